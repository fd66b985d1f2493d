import Foundation
import TestKit
import Testing
import TimeKit

@Suite struct DayBoundaryTests {
    @Test(
        "The day changes at the boundary's wall time",
        arguments: [
            ("America/New_York", "03:00", "2026-06-02T06:59:59.999Z", "2026-06-01"),
            ("America/New_York", "03:00", "2026-06-02T07:00:00Z", "2026-06-02"),
            ("America/New_York", "00:00", "2026-06-02T03:59:59.999Z", "2026-06-01"),
            ("America/New_York", "00:00", "2026-06-02T04:00:00Z", "2026-06-02"),
            // 02:30 is skipped. The day starts when the clocks jump to 03:00.
            ("America/New_York", "02:30", "2026-03-08T06:59:59.999Z", "2026-03-07"),
            ("America/New_York", "02:30", "2026-03-08T07:00:00Z", "2026-03-08"),
            // 01:30 occurs twice. The first one starts the day, and the repeated hour belongs to it.
            ("America/Los_Angeles", "01:30", "2026-11-01T08:29:59.999Z", "2026-10-31"),
            ("America/Los_Angeles", "01:30", "2026-11-01T08:30:00Z", "2026-11-01"),
            ("America/Los_Angeles", "01:30", "2026-11-01T09:15:00Z", "2026-11-01"),
            ("America/Los_Angeles", "01:30", "2026-11-01T09:30:00Z", "2026-11-01"),
            // The clocks go back over midnight, to 23:30 of the 17th, but the 18th has begun.
            ("America/Sao_Paulo", "00:00", "2018-02-18T01:59:59.999Z", "2018-02-17"),
            ("America/Sao_Paulo", "00:00", "2018-02-18T02:30:00Z", "2018-02-17"),
            ("America/Sao_Paulo", "23:15", "2018-02-18T01:20:00Z", "2018-02-18"),
            ("America/Sao_Paulo", "23:15", "2018-02-18T02:05:00Z", "2018-02-18"),
            // A time from noon on ends the day of its date.
            ("America/New_York", "11:59", "2026-06-02T15:58:59.999Z", "2026-06-01"),
            ("America/New_York", "11:59", "2026-06-02T15:59:00Z", "2026-06-02"),
            ("America/New_York", "12:00", "2026-06-02T15:59:59.999Z", "2026-06-02"),
            ("America/New_York", "12:00", "2026-06-02T16:00:00Z", "2026-06-03"),
            ("America/New_York", "22:00", "2026-06-02T12:00:00Z", "2026-06-02"),
            ("America/New_York", "22:00", "2026-06-03T01:59:59.999Z", "2026-06-02"),
            ("America/New_York", "22:00", "2026-06-03T02:00:00Z", "2026-06-03"),
            // The day that ends in the evening of a clock change has 23 or 25 hours.
            ("America/New_York", "22:00", "2026-03-08T03:00:00Z", "2026-03-08"),
            ("America/New_York", "22:00", "2026-03-09T01:59:59.999Z", "2026-03-08"),
            ("America/New_York", "22:00", "2026-03-09T02:00:00Z", "2026-03-09"),
            ("America/New_York", "22:00", "2026-11-01T02:00:00Z", "2026-11-01"),
            ("America/New_York", "22:00", "2026-11-02T02:59:59.999Z", "2026-11-01"),
            ("America/New_York", "22:00", "2026-11-02T03:00:00Z", "2026-11-02"),
            // Apia has no 30 December 2011.
            ("Pacific/Apia", "00:00", "2011-12-30T09:59:59.999Z", "2011-12-29"),
            ("Pacific/Apia", "00:00", "2011-12-30T10:00:00Z", "2011-12-31"),
            ("Pacific/Apia", "03:00", "2011-12-30T10:00:00Z", "2011-12-30"),
            ("Pacific/Apia", "03:00", "2011-12-30T13:00:00Z", "2011-12-31"),
            ("Antarctica/Troll", "02:00", "2026-03-29T00:59:59.999Z", "2026-03-28"),
            ("Antarctica/Troll", "02:00", "2026-03-29T01:00:00Z", "2026-03-29"),
            ("Antarctica/Troll", "02:00", "2026-10-25T00:00:00Z", "2026-10-25"),
            ("Antarctica/Troll", "02:00", "2026-10-25T01:30:00Z", "2026-10-25"),
        ]
    )
    func table(zone: String, reset: String, instant: String, day: String) throws {
        let boundary = DayBoundary(startsAt: try LocalTime(iso8601: reset))
        #expect(boundary.day(of: try Instant(iso8601: instant), in: try .named(zone)).description == day)
    }

    /// The earliest instant whose wall clock is at or after the day's start, found by checking every minute.
    private func slowStart(of day: LocalDate, _ boundary: DayBoundary, in zone: TimeZone) -> Instant? {
        let isEvening = try? boundary.startsAt >= LocalTime(hour: 12, minute: 0)
        let date = isEvening == true ? day.previous : day
        let wanted = LocalDateTime(date, boundary.startsAt)
        let from = Instant(milliseconds: Int64(date.dayNumber) * 86_400_000).adding(hours: -20)
        return (0..<60 * 64).lazy.map { from.adding(minutes: $0) }.first { zone.local(at: $0) >= wanted }
    }

    @Test(
        "A day starts at the earliest instant whose wall clock is at or after its start",
        arguments: [
            ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
            ("Australia/Lord_Howe", "2026-04-05"),
            ("Australia/Lord_Howe", "2026-10-04"), ("Pacific/Apia", "2011-12-30"), ("America/Sao_Paulo", "2018-11-04"),
            ("America/Sao_Paulo", "2018-02-18"), ("Asia/Beirut", "2026-03-29"), ("Antarctica/Troll", "2026-03-29"),
            ("Antarctica/Troll", "2026-10-25"), ("America/Phoenix", "2026-03-08"), ("Africa/Casablanca", "2026-02-15"),
            ("Asia/Kathmandu", "2026-05-01"), ("Pacific/Kwajalein", "1993-08-21"), ("Pacific/Kiritimati", "1994-12-31"),
        ]
    )
    func definition(zone: String, around: String) throws {
        let zone = try TimeZone.named(zone)
        let center = try LocalDate(iso8601: around)
        for reset in ["00:00", "01:30", "02:15", "03:00", "12:00", "23:45"] {
            let boundary = DayBoundary(startsAt: try LocalTime(iso8601: reset))
            for offset in -1...1 {
                let day = center.adding(days: offset)
                #expect(boundary.start(of: day, in: zone) == slowStart(of: day, boundary, in: zone), "\(day) \(reset)")
                #expect(boundary.end(of: day, in: zone) == boundary.start(of: day.next, in: zone))
            }
        }
    }

    @Test(
        "The day never runs backwards, and an instant lies between its day's start and end: around every change of sampled zones",
        arguments: [21, 22, 23, 24] as [UInt64]
    )
    func monotone(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<24 {
            let name = generator.pick(TimeZone.knownTimeZoneIdentifiers)
            let zone = try TimeZone.named(name)
            let year = generator.int(in: 1935...2037)
            let boundary = DayBoundary(
                startsAt: try LocalTime(hour: generator.int(in: 0...23), minute: generator.int(in: 0...59))
            )
            let comment: Comment = "\(name) \(year) \(boundary.startsAt), seed \(seed)"
            let first = try LocalDate(year: year, month: 1, day: 1).dayNumber
            for day in first..<first + 366 {
                let noon = Instant(milliseconds: Int64(day) * 86_400_000)
                guard zone.offset(at: noon) != zone.offset(at: noon.adding(hours: 24)) else { continue }
                walk(zone, boundary, from: noon.adding(hours: -30), comment)
            }
            walk(zone, boundary, from: Instant(milliseconds: Int64(first) * 86_400_000), comment)
        }
    }

    private func walk(_ zone: TimeZone, _ boundary: DayBoundary, from: Instant, _ comment: Comment) {
        var previous = boundary.day(of: from, in: zone)
        var instant = from
        for _ in 0..<360 {
            let day = boundary.day(of: instant, in: zone)
            #expect(day >= previous, comment)
            #expect(boundary.start(of: day, in: zone) <= instant, comment)
            #expect(instant < boundary.end(of: day, in: zone), comment)
            previous = day
            instant = instant.adding(minutes: 13)
        }
    }

    @Test("Days follow each other without a hole for ten years, in zones that change")
    func contiguous() throws {
        for name in ["America/New_York", "Pacific/Apia", "Africa/Casablanca", "Asia/Tehran", "Antarctica/Troll"] {
            let zone = try TimeZone.named(name)
            let boundary = DayBoundary(startsAt: try LocalTime(hour: 2, minute: 30))
            var start = boundary.start(of: try LocalDate(iso8601: "2009-01-01"), in: zone)
            var day = try LocalDate(iso8601: "2009-01-01")
            var empty = 0
            while day.year < 2019 {
                let end = boundary.end(of: day, in: zone)
                #expect(start <= end)
                if start == end {
                    empty += 1
                } else {
                    #expect(boundary.day(of: start, in: zone) == day)
                    #expect(boundary.day(of: end.adding(milliseconds: -1), in: zone) == day)
                }
                (day, start) = (day.next, end)
            }
            // Apia's 30 December starts when the clocks jump to midnight of the 31st, and lasts until 02:30.
            #expect(empty == 0, "\(name)")
        }
        let skipped = try LocalDate(iso8601: "2011-12-30")
        let apia = try TimeZone.named("Pacific/Apia")
        #expect(DayBoundary.midnight.start(of: skipped, in: apia) == DayBoundary.midnight.end(of: skipped, in: apia))
    }

    @Test(
        "Any instant, any number of days and any number of months gives a day, and nothing traps",
        arguments: [Int64.min, .min + 1, -8_640_000_000_000_001, 8_640_000_000_000_001, .max - 1, .max]
    )
    func extremes(milliseconds: Int64) throws {
        let instant = Instant(milliseconds: milliseconds)
        let near = Instant(milliseconds: milliseconds < 0 ? -8_640_000_000_000_000 : 8_640_000_000_000_000)
        for name in ["UTC", "Pacific/Apia", "America/New_York"] {
            let zone = try TimeZone.named(name)
            #expect(zone.local(at: instant) == zone.local(at: near))
            for start in ["00:00", "03:00"] {
                let boundary = DayBoundary(startsAt: try #require(LocalTime(start)))
                let day = boundary.day(of: instant, in: zone)
                #expect(day == boundary.day(of: near, in: zone))
                #expect(boundary.start(of: day, in: zone) < boundary.end(of: day, in: zone))
            }
            #expect(!instant.iso8601(in: zone).isEmpty && !instant.description.isEmpty)
        }
        let end = Instant(milliseconds: milliseconds < 0 ? .min : .max)
        #expect(instant.adding(milliseconds: end.milliseconds) == end)
        #expect(Instant(milliseconds: 0).adding(days24h: Int(end.milliseconds)) == end)
        #expect(instant.milliseconds(until: Instant(milliseconds: milliseconds < 0 ? .max : .min)).magnitude > 1 << 62)
        let today = try LocalDate(year: 2026, month: 3, day: 8)
        let far = today.adding(days: Int(milliseconds))
        #expect(milliseconds < 0 ? far < today && far.previous <= far : far > today && far.next >= far)
        let late = try #require(today.adding(months: Int(milliseconds), shortMonth: .lastDay))
        #expect(milliseconds < 0 ? late < today : late > today)
    }
}
