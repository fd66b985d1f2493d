import FractionParser
import WordKit

/// Parses a typed laboratory value and checks that a person can have it.
public enum LabReadingRule {
    /// Parses a text such as "5.4", "5.4 mmol/L" or "<10". The unit is that of the text, otherwise `typedUnit`, otherwise that of `system`.
    ///
    /// - Throws: ``KidneyError/notANumber(_:)``, `unknownLabUnit`, `ionizedCalcium`, or `implausibleLab` with the values that were probably
    ///   meant.
    public static func read(
        _ text: String,
        of analyte: Analyte,
        unit typedUnit: String? = nil,
        in system: UnitSystem
    ) throws(KidneyError) -> LabReading {
        let facts = LabTable.facts(analyte)
        let (sign, number, rest) = parts(of: text)
        var words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        let isTotal = words.contains { $0.lowercased() == "total" }
        words.removeAll { $0.lowercased() == "total" }
        if analyte == .calcium, (words + [typedUnit ?? ""]).contains(where: isIonized) { throw .ionizedCalcium(text) }
        let unitText = words.isEmpty ? typedUnit ?? "" : words.joined(separator: " ")
        let unit: LabUnit
        if unitText.isEmpty {
            unit = facts.unit(system)
        } else if let named = LabUnit.named(unitText, among: facts.units) {
            unit = named
        } else {
            throw .unknownLabUnit(unitText, analyte)
        }
        let value = try self.number(number, in: text)
        let comparator = comparator(sign, value, unit, of: analyte)
        let reading = LabReading(value, unit, comparator: comparator, text: plain(number, value))
        try check(reading, of: analyte)
        if analyte == .calcium, !isTotal, let total = conventional(value, unit, analyte), ionized.contains(total) {
            throw .ionizedCalcium("\(number) \(unit.symbol)")
        }
        return reading
    }

    /// The range of ionized calcium, in mg/dL. A total calcium is hardly ever this low.
    private static let ionized = DecimalText.constant("3.6")...DecimalText.constant("5.6")

    private static func isIonized(_ word: String) -> Bool {
        ["ionized", "ionised", "free", "ica"].contains(word.lowercased())
    }

    /// Checks that a value is possible.
    ///
    /// - Throws: `implausibleLab` with the values that were probably meant.
    public static func check(_ reading: LabReading, of analyte: Analyte) throws(KidneyError) {
        guard !isPlausible(reading.value, reading.unit, analyte) else { return }
        throw .implausibleLab(
            analyte,
            "\(reading.comparator.rawValue)\(reading.text) \(reading.unit.symbol)",
            likely: likely(reading, analyte)
        )
    }

    /// Returns a question to the user about a possible mix-up of units; nil if there is no question. Such a value is possible, but outside
    /// the usual range, and the same number in the analyte's other unit would be inside: phosphorus 1.2 mg/dL is very low, 1.2 mmol/L is
    /// not.
    ///
    /// The range is the goal of the category if there is one. There is no question for units within a factor of three of each other, or for
    /// ranges with one end, because too many true values are outside those.
    public static func question(
        _ reading: LabReading,
        of analyte: Analyte,
        for category: DiseaseCategory? = nil,
        sex: Sex? = nil
    ) -> String? {
        let facts = LabTable.facts(analyte)
        let usual = facts.goal(for: category)?.range ?? facts.reference(for: sex)
        let other = reading.unit == facts.conventional ? facts.international : facts.conventional
        guard reading.comparator == .equal, usual.low != nil, usual.high != nil,
            let value = conventional(reading.value, reading.unit, analyte), value > 0,
            !usual.contains(value), let swapped = conventional(reading.value, other, analyte), usual.contains(swapped),
            isPlausible(reading.value, other, analyte), isFar(value, swapped)
        else { return nil }
        return
            localized(
                "\(facts.title.lowercasedUnlessAcronym) \(reading.text) \(reading.unit.symbol) is outside the usual range, ",
                "\(reading.text) \(other.symbol) would be in it — look which unit the report prints"
            )
    }

    // MARK: The text

    /// Splits a text into the sign before the number, the number and the rest.
    private static func parts(of text: String) -> (String, String, String) {
        var rest = Substring(text).drop(while: \.isWhitespace)
        let sign = ["<=", ">=", "<", ">"].first { rest.hasPrefix($0) } ?? ""
        rest = rest.dropFirst(sign.count).drop(while: \.isWhitespace)
        let number = rest.prefix { $0.isNumber || ".,/".contains($0) }
        let unit = rest.dropFirst(number.count).drop(while: \.isWhitespace)
        if number.isEmpty { return (sign, String(rest), "") }
        return (sign, String(number), String(unit))
    }

    /// Returns the relation of a value to its number.
    ///
    /// A ``Comparator`` can't include the number. "<=" and ">=" become the sign without it. An upper bound becomes the number itself if only the
    /// number is high, because the value must not look safer than it may be: at most 30 mg/g of albumin can be 30, which is high.
    ///
    /// - Parameter sign: "<", "<=", ">" or ">="; any other text means that the value is the number.
    static func comparator(_ sign: String, _ value: Rational, _ unit: LabUnit, of analyte: Analyte) -> Comparator {
        switch sign {
        case "<": .below
        // A lower end belongs to its range, and every value above an upper end is high.
        case ">", ">=": .above
        case "<=": conventional(value, unit, analyte).map { isGrave($0, of: analyte) } ?? true ? .equal : .below
        default: .equal
        }
    }

    /// Whether a number is high while every value below it is in range.
    private static func isGrave(_ value: Rational, of analyte: Analyte) -> Bool {
        LabConversion.ranges[analyte, default: []].contains { $0.isHigh(value) && $0.holds(value, .below) }
            || analyte == .potassium && value == LabLimitRule.potassiumHigh
    }

    private static func number(_ number: String, in text: String) throws(KidneyError) -> Rational {
        if let value = DecimalText.value(number) { return value }
        do {
            let amount = try Amount.parse(number, options: .arithmetic)
            guard !amount.isRange else { throw KidneyError.notANumber(text) }
            return amount.low
        } catch {
            throw .notANumber(text)
        }
    }

    /// Returns a number without its commas, a decimal one as a point: "6.10" for "6,10", "1200" for "1,200".
    private static func plain(_ number: String, _ value: Rational) -> String {
        guard number.contains(",") else { return number }
        let texts = [number.replacing(",", with: "."), number.filter { $0 != "," }]
        return texts.first { DecimalText.value($0) == value } ?? number
    }

    // MARK: Plausible values

    private static func isPlausible(_ value: Rational, _ unit: LabUnit, _ analyte: Analyte) -> Bool {
        conventional(value, unit, analyte).map(LabTable.facts(analyte).plausible.contains) ?? false
    }

    private static func conventional(_ value: Rational, _ unit: LabUnit, _ analyte: Analyte) -> Rational? {
        try? LabConversion.convert(value, of: analyte, from: unit, to: LabTable.facts(analyte).conventional)
    }

    private static func isFar(_ value: Rational, _ other: Rational) -> Bool {
        guard let thrice = try? min(value, other).multiplying(by: 3) else { return false }
        return thrice <= max(value, other)
    }

    /// Returns at most two plausible readings. The same number in the other unit is the only one if it is a usual value. Otherwise usual
    /// values with a shifted decimal point follow it. Unusual ones are returned only if there is nothing else.
    private static func likely(_ reading: LabReading, _ analyte: Analyte) -> [String] {
        let facts = LabTable.facts(analyte)
        let usual = facts.reference(for: nil)
        func isUsual(_ candidate: Candidate) -> Bool {
            conventional(candidate.value, candidate.unit, analyte).map(usual.contains) ?? false
        }
        let swapped = facts.units.prefix(2).filter { $0 != reading.unit }
            .map { Candidate(value: reading.value, text: reading.text, unit: $0) }
            .filter { isOffered($0, analyte) }
        if let sure = swapped.first(where: isUsual) { return [sure.shown] }
        let shifted = shifts(of: reading).filter { isOffered($0, analyte) }
        let better = swapped + shifted.filter(isUsual)
        return (better.isEmpty ? shifted : better).prefix(2).map(\.shown)
    }

    /// Whether the reading would be accepted: it is plausible and isn't in the range of ionized calcium.
    private static func isOffered(_ candidate: Candidate, _ analyte: Analyte) -> Bool {
        guard isPlausible(candidate.value, candidate.unit, analyte) else { return false }
        guard analyte == .calcium else { return true }
        return conventional(candidate.value, candidate.unit, analyte).map { !ionized.contains($0) } ?? false
    }

    /// The number with its decimal point one or two places to the left, or one to the right.
    private static func shifts(of reading: LabReading) -> [Candidate] {
        [(Rational(10), 1), (Rational(100), 2)].compactMap { factor, places in
            (try? reading.value.dividing(by: factor)).map { less in
                Candidate(value: less, text: DecimalText.text(less, least: places), unit: reading.unit)
            }
        }
            + ((try? reading.value.multiplying(by: 10)).map { more in
                [Candidate(value: more, text: DecimalText.text(more), unit: reading.unit)]
            } ?? [])
    }
}

/// A reading that the user may have meant.
private struct Candidate {
    let value: Rational
    let text: String
    let unit: LabUnit

    var shown: String { "\(text) \(unit.symbol)" }
}
