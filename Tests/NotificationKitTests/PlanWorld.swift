import Foundation
import NotificationKit
import ScreenKit
import TestKit
import TimeKit

/// Random candidates and preferences, with an independent computation of their notifications.
struct PlanWorld: Sendable {
    static let zones = ["America/New_York", "Australia/Lord_Howe", "America/Phoenix", "Pacific/Apia", "Europe/Berlin"]

    var candidates: [NotificationCandidate]
    var preferences: NotificationPreferences
    /// The start, shortly before a clock change or Apia's skipped day.
    var start: Instant

    init(_ generator: inout SeededGenerator, silences: Bool = true) throws {
        let name = generator.pick(PlanWorld.zones)
        let zone = try TimeZone.named(name)
        let starts =
            name == "Pacific/Apia"
            ? ["2011-12-27T00:00:00Z"] : ["2026-03-05T00:00:00Z", "2026-10-22T00:00:00Z", "2026-10-30T12:00:00Z"]
        start = try Instant(iso8601: generator.pick(starts)).adding(minutes: generator.int(in: 0...1_440))
        preferences = NotificationPreferences(zone: zone)
        if generator.oneIn(2) { preferences.quietHours = try PlanWorld.quiet(&generator) }
        candidates = []
        for number in 0..<generator.int(in: 1...8) {
            let category = generator.pick(["medicine", "treatment", "events"])
            candidates.append(
                NotificationCandidate(
                    series: NotificationSeries(app: "tips", category: category, name: "s\(number)"),
                    title: "Title \(number)",
                    body: "Body",
                    link: DeepLink(scheme: "tips", ["home", "s\(number)"]),
                    timing: try PlanWorld.timing(&generator, around: start, in: zone),
                    silent: silences && generator.oneIn(2) ? [PlanWorld.silence(&generator, around: start)] : []
                )
            )
        }
        if generator.oneIn(3) { preferences["medicine"].time = try PlanWorld.time(&generator) }
        if generator.oneIn(4) { preferences["events"].isOn = false }
        if generator.oneIn(3) { preferences["treatment"].quietHours = try PlanWorld.quiet(&generator) }
    }

    private static func time(_ generator: inout SeededGenerator) throws -> LocalTime {
        try LocalTime(hour: generator.int(in: 0...23), minute: generator.pick([0, 15, 30, 45]))
    }

    private static func quiet(_ generator: inout SeededGenerator) throws -> QuietHours {
        let from = try time(&generator)
        let until = try LocalTime(hour: (from.hour + generator.int(in: 1...11)) % 24, minute: from.minute)
        return try QuietHours(from: from, until: until, policy: generator.pick(QuietHours.Policy.allCases))
    }

    private static func silence(_ generator: inout SeededGenerator, around start: Instant) -> Range<Instant> {
        let from = start.adding(hours: generator.int(in: -48...200))
        return from..<from.adding(hours: generator.int(in: 1...100))
    }

    private static func timing(
        _ generator: inout SeededGenerator,
        around start: Instant,
        in zone: TimeZone
    ) throws -> NotificationCandidate.Timing {
        let date = zone.date(at: start).adding(days: generator.int(in: -40...6))
        let first = LocalDateTime(date, try time(&generator))
        switch generator.int(in: 0...6) {
        case 0: return .recurring(try Recurrence(.everyDays(generator.int(in: 2...4)), from: first))
        case 1: return .recurring(try Recurrence(.weekly(on: [.monday, .saturday], every: 1), from: first))
        case 2: return .recurring(try Recurrence(.monthly(day: 31, shortMonth: .lastDay, every: 1), from: first))
        case 3:
            let instants = (0..<generator.int(in: 1...5)).map { _ in
                start.adding(minutes: 15 * generator.int(in: -200...1_200))
            }
            return .at(instants)
        case 4: return .occurred(start.adding(minutes: generator.int(in: -5_000...0)))
        default: return .recurring(.daily(from: first))
        }
    }
}

// MARK: The independent computation

extension PlanWorld {
    /// A time of a candidate and the time of its delivery; `nil` for no delivery.
    struct Telling: Hashable, Sendable {
        var id: String
        var fireAt: Instant?
    }

    /// All times of a candidate from 4 days before the start to `end`, in order, found by walking through days and minutes.
    func tellings(of candidate: NotificationCandidate, until end: Instant) throws -> [Telling] {
        guard preferences[candidate.series.category].isOn else { return [] }
        let prefix = "tips//\(candidate.series.category)/\(candidate.series.name)/"
        var moments: [(String, Instant)] = []
        switch candidate.timing {
        case .recurring(let recurrence):
            let time = preferences[candidate.series.category].time ?? recurrence.start.time
            let zone = preferences.zone
            var day = zone.date(at: start).adding(days: -4)
            while zone.instant(of: LocalDateTime(day, .midnight)) <= end {
                let local = LocalDateTime(day, time)
                let shifted = try Recurrence(
                    recurrence.rule,
                    from: LocalDateTime(recurrence.start.date, time),
                    end: recurrence.end
                )
                if shifted.first(atOrAfter: local) == local {
                    moments.append((prefix + local.description, zone.instant(of: local)))
                }
                day = day.adding(days: 1)
            }
        case .at(let instants):
            moments = Set(instants).sorted().map { (prefix + $0.description, $0) }
        case .occurred(let instant, on: _):
            moments = [(prefix + "once", instant)]
        }
        return moments.map { id, instant in
            Telling(id: id, fireAt: told(instant, candidate))
        }
    }

    private func told(_ instant: Instant, _ candidate: NotificationCandidate) -> Instant? {
        if candidate.silent.contains(where: { $0.contains(instant) }) { return nil }
        guard let quiet = preferences[candidate.series.category].quietHours ?? preferences.quietHours else {
            return instant
        }
        var moment = instant
        var isMoved = false
        while isQuiet(moment, quiet) {
            isMoved = true
            moment = moment.adding(minutes: 1)
        }
        return isMoved && quiet.policy == .drop ? nil : moment
    }

    func isQuiet(_ instant: Instant, _ quiet: QuietHours) -> Bool {
        let minute = { (time: LocalTime) in time.hour * 60 + time.minute }
        let now = minute(preferences.zone.local(at: instant).time)
        let length = (minute(quiet.until) - minute(quiet.from) + 1_440) % 1_440
        return (now - minute(quiet.from) + 1_440) % 1_440 < length
    }
}
