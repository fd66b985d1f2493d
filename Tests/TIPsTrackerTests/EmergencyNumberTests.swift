import Foundation
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The number to call in an emergency")
struct EmergencyNumberTests {
    @Test(
        "a family's 911 has a line about other countries unless home and device are in the United States",
        arguments: [
            ("America/Phoenix", "America/Phoenix", "911", false), ("America/Phoenix", "Europe/Berlin", "911", true),
            ("Europe/Berlin", "Europe/Berlin", "9-1-1", true), ("Europe/Berlin", "Europe/Berlin", "112", false),
        ]
    )
    func ownNumberAbroad(zone: String, device: String, number: String, isTold: Bool) throws {
        let (home, here) = (try TimeZone.named(zone), try TimeZone.named(device))
        let lines = EmergencyPlan(number: number).lines(on: try date("2026-01-05"), in: home, shownIn: here, clinic: "")
        #expect(lines[0].label == "Call" && lines[0].text == number)
        #expect((lines[1].text == "the local emergency number, 112 in most of Europe") == isTold)
        #expect(lines.count == (isTold ? 8 : 7))
    }

    @Test(
        "a text that can't be dialed is refused at its field, and one that came from elsewhere doesn't hide whom to call",
        arguments: [
            ("call mom", false), ("ask the neighbor in 3", false), ("see card 2", false), ("mom 602-555-0100", false),
            ("911 or 112", false), ("911/112", false), ("9", false), ("911", true), ("112", true), ("*65", true),
            ("+1 (602) 555-0100", true), ("602.555.0100 ext 5", true), ("602-555-0100 Ext. 5", true),
            ("602–555–0100x5", true), ("112 911", false), ("911-112", false), ("911 (112)", false), ("15 112", false),
            ("911 112 060", false),
            ("911 602-555-0100", false), ("602-555-0100 911", false), ("9-1-1", true), ("116 117", true),
            ("911 234 567", true), ("+34 912 345 112", true), ("020 7946 112", true), ("911 +1 602-555-0100", false),
            ("602-555-0100 602-555-0101", false), ("+1 602 555 0100 +1 602 555 0101", false),
            ("602-555-0100 (602-555-0101)", false),
            ("602-555-0100, ext 5", true), ("602-555-0100 extensión 5", true),
        ]
    )
    func dialable(number: String, isDialable: Bool) throws {
        let family = try Family()
        let page = try family.ann.emergencyPage(typed: ["number": number])
        let day = try date("2026-01-05")
        let labels = EmergencyPlan(number: number).lines(on: day, in: family.zone, shownIn: .gmt, clinic: "")
            .map(\.label)
        if !isDialable {
            #expect(throws: TIPsError.notAPhoneNumber(number)) {
                try family.ann.setEmergencyPlan(EmergencyPlan(number: number))
            }
            #expect(page.plan == nil && page.form[field: "number"]?.error?.contains("“\(number)”") == true)
            #expect(labels.prefix(2) == ["Call 911 in the United States.", "Emergency number"])
        } else {
            try family.ann.setEmergencyPlan(EmergencyPlan(number: number))
            #expect(page.form[field: "number"]?.error == nil && labels.first == "Call")
        }
    }

    @Test(
        "the clinic's number is refused as the emergency number is, also at its field",
        arguments: ["abc", "911/112"]
    )
    func clinic(number: String) throws {
        let family = try Family()
        #expect(throws: TIPsError.notAPhoneNumber(number)) {
            try family.ann.setClinic(ClinicInstructions(phone: number))
        }
        let page = try family.ann.clinicPage(typed: ["phone": number])
        #expect(page.clinic == nil && page.form[field: "phone"]?.error?.contains("“\(number)”") == true)
        for kept in ["602-555-0100", ""] {
            #expect(try family.ann.setClinic(ClinicInstructions(phone: kept)).phone == kept)
        }
    }

    @Test("a point behind the number isn't shown as a part of it")
    func pointBehind() throws {
        let plan = EmergencyPlan(number: "112.")
        let lines = plan.lines(on: try date("2026-01-05"), in: .gmt, shownIn: .gmt, clinic: "")
        #expect(lines.first?.label == "Call" && lines.first?.text == "112")
    }

    @Test("the device of a removed member is told whom to call and why the family's plan isn't shown")
    func removed() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        try family.ann.setEmergencyPlan(EmergencyPlan(number: "602-555-0100", allergens: "peanut"))
        try family.ann.logReaction(ReactionDraft(symptom: "can't breathe", severity: .severe))
        let id = try #require(try family.ann.plan().members.first { $0.name == "Bob" }?.id)
        try family.ann.revoke(id)
        let page = try bob.emergencyPage()
        #expect(page.lines.map(\.label) == ["Call 911.", "The family's plan"])
        #expect(page.lines[1].text == TIPsError.notAllowed(.revoked("Bob")).description)
        #expect(page.standing.isEmpty && page.form.fields.allSatisfy { $0.value.isEmpty })
        #expect(!page.next.isEnabled && page.form.whyNot != nil)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try bob.cardPlan() }
        #expect(try family.ann.cardPlan().emergency.allergens == "peanut")
        #expect(throws: TIPsError.self) { try bob.settingsScreen() }
    }

    @Test("a device that left the room is told whom to call, and each other screen leads to the room code")
    func left() throws {
        let family = try Family()
        _ = try family.ann.addMember("Bob", role: .admin)
        try family.ann.setEmergencyPlan(EmergencyPlan(number: "602-555-0100", allergens: "peanut"))
        try family.ann.logReaction(ReactionDraft(symptom: "can't breathe", severity: .severe))
        try family.ann.leave()
        let nobody = TIPsError.notAllowed(.nobody)
        let page = try family.ann.emergencyPage()
        #expect(page.lines.map(\.label) == ["Call 911.", "The family's plan"])
        #expect(page.lines[1].text == nobody.description)
        #expect(page.standing.isEmpty && page.form.fields.allSatisfy { $0.value.isEmpty })
        #expect(!page.next.isEnabled && !page.card.isEnabled && page.form.whyNot == nobody.description)
        #expect(throws: nobody) { try family.ann.cardPlan() }
        #expect(throws: nobody) { try family.ann.report(of: Cycle.ID("cycle-1")) }
        for link in [TIPsLink.home, .settings, .reactions] {
            #expect(throws: nobody) { try family.ann.screen(link) }
        }
        let remedy = try #require(nobody.remedy)
        let setup = try #require(try family.ann.screen(TIPsLink(remedy.target)) as? SetupScreen)
        #expect(setup.step == .code && setup.form[field: "code"] != nil)
    }
}
