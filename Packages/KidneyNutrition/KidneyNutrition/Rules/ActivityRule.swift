public import FractionParser
public import TimeKit
import WordKit

/// Parses, checks and sums amounts of physical activity.
public enum ActivityRule {
    /// Parses an amount such as "4,200" or "30 min". A comma must separate thousands.
    ///
    /// - Throws: `notANumber` for another text; `implausibleActivity` as in ``check(_:_:)``.
    static func read(_ typed: String, of kind: ActivityKind) throws(KidneyError) -> Rational {
        let words = typed.split(whereSeparator: \.isWhitespace)
        let groups = (words.first ?? "").split(separator: ",", omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ $0.prefix { $0 != "." }.count == 3 }),
            let value = DecimalText.value(groups.joined()),
            words.dropFirst().allSatisfy({ $0 == kind.unit || $0 == inEnglish { kind.unit } })
        else { throw .notANumber(typed) }
        try check(kind, value)
        return value
    }

    /// Checks that an amount isn't negative and fits in a day.
    ///
    /// - Throws: `implausibleActivity`.
    public static func check(_ kind: ActivityKind, _ value: Rational) throws(KidneyError) {
        guard amounts(of: kind).contains(value) else {
            throw .implausibleActivity("\(DecimalText.text(value)) \(kind.unit)")
        }
    }

    /// The amounts of an activity that fit in a day.
    static func amounts(of kind: ActivityKind) -> ClosedRange<Rational> {
        switch kind {
        case .minutes: 0...1440
        case .steps: 0...200_000
        case .energy: 0...15_000
        }
    }

    /// Returns the total of a day: the highest sum of a device, plus the manual entries. Only one device counts, because a phone and a watch
    /// record the same steps.
    ///
    /// - Returns: nil if nothing was recorded, because that doesn't mean zero.
    public static func total(_ kind: ActivityKind, on day: LocalDate, of readings: [ActivityReading]) -> Rational? {
        let ofDay = ReadingDeduplication.unique(readings.filter { $0.kind == kind && $0.moment.day == day })
        guard !ofDay.isEmpty else { return nil }
        let manual = sum(ofDay.filter { $0.source.kind == .manual })
        let devices = Dictionary(grouping: ofDay.filter { $0.source.kind != .manual }) { reading in
            "\(reading.source.kind.rawValue) \(reading.source.name)"
        }
        let most = devices.values.map(sum).max() ?? .zero
        return try? manual.adding(most)
    }

    private static func sum(_ readings: [ActivityReading]) -> Rational {
        readings.reduce(.zero) { total, reading in (try? total.adding(reading.value)) ?? total }
    }
}
