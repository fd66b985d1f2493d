import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("Hours")
struct HoursTests {
    /// The hours of a winter market: Saturdays from 08:00 to 13:00.
    static func market() throws -> Hours {
        Hours(seasons: [
            Season(
                "Winter",
                .yearly(from: try HoursSample.monthDay(10, 7), to: try HoursSample.monthDay(5, 27)),
                WeeklyHours([.saturday: .open([try HoursSample.span("08:00", "13:00")])])
            )
        ])
    }

    @Test("the first minute of a span is open, the one it ends at is not")
    func edges() throws {
        let hours = try Self.market()
        for (time, openness) in [("07:59", Openness.closed), ("08:00", .open), ("12:59", .open), ("13:00", .closed)] {
            let moment = try HoursSample.moment("2026-11-21T\(time)")
            #expect(OpenRule.openness(of: hours, at: moment) == openness, "\(time)")
        }
    }

    @Test("an answer has its reason and the next change")
    func reason() throws {
        let hours = try Self.market()
        let open = OpenRule.state(of: hours, at: try HoursSample.moment("2026-11-21T09:30"))
        #expect(open.openness == .open && open.reason == .season("Winter"))
        #expect(try open.until == HoursSample.moment("2026-11-21T13:00"))
        let closed = OpenRule.state(of: hours, at: try HoursSample.moment("2026-11-21T13:00"))
        #expect(try closed.openness == .closed && closed.until == HoursSample.moment("2026-11-28T08:00"))
    }

    @Test("between its seasons it is closed until the next one, over New Year too")
    func outOfSeason() throws {
        let state = OpenRule.state(of: try Self.market(), at: try HoursSample.moment("2026-06-06T09:00"))
        #expect(state.openness == .closed && state.reason == .outOfSeason)
        #expect(try state.until == HoursSample.moment("2026-10-10T08:00"))
        let january = OpenRule.openness(of: try Self.market(), at: try HoursSample.moment("2027-01-02T09:00"))
        #expect(january == .open)
    }

    @Test(
        "a span past midnight belongs to the day it begins on, and a season that ends in mid-week doesn't cut it short"
    )
    func pastMidnight() throws {
        let late = WeeklyHours(others: .open([try HoursSample.span("18:00", "02:00")]))
        let hours = Hours(seasons: [
            Season(
                "Ramadan market",
                .once(from: try HoursSample.date("2026-02-18"), to: try HoursSample.date("2026-03-18")),
                late
            )
        ])
        let last = OpenRule.state(of: hours, at: try HoursSample.moment("2026-03-19T01:30"))
        #expect(last.openness == .open && last.reason == .sinceYesterday)
        #expect(try last.until == HoursSample.moment("2026-03-19T02:00"))
        let after = OpenRule.state(of: hours, at: try HoursSample.moment("2026-03-19T19:00"))
        #expect(after.openness == .unknown && after.reason == .seasonsPast && after.until == nil)
        let before = OpenRule.state(of: hours, at: try HoursSample.moment("2026-02-18T01:30"))
        #expect(try before.openness == .closed && before.until == HoursSample.moment("2026-02-18T18:00"))
    }

    @Test(
        "a holiday's hours come before all others, of two for one day the last; what began the evening before goes on"
    )
    func exceptions() throws {
        let thanksgiving = try HoursSample.date("2026-11-26")
        var hours = Hours(week: WeeklyHours(others: .open([try HoursSample.span("20:00", "01:00")])))
        hours.exceptions = [
            HoursException(thanksgiving, .open([.wholeDay]), note: "first plan"),
            HoursException(thanksgiving, .closed, note: "Thanksgiving"),
        ]
        let evening = OpenRule.state(of: hours, at: try HoursSample.moment("2026-11-26T21:00"))
        #expect(evening.openness == .closed && evening.reason == .exception("Thanksgiving"))
        #expect(try evening.until == HoursSample.moment("2026-11-27T20:00"))
        let night = OpenRule.openness(of: hours, at: try HoursSample.moment("2026-11-26T00:30"))
        #expect(night == .open)
    }

    @Test(
        "missing hours are unknown and not closed: no hours, a day without, a season without times, seasons of past years"
    )
    func unknown() throws {
        let moment = try HoursSample.moment("2026-11-21T09:00")
        var week = WeeklyHours(others: .closed)
        week[.saturday] = .unknown
        let past = Hours(seasons: [
            Season(
                "2017",
                .once(from: try HoursSample.date("2017-06-14"), to: try HoursSample.date("2017-08-30")),
                .always
            )
        ])
        let untimed = Hours(seasons: [
            Season("November", .yearly(from: try HoursSample.monthDay(11, 1), to: try HoursSample.monthDay(11, 30)))
        ])
        for (hours, reason) in [
            (Hours.unknown, OpenReason.notTold), (Hours(week: week), .notTold), (past, .seasonsPast),
            (untimed, .notTold),
        ] {
            let state = OpenRule.state(of: hours, at: moment)
            #expect(state.openness == .unknown && state.reason == reason)
        }
        let sunday = OpenRule.state(of: Hours(week: week), at: moment).until
        #expect(try sunday == HoursSample.moment("2026-11-22T00:00"))
    }

    @Test("open around the clock has no next change, nor has never open")
    func always() throws {
        let moment = try HoursSample.moment("2026-11-21T09:00")
        #expect(OpenRule.state(of: .always, at: moment) == OpenState(openness: .open, reason: .week, until: nil))
        let never = OpenRule.state(of: Hours(week: WeeklyHours()), at: moment)
        #expect(never == OpenState(openness: .closed, reason: .week, until: nil))
    }

    @Test("29 February belongs to a season that ends on it or is around it, in leap years alone")
    func leapDay() throws {
        let dates = SeasonDates.yearly(from: try HoursSample.monthDay(2, 1), to: try HoursSample.monthDay(2, 29))
        #expect(try dates.contains(HoursSample.date("2028-02-29")))
        #expect(try dates.contains(HoursSample.date("2027-02-28")))
        #expect(try !dates.contains(HoursSample.date("2027-03-01")))
        #expect(MonthDay(month: 2, day: 30) == nil && MonthDay(month: 13, day: 1) == nil)
    }

    @Test(
        "a year, minute by minute, is what painting each minute gives, and each next change is the next",
        arguments: 0..<12 as Range<UInt64>
    )
    func oracle(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let hours = try HoursSample.generated(&random, year: 2028)
        let painted = PaintedHours(hours, from: try HoursSample.date("2028-01-01"), days: 366)
        var minute = 0
        var walked = 0
        while minute < painted.count {
            let state = OpenRule.state(of: hours, at: try painted.moment(minute))
            let end = min(state.until.map { painted.minute(of: $0) } ?? painted.count, painted.count)
            try #require(end > minute)
            for each in minute..<end where painted[each] != state.openness {
                Issue.record("\(try painted.moment(each)): \(state.openness), painted \(painted[each])")
                return
            }
            if end < painted.count {
                let moment = try painted.moment(end)
                #expect(painted[end] != state.openness, "\(moment)")
            }
            walked += end - minute
            minute = end
        }
        #expect(walked == 366 * 1440)
        // Random minutes are compared, too, not only the changes.
        for _ in 0..<500 {
            let minute = Int.random(in: 0..<painted.count, using: &random)
            let moment = try painted.moment(minute)
            #expect(OpenRule.openness(of: hours, at: moment) == painted[minute])
        }
    }

    @Test("a span that is no part of a day is refused, and one without an end in its day ends on the next")
    func spans() throws {
        for (opens, closes) in [(-1, 10), (1440, 1500), (60, 60), (60, 59), (10, 1451)] {
            #expect(throws: DirectoryError.spanOutOfRange(opens: opens, closes: closes)) {
                try OpeningSpan(opens: opens, closes: closes)
            }
        }
        #expect(try HoursSample.span("22:00", "02:00") == OpeningSpan(opens: 1320, closes: 1560))
        #expect(try HoursSample.span("06:00", "06:00") == OpeningSpan(opens: 360, closes: 1800))
        #expect("\(DirectoryError.spanOutOfRange(opens: 60, closes: 60))".contains("at most 24 hours"))
    }
}
