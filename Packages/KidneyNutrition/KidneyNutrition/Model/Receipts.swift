public import TimeKit

/// A target that a change switched on, off or moved.
public struct TargetChange: Hashable, Sendable {
    /// As it was before.
    public let old: DayTarget
    /// As it is now, with its reasons.
    public let new: DayTarget
    /// The day it is for.
    public let day: LocalDate

    /// "potassium: no limit → at most 3,000 mg a day".
    public var words: String { "\(new.quantity.rawValue): \(old.shown) → \(new.shown)" }
}

/// What came of entering a laboratory result.
public struct LabReceipt: Hashable, Sendable {
    /// The result as it is kept.
    public let result: LabResult
    /// Whether it was there already, word for word: nothing was added then.
    public let wasThere: Bool
    /// The value in conventional units: "18.02 mg/dL".
    public let conventional: String
    /// The value in SI units: "1.00 mmol/L".
    public let international: String
    /// The range by which it was flagged, in the unit it was entered in.
    public let range: String
    /// The flag, the goal and a sentence with what to do.
    public let finding: LabFinding
    /// What to ask about a value that would be usual in another unit; nil where there is nothing to ask.
    public let question: String?
    /// The filtration rate, for a creatinine; nil for other analytes.
    public let filtration: Filtration?
    /// The targets of today that changed with it.
    public let changes: [TargetChange]
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing

    /// What a creatinine says about the filtration rate.
    public enum Filtration: Hashable, Sendable {
        /// It was computed.
        case computed(EGFRPoint)
        /// It can't be computed, and why.
        case refused(EGFRRefusal)
    }
}

/// A line in the list of laboratory values.
public struct LabLine: Hashable, Sendable {
    /// The result; of a computed filtration rate the creatinine it was computed from.
    public let result: TimeKit.ID<LabResult>
    /// What was measured.
    public let analyte: Analyte
    /// Whether it was computed here.
    public let isComputed: Bool
    /// The number with its comparator: "<5.40", "57".
    public let value: String
    /// Its unit.
    public let unit: LabUnit
    /// When the sample was taken.
    public let moment: Moment
    /// Who says so; of a computed one the creatinine's.
    public let source: MeasurementSource
    /// The formula, for a filtration rate.
    public let formula: EGFRFormula?
    /// Where it lies; nil for a filtration rate that was computed, which has its stage.
    public let flag: LabFlag?
    /// The same in words, with the own goal where the value misses it; nil where there is no flag.
    public let judgment: String?
    /// The number as it was entered, with its comparator, as it can be edited.
    public let typed: String
    /// The remarks of the report about the sample.
    public let remarks: Set<LabRemark>
}

/// What came of entering a weight.
public struct WeightReceipt: Hashable, Sendable {
    /// The weight as it is kept.
    public let reading: WeightReading
    /// Whether it was there already: nothing was added then.
    public let wasThere: Bool
    /// In pounds.
    public let conventional: String
    /// In kilograms.
    public let international: String
    /// A quick gain off dialysis, with what to do; nil where there is none.
    public let gain: String?
    /// The targets of today that changed with it.
    public let changes: [TargetChange]
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing
}

/// What came of entering a blood pressure.
public struct PressureReceipt: Hashable, Sendable {
    /// The blood pressure as it is kept.
    public let reading: PressureReading
    /// Whether it was there already: nothing was added then.
    public let wasThere: Bool
    /// Where it lies, with what to do.
    public let finding: PressureFinding
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing
}

/// What came of entering something eaten or drunk.
public struct IntakeReceipt: Hashable, Sendable {
    /// The entry as it is kept.
    public let entry: IntakeEntry
    /// What its day came to before.
    public let before: Totals
    /// What its day comes to now.
    public let totals: Totals
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing
}

/// What came of entering or changing a medicine.
public struct MedicineReceipt: Hashable, Sendable {
    /// The medicine as it is kept.
    public let medicine: Medicine
    /// What its name stands for, or that it isn't known and so not checked.
    public let identity: MedicineIdentity
    /// What the rules say of today with it.
    public let report: InteractionReport
    /// The targets of today that changed with it.
    public let changes: [TargetChange]
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing
}

/// What came of making or changing a goal.
public struct GoalReceipt: Hashable, Sendable {
    /// The goal as it is kept.
    public let goal: Goal
    /// How far it is today; nil where it doesn't hold today.
    public let progress: GoalProgress?
    /// What it brought about: rewards, alerts, suggestions.
    public internal(set) var found = Evaluation.nothing
}

/// A food that type-ahead found.
public struct FoundFood: Hashable, Sendable {
    /// The food.
    public let food: Food
    /// How well it fits, from 1 to 1000.
    public let score: Int
    /// How many letters were put right.
    public let edits: Int
    /// Whether it was found by a likeness alone: a letter was put right, or a typed word is only the beginning of one of its words.
    public internal(set) var isGuess = false
}

/// A day at a glance.
public struct DaySummary: Hashable, Sendable {
    /// The logical day.
    public let day: LocalDate
    /// What was eaten and drunk, the earliest first.
    public let entries: [IntakeEntry]
    /// What that comes to.
    public let totals: Totals
    /// The targets of the day.
    public let targets: DayTargets
    /// The newest weight up to the day; nil where there is none.
    public let weight: WeightReading?
    /// What its medicines bring of sodium and calcium, which ``totals`` don't count; without those of which they bring nothing.
    public internal(set) var medicineLoads: [Nutrient: MedicineLoad] = [:]
    /// The advice of a sick day by the own medicines, whether it is one or not.
    public internal(set) var sickDay = SickDay.advice([], on: LocalDate(dayNumber: 0))
    /// How the diabetes diet stands, part by part what was entered.
    public internal(set) var diet: [DietProgress] = []
}

/// What an undo took back.
public struct TakenBack: Hashable, Sendable {
    /// For people: what was taken back.
    public let summary: String
    /// When it had been done.
    public let at: Instant
    /// What taking it back brought about: rewards that wait, alerts that hold now.
    public internal(set) var found = Evaluation.nothing
}
