public import Foundation
import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A row in the list of medicines.
public struct MedicineLine: Hashable, Codable, Identifiable, Sendable {
    public let id: TimeKit.ID<Medicine>
    /// The name as typed: "Zestril".
    public let name: String
    /// The dose as typed: "20 mg"; empty if none was given.
    public let dose: String
    /// The times and days: "08:00, 18:30 2 tablets; Monday and Friday", or a remark that none were given.
    public let schedule: String
    /// The first day; nil if nobody said it.
    @NullEncoded public private(set) var start: LocalDate?
    /// The last day; nil while it is ongoing.
    @NullEncoded public private(set) var stop: LocalDate?
    /// The period as text: "since 2026-01-05", "2026-01-05 to 2026-03-01".
    public let period: String
    /// The identification of its name, or a sentence that it isn't checked and what to do.
    public let message: String
    /// The extent of the check. No case means that the medicine is safe.
    public let check: MedicineCheck
    /// The generic names in the language of the page; empty for an unknown medicine.
    public let generics: [String]
    /// Whether the user gets a reminder at each of its times.
    public let reminds: Bool
    /// The medicine's page.
    public let opens: Link

    init(_ medicine: Medicine, reminds: Bool, on day: LocalDate) {
        let identity = MedicineLookup.find(medicine)
        id = medicine.id
        name = medicine.name
        dose = medicine.dose
        schedule = medicine.schedule
        start = medicine.saysStart ? medicine.start : nil
        stop = medicine.stop
        period =
            medicine.saysStart && medicine.stop == medicine.start
            ? localized("on \(medicine.start)")
            : medicine.start > day && medicine.stop == nil
                ? localized("from \(medicine.start) on") : medicine.taken
        message = Words.sentence(identity.message)
        check = identity.check
        generics = identity.parts.map(\.shownName)
        self.reminds = reminds
        opens = KidneyLink.medicine(medicine.id).labeled(medicine.name)
    }
}

extension Medicine {
    /// The acts that let it be checked by a similar name, if the table knows no part of its own.
    func takes(among others: [Medicine]) -> [Action] {
        let identity = MedicineLookup.find(self)
        guard identity.parts.isEmpty else { return [] }
        return identity.near.map { near in
            Action(KidneyAct.takeName(near, id), label: localized("Check “\(label(among: others))” as \(near)"))
        }
    }
}

extension MedicineIdentity {
    /// Returns the sentences about the medicines of a day that match, in the order of a report. Those of one name have their dose and times.
    static func sentences(
        _ medicines: [Medicine],
        on day: LocalDate,
        where isMeant: (MedicineIdentity) -> Bool
    ) -> [String] {
        let taken = medicines.filter { $0.isActive(on: day) }.sorted { ($0.id, $0.name) < ($1.id, $1.name) }
        return taken.compactMap { medicine in
            let identity = MedicineLookup.find(medicine)
            guard isMeant(identity) else { return nil }
            let label = medicine.label(among: taken)
            return (label == medicine.name ? "" : "\(label): ") + Words.sentence(identity.message)
        }
    }
}

/// An interaction, with what to do and why.
public struct InteractionRow: Hashable, Codable, Identifiable, Sendable {
    /// The identifier, unique on its day.
    public let id: String
    public let severity: InteractionSeverity
    /// The urgency: "call before the next dose", "next visit".
    public let urgency: String
    /// "Zestril (lisinopril) and potassium: potassium in the blood can rise."
    public let headline: String
    /// A sentence that says what to do.
    public let advice: String
    /// The facts that triggered it.
    public let causes: [Cause]
    /// All its reasons in one sentence.
    public let why: String
    /// Remarks on data that is old or not confirmed. Of the findings of a page only the first says that a brand name isn't confirmed.
    public let notes: [String]
    /// Whether it rests only on a laboratory value older than 90 days.
    public let isWeak: Bool
    /// The contradicting advice of other findings. Both findings show both sides.
    public let opposed: [String]
    /// The source of the rule.
    public let source: String
    /// The caution about the source; nil if the source is confirmed.
    @NullEncoded public private(set) var caution: String?
    /// The medicine; nil for advice about food alone.
    @NullEncoded public private(set) var medicine: TimeKit.ID<Medicine>?
    /// The page of the medicine; nil for advice about food alone.
    @NullEncoded public private(set) var opens: Link?

    /// A fact that triggered an interaction.
    public struct Cause: Hashable, Codable, Sendable {
        /// The fact in words: "Banana at 2026-03-10 08:05".
        public let text: String
        /// Its page; nil if it has none.
        @NullEncoded public private(set) var opens: Link?

        init(_ cause: InteractionCause) {
            text = Words.sentence(cause.words)
            opens =
                switch cause {
                case .food(_, let name, let at): KidneyLink.journal(at.date).labeled(name)
                case .lab(let lab): KidneyLink.lab(lab.result).labeled(lab.words)
                case .category: KidneyLink.profile.labeled(localized("Profile"))
                case .medicine(let id, let name), .ended(let id, let name, _, _):
                    KidneyLink.medicine(id).labeled(name)
                case .timing, .fact: nil
                }
        }
    }

    /// - Parameter told: The remarks on brand names that stand on the page before it.
    init(_ finding: InteractionFinding, in report: InteractionReport, told: inout Set<String>) {
        id = finding.id.word
        severity = finding.severity
        urgency = finding.urgency
        headline = finding.headline
        advice = finding.advice
        causes = finding.causes.map(Cause.init)
        why = finding.why
        let isTold = finding.brandNote.map { !told.insert($0).inserted } ?? false
        notes = finding.notes.filter { !isTold || $0 != finding.brandNote }.map(Words.sentence)
        isWeak = finding.isWeak
        opposed = report.conflicts(of: finding).map { Words.sentence($0.message) }
        source = finding.rule.evidence.shownSource
        caution = finding.caution
        medicine = finding.medicine?.id
        opens = finding.medicine.map { KidneyLink.medicine($0.id).labeled($0.name) }
    }

    /// Returns the rows of the findings about a medicine, for its own page.
    static func rows(about medicine: Medicine, in report: InteractionReport) -> [InteractionRow] {
        var told: Set<String> = []
        return report.findings(of: medicine).map { InteractionRow($0, in: report, told: &told) }
    }
}

/// The amount of a nutrient in the medicines of a day. The totals of foods don't include it.
public struct MedicineLoadRow: Hashable, Codable, Sendable {
    public let nutrient: Nutrient
    /// The known amount, in ``unit``; a lower bound if some doses are unreadable.
    public let known: Decimal
    public let unit: String
    /// The medicines with unreadable doses or times. Their amount is unknown, not zero.
    public let unread: [String]
    /// The amount as text: "400 mg of sodium from medicines, not counted among the foods".
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
                localized("\(number) \(nutrient.unit) of \(nutrient.name) from medicines, not counted among the foods")
            case (true, false):
                localized(
                    "≥ \(number) \(nutrient.unit) of \(nutrient.name) from medicines, not counted among the foods; ",
                    "how much \(unknown) brings can’t be read from its dose and times"
                )
            case (false, _):
                localized(
                    "Medicines bring \(nutrient.name), not counted among the foods: how much \(unknown) brings can’t be read ",
                    "from its dose and times"
                )
            }
    }

    /// Returns the rows of a day, in the order of `Nutrient.allCases`.
    static func rows(_ loads: [Nutrient: MedicineLoad]) -> [MedicineLoadRow] {
        Nutrient.allCases.compactMap { nutrient in loads[nutrient].map { MedicineLoadRow(nutrient, $0) } }
    }
}
