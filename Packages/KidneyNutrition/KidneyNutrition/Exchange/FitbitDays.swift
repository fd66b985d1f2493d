import Foundation
import FractionParser
import JSONKit
import TimeKit
import WordKit

/// Daily totals of Fitbit data, from minutes and from totals.
struct FitbitDays {
    /// The counted quantities. Minutes of activity come in two parts.
    enum Part: String, CaseIterable {
        case steps, energy, very, fairly

        var kind: ActivityKind {
            switch self {
            case .steps: .steps
            case .energy: .energy
            case .very, .fairly: .minutes
            }
        }
    }

    private struct Key: Hashable {
        let day: LocalDate
        let part: Part
    }

    /// Daily totals given by Fitbit.
    private var totals: [Key: Rational] = [:]
    /// Steps summed from minutes.
    private var sums: [LocalDate: Rational] = [:]
    /// The minutes of each UTC day that were counted, one bit each, so that none counts twice.
    private var seen: [Int: [UInt64]] = [:]

    /// Reads a daily total: `{"dateTime": "2015-08-23", "value": "175"}`, or `{"dateTime": "08/23/15 00:00:00", …}` in the archive.
    mutating func daily(_ part: Part, _ value: JSONValue) -> ImportCounts.Outcome {
        guard let text = value["dateTime"]?.string, let word = text.split(separator: " ").first,
            let day = FitbitFile.day(String(word))
        else { return .refused(localized("it has no date")) }
        guard let number = value["value"]?.exact, number >= 0 else { return .refused(localized("it has no amount")) }
        return add(part, number, on: day)
    }

    /// Reads a day's summary.
    mutating func summary(_ value: JSONValue, on day: LocalDate) -> ImportCounts.Outcome {
        let members: [(String, Part)] = [
            ("steps", .steps), ("activityCalories", .energy), ("veryActiveMinutes", .very),
            ("fairlyActiveMinutes", .fairly),
        ]
        var isAny = false
        for (name, part) in members {
            guard let member = value[name] else { continue }
            guard let number = member.exact, number >= 0 else { return .refused(localized("“\(name)” is no amount")) }
            if number > 0, case .merged = add(part, number, on: day) { isAny = true }
        }
        return isAny ? .merged : .passedOver
    }

    /// Reads the steps of a minute in UTC: `{"dateTime": "01/15/20 07:25:00", "value": "12"}`.
    mutating func minute(_ value: JSONValue, zone: TimeZone) -> ImportCounts.Outcome {
        let words = value["dateTime"]?.string?.split(separator: " ").map(String.init) ?? []
        guard words.count == 2, let day = FitbitFile.day(words[0]), let time = LocalTime(words[1]) else {
            return .refused(localized("it has no date and time"))
        }
        guard let number = value["value"]?.exact, number >= 0 else { return .refused(localized("it has no amount")) }
        let minute = time.hour * 60 + time.minute
        var bits = seen[day.dayNumber] ?? [UInt64](repeating: 0, count: 23)
        guard bits[minute / 64] & (1 << UInt64(minute % 64)) == 0 else { return .merged }
        bits[minute / 64] |= 1 << UInt64(minute % 64)
        seen[day.dayNumber] = bits
        guard number > 0 else { return .passedOver }
        let instant = Instant(milliseconds: Int64(day.dayNumber) * 86_400_000 + Int64(time.millisecondOfDay))
        let local = zone.date(at: instant)
        guard let sum = try? (sums[local] ?? .zero).adding(number) else {
            return .refused(localized("its digits don't fit"))
        }
        sums[local] = sum
        return .merged
    }

    private mutating func add(_ part: Part, _ number: Rational, on day: LocalDate) -> ImportCounts.Outcome {
        guard number > 0 else { return .passedOver }
        // The larger of two totals is the later one.
        let key = Key(day: day, part: part)
        totals[key] = max(totals[key] ?? .zero, number)
        return .merged
    }

    /// The readings, sorted by day and kind.
    func totals(zone: TimeZone) -> [ActivityReading] {
        var values: [LocalDate: [ActivityKind: Rational]] = [:]
        for (day, sum) in sums { values[day, default: [:]][.steps] = sum }
        for (key, number) in totals where key.part == .steps || key.part == .energy {
            values[key.day, default: [:]][key.part.kind] = number
        }
        for (key, number) in totals where key.part == .very || key.part == .fairly {
            let before = values[key.day]?[.minutes] ?? .zero
            values[key.day, default: [:]][.minutes] = (try? before.adding(number)) ?? before
        }
        var readings: [ActivityReading] = []
        for (day, kinds) in values.sorted(by: { $0.key < $1.key }) {
            for kind in ActivityKind.allCases {
                guard let value = kinds[kind] else { continue }
                readings.append(
                    ActivityReading(
                        id: .init("fitbit-\(kind.rawValue)-\(day)"),
                        kind,
                        value,
                        at: Moment(day: day, in: zone),
                        from: MeasurementSource(.fitbit, reference: "\(kind.rawValue) \(day)")
                    )
                )
            }
        }
        return readings
    }
}
