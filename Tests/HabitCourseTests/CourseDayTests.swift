import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("The course day")
struct CourseDayTests {
    @Test(
        "a day begins at the reset time: a millisecond earlier it is the day before's",
        arguments: [
            ("America/Phoenix", "03:00", "2026-06-02T09:59:59.999Z", "2026-06-01"),
            ("America/Phoenix", "03:00", "2026-06-02T10:00:00.000Z", "2026-06-02"),
            // 01:30 occurs twice on the autumn night. The day begins at the first.
            ("America/Los_Angeles", "01:30", "2026-11-01T08:29:59.999Z", "2026-10-31"),
            ("America/Los_Angeles", "01:30", "2026-11-01T08:30:00Z", "2026-11-01"),
            ("America/Los_Angeles", "01:30", "2026-11-01T09:29:00Z", "2026-11-01"),
            ("America/Los_Angeles", "01:30", "2026-11-01T09:30:00Z", "2026-11-01"),
            // 02:30 doesn't occur on the spring night. The day begins when the clocks jump.
            ("America/Los_Angeles", "02:30", "2026-03-08T09:59:59.999Z", "2026-03-07"),
            ("America/Los_Angeles", "02:30", "2026-03-08T10:00:00Z", "2026-03-08"),
            // Troll jumps from 01:00 to 03:00, and back again.
            ("Antarctica/Troll", "02:00", "2026-03-29T00:59:59.999Z", "2026-03-28"),
            ("Antarctica/Troll", "02:00", "2026-03-29T01:00:00Z", "2026-03-29"),
            ("Antarctica/Troll", "02:00", "2026-10-25T01:30:00Z", "2026-10-25"),
            // Apia skipped 30 December 2011. Only the three hours of its night belong to that course day.
            ("Pacific/Apia", "03:00", "2011-12-30T09:59:59.999Z", "2011-12-29"),
            ("Pacific/Apia", "03:00", "2011-12-30T12:59:59.999Z", "2011-12-30"),
            ("Pacific/Apia", "03:00", "2011-12-30T13:00:00Z", "2011-12-31"),
        ]
    )
    func table(zone: String, reset: String, instant: String, day: String) throws {
        let clock = try HabitSample.clock(zone, reset)
        #expect(clock.day(of: try Instant(iso8601: instant)).description == day)
        // A course started at this instant would begin on this day.
        #expect(clock.boundary(of: try HabitSample.date(day)) <= (try Instant(iso8601: instant)))
    }

    @Test(
        "a reset in the evening ends the day of that date, and the course starts on the day's own date",
        arguments: [
            ("12:00", "2026-06-01T11:59:59.999", "2026-06-01"), ("12:00", "2026-06-01T12:00", "2026-06-02"),
            ("22:00", "2026-06-01T08:00", "2026-06-01"), ("22:00", "2026-06-01T21:59:59.999", "2026-06-01"),
            ("22:00", "2026-06-01T22:00", "2026-06-02"), ("23:00", "2026-06-01T08:00", "2026-06-01"),
            ("11:59", "2026-06-01T11:58", "2026-05-31"),
        ]
    )
    func evening(reset: String, now: String, day: String) throws {
        let learner = try Learner(now: now)
        let state = try learner.course.start(resetsAt: try LocalTime(iso8601: reset))
        #expect(state.start.description == day)
    }

    @Test("a reset moved to the evening and back swallows no day")
    func movedToTheEvening() throws {
        let learner = try Learner(now: "2026-06-01T08:00", isStarted: true)
        let habit = try learner.habit(.foodObservation)
        #expect(try learner.course.check(habit).day.description == "2026-06-01")
        try learner.course.setSettings(resetsAt: try LocalTime(iso8601: "22:00"))
        #expect(try learner.course.check(habit).wasSo)
        try learner.at("2026-06-01T22:00")
        #expect(try learner.course.check(habit).day.description == "2026-06-02")
        try learner.at("2026-06-02T22:00")
        #expect(try learner.course.check(habit).day.description == "2026-06-03")
        try learner.course.setSettings(resetsAt: CourseClock.usualReset)
        #expect(try learner.course.check(habit).wasSo)
        try learner.at("2026-06-04T02:59")
        #expect(try learner.course.check(habit).wasSo)
        try learner.at("2026-06-04T03:00")
        #expect(try learner.course.check(habit).day.description == "2026-06-04")
    }

    @Test("unless said, the boxes can be ticked again at three in the morning")
    func usualReset() {
        #expect(CourseClock.Setting(timeZone: .gmt).boundary.startsAt.description == "03:00")
    }

    @Test(
        "in any zone, with any reset times and journeys, days never run backwards and a day begins where it is first met",
        arguments: Array(1...24) as [UInt64]
    )
    func monotone(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            let base = Instant(milliseconds: Int64(generator.int(in: 0...20_000)) * 86_400_000)
            var clock = CourseClock(try setting(&generator))
            for _ in 0..<generator.int(in: 0...4) {
                clock.change(to: try setting(&generator), at: base.adding(minutes: generator.int(in: 0...20_000)))
            }
            let comment: Comment = "seed \(seed), \(clock)"
            var instant = base.adding(hours: -40)
            var previous = clock.day(of: instant)
            while instant < base.adding(minutes: 22_000) {
                instant = instant.adding(milliseconds: Int64(generator.int(in: 1...4_000_000)))
                let day = clock.day(of: instant)
                #expect(day >= previous, comment)
                #expect(clock.boundary(of: day) <= instant && instant < clock.boundary(of: day.next), comment)
                previous = day
            }
            for offset in -1...15 {
                let day = clock.day(of: base).adding(days: offset)
                let boundary = clock.boundary(of: day)
                #expect(clock.day(of: boundary) >= day, comment)
                #expect(clock.day(of: boundary.adding(milliseconds: -1)) < day, comment)
            }
        }
    }

    private func setting(_ generator: inout SeededGenerator) throws -> CourseClock.Setting {
        .init(
            timeZone: try .named(generator.pick(TimeZone.knownTimeZoneIdentifiers)),
            resetsAt: try LocalTime(hour: generator.int(in: 0...23), minute: generator.int(in: 0...59))
        )
    }

    @Test("the course day is TimeKit's logical day unless the user changes it", arguments: [31, 32, 33] as [UInt64])
    func sameAsKit(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let setting = try setting(&generator)
            let instant = Instant(milliseconds: Int64(generator.int(in: 0...2_100_000_000)) * 1000)
            let day = setting.boundary.day(of: instant, in: setting.timeZone)
            #expect(CourseClock(setting).day(of: instant) == day)
            #expect(CourseClock(setting).boundary(of: day) == setting.boundary.start(of: day, in: setting.timeZone))
        }
    }

    @Test("a reset moved later at 02:00 doesn't bring yesterday back; moved earlier, the next day has begun")
    func resetChanged() throws {
        let now = try Instant(iso8601: "2026-06-05T09:00:00Z")
        var later = try HabitSample.clock("America/Phoenix", "01:00")
        #expect(later.day(of: now).description == "2026-06-05")
        later.change(to: try HabitSample.setting("America/Phoenix", "03:00"), at: now)
        #expect(later.day(of: now).description == "2026-06-05")
        #expect(
            later.boundary(of: try HabitSample.date("2026-06-06")) == (try Instant(iso8601: "2026-06-06T10:00:00Z"))
        )

        var earlier = try HabitSample.clock("America/Phoenix", "03:00")
        #expect(earlier.day(of: now).description == "2026-06-04")
        earlier.change(to: try HabitSample.setting("America/Phoenix", "01:00"), at: now)
        #expect(earlier.day(of: now.adding(milliseconds: -1)).description == "2026-06-04")
        #expect(earlier.day(of: now).description == "2026-06-05")
    }

    @Test("over the date line to the east the day goes on; to the west a day that was flown over never was")
    func dateLine() throws {
        // It is the evening of 5 June in Auckland, and still 4 June in Honolulu.
        let now = try Instant(iso8601: "2026-06-05T08:00:00Z")
        var east = try HabitSample.clock("Pacific/Auckland")
        east.change(to: try HabitSample.setting("Pacific/Honolulu", "03:00"), at: now)
        #expect(east.day(of: now).description == "2026-06-05")
        #expect(east.day(of: try Instant(iso8601: "2026-06-06T12:59:59.999Z")).description == "2026-06-05")
        #expect(east.day(of: try Instant(iso8601: "2026-06-06T13:00:00Z")).description == "2026-06-06")
        let week = try HabitSample.date("2026-06-01")...HabitSample.date("2026-06-10")
        #expect(east.daysThatNeverWere(in: week).isEmpty)

        // It is 02:00 on 4 June in Pago Pago, still course day 3, and 03:00 on 5 June in Kiritimati.
        let night = try Instant(iso8601: "2026-06-04T13:00:00Z")
        var west = try HabitSample.clock("Pacific/Pago_Pago")
        west.change(to: try HabitSample.setting("Pacific/Kiritimati", "03:00"), at: night)
        #expect(west.day(of: night.adding(milliseconds: -1)).description == "2026-06-03")
        #expect(west.day(of: night).description == "2026-06-05")
        #expect(west.daysThatNeverWere(in: week) == [try HabitSample.date("2026-06-04")])
        #expect(west.day(before: try HabitSample.date("2026-06-05")).description == "2026-06-03")
    }

    @Test(
        "days that never were are those that have no length, in Apia and anywhere",
        arguments: [
            ("Pacific/Apia", "00:00", "2011-12-25"), ("Pacific/Apia", "03:00", "2011-12-25"),
            ("Pacific/Kwajalein", "00:00", "1993-08-15"), ("Pacific/Kiritimati", "00:00", "1994-12-25"),
            ("Europe/Berlin", "02:30", "2026-03-25"),
        ]
    )
    func neverWere(zone: String, reset: String, from: String) throws {
        let clock = try HabitSample.clock(zone, reset)
        let first = try HabitSample.date(from)
        let empty = (0...20).map { first.adding(days: $0) }.filter {
            clock.boundary(of: $0) == clock.boundary(of: $0.next)
        }
        #expect(clock.daysThatNeverWere(in: first...first.adding(days: 20)) == empty)
        #expect(empty.isEmpty == (reset != "00:00"))
        for day in empty { #expect(clock.day(before: day.next) == day.previous) }
    }

    @Test("the days that never were agree with their definition on any journeys", arguments: Array(50..<62) as [UInt64])
    func neverWereLaw(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let base = Instant(milliseconds: Int64(generator.int(in: 18_000...22_000)) * 86_400_000)
            var clock = CourseClock(try setting(&generator))
            for _ in 0..<generator.int(in: 0...5) {
                clock.change(to: try setting(&generator), at: base.adding(minutes: generator.int(in: 0...20_000)))
            }
            let first = clock.day(of: base).adding(days: -2)
            let days = (0...20).map { first.adding(days: $0) }
            let empty = days.filter { clock.boundary(of: $0) == clock.boundary(of: $0.next) }
            #expect(clock.daysThatNeverWere(in: first...first.adding(days: 20)) == empty, "seed \(seed), \(clock)")
        }
    }

    @Test("a clock keeps its changes in order, and comes back from JSON as it was")
    func order() throws {
        let first = try HabitSample.setting("Europe/Berlin", "03:00")
        let second = try HabitSample.setting("Asia/Tokyo", "04:00")
        let third = try HabitSample.setting("Asia/Tokyo", "05:00")
        let at = try Instant(iso8601: "2026-06-05T08:00:00Z")
        var clock = CourseClock(first, changes: [.init(at: at.adding(hours: 5), setting: second)])
        clock.change(to: third, at: at)
        #expect(clock.current == third && clock.changes.map(\.at) == [at.adding(hours: 5), at.adding(hours: 5)])
        let unordered = [CourseClock.Change(at: at.adding(hours: 1), setting: third), .init(at: at, setting: second)]
        #expect(CourseClock(first, changes: unordered).current == third)
        #expect(try JSONDecoder().decode(CourseClock.self, from: JSONEncoder().encode(clock)) == clock)
    }
}
