import Foundation
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Screens have what a page needs")
struct ScreenPartsTests {
    private func object(_ value: some Encodable) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }

    @Test("reminders are an object by category, and doses are named, not numbered")
    func encodings() throws {
        let settings = MemberSettings(reminders: [.medicine: .init(isOn: true, time: try time("08:00"))])
        let reminders = try #require(try object(settings)["reminders"] as? [String: Any])
        #expect(Array(reminders.keys) == ["medicine"])
        #expect(try JSONDecoder().decode(MemberSettings.self, from: JSONEncoder().encode(settings)) == settings)
        for dosing in [DosingDraft.same(DoseDraft("1", "g")), .weekly([2: DoseDraft("1/4", "tsp")])] {
            let data = try JSONEncoder().encode(dosing)
            #expect(!String(decoding: data, as: UTF8.self).contains("_0"))
            #expect(try JSONDecoder().decode(DosingDraft.self, from: data) == dosing)
        }
        let weekly = try object(DosingDraft.weekly([2: DoseDraft("1/4", "tsp")]))["weekly"] as? [String: Any]
        #expect(weekly?.keys.first == "2")
    }

    @Test("the history has a day picker, and leads to the days before and after")
    func history() throws {
        let family = try Family(now: "2026-01-07T08:00")
        let page = try family.ann.historyPage(on: date("2026-01-06"))
        #expect(page.show.inputs.first?.value == "2026-01-06")
        #expect(page.earlier?.target == "tips://history/2026-01-05")
        #expect(try family.ann.historyPage(on: date("2026-01-05")).earlier == nil)
        #expect(page.later?.target == "tips://history/2026-01-07")
        #expect(try family.ann.historyPage(on: date("2026-01-07")).later == nil)
        try family.ann.log(family.item("Egg").id)
        #expect(try family.ann.historyPage().days.first?.rows.first?.categoryTitle == "Recommended Foods")
        #expect(try family.ann.adherencePage().titles.last == "Recommended Foods")
    }

    @Test("the week has a legend of every state, and a count has words and a color")
    func week() throws {
        let family = try Family()
        for day in 5...7 {
            try family.at("2026-01-0\(day)T08:00")
            try family.ann.log(try family.item("Egg").id)
        }
        let page = try family.ann.weekViewPage()
        #expect(page.legend.map(\.state) == WeekViewPage.State.allCases)
        #expect(page.legend.allSatisfy { !$0.text.isEmpty })
        let egg = try #require(page.sections.flatMap(\.rows).first { $0.name == "Egg" })
        #expect(egg.countText == "3 of 3–5" && egg.countState == "ok")
        #expect(
            page.signs.compactMap(\.sign) == ["–", "[ ]", "!", "~", "=", "×2", "2d", "+1", "≠", "stop", "×R", "*"]
        )
        #expect(page.signs.compactMap(\.color) == ["yellow", "neutral", "green", "red"])
        #expect(page.signs.allSatisfy { !$0.text.isEmpty })
        #expect(egg.color == "green")
    }

    @Test("the room's page has the fields of a new member and of the zone, and who was in the room")
    func room() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        #expect(try family.ann.roomPage().newMember.fields.map(\.id) == ["name", "role"])
        #expect(try family.ann.roomPage().zone[field: "zone"]?.value == "America/Phoenix")
        #expect(try bob.roomPage().newMember.buttons.allSatisfy { !$0.isEnabled })
        #expect(try bob.roomPage().zone.buttons.allSatisfy { !$0.isEnabled })
        try family.at("2026-01-07T08:00")
        try family.ann.revoke(try bob.currentMember().id)
        let former = try #require(try family.ann.roomPage().former.first)
        #expect(former.name == "Bob")
        #expect(former.left == (try date("2026-01-07")))
        #expect(try family.ann.roomPage().members.map(\.name) == ["Ann"])
    }

    @Test("a room that isn't shared can be shared from its page by an admin")
    func sync() throws {
        let family = try Family()
        let page = try family.ann.syncPage()
        #expect(page.share?.fields.map(\.id) == ["remote", "key"])
        #expect(page.share?.buttons.first?.isEnabled == true)
        #expect(!page.now.isEnabled)
        let bob = try family.member("Bob", .logger)
        #expect(try bob.syncPage().share?.buttons.first?.isEnabled == false)
    }
}
