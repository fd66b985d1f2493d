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

    /// Returns a value in another unit, rounded for display: "99 mg/dL". It has more decimals than usual where the rounded number would be
    /// judged otherwise.
    public static func shown(
        _ value: Rational,
        of analyte: Analyte,
        in unit: LabUnit,
        as other: LabUnit
    ) throws(KidneyError) -> String {
        "\(text(try convert(value, of: analyte, from: unit, to: other), of: analyte, in: other)) \(other.symbol)"
    }

    /// Returns a number in its unit, rounded for display.
    static func text(_ value: Rational, of analyte: Analyte, in unit: LabUnit) -> String {
        let facts = LabTable.facts(analyte)
        return DecimalText.text(value, least: facts.decimals(in: unit)) { number in
            let conventional = try? convert(number, of: analyte, from: unit, to: facts.conventional)
            return ranges[analyte, default: []].map { range in
                conventional.map { [range.isLow($0), range.isHigh($0)] }
            }
        }
    }

    /// Every range by which a value of an analyte is judged.
    static let ranges: [Analyte: [LabRange]] = Dictionary(
        uniqueKeysWithValues: LabTable.rows.map { facts in
            let alarms = AlarmTable.rows.filter { $0.subject == .lab(facts.analyte) }.map(\.range)
            let own = [facts.flagged, facts.reference.female, facts.reference.male] + facts.flaggedNeeds.map(\.range)
            return (facts.analyte, alarms + own + facts.goals.map(\.range))
        }
    )

    private static func scale(_ unit: LabUnit, of analyte: Analyte) throws(KidneyError) -> LabScale {
        guard let scale = LabTable.facts(analyte).scales.first(where: { $0.unit == unit }) else {
            throw .unitNotOfAnalyte(unit.symbol, analyte)
        }
        return scale
    }
}

extension LabResult {
    /// The number in a unit with its comparator, as typed if that is the unit of the entry: "<5.40".
    func number(in unit: LabUnit) -> String {
        guard unit != self.unit, let value = try? LabConversion.convert(value, of: analyte, from: self.unit, to: unit)
        else { return comparator.rawValue + printed }
        return comparator.rawValue + LabConversion.text(value, of: analyte, in: unit)
    }

    /// The result in a unit: "<2.00 mg/dL".
    func shown(as unit: LabUnit) -> String { "\(number(in: unit)) \(unit.symbol)" }

    /// The exact value in the conventional unit. Nil if it doesn't fit in 64-bit fractions; every plausible value fits.
    public var conventionalValue: Rational? {
        try? LabConversion.convert(value, of: analyte, from: unit, to: LabTable.facts(analyte).conventional)
    }

    /// The result as it was entered: "<5.40 mmol/L".
    public var shown: String { "\(comparator.rawValue)\(printed) \(unit.symbol)" }

    /// The result in the unit of a system, rounded for display. A result that was entered in that unit is shown as it was entered.
    public func shown(in system: UnitSystem) -> String {
        let other = LabTable.facts(analyte).unit(system)
        return "\(number(in: other)) \(other.symbol)"
    }
}

extension WeightReading {
    /// The exact weight in kilograms; a pound is 0.45359237 kg. Nil if it doesn't fit in 64-bit fractions; every plausible value fits.
    public var kilograms: Rational? { WeightRule.convert(value, from: unit, to: .kilogram) }
}

extension LabRange {
    /// The range in one of the analyte's units: "3.5 to 5.0 mEq/L", "at least 90 …", "under 5.7 %". Empty for a range without ends.
    ///
    /// A range whose limits have no exact number in the unit is shown in the conventional unit.
    public func shown(of analyte: Analyte, in unit: LabUnit) -> String {
        let lowest = low.flatMap { text($0, of: analyte, in: unit) }
        let highest = high.flatMap { text($0, of: analyte, in: unit) }
        guard (lowest == nil) == (low == nil), (highest == nil) == (high == nil) else {
            return shown(of: analyte, in: LabTable.facts(analyte).conventional)
        }
        return switch (lowest, highest) {
        case (let low?, let high?):
            includesHigh
                ? localized("\(low) to \(high) \(unit.symbol)") : localized("\(low) to under \(high) \(unit.symbol)")
        case (let low?, nil):
            includesLow ? localized("at least \(low) \(unit.symbol)") : localized("over \(low) \(unit.symbol)")
        case (nil, let high?):
            includesHigh ? localized("at most \(high) \(unit.symbol)") : localized("under \(high) \(unit.symbol)")
        case (nil, nil): ""
        }
    }

    /// Returns a limit in a unit; nil if it has no exact number there.
    private func text(_ limit: Rational, of analyte: Analyte, in unit: LabUnit) -> String? {
        let facts = LabTable.facts(analyte)
        guard let converted = try? LabConversion.convert(limit, of: analyte, from: facts.conventional, to: unit) else {
            return nil
        }
        return DecimalText.text(converted, least: facts.decimals(in: unit)) { (number) -> [Bool]? in
            let back = try? LabConversion.convert(number, of: analyte, from: unit, to: facts.conventional)
            return back.map { [isLow($0), isHigh($0)] }
        }
    }
}
