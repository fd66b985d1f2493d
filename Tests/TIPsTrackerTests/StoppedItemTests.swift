import NotificationKit
import ScreenKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("An item that the clinic has stopped")
struct StoppedItemTests {
    @Test("It is said on home, in the week, in the items, in its form and in the report, and it is not an open box")
    func said() throws {
        let family = try Family()
        let item = try family.item("Cetirizine").id
        try family.at("2026-01-07T08:00")
        try family.ann.stopItem(item, from: date("2026-01-07"))
        let row = try #require(try family.ann.homeScreen().categories[0].items.first)
        #expect(row.stopped == "stopped by the clinic since 2026-01-07")
        #expect(row.box.id.contains("/tick-stopped/"))
        #expect(row.box.confirmation?.question.contains("The clinic stopped Cetirizine from 2026-01-07") == true)
        let cells = try #require(try family.ann.weekViewPage().sections[0].rows.first).cells
        #expect(cells.map(\.state) == [.missed, .missed, .stopped, .stopped, .stopped, .stopped, .stopped])
        let items = try family.ann.editItemsPage().categories[0].rows
        #expect(items.first?.dose == "5 mL, stopped by the clinic from 2026-01-07")
        #expect(items.first?.stop.id == "item/\(item)/resume")
        #expect(try family.ann.addItemPage(.medicine, editing: item).stop?.id == "item/\(item)/resume")
        #expect(try family.ann.suppliesPage().rows.first?.text.contains("stopped by the clinic") == true)
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.items.first?.stopped == (try date("2026-01-07")))
        #expect(report.weeks[0].sections[0].rows[0].cells[2].state == .stopped)
        #expect(report.planChanges.map(\.text) == ["stopped by the clinic's word from 2026-01-07"])
    }

    @Test(
        "A log of it asks, is never refused for good, and keeps that the clinic had stopped it, in history, CSV and report"
    )
    func log() throws {
        let family = try Family(now: "2026-01-07T08:00")
        let item = try family.item("Cetirizine").id
        let day = try date("2026-01-06")
        try family.ann.stopItem(item, from: day)
        #expect(throws: TIPsError.stopped(item: "Cetirizine", since: day)) { try family.ann.log(item) }
        #expect(try family.ann.entries(in: day..<day.adding(days: 9)).isEmpty)
        let entry = try family.ann.log(item, althoughStopped: true).entry
        #expect(entry.claim.stoppedSince == day)
        try family.ann.stopItem(item, from: nil)
        let notes = try family.ann.historyPage().days.flatMap(\.rows).flatMap(\.notes)
        #expect(notes == ["logged although the clinic stopped it from 2026-01-06"])
        #expect(String(decoding: try family.ann.exportLogs(), as: UTF8.self).contains(",since 2026-01-06"))
        let report = try family.ann.report(of: Cycle.ID("cycle-1"))
        #expect(report.stoppedLogs == ["2026-01-07 08:00 Cetirizine 5 mL, Ann: stopped since 2026-01-06"])
        #expect(try family.ann.log(family.item("Almond").id, althoughStopped: true).entry.claim.stoppedSince == nil)
    }

    @Test("The days of a stop that was lifted are not missed afterwards")
    func lifted() throws {
        let family = try Family()
        let item = try family.item("Cetirizine").id
        try family.at("2026-01-06T08:00")
        try family.ann.stopItem(item, from: date("2026-01-06"))
        try family.at("2026-01-09T08:00")
        try family.ann.stopItem(item, from: nil)
        try family.at("2026-01-11T08:00")
        let cells = try #require(try family.ann.weekViewPage().sections[0].rows.first).cells
        #expect(cells.map(\.state) == [.missed, .stopped, .stopped, .stopped, .missed, .missed, .dueToday])
        let changes = try family.ann.report(of: Cycle.ID("cycle-1")).planChanges
        #expect(
            changes.map { "\($0.day) \($0.text)" } == [
                "2026-01-06 stopped by the clinic's word from 2026-01-06", "2026-01-09 no longer stopped",
            ]
        )
    }

    @Test("A calendar withdraws the reminder of a category whose every item is stopped, and ends one that stops later")
    func calendar() throws {
        let family = try Family(now: "2026-01-06T08:00")
        let item = try family.item("Cetirizine").id
        for category in [Category.medicine, .maintenance] { try family.ann.setReminder(category, isOn: true) }
        func end(_ category: String) throws -> String? {
            let found = try family.ann.notificationCandidates().first { $0.series.category == category }
            guard let found, case .recurring(let recurrence) = found.timing else { return nil }
            return "\(recurrence.end)"
        }
        let (before, other) = (try end("medicine"), try end("maintenance"))
        #expect(before?.contains("2026-03-30") == true)
        try family.ann.stopItem(item, from: date("2026-01-10"))
        #expect(try end("medicine")?.contains("2026-01-09") == true && family.ann.stoppedCandidates().isEmpty)
        try family.ann.stopItem(item, from: date("2026-01-06"))
        #expect(try end("medicine") == nil)
        #expect(try family.ann.stoppedCandidates().map(\.series.category) == ["medicine"])
        #expect(try end("maintenance") == other)
        try family.ann.stopItem(item, from: nil)
        #expect(try end("medicine") == before && family.ann.stoppedCandidates().isEmpty)
    }

    @Test("A stopped treatment food starts no wait for itself, isn't asked about, and its timer is withdrawn")
    func timer() throws {
        let items = [
            ItemDraft("Peanut", .treatment, .same(DoseDraft("1", "g"))),
            ItemDraft("Cashew", .treatment, .same(DoseDraft("1", "g"))),
        ]
        let family = try Family(items, now: "2026-01-06T08:00")
        try family.ann.log(family.item("Peanut").id)
        #expect(try family.ann.notificationCandidates().contains { $0.series.category == "timer" })
        try family.ann.stopItem(family.item("Cashew").id, from: date("2026-01-06"))
        #expect(try !family.ann.notificationCandidates().contains { $0.series.category == "timer" })
        #expect(try family.ann.stoppedCandidates().map(\.series.category) == ["timer"])
        let home = try family.ann.homeScreen()
        #expect(home.categories[2].timer == nil && home.prompts.allSatisfy { $0.kind != "timer" })
        try family.at("2026-01-09T08:00")
        #expect(
            try family.ann.homeScreen().prompts.filter { $0.kind == "clinic" }.allSatisfy {
                !$0.text.contains("Cashew")
            }
        )
    }
}
