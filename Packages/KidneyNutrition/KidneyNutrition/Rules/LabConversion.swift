public import FractionParser
import WordKit

/// Converts laboratory values between units, exactly.
public enum LabConversion {
    /// Converts a value between two units of an analyte. Converting back returns the original number.
    ///
    /// - Throws: `unitNotOfAnalyte` for a unit that the analyte doesn't have; `numberTooLong` for a result that doesn't fit in 64-bit
    ///   fractions.
    public static func convert(
        _ value: Rational,
        of analyte: Analyte,
        from unit: LabUnit,
        to other: LabUnit
    ) throws(KidneyError) -> Rational {
        let from = try scale(unit, of: analyte)
        let to = try scale(other, of: analyte)
        if from == to { return value }
        guard let conventional = try? value.subtracting(from.offset).dividing(by: from.factor),
            let result = try? conventional.multiplying(by: to.factor).adding(to.offset)
        else { throw .numberTooLong(DecimalText.text(value)) }
        return result
    }

    /// Returns a value in another unit, rounded for display: "99 mg/dL".
    public static func shown(
        _ value: Rational,
        of analyte: Analyte,
        in unit: LabUnit,
        as other: LabUnit
    ) throws(KidneyError) -> String {
        let converted = try convert(value, of: analyte, from: unit, to: other)
        let places = LabTable.facts(analyte).decimals(in: other)
        return "\(DecimalText.text(converted, least: places, most: places)) \(other.symbol)"
    }

    private static func scale(_ unit: LabUnit, of analyte: Analyte) throws(KidneyError) -> LabScale {
        guard let scale = LabTable.facts(analyte).scales.first(where: { $0.unit == unit }) else {
            throw .unitNotOfAnalyte(unit.symbol, analyte)
        }
        return scale
    }
}

extension LabResult {
    /// The exact value in the conventional unit. Nil if it doesn't fit in 64-bit fractions; every plausible value fits.
    public var conventionalValue: Rational? {
        try? LabConversion.convert(value, of: analyte, from: unit, to: LabTable.facts(analyte).conventional)
    }

    /// The result as it was entered: "<5.40 mmol/L".
    public var shown: String { "\(comparator.rawValue)\(printed) \(unit.symbol)" }

    /// The result in the unit of a system, rounded for display. A result that was entered in that unit is shown as it was entered.
    public func shown(in system: UnitSystem) -> String {
        let other = LabTable.facts(analyte).unit(system)
        guard other != unit, let text = try? LabConversion.shown(value, of: analyte, in: unit, as: other) else {
            return shown
        }
        return comparator.rawValue + text
    }
}

extension WeightReading {
    /// The exact weight in kilograms; a pound is 0.45359237 kg. Nil if it doesn't fit in 64-bit fractions; every plausible value fits.
    public var kilograms: Rational? { WeightRule.convert(value, from: unit, to: .kilogram) }
}

extension LabRange {
    /// The range in one of the analyte's units: "3.5 to 5.0 mEq/L", "at least 90 …", "under 5.7 %". Empty for a range without ends.
    public func shown(of analyte: Analyte, in unit: LabUnit) -> String {
        let facts = LabTable.facts(analyte)
        func text(_ limit: Rational) -> String {
            let converted =
                (try? LabConversion.convert(limit, of: analyte, from: facts.conventional, to: unit)) ?? limit
            let places = facts.decimals(in: unit)
            return DecimalText.text(converted, least: places, most: places)
        }
        return switch (low, high) {
        case (let low?, let high?): localized("\(text(low)) to \(text(high)) \(unit.symbol)")
        case (let low?, nil):
            includesLow
                ? localized("at least \(text(low)) \(unit.symbol)") : localized("over \(text(low)) \(unit.symbol)")
        case (nil, let high?):
            includesHigh
                ? localized("at most \(text(high)) \(unit.symbol)") : localized("under \(text(high)) \(unit.symbol)")
        case (nil, nil): ""
        }
    }
}
