public import FractionParser

/// Values from one unit into another, exactly.
public enum LabConversion {
    /// A value of an analyte in another of its units. There and back again is the same number.
    ///
    /// Throws `unitNotOfAnalyte`, or `numberTooLong` for a number that doesn't fit in 64-bit fractions.
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

    /// A value as it reads in a unit, rounded for the eye: "99 mg/dL".
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
    /// The value in the conventional unit, exactly; nil where it doesn't fit, which no plausible value does.
    public var conventionalValue: Rational? {
        try? LabConversion.convert(value, of: analyte, from: unit, to: LabTable.facts(analyte).conventional)
    }

    /// As it was entered: "<5.40 mmol/L".
    public var shown: String { "\(comparator.rawValue)\(printed) \(unit.symbol)" }

    /// In the unit of a system, rounded for the eye; as it was entered where that is its unit.
    public func shown(in system: UnitSystem) -> String {
        let other = LabTable.facts(analyte).unit(system)
        guard other != unit, let text = try? LabConversion.shown(value, of: analyte, in: unit, as: other) else {
            return shown
        }
        return comparator.rawValue + text
    }
}

extension WeightReading {
    /// The weight in kilograms, exactly: a pound is 0.45359237 kg. Nil where it doesn't fit, which no plausible value does.
    public var kilograms: Rational? { WeightRule.convert(value, from: unit, to: .kilogram) }
}
