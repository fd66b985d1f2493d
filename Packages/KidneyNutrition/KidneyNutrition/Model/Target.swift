public import FractionParser
public import TimeKit

/// A laboratory value that switched something on or off.
public struct LabCitation: Hashable, Sendable {
    /// The result.
    public let result: TimeKit.ID<LabResult>
    /// What was measured.
    public let analyte: Analyte
    /// The value as it was entered: "5.4 mmol/L".
    public let shown: String
    /// The day of the sample.
    public let day: LocalDate
    /// How many days before the day in question.
    public let age: Int

    /// After so many days a value no longer says how things stand now.
    public static let freshDays = 90

    /// Whether it is older than that.
    public var isOld: Bool { age > Self.freshDays }

    /// "potassium 5.4 mmol/L of 2026-03-01".
    public var words: String { "\(LabTable.facts(analyte).title.lowercasedUnlessAcronym) \(shown) of \(day)" }
}

/// Why a target is as it is.
public struct TargetReason: Hashable, Sendable {
    /// Who says so.
    public enum Origin: Hashable, Sendable {
        /// The clinic, from a day on.
        case clinic(from: LocalDate)
        /// A row of the table.
        case table(TargetRule)
    }

    /// Who says so.
    public let origin: Origin
    /// What is said, in a sentence without its full stop.
    public let words: String
    /// Where it comes from, and how far it was checked.
    public let evidence: Evidence
    /// The laboratory value that switched it on, or off.
    public let lab: LabCitation?

    /// The whole of it: "2,000 to 3,000 mg … — potassium 5.4 mmol/L of 2026-03-01 (PMC5872679; read in the text)".
    public var sentence: String {
        let cited = if case .clinic = origin { evidence.source } else { evidence.citation }
        return words + (lab.map { " — \($0.words)" } ?? "") + " (\(cited))"
    }
}

/// A limit, and why.
public struct TargetLimit: Hashable, Sendable {
    /// In the quantity's unit, for the quantity's span.
    public let value: Rational
    /// Why.
    public let reason: TargetReason
}

/// How a target came to hold.
public enum TargetMode: String, CaseIterable, Codable, Sendable {
    /// It always holds for the category.
    case standing
    /// A laboratory value switched it on.
    case switchedOn = "switched on"
    /// Nothing is limited now.
    case off
    /// Nothing is limited, and nothing should lower it: the blood value is low.
    case released
    /// It can't be told: something of the profile is missing.
    case unknown
    /// The clinic set it.
    case clinic
}

/// What an amount does to a target.
public enum TargetPlace: String, CaseIterable, Codable, Sendable {
    /// Under a floor that warns.
    case below
    case ok
    /// At 80 percent of the ceiling or more.
    case near
    /// Over the ceiling.
    case over
}

/// The target of one quantity on one day.
public struct DayTarget: Hashable, Sendable {
    /// What it is about; its unit and span are those of `TargetQuantity`.
    public let quantity: TargetQuantity
    /// How it came to hold.
    public internal(set) var mode: TargetMode
    /// At least so much; nil for no floor.
    public internal(set) var low: TargetLimit?
    /// At most so much; nil for no ceiling. Never under the floor.
    public internal(set) var high: TargetLimit?
    /// Where texts name a range of ceilings, the stricter end; `high` is the other one.
    public internal(set) var strict: Rational?
    /// Whether less than the floor is worth an alert.
    public internal(set) var warnsBelow = false
    /// Whether more than the ceiling is worth an alert.
    public internal(set) var warnsAbove = false
    /// Why, never empty.
    public internal(set) var reasons: [TargetReason]
    /// What else is to be said: what is missing, what is old, what wasn't confirmed.
    public internal(set) var notes: [String] = []
    /// Whether the blood value that it rests on can't wait: a day within the limit is not called ok then.
    public internal(set) var isUnderAlarm = false
    /// Whether a value it rests on is older than 90 days: it advises more weakly, and a note says so.
    public internal(set) var isWeak = false

    /// What an amount does to it.
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

    /// The same in the units that are shown first: "at most 50.7 fl oz (1,500 mL) a day".
    public func shown(in units: UnitSystem) -> String {
        let span = quantity.span.isEmpty ? "" : " \(quantity.span)"
        func amount(_ limit: TargetLimit) -> String {
            quantity == .fluid
                ? FluidRule.text(limit.value, in: units)
                : "\(DecimalText.grouped(limit.value, most: 1)) \(quantity.unit)"
        }
        return switch (low, high) {
        case (let low?, let high?) where low.value == high.value: amount(high) + span
        case (let low?, let high?) where quantity == .fluid && units == .conventional:
            "\(amount(low)) to \(amount(high))\(span)"
        case (let low?, let high?): "\(DecimalText.grouped(low.value, most: 1)) to \(amount(high))\(span)"
        case (let low?, nil): "at least \(amount(low))\(span)"
        case (nil, let high?): "at most \(amount(high))\(span)"
        case (nil, nil): mode == .unknown ? "not known" : "no limit"
        }
    }
}

extension TargetQuantity {
    /// Over which time it is counted: "a day", "a week"; empty for a reading.
    public var span: String {
        switch self {
        case .systolicPressure, .diastolicPressure: ""
        case .interdialyticGain: "between two sessions"
        case .activity: "a week"
        default: "a day"
        }
    }

    /// Its unit, for its span: "mg", "% of the dry weight".
    public var unit: String {
        switch self {
        case .protein, .fibre: "g"
        case .energy: "kcal"
        case .sodium, .potassium, .phosphorus, .calcium: "mg"
        case .fluid: "mL"
        case .interdialyticGain: "% of the dry weight"
        case .systolicPressure, .diastolicPressure: "mmHg"
        case .vitaminK: "µg"
        case .activity: "min"
        }
    }
}

/// What isn't measured but changes targets: told by the user, or read off the list of medicines.
public enum TargetHint: String, CaseIterable, Codable, Sendable {
    /// Ill for now.
    case ill
    /// Loses protein with the urine.
    case nephrotic
    /// Older and frail.
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

/// Two things that are advised and don't go together. Both are shown; the care team decides.
public enum TargetConflict: Hashable, Sendable {
    /// Potassium is low, and the clinic's limit still holds it down.
    case potassiumLowUnderLimit(LabCitation, limit: Rational)
    /// Potassium is low, and a water tablet lowers it further.
    case potassiumLowWithDiuretic(LabCitation)
    /// Fluid is limited, and tolvaptan needs water.
    case fluidLimitWithTolvaptan(limit: Rational)
    /// A goal to drink more than the limit allows.
    case fluidGoalOverLimit(goal: Rational, limit: Rational)
    /// Glucose is low and wants juice, potassium is limited.
    case juiceWithPotassiumLimit(glucose: LabCitation)
    /// A goal to eat more fruit and vegetables, potassium is high.
    case fruitGoalWithPotassiumLimit
    /// The protein that is needed brings more phosphorus than is allowed.
    case proteinOverPhosphorus(protein: Rational, limit: Rational)
    /// PTH asks for less phosphorus, which is low already.
    case phosphorusLowWithPTH(phosphorus: LabCitation, pth: LabCitation)

    /// Both sides, and what to do.
    public var message: String {
        switch self {
        case .potassiumLowUnderLimit(let lab, let limit):
            "\(lab.words) is low, and your clinic's limit is \(DecimalText.grouped(limit)) mg — "
                + "ask whether the limit still holds"
        case .potassiumLowWithDiuretic(let lab):
            "\(lab.words) is low, and the water tablet lowers it further: no potassium limit now — ask your care team"
        case .fluidLimitWithTolvaptan(let limit):
            "fluid is limited to \(DecimalText.grouped(limit)) mL, but tolvaptan needs free access to water — "
                + "ask which of the two holds before you drink less"
        case .fluidGoalOverLimit(let goal, let limit):
            "the goal of \(DecimalText.grouped(goal)) mL is more than the fluid limit of \(DecimalText.grouped(limit)) mL — "
                + "keep to the limit and change the goal"
        case .juiceWithPotassiumLimit(let glucose):
            "\(glucose.words) is low and needs sugar first; while potassium is limited glucose tablets, apple or grape juice "
                + "bring less of it than orange juice"
        case .fruitGoalWithPotassiumLimit:
            "the goal of more fruit and vegetables and the potassium limit pull apart — "
                + "choose those low in potassium, and ask before eating more of them"
        case .proteinOverPhosphorus(let protein, let limit):
            "\(DecimalText.grouped(protein)) g of protein bring more phosphorus than the limit of "
                + "\(DecimalText.grouped(limit)) mg allows — protein comes first: ask a dietitian"
        case .phosphorusLowWithPTH(let phosphorus, let pth):
            "\(pth.words) is above its goal, but \(phosphorus.words) is low: no phosphorus limit now — ask your care team"
        }
    }
}

/// The targets of a day, each with its reasons.
public struct DayTargets: Hashable, Sendable {
    /// The day.
    public let day: LocalDate
    /// The category of the day; nil where none was entered.
    public let category: DiseaseCategory?
    /// One for each quantity, in their order.
    public let targets: [DayTarget]
    /// What is advised and doesn't go together.
    public let conflicts: [TargetConflict]

    /// The target of a quantity.
    public subscript(quantity: TargetQuantity) -> DayTarget {
        guard let target = targets.first(where: { $0.quantity == quantity }) else {
            preconditionFailure("no target for \(quantity)")
        }
        return target
    }

    /// What every page that advises says.
    public static let careTeamFirst = "This informs and does not prescribe: what your care team says comes first."
}
