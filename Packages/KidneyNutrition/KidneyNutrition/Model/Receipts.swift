public import TimeKit

/// A change of a target after an entry.
public struct TargetChange: Hashable, Sendable {
    /// The target before.
    public let old: DayTarget
    /// The target now, with its reasons.
    public let new: DayTarget
    public let day: LocalDate

    /// The change in words: "potassium: no limit → at most 3,000 mg a day".
    public var words: String { "\(new.quantity.entered): \(old.shown) → \(new.shown)" }
}

/// The result of entering a laboratory result.
public struct LabReceipt: Hashable, Sendable {
    /// The result as stored.
    public let result: LabResult
    /// Whether an equal result existed, so that nothing was added.
    public let wasThere: Bool
    /// The value in conventional units: "18.02 mg/dL".
    public let conventional: String
    /// The value in SI units: "1.00 mmol/L".
    public let international: String
    /// The range behind the flag, in the unit of the entry.
    public let range: String
    /// The flag, the goal and a sentence that says what to do.
    public let finding: LabFinding
    /// A question about a value that would be usual in another unit; nil for none.
    public let question: String?
    /// The filtration rate of a creatinine; nil for other analytes.
    public let filtration: Filtration?
    /// The changes of today's targets.
    public let changes: [TargetChange]
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
    /// The context after the entry, for the receipt's page.
    var context: KidneyContext

    /// The filtration rate computed from a creatinine, or the reason why there is none.
    public enum Filtration: Hashable, Sendable {
        case computed(EGFRPoint)
        /// It can't be computed, with the reason.
        case refused(EGFRRefusal)
    }
}

/// A row in the list of laboratory values.
public struct LabLine: Hashable, Sendable {
    /// The result; for a computed filtration rate, its creatinine.
    public let result: TimeKit.ID<LabResult>
    public let analyte: Analyte
    /// Whether the engine computed it.
    public let isComputed: Bool
    /// The number with its comparator: "<5.40", "57".
    public let value: String
    public let unit: LabUnit
    /// The time of the sample.
    public let moment: Moment
    /// The source; for a computed filtration rate, that of its creatinine.
    public let source: MeasurementSource
    /// The formula of a filtration rate; nil for other analytes.
    public let formula: EGFRFormula?
    /// The flag; nil for a computed filtration rate, which has a stage instead.
    public let flag: LabFlag?
    /// The flag in words, with the personal goal if the value misses it; nil without a flag.
    public let judgment: String?
    /// The number as it was entered, with its comparator, as it can be edited.
    public let typed: String
    /// The remarks of the report about the sample.
    public let remarks: Set<LabRemark>
}

/// The result of entering a weight.
public struct WeightReceipt: Hashable, Sendable {
    /// The weight as stored.
    public let reading: WeightReading
    /// Whether an equal weight existed, so that nothing was added.
    public let wasThere: Bool
    /// The weight in pounds.
    public let conventional: String
    /// The weight in kilograms.
    public let international: String
    /// A warning about a rapid gain off dialysis, with what to do; nil for none.
    public let gain: String?
    /// The changes of today's targets.
    public let changes: [TargetChange]
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
    /// The context after the entry, for the receipt's page.
    var context: KidneyContext
}

/// The result of entering a blood pressure.
public struct PressureReceipt: Hashable, Sendable {
    /// The blood pressure as stored.
    public let reading: PressureReading
    /// Whether an equal one existed, so that nothing was added.
    public let wasThere: Bool
    /// The judgment of the value, with what to do.
    public let finding: PressureFinding
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
    /// The context after the entry, for the receipt's page.
    var context: KidneyContext
}

/// The result of entering something eaten or drunk.
public struct IntakeReceipt: Hashable, Sendable {
    /// The entry as stored.
    public let entry: IntakeEntry
    /// The totals of its day before the entry.
    public let before: Totals
    /// The totals of its day with the entry.
    public let totals: Totals
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
    /// The context after the entry, for the receipt's page.
    var context: KidneyContext
    /// The day with the entry.
    let day: DaySummary
    /// The alerts of that day.
    let alerts: [KidneyAlert]
}

/// The result of entering or changing a medicine.
public struct MedicineReceipt: Hashable, Sendable {
    /// The medicine as stored.
    public let medicine: Medicine
    /// The identification of its name. An unknown medicine isn't checked.
    public let identity: MedicineIdentity
    /// The interactions with this medicine included: today's, or those of its first day if it begins later.
    public let report: InteractionReport
    /// The changes of today's targets.
    public let changes: [TargetChange]
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
    /// The context after the entry, for the receipt's page.
    var context: KidneyContext
    /// Whether the user gets a reminder at each of its times.
    let reminds: Bool
}

/// The result of making or changing a goal.
public struct GoalReceipt: Hashable, Sendable {
    /// The goal as stored.
    public let goal: Goal
    /// Today's progress; nil if the goal doesn't apply today.
    public let progress: GoalProgress?
    /// The rewards, alerts and suggestions that followed.
    public internal(set) var found = Evaluation.nothing
}

/// A match of the food search.
public struct FoundFood: Hashable, Sendable {
    public let food: Food
    /// The match quality, from 1 to 1000.
    public let score: Int
    /// The number of corrected letters.
    public let edits: Int
    /// Whether it was found by a likeness alone: a letter was put right, or a typed word is only the beginning of one of its words.
    public internal(set) var isGuess = false
}

public struct DaySummary: Hashable, Sendable {
    /// The logical day.
    public let day: LocalDate
    /// The food and drinks, the earliest first.
    public let entries: [IntakeEntry]
    /// The sum of the entries.
    public let totals: Totals
    public let targets: DayTargets
    /// The latest weight up to the day; nil if there is none.
    public let weight: WeightReading?
    /// The sodium and calcium of the medicines, which ``totals`` doesn't include. A nutrient that they don't contain has no value.
    public internal(set) var medicineLoads: [Nutrient: MedicineLoad] = [:]
    /// The medicines of the day that are kept hours apart, each line with the advice.
    public internal(set) var hoursApart: [String] = []
    /// The advice of a sick day by the own medicines, whether it is one or not.
    public internal(set) var sickDay = SickDay.advice([], on: LocalDate(dayNumber: 0), isTransplant: false)
    /// The parts of the diabetes diet, each with what was entered.
    public internal(set) var diet: [DietProgress] = []
}

/// The result of an undo.
public struct TakenBack: Hashable, Sendable {
    /// The undone action in words.
    public let summary: String
    /// The time of the undone action.
    public let at: Instant
    /// The rewards that are pending again and the alerts that apply now.
    public internal(set) var found = Evaluation.nothing
}
