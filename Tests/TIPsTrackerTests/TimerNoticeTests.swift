import Foundation
import NotificationKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The timer's notice")
struct TimerNoticeTests {
    private func times(_ tracker: TIPsTracker, _ family: Family) throws -> [Instant] {
        try Notices(tracker).planned("timer", after: family.clock.now).map(\.fireAt)
    }

    private func log(_ name: String, _ family: Family, at wall: String, early: Bool = false) throws -> LogEntry {
        try family.at(wall)
        return try family.ann.log(try family.item(name).id, early: early).entry
    }

    @Test("each treatment food but the last plans the end of the wait; the last plans none")
    func oneAfterAnother() throws {
        let family = try Family()
        #expect(try times(family.ann, family).isEmpty)
        let first = try log("Peanut", family, at: "2026-01-05T08:00")
        let planned = try Notices(family.ann).planned("timer", after: family.clock.now)
        #expect(planned.map(\.fireAt) == [try family.instant("2026-01-05T08:15")])
        #expect(planned.map(\.series.name) == [first.id.rawValue])
        #expect(planned.first?.expiresAt == (try family.instant("2026-01-05T09:15")))
        _ = try log("Cashew", family, at: "2026-01-05T08:20")
        #expect(try times(family.ann, family) == [try family.instant("2026-01-05T08:35")])
        _ = try log("Sesame", family, at: "2026-01-05T08:40")
        #expect(try times(family.ann, family).isEmpty)
    }

    @Test("stopping the timer leaves the reminders alone")
    func stopping() throws {
        let family = try Family(settings: .reminding(at: "18:30"))
        _ = try log("Peanut", family, at: "2026-01-05T08:00")
        let before = try Notices(family.ann).planned("treatment", after: family.clock.now)
        try family.ann.setTimer(isOn: false)
        #expect(try times(family.ann, family).isEmpty)
        #expect(try Notices(family.ann).planned("treatment", after: family.clock.now) == before)
        #expect(before.count == 84)
    }

    @Test("clearing an older box leaves the wait; clearing the newest takes it back to the one before, or away")
    func unlogging() throws {
        let family = try Family()
        _ = try log("Peanut", family, at: "2026-01-05T08:00")
        _ = try log("Cashew", family, at: "2026-01-05T08:10", early: true)
        try family.ann.unlog(try family.item("Peanut").id)
        #expect(try times(family.ann, family) == [try family.instant("2026-01-05T08:25")])
        try family.ann.log(try family.item("Peanut").id, at: try family.instant("2026-01-05T08:00"), early: true)
        try family.ann.unlog(try family.item("Cashew").id)
        #expect(try times(family.ann, family) == [try family.instant("2026-01-05T08:15")])
        try family.ann.unlog(try family.item("Peanut").id)
        #expect(try times(family.ann, family).isEmpty)
    }

    @Test("editing the newest log's time moves the end, deleting it withdraws it")
    func editing() throws {
        let family = try Family()
        let entry = try log("Peanut", family, at: "2026-01-05T08:00")
        try family.at("2026-01-05T08:05")
        let edited = try family.ann.editLog(entry.id, at: try family.instant("2026-01-05T07:55"))
        #expect(try times(family.ann, family) == [try family.instant("2026-01-05T08:10")])
        try family.ann.deleteLog(edited.id)
        #expect(try times(family.ann, family).isEmpty)
    }

    @Test("an item taken out of the plan, or added, decides whether there is something to wait for")
    func planChanges() throws {
        let family = try Family()
        _ = try log("Peanut", family, at: "2026-01-05T08:00")
        try family.ann.deleteItem(try family.item("Cashew").id)
        #expect(try times(family.ann, family).count == 1)
        try family.ann.deleteItem(try family.item("Sesame").id)
        #expect(try times(family.ann, family).isEmpty)
        try family.ann.addItem(ItemDraft("Walnut", .treatment, .same(DoseDraft("1", "g"))))
        #expect(try times(family.ann, family).count == 1)
    }

    @Test("all members are told at the plan's end of the wait, one with the timer off not at all")
    func members() throws {
        let family = try Family()
        let bob = try family.member("Bob", .logger)
        let cleo = try family.member("Cleo", .logger)
        try family.ann.setTimer(minutes: 20)
        try cleo.setTimer(isOn: false)
        _ = try log("Peanut", family, at: "2026-01-05T08:00")
        #expect(try times(family.ann, family) == [try family.instant("2026-01-05T08:20")])
        #expect(try times(bob, family) == [try family.instant("2026-01-05T08:20")])
        #expect(try times(cleo, family).isEmpty)
    }

    @Test("a wait goes on over midnight")
    func midnight() throws {
        let family = try Family()
        _ = try log("Peanut", family, at: "2026-01-05T23:55")
        try family.at("2026-01-06T00:01")
        #expect(try times(family.ann, family) == [try family.instant("2026-01-06T00:10")])
    }

    @Test("the end is told once, also late, as long as its reason stands; an end whose reason has gone is not")
    func told() throws {
        let family = try Family()
        let notices = try Notices(family.ann)
        _ = try log("Peanut", family, at: "2026-01-05T08:00")
        #expect(try notices.round(at: family.clock.now).isEmpty)
        family.clock.advance(minutes: 40)
        #expect(try notices.round(at: family.clock.now) == ["The next treatment food can be logged"])
        #expect(try notices.round(at: family.clock.now).isEmpty)
        _ = try log("Cashew", family, at: "2026-01-05T09:00")
        #expect(try notices.round(at: family.clock.now).isEmpty)
        try family.ann.unlog(try family.item("Cashew").id)
        family.clock.advance(minutes: 20)
        #expect(try notices.round(at: family.clock.now).isEmpty)
    }
}

@Suite("The notice of a new cycle")
struct NewCycleNoticeTests {
    private let title = "Cycle 2 can be set up"

    @Test("admins are told once, at 09:00 of the challenge day by the room's clock; loggers never")
    func admins() throws {
        let family = try Family(now: "2026-03-28T08:00")
        let bob = try family.member("Bob", .logger)
        #expect(try Notices(bob).planned("cycle", after: family.clock.now).isEmpty)
        family.clock.zone = try TimeZone.named("Asia/Tokyo")
        let notices = try Notices(family.ann)
        let planned = try notices.planned("cycle", after: family.clock.now)
        #expect(planned.map(\.fireAt) == [try family.instant("2026-03-30T09:00")])
        #expect(planned.map(\.link) == ["tips://new-cycle"])
        #expect(try notices.round(at: family.clock.now).isEmpty)
        try family.at("2026-03-30T09:00")
        #expect(try notices.round(at: family.clock.now) == [title])
        family.clock.advance(hours: 24)
        #expect(try notices.round(at: family.clock.now).isEmpty)
    }

    @Test("it moves with the challenge date, and is withdrawn once there is a new cycle")
    func withdrawn() throws {
        let family = try Family(now: "2026-03-28T08:00")
        let notices = try Notices(family.ann)
        try notices.round(at: family.clock.now)
        let cycle = try family.ann.findCycle("1")
        try family.ann.editCycle(cycle.id, CycleEdit(challenge: date("2026-03-29")))
        #expect(
            try notices.planned("cycle", after: family.clock.now).map(\.fireAt)
                == [try family.instant("2026-03-29T09:00")]
        )
        try family.at("2026-03-29T08:00")
        try notices.round(at: family.clock.now)
        try family.ann.newCycle(
            NewCycleDraft(start: date("2026-03-29"), challenge: date("2026-05-03"), dosesFollow: true)
        )
        family.clock.advance(hours: 2)
        #expect(try notices.round(at: family.clock.now).isEmpty)
        let next = try notices.planned("cycle", after: family.clock.now)
        #expect(next.map(\.title) == ["Cycle 3 can be set up"])
    }

    @Test("after cycle 25 there is nothing to set up")
    func last() throws {
        let family = try Family(now: "2026-03-28T08:00", number: 25)
        #expect(try Notices(family.ann).planned("cycle", after: family.clock.now).isEmpty)
    }
}
