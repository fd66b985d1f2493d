import FractionParser

/// What a typed laboratory value means, and whether anybody can have it.
public enum LabReadingRule {
    /// The reading of a text such as "5.4", "5.4 mmol/L" or "<10"; the unit is that of the text, else `unit`, else the system's.
    ///
    /// Throws `notANumber`, `unknownLabUnit`, and `implausibleLab` with what was likely meant.
    public static func read(
        _ text: String,
        of analyte: Analyte,
        unit typedUnit: String? = nil,
        in system: UnitSystem
    ) throws(KidneyError) -> LabReading {
        let facts = LabTable.facts(analyte)
        let (comparator, number, rest) = parts(of: text)
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
        let reading = LabReading(value, unit, comparator: comparator, text: number)
        try check(reading, of: analyte)
        if analyte == .calcium, !isTotal, let total = conventional(value, unit, analyte), ionized.contains(total) {
            throw .ionizedCalcium("\(number) \(unit.symbol)")
        }
        return reading
    }

    /// Where the ionized part of calcium lies, mg/dL: hardly anybody has so little in all.
    private static let ionized = DecimalText.constant("3.6")...DecimalText.constant("5.6")

    private static func isIonized(_ word: String) -> Bool {
        ["ionized", "ionised", "free", "ica"].contains(word.lowercased())
    }

    /// Refuses a value that nobody has, and names what was likely meant.
    public static func check(_ reading: LabReading, of analyte: Analyte) throws(KidneyError) {
        guard !isPlausible(reading.value, reading.unit, analyte) else { return }
        throw .implausibleLab(
            analyte,
            "\(reading.comparator.rawValue)\(reading.text) \(reading.unit.symbol)",
            likely: likely(reading, analyte)
        )
    }

    /// What to ask about a value that people do have, but that lies outside the range while the same number in the analyte's
    /// other unit would lie in it; nil where there is nothing to ask: phosphorus 1.2 mg/dL is very low, 1.2 mmol/L is not.
    ///
    /// The range is the goal of the category where it sets one. Units within a factor of three are never asked about, nor ranges
    /// with one end: too many true values lie so far out.
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
            "\(facts.title.lowercasedUnlessAcronym) \(reading.text) \(reading.unit.symbol) is outside the usual range, "
            + "\(reading.text) \(other.symbol) would be in it — look which unit the report prints"
    }

    // MARK: The text

    /// The comparator, the number and what follows it.
    private static func parts(of text: String) -> (Comparator, String, String) {
        var rest = Substring(text).drop(while: \.isWhitespace)
        var comparator = Comparator.equal
        for (sign, meaning) in [("<=", Comparator.below), (">=", .above), ("<", .below), (">", .above)]
        where rest.hasPrefix(sign) {
            comparator = meaning
            rest = rest.dropFirst(sign.count).drop(while: \.isWhitespace)
            break
        }
        let number = rest.prefix { $0.isNumber || ".,/".contains($0) }
        let unit = rest.dropFirst(number.count).drop(while: \.isWhitespace)
        if number.isEmpty { return (comparator, String(rest), "") }
        return (comparator, String(number), String(unit))
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

    // MARK: What anybody can have

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

    /// At most two readings that people do have: the same number in the other unit, which stands alone where it is a usual value;
    /// else with the point shifted, usual values first.
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

    /// Whether it would be taken: people have it, and it doesn't look like an ionized calcium.
    private static func isOffered(_ candidate: Candidate, _ analyte: Analyte) -> Bool {
        guard isPlausible(candidate.value, candidate.unit, analyte) else { return false }
        guard analyte == .calcium else { return true }
        return conventional(candidate.value, candidate.unit, analyte).map { !ionized.contains($0) } ?? false
    }

    /// The number with its point one or two places to the left, or one to the right.
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

/// What may have been meant.
private struct Candidate {
    let value: Rational
    let text: String
    let unit: LabUnit

    var shown: String { "\(text) \(unit.symbol)" }
}
