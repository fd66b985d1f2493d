import Foundation
import TestKit
import Testing
import TimeKit

@Suite struct ISOTextTests {
    @Test(
        "Dates are read in one form only",
        arguments: [
            "", "2026", "2026-03", "2026-3-8", "26-03-08", "20260308", "2026/03/08", "2026-03-08 ", " 2026-03-08",
            "2026-03-08T00:00", "2026-W10-7", "2026-067", "+2026-03-08", "-0044-03-15", "2026-03-0８", "２０２６-03-08",
            "2026-03-08\n", "2026–03–08", "2026-03-08\u{301}", "12026-03-08", "next monday",
        ]
    )
    func refusedDates(text: String) {
        #expect(throws: TimeError.notADate(text)) { try LocalDate(iso8601: text) }
        #expect(LocalDate(text) == nil)
    }

    @Test(
        "Times are read with minutes, seconds or decimals, and print as short as they can",
        arguments: [
            ("00:00", 0, "00:00"), ("07:30", 27_000_000, "07:30"), ("07:30:00", 27_000_000, "07:30"),
            ("07:30:15", 27_015_000, "07:30:15"), ("07:30:15.250", 27_015_250, "07:30:15.250"),
            ("07:30:15.5", 27_015_500, "07:30:15.500"), ("07:30:15.123456789", 27_015_123, "07:30:15.123"),
            ("07:30:15.0000", 27_015_000, "07:30:15"), ("23:59:59.999", 86_399_999, "23:59:59.999"),
            ("23:59:59.9999", 86_399_999, "23:59:59.999"), ("07:00:00.007", 25_200_007, "07:00:00.007"),
        ]
    )
    func times(text: String, milliseconds: Int, printed: String) throws {
        let time = try LocalTime(iso8601: text)
        #expect(time.millisecondOfDay == milliseconds)
        #expect(time.description == printed)
        #expect(LocalTime(printed) == time)
        #expect(
            try LocalTime(
                hour: time.hour,
                minute: time.minute,
                second: time.second,
                millisecond: time.millisecond
            ) == time
        )
    }

    @Test(
        "Other ways to write a time are refused with the text",
        arguments: [
            "", "7:30", "07", "0730", "07:3", "07:30:1", "07:30:15.", "07:30:15,250", "07:30:15.1234567890", "7:30 PM",
            "07:30Z", "07.30", "-07:30", "07:30:", "T07:30", "٠٧:٣٠", "07:30:15.25x",
        ]
    )
    func refusedTimes(text: String) {
        #expect(throws: TimeError.notATime(text)) { try LocalTime(iso8601: text) }
        #expect(LocalTime(text) == nil)
    }

    @Test(
        "Times that no clock shows are refused with their numbers",
        arguments: [("24:00", 24, 0, 0), ("25:00", 25, 0, 0), ("12:60", 12, 60, 0), ("12:00:61", 12, 0, 61)]
    )
    func noSuchTimes(text: String, hour: Int, minute: Int, second: Int) {
        let error = TimeError.noSuchTime(hour: hour, minute: minute, second: second, millisecond: 0)
        #expect(throws: error) { try LocalTime(iso8601: text) }
        #expect(throws: error) { try LocalTime(hour: hour, minute: minute, second: second) }
    }

    @Test("A leap second is refused as one, wherever it stands")
    func leapSeconds() {
        #expect(throws: TimeError.leapSecond("23:59:60")) { try LocalTime(iso8601: "23:59:60") }
        #expect(throws: TimeError.leapSecond("2016-12-31T23:59:60")) {
            try LocalDateTime(iso8601: "2016-12-31T23:59:60")
        }
        #expect(throws: TimeError.leapSecond("2016-12-31T23:59:60.5Z")) {
            try Instant(iso8601: "2016-12-31T23:59:60.5Z")
        }
        #expect(TimeError.leapSecond("23:59:60").description.contains("— write second 59"))
    }

    @Test(
        "A date and time is read without an offset only",
        arguments: [
            "2026-03-08", "2026-03-08 07:30", "2026-03-08t07:30", "2026-03-08T07:30Z", "2026-03-08T07:30+01:00",
            "2026-03-08T", "2026-03-08T07", "2026-03-08T07:30 ", "T07:30",
        ]
    )
    func refusedDateTimes(text: String) {
        #expect(throws: TimeError.notADateTime(text)) { try LocalDateTime(iso8601: text) }
        #expect(LocalDateTime(text) == nil)
    }

    @Test(
        "Instants are read with Z or any offset, seconds and decimals as they come",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("1970-01-01T00:00Z", 0), ("1970-01-01T00:00:00.001Z", 1),
            ("1969-12-31T23:59:59.999Z", -1), ("1970-01-01T01:00:00+01:00", 0), ("1969-12-31T17:00-07:00", 0),
            ("1970-01-01T05:45:00+05:45", 0), ("1970-01-01T00:00:00-00:00", 0), ("1970-01-01T18:00:00+18:00", 0),
            ("2026-03-08T07:30:00.000Z", 1_772_955_000_000), ("2026-03-08T00:30:00.1234567-07:00", 1_772_955_000_123),
            ("0001-01-01T00:00:00Z", -62_135_596_800_000), ("9999-12-31T23:59:59.999Z", 253_402_300_799_999),
        ] as [(String, Int64)]
    )
    func instants(text: String, milliseconds: Int64) throws {
        let instant = try Instant(iso8601: text)
        #expect(instant.milliseconds == milliseconds)
        #expect(Instant(instant.description) == instant)
    }

    @Test(
        "Other ways to write an instant are refused with the text",
        arguments: [
            "", "now", "2026-03-08", "2026-03-08T", "2026-03-08 07:30:00Z", "2026-03-08t07:30:00z",
            "2026-03-08T07:30:00z", "2026-03-08T07:30:00+01", "2026-03-08T07:30:00+0100", "2026-03-08T07:30:00+1:00",
            "2026-03-08T07:30:00+01:60", "2026-03-08T07:30:00+18:01", "2026-03-08T07:30:00+01:00Z",
            "2026-03-08T07:30:00Z ", "2026-03-08T07:30:00 Z", "2026-03-08T07:30:00,5Z", "20260308T073000Z",
            "2026-03-08T07:30:00[America/Phoenix]", "2026-03-08T07:30:00−07:00", "1772955000", "2026-03-08T07Z",
        ]
    )
    func refusedInstants(text: String) {
        #expect(throws: TimeError.notAnInstant(text)) { try Instant(iso8601: text) }
        #expect(Instant(text) == nil)
    }

    @Test("An instant without an offset is refused as such, and impossible days and times as those")
    func refusedInstantParts() {
        let local = "2026-03-08T07:30:00"
        #expect(throws: TimeError.missingOffset(local)) { try Instant(iso8601: local) }
        #expect(throws: TimeError.noSuchDay(year: 2026, month: 2, day: 30)) {
            try Instant(iso8601: "2026-02-30T07:30:00Z")
        }
        #expect(throws: TimeError.noSuchTime(hour: 24, minute: 0, second: 0, millisecond: 0)) {
            try Instant(iso8601: "2026-03-08T24:00:00Z")
        }
    }

    @Test(
        "An instant prints in the zone asked for, and the text names the same instant",
        arguments: [
            ("2026-03-08T07:30:00Z", "America/Phoenix", "2026-03-08T00:30:00.000-07:00"),
            ("2026-03-08T07:30:00Z", "UTC", "2026-03-08T07:30:00.000Z"),
            ("2026-01-01T00:00:00Z", "Asia/Kathmandu", "2026-01-01T05:45:00.000+05:45"),
            // New York's offset was -4:56:02 before the railways. The offset is cut to minutes, and the instant stays.
            ("1880-01-01T12:00:00Z", "America/New_York", "1880-01-01T07:04:00.000-04:56"),
        ]
    )
    func zonedText(text: String, zone: String, expected: String) throws {
        let instant = try Instant(iso8601: text)
        #expect(instant.iso8601(in: try .named(zone)) == expected)
        #expect(try Instant(iso8601: expected) == instant)
    }

    @Test("Foundation's dates and instants agree to the millisecond", arguments: [7] as [UInt64])
    func foundationDates(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let instant = Instant(milliseconds: Int64(generator.int(in: -4_000_000_000_000...4_000_000_000_000)))
            #expect(Instant(instant.date) == instant, "seed \(seed)")
        }
        #expect(Instant(Date(timeIntervalSince1970: .infinity)).milliseconds == .max)
        #expect(Instant(Date(timeIntervalSince1970: -1e300)).milliseconds == .min)
    }

    @Test("All values are coded as their text, and a bad text is refused with the reason")
    func coding() throws {
        struct Page: Codable, Equatable {
            var date: LocalDate
            var time: LocalTime
            var at: LocalDateTime
            var instant: Instant
            var weekday: Weekday
            var id: ID<Page>
        }
        let json = """
            {"at":"2026-03-08T07:30","date":"2026-03-08","id":"p1","instant":"2026-03-08T07:30:00.000Z",\
            "time":"07:30","weekday":7}
            """
        let page = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(page), as: UTF8.self) == json)
        #expect(page.weekday == .sunday && page.id == ID("p1") && page.at.date == page.date)

        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([LocalDate].self, from: Data(#"["2026-02-30"]"#.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("not the error for corrupt data")
            return
        }
        #expect(context.underlyingError as? TimeError == .noSuchDay(year: 2026, month: 2, day: 30))
    }
}
