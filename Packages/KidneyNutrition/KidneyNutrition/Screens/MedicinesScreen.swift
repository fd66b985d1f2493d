public import ScreenKit
public import TimeKit

/// The medicines and supplements, and entering one.
public struct MedicinesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day.
    public let day: LocalDate
    /// What is taken on the day, by name.
    public let taken: [MedicineLine]
    /// What begins later, by name.
    public let later: [MedicineLine]
    /// What ended, the latest first.
    public let ended: [MedicineLine]
    /// What isn't checked and what to do, each a sentence; empty where everything that is taken is known.
    public let notChecked: [String]
    /// What is known and has no rule in the table, each a sentence.
    public let withoutRule: [String]
    /// The pairs of what is taken that no rule covers, a line for each medicine.
    public let pairsWithoutRule: [String]
    /// How much the table holds, and what to do about the rest.
    public let scope: String
    /// What doesn't go together today, in a sentence.
    public let summary: String
    /// `name`, `dose`, `times`, `weekdays`, `start`, `stop`, `notes`, `reminds`.
    public let form: Form
    /// Enters it; disabled while something is wrong.
    public let add: Action
    /// What Add keeps; nil while something is wrong.
    @NullEncoded public private(set) var entry: MedicineEntry?
    /// What doesn't go together, and the day.
    public let pages: [Link]
    /// That the care team's word comes first.
    public let careTeam: String

    /// The page; `typed` has what is in the form and not saved yet.
    public init(
        _ context: KidneyContext,
        medicines: [Medicine],
        reminded: Set<TimeKit.ID<Medicine>>,
        report: InteractionReport,
        typed: [String: String] = [:]
    ) {
        title = "Medicines"
        revision = context.revision
        validUntil = context.dayEnd
        let today = context.today
        day = today
        let named = medicines.sorted { (TypedText.key($0.name), $0.id) < (TypedText.key($1.name), $1.id) }
        func lines(_ some: [Medicine]) -> [MedicineLine] {
            some.map { MedicineLine($0, reminds: reminded.contains($0.id), on: today) }
        }
        taken = lines(named.filter { $0.isActive(on: today) })
        later = lines(named.filter { $0.start > today })
        ended = lines(
            named.enumerated().filter { ($0.element.stop ?? today) < today }
                .sorted { ($1.element.stop ?? today, $0.offset) < ($0.element.stop ?? today, $1.offset) }
                .map(\.element)
        )
        notChecked = report.notChecked.map { Words.sentence($0.message) }
        withoutRule = report.withoutRule.map { Words.sentence($0.message) }
        pairsWithoutRule = MedicinePair.lines(Interactions.pairsWithoutRule(among: named, on: today))
        scope = InteractionTable.scope
        summary = InteractionsScreen.summary(report)
        let draft = MedicineDraft(nil, reminds: false, typed, on: today)
        let form = Form(id: "medicine", title: "Add a medicine", fields: draft.fields, buttons: [])
        self.form = form.unjudged(typed)
        entry = draft.entry
        add = Action(
            id: "medicines/add",
            label: "Add",
            availability: .without(form.errors + [draft.refusal].compactMap { $0 })
        )
        pages = [
            KidneyLink.interactions(nil).labelled("What doesn’t go together"), KidneyLink.today(nil).labelled("Today"),
        ]
        careTeam = DayTargets.careTeamFirst
    }
}

/// One medicine: what is known of it, what speaks about it today, and changing it.
public struct MedicineScreen: Screen {
    /// What stands at the top: its name.
    public let title: String
    public let revision: Revision
    /// When it changes by itself: as the day ends.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The day.
    public let day: LocalDate
    /// The medicine, and what it stands for.
    public let medicine: MedicineLine
    /// What the user wrote about it.
    public let notes: String
    /// What it is made of, as far as the table knows.
    public let parts: [Part]
    /// Names of the table that are near to what isn't known: offered, never assumed.
    public let near: [String]
    /// The generic names of a drug label that was taken for it.
    public let labelNames: [String]
    /// What it brings of sodium and calcium on the day.
    public let brings: [MedicineLoadRow]
    /// What doesn't go together with it on the day, the gravest first.
    public let findings: [InteractionRow]
    /// What couldn't be checked about it, with what to do.
    public let gaps: [String]
    /// Everything the table holds about it, whether or not it speaks today; empty does not mean safe.
    public let rules: [Rule]
    /// What is said where the table holds nothing, or not all.
    public let text: String
    /// How much the table holds, and what to do about the rest.
    public let scope: String
    /// The fields of ``MedicinesScreen/form``.
    public let form: Form
    /// Keeps the changes; disabled while something is wrong.
    public let save: Action
    /// What Save keeps; nil while something is wrong.
    @NullEncoded public private(set) var entry: MedicineEntry?
    /// Makes the day its last; disabled where it has ended.
    public let stop: Action
    /// Takes it away.
    public let delete: Action
    /// The list, and what doesn't go together.
    public let pages: [Link]
    /// That the care team's word comes first.
    public let careTeam: String

    /// A medicine of the table.
    public struct Part: Hashable, Codable, Sendable {
        /// Its generic name.
        public let generic: String
        /// What it is: "ACE inhibitor".
        public let classes: [String]
        /// Where names and classes come from.
        public let source: String
        /// What is to be said of that source; nil where it was read there.
        @NullEncoded public private(set) var caution: String?

        init(_ row: MedicineRow, on day: LocalDate) {
            generic = row.generic
            classes = row.classes.map(\.rawValue).sorted()
            source = row.evidence.source
            caution = row.evidence.caution(on: day)
        }
    }

    /// A rule of the table.
    public struct Rule: Hashable, Codable, Identifiable, Sendable {
        /// The row.
        public let id: String
        /// "lisinopril and potassium: potassium in the blood can rise."
        public let headline: String
        /// What to do.
        public let advice: String
        /// How much it matters.
        public let severity: InteractionSeverity
        /// Where it was read.
        public let source: String
        /// What is to be said of that source; nil where it was read there.
        @NullEncoded public private(set) var caution: String?

        init(_ rule: InteractionRule, _ generics: [String], on day: LocalDate) {
            id = rule.id
            let subject = generics.isEmpty ? rule.subject : generics.joined(separator: ", ")
            let pair = rule.isAboutFoodAlone ? rule.partner : "\(subject) and \(rule.partner)"
            headline = "\(pair.capitalisedFirst): \(rule.effect)."
            advice = rule.advice
            severity = rule.severity
            source = rule.evidence.source
            caution = rule.evidence.caution(on: day)
        }
    }

    /// The page of a medicine; `typed` has what is in the form and not saved yet.
    ///
    /// - Parameter report: of the day.
    public init(
        _ context: KidneyContext,
        _ medicine: Medicine,
        reminds: Bool,
        report: InteractionReport,
        typed: [String: String] = [:]
    ) {
        let today = context.today
        let identity = MedicineLookup.find(medicine)
        title = medicine.name
        revision = context.revision
        validUntil = context.dayEnd
        day = today
        self.medicine = MedicineLine(medicine, reminds: reminds, on: today)
        notes = medicine.notes
        parts = identity.parts.map { Part($0, on: today) }
        near = identity.near
        labelNames = medicine.labelNames
        brings = MedicineLoadRow.rows(MedicineLoad.all(of: [medicine], on: today))
        findings = report.findings(of: medicine).map { InteractionRow($0, in: report) }
        gaps = report.gaps(of: medicine).map { Words.sentence($0.message) }
        rules = InteractionTable.rules.sorted { $0.severity < $1.severity }.compactMap { rule in
            let own = identity.parts.filter(rule.concerns).map(\.generic)
            return own.isEmpty && !identity.parts.contains(where: rule.asks) ? nil : Rule(rule, own, on: today)
        }
        scope = InteractionTable.scope
        text =
            !identity.isKnown
            ? Words.sentence(identity.message)
            : rules.isEmpty
                ? "The table holds nothing about it, which does not mean that it goes with everything: ask your pharmacist."
                : "The table does not hold everything: ask your pharmacist about food and other medicines."
        let draft = MedicineDraft(medicine, reminds: reminds, typed, on: today)
        form = Form(id: "medicine", title: "Change it", fields: draft.fields, buttons: [])
        entry = draft.entry
        let id = "medicine/\(medicine.id)"
        save = Action(
            id: "\(id)/save",
            label: "Save",
            availability: .without(form.errors + [draft.refusal].compactMap { $0 })
        )
        let ended = medicine.stop.flatMap { $0 <= today ? "it ends on \($0) already" : nil }
        let unborn = medicine.start > today ? "it begins on \(medicine.start): delete it instead" : nil
        stop = Action(
            id: "\(id)/stop",
            label: "No longer taken after today",
            availability: .without([ended, unborn].compactMap { $0 })
        )
        delete = Action(
            id: "\(id)/delete",
            label: "Delete",
            confirmation: .init(
                question: "Delete “\(medicine.name)” from every day? One that is no longer taken is better stopped.",
                proceed: "Delete"
            ),
            opens: KidneyLink.medicines.labelled("Medicines")
        )
        pages = [
            KidneyLink.medicines.labelled("Medicines"),
            KidneyLink.interactions(nil).labelled("What doesn’t go together"),
        ]
        careTeam = DayTargets.careTeamFirst
    }
}
