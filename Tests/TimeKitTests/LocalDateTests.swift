import TestKit
import Testing
import TimeKit

/// The calendar as a simple model that steps day by day.
private struct SlowCalendar {
    var year = 1970
    var month = 1
    var day = 1

    var length: Int {
        let leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
        return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func forwards() {
        day += 1
        if day > length { (month, day) = (month + 1, 1) }
        if month > 12 { (year, month) = (year + 1, 1) }
    }

    mutating func backwards() {
        day -= 1
        if day >= 1 { return }
        month -= 1
        if month == 0 { (year, month) = (year - 1, 12) }
        day = length
    }
}

@Suite struct LocalDateTests {
    @Test("Every day within 400 years of 1970 has the number and the weekday that counting day by day gives")
    func agreesWithCounting() throws {
        for direction in [1, -1] {
            var slow = SlowCalendar()
            var wrong = 0
            for distance in 0...146_097 {
                let number = distance * direction
                let date = LocalDate(dayNumber: number)
                let weekday = ((number + 3) % 7 + 7) % 7 + 1
                if date.year != slow.year || date.month != slow.month || date.day != slow.day
                    || date.dayNumber != number || date.weekday.rawValue != weekday
                {
                    wrong += 1
                }
                if direction == 1 { slow.forwards() } else { slow.backwards() }
            }
            #expect(wrong == 0)
            #expect(LocalDate(dayNumber: 146_097 * direction).year == 1970 + 400 * direction)
        }
    }

    @Test(
        "Known dates have their weekday",
        arguments: [
            ("1970-01-01", Weekday.thursday), ("2000-02-29", .tuesday), ("2026-03-08", .sunday),
            ("1582-10-15", .friday), ("0001-01-01", .monday), ("9999-12-31", .friday),
        ]
    )
    func weekdays(text: String, weekday: Weekday) throws {
        #expect(try LocalDate(iso8601: text).weekday == weekday)
    }

    @Test("Adding days and counting them are each other's inverse", arguments: [1, 2, 3] as [UInt64])
    func addingDays(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let date = LocalDate(dayNumber: generator.int(in: -700_000...2_900_000))
            let days = generator.int(in: -30_000...30_000)
            let later = date.adding(days: days)
            #expect(date.days(until: later) == days, "seed \(seed)")
            #expect(later.adding(days: -days) == date, "seed \(seed)")
            #expect((date < later) == (days > 0), "seed \(seed)")
            #expect(date.next.previous == date && date.next > date, "seed \(seed)")
        }
    }

    @Test(
        "A month later is the same day, or what the policy for short months says",
        arguments: [
            ("2026-01-31", 1, ShortMonth.lastDay, "2026-02-28"), ("2024-01-31", 1, .lastDay, "2024-02-29"),
            ("2026-01-31", 2, .lastDay, "2026-03-31"), ("2026-01-31", 1, .skip, nil),
            ("2026-01-31", 2, .skip, "2026-03-31"), ("2026-03-31", -1, .lastDay, "2026-02-28"),
            ("2026-01-15", -1, .skip, "2025-12-15"), ("2026-11-30", 3, .lastDay, "2027-02-28"),
            ("2024-02-29", 12, .lastDay, "2025-02-28"), ("2024-02-29", 48, .skip, "2028-02-29"),
            ("2026-06-05", -30, .skip, "2023-12-05"),
        ] as [(String, Int, ShortMonth, String?)]
    )
    func addingMonths(from: String, months: Int, shortMonth: ShortMonth, expected: String?) throws {
        #expect(try LocalDate(iso8601: from).adding(months: months, shortMonth: shortMonth)?.description == expected)
    }

    @Test("A month begins on its first and ends on its last day")
    func monthEnds() throws {
        let date = try LocalDate(iso8601: "2024-02-10")
        #expect(date.startOfMonth.description == "2024-02-01")
        #expect(date.endOfMonth.description == "2024-02-29")
        #expect((1...12).map { LocalDate.length(ofMonth: $0, year: 2026) }.reduce(0, +) == 365)
        #expect(LocalDate.isLeap(year: 2000) && !LocalDate.isLeap(year: 1900) && !LocalDate.isLeap(year: 2026))
    }

    @Test(
        "Days that the calendar doesn't have are refused with their numbers",
        arguments: [
            (2026, 2, 29), (2026, 2, 30), (1900, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0),
            (2026, 1, 32), (0, 1, 1), (10_000, 1, 1), (-4, 3, 15), (2026, 1, Int.max), (Int.min, 1, 1),
        ]
    )
    func refusesNumbers(year: Int, month: Int, day: Int) {
        #expect(throws: TimeError.noSuchDay(year: year, month: month, day: day)) {
            try LocalDate(year: year, month: month, day: day)
        }
    }

    @Test("A date and its text are the same thing", arguments: [5, 6] as [UInt64])
    func textRoundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let date = LocalDate(dayNumber: generator.int(in: -719_162...2_932_896))
            #expect(try LocalDate(iso8601: date.description) == date, "seed \(seed)")
            #expect(LocalDate(date.description) == date, "seed \(seed)")
        }
    }

    @Test("The first and the last date that can be written, and those beyond, which print with a sign or more digits")
    func ends() {
        #expect(LocalDate(dayNumber: -719_162).description == "0001-01-01")
        #expect(LocalDate(dayNumber: 2_932_896).description == "9999-12-31")
        #expect(LocalDate(dayNumber: 2_932_897).description == "+10000-01-01")
        #expect(LocalDate(dayNumber: -719_162 - 367).description == "-0001-12-31")
        #expect(LocalDate("+10000-01-01") == nil)
    }
}
