public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// The targets of a day, and why each number is as it is.
public struct TargetsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends; nil for a day of the past.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day.
    public let day: LocalDate
    /// The category of the day; nil where none was entered.
    @NullEncoded public private(set) var category: DiseaseCategory?
    /// The category for people, or what is missing.
    public let categoryText: String
    /// One for each quantity.
    public let targets: [Row]
    /// The person's own diabetes diet with how it stands; empty where none was entered.
    public let diet: [DietRow]
    /// What is advised and doesn't go together.
    public let conflicts: [String]
    /// Today; of one quantity all targets.
    public let back: Link
    /// That the care team's word comes first.
    public let careTeam: String

    /// A target.
    public struct Row: Hashable, Codable, Identifiable, Sendable {
        /// Which quantity.
        public let id: TargetQuantity
        public let name: String
        /// At least so much.
        @NullEncoded public private(set) var low: Decimal?
        /// At most so much.
        @NullEncoded public private(set) var high: Decimal?
        /// The stricter end, where texts name a range of ceilings.
        @NullEncoded public private(set) var strict: Decimal?
        /// The unit.
        public let unit: String
        /// Over which time it is counted; empty for a reading.
        public let span: String
        /// For people: "at most 2,000 mg a day".
        public let text: String
        /// How it came to hold.
        public let mode: TargetMode
        /// Why the lower number holds; nil where there is none.
        @NullEncoded public private(set) var lowReason: ReasonRow?
        /// Why the upper number holds; nil where there is none.
        @NullEncoded public private(set) var highReason: ReasonRow?
        /// Everything that makes it what it is; never empty.
        public let why: [ReasonRow]
        /// What is missing, what is old, what wasn't confirmed.
        public let notes: [String]
        /// Whether a value it rests on is older than 90 days.
        public let isWeak: Bool

        init(_ target: DayTarget, in units: UnitSystem, on day: LocalDate) {
            id = target.quantity
            name = target.quantity.title
            low = target.low?.value.decimal
            high = target.high?.value.decimal
            strict = target.strict?.decimal
            unit = target.quantity.unit
            span = target.quantity.span
            text = target.shown(in: units)
            mode = target.mode
            lowReason = target.low.map { ReasonRow($0.reason, on: day) }
            highReason = target.high.map { ReasonRow($0.reason, on: day) }
            why = target.reasons.map { ReasonRow($0, on: day) }
            notes = target.notes.map(Words.sentence)
            isWeak = target.isWeak
        }
    }

    /// The targets of a day; of one quantity where one is named.
    ///
    /// - Parameter diet: how the diabetes diet stands on the day; left out where one quantity is named.
    public init(
        _ context: KidneyContext,
        _ targets: DayTargets,
        quantity: TargetQuantity? = nil,
        diet: [DietProgress] = []
    ) {
        title = quantity.map { "Target: \($0.title)" } ?? "Targets"
        revision = context.revision
        validUntil = targets.day < context.today ? nil : context.dayEnd
        day = targets.day
        category = targets.category
        let refusal = context.profile.flatMap { TableScope.refusal(for: $0, on: targets.day) }
        let isAgeKnown = context.profile?.birthDate != nil
        let name =
            targets.category.map { Words.sentence($0.title) }
            ?? "The profile has no category for this day: add it, so that the targets are yours"
        categoryText =
            name + (refusal.map { ". \(Words.sentence($0))" } ?? "")
            + (isAgeKnown
                ? "" : ". No birth date is entered: the tables are for adults of \(TableScope.adultAge) and over")
        self.targets = targets.targets.filter { quantity == nil || $0.quantity == quantity }.map {
            Row($0, in: context.units, on: targets.day)
        }
        self.diet = quantity == nil ? diet.map(DietRow.init) : []
        conflicts = targets.conflicts.map { Words.sentence($0.message) }
        careTeam = DayTargets.careTeamFirst
        back = quantity == nil ? .today : KidneyLink.targets(nil).labelled("Targets")
    }
}

/// Why a number is as it is: who says so, where it was read, and the lab and date that switched it on.
public struct ReasonRow: Hashable, Codable, Sendable {
    /// What is said.
    public let words: String
    /// Where it was read.
    public let source: String
    /// How far that was checked.
    public let grade: Evidence.Grade
    /// What is to be said of that: "not confirmed in its source — ask your care team"; nil where it was read there.
    @NullEncoded public private(set) var caution: String?
    /// Whether the clinic set it.
    public let isClinic: Bool
    /// The laboratory value that switched it on, or off.
    @NullEncoded public private(set) var lab: Lab?
    /// All of it in one sentence.
    public let sentence: String

    /// A laboratory value.
    public struct Lab: Hashable, Codable, Sendable {
        /// What was measured.
        public let name: Analyte
        /// As it was entered: "5.4 mmol/L".
        public let value: String
        /// The day of the sample.
        public let day: LocalDate
        /// How many days ago that was.
        public let age: Int
        /// Whether it is older than 90 days.
        public let isOld: Bool
        /// The value.
        public let opens: Link
    }

    init(_ reason: TargetReason, on day: LocalDate) {
        words = reason.words
        source = reason.evidence.source
        grade = reason.evidence.grade
        caution = reason.evidence.caution(on: day)
        isClinic = if case .clinic = reason.origin { true } else { false }
        lab = reason.lab.map { lab in
            Lab(
                name: lab.analyte,
                value: lab.shown,
                day: lab.day,
                age: lab.age,
                isOld: lab.isOld,
                opens: KidneyLink.lab(lab.result).labelled(lab.words)
            )
        }
        sentence = reason.sentence
    }
}
