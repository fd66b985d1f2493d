import Foundation
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Week and day")
struct CyclePositionTests {
    @Test(
        "week and day are right on every day of twelve weeks, across both changes of the clocks, in five zones",
        arguments: Sample.zones,
        [(2026, 2, 2), (2026, 9, 7)]
    )
    func everyDay(zone: String, start: (Int, Int, Int)) throws {
        let room = try Sample.room(zone)
        // Foundation's calendar independently counts the days and finds their first instants.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = room.timeZone
        let first = try #require(
            calendar.date(from: DateComponents(year: start.0, month: start.1, day: start.2, hour: 0))
        )
        let startDay = try LocalDate(year: start.0, month: start.1, day: start.2)
        let cycle = Cycle(
            id: Cycle.ID("cycle-1"),
            patient: "Mia",
            number: 1,
            start: startDay,
            challenge: startDay.adding(days: 84)
        )
        #expect(cycle.weekCount == 12)
        var lengths: Set<Int> = []
        for week in 1...12 {
            for day in 1...7 {
                let passed = (week - 1) * 7 + day - 1
                let begin = try #require(calendar.date(byAdding: .day, value: passed, to: first))
                let end = try #require(calendar.date(byAdding: .day, value: passed + 1, to: first))
                lengths.insert(Int(end.timeIntervalSince(begin)))
                let moments = [
                    begin, begin.addingTimeInterval(1), begin.addingTimeInterval(43_200), end.addingTimeInterval(-1),
                ]
                for moment in moments {
                    let position = CyclePosition(of: room.day(of: Instant(moment)), in: cycle)
                    #expect(position.phase == .dosing)
                    #expect(position.week == week && position.day == day, "\(moment) in \(zone)")
                }
            }
        }
        let changes = zone != "America/Phoenix" && zone != "Asia/Kolkata"
        #expect(lengths.count == (changes ? 2 : 1), "one day of the cycle is longer or shorter")
    }

    @Test("a start picked at 17:40 is week 1, day 2 at 09:00 on the next morning", arguments: Sample.zones)
    func nextMorning(zone: String) throws {
        let room = try Sample.room(zone)
        let start = room.day(of: try Sample.instant("2026-03-07T17:40", zone))
        let cycle = Cycle(
            id: Cycle.ID("cycle-1"),
            patient: "Mia",
            number: 1,
            start: start,
            challenge: start.adding(days: 84)
        )
        let position = CyclePosition(of: room.day(of: try Sample.instant("2026-03-08T09:00", zone)), in: cycle)
        #expect(position.week == 1 && position.day == 2)
    }

    @Test("the challenge 84 days after the start makes twelve weeks, and 85 a thirteenth of one day")
    func lastWeek() throws {
        let twelve = try Sample.cycle("2026-01-05", "2026-03-30")
        #expect(twelve.start.days(until: twelve.challenge) == 84)
        #expect(twelve.weekCount == 12)
        #expect(twelve.lastDosingDay == (try date("2026-03-29")))
        #expect(twelve.days(ofWeek: 12).length == 7)
        #expect(twelve.days(ofWeek: 13).isEmpty)

        let thirteen = try Sample.cycle("2026-01-05", "2026-03-31")
        #expect(thirteen.weekCount == 13)
        let lastWeek = thirteen.days(ofWeek: 13)
        #expect(lastWeek == (try date("2026-03-30"))..<(try date("2026-03-31")))
        let position = CyclePosition(of: try date("2026-03-30"), in: thirteen)
        #expect(position.week == 13 && position.day == 1 && position.phase == .dosing)
    }

    @Test(
        "before the start the days to it are counted, after the challenge those since, and the week stays the last",
        arguments: [
            ("2026-01-02", CyclePosition.Phase.before, 1, nil as Int?, 3),
            ("2026-01-04", .before, 1, nil, 1),
            ("2026-01-05", .dosing, 1, 1, 0),
            ("2026-01-11", .dosing, 1, 7, 0),
            ("2026-01-12", .dosing, 2, 1, 0),
            ("2026-03-29", .dosing, 12, 7, 0),
            ("2026-03-30", .challenge, 12, nil, 0),
            ("2026-03-31", .complete, 12, nil, 1),
            ("2027-03-30", .complete, 12, nil, 365),
        ]
    )
    func edges(day: String, phase: CyclePosition.Phase, week: Int, weekday: Int?, distance: Int) throws {
        let position = CyclePosition(of: try date(day), in: try Sample.cycle())
        #expect(position.phase == phase)
        #expect(position.week == week)
        #expect(position.day == weekday)
        #expect(position.distance == distance)
    }

    @Test("a leap day and the end of a year are days like any other")
    func calendarEdges() throws {
        let leap = try Sample.cycle("2028-02-21", "2028-05-15")
        #expect(CyclePosition(of: try date("2028-02-29"), in: leap).day == 2)
        #expect(CyclePosition(of: try date("2028-03-01"), in: leap).day == 3)
        #expect(leap.week(of: try date("2028-03-01")) == 2)
        let newYear = try Sample.cycle("2026-12-28", "2027-03-22")
        #expect(CyclePosition(of: try date("2026-12-31"), in: newYear).day == 4)
        #expect(CyclePosition(of: try date("2027-01-01"), in: newYear).day == 5)
        #expect(newYear.week(of: try date("2027-01-04")) == 2)
    }

    @Test("a date that a zone left out is counted, and nobody is ever on it")
    func apia() throws {
        let zone = "Pacific/Apia"
        let room = try Sample.room(zone)
        let cycle = try Sample.cycle("2011-12-26", "2012-03-19")
        let last = try Sample.instant("2011-12-29T23:59:59", zone)
        #expect(CyclePosition(of: room.day(of: last), in: cycle).day == 4)
        let next = room.day(of: last.adding(seconds: 1))
        #expect(next == (try date("2011-12-31")))
        #expect(CyclePosition(of: next, in: cycle).day == 6)
        #expect(CyclePosition(of: room.day(of: try Sample.instant("2012-01-02T08:00", zone)), in: cycle).week == 2)
    }

    @Test("a day without midnight begins with the first time that the clocks show")
    func saoPaulo() throws {
        let zone = "America/Sao_Paulo"
        let room = try Sample.room(zone)
        let cycle = try Sample.cycle("2018-10-29", "2019-01-21")
        let first = try Sample.instant("2018-11-04T01:00", zone)
        #expect(CyclePosition(of: room.day(of: first), in: cycle).day == 7)
        #expect(CyclePosition(of: room.day(of: first.adding(milliseconds: -1)), in: cycle).day == 6)
    }

    @Test("01:30 comes twice when the clocks go back, on one day, and the logs keep their order")
    func twice() throws {
        let room = try Sample.room("America/New_York")
        let first = try Instant(iso8601: "2026-11-01T05:30:00Z")
        let second = try Instant(iso8601: "2026-11-01T06:30:00Z")
        #expect(room.timeZone.local(at: first) == room.timeZone.local(at: second))
        #expect(first < second)
        #expect(room.day(of: first) == room.day(of: second))
    }

    @Test("members in other zones see the day of the room, whatever date their own clocks show")
    func otherZones() throws {
        let room = try Sample.room("America/Phoenix")
        let late = try Sample.instant("2026-01-06T23:50", "America/Phoenix")
        #expect(try TimeZone.named("Europe/Berlin").date(at: late) == (try date("2026-01-07")))
        #expect(room.day(of: late) == (try date("2026-01-06")))
        #expect(CyclePosition(of: room.day(of: late), in: try Sample.cycle()).day == 2)
        // Breakfast in Sydney is still the evening before at home.
        let breakfast = try Sample.instant("2026-01-08T08:00", "Australia/Sydney")
        #expect(room.day(of: breakfast) == (try date("2026-01-07")))
    }

    @Test("the weeks hold every dosing day once, in order, whatever the dates", arguments: [1, 2, 3] as [UInt64])
    func partition(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let start = LocalDate(dayNumber: generator.int(in: 10_000...40_000))
            let length = generator.int(in: 1...420)
            let cycle = Cycle(
                id: Cycle.ID("cycle-1"),
                patient: "Mia",
                number: 1,
                start: start,
                challenge: start.adding(days: length)
            )
            var days: [LocalDate] = []
            for week in 1...cycle.weekCount {
                let range = cycle.days(ofWeek: week)
                #expect(week == cycle.weekCount || range.length == 7)
                var day = range.lowerBound
                while day < range.upperBound {
                    #expect(cycle.week(of: day) == week)
                    #expect(CyclePosition(of: day, in: cycle).week == week)
                    days.append(day)
                    day = day.next
                }
            }
            #expect(days == (0..<length).map { start.adding(days: $0) })
            #expect(cycle.week(of: start.previous) == nil && cycle.week(of: cycle.challenge) == nil)
            #expect(cycle.days(ofWeek: 0).isEmpty && cycle.days(ofWeek: cycle.weekCount + 1).isEmpty)
        }
    }
}
