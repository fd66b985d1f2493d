public import FractionParser
public import TimeKit
import WordKit

/// A laboratory value that switched a limit on or off.
public struct LabCitation: Hashable, Sendable {
    public let result: TimeKit.ID<LabResult>
    public let analyte: Analyte
    /// The value as entered: "5.4 mmol/L".
    public let shown: String
    /// The day of the sample.
    public let day: LocalDate
    /// Its age in days on the day in question.
    public let age: Int

    /// The number of days after which a value no longer reflects the current state.
    public static let freshDays = 90

    /// Whether it is older than `freshDays`.
    public var isOld: Bool { age > Self.freshDays }

    /// "potassium 5.4 mmol/L of 2026-03-01".
    public var words: String {
        localized("\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(shown) of \(day)", context: "date")
    }
}

public struct TargetReason: Hashable, Sendable {
    /// The authority behind a reason.
    public enum Origin: Hashable, Sendable {
        /// The clinic, from a day on.
        case clinic(from: LocalDate)
        /// A row of the table of targets.
        case table(TargetRule)
    }

    public let origin: Origin
    /// The reason as a sentence without its period.
    public let words: String
    /// The source and its grade.
    public let evidence: Evidence
    /// The laboratory value that switched it on or off; nil for none.
    public let lab: LabCitation?

    /// The reason with its value and source: "2,000 to 3,000 mg … — potassium 5.4 mmol/L of 2026-03-01 (PMC5872679; guideline, read on 2026-11-22)".
    public var sentence: String {
        let cited = if case .clinic = origin { evidence.shownSource } else { evidence.citation }
        return words + (lab.map { " — \($0.words)" } ?? "") + " (\(cited))"
    }
}

/// A limit with its reason.
public struct TargetLimit: Hashable, Sendable {
    /// The limit, in the quantity's unit and span.
    public let value: Rational
    public let reason: TargetReason

    /// The limit as it is shown, without its unit. From a hundred on it is rounded to an integer, as totals are, unless the rounded limit
    /// would judge the total otherwise.
    func number(beside total: Rational? = nil) -> String {
        DecimalText.limit(value, most: value < 100 ? 1 : 0, beside: total)
    }
}

/// The way in which a target came to apply.
public enum TargetMode: String, CaseIterable, Codable, Sendable {
    /// It always applies to the category.
    case standing
    /// A laboratory value switched it on.
    case switchedOn = "switched on"
    /// Nothing is limited now.
    case off
    /// Nothing is limited, and nothing should lower the intake, because the blood value is low.
    case released
    /// Not known, because the profile is incomplete.
    case unknown
    /// The clinic set it.
    case clinic
}

/// The position of an amount in relation to a target.
public enum TargetPlace: String, CaseIterable, Codable, Sendable {
    /// Below a floor that warns.
    case below
    case ok
    /// At 80 percent of the ceiling or more.
    case near
    /// Over the ceiling.
    case over
}

/// The target of one quantity on one day.
public struct DayTarget: Hashable, Sendable {
    /// The quantity, which has the unit and span.
    public let quantity: TargetQuantity
    /// The way in which it came to apply.
    public internal(set) var mode: TargetMode
    /// The floor; nil for none.
    public internal(set) var low: TargetLimit?
    /// The ceiling; nil for none. It is never below the floor.
    public internal(set) var high: TargetLimit?
    /// The stricter end, if the texts name a range of ceilings; `high` is the other end. Otherwise nil.
    public internal(set) var strict: Rational?
    /// Whether an amount below the floor causes an alert.
    public internal(set) var warnsBelow = false
    /// Whether an amount above the ceiling causes an alert.
    public internal(set) var warnsAbove = false
    /// The reasons; never empty.
    public internal(set) var reasons: [TargetReason]
    /// Remarks on data that is missing, old or not confirmed.
    public internal(set) var notes: [String] = []
    /// Whether the blood value that it rests on can't wait: a day within the limit is not called ok then.
    public internal(set) var isUnderAlarm = false
    /// Whether a value it rests on is older than 90 days: it advises more weakly, and a note says so.
    public internal(set) var isWeak = false

    /// Returns the position of an amount in relation to the target.
    public func place(of amount: Rational) -> TargetPlace {
        if warnsAbove, let high {
            if amount > high.value { return .over }
            if let near = try? high.value.multiplying(by: DecimalText.constant("0.8")), amount >= near { return .near }
        }
        if warnsBelow, let low, amount < low.value { return .below }
        return .ok
    }
}

extension DayTarget {
    /// The numbers in words: "42 to 56 g a day", "at most 2,000 mg a day", "no limit".
    public var shown: String { shown(in: .international) }

    /// The numbers in words, in the given units first: "at most 50.7 fl oz (1,500 mL) a day".
    ///
    /// - Parameter total: The total that is shown beside it; nil for none.
    public func shown(in units: UnitSystem, beside total: Rational? = nil) -> String {
        let span = quantity.span.isEmpty ? "" : " \(quantity.span)"
        func amount(_ limit: TargetLimit) -> String {
            let judged = warnsAbove && limit == high ? total : nil
            return quantity == .fluid
                ? FluidRule.text(limit.value, in: units, beside: judged)
                : "\(limit.number(beside: judged)) \(quantity.unit)"
        }
        return switch (low, high) {
        case (let low?, let high?) where low.value == high.value: amount(high) + span
        case (let low?, let high?) where quantity == .fluid && units == .conventional:
            localized("\(amount(low)) to \(amount(high))\(span)")
        case (let low?, let high?): localized("\(low.number()) to \(amount(high))\(span)")
        case (let low?, nil): localized("at least \(amount(low))\(span)")
        case (nil, let high?):
            quantity.isPressure
                ? localized("under \(amount(high))\(span)") : localized("at most \(amount(high))\(span)")
        case (nil, nil):
            mode == .unknown
                ? localized("not known") : quantity.isPressure ? localized("not set") : localized("no limit")
        }
    }
}

extension TargetQuantity {
    /// Whether it is a blood pressure. Without a target it is "not set" and never "no limit", because some pressure is always too high.
    fileprivate var isPressure: Bool { self == .systolicPressure || self == .diastolicPressure }

    /// The span over which it is counted: "a day", "a week"; empty for a reading.
    public var span: String {
        switch self {
        case .systolicPressure, .diastolicPressure: ""
        case .interdialyticGain: localized("between two sessions")
        case .activity: localized("a week")
        default: localized("a day")
        }
    }

    /// The unit, for its span: "mg", "% of the dry weight".
    public var unit: String {
        switch self {
        case .protein, .fiber: "g"
        case .energy: "kcal"
        case .sodium, .potassium, .phosphorus, .calcium: "mg"
        case .fluid: "mL"
        case .interdialyticGain: localized("% of the dry weight")
        case .systolicPressure, .diastolicPressure: "mmHg"
        case .vitaminK: "µg"
        case .activity: "min"
        }
    }
}

/// A circumstance that changes targets but isn't measured. The user gives it, or it follows from the medicines.
public enum TargetHint: String, CaseIterable, Codable, Sendable {
    /// Has an acute illness.
    case ill
    /// Loses protein in the urine.
    case nephrotic
    /// Is older and frail.
    case frail
    /// Takes furosemide, bumetanide or torsemide.
    case loopDiuretic
    /// Takes a thiazide.
    case thiazide
    /// Takes tolvaptan, which needs water.
    case tolvaptan
    /// Takes warfarin.
    case warfarin
    /// Takes calcitriol or another active vitamin D.
    case activeVitaminD
    /// Has a goal to eat more fruit and vegetables.
    case fruitGoal
}

/// A contradiction between two pieces of advice. Pages show both; the care team decides.
public enum TargetConflict: Hashable, Sendable {
    /// Potassium is low, and the clinic's limit still restricts it.
    case potassiumLowUnderLimit(LabCitation, limit: Rational)
    /// Potassium is low, and a diuretic lowers it further.
    case potassiumLowWithDiuretic(LabCitation)
    /// Fluid is limited, and tolvaptan needs water.
    case fluidLimitWithTolvaptan(limit: Rational)
    /// A goal to drink more than the limit allows.
    case fluidGoalOverLimit(goal: Rational, limit: Rational)
    /// Low glucose calls for juice, and potassium is limited.
    case juiceWithPotassiumLimit(glucose: LabCitation)
    /// A goal asks for more fruit and vegetables, and potassium is high.
    case fruitGoalWithPotassiumLimit
    /// The protein that is needed contains more phosphorus than the limit allows.
    case proteinOverPhosphorus(protein: Rational, limit: Rational)
    /// A high PTH calls for less phosphorus, which is already low.
    case phosphorusLowWithPTH(phosphorus: LabCitation, pth: LabCitation)

    /// Both sides of the contradiction, and what to do.
    public var message: String {
        switch self {
        case .potassiumLowUnderLimit(let lab, let limit):
            localized(
                "\(lab.words) is low, and your clinic's limit is \(DecimalText.grouped(limit)) mg — ",
                "ask whether the limit still holds"
            )
        case .potassiumLowWithDiuretic(let lab):
            localized(
                "\(lab.words) is low, and the water tablet lowers it further: no potassium limit now — ask your care team"
            )
        case .fluidLimitWithTolvaptan(let limit):
            localized(
                "fluid is limited to \(DecimalText.grouped(limit)) mL, but tolvaptan needs free access to water — ",
                "ask which of the two holds before you drink less"
            )
        case .fluidGoalOverLimit(let goal, let limit):
            localized(
                "the goal of \(DecimalText.grouped(goal)) mL is more than the fluid limit of \(DecimalText.grouped(limit)) mL — ",
                "keep to the limit and change the goal"
            )
        case .juiceWithPotassiumLimit(let glucose):
            localized(
                "\(glucose.words) is low and needs sugar first; while potassium is limited glucose tablets, apple or grape juice ",
                "bring less of it than orange juice"
            )
        case .fruitGoalWithPotassiumLimit:
            localized(
                "the goal of more fruit and vegetables and the potassium limit pull apart — ",
                "choose those low in potassium, and ask before eating more of them"
            )
        case .proteinOverPhosphorus(let protein, let limit):
            localized(
                "\(DecimalText.grouped(protein)) g of protein bring more phosphorus than the limit of ",
                "\(DecimalText.grouped(limit)) mg allows — protein comes first: ask a dietitian"
            )
        case .phosphorusLowWithPTH(let phosphorus, let pth):
            localized(
                "\(pth.words) is above its goal, but \(phosphorus.words) is low: no phosphorus limit now — ask your care team"
            )
        }
    }
}

/// The targets of a day, with their reasons.
public struct DayTargets: Hashable, Sendable {
    public let day: LocalDate
    /// The category on the day; nil if none was entered.
    public let category: DiseaseCategory?
    /// One target for each quantity, in the order of `TargetQuantity.allCases`.
    public let targets: [DayTarget]
    /// The contradictions between pieces of advice.
    public let conflicts: [TargetConflict]

    public subscript(quantity: TargetQuantity) -> DayTarget {
        guard let target = targets.first(where: { $0.quantity == quantity }) else {
            preconditionFailure("no target for \(quantity)")
        }
        return target
    }

    /// The sentence on every page with advice.
    public static var careTeamFirst: String {
        localized("This informs and does not prescribe: what your care team says comes first.")
    }
}
