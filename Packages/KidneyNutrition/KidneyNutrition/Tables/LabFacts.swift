public import FractionParser
import WordKit

/// The exact conversion from the conventional unit: multiplied by `factor`, plus `offset`.
public struct LabScale: Hashable, Sendable {
    public let unit: LabUnit
    /// The factor; never 0.
    public let factor: Rational
    /// The offset. Only glycated hemoglobin has one.
    public let offset: Rational
}

/// A range of values, in the conventional unit.
public struct LabRange: Hashable, Sendable {
    /// The lower end; nil for none.
    public let low: Rational?
    /// Whether the lower end is within the range.
    public let includesLow: Bool
    /// The upper end; nil for none.
    public let high: Rational?
    /// Whether the upper end is within the range.
    public let includesHigh: Bool

    init(low: Rational?, includesLow: Bool = true, high: Rational?, includesHigh: Bool = true) {
        self.low = low
        self.includesLow = includesLow
        self.high = high
        self.includesHigh = includesHigh
    }

    /// Returns whether a value is certainly below the range. "<10" is if every number below 10 is.
    public func isLow(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard let low else { return false }
        return switch comparator {
        case .equal: includesLow ? value < low : value <= low
        case .below: value <= low
        case .above: false
        }
    }

    /// Returns whether a value is certainly above the range. ">60" is if every number above 60 is.
    public func isHigh(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard let high else { return false }
        return switch comparator {
        case .equal: includesHigh ? value > high : value >= high
        case .above: value >= high
        case .below: false
        }
    }

    /// Returns whether a number is within the range.
    public func contains(_ value: Rational) -> Bool { !isLow(value) && !isHigh(value) }

    /// Whether it has no ends.
    public var isOpen: Bool { low == nil && high == nil }

    /// Returns whether a value is certainly within the range. "<10" is if every number below 10 is. No value is within a range without
    /// ends.
    public func holds(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard !isOpen else { return false }
        return switch comparator {
        case .equal: contains(value)
        case .below: low == nil && (high.map { value <= $0 } ?? false)
        case .above: high == nil && (low.map { value >= $0 } ?? false)
        }
    }
}

/// A condition for a goal or a flag, in addition to the category.
public enum LabNeed: String, Hashable, Sendable {
    /// The user has diabetes.
    case diabetes
    /// The user has diabetes, and the sample was taken fasting.
    case fastingDiabetes
    /// The user has gout.
    case gout
    /// The sample was taken fasting.
    case fasting
    /// No diabetes is known.
    case noDiabetes
    /// No diabetes is known, and the sample was taken fasting.
    case fastingNoDiabetes
    /// The user takes insulin or a sulfonylurea, which can lower glucose too far.
    case glucoseLowering
    /// The user takes warfarin or another vitamin K antagonist.
    case vitaminKAntagonist
}

/// The goal of a disease category for a laboratory value.
public struct LabGoal: Hashable, Sendable {
    /// The categories that it applies to.
    public let categories: Set<DiseaseCategory>
    /// An additional condition; nil for none.
    public let need: LabNeed?
    /// The range to reach.
    public let range: LabRange
    let wordsText: Phrase
    /// The source of the goal.
    public let evidence: Evidence

    /// The goal in words.
    public var words: String { localized(wordsText) }

    /// The goal with its source: "24 to 26 … (KDOQI 2020; not confirmed)".
    public var sentence: String { evidence == Self.own ? words : "\(words) (\(evidence.citation))" }
}

extension LabGoal {
    /// A personal goal has the agreement with the care team as its source.
    private static var own: Evidence {
        Evidence(localized("the goal in your profile, agreed on with your care team"), .own)
    }

    /// Creates the goal that a person agreed on with their care team: "your own goal of at most 7.0 %".
    ///
    /// - Returns: nil if the diet has none for the result, and for glucose that wasn't fasting.
    init?(of diet: DiabetesDiet, for result: LabResult) {
        let part = DietPart.allCases.first { part in
            part.analyte == result.analyte && (part != .fastingGlucose || result.remarks.contains(.fasting))
        }
        guard let part, let own = diet[value: part], let shown = diet.words(of: part),
            let most = try? LabConversion.convert(
                own.value,
                of: result.analyte,
                from: own.unit,
                to: LabTable.facts(result.analyte).conventional
            )
        else { return nil }
        self.init(
            categories: .everyone,
            need: nil,
            range: LabRange(low: part == .fastingGlucose ? LabLimitRule.glucoseLow : nil, high: most),
            wordsText: Phrase("your own goal of \(shown)"),
            evidence: Self.own
        )
    }
}

/// A LOINC code of an analyte.
public struct LabCode: Hashable, Sendable {
    /// The code: "2823-3".
    public let code: String
    /// The name of the code.
    public let meaning: String
    /// The units that it is used with; empty for any.
    public let units: [LabUnit]
    /// The formula of a filtration rate; nil for other codes.
    public let formula: EGFRFormula?
    /// The remark that it implies about the sample; nil for none.
    public let remark: LabRemark?
    /// The source of the code.
    public let evidence: Evidence
}

/// The facts about an analyte: a row of the table.
public struct LabFacts: Sendable {
    public let analyte: Analyte
    let titleText: Phrase
    /// Other recognized names, in lower case.
    public let names: [String]
    /// The units: the conventional one, the international one if there is another, then other recognized ones.
    public let scales: [LabScale]
    /// The number of decimal places in the conventional and in the international unit.
    public let decimals: (conventional: Int, international: Int)
    /// The ranges of healthy adults.
    public let reference: (female: LabRange, male: LabRange)
    /// The range of possible values. A value outside it is more likely a typing error.
    public let plausible: LabRange
    /// The range outside which a value is flagged.
    public let flagged: LabRange
    /// Ranges that replace `flagged` under a condition. The first whose condition is met applies.
    public let flaggedNeeds: [(need: LabNeed, range: LabRange)]
    /// The goals, specific ones first. A value outside the goal that applies is flagged.
    public let goals: [LabGoal]
    /// The LOINC codes. The first suitable one is written.
    public let codes: [LabCode]
    let noteText: Phrase?
    /// The source of the row.
    public let evidence: Evidence

    /// The display name: "Potassium".
    public var title: String { localized(titleText) }
    /// A remark; empty for none.
    public var note: String { noteText.map { localized($0) } ?? "" }

    /// Whether a value can be flagged by a range.
    public var isFlagged: Bool { flagged.low != nil || flagged.high != nil }

    /// The unit used in the United States.
    public var conventional: LabUnit { scales[0].unit }
    /// The unit used in other countries. The INR has one unit for all.
    public var international: LabUnit { scales[min(1, scales.count - 1)].unit }
    /// All recognized units.
    public var units: [LabUnit] { scales.map(\.unit) }

    /// Returns the unit of a system. A filtration rate is in mL/min in both, because no country uses mL/s.
    public func unit(_ system: UnitSystem) -> LabUnit {
        system == .conventional || analyte == .eGFR ? conventional : international
    }

    /// Returns the number of decimal places in a unit.
    public func decimals(in unit: LabUnit) -> Int {
        unit == international ? decimals.international : decimals.conventional
    }

    /// Returns the range of healthy adults; the wider of both if the sex isn't known.
    public func reference(for sex: Sex?) -> LabRange {
        switch sex {
        case .female: reference.female
        case .male: reference.male
        case nil: reference.female.joined(with: reference.male)
        }
    }

    /// Returns the goal of a category under some conditions; nil for none.
    public func goal(for category: DiseaseCategory?, _ needs: Set<LabNeed> = []) -> LabGoal? {
        guard let category else { return nil }
        return goals.first { $0.categories.contains(category) && ($0.need.map(needs.contains) ?? true) }
    }

    /// Returns the range outside which a value is flagged if no goal applies.
    public func flagged(_ needs: Set<LabNeed> = []) -> LabRange {
        flaggedNeeds.first { needs.contains($0.need) }?.range ?? flagged
    }

    /// Returns the source of that range: that of the goal with the same condition and range, otherwise that of the row.
    func flaggedEvidence(_ needs: Set<LabNeed>) -> Evidence {
        guard let found = flaggedNeeds.first(where: { needs.contains($0.need) }) else { return evidence }
        return goals.first { $0.need == found.need && $0.range == found.range }?.evidence ?? evidence
    }
}

extension LabRange {
    /// Returns the range with its open ends taken from another range.
    func completed(by other: LabRange) -> LabRange {
        LabRange(
            low: low ?? other.low,
            includesLow: low == nil ? other.includesLow : includesLow,
            high: high ?? other.high,
            includesHigh: high == nil ? other.includesHigh : includesHigh
        )
    }

    fileprivate func joined(with other: LabRange) -> LabRange {
        LabRange(
            low: low.flatMap { mine in other.low.map { min(mine, $0) } },
            includesLow: includesLow,
            high: high.flatMap { mine in other.high.map { max(mine, $0) } },
            includesHigh: includesHigh
        )
    }
}
