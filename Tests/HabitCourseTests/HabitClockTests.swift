import Foundation
import GRDB
import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Clocks, journeys and ticks through the store")
struct HabitClockTests {
    /// A learner in week 1, and the observation's habit.
    private func learner(now: String, zone: String, posts: [Post]? = Learner.smallCourse) throws -> (Learner, Habit.ID)
    {
        let learner = try Learner(now: now, zone: zone, posts: posts, isStarted: true)
        return (learner, try learner.habit(.foodObservation))
    }

    @Test("at 02:00 with today ticked, an earlier reset begins the next day at once: nothing is lost, nothing doubled")
    func earlierReset() throws {
        let (learner, habit) = try learner(now: "2026-06-01T22:00", zone: "America/Phoenix")
        #expect(try learner.course.check(habit).day.description == "2026-06-01")
        try learner.at("2026-06-02T02:00")
        #expect(try learner.course.check(habit).wasSo)
        try learner.course.setSettings(resetsAt: try LocalTime(iso8601: "01:00"))
        #expect(try learner.course.check(habit).day.description == "2026-06-02")
        #expect(try learner.course.check(habit, forYesterday: true).wasSo)
        try learner.at("2026-06-03T00:59:59.999")
        #expect(try learner.course.check(habit).wasSo)
        try learner.at("2026-06-03T01:00")
        #expect(try learner.course.check(habit).day.description == "2026-06-03")
        #expect(try learner.count("tick") == 3)
    }

    @Test(
        "at 02:00 with today ticked, a later reset makes the day longer: it stays ticked, and the next comes at its time"
    )
    func laterReset() throws {
        let (learner, habit) = try learner(now: "2026-06-01T22:00", zone: "America/Phoenix")
        try learner.course.check(habit)
        try learner.at("2026-06-02T02:00")
        try learner.course.setSettings(resetsAt: try LocalTime(iso8601: "05:00"))
        for time in ["02:00", "04:59:59.999"] {
            try learner.at("2026-06-02T\(time)")
            #expect(try learner.course.check(habit).wasSo, "\(time)")
        }
        try learner.at("2026-06-02T05:00")
        #expect(try learner.course.check(habit).day.description == "2026-06-02")
        // A later reset time doesn't end a day that has begun.
        try learner.course.setSettings(resetsAt: try LocalTime(iso8601: "23:00"))
        #expect(try learner.course.check(habit).day.description == "2026-06-02")
        #expect(try learner.count("tick") == 2)
        #expect(try learner.total() == 11)
    }

    @Test("a setting that is the same already is no change; each other is one that undo takes back")
    func sameSetting() throws {
        let (learner, _) = try learner(now: "2026-06-01T22:00", zone: "America/Phoenix")
        try learner.course.holdUnlocks()
        let changes = try learner.count("change")
        let state = try learner.course.state()
        #expect(try learner.course.setSettings() == state)
        #expect(
            try learner.course.setSettings(resetsAt: CourseClock.usualReset, in: try .named("America/Phoenix")) == state
        )
        #expect(try learner.count("change") == changes)
        let changed = try learner.course.setSettings(in: try .named("Europe/Berlin"))
        #expect(changed.clock.current == (try HabitSample.setting("Europe/Berlin", "03:00")))
        #expect(changed.clock.changes.map(\.at) == [learner.clock.now])
        #expect(try learner.course.state() == changed)
        #expect(try learner.course.undo().summary == "days begin at 03:00 in Europe/Berlin")
        #expect(try learner.course.state().clock == state.clock)
    }

    @Test("a device that travels changes nothing until the user says so: the course's clock decides")
    func deviceTravels() throws {
        let (learner, habit) = try learner(now: "2026-06-01T22:00", zone: "America/Phoenix")
        learner.clock.zone = try .named("Asia/Tokyo")
        #expect(try learner.course.check(habit).day.description == "2026-06-01")
        #expect(try learner.course.state().clock == (try HabitSample.clock()))
    }

    @Test(
        "traveling, and home again, a box a day is ticked: none is lost or ticked twice, and no day comes back",
        arguments: [
            ["America/Phoenix", "Europe/Berlin", "America/Phoenix"],
            ["Pacific/Auckland", "America/Los_Angeles", "Pacific/Auckland"],
            ["America/Los_Angeles", "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Pago_Pago"],
        ]
    )
    func travels(zones: [String]) throws {
        let learner = try Learner(now: "2026-06-01T10:00", zone: zones[0], isStarted: true)
        let course = learner.course
        let habit = try learner.habit(.foodObservation)
        var days: [LocalDate] = []
        for hour in 0..<6 * 24 {
            // The learner changes the zone every second day.
            if hour > 0, hour % 48 == 0, hour / 48 < zones.count {
                try course.setSettings(in: try .named(zones[hour / 48]))
            }
            let receipt: TickReceipt
            do {
                receipt = try course.check(habit)
            } catch {
                // Week 1 is over.
                break
            }
            #expect(receipt.wasSo == (receipt.day == days.last))
            if !receipt.wasSo { days.append(receipt.day) }
            learner.clock.advance(hours: 1)
        }
        #expect(days == days.sorted() && Set(days).count == days.count)
        #expect(days.count >= 5)
        let record = try #require(try learner.records().first)
        #expect(Array(record.ticks) == days)
        // The skipped dates count as skipped days, so the streak continues.
        #expect(Streak(of: record, on: try learner.today()).current == days.count)
    }

    @Test("over the date line the day before is the one that was, and its box can be changed")
    func dateLine() throws {
        let (learner, habit) = try learner(now: "2026-06-01T22:00", zone: "America/Los_Angeles")
        try learner.course.check(habit)
        learner.clock.advance(hours: 2)
        // In Kiritimati it is already 20:00 on 2 June.
        let state = try learner.course.setSettings(in: try .named("Pacific/Kiritimati"))
        #expect(state.clock.day(of: learner.clock.now).description == "2026-06-02")
        learner.clock.advance(hours: 8)
        #expect(try learner.course.check(habit).day.description == "2026-06-03")
        #expect(try learner.course.check(habit, forYesterday: true).day.description == "2026-06-02")
        #expect(try learner.total() == 5 + 6 + 8)
    }

    @Test("a reset inside the hour that autumn repeats makes one day of it: 01:30 in Los Angeles")
    func repeatedHour() throws {
        let learner = try Learner(now: "2026-10-31T12:00", zone: "America/Los_Angeles")
        try learner.course.start(resetsAt: try LocalTime(iso8601: "01:30"))
        let habit = try learner.habit(.foodObservation)
        try learner.course.check(habit)
        try learner.at("2026-11-01T01:29")
        #expect(try learner.course.check(habit).wasSo)
        try learner.at("2026-11-01T01:30")
        #expect(try learner.course.check(habit).day.description == "2026-11-01")
        // An hour later the clocks show 01:30 a second time.
        for _ in 0..<3 {
            learner.clock.advance(minutes: 29)
            #expect(try learner.course.check(habit).wasSo)
        }
        #expect(try learner.count("tick") == 2)
    }

    @Test("a zone whose name this machine doesn't know is kept as it is, and counts as UTC")
    func unknownZone() throws {
        let (learner, habit) = try learner(now: "2026-06-01T22:00", zone: "America/Phoenix")
        try learner.store.write { db in try db.execute(sql: "UPDATE clock_setting SET zone = 'Mars/Base'") }
        #expect(try learner.course.state().clock.current.timeZoneID == "Mars/Base")
        #expect(try learner.course.check(habit).day.description == "2026-06-02")
    }
}
