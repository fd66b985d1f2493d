import FractionParser

/// Where a value lies, as laboratories flag it.
public enum LabFlag: String, CaseIterable, Codable, Sendable {
    /// Too low to wait for the next visit.
    case urgentLow = "urgent low"
    case low
    /// No range says where it lies: there is none, or "<" and ">" leave it open.
    case notJudged = "not judged"
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
    /// What they aim at with their care team.
    public let diet: DiabetesDiet

    /// Somebody.
    public init(
        category: DiseaseCategory?,
        sex: Sex? = nil,
        hasDiabetes: Bool = false,
        hasGout: Bool = false,
        diet: DiabetesDiet = DiabetesDiet()
    ) {
        self.category = category
        self.sex = sex
        self.hasDiabetes = hasDiabetes
        self.hasGout = hasGout
        self.diet = diet
    }

    /// The owner of a profile on the day of a result.
    public init(_ profile: Profile, for result: LabResult) {
        self.init(
            category: profile.category(on: result.moment.day),
            sex: profile.sex,
            hasDiabetes: profile.hasDiabetes,
            hasGout: profile.hasGout,
            diet: profile.diabetesDiet
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
    /// The person's own goal, else the one that the disease sets; nil where neither is known.
    public let goal: LabGoal?
    /// Whether the goal is the person's own.
    public let isOwnGoal: Bool
    /// Whether the goal is met; nil where there is none, or "<" leaves it open.
    public let meetsGoal: Bool?
    /// A sentence with what to do.
    public let message: String
    /// Where the flag comes from.
    public let evidence: Evidence

    /// Whether the value is where it should be: by the goal, else by the range; nil where neither can tell.
    public var isWhereItShouldBe: Bool? {
        if goal != nil { return flag.isUrgent ? false : meetsGoal }
        return flag == .notJudged ? nil : flag == .inRange
    }

    /// The flag, and the own goal where the value misses it: "in range, over your own goal of at most 7.0 %".
    public var words: String {
        guard isOwnGoal, meetsGoal == false, let goal else { return flag.rawValue }
        return "\(flag.rawValue), over \(goal.words)"
    }
}

/// What laboratory values say.
public enum LabRule {
    /// What is to be said about a result of a profile's owner: the one judgment of a value, wherever it is shown.
    ///
    /// - Parameter earlier: results of any analyte and any time; those before the result of the same analyte count.
    public static func finding(_ result: LabResult, for profile: Profile, after earlier: [LabResult]) -> LabFinding {
        finding(result, for: LabSubject(profile, for: result), after: earlier)
    }

    /// What is to be said about a result.
    ///
    /// A value that "<" or ">" leaves open is flagged only where every number it can be would be.
    public static func finding(
        _ result: LabResult,
        for subject: LabSubject,
        after earlier: [LabResult] = []
    ) -> LabFinding {
        let facts = LabTable.facts(result.analyte)
        let needs = subject.needs(result)
        let diseaseGoal = facts.goal(for: subject.category, needs)
        let ownGoal = LabGoal(of: subject.diet, for: result)
        let goal = ownGoal ?? diseaseGoal
        // The table flags this one by the goal alone: reference ranges mean little for it once the kidneys fail.
        let range =
            isHidden(result, subject)
            ? LabRange(low: nil, high: nil)
            : result.analyte == .pth
                ? diseaseGoal?.range ?? facts.flagged : facts.flagged(for: subject.category, needs)
        let rise = subject.category?.isDialysis == true ? nil : CreatinineRise.found(in: result, after: earlier)
        let flag = rise == nil ? flag(result, facts, range, subject, earlier) : .urgentHigh
        let meetsGoal = goal.flatMap { meets($0.range, result) }
        var message = message(result, facts, flag, range, rise, isHidden: isHidden(result, subject))
        if let ownGoal, meetsGoal == false, !flag.isUrgent {
            message += " It is over \(ownGoal.words): talk about it with your care team."
        }
        return LabFinding(
            flag: flag,
            range: range,
            reference: facts.reference(for: subject.sex),
            goal: goal,
            isOwnGoal: ownGoal != nil,
            meetsGoal: meetsGoal,
            message: message,
            evidence: rise?.evidence ?? facts.evidence
        )
    }

    private static func flag(
        _ result: LabResult,
        _ facts: LabFacts,
        _ range: LabRange,
        _ subject: LabSubject,
        _ earlier: [LabResult]
    ) -> LabFlag {
        guard let value = result.conventionalValue, !isHidden(result, subject) else { return .notJudged }
        if let urgent = facts.urgent {
            if urgent.isLow(value, result.comparator) { return .urgentLow }
            if urgent.isHigh(value, result.comparator) { return .urgentHigh }
        }
        if result.analyte == .pth, isFallingOnDialysis(value, result, subject, earlier) { return .urgentLow }
        if range.isLow(value, result.comparator) { return .low }
        if range.isHigh(value, result.comparator) { return .high }
        return range.holds(value, result.comparator) ? .inRange : .notJudged
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
        _ earlier: [LabResult]
    ) -> Bool {
        guard subject.category?.isDialysis == true, result.comparator != .above, value < 100,
            let before = earlier.filter({ $0.analyte == .pth && $0.moment < result.moment })
                .max(by: { ($0.moment, $0.id) < ($1.moment, $1.id) })?.conventionalValue
        else { return false }
        return value < before
    }

    private static func meets(_ range: LabRange, _ result: LabResult) -> Bool? {
        guard let value = result.conventionalValue else { return nil }
        if range.isLow(value, result.comparator) || range.isHigh(value, result.comparator) { return false }
        return range.holds(value, result.comparator) ? true : nil
    }

    // MARK: Words

    private static func message(
        _ result: LabResult,
        _ facts: LabFacts,
        _ flag: LabFlag,
        _ range: LabRange,
        _ rise: CreatinineRise?,
        isHidden: Bool
    ) -> String {
        let shown = "\(facts.title) \(result.shown)"
        let haemolysed =
            result.remarks.contains(.haemolysed)
            ? " The sample was haemolysed, so the value may not be yours: ask for a new test." : ""
        if let rise { return "\(facts.title) \(rise.words): call your care team today." }
        let sentence =
            switch flag {
            case .urgentLow: "\(shown) is far too low: call your care team today."
            case .urgentHigh: "\(shown) is far too high: call your care team today."
            case .low: "\(shown) is below \(text(range.low, result)): talk about it with your care team."
            case .high: "\(shown) is above \(text(range.high, result)): talk about it with your care team."
            case .inRange: "\(shown) is in range."
            case .notJudged where isHidden: "\(shown) is not judged: on dialysis the eGFR says nothing."
            case .notJudged where range.isOpen: "\(shown) is not judged by itself: there is no range for it."
            case .notJudged: "\(shown) is not judged: “\(result.comparator.rawValue)” leaves open where it lies."
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
