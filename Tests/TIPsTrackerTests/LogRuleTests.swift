import TIPsTracker
import Testing
import TimeKit

@Suite("Conditions of logging")
struct LogRuleTests {
    static let zone = "America/Phoenix"

    private func at(_ wallTime: String) throws -> Instant { try Sample.instant(wallTime, Self.zone) }

    @Test("a log at 23:59:59 is that day's, one at 00:00:00 the next day's", arguments: Sample.zones)
    func midnight(zone: String) throws {
        let room = try Sample.room(zone)
        let last = try Sample.instant("2026-03-07T23:59:59", zone)
        #expect(try LogRule.day(at: last, now: last, forYesterday: false, in: room) == date("2026-03-07"))
        let first = last.adding(seconds: 1)
        #expect(try LogRule.day(at: first, now: first, forYesterday: false, in: room) == date("2026-03-08"))
    }

    @Test("up to five minutes ahead of this device's clock is taken, more is in the future")
    func future() throws {
        let room = try Sample.room(Self.zone)
        let now = try at("2026-01-07T08:00")
        let edge = now.adding(milliseconds: 300_000)
        #expect(try LogRule.day(at: edge, now: now, forYesterday: false, in: room) == date("2026-01-07"))
        for late in [edge.adding(milliseconds: 1), now.adding(hours: 24)] {
            #expect(throws: TIPsError.inTheFuture(late)) {
                try LogRule.day(at: late, now: now, forYesterday: false, in: room)
            }
        }
        // A time a few minutes ahead at midnight still belongs to today.
        let night = try at("2026-01-07T23:58")
        let ahead = night.adding(minutes: 4)
        #expect(try LogRule.day(at: ahead, now: night, forYesterday: false, in: room) == date("2026-01-07"))
    }

    @Test("a time of an earlier day is refused: that is an edit of the history")
    func earlier() throws {
        let room = try Sample.room(Self.zone)
        let now = try at("2026-01-07T08:00")
        #expect(
            try LogRule.day(at: at("2026-01-07T00:00"), now: now, forYesterday: false, in: room) == date("2026-01-07")
        )
        #expect(throws: TIPsError.notToday(try date("2026-01-06"))) {
            try LogRule.day(at: at("2026-01-06T23:59:59"), now: now, forYesterday: false, in: room)
        }
    }

    @Test(
        "a reaction's time of day is yesterday's up to 12 hours later, and its adrenaline's can be the next day's",
        arguments: [
            ("23:55", "2026-01-07T00:15", nil, "2026-01-06T23:55"),
            ("23:55", "2026-01-07T11:55", nil, "2026-01-06T23:55"), ("23:55", "2026-01-07T11:56", nil, nil),
            ("00:05", "2026-01-07T00:15", nil, "2026-01-07T00:05"),
            ("00:20", "2026-01-07T00:15", nil, "2026-01-07T00:20"),
            ("00:02", "2026-01-07T00:15", "2026-01-06T23:50", "2026-01-07T00:02"),
            ("00:02", "2026-01-07T00:15", "2026-01-06T12:02", "2026-01-06T00:02"),
        ] as [(String, String, String?, String?)]
    )
    func reactionTime(typed: String, wallTime: String, onset: String?, read: String?) throws {
        let room = try Sample.room(Self.zone)
        let now = try at(wallTime)
        let began = try onset.map { try at($0) }
        func instant() throws -> Instant {
            try LogRule.reactionTime(time(typed), on: room.day(of: began ?? now), onset: began, now: now, in: room)
        }
        if let read {
            #expect(try instant() == at(read))
        } else {
            #expect(throws: TIPsError.inTheFuture(try at("2026-01-07T\(typed)"))) { try instant() }
        }
    }

    @Test(
        "up to 03:00 a log may be counted for yesterday, from 03:00 on no more",
        arguments: [
            ("00:00", true), ("00:05", true), ("02:59:59", true), ("03:00", false), ("08:00", false), ("23:59", false),
        ]
    )
    func grace(time: String, isOffered: Bool) throws {
        let room = try Sample.room(Self.zone)
        let now = try at("2026-01-07T\(time)")
        #expect(LogRule.offersYesterday(now: now, in: room) == isOffered)
        if isOffered {
            #expect(try LogRule.day(at: now, now: now, forYesterday: true, in: room) == date("2026-01-06"))
            #expect(
                try LogRule.day(at: at("2026-01-06T21:00"), now: now, forYesterday: true, in: room)
                    == date("2026-01-06")
            )
            #expect(throws: TIPsError.notToday(try date("2026-01-05"))) {
                try LogRule.day(at: at("2026-01-05T21:00"), now: now, forYesterday: true, in: room)
            }
        } else {
            #expect(throws: TIPsError.tooLateForYesterday(until: LogRule.graceEnd)) {
                try LogRule.day(at: now, now: now, forYesterday: true, in: room)
            }
        }
    }

    @Test("yesterday is offered by the room's clock, also on days with a change of the clocks", arguments: Sample.zones)
    func graceAcrossChanges(zone: String) throws {
        let room = try Sample.room(zone)
        for day in ["2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"] {
            let start = DayBoundary.midnight.start(of: try date(day), in: room.timeZone)
            var now = start
            while room.timeZone.local(at: now).time < LogRule.graceEnd {
                #expect(LogRule.offersYesterday(now: now, in: room))
                #expect(try LogRule.day(at: now, now: now, forYesterday: true, in: room) == date(day).previous)
                now = now.adding(minutes: 10)
            }
            #expect(!LogRule.offersYesterday(now: now, in: room))
            #expect(!LogRule.offersYesterday(now: start.adding(milliseconds: -1), in: room))
        }
    }

    @Test("yesterday is the day before a date that was left out")
    func apia() throws {
        let zone = "Pacific/Apia"
        let room = try Sample.room(zone)
        let now = try Sample.instant("2011-12-31T01:00", zone)
        #expect(try LogRule.day(at: now, now: now, forYesterday: true, in: room) == date("2011-12-29"))
        #expect(LogRule.dayBefore(try date("2012-01-01"), in: room) == (try date("2011-12-31")))
    }

    @Test(
        "the new day has begun where the clocks go back over midnight, and yesterday is offered"
    )
    func backOverMidnight() throws {
        let room = try Sample.room("America/St_Johns")
        // On 2010-11-07 at 00:01 the clocks went back to 23:01 of the 6th.
        let repeated = try Instant(iso8601: "2010-11-07T02:45:00Z")
        #expect(room.timeZone.local(at: repeated).description.hasPrefix("2010-11-06T23:15"))
        #expect(room.day(of: repeated) == (try date("2010-11-07")))
        #expect(LogRule.offersYesterday(now: repeated, in: room))
        let counted = try LogRule.day(at: repeated, now: repeated, forYesterday: true, in: room)
        #expect(counted == (try date("2010-11-06")))
        #expect(!LogRule.offersYesterday(now: repeated.adding(hours: -1), in: room))
    }

    @Test(
        "nothing is logged outside the dosing days, but medicine and maintenance foods from the challenge day on",
        arguments: Category.allCases
    )
    func outside(category: Category) throws {
        let cycle = try Sample.cycle()
        let item = try Sample.item("A", category)
        for day in [cycle.start, cycle.lastDosingDay] { try LogRule.check(item, on: day, in: cycle, among: [cycle]) }
        #expect(throws: TIPsError.outsideCycle(cycle.start.previous, isOver: false)) {
            try LogRule.check(item, on: cycle.start.previous, in: cycle, among: [cycle])
        }
        for day in [cycle.challenge, cycle.challenge.next, cycle.challenge.adding(days: 40)] {
            if category == .medicine || category == .maintenance {
                try LogRule.check(item, on: day, in: cycle, among: [cycle])
            } else {
                #expect(throws: TIPsError.outsideCycle(day, isOver: true)) {
                    try LogRule.check(item, on: day, in: cycle, among: [cycle])
                }
            }
        }
    }

    @Test("an item that isn't in the plan on a day is refused; one without a dose is not")
    func plan() throws {
        let cycle = try Sample.cycle()
        var item = try Sample.item("Peanut", .treatment, Dosing())
        try LogRule.check(item, on: cycle.start, in: cycle, among: [cycle])
        item.archived = try date("2026-01-07")
        try LogRule.check(item, on: date("2026-01-06"), in: cycle, among: [cycle])
        #expect(throws: TIPsError.notPlanned(item: "Peanut", day: try date("2026-01-07"))) {
            try LogRule.check(item, on: date("2026-01-07"), in: cycle, among: [cycle])
        }
    }

    @Test("an edited time moves the day; not into the future, not outside the cycle")
    func edits() throws {
        let room = try Sample.room(Self.zone)
        let cycle = try Sample.cycle()
        let next = Cycle(
            id: ID("cycle-2"),
            patient: "Mia",
            number: 2,
            start: try date("2026-04-06"),
            challenge: try date("2026-06-01")
        )
        let now = try at("2026-04-10T12:00")
        let edited = { (wallTime: String, category: Category) in
            let cycles = [cycle, next]
            return try LogRule.editedDay(
                at: self.at(wallTime),
                now: now,
                of: category,
                cycle: cycle,
                among: cycles,
                in: room
            )
        }
        for category in Category.allCases {
            #expect(try edited("2026-01-05T00:00", category) == date("2026-01-05"))
            #expect(try edited("2026-03-29T23:59", category) == date("2026-03-29"))
        }
        #expect(try edited("2026-03-30T08:00", .medicine) == cycle.challenge)
        #expect(try edited("2026-03-30T08:00", .maintenance) == cycle.challenge)
        #expect(try edited("2026-04-05T23:59", .maintenance) == date("2026-04-05"))
        for (wallTime, day, category) in [
            ("2026-01-04T23:59", "2026-01-04", Category.medicine), ("2026-04-06T00:00", "2026-04-06", .medicine),
            ("2026-03-30T08:00", "2026-03-30", .treatment), ("2026-03-30T08:00", "2026-03-30", .recommended),
        ] {
            let error = TIPsError.outsideItsCycle(
                try date(day),
                start: cycle.start,
                lastDosingDay: cycle.lastDosingDay
            )
            #expect(throws: error) { try edited(wallTime, category) }
        }
        let late = try at("2026-02-01T12:06")
        #expect(throws: TIPsError.inTheFuture(late)) {
            let now = try at("2026-02-01T12:00")
            _ = try LogRule.editedDay(at: late, now: now, of: .medicine, cycle: cycle, among: [cycle], in: room)
        }
    }

    @Test("a clock more than a day behind what the room holds is wrong, and told so")
    func clock() throws {
        let now = try at("2026-01-07T08:00")
        try LogRule.checkClock(now: now, newest: nil)
        let day: Int64 = 86_400_000
        for ahead in [-day, 0, day] {
            let seen = HybridClock(milliseconds: now.milliseconds + ahead, counter: 0, node: "b")
            try LogRule.checkClock(now: now, newest: seen)
        }
        let newest = now.adding(milliseconds: day + LogRule.tolerance + 1)
        #expect(throws: TIPsError.clockBehind(now: now, newest: newest)) {
            try LogRule.checkClock(
                now: now,
                newest: HybridClock(milliseconds: newest.milliseconds, counter: 3, node: "b")
            )
        }
    }
}
