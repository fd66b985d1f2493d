import Foundation
import NotificationKit
import Testing
import TimeKit

@Suite("Quiet hours")
struct QuietHoursTests {
    private func quiet(_ from: String, _ until: String) throws -> QuietHours {
        try QuietHours(from: LocalTime(iso8601: from), until: LocalTime(iso8601: until))
    }

    @Test(
        "they hold from their first moment to just before their end, over midnight too",
        arguments: [
            ("22:00", "07:00", "22:00", true), ("22:00", "07:00", "21:59:59.999", false),
            ("22:00", "07:00", "00:00", true),
            ("22:00", "07:00", "06:59:59.999", true), ("22:00", "07:00", "07:00", false),
            ("13:00", "14:00", "13:30", true),
            ("13:00", "14:00", "14:00", false), ("13:00", "14:00", "00:00", false), ("00:00", "23:59", "23:59", false),
        ]
    )
    func contains(from: String, until: String, time: String, isQuiet: Bool) throws {
        #expect(try quiet(from, until).contains(LocalTime(iso8601: time)) == isQuiet)
    }

    @Test("hours that begin when they end are refused")
    func empty() {
        #expect(throws: NotificationError.emptyQuietHours("07:00")) { try quiet("07:00", "07:00") }
    }

    @Test(
        "a notice in quiet hours is told at their end on the clocks of the person",
        arguments: [
            ("America/Phoenix", "22:00", "07:00", "2026-03-09T05:30:00Z", "2026-03-09T14:00:00Z"),
            // The end is in the gap of 8 March, so the first moment after the gap counts.
            ("America/New_York", "22:00", "02:30", "2026-03-08T05:00:00Z", "2026-03-08T07:00:00Z"),
            // The end occurs twice on 1 November. The first one counts.
            ("America/New_York", "22:00", "01:30", "2026-11-01T04:00:00Z", "2026-11-01T05:30:00Z"),
            // Between the two ends, the clocks have gone back into the quiet hours. The second end counts.
            ("America/New_York", "22:00", "01:30", "2026-11-01T06:10:00Z", "2026-11-01T06:30:00Z"),
            // On Lord Howe Island the change is half an hour, so 01:45 occurs twice.
            ("Australia/Lord_Howe", "22:00", "01:45", "2026-04-04T15:05:00Z", "2026-04-04T15:15:00Z"),
            // The day of the end doesn't exist in Apia. It is still quiet at midnight on 31 December, until 07:00.
            ("Pacific/Apia", "22:00", "07:00", "2011-12-30T08:30:00Z", "2011-12-30T17:00:00Z"),
            ("America/Phoenix", "22:00", "07:00", "2026-03-09T14:00:00Z", "2026-03-09T14:00:00Z"),
        ]
    )
    func end(zone: String, from: String, until: String, instant: String, expected: String) throws {
        let zone = try TimeZone.named(zone)
        let quiet = try quiet(from, until)
        let end = quiet.end(after: try at(instant), in: zone)
        #expect(end == (try at(expected)))
        #expect(!quiet.contains(end, in: zone))
    }

    @Test("a category's own quiet hours stand before the person's")
    func ownHours() throws {
        var wishes = NotificationPreferences(zone: try phoenix(), quietHours: try quiet("22:00", "07:00"))
        wishes["timer"].quietHours = try quiet("01:00", "02:00")
        let late = try at("2026-03-09T06:00:00Z")
        #expect(wishes.fireTime(of: late, category: "timer") == late)
        #expect(wishes.fireTime(of: late, category: "daily") == (try at("2026-03-09T14:00:00Z")))
    }
}
