import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The week of a recommended food follows what is corrected")
struct WeekColorTests {
    private func egg(_ family: Family) throws -> HomeScreen.WeekPart {
        try #require(family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Egg" }?.week)
    }

    private func color(of week: Int, in family: Family) throws -> WeeklyBand? {
        try family.ann.weekViewPage(week: week).sections.flatMap(\.rows).first { $0.name == "Egg" }?.count
    }

    @Test("a log deleted or moved in the history changes the color of its past week")
    func correctedHistory() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        for day in 5...8 {
            try family.at("2026-01-0\(day)T18:00")
            try family.ann.log(egg)
        }
        try family.at("2026-01-14T18:00")
        #expect(try color(of: 1, in: family)?.count == 4)
        let logs = try family.ann.entries(in: date("2026-01-05")..<date("2026-01-12"))
        try family.ann.deleteLog(logs[0].id)
        #expect(try color(of: 1, in: family) == WeeklyBand(count: 3))
        try family.ann.editLog(logs[3].id, at: family.instant("2026-01-13T18:00"))
        #expect(try color(of: 1, in: family)?.state == .low)
        #expect(try color(of: 2, in: family)?.count == 1)
    }

    @Test("an edited start moves the weeks' boundaries, and the counts with them")
    func editedStart() throws {
        let family = try Family()
        let egg = try family.item("Egg").id
        for day in ["08", "09", "10", "12"] {
            try family.at("2026-01-\(day)T18:00")
            try family.ann.log(egg)
        }
        let cycle = try #require(family.ann.plan().cycle)
        #expect(try color(of: 1, in: family)?.count == 3)
        try family.ann.editCycle(cycle.id, CycleEdit(start: date("2026-01-06")))
        #expect(try color(of: 1, in: family)?.count == 4)
    }

    @Test("a food added in the middle of a week says since when it counts; its color stays that of its count")
    func addedMidWeek() throws {
        let family = try Family(now: "2026-01-08T08:00")
        try family.ann.addItem(ItemDraft("Wheat", .recommended, .same(DoseDraft("1", "piece"))))
        let row = try #require(family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == "Wheat" })
        #expect(row.week?.text == "0 of 3–5 this week, in the plan since Thursday")
        #expect(row.week?.state == .low)
        #expect(try egg(family).text == "0 of 3–5 this week")
    }
}
