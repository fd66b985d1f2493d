import Foundation
import GRDB
import NotificationKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// Known faults of other trackers, one test each.
@Suite("Known faults of trackers")
struct KnownFaultsTests {
    @Test("a cold start after midnight wipes nothing: yesterday's ticks are in the history, today's boxes are clear")
    func coldStartAfterMidnight() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        do {
            let family = try Family(file: file, now: "2026-01-05T23:50")
            try family.ann.log(family.item("Cetirizine").id)
            try family.ann.log(family.item("Almond").id)
            try family.store.close()
        }
        let zone = try TimeZone.named("America/Phoenix")
        let morning = ManualClock(zone.instant(of: try LocalDateTime(iso8601: "2026-01-06T00:01")), zone: zone)
        let ann = TIPsTracker(
            store: try LocalStore.open(at: file, schemas: TIPsTracker.schemas),
            clock: morning.wallClock,
            ids: .seeded(2)
        )
        #expect(try ann.homeScreen().categories.flatMap(\.items).allSatisfy { !$0.checked })
        #expect(try ann.entries(in: date("2026-01-05")..<date("2026-01-06")).count == 2)
    }

    @Test("two taps at once lose none: each tick is a row of its own, no list is written anew")
    func noListRewritten() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let items = try family.ann.plan().items
        for (index, item) in items.enumerated() {
            try (index.isMultiple(of: 2) ? family.ann : bob).log(item.id, early: true)
        }
        #expect(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).count == items.count)
        let rows = try family.store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM claim") }
        #expect(rows == items.count)
    }

    @Test("a week ends at midnight of its seventh day, whatever time the cycle was set up at: day 7's evening counts")
    func seventhEvening() throws {
        let family = try Family(now: "2026-01-05T17:40")
        let egg = try family.item("Egg")
        for day in 5...10 {
            try family.at("2026-01-\(day < 10 ? "0" : "")\(day)T19:00")
            if day > 8 { try family.ann.log(egg.id) }
        }
        try family.at("2026-01-11T23:30")
        try family.ann.log(egg.id)
        let shown = try #require(family.ann.homeScreen().categories.flatMap(\.items).first { $0.id == egg.id })
        #expect(shown.week?.count == 3)
        try family.at("2026-01-12T00:00")
        let next = try #require(family.ann.homeScreen().categories.flatMap(\.items).first { $0.id == egg.id })
        #expect(next.week?.count == 0)
    }

    @Test("weeks are counted in calendar days: a start picked at 17:40 is week 1 day 2 at 09:00 the next morning")
    func weekFromDays() throws {
        let family = try Family(now: "2026-01-05T17:40")
        try family.at("2026-01-06T09:00")
        let cycle = try #require(family.ann.homeScreen().cycle)
        #expect(cycle.week == 1)
        #expect(cycle.day == 2)
    }

    @Test("turning the timer off cancels the timer's notice and no reminder")
    func timerOffKeepsReminders() throws {
        let family = try Family(
            settings: MemberSettings(reminders: [.medicine: .init(isOn: true, time: time("09:00"))])
        )
        try family.ann.log(family.item("Peanut").id)
        let scope = NotificationScope(app: "tips")
        let notices = NotificationStore(
            try LocalStore.inMemory(schemas: [NotificationStore.schema]),
            ids: .seeded(3)
        )
        func pending() throws -> Set<String> {
            try notices.refresh(
                family.ann.notificationCandidates(),
                of: scope,
                preferences: family.ann.notificationPreferences(),
                now: family.clock.now
            )
            return Set(try notices.pending(of: scope).map(\.category))
        }
        let running = try pending()
        #expect(running.isSuperset(of: ["timer", "medicine"]))
        try family.ann.setTimer(isOn: false)
        #expect(try pending() == running.subtracting(["timer", "rest"]))
    }

    @Test("un-logging an older treatment food leaves the timer alone")
    func unlogOlder() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.at("2026-01-05T08:20")
        let timer = try family.ann.log(family.item("Cashew").id).timer
        #expect(timer?.endsAt == (try family.instant("2026-01-05T08:35")))
        try family.ann.unlog(family.item("Peanut").id)
        let home = try family.ann.homeScreen()
        #expect(home.categories.first { $0.category == .treatment }?.timer?.endsAt == timer?.endsAt)
    }

    @Test("all weeks are required: the error lists every one that is missing, not the first")
    func allWeeksRequired() throws {
        let family = try Family()
        let doses = [1: DoseDraft("1", "g"), 5: DoseDraft("1", "g")]
        #expect(throws: TIPsError.missingWeekDoses(item: "Walnut", weeks: [2, 3, 4] + Array(6...12))) {
            try family.ann.addItem(ItemDraft("Walnut", .treatment, .weekly(doses)))
        }
        #expect(try family.ann.plan().items.count == Family.usualItems.count)
    }

    @Test("a deleted item doesn't come back: not the next day, not by a merge, not in the next cycle")
    func deletedStaysDeleted() throws {
        let family = try Family()
        let before = try family.ann.exportRoom()
        try family.at("2026-01-06T08:00")
        try family.ann.deleteItem(family.item("Almond").id)
        func names() throws -> [String] { try family.ann.homeScreen().categories.flatMap(\.items).map(\.name) }
        #expect(try !names().contains("Almond"))
        try family.ann.importRoom(before)
        #expect(try !names().contains("Almond"))
        try family.at("2026-03-31T08:00")
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-31"), challenge: date("2026-05-26"), dosesFollow: true)
        )
        #expect(try !names().contains("Almond"))
    }

    @Test("the next cycle takes no weekly dose over as if it were valid")
    func noStaleDoses() throws {
        let family = try Family()
        try family.at("2026-03-30T08:00")
        let receipt = try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-30"), challenge: date("2026-05-25"), dosesFollow: true)
        )
        for item in try family.ann.plan(of: receipt.cycle.id).items where item.category == .treatment {
            #expect((1...8).allSatisfy { item.dosing.dose(inWeek: $0) == nil }, "\(item.name)")
        }
    }

    @Test("a unit is known by its id: renamed, every dose that has it shows the new name, and no log changes")
    func unitsByID() throws {
        let family = try Family()
        try family.ann.log(family.item("Peanut").id)
        try family.ann.renameUnit(family.ann.findUnit("tsp").id, to: "teaspoon")
        let plan = try family.ann.plan()
        #expect(try plan.label(#require(family.item("Peanut").dosing.dose(inWeek: 1))).text == "1/4 teaspoon")
        let entry = try #require(family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).first)
        #expect(entry.claim.snapshot.dose?.text == "1/4 tsp")
    }

    @Test("a logger can't edit the history: refused, and nothing changes")
    func loggerEditsNothing() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let entry = try family.ann.log(family.item("Peanut").id).entry
        let before = try family.ann.exportRoom()
        #expect(throws: TIPsError.self) { try bob.editLog(entry.id, at: family.clock.now) }
        #expect(throws: TIPsError.self) { try bob.deleteLog(entry.id) }
        #expect(throws: TIPsError.self) { try bob.unlog(entry.item) }
        #expect(try family.ann.exportRoom() == before)
    }
}
