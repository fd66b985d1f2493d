import FractionParser

/// Where a value lies, as laboratories flag it.
public enum LabFlag: String, CaseIterable, Codable, Sendable {
    /// Too low to wait for the next visit.
    case urgentLow = "urgent low"
    case low
    case inRange = "in range"
    case high
    /// Too high to wait for the next visit.
    case urgentHigh = "urgent high"

    /// Whether it can't wait for the next visit.
    public var isUrgent: Bool { self == .urgentLow || self == .urgentHigh }
}

/// Whom a value is judged for.
public struct LabSubject: Hashable, Sendable {
    /// Their category on the day of the sample.
    public let category: DiseaseCategory?
    /// Their sex.
    public let sex: Sex?
    /// Whether they have diabetes.
    public let hasDiabetes: Bool
    /// Whether they have gout.
    public let hasGout: Bool

    /// Somebody.
    public init(category: DiseaseCategory?, sex: Sex? = nil, hasDiabetes: Bool = false, hasGout: Bool = false) {
        self.category = category
        self.sex = sex
        self.hasDiabetes = hasDiabetes
        self.hasGout = hasGout
    }

    /// The owner of a profile on the day of a result.
    public init(_ profile: Profile, for result: LabResult) {
        self.init(
            category: profile.category(on: result.moment.day),
            sex: profile.sex,
            hasDiabetes: profile.hasDiabetes,
            hasGout: profile.hasGout
        )
    }

    func needs(_ result: LabResult) -> Set<LabNeed> {
        var needs: Set<LabNeed> = []
        if hasDiabetes { needs.insert(.diabetes) }
        if hasGout { needs.insert(.gout) }
        if result.remarks.contains(.fasting) {
            needs.insert(.fasting)
            if hasDiabetes { needs.insert(.fastingDiabetes) }
        }
        return needs
    }
}

/// What is to be said about a result.
public struct LabFinding: Hashable, Sendable {
    /// The flag.
    public let flag: LabFlag
    /// The range by which it was flagged, in the conventional unit.
    public let range: LabRange
    /// Where values of healthy adults lie, in the conventional unit.
    public let reference: LabRange
    /// The goal that the disease sets; nil where it sets none.
    public let goal: LabGoal?
    /// Whether the goal is met; nil where there is none, or "<" leaves it open.
    public let meetsGoal: Bool?
    /// A sentence with what to do.
    public let message: String
    /// Where the flag comes from.
    public let evidence: Evidence
}

/// What laboratory values say.
public enum LabRule {
    /// What is to be said about a result; `previous` is the one before of the same analyte.
    ///
    /// A value that "<" or ">" leaves open is flagged only where every number it can be would be.
    public static func finding(_ result: LabResult, for subject: LabSubject, previous: LabResult? = nil) -> LabFinding {
        let facts = LabTable.facts(result.analyte)
        let needs = subject.needs(result)
        let goal = facts.goal(for: subject.category, needs)
        // The table flags this one by the goal alone: reference ranges mean little for it once the kidneys fail.
        let range =
            result.analyte == .pth ? goal?.range ?? facts.flagged : facts.flagged(for: subject.category, needs)
        let flag = flag(result, facts, range, subject, previous)
        return LabFinding(
            flag: flag,
            range: range,
            reference: facts.reference(for: subject.sex),
            goal: goal,
            meetsGoal: goal.flatMap { meets($0.range, result) },
            message: message(result, facts, flag, range),
            evidence: facts.evidence
        )
    }

    /// The flag alone.
    public static func flag(_ result: LabResult, for subject: LabSubject, previous: LabResult? = nil) -> LabFlag {
        finding(result, for: subject, previous: previous).flag
    }

    private static func flag(
        _ result: LabResult,
        _ facts: LabFacts,
        _ range: LabRange,
        _ subject: LabSubject,
        _ previous: LabResult?
    ) -> LabFlag {
        guard let value = result.conventionalValue, !isHidden(result, subject) else { return .inRange }
        if let urgent = facts.urgent {
            if urgent.isLow(value, result.comparator) { return .urgentLow }
            if urgent.isHigh(value, result.comparator) { return .urgentHigh }
        }
        if result.analyte == .pth, isFallingOnDialysis(value, result, subject, previous) { return .urgentLow }
        if range.isLow(value, result.comparator) { return .low }
        return range.isHigh(value, result.comparator) ? .high : .inRange
    }

    /// On dialysis a filtration rate says nothing.
    private static func isHidden(_ result: LabResult, _ subject: LabSubject) -> Bool {
        result.analyte == .eGFR && subject.category?.isDialysis == true
    }

    /// Parathyroid hormone under 100 pg/mL and falling, on dialysis.
    private static func isFallingOnDialysis(
        _ value: Rational,
        _ result: LabResult,
        _ subject: LabSubject,
        _ previous: LabResult?
    ) -> Bool {
        guard subject.category?.isDialysis == true, result.comparator != .above, value < 100,
            let before = previous?.conventionalValue, previous?.analyte == .pth
        else { return false }
        return value < before
    }

    private static func meets(_ range: LabRange, _ result: LabResult) -> Bool? {
        guard let value = result.conventionalValue else { return nil }
        if range.isLow(value, result.comparator) || range.isHigh(value, result.comparator) { return false }
        return result.comparator == .equal ? true : nil
    }

    // MARK: Words

    private static func message(
        _ result: LabResult,
        _ facts: LabFacts,
        _ flag: LabFlag,
        _ range: LabRange
    ) -> String {
        let shown = "\(facts.title) \(result.shown)"
        let haemolysed =
            result.remarks.contains(.haemolysed)
            ? " The sample was haemolysed, so the value may not be yours: ask for a new test." : ""
        let sentence =
            switch flag {
            case .urgentLow: "\(shown) is far too low: call your care team today."
            case .urgentHigh: "\(shown) is far too high: call your care team today."
            case .low: "\(shown) is below \(text(range.low, result)): talk about it with your care team."
            case .high: "\(shown) is above \(text(range.high, result)): talk about it with your care team."
            case .inRange: "\(shown) is not flagged."
            }
        return sentence + haemolysed
    }

    /// A limit in the unit that the result was entered in.
    private static func text(_ limit: Rational?, _ result: LabResult) -> String {
        let conventional = LabTable.facts(result.analyte).conventional
        guard let limit,
            let text = try? LabConversion.shown(limit, of: result.analyte, in: conventional, as: result.unit)
        else { return "the usual range" }
        return text
    }
}

extension LabRange {
    /// "3.5 to 5.0 mEq/L", "at least 90 …", "under 5.7 %", in one of the analyte's units; empty for a range without ends.
    public func shown(of analyte: Analyte, in unit: LabUnit) -> String {
        let facts = LabTable.facts(analyte)
        func text(_ limit: Rational) -> String {
            let converted =
                (try? LabConversion.convert(limit, of: analyte, from: facts.conventional, to: unit)) ?? limit
            let places = facts.decimals(in: unit)
            return DecimalText.text(converted, least: places, most: places)
        }
        return switch (low, high) {
        case (let low?, let high?): "\(text(low)) to \(text(high)) \(unit.symbol)"
        case (let low?, nil): "\(includesLow ? "at least" : "over") \(text(low)) \(unit.symbol)"
        case (nil, let high?): "\(includesHigh ? "at most" : "under") \(text(high)) \(unit.symbol)"
        case (nil, nil): ""
        }
    }
}
