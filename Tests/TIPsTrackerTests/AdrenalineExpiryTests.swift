import Foundation
import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Adrenaline that expires")
struct AdrenalineExpiryTests {
    @Test(
        "It is told on home and in the settings from 30 days before, and as a notice",
        arguments: [
            ("2026-01-05", nil), ("2026-01-06", "good until"), ("2026-02-05", "good until"),
            ("2026-02-06", "EXPIRED on"),
        ] as [(String, String?)]
    )
    func told(day: String, words: String?) throws {
        let family = try Family(now: "\(day)T08:00")
        let bob = try family.member("Bob", .logger)
        try family.ann.setEmergencyPlan(EmergencyPlan(expires: date("2026-02-05")))
        let home = try bob.homeScreen()
        let found = (home.prompts + home.warnings).filter { $0.kind == "adrenaline" }
        // Expired adrenaline stands above all else.
        #expect((home.prompts.first?.kind == "adrenaline") == (words == "EXPIRED on"))
        #expect(
            found.map(\.text)
                == (words.map { ["The epinephrine is \($0) 2026-02-05"] } ?? []).map {
                    $0.hasPrefix("The epinephrine is EXPIRED")
                        ? $0.replacing("is EXPIRED", with: "EXPIRED")
                            + " — ask the clinic or pharmacy for a new one today"
                        : $0
                }
        )
        let label = try #require(try bob.settingsScreen().rows.first { $0.id == "emergency" }).label
        #expect(label.contains("2026-02-05") == (words != nil))
        let notices = try bob.notificationCandidates().filter { $0.series.category == "emergency" }
        #expect(
            notices.map(\.timing) == [
                .at([try family.instant("2026-01-06T09:00")]), .at([try family.instant("2026-02-06T09:00")]),
            ]
        )
    }

    @Test(
        "A weight is one number above zero with kilograms or pounds, and may have words and a date beside it",
        arguments: [
            ("0", false), ("0 kg", false), ("0,0 kg", false), ("-3 kg", false), ("18 kg", true), ("0.9 kg", true),
            ("not weighed", false), ("", true), ("18", false), ("abc", false), ("kg", false), ("18 mg", false),
            ("18 kg 20 kg", false), ("15-18 kg", false), ("June: −3 kg", false), ("2026-03-08: 18 kg", true),
            ("18kg", true), ("39,7 libras", true), ("18 kilos", true), ("39.7 pounds in March", true),
            ("6 lb 5 oz", true),
        ]
    )
    func weight(text: String, isKept: Bool) throws {
        let family = try Family()
        let plan = EmergencyPlan(weight: text)
        if isKept {
            #expect(try family.ann.setEmergencyPlan(plan).weight == text)
        } else {
            #expect(throws: TIPsError.notAWeight(text)) { try family.ann.setEmergencyPlan(plan) }
            #expect(try family.ann.plan().emergency.isEmpty)
        }
        let page = try family.ann.emergencyPage(typed: ["weight": text])
        #expect((page.plan != nil) == isKept)
    }

    /// A room whose plan is of an earlier version: a weight without a unit, and a number that nobody can dial.
    private func earlier() throws -> Family {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(number: "602-555-0100", weight: "18 kg"))
        let file = String(decoding: try family.ann.exportRoom(), as: UTF8.self).replacing("18 kg", with: "18")
            .replacing("602-555-0100", with: "call mom")
        let fresh = try Family(seed: 3, isSetUp: false)
        try fresh.ann.importRoom(Data(file.utf8))
        try fresh.ann.become(try #require(try family.ann.plan().members.first).id)
        return fresh
    }

    @Test("A stored plan whose weight has no unit is shown, and its form asks for one")
    func weightWithoutUnit() throws {
        let fresh = try earlier()
        let page = try fresh.ann.emergencyPage()
        #expect(page.lines.contains { $0.label == "Weight" && $0.text == "18" })
        #expect(page.form[field: "weight"]?.error?.contains("write one number with kg or lb") == true)
    }

    @Test("A stored weight or number of an earlier version doesn't hold back the other fields of the plan")
    func otherFields() throws {
        let fresh = try earlier()
        var plan = try fresh.ann.plan().emergency
        plan.contacts = "Ann 602-555-0101"
        try fresh.ann.setEmergencyPlan(plan)
        #expect(try fresh.ann.plan().emergency == plan)
        let (weight, number) = (EmergencyPlan(weight: "19"), EmergencyPlan(number: "call dad"))
        #expect(throws: TIPsError.notAWeight("19")) { try fresh.ann.setEmergencyPlan(weight) }
        #expect(throws: TIPsError.notAPhoneNumber("call dad")) { try fresh.ann.setEmergencyPlan(number) }
    }

    @Test(
        "A dose of epinephrine has an amount above zero with mg, mcg or mL, and may have words beside it",
        arguments: [
            ("abc", false), ("1.5", false), ("0 mg", false), ("mg", false), ("none", false), ("15 kg", false),
            ("0.3 g", false), ("", true), ("0.15 mg", true), ("una pluma de 0,15 mg", true), ("EpiPen Jr 0.15mg", true),
            ("2 pens of 150 microgramos", true), ("0.3 mL", true),
        ]
    )
    func dose(text: String, isKept: Bool) throws {
        let family = try Family()
        let plan = EmergencyPlan(adrenaline: text)
        if isKept {
            #expect(try family.ann.setEmergencyPlan(plan).adrenaline == text)
        } else {
            #expect(throws: TIPsError.notAnAdrenalineDose(text)) { try family.ann.setEmergencyPlan(plan) }
            #expect(try family.ann.plan().emergency.isEmpty)
        }
        #expect((try family.ann.emergencyPage(typed: ["adrenaline": text]).plan != nil) == isKept)
    }

    @Test("A dose of an earlier version without an amount stays on the page while the rest of the plan is edited")
    func earlierDose() throws {
        let family = try stored(adrenaline: "EpiPen Jr")
        let page = try family.ann.emergencyPage(typed: ["expires": "2027-01-31"])
        let plan = try #require(page.plan)
        #expect(try family.ann.setEmergencyPlan(plan).adrenaline == "EpiPen Jr")
        #expect(try family.ann.emergencyPage(typed: ["adrenaline": "EpiPen"]).plan == nil)
    }

    @Test("A dose is compared with the last one that had an amount, also after it was taken out")
    func dosesApart() throws {
        let family = try Family()
        for text in ["0.15 mg", ""] { try family.ann.setEmergencyPlan(EmergencyPlan(adrenaline: text)) }
        let plan = EmergencyPlan(adrenaline: "1.5 mg")
        #expect(throws: TIPsError.self) { try family.ann.setEmergencyPlan(plan) }
        #expect(try family.ann.setEmergencyPlan(plan, tenfoldIsMeant: true) == plan)
    }

    /// A room whose plan has a weight of 18 kg and a dose that was stored by any version.
    private func stored(adrenaline: String) throws -> Family {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(weight: "18 kg", adrenaline: "7.77 mg"))
        let file = String(decoding: try family.ann.exportRoom(), as: UTF8.self).replacing("7.77 mg", with: adrenaline)
        let fresh = try Family(seed: 3, isSetUp: false)
        try fresh.ann.importRoom(Data(file.utf8))
        try fresh.ann.become(try #require(try family.ann.plan().members.first).id)
        return fresh
    }

    @Test(
        "Ten times the adrenaline, or a tenth, is asked about before it is saved, wherever in the text the number is",
        arguments: [
            ("0.15 mg", "1.5 mg", true), ("0.15 mg", "0.3 mg", false), ("0.15 mg autoinjector", "1500 mcg", true),
            ("0,15 mg", "1,5 mg", true), ("0.15 mg", "one pen of 0.15 mg", false), ("", "15 mg", false),
            ("0.3 mg", "0.15 mg", false), ("0.15 mg", "1.49 mg", false),
            ("EpiPen Jr 0.15 mg", "EpiPen Jr 1.5 mg", true),
            ("autoinyector de 0.15 mg", "autoinyector de 3 mg", true), ("0.15", "1.5 mg", true),
            (".15", "1.5 mg", true),
            ("0,15 mg", "pen, 1.5 mg", true), ("0.15", "0.015 mg", true), ("0.15 mg", "15 microgramos", true),
            ("0.15 mg", "0.016 mg", false), ("2 pens of 0.15 mg", "20 pens of 0.15 mg", false),
            ("0.15 mg, weight 15 kg", "0.15 mg, weight 150 kg", true),
            ("0.15 mg, weight 15 kg", "1.5 mg, weight 15 kg", true),
            ("0.15 mg, weight 15 kg", "weight 16 kg, 0.15 mg", false),
            ("0.15 mg, weight 15 kg", "weight 15 kg, 1500 mcg", true),
            ("0.15 mg to 25 kg, then 0.3 mg", "0.15 mg to 25 kg, then 3 mg", true),
            ("0.15 mg to 25 kg, then 0.3 mg", "0.3 mg", false), ("0.15 mg", "0.15 mg to 25 kg, then 0.3 mg", false),
        ]
    )
    func tenfold(before: String, after: String, isAsked: Bool) async throws {
        let family = try stored(adrenaline: before)
        let plan = EmergencyPlan(weight: "18 kg", adrenaline: after)
        if isAsked {
            #expect(throws: TIPsError.self) { try family.ann.setEmergencyPlan(plan) }
            #expect(try family.ann.plan().emergency.adrenaline == before)
            #expect(try family.ann.setEmergencyPlan(plan, tenfoldIsMeant: true).adrenaline == after)
        } else {
            #expect(try family.ann.setEmergencyPlan(plan).adrenaline == after)
        }
    }

    @Test(
        "A weight of ten times as much, or of a tenth, is asked about in words of its own, in either language's units",
        arguments: [
            ("39.7 lb", "397 libras", "397 lb after 39.7 lb, which is ten times as much or more"),
            ("18 kg", "1.8 kg", "1.8 kg after 18 kg, which is a tenth as much or less"),
            ("18 kg in March", "June: 1.8 kg", "1.8 kg after 18 kg, which is a tenth as much or less"),
            ("180 lb", "8 kilos", "8 kg after 180 lb, which is a tenth as much or less"),
            ("18 kilos", "June: 1,8 kilos", "1.8 kg after 18 kg, which is a tenth as much or less"),
        ]
    )
    func words(before: String, after: String, words: String) async throws {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(weight: before))
        let asked = try await family.ann.perform(Act("save", fields: ["weight": after]), at: .emergency)
        guard case .question(let question) = asked else {
            Issue.record("it isn't asked")
            return
        }
        #expect(question.question.contains(words), "\(question.question)")
    }

    @Test("The page asks whether a weight and a dose of ten times as much are meant, and a yes saves them")
    func tenfoldPage() async throws {
        let family = try Family()
        try family.ann.setEmergencyPlan(EmergencyPlan(weight: "18 kg", adrenaline: "0.15 mg"))
        var act = Act("save", fields: ["weight": "180 kg", "adrenaline": "15 mg"])
        guard case .question(let question) = try await family.ann.perform(act, at: .emergency) else {
            Issue.record("it isn't asked")
            return
        }
        #expect(question.question.contains("180 kg after 18 kg") && question.question.contains("15 mg after 0.15 mg"))
        act.isConfirmed = true
        guard case .done = try await family.ann.perform(act, at: .emergency) else {
            Issue.record("a yes doesn't save it")
            return
        }
        #expect(try family.ann.plan().emergency.weight == "180 kg")
    }
}
