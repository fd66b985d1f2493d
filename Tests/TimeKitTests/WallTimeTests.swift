import Foundation
import TestKit
import Testing
import TimeKit

/// A wall time that occurs never or twice in a zone.
struct OddTime: Sendable, CustomTestStringConvertible {
    var zone: String
    var wall: String
    var instants: [String]
    var testDescription: String { "\(zone) \(wall)" }

    init(_ zone: String, _ wall: String, _ instants: String...) {
        (self.zone, self.wall, self.instants) = (zone, wall, instants)
    }
}

@Suite struct WallTimeTests {
    @Test(
        "A time in a gap is the first instant after it, or, if chosen so, what it would be had the clocks not changed",
        arguments: [
            OddTime("America/New_York", "2026-03-08T02:00", "2026-03-08T07:00:00Z", "2026-03-08T07:00:00Z"),
            OddTime("America/New_York", "2026-03-08T02:30", "2026-03-08T07:00:00Z", "2026-03-08T07:30:00Z"),
            OddTime("America/New_York", "2026-03-08T02:59:59.999", "2026-03-08T07:00:00Z", "2026-03-08T07:59:59.999Z"),
            OddTime("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-03T15:30:00Z", "2026-10-03T15:45:00Z"),
            OddTime("Pacific/Apia", "2011-12-30T00:00", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"),
            OddTime("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T10:00:00Z", "2011-12-30T22:00:00Z"),
            OddTime("Pacific/Apia", "2011-12-30T23:59:59.999", "2011-12-30T10:00:00Z", "2011-12-31T09:59:59.999Z"),
            OddTime("America/Sao_Paulo", "2018-11-04T00:00", "2018-11-04T03:00:00Z", "2018-11-04T03:00:00Z"),
            OddTime("America/Sao_Paulo", "2018-11-04T00:30", "2018-11-04T03:00:00Z", "2018-11-04T03:30:00Z"),
            OddTime("Asia/Beirut", "2026-03-29T00:30", "2026-03-28T22:00:00Z", "2026-03-28T22:30:00Z"),
            OddTime("Antarctica/Troll", "2026-03-29T01:00", "2026-03-29T01:00:00Z", "2026-03-29T01:00:00Z"),
            OddTime("Antarctica/Troll", "2026-03-29T02:45", "2026-03-29T01:00:00Z", "2026-03-29T02:45:00Z"),
        ]
    )
    func gaps(time: OddTime) throws {
        let zone = try TimeZone.named(time.zone)
        let local = try LocalDateTime(iso8601: time.wall)
        #expect(zone.instant(of: local) == Instant(time.instants[0]))
        #expect(zone.instant(of: local, gap: .firstAfter, overlap: .last) == Instant(time.instants[0]))
        #expect(zone.instant(of: local, gap: .offsetBefore) == Instant(time.instants[1]))
        #expect(zone.earliestInstant(atOrAfter: local) == Instant(time.instants[0]))
        #expect(zone.local(at: zone.instant(of: local)) > local)
    }

    @Test(
        "A repeated time is its first occurrence, or, if chosen so, its last; both show it",
        arguments: [
            OddTime("America/New_York", "2026-11-01T01:00", "2026-11-01T05:00:00Z", "2026-11-01T06:00:00Z"),
            OddTime("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"),
            OddTime(
                "America/New_York",
                "2026-11-01T01:59:59.999",
                "2026-11-01T05:59:59.999Z",
                "2026-11-01T06:59:59.999Z"
            ),
            OddTime("Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00Z", "2026-04-04T15:15:00Z"),
            OddTime("America/Sao_Paulo", "2018-02-17T23:30", "2018-02-18T01:30:00Z", "2018-02-18T02:30:00Z"),
            OddTime("Asia/Beirut", "2026-10-24T23:30", "2026-10-24T20:30:00Z", "2026-10-24T21:30:00Z"),
            OddTime("Antarctica/Troll", "2026-10-25T01:30", "2026-10-24T23:30:00Z", "2026-10-25T01:30:00Z"),
            OddTime("America/Los_Angeles", "2026-11-01T01:30", "2026-11-01T08:30:00Z", "2026-11-01T09:30:00Z"),
        ]
    )
    func overlaps(time: OddTime) throws {
        let zone = try TimeZone.named(time.zone)
        let local = try LocalDateTime(iso8601: time.wall)
        let first = zone.instant(of: local)
        let last = zone.instant(of: local, overlap: .last)
        #expect(first == Instant(time.instants[0]))
        #expect(last == Instant(time.instants[1]))
        #expect(zone.earliestInstant(atOrAfter: local) == first)
        #expect(zone.local(at: first) == local && zone.local(at: last) == local)
    }

    @Test(
        "A time that is shown once is that instant, whatever the policies",
        arguments: [
            OddTime("America/Phoenix", "2026-03-08T02:30", "2026-03-08T09:30:00Z"),
            OddTime("America/Phoenix", "2026-11-01T01:30", "2026-11-01T08:30:00Z"),
            OddTime("America/New_York", "2026-03-08T01:59:59.999", "2026-03-08T06:59:59.999Z"),
            OddTime("America/New_York", "2026-03-08T03:00", "2026-03-08T07:00:00Z"),
            OddTime("America/New_York", "2026-11-01T00:59:59.999", "2026-11-01T04:59:59.999Z"),
            OddTime("America/New_York", "2026-11-01T02:00", "2026-11-01T07:00:00Z"),
            OddTime("Pacific/Apia", "2011-12-29T23:59:59.999", "2011-12-30T09:59:59.999Z"),
            OddTime("Pacific/Apia", "2011-12-31T00:00", "2011-12-30T10:00:00Z"),
            OddTime("Australia/Lord_Howe", "2026-10-04T02:30", "2026-10-03T15:30:00Z"),
            OddTime("Antarctica/Troll", "2026-03-29T03:00", "2026-03-29T01:00:00Z"),
            OddTime("UTC", "2026-03-08T02:30", "2026-03-08T02:30:00Z"),
            OddTime("Asia/Manila", "1844-12-29T12:00", "1844-12-30T03:56:08Z"),
        ]
    )
    func plain(time: OddTime) throws {
        let zone = try TimeZone.named(time.zone)
        let local = try LocalDateTime(iso8601: time.wall)
        for gap in [GapPolicy.firstAfter, .offsetBefore] {
            for overlap in [OverlapPolicy.first, .last] {
                #expect(zone.instant(of: local, gap: gap, overlap: overlap) == Instant(time.instants[0]))
            }
        }
        #expect(zone.local(at: try Instant(iso8601: time.instants[0])) == local)
    }

    @Test(
        "A wall time that is shown leads back to itself, in every zone of the tz database",
        arguments: [11] as [UInt64]
    )
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for name in TimeZone.knownTimeZoneIdentifiers {
            let zone = try TimeZone.named(name)
            for _ in 0..<40 {
                let instant = Instant(milliseconds: Int64(generator.int(in: -2_000_000_000_000...3_000_000_000_000)))
                let local = zone.local(at: instant)
                let first = zone.instant(of: local)
                let last = zone.instant(of: local, overlap: .last)
                let comment: Comment = "\(name) \(instant), seed \(seed)"
                #expect(first == instant || last == instant, comment)
                #expect(zone.local(at: first) == local && zone.local(at: last) == local && first <= last, comment)
                #expect(zone.earliestInstant(atOrAfter: local) == first, comment)
            }
        }
    }

    @Test("A traveler's 08:00 is eight in the morning wherever they are")
    func traveler() throws {
        let clock = try ManualClock("2026-06-01T20:00:00Z", zone: "America/New_York")
        let reminder = Recurrence.daily(from: try LocalDateTime(iso8601: "2026-01-01T08:00"))
        func next() -> String? {
            reminder.first(of: "r", atOrAfter: clock.now, in: clock.zone)?.instant.iso8601(in: clock.zone)
        }
        #expect(next() == "2026-06-02T08:00:00.000-04:00")
        clock.zone = try .named("Asia/Tokyo")
        #expect(clock.wallClock.local() == LocalDateTime("2026-06-02T05:00"))
        #expect(next() == "2026-06-02T08:00:00.000+09:00")
        clock.advance(hours: 4)
        #expect(next() == "2026-06-03T08:00:00.000+09:00")
        // Back across the date line it is yesterday again, and 08:00 occurs a second time.
        clock.zone = try .named("Pacific/Honolulu")
        #expect(next() == "2026-06-02T08:00:00.000-10:00")
    }

    @Test("Each zone that a form suggests is one of the tz database, and is there once")
    func suggestedZones() throws {
        for name in TimeZone.suggestedNames { #expect(throws: Never.self) { try TimeZone.named(name) } }
        #expect(Set(TimeZone.suggestedNames).count == TimeZone.suggestedNames.count)
        #expect(TimeZone.suggestedNames.contains("America/Phoenix"))
    }

    @Test(
        "A zone the tz database doesn't know is refused by name",
        arguments: [
            "Mars/Base", "", "America/Atlantis", "PST", "EST", "MST", "GMT+7", "GMT-0700", "UTC+1",
        ]
    )
    func unknownZones(name: String) {
        #expect(throws: TimeError.unknownZone(name)) { try TimeZone.named(name) }
    }

    @Test(
        "A zone with a fixed offset has the sign of the tz database, which is that of the hours to add for UTC",
        arguments: [("Etc/GMT+7", -7), ("Etc/GMT-2", 2), ("UTC", 0), ("GMT", 0)]
    )
    func fixedOffsets(name: String, hours: Int) throws {
        #expect(try TimeZone.named(name).secondsFromGMT() == hours * 3600)
    }
}
