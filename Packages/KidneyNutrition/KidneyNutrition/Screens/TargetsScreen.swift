public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The targets of a day, with the reasons for each number.
public struct TargetsScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day; nil for a past day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// The category on the day; nil if none was entered.
    @NullEncoded public private(set) var category: DiseaseCategory?
    /// The category in words, or a request to add one.
    public let categoryText: String
    /// A row for each quantity.
    public let targets: [Row]
    /// The person's own diabetes diet with its current state; empty if none was entered.
    public let diet: [DietRow]
    /// The contradictions between pieces of advice.
    public let conflicts: [String]
    /// The link to today; from one quantity, to all targets.
    public let back: Link
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    public struct Row: Hashable, Codable, Identifiable, Sendable {
        public let id: TargetQuantity
        public let name: String
        /// The floor; nil for none.
        @NullEncoded public private(set) var low: Decimal?
        /// The ceiling; nil for none.
        @NullEncoded public private(set) var high: Decimal?
        /// The stricter end, if the texts name a range of ceilings; otherwise nil.
        @NullEncoded public private(set) var strict: Decimal?
        public let unit: String
        /// The span over which it is counted; empty for a reading.
        public let span: String
        /// The target as text: "at most 2,000 mg a day".
        public let text: String
        /// The way in which it came to apply.
        public let mode: TargetMode
        /// The reason for the floor; nil if there is none.
        @NullEncoded public private(set) var lowReason: ReasonRow?
        /// The reason for the ceiling; nil if there is none.
        @NullEncoded public private(set) var highReason: ReasonRow?
        /// All reasons; never empty.
        public let why: [ReasonRow]
        /// Remarks on data that is missing, old or not confirmed.
        public let notes: [String]
        /// Whether it rests on a value older than 90 days.
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

    /// - Parameters:
    ///   - quantity: The quantity to show; nil for all.
    ///   - diet: The state of the diabetes diet on the day; ignored if the page shows one quantity.
    public init(
        _ context: KidneyContext,
        _ targets: DayTargets,
        quantity: TargetQuantity? = nil,
        diet: [DietRow] = []
    ) {
        let name = quantity.map { localized("Target: \($0.title)") } ?? localized("Targets")
        let shown = targets.day == context.today ? nil : targets.day
        title = shown.map { localized("\(name) of \($0)", context: "day") } ?? name
        revision = context.revision
        validUntil = targets.day < context.today ? nil : context.dayEnd
        day = targets.day
        self.category = targets.category
        let refusal = context.profile.flatMap { TableScope.refusal(for: $0, on: targets.day) }
        let isAgeKnown = context.profile?.birthDate != nil
        let category =
            targets.category.map { Words.sentence($0.title) }
            ?? localized("The profile has no category for this day: add it, so that the targets are yours")
        categoryText =
            category + (refusal.map { ". \(Words.sentence($0))" } ?? "")
            + (isAgeKnown
                ? ""
                : ". "
                    + localized(
                        "No birth date is entered: the tables are for adults of \(TableScope.adultAge) and over"
                    ))
        self.targets = targets.targets.filter { quantity == nil || $0.quantity == quantity }.map {
            Row($0, in: context.units, on: targets.day)
        }
        self.diet = quantity == nil ? diet : []
        conflicts = targets.conflicts.map { Words.sentence($0.message) }
        careTeam = DayTargets.careTeamFirst
        back =
            quantity == nil
            ? KidneyLink.today(shown).labeled(shown == nil ? localized("Today") : localized("The day"))
            : KidneyLink.targets(nil, on: shown).labeled(localized("Targets"))
    }
}

/// The reason for a number: the authority, the source, and the laboratory value and date that switched it on.
public struct ReasonRow: Hashable, Codable, Sendable {
    /// The reason in words.
    public let words: String
    public let source: String
    /// The grade of the source.
    public let grade: Evidence.Grade
    /// The caution about the source: "not confirmed in its source — ask your care team"; nil if the source is confirmed.
    @NullEncoded public private(set) var caution: String?
    public let isClinic: Bool
    /// The laboratory value that switched it on or off; nil for none.
    @NullEncoded public private(set) var lab: Lab?
    /// The whole reason in one sentence.
    public let sentence: String

    public struct Lab: Hashable, Codable, Sendable {
        public let name: Analyte
        /// The value as entered: "5.4 mmol/L".
        public let value: String
        /// The day of the sample.
        public let day: LocalDate
        /// Its age in days on the day of the target.
        public let age: Int
        /// Whether it is older than 90 days.
        public let isOld: Bool
        /// The page of the value.
        public let opens: Link
    }

    init(_ reason: TargetReason, on day: LocalDate) {
        words = reason.words
        source = reason.evidence.shownSource
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
                opens: KidneyLink.lab(lab.result).labeled(lab.words)
            )
        }
        sentence = reason.sentence
    }
}
