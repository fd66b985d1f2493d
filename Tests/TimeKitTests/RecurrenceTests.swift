import Foundation
import TestKit
import Testing
import TimeKit

private func local(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

@Suite struct RecurrenceTests {
    private func list(_ recurrence: Recurrence, from: String, before: String) throws -> [String] {
        recurrence.occurrences(from: try local(from), before: try local(before)).map(\.description)
    }

    @Test("Daily at 02:30 is 02:30 again the day after the clocks changed")
    func dailyOverTheGap() throws {
        let zone = try TimeZone.named("America/New_York")
        let daily = Recurrence.daily(from: try local("2026-03-01T02:30"))
        let due = daily.occurrences(of: "job", from: try Instant(iso8601: "2026-03-07T00:00:00Z"), in: zone).prefix(3)
        #expect(due.map(\.id.description) == ["job@2026-03-07T02:30", "job@2026-03-08T02:30", "job@2026-03-09T02:30"])
        #expect(
            due.map { $0.instant.iso8601(in: zone) } == [
                "2026-03-07T02:30:00.000-05:00", "2026-03-08T03:00:00.000-04:00", "2026-03-09T02:30:00.000-04:00",
            ]
        )
    }

    @Test("An hour that comes twice has the occurrence once, the first time")
    func dailyOverTheRepeatedHour() throws {
        let zone = try TimeZone.named("America/New_York")
        let daily = Recurrence.daily(from: try local("2026-10-30T01:30"))
        let due = daily.occurrences(of: "job", from: try Instant(iso8601: "2026-11-01T00:00:00Z"), in: zone).prefix(2)
        #expect(due.map(\.instant.description) == ["2026-11-01T05:30:00.000Z", "2026-11-02T06:30:00.000Z"])
        // Within the repeated hour, the next occurrence is tomorrow's.
        let next = daily.first(of: "job", atOrAfter: try Instant(iso8601: "2026-11-01T06:00:00Z"), in: zone)
        #expect(next?.id.at == (try local("2026-11-02T01:30")))
    }

    @Test("A day that Apia skipped keeps its occurrence, due as the next day begins")
    func skippedDay() throws {
        let zone = try TimeZone.named("Pacific/Apia")
        let daily = Recurrence.daily(from: try local("2011-12-01T07:30"))
        let due = daily.occurrences(of: "r", from: try Instant(iso8601: "2011-12-29T17:30:00Z"), in: zone).prefix(3)
        #expect(due.map(\.id.at.description) == ["2011-12-29T07:30", "2011-12-30T07:30", "2011-12-31T07:30"])
        #expect(
            due.map(\.instant.description) == [
                "2011-12-29T17:30:00.000Z", "2011-12-30T10:00:00.000Z", "2011-12-30T17:30:00.000Z",
            ]
        )
        let last = daily.last(of: "r", before: try Instant(iso8601: "2011-12-30T10:00:00.001Z"), in: zone)
        #expect(last?.id.at == (try local("2011-12-30T07:30")))
    }

    @Test("The 31st is the last of short months, or left out, and the 31st again in March")
    func monthEnds() throws {
        let start = try local("2026-01-31T09:00")
        let last = try Recurrence(.monthly(day: 31, shortMonth: .lastDay, every: 1), from: start)
        #expect(
            try list(last, from: "2026-01-01T00:00", before: "2026-06-01T00:00") == [
                "2026-01-31T09:00", "2026-02-28T09:00", "2026-03-31T09:00", "2026-04-30T09:00", "2026-05-31T09:00",
            ]
        )
        let skipped = try Recurrence(.monthly(day: 31, shortMonth: .skip, every: 1), from: start)
        #expect(
            try list(skipped, from: "2026-01-01T00:00", before: "2026-06-01T00:00") == [
                "2026-01-31T09:00", "2026-03-31T09:00", "2026-05-31T09:00",
            ]
        )
    }

    @Test("A start after the month's day waits for the next month that counts")
    func monthlyStartAfterItsDay() throws {
        let recurrence = try Recurrence(
            .monthly(day: 10, shortMonth: .skip, every: 3),
            from: try local("2026-01-15T09:00"),
            end: .count(2)
        )
        #expect(
            try list(recurrence, from: "2026-01-01T00:00", before: "2030-01-01T00:00")
                == ["2026-04-10T09:00", "2026-07-10T09:00"]
        )
    }

    @Test("Weekdays of every other week are counted from the week of the start, Monday to Sunday")
    func weekly() throws {
        // 2026-03-04 is a Wednesday, so Monday of that week is before the start.
        let recurrence = try Recurrence(
            .weekly(on: [.monday, .thursday, .sunday], every: 2),
            from: try local("2026-03-04T20:00"),
            end: .count(5)
        )
        #expect(
            try list(recurrence, from: "2026-03-01T00:00", before: "2027-01-01T00:00") == [
                "2026-03-05T20:00", "2026-03-08T20:00", "2026-03-16T20:00", "2026-03-19T20:00", "2026-03-22T20:00",
            ]
        )
    }

    @Test("Once is once; a count counts occurrences; the day named by until is included")
    func ends() throws {
        let start = try local("2026-03-04T20:00")
        let once = Recurrence.once(at: start)
        #expect(once.first(atOrAfter: start) == start && once.last(before: start) == nil)
        #expect(once.first(atOrAfter: try local("2026-03-04T20:00:00.001")) == nil)
        #expect(once.last(before: try local("2099-01-01T00:00")) == start)
        let counted = try Recurrence(.everyDays(3), from: start, end: .count(2))
        #expect(
            try list(counted, from: "2026-01-01T00:00", before: "2027-01-01T00:00") == [
                "2026-03-04T20:00", "2026-03-07T20:00",
            ]
        )
        let until = try Recurrence(.everyDays(3), from: start, end: .until(LocalDate(iso8601: "2026-03-07")))
        #expect(
            try list(until, from: "2026-01-01T00:00", before: "2027-01-01T00:00") == [
                "2026-03-04T20:00", "2026-03-07T20:00",
            ]
        )
        let before = try Recurrence(.everyDays(3), from: start, end: .until(LocalDate(iso8601: "2026-03-03")))
        #expect(before.first(atOrAfter: start) == nil)
        #expect(before.last(before: try local("2030-01-01T00:00")) == nil)
    }

    @Test("29 February every year with short months left out comes in leap years only")
    func leapDay() throws {
        let recurrence = try Recurrence(
            .monthly(day: 29, shortMonth: .skip, every: 12),
            from: try local("2096-02-01T12:00")
        )
        #expect(
            try list(recurrence, from: "2026-01-01T00:00", before: "2109-01-01T00:00")
                == ["2096-02-29T12:00", "2104-02-29T12:00", "2108-02-29T12:00"]
        )
        #expect(recurrence.last(before: try local("2104-02-29T12:00")) == (try local("2096-02-29T12:00")))
    }

    @Test("Nothing recurs after 9999, and asking far beyond is harmless")
    func endOfCalendar() throws {
        let daily = Recurrence.daily(from: try local("2026-01-01T00:00"))
        #expect(daily.first(atOrAfter: try local("9999-12-31T00:00")) == (try local("9999-12-31T00:00")))
        #expect(daily.first(atOrAfter: try local("9999-12-31T00:01")) == nil)
        let rare = try Recurrence(
            .monthly(day: 31, shortMonth: .lastDay, every: 100_000),
            from: try local("9000-01-31T00:00"),
            end: .count(Int.max)
        )
        #expect(rare.first(atOrAfter: try local("9000-02-01T00:00")) == nil)
        #expect(rare.last(before: try local("9999-12-31T00:00")) == (try local("9000-01-31T00:00")))
        // The last of this many occurrences would be after the year 2³¹.
        let many = try Recurrence(
            .monthly(day: 1, shortMonth: .lastDay, every: 100_000),
            from: try local("2026-01-01T00:00"),
            end: .count(4_000_000)
        )
        #expect(many.first(atOrAfter: try local("2026-01-02T00:00")) == nil)
    }

    @Test("Rules that make no sense are refused with the value")
    func refused() throws {
        let start = try local("2026-02-01T00:00")
        #expect(throws: TimeError.intervalOutOfRange(0)) { try Recurrence(.everyDays(0), from: start) }
        #expect(throws: TimeError.intervalOutOfRange(-7)) {
            try Recurrence(.weekly(on: [.monday], every: -7), from: start)
        }
        #expect(throws: TimeError.intervalOutOfRange(100_001)) {
            try Recurrence(.monthly(day: 1, shortMonth: .skip, every: 100_001), from: start)
        }
        #expect(throws: TimeError.noWeekdays) { try Recurrence(.weekly(on: [], every: 1), from: start) }
        for day in [0, 32, -1] {
            #expect(throws: TimeError.dayOfMonthOutOfRange(day)) {
                try Recurrence(.monthly(day: day, shortMonth: .lastDay, every: 1), from: start)
            }
        }
        #expect(throws: TimeError.countOutOfRange(0)) { try Recurrence(.everyDays(1), from: start, end: .count(0)) }
        // Every February has a 28th, and one in four has a 29th.
        for day in 1...29 { _ = try Recurrence(.monthly(day: day, shortMonth: .skip, every: 12), from: start) }
        // No February has a 30th, and every fourth year from 2026 on is no leap year.
        #expect(throws: TimeError.neverOccurs) {
            try Recurrence(.monthly(day: 30, shortMonth: .skip, every: 12), from: start)
        }
        #expect(throws: TimeError.neverOccurs) {
            try Recurrence(.monthly(day: 29, shortMonth: .skip, every: 48), from: start)
        }
    }

    @Test(
        "A recurrence is coded as one flat object",
        arguments: [
            #"{"rule":"once","start":"2026-03-08T07:30"}"#,
            #"{"every":2,"rule":"daily","start":"2026-03-08T07:30","until":"2026-05-01"}"#,
            #"{"count":10,"every":1,"rule":"weekly","start":"2026-03-08T07:30","weekdays":[1,3,7]}"#,
            #"{"day":31,"every":1,"rule":"monthly","shortMonth":"skip","start":"2026-03-08T07:30:15"}"#,
        ]
    )
    func coding(json: String) throws {
        let recurrence = try JSONDecoder().decode(Recurrence.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(recurrence), as: UTF8.self) == json)
    }

    @Test(
        "An object that no recurrence could have written is refused",
        arguments: [
            #"{"rule":"daily","every":0,"start":"2026-03-08T07:30"}"#,
            #"{"rule":"weekly","weekdays":[],"start":"2026-03-08T07:30"}"#,
            #"{"rule":"weekly","weekdays":[8],"start":"2026-03-08T07:30"}"#,
            #"{"rule":"hourly","start":"2026-03-08T07:30"}"#,
            #"{"rule":"daily","start":"2026-03-08"}"#, #"{"rule":"daily"}"#,
            #"{"rule":"daily","start":"2026-03-08T07:30","until":"2026-04-01","count":3}"#,
        ]
    )
    func refusedObjects(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Recurrence.self, from: Data(json.utf8)) }
    }
}
