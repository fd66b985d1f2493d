public import Foundation
import FractionParser
public import ScreenKit
public import TimeKit

/// A medicine in a list.
public struct MedicineLine: Hashable, Codable, Identifiable, Sendable {
    /// Its id.
    public let id: TimeKit.ID<Medicine>
    /// As it was typed: "Zestril".
    public let name: String
    /// As it was typed: "20 mg"; empty where it wasn't said.
    public let dose: String
    /// When it is taken: "08:00, 18:30 2 tablets; every day", or that it wasn't said.
    public let schedule: String
    /// The first day.
    public let start: LocalDate
    /// The last day; nil while it is taken.
    @NullEncoded public private(set) var stop: LocalDate?
    /// For people: "since 2026-01-05", "2026-01-05 to 2026-03-01".
    public let period: String
    /// What it stands for, or that it isn't checked and what to do.
    public let message: String
    /// How far it was looked at; none of it means that it is safe.
    public let check: MedicineCheck
    /// The generic names it stands for; empty where it isn't known.
    public let generics: [String]
    /// Whether each of its times is reminded of.
    public let reminds: Bool
    /// The page of it.
    public let opens: Link

    init(_ medicine: Medicine, reminds: Bool, on day: LocalDate) {
        let identity = MedicineLookup.find(medicine)
        id = medicine.id
        name = medicine.name
        dose = medicine.dose
        schedule = medicine.schedule
        start = medicine.start
        stop = medicine.stop
        period =
            switch medicine.stop {
            case let stop? where stop == medicine.start: "on \(stop)"
            case let stop?: "\(medicine.start) to \(stop)"
            case nil: medicine.start > day ? "from \(medicine.start) on" : "since \(medicine.start)"
            }
        message = Words.sentence(identity.message)
        check = identity.check
        generics = identity.parts.map(\.generic)
        self.reminds = reminds
        opens = KidneyLink.medicine(medicine.id).labelled(medicine.name)
    }
}

extension Medicine {
    /// "08:00, 18:30 2 tablets; Monday and Friday".
    fileprivate var schedule: String {
        let times = times.isEmpty ? "times not said" : MedicineInput.text(times)
        return weekdays.isEmpty ? times : "\(times); \(MedicineInput.text(weekdays))"
    }
}

/// Something that doesn't go together, with what to do and why.
public struct InteractionRow: Hashable, Codable, Identifiable, Sendable {
    /// What tells it from the others of the day.
    public let id: String
    /// How much it matters.
    public let severity: InteractionSeverity
    /// The urgency: "call before the next dose", "next visit".
    public let urgency: String
    /// "Zestril (lisinopril) and potassium: potassium in the blood can rise."
    public let headline: String
    /// What to do.
    public let advice: String
    /// What made it speak, each a sentence's part.
    public let causes: [Cause]
    /// Everything it rests on, in one sentence.
    public let why: String
    /// What is old, what wasn't confirmed.
    public let notes: [String]
    /// Whether it rests on a laboratory value older than 90 days alone.
    public let isWeak: Bool
    /// What another medicine or advice asks the opposite of; both sides are shown, here and there.
    public let opposed: [String]
    /// Where it was read.
    public let source: String
    /// What is to be said of that source; nil where it was read there.
    @NullEncoded public private(set) var caution: String?
    /// The medicine; nil for advice about food alone.
    @NullEncoded public private(set) var medicine: TimeKit.ID<Medicine>?
    /// The page of the medicine; nil for advice about food alone.
    @NullEncoded public private(set) var opens: Link?

    /// Something that made it speak.
    public struct Cause: Hashable, Codable, Sendable {
        /// In words: "Banana at 2026-03-10 08:05".
        public let text: String
        /// The page of it; nil where it has none.
        @NullEncoded public private(set) var opens: Link?

        init(_ cause: InteractionCause) {
            text = Words.sentence(cause.words)
            opens =
                switch cause {
                case .food(_, let name, let at): KidneyLink.journal(at.date).labelled(name)
                case .lab(let lab): KidneyLink.lab(lab.result).labelled(lab.words)
                case .category: KidneyLink.profile.labelled("Profile")
                case .medicine(let id, let name): KidneyLink.medicine(id).labelled(name)
                case .timing, .fact: nil
                }
        }
    }

    init(_ finding: InteractionFinding, in report: InteractionReport) {
        id = finding.id.word
        severity = finding.severity
        urgency = finding.urgency
        headline = finding.headline
        advice = finding.rule.advice
        causes = finding.causes.map(Cause.init)
        why = finding.why
        notes = finding.notes.map(Words.sentence)
        isWeak = finding.isWeak
        opposed = report.conflicts(of: finding).map { Words.sentence($0.message) }
        source = finding.rule.evidence.source
        caution = finding.caution
        medicine = finding.medicine?.id
        opens = finding.medicine.map { KidneyLink.medicine($0.id).labelled($0.name) }
    }
}

/// What medicines bring of a nutrient on a day. It is no part of the total of foods.
public struct MedicineLoadRow: Hashable, Codable, Sendable {
    /// The nutrient.
    public let nutrient: Nutrient
    /// What is known of it, in its unit; a lower bound where doses can't be read.
    public let known: Decimal
    /// Its unit.
    public let unit: String
    /// The medicines whose dose or times can't be read: missing is not zero.
    public let unread: [String]
    /// For people: "400 mg of sodium from medicines besides; how much sodium bicarbonate brings can't be read from …".
    public let text: String

    init(_ nutrient: Nutrient, _ load: MedicineLoad) {
        self.nutrient = nutrient
        known = load.milligrams.decimal
        unit = nutrient.unit
        unread = load.unread
        let number = PartialTotal.grouped(load.milligrams, down: !load.unread.isEmpty)
        let unknown = load.unread.joined(separator: ", ")
        text =
            switch (load.milligrams > .zero, load.unread.isEmpty) {
            case (true, true):
                "\(number) \(nutrient.unit) of \(nutrient.name) from medicines, not counted among the foods"
            case (true, false):
                "≥ \(number) \(nutrient.unit) of \(nutrient.name) from medicines, not counted among the foods; "
                    + "how much \(unknown) brings can’t be read from its dose and times"
            case (false, _):
                "Medicines bring \(nutrient.name), not counted among the foods: how much \(unknown) brings can’t be read "
                    + "from its dose and times"
            }
    }

    /// The rows of a day, in a fixed order.
    static func rows(_ loads: [Nutrient: MedicineLoad]) -> [MedicineLoadRow] {
        Nutrient.allCases.compactMap { nutrient in loads[nutrient].map { MedicineLoadRow(nutrient, $0) } }
    }
}
