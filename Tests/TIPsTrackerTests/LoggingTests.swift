import Foundation
import NotificationKit
import ScreenKit
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Logging")
struct LoggingTests {
    // MARK: A tick

    @Test("a tick keeps the instant, the member and what the plan said; the box is ticked")
    func tick() throws {
        let family = try Family(now: "2026-01-14T08:00")
        let receipt = try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        #expect(!receipt.wasTicked)
        let claim = receipt.entry.claim
        #expect(claim.at == family.clock.now && claim.recordedAt == family.clock.now)
        #expect(try claim.member == family.ann.currentMember().id)
        #expect(try claim.slot == Slot(day: date("2026-01-14"), item: family.item("Peanut").id))
        #expect(claim.cycle.rawValue == "cycle-1")
        #expect(
            claim.snapshot
                == Snapshot(item: "Peanut", category: .treatment, dose: DoseLabel(amount: "1/4", unit: "tsp"))
        )
        #expect(!claim.isEarly)
        #expect(try family.ticked(on: "2026-01-14") == ["Peanut"])
    }

    @Test("the answer to a tick tells who logged, and the week of a recommended food as home does")
    func receipt() throws {
        let family = try Family(now: "2026-01-14T08:00")
        let peanut = try family.ann.log(family.item("Peanut").id, clinicSaidGoOn: true)
        #expect(peanut.by == "Ann" && peanut.week == nil)
        let egg = try family.item("Egg").id
        for isTicked in [false, true] {
            let receipt = try family.ann.log(egg)
            let row = try family.ann.homeScreen().categories.flatMap(\.items).first { $0.id == egg }
            #expect(receipt.wasTicked == isTicked && receipt.week?.count == 1)
            #expect(receipt.week == row?.week)
        }
    }

    @Test("a tick writes exactly three rows: the claim, the change and its row")
    func threeRows() throws {
        let family = try Family()
        let item = try family.item("Almond").id
        func counts() throws -> [Int] {
            try ["claim", "tombstone", "register", "change", "change_row", "device"].map { try family.count($0) }
        }
        let before = try counts()
        try family.ann.log(item)
        #expect(try zip(before, counts()).map { $1 - $0 } == [1, 0, 0, 1, 1, 0])
    }

    @Test("a log keeps the words it was made with, whatever becomes of the item and its unit")
    func snapshot() throws {
        let family = try Family()
        let almond = try family.item("Almond")
        try family.ann.log(almond.id)
        try family.ann.renameUnit(try family.ann.findUnit("piece").id, to: "nut", isMeant: true)
        try family.ann.editItem(almond.id, ItemEdit(name: "Hazelnut"))
        try family.at("2026-01-06T08:00")
        try family.ann.log(almond.id)
        let days = try date("2026-01-05")..<date("2026-01-07")
        let snapshots = try family.ann.entries(in: days).map(\.claim.snapshot)
        #expect(snapshots.map(\.item) == ["Almond", "Hazelnut"])
        #expect(snapshots.map(\.dose?.text) == ["2 pieces", "2 nuts"])
    }

    @Test("the change log says who logged what, under the slot's key")
    func note() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        try family.ann.log(peanut)
        let change = try #require(try family.store.read { try ChangeLog.changes(limit: 1, in: $0) }.first)
        #expect(change.summary == "Peanut logged")
        #expect(change.subject == EntityRef(kind: "log", id: "2026-01-05_\(peanut)_1"))
        #expect(try change.actor == family.ann.currentMember().id.rawValue)
    }

    // MARK: Twice

    @Test("a double tap counts once: nothing is written, and the timer is not extended")
    func doubleTap() throws {
        let family = try Family()
        let peanut = try family.item("Peanut").id
        let first = try family.ann.log(peanut)
        let rows = try family.count("change")
        family.clock.advance(minutes: 2)
        let second = try family.ann.log(peanut)
        #expect(second.wasTicked)
        #expect(second.entry == first.entry)
        #expect(second.timer == first.timer && first.timer != nil)
        #expect(try family.count("change") == rows)
    }

    @Test(
        "two members who tick one box on two devices make one log with both names; on one device the second tick writes nothing"
    )
    func twoMembers() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let egg = try family.item("Egg").id
        let phone = try family.device(bob, seed: 9)
        try family.ann.log(egg)
        phone.clock.advance(minutes: 12)
        try phone.tracker.log(egg)
        try family.ann.importRoom(try phone.tracker.exportRoom())
        let entry = try #require(try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06")).first)
        #expect(try entry.member == bob.currentMember().id)
        #expect(try entry.others.map(\.member) == [family.ann.currentMember().id])
        #expect(try family.ticked(on: "2026-01-05") == ["Egg"])
        #expect(try bob.log(egg).wasTicked)
    }

    // MARK: Days

    @Test(
        "the room's day decides: 23:59:59 is today, 00:00:00 is tomorrow",
        arguments: [
            ("2026-01-05T00:00:00", "2026-01-05"), ("2026-01-05T23:59:59", "2026-01-05"),
            ("2026-01-05T23:59:59.999", "2026-01-05"), ("2026-01-06T00:00:00", "2026-01-06"),
        ]
    )
    func midnight(now: String, day: String) throws {
        let family = try Family(now: now)
        let entry = try family.ann.log(family.item("Almond").id).entry
        #expect(entry.day.description == day)
    }

    @Test(
        "caregivers in other zones tick the same box of the same day",
        arguments: ["Asia/Tokyo", "America/New_York", "Pacific/Apia"]
    )
    func otherZones(zone: String) throws {
        let family = try Family(now: "2026-01-05T20:30")
        let bob = try family.member("Bob", .logger)
        let phone = try family.device(bob, seed: 4)
        phone.clock.zone = try TimeZone.named(zone)
        let entry = try phone.tracker.log(family.item("Peanut").id).entry
        #expect(entry.day.description == "2026-01-05")
        try family.ann.importRoom(try phone.tracker.exportRoom())
        #expect(try family.ann.log(family.item("Peanut").id).wasTicked)
    }

    @Test("a member who travels keeps what is ticked: the room's day goes on")
    func travel() throws {
        let family = try Family(now: "2026-01-05T22:00")
        try family.ann.log(family.item("Peanut").id)
        family.clock.zone = try TimeZone.named("Pacific/Honolulu")
        family.clock.advance(hours: 1)
        #expect(try family.ann.log(family.item("Peanut").id).wasTicked)
    }

    @Test("moving the patient's home leaves every log on the day it was made for")
    func zoneMoved() throws {
        let family = try Family(now: "2026-01-05T23:30")
        try family.ann.log(family.item("Peanut").id)
        try family.ann.setTimeZone(try TimeZone.named("Asia/Tokyo"))
        #expect(try family.ticked(on: "2026-01-05") == ["Peanut"])
    }

    @Test("up to 03:00 a log may be counted for yesterday; both times are kept")
    func yesterday() throws {
        let family = try Family(now: "2026-01-06T00:05")
        let almond = try family.item("Almond").id
        let entry = try family.ann.log(almond, at: family.instant("2026-01-05T23:40"), forYesterday: true).entry
        #expect(entry.day.description == "2026-01-05")
        #expect(try entry.at == family.instant("2026-01-05T23:40"))
        #expect(entry.claim.recordedAt == family.clock.now)
        #expect(try !family.ann.log(almond).wasTicked, "today's box is another one")
        try family.at("2026-01-06T03:00")
        #expect(throws: TIPsError.tooLateForYesterday(until: try time("03:00"))) {
            try family.ann.log(family.item("Peanut").id, forYesterday: true)
        }
    }

    @Test("a log for the last day of a cycle may come after midnight, when the next cycle has begun")
    func yesterdaysCycle() throws {
        let family = try Family(now: "2026-03-29T12:00")
        let peanut = try family.item("Peanut").id
        try family.at("2026-03-30T00:30")
        let entry = try family.ann.log(peanut, forYesterday: true, clinicSaidGoOn: true).entry
        #expect(entry.day.description == "2026-03-29")
        #expect(entry.claim.snapshot.dose?.text == "1/4 tsp")
    }

    // MARK: Refused

    @Test("a log up to five minutes ahead is taken, one further ahead is refused and changes nothing")
    func future() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        let late = family.clock.now.adding(milliseconds: 300_001)
        let rows = try family.count("change")
        #expect(throws: TIPsError.inTheFuture(late)) { try family.ann.log(almond, at: late) }
        #expect(try family.count("change") == rows)
        #expect(
            try family.ann.log(almond, at: family.clock.now.adding(milliseconds: 300_000)).entry.day.description
                == "2026-01-05"
        )
    }

    @Test("a time of an earlier day is no tick but an edit of the history")
    func earlierDay() throws {
        let family = try Family(now: "2026-01-06T08:00")
        let yesterday = try family.instant("2026-01-05T20:00")
        #expect(throws: TIPsError.notToday(try date("2026-01-05"))) {
            try family.ann.log(family.item("Almond").id, at: yesterday)
        }
    }

    @Test(
        "a phone whose clock is wrong by a day is refused a log in the future; behind by more than a day it logs only what is said to be right"
    )
    func wrongClock() throws {
        let family = try Family(now: "2026-01-08T08:00")
        let almond = try family.item("Almond").id
        let peanut = try family.item("Peanut").id
        try family.ann.log(almond)
        let newest = family.clock.now
        try family.at("2026-01-07T07:00")
        #expect(throws: TIPsError.clockBehind(now: family.clock.now, newest: newest)) { try family.ann.log(peanut) }
        #expect(try family.ann.log(peanut, clinicSaidGoOn: true, clockIsRight: true).entry.day == date("2026-01-07"))
        try family.ann.unlog(peanut)
        try family.at("2026-01-07T09:00")
        #expect(throws: TIPsError.inTheFuture(newest)) { try family.ann.log(peanut, at: newest) }
        try family.ann.log(peanut, clinicSaidGoOn: true)
        #expect(try family.ticked(on: "2026-01-07") == ["Peanut"])
    }

    @Test("while the clock is behind the room, the home screen says so, and a box asks whether the clock is right")
    func clockIsRight() async throws {
        let family = try Family(now: "2026-01-08T08:00")
        try family.ann.log(family.item("Almond").id)
        try family.at("2026-01-07T07:00")
        let screen = try family.ann.homeScreen()
        let notice = try #require(screen.prompts.first { $0.kind == "clock" })
        #expect(notice.text.contains("2026-01-07 07:00") && notice.text.contains("2026-01-08 08:00"))
        let box = try #require(screen.categories.flatMap(\.items).first { $0.name == "Almond" }?.box)
        #expect(box.confirmation?.question.contains("Is this clock right?") == true)
        #expect(box.confirmation?.proceed == "This clock is right")
        guard case .question = try await family.ann.perform(Act(box.id), at: .home) else {
            Issue.record("the box must ask")
            return
        }
        #expect(try family.ticked(on: "2026-01-07").isEmpty)
        guard case .done = try await family.ann.perform(Act(box.id, isConfirmed: true), at: .home) else {
            Issue.record("a confirmed box must be ticked")
            return
        }
        #expect(try family.ticked(on: "2026-01-07") == ["Almond"])
        try family.at("2026-01-08T09:00")
        let later = try family.ann.homeScreen()
        #expect(!later.prompts.contains { $0.kind == "clock" })
        #expect(later.categories.flatMap(\.items).allSatisfy { !$0.box.id.contains("-clock") })
    }

    @Test(
        "before the start nothing is logged, and after the challenge no treatment food",
        arguments: [
            ("2026-01-04T12:00", "tips://plan/cycle"), ("2026-03-31T12:00", "tips://new-cycle"),
            ("2026-05-01T12:00", "tips://new-cycle"),
        ]
    )
    func outside(now: String, remedy: String) throws {
        let family = try Family(now: now)
        let item = try family.item("Peanut").id
        let isOver = remedy == TIPsLink.newCycle.target
        let fault = TIPsError.outsideCycle(try date(String(now.prefix(10))), isOver: isOver)
        #expect(throws: fault) { try family.ann.log(item) }
        #expect(fault.remedy?.target == remedy)
        #expect(try family.count("claim") == 0)
    }

    @Test(
        "on the challenge day medicine and maintenance foods can be logged, treatment and recommended foods can't",
        arguments: [("Cetirizine", true), ("Almond", true), ("Peanut", false), ("Egg", false)]
    )
    func challengeDay(name: String, isTaken: Bool) throws {
        let family = try Family(now: "2026-03-30T09:00")
        let item = try family.item(name).id
        if isTaken {
            #expect(try family.ann.log(item).entry.claim.snapshot.dose != nil)
        } else {
            #expect(throws: TIPsError.outsideCycle(try date("2026-03-30"), isOver: true)) { try family.ann.log(item) }
        }
    }

    @Test(
        "after the challenge medicines and maintenance foods are logged until the next cycle, and count for no adherence"
    )
    func afterChallenge() throws {
        let family = try Family(now: "2026-03-30T09:00")
        let adherence = { try family.ann.report(of: Cycle.ID("cycle-1")).summary.map(\.adherence) }
        try family.at("2026-03-31T09:00")
        let before = try adherence()
        for day in ["2026-03-31", "2026-04-01", "2026-05-01"] {
            try family.at("\(day)T09:00")
            for name in ["Cetirizine", "Almond"] {
                let row = try #require(
                    try family.ann.homeScreen().categories.flatMap(\.items).first { $0.name == name }
                )
                #expect(row.box.isEnabled, "\(name) \(day)")
                let entry = try family.ann.log(family.item(name).id, clinicSaidGoOn: true).entry
                #expect(try entry.day == date(day))
                #expect(entry.claim.snapshot.dose != nil)
            }
        }
        #expect(try adherence() == before)
        let home = try family.ann.homeScreen()
        #expect(!home.warnings.contains { $0.kind == "logsOutside" })
        #expect(home.prompts.contains { $0.kind == "newCycle" })
        let rows = try family.ann.historyPage(on: date("2026-04-01")).days.flatMap(\.rows)
        #expect(Set(rows.map(\.item)) == ["Cetirizine", "Almond"])
        let moved = try family.ann.editLog(rows[0].id, at: family.instant("2026-04-02T10:00"))
        #expect(try moved.day == date("2026-04-02"))
    }

    @Test(
        "from the challenge day on the days have columns in the week view and the report, up to today or the next cycle"
    )
    func weeksAfterChallenge() throws {
        let family = try Family(now: "2026-03-30T09:00")
        let cycle = Cycle.ID("cycle-1")
        try family.ann.log(family.item("Cetirizine").id)
        try family.at("2026-04-07T09:00")
        try family.ann.log(family.item("Almond").id, clinicSaidGoOn: true)
        let first = try family.ann.weekViewPage(week: 13)
        #expect(first.subtitle == "Cycle 1 · after the challenge · 2026-03-30 to 2026-04-05")
        #expect(first.columns.count == 7 && first.sections.map(\.category) == [.medicine, .maintenance])
        let none = Array(repeating: WeekViewPage.State.notDue, count: 6)
        #expect(first.sections[0].rows[0].cells.map(\.state) == [WeekViewPage.State.logged] + none)
        #expect(first.sections[1].rows[0].cells.map(\.state) == [WeekViewPage.State.missed] + none)
        #expect(first.previous?.target == "tips://week/cycle-1/12" && first.next?.target == "tips://week/cycle-1/14")
        let second = try family.ann.weekViewPage(week: 14)
        #expect(second.columns[1].isToday && second.next == nil)
        #expect(second.sections[1].rows[0].cells[1].state == .logged)
        #expect(second.sections[0].rows[0].cells.allSatisfy { $0.state == .notDue })
        #expect(throws: TIPsError.noSuchWeek(15, weeks: 14)) { try family.ann.weekViewPage(week: 15) }
        let weeks = try family.ann.report(of: cycle).weeks
        #expect(weeks.map(\.number) == Array(1...14))
        #expect(weeks[12].sections.map { $0.rows.map(\.count) } == [["1"], ["0"]])
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-04-09"), challenge: date("2026-05-14"), dosesFollow: true)
        )
        let cut = try family.ann.weekViewPage(cycle: cycle, week: 14)
        #expect(try cut.columns.map(\.date) == [date("2026-04-06"), date("2026-04-07"), date("2026-04-08")])
    }

    @Test("an item that left the plan can't be logged anymore; what was ticked before can be cleared")
    func archived() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        try family.ann.log(almond)
        try family.ann.deleteItem(almond)
        #expect(try family.ticked(on: "2026-01-05") == ["Almond"])
        #expect(try family.ann.unlog(almond).entry.claim.snapshot.item == "Almond")
        #expect(throws: TIPsError.notPlanned(item: "Almond", day: try date("2026-01-05"))) {
            try family.ann.log(almond)
        }
    }

    @Test("an item that there is not is not found; a revoked member, and nobody, logs nothing")
    func nobody() throws {
        let family = try Family()
        #expect(throws: TIPsError.notFound(what: "item", "nothing")) { try family.ann.log(ID("nothing")) }
        let bob = try family.member("Bob", .logger)
        let almond = try family.item("Almond").id
        try family.ann.revoke(try bob.currentMember().id)
        #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try bob.log(almond) }
        #expect(throws: TIPsError.notAllowed(.nobody)) { try family.ann.acting(as: ID("x")).log(almond) }
    }

    @Test("an item without a dose can be logged: what was eaten is never refused")
    func withoutDose() throws {
        let family = try Family()
        let item = try family.ann.addItem(ItemDraft("Milk", .maintenance, nil)).item
        #expect(try family.ann.log(item.id).entry.claim.snapshot.dose == nil)
    }

    // MARK: Un-ticking

    @Test("un-ticking clears the box; ticked again it is a new tick; a box that is not ticked says so")
    func unlog() throws {
        let family = try Family()
        let almond = try family.item("Almond").id
        let first = try family.ann.log(almond).entry
        #expect(try family.ann.unlog(almond).entry == first)
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
        #expect(throws: TIPsError.notLogged(item: "Almond", day: try date("2026-01-05"))) {
            try family.ann.unlog(almond)
        }
        let second = try family.ann.log(almond).entry
        #expect(second.id != first.id)
        #expect(try family.ticked(on: "2026-01-05") == ["Almond"])
    }

    @Test("a logger un-ticks their own tick of today, not another's, not yesterday's")
    func loggersLimits() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let (almond, egg) = (try family.item("Almond").id, try family.item("Egg").id)
        try family.ann.log(almond)
        try bob.log(egg)
        #expect(throws: TIPsError.notAllowed(.notYourOwn(name: "Bob", of: "Ann"))) { try bob.unlog(almond) }
        #expect(try bob.unlog(egg).entry.claim.snapshot.item == "Egg")
        let entry = try bob.log(egg).entry
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "edit the history"))) {
            try bob.editLog(entry.id, at: family.clock.now)
        }
        #expect(throws: TIPsError.notAllowed(.adminsOnly(name: "Bob", action: "delete from the history"))) {
            try bob.deleteLog(entry.id)
        }
        try family.at("2026-01-06T08:00")
        #expect(throws: TIPsError.notLogged(item: "Egg", day: try date("2026-01-06"))) { try bob.unlog(egg) }
        #expect(try family.ticked(on: "2026-01-05") == ["Almond", "Egg"])
    }

    @Test("within the grace time a logger also un-ticks what they ticked yesterday")
    func loggersGrace() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let egg = try family.item("Egg").id
        try family.at("2026-01-06T00:10")
        try bob.log(egg, forYesterday: true)
        try bob.unlog(egg, forYesterday: true)
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
    }

    @Test("two people who ticked one box each take back their own tick, and the other's stays")
    func sharedBox() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let egg = try family.item("Egg").id
        let phone = try family.device(bob, seed: 9)
        try family.ann.log(egg)
        phone.clock.advance(minutes: 1)
        try phone.tracker.log(egg)
        try family.ann.importRoom(try phone.tracker.exportRoom())
        #expect(try bob.unlog(egg).entry.member == bob.currentMember().id)
        let left = try family.ann.entries(in: date("2026-01-05")..<date("2026-01-06"))
        #expect(try left.map(\.member) == [family.ann.currentMember().id])
        try bob.acting(as: family.ann.currentMember().id).unlog(egg)
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
    }

    // MARK: The history

    @Test("an edit of the time makes a new log in the old one's place; who logged it and what stays")
    func edit() throws {
        let family = try Family(now: "2026-01-05T09:00")
        let bob = try family.member("Bob", .logger)
        let old = try bob.log(family.item("Peanut").id).entry
        let edited = try family.ann.editLog(old.id, at: family.instant("2026-01-05T08:30"))
        #expect(try edited.at == family.instant("2026-01-05T08:30"))
        #expect(edited.member == old.member && edited.claim.snapshot == old.claim.snapshot)
        #expect(try family.ann.entries(in: date("2026-01-01")..<date("2026-02-01")) == [edited])
        let tombstone = try #require(try family.state().logs.tombstones[old.id])
        #expect(tombstone.replacement == edited.id)
        let change = try #require(try family.store.read { try ChangeLog.changes(limit: 1, in: $0) }.first)
        #expect(change.summary == "Peanut moved from 09:00 to 08:30")
    }

    @Test("the day of a log follows its edited time, within its cycle and not into the future or onto another log")
    func editDay() throws {
        let family = try Family(now: "2026-01-06T09:00")
        let almond = try family.item("Almond").id
        let entry = try family.ann.log(almond).entry
        let moved = try family.ann.editLog(entry.id, at: family.instant("2026-01-05T21:00"))
        #expect(moved.day.description == "2026-01-05")
        #expect(try family.ticked(on: "2026-01-06").isEmpty)
        let change = try #require(try family.store.read { try ChangeLog.changes(limit: 1, in: $0) }.first)
        #expect(change.summary == "Almond moved from 2026-01-06 09:00 to 2026-01-05 21:00")
        let again = try family.ann.log(almond).entry
        #expect(throws: TIPsError.alreadyLogged(item: "Almond", day: try date("2026-01-05"))) {
            try family.ann.editLog(again.id, at: family.instant("2026-01-05T07:00"))
        }
        let tomorrow = try family.instant("2026-01-07T07:00")
        #expect(throws: TIPsError.inTheFuture(tomorrow)) { try family.ann.editLog(again.id, at: tomorrow) }
        let before = try family.instant("2026-01-04T07:00")
        #expect(
            throws: TIPsError.outsideItsCycle(
                try date("2026-01-04"),
                start: try date("2026-01-05"),
                lastDosingDay: try date("2026-03-29")
            )
        ) { try family.ann.editLog(again.id, at: before) }
        // The old id finds the edited log.
        #expect(throws: TIPsError.alreadyLogged(item: "Almond", day: try date("2026-01-06"))) {
            try family.ann.editLog(entry.id, at: family.clock.now)
        }
    }

    @Test("a log for yesterday keeps its day if its new time is before 03:00 of the same date")
    func editYesterday() throws {
        let family = try Family(now: "2026-01-06T00:20")
        let entry = try family.ann.log(family.item("Almond").id, forYesterday: true).entry
        try family.at("2026-01-06T09:00")
        for (time, day) in [("00:10", "2026-01-05"), ("02:59", "2026-01-05"), ("03:00", "2026-01-06")] {
            let edited = try family.ann.editLog(entry.id, at: family.instant("2026-01-06T\(time)"))
            #expect(try edited.day == date(day), "\(time)")
        }
        // The form takes such a time for the last dosing day, too.
        let last = try Family(now: "2026-03-30T00:20")
        let peanut = try last.item("Peanut").id
        let log = try last.ann.log(peanut, forYesterday: true, clinicSaidGoOn: true).entry
        #expect(try last.ann.logPage(log.id, typed: ["time": "00:10"]).at == last.instant("2026-03-30T00:10"))
    }

    @Test("an edit to the same time writes nothing")
    func sameTime() throws {
        let family = try Family()
        let entry = try family.ann.log(family.item("Almond").id).entry
        let rows = try family.count("change")
        #expect(try family.ann.editLog(entry.id, at: entry.at) == entry)
        #expect(try family.count("change") == rows)
    }

    @Test("a deleted log leaves the history, and stays in the change log")
    func delete() throws {
        let family = try Family()
        let entry = try family.ann.log(family.item("Almond").id).entry
        try family.at("2026-02-05T08:00")
        #expect(try family.ann.deleteLog(entry.id) == entry)
        #expect(try family.ticked(on: "2026-01-05").isEmpty)
        #expect(throws: TIPsError.notFound(what: "log", entry.id.rawValue)) { try family.ann.deleteLog(entry.id) }
        let audit = try family.ann.audit(in: date("2026-01-05")..<date("2026-01-06"))
        #expect(audit.map(\.summary) == ["Almond deleted from the history", "Almond logged"])
    }

    @Test("logs of days come by day and then by the time they were taken")
    func order() throws {
        let family = try Family(now: "2026-01-05T10:00")
        try family.ann.log(family.item("Egg").id)
        try family.ann.log(family.item("Almond").id, at: family.instant("2026-01-05T07:00"))
        try family.at("2026-01-06T00:20")
        try family.ann.log(family.item("Cetirizine").id)
        try family.ann.log(family.item("Peanut").id, at: family.instant("2026-01-06T00:10"), forYesterday: true)
        let names = try family.ann.entries(in: date("2026-01-05")..<date("2026-01-07")).map(\.claim.snapshot.item)
        #expect(names == ["Almond", "Egg", "Peanut", "Cetirizine"])
        #expect(try family.ann.entries(in: date("2026-01-06")..<date("2026-01-06")).isEmpty)
    }

    @Test("a log is found by its id, by a unique beginning and by a unique ending; several are named")
    func find() throws {
        let family = try Family()
        let first = try family.ann.log(family.item("Almond").id).entry
        family.clock.advance(hours: 1)
        let second = try family.ann.log(family.item("Egg").id).entry
        #expect(try family.ann.findLog(first.id.rawValue) == first)
        #expect(try family.ann.findLog(String(second.id.rawValue.prefix(15)).uppercased()) == second)
        let node = String(first.id.rawValue.suffix(6))
        #expect(throws: TIPsError.ambiguous(what: "log", node, candidates: [first.id.rawValue, second.id.rawValue])) {
            try family.ann.findLog(node)
        }
        try family.ann.unlog(try family.item("Egg").id)
        #expect(try family.ann.findLog(node) == first)
        for text in ["", "01", "nothing", "%%%%", "'; --x"] {
            #expect(throws: TIPsError.notFound(what: "log", text)) { try family.ann.findLog(text) }
        }
    }
}
