public import FractionParser

/// How values of one unit follow from those in the conventional one: times `factor`, plus `offset`, exactly.
public struct LabScale: Hashable, Sendable {
    /// The unit.
    public let unit: LabUnit
    /// What a conventional value is multiplied by; never 0.
    public let factor: Rational
    /// What is added then: only glycated haemoglobin has one.
    public let offset: Rational
}

/// From where to where values lie, in the conventional unit.
public struct LabRange: Hashable, Sendable {
    /// The lowest; nil where there is none.
    public let low: Rational?
    /// Whether the lowest itself lies within.
    public let includesLow: Bool
    /// The highest; nil where there is none.
    public let high: Rational?
    /// Whether the highest itself lies within.
    public let includesHigh: Bool

    init(low: Rational?, includesLow: Bool = true, high: Rational?, includesHigh: Bool = true) {
        self.low = low
        self.includesLow = includesLow
        self.high = high
        self.includesHigh = includesHigh
    }

    /// Whether a value is surely too low: a "<10" is where every number below 10 would be.
    public func isLow(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard let low else { return false }
        return switch comparator {
        case .equal: includesLow ? value < low : value <= low
        case .below: value <= low
        case .above: false
        }
    }

    /// Whether a value is surely too high: a ">60" is where every number above 60 would be.
    public func isHigh(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard let high else { return false }
        return switch comparator {
        case .equal: includesHigh ? value > high : value >= high
        case .above: value >= high
        case .below: false
        }
    }

    /// Whether a number lies within.
    public func contains(_ value: Rational) -> Bool { !isLow(value) && !isHigh(value) }

    /// Whether it has no end.
    public var isOpen: Bool { low == nil && high == nil }

    /// Whether a value surely lies within: a "<10" does where no number below 10 is outside. A range without ends holds nothing.
    public func holds(_ value: Rational, _ comparator: Comparator = .equal) -> Bool {
        guard !isOpen else { return false }
        return switch comparator {
        case .equal: contains(value)
        case .below: low == nil && (high.map { value <= $0 } ?? false)
        case .above: high == nil && (low.map { value >= $0 } ?? false)
        }
    }
}

/// What a goal or a flag can depend on, besides the category.
public enum LabNeed: String, Hashable, Sendable {
    /// The user has diabetes.
    case diabetes
    /// The user has diabetes, and the sample was taken fasting.
    case fastingDiabetes
    /// The user has gout.
    case gout
    /// The sample was taken fasting.
    case fasting
    /// No diabetes is known of.
    case noDiabetes
    /// No diabetes is known of, and the sample was taken fasting.
    case fastingNoDiabetes
    /// The user takes insulin or a sulfonylurea, which can lower sugar too far.
    case glucoseLowering
}

/// Where somebody's disease wants a value to lie.
public struct LabGoal: Hashable, Sendable {
    /// The categories it is for.
    public let categories: Set<DiseaseCategory>
    /// Something else that must hold.
    public let need: LabNeed?
    /// Where the value should lie.
    public let range: LabRange
    /// What is to be known about it, in a sentence.
    public let words: String
    /// Where it comes from.
    public let evidence: Evidence

    /// The whole of it: "24 to 26 … (KDOQI 2020; not confirmed)".
    public var sentence: String { evidence == Self.own ? words : "\(words) (\(evidence.citation))" }
}

extension LabGoal {
    /// A goal that was agreed on rests on that.
    private static let own = Evidence("the goal in your profile, agreed on with your care team", .own)

    /// The goal that somebody agreed on with their care team: "your own goal of at most 7.0 %"; nil where the diet has none for
    /// the result, and for glucose that wasn't fasting.
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
            range: LabRange(low: part == .fastingGlucose ? SerumSwitch.glucoseLow : nil, high: most),
            words: "your own goal of \(shown)",
            evidence: Self.own
        )
    }
}

/// A code of LOINC for an analyte.
public struct LabCode: Hashable, Sendable {
    /// The code: "2823-3".
    public let code: String
    /// What it stands for.
    public let meaning: String
    /// The units it is written with; empty where any will do.
    public let units: [LabUnit]
    /// The formula it stands for, among filtration rates.
    public let formula: EGFRFormula?
    /// What it says about the sample.
    public let remark: LabRemark?
    /// How far it was checked.
    public let evidence: Evidence
}

/// All that is known about an analyte: a row of the table.
public struct LabFacts: Sendable {
    /// The analyte.
    public let analyte: Analyte
    /// What it is called: "Potassium".
    public let title: String
    /// Other names that are understood, in lower case.
    public let names: [String]
    /// Its units: the conventional one first, the international second, others that are understood after them.
    public let scales: [LabScale]
    /// Decimals to show in the conventional and in the international unit.
    public let decimals: (conventional: Int, international: Int)
    /// Where values of healthy adults lie.
    public let reference: (female: LabRange, male: LabRange)
    /// What values people have at all: outside, a slip is likelier than a value.
    public let plausible: LabRange
    /// Outside of it a value is flagged.
    public let flagged: LabRange
    /// Outside of these a value is flagged instead, where the need holds; the first that does.
    public let flaggedNeeds: [(need: LabNeed, range: LabRange)]
    /// Goals, the more particular ones first. Where one holds, a value is flagged outside of it.
    public let goals: [LabGoal]
    /// Its codes, the ones to write first.
    public let codes: [LabCode]
    /// What else is to be known; empty for nothing.
    public let note: String
    /// Where the row comes from.
    public let evidence: Evidence

    /// Whether a value can be flagged by a range.
    public var isFlagged: Bool { flagged.low != nil || flagged.high != nil }

    /// The unit used in the United States.
    public var conventional: LabUnit { scales[0].unit }
    /// The unit used elsewhere.
    public var international: LabUnit { scales[1].unit }
    /// All units that are understood.
    public var units: [LabUnit] { scales.map(\.unit) }

    /// The unit of a system.
    /// A filtration rate is in mL/min in both: mL/s is understood, and nobody's unit.
    public func unit(_ system: UnitSystem) -> LabUnit {
        system == .conventional || analyte == .eGFR ? conventional : international
    }

    /// How many decimals to show in a unit.
    public func decimals(in unit: LabUnit) -> Int {
        unit == international ? decimals.international : decimals.conventional
    }

    /// Where values of healthy adults lie; the wider of both where the sex isn't known.
    public func reference(for sex: Sex?) -> LabRange {
        switch sex {
        case .female: reference.female
        case .male: reference.male
        case nil: reference.female.joined(with: reference.male)
        }
    }

    /// The goal for somebody; nil where their disease sets none.
    public func goal(for category: DiseaseCategory?, _ needs: Set<LabNeed> = []) -> LabGoal? {
        guard let category else { return nil }
        return goals.first { $0.categories.contains(category) && ($0.need.map(needs.contains) ?? true) }
    }

    /// Outside of what a value is flagged where no goal holds.
    public func flagged(_ needs: Set<LabNeed> = []) -> LabRange {
        flaggedNeeds.first { needs.contains($0.need) }?.range ?? flagged
    }
}

extension LabRange {
    /// It with the ends of another range where it has none.
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
