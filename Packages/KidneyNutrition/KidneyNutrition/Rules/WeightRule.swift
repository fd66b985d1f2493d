public import FractionParser
public import TimeKit
import WordKit

/// Parses and checks weights, and finds changes to report to the care team.
public enum WeightRule {
    /// One pound in kilograms, by the international agreement of 1959.
    public static let poundInKilograms = DecimalText.constant("0.45359237")
    /// The range of adult weights, in kilograms.
    public static let plausible = Rational(20)...Rational(400)

    /// Converts a weight exactly. Returns nil if the result doesn't fit in 64-bit fractions.
    public static func convert(_ value: Rational, from unit: WeightUnit, to other: WeightUnit) -> Rational? {
        switch (unit, other) {
        case (.pound, .kilogram): try? value.multiplying(by: poundInKilograms)
        case (.kilogram, .pound): try? value.dividing(by: poundInKilograms)
        default: value
        }
    }

    /// Formats a weight in the preferred unit: "172.4 lb". A weight that was entered in that unit isn't rounded.
    public static func text(_ reading: WeightReading, in system: UnitSystem) -> String {
        let unit = unit(in: system)
        let number = convert(reading.value, from: reading.unit, to: unit) ?? reading.value
        return "\(DecimalText.text(number, most: reading.unit == unit ? 9 : 1)) \(unit.symbol)"
    }

    /// Formats kilograms in the preferred unit: "172.4 lb".
    public static func text(kilograms: Rational, in system: UnitSystem) -> String {
        guard system == .conventional, let pounds = convert(kilograms, from: .kilogram, to: .pound) else {
            return "\(DecimalText.text(kilograms, most: 1)) kg"
        }
        return "\(DecimalText.text(pounds, most: 1)) lb"
    }

    /// Formats an approximate mean or difference of kilograms in the preferred unit: "6.2 lb".
    static func text(approximately kilograms: Double, in system: UnitSystem) -> String {
        guard system == .conventional else { return "\(TrendWords.text(kilograms)) kg" }
        return "\(TrendWords.text(kilograms / poundInKilograms.approximate)) lb"
    }

    /// The preferred unit of a system.
    static func unit(in system: UnitSystem) -> WeightUnit { system == .conventional ? .pound : .kilogram }

    /// Parses a weight such as "81.2kg", "180 lb" or "81.2". The unit is that of the text, otherwise that of `system`.
    ///
    /// - Throws: `notANumber`, `unknownWeightUnit`, or `implausibleWeight` with the values that were probably meant.
    public static func read(_ text: String, in system: UnitSystem) throws(KidneyError) -> (Rational, WeightUnit) {
        let trimmed = Substring(text).drop(while: \.isWhitespace)
        let number = trimmed.prefix { $0.isNumber || $0 == "." }
        let word = trimmed.dropFirst(number.count).filter { !$0.isWhitespace && $0 != "." }.lowercased()
        guard let value = DecimalText.value(String(number)) else { throw .notANumber(text) }
        let unit: WeightUnit
        switch word {
        case "": unit = self.unit(in: system)
        case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramo", "kilogramos": unit = .kilogram
        case "lb", "lbs", "pound", "pounds", "libra", "libras", "[lb_av]": unit = .pound
        default: throw .unknownWeightUnit(word)
        }
        try check(value, unit)
        return (value, unit)
    }

    /// Checks that an adult can have a weight.
    ///
    /// - Throws: `implausibleWeight` with the values that were probably meant.
    public static func check(_ value: Rational, _ unit: WeightUnit) throws(KidneyError) {
        guard !isPlausible(value, unit) else { return }
        var candidates: [(Rational, WeightUnit)] = [(value, unit == .kilogram ? .pound : .kilogram)]
        if let less = try? value.dividing(by: 10) { candidates.append((less, unit)) }
        if let more = try? value.multiplying(by: 10) { candidates.append((more, unit)) }
        let likely = candidates.filter { isPlausible($0.0, $0.1) }.prefix(2)
        throw .implausibleWeight(
            "\(DecimalText.text(value)) \(unit.symbol)",
            likely: likely.map { "\(DecimalText.text($0.0)) \($0.1.symbol)" }
        )
    }

    /// Checks that a weight differs by at most 30 % from the user's last one, and by at most 10 % from one of up to two days before. Both
    /// are bounds of the app's own. Callers skip this check if the user confirms the weight.
    ///
    /// - Parameter day: The day of the weight; nil for one of any later day.
    /// - Throws: `unlikelyWeight` with the values that were probably meant.
    public static func check(
        _ value: Rational,
        _ unit: WeightUnit,
        after last: WeightReading,
        on day: LocalDate? = nil
    ) throws(KidneyError) {
        let isSoon = day.map { last.moment.day.days(until: $0) <= 2 } ?? false
        guard let now = convert(value, from: unit, to: .kilogram), let before = last.kilograms,
            !isNear(now, before, within: isSoon ? "0.1" : "0.3")
        else { return }
        let other: WeightUnit = unit == .kilogram ? .pound : .kilogram
        let candidates =
            [(value, other)]
            + [try? value.dividing(by: 10), try? value.multiplying(by: 10)].compactMap { $0.map { ($0, unit) } }
        let likely = candidates.filter { number, unit in
            convert(number, from: unit, to: .kilogram).map { isNear($0, before, within: "0.2") } ?? false
        }
        throw .unlikelyWeight(
            "\(DecimalText.text(value)) \(unit.symbol)",
            last: "\(DecimalText.text(last.value)) \(last.unit.symbol)",
            last.moment.day,
            likely: likely.map { "\(DecimalText.text($0.0)) \($0.1.symbol)" }
        )
    }

    /// Whether a weight differs from another by at most this share of the other.
    private static func isNear(_ weight: Rational, _ other: Rational, within part: String) -> Bool {
        guard let most = try? other.multiplying(by: DecimalText.constant(part)),
            let difference = try? weight.subtracting(other)
        else { return false }
        return difference <= most && (try? difference.negated()).map { $0 <= most } == true
    }

    private static func isPlausible(_ value: Rational, _ unit: WeightUnit) -> Bool {
        convert(value, from: unit, to: .kilogram).map(plausible.contains) ?? false
    }
}

/// A quick gain of weight without dialysis, which is more likely fluid than tissue.
public struct QuickGain: Hashable, Sendable {
    public let from: WeightReading
    public let to: WeightReading
    /// The gain in kilograms.
    public let kilograms: Rational
    /// The number of calendar days between the two weights.
    public let days: Int

    /// The sentences about the gain, in the units of the profile. The alarm has the time of the later weight.
    func words(for profile: Profile) -> AlarmWords {
        let gained = WeightRule.text(kilograms: kilograms, in: profile.units)
        return AlarmWords(
            AlarmTable.gain,
            days <= 1
                ? localized("\(gained) more within a day, which can be fluid")
                : localized("\(gained) more within \(days) days, which can be fluid"),
            at: to.moment,
            for: profile
        )
    }
}

extension WeightRule {
    /// The source of the bounds of ``quickGain(_:on:)``.
    public static let gainEvidence = Evidence("common practice: 1 kg in a day or 2 kg in three", .recalled)

    /// Returns a gain of more than 1 kg within a day or more than 2 kg within three days, up to the last weight of a day; nil if there is
    /// none.
    public static func quickGain(_ weights: [WeightReading], on day: LocalDate) -> QuickGain? {
        let sorted = weights.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let last = sorted.last(where: { $0.moment.day == day }), let now = last.kilograms else { return nil }
        for earlier in sorted.reversed() where (earlier.moment, earlier.id) < (last.moment, last.id) {
            let days = earlier.moment.day.days(until: day)
            guard days <= 3 else { break }
            guard let before = earlier.kilograms, let gain = try? now.subtracting(before) else { continue }
            if gain > (days <= 1 ? 1 : 2) { return QuickGain(from: earlier, to: last, kilograms: gain, days: days) }
        }
        return nil
    }
}
