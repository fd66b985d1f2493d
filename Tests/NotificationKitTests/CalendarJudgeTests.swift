import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("The calendar in other programs")
struct CalendarJudgeTests {
    /// Zones with years to start in: a clock change, a skipped day, abolished daylight saving time, two changes around Ramadan.
    static let zones: [(name: String, years: [Int], isKnown: Bool)] = [
        ("America/New_York", [2006, 2024], true), ("Australia/Lord_Howe", [2024], true), ("Pacific/Apia", [2011], true),
        ("America/Phoenix", [2024], true), ("Europe/Berlin", [2020], true), ("America/St_Johns", [2010], true),
        ("Asia/Kathmandu", [2024], true), ("Africa/Casablanca", [2012], true), ("Asia/Tehran", [2019], false),
        ("Europe/Istanbul", [2014], true), ("Europe/Moscow", [2008], true), ("Europe/Dublin", [2024], false),
        ("America/Santiago", [2020], false),
        ("Asia/Jerusalem", [2013], false), ("Antarctica/Troll", [2018], false), ("UTC", [2024], true),
    ]

    @Test(
        "icalendar and dateutil find the same occurrences and offsets as we do, over generated recurrences in many zones",
        .enabled(if: CalendarJudge.python != nil || CalendarJudge.isInsistedOn, "make setup installs the judge"),
        arguments: UInt64(1)...4
    )
    func agree(seed: UInt64) throws {
        let python = try #require(CalendarJudge.python, "make setup could not install icalendar and dateutil")
        var generator = SeededGenerator(seed: seed)
        var cases: [CalendarJudge.Case] = []
        for entry in Self.zones { cases.append(try Self.story(entry.name, entry.years, entry.isKnown, &generator)) }
        let folder = try TemporaryFolder()
        let file = folder.file("cases.json")
        try JSONEncoder().encode(cases).write(to: file)
        let (status, said) = try PythonJudge.run(python, ["-c", CalendarJudge.script, file.path])
        let lines = said.split(separator: "\n")
        #expect(status == 0, "seed \(seed): \(said.suffix(2_000))")
        #expect(lines.count == 1, "seed \(seed): \(lines.prefix(8).joined(separator: "\n"))")
        let compared = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
        #expect(compared > 2_000)
    }

    /// A calendar of random events with our reading of five years.
    private static func story(
        _ name: String,
        _ years: [Int],
        _ isKnown: Bool,
        _ generator: inout SeededGenerator
    ) throws -> CalendarJudge.Case {
        let zone = try TimeZone.named(name)
        let year = generator.pick(years)
        let from = try at("\(year)-01-01T00:00:00Z")
        let to = try at("\(year + 5)-01-01T00:00:00Z")
        var events: [CalendarEvent] = []
        var occurrences: [String: [Int64]] = [:]
        for number in 0..<8 {
            let recurrence = try recurrence(&generator, year: year)
            let uid = "\(number)@nourish"
            // Events that never occur are left out.
            guard recurrence.first(atOrAfter: recurrence.start) != nil else { continue }
            if number == 7 {
                events.append(CalendarEvent(uid: uid, title: "Days", timing: .wholeDays(recurrence)))
                let days = recurrence.occurrences(from: .utc(from), before: .utc(to.adding(days24h: 1))).map {
                    Int64($0.date.dayNumber)
                }
                occurrences[uid] = days
            } else {
                events.append(CalendarEvent(uid: uid, title: "Éclair, 日本; \\", timing: .recurring(recurrence, zone)))
                let around = recurrence.occurrences(
                    from: .utc(from.adding(days24h: -3)),
                    before: .utc(to.adding(days24h: 3))
                )
                let instants = Set(around.map { zone.instant(of: $0) }).filter { from <= $0 && $0 <= to }.sorted()
                occurrences[uid] = instants.map { $0.milliseconds / 1_000 }
            }
        }
        let feed = CalendarFeed(name: "Judged", app: "tips", events: events)
        let bytes = try feed.iCalendar(now: from, throughYear: year + 5)
        return CalendarJudge.Case(
            name: "\(name) \(year) seed \(generator.seed)",
            calendar: String(decoding: bytes, as: UTF8.self),
            from: from.milliseconds / 1_000,
            to: to.milliseconds / 1_000,
            occurrences: occurrences,
            offsets: [zone.identifier: offsets(of: zone, from: from, to: to, &generator)],
            known: isKnown ? [zone.identifier] : []
        )
    }

    private static func recurrence(_ generator: inout SeededGenerator, year: Int) throws -> Recurrence {
        // Most events are in the hours of clock changes.
        let hour = generator.oneIn(3) ? generator.int(in: 0...23) : generator.int(in: 0...3)
        let date = try LocalDate(year: year, month: 1, day: 1).adding(days: generator.int(in: 0...200))
        let start = LocalDateTime(date, try LocalTime(hour: hour, minute: generator.pick([0, 15, 30, 59])))
        let weekdays = Set(Weekday.allCases.filter { _ in generator.oneIn(2) } + [generator.pick(Weekday.allCases)])
        let rule: Recurrence.Rule =
            switch generator.int(in: 0...5) {
            case 0, 1: .everyDays(generator.pick([1, 1, 2, 7, 30]))
            case 2: .weekly(on: weekdays, every: generator.int(in: 1...3))
            case 3: .monthly(day: generator.int(in: 1...31), shortMonth: .lastDay, every: generator.pick([1, 1, 2, 5]))
            case 4: .monthly(day: generator.int(in: 28...31), shortMonth: .skip, every: 1)
            default: .once
            }
        let end: Recurrence.End =
            switch generator.int(in: 0...2) {
            case 0: .never
            case 1: .count(generator.int(in: 1...400))
            default: .until(date.adding(days: generator.int(in: 0...1_500)))
            }
        return try Recurrence(rule, from: start, end: end)
    }

    /// The offsets before and after every clock change and at other moments, without ambiguous and skipped wall times.
    private static func offsets(
        of zone: TimeZone,
        from: Instant,
        to: Instant,
        _ generator: inout SeededGenerator
    ) -> [CalendarJudge.Offset] {
        var moments: [Instant] = []
        var hour = from
        while hour < to {
            let next = hour.adding(hours: 3)
            if zone.offset(at: hour) != zone.offset(at: next) {
                moments += (-30...30).map { hour.adding(minutes: 15 * $0) }
            }
            if generator.oneIn(60) { moments.append(hour) }
            hour = next
        }
        return moments.compactMap { moment in
            let wall = zone.local(at: moment)
            guard zone.instant(of: wall, overlap: .first) == zone.instant(of: wall, overlap: .last) else { return nil }
            return CalendarJudge.Offset(wall: wall.description, seconds: zone.offset(at: moment) / 1_000)
        }
    }
}

extension LocalDateTime {
    fileprivate static func utc(_ instant: Instant) -> LocalDateTime { TimeZone.gmt.local(at: instant) }
}
