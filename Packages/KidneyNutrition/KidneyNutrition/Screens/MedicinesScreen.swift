public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The medicines and supplements, and the form to add one.
public struct MedicinesScreen: Screen {
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// The medicines taken on the day, by name.
    public let taken: [MedicineLine]
    /// The medicines that begin later, by name.
    public let later: [MedicineLine]
    /// The ended medicines, the latest first.
    public let ended: [MedicineLine]
    /// The medicines that aren't checked, each a sentence with what to do; empty if all current medicines are known.
    public let notChecked: [String]
    /// Lets a medicine that isn't checked be checked by a similar name of the table.
    public let takes: [Action]
    /// The known medicines without a rule in the table, each as a sentence.
    public let withoutRule: [String]
    /// The pairs of current medicines without a rule, a line for each medicine.
    public let pairsWithoutRule: [String]
    /// The extent of the table, and what to do about the rest.
    public let scope: String
    /// A summary of today's interactions in a sentence.
    public let summary: String
    /// The fields `name`, `dose`, `times`, `weekdays`, `start`, `stop`, `notes` and `reminds`.
    public let form: Form
    /// Adds the medicine; disabled if the form has an error.
    public var add: Action { form.buttons[0] }
    /// The medicine that Add stores; nil if the form has an error.
    @NullEncoded public private(set) var entry: MedicineEntry?
    /// The links to the interactions, to the drug labels and to today.
    public let pages: [Link]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// - Parameter typed: The form's fields as typed and not yet saved.
    init(
        _ context: KidneyContext,
        medicines: [Medicine],
        reminded: Set<TimeKit.ID<Medicine>>,
        report: InteractionReport,
        typed: [String: String] = [:]
    ) {
        title = localized("Medicines")
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
        notChecked = MedicineIdentity.sentences(medicines, on: today) { !$0.isKnown }
        takes = named.filter { ($0.stop ?? today) >= today }.flatMap { $0.takes(among: named) }
        withoutRule = MedicineIdentity.sentences(medicines, on: today) { $0.check == .noRule }
        pairsWithoutRule = MedicinePair.lines(Interactions.pairsWithoutRule(among: named, on: today))
        scope = InteractionTable.scope
        summary = InteractionsScreen.summary(report)
        let draft = MedicineDraft(nil, reminds: false, typed, on: today)
        let add = Action(KidneyAct.addMedicine, label: localized("Add"), availability: .without(draft.reasons))
        form = Form(id: "medicine", title: localized("Add a medicine"), fields: draft.fields, buttons: [add]).unjudged(
            typed
        )
        entry = draft.entry
        pages = [
            KidneyLink.interactions(nil).labeled(localized("What doesn’t go together")),
            KidneyLink.drugLabel(nil).labeled(localized("Look up a drug label")),
            KidneyLink.today(nil).labeled(localized("Today")),
        ]
        careTeam = DayTargets.careTeamFirst
    }
}

/// One medicine: its known facts, its interactions today, and the form to change it.
public struct MedicineScreen: Screen {
    /// The medicine's name.
    public let title: String
    public let revision: Revision
    /// The time at which the page changes by itself: the end of the day.
    @NullEncoded public private(set) var validUntil: Instant?
    public let day: LocalDate
    /// The medicine with its identification.
    public let medicine: MedicineLine
    /// The user's notes.
    public let notes: String
    /// The known parts of the medicine.
    public let parts: [Part]
    /// The table's names that are similar to an unknown name, as suggestions only.
    public let near: [String]
    /// Lets the medicine be checked by one of ``near``.
    public let takes: [Action]
    /// The generic names of the drug label that the user chose.
    public let labelNames: [String]
    /// The sodium and calcium in its doses of the day.
    public let brings: [MedicineLoadRow]
    /// The interactions of the day, the most urgent first.
    public let findings: [InteractionRow]
    /// The checks of it that were impossible, with what to do.
    public let gaps: [String]
    /// All rules of the table about it, including those without a finding today. Empty doesn't mean safe.
    public let rules: [Rule]
    /// The text for a table without rules, or with incomplete ones.
    public let text: String
    /// The extent of the table, and what to do about the rest.
    public let scope: String
    /// The same fields as ``MedicinesScreen/form``.
    public let form: Form
    /// Saves the changes; disabled if the form has an error.
    public var save: Action { form.buttons[0] }
    /// The medicine that Save stores; nil if the form has an error.
    @NullEncoded public private(set) var entry: MedicineEntry?
    /// Makes today its last day; disabled if it has ended, ends today, or hasn't begun.
    public let stop: Action
    /// Deletes the medicine from all days.
    public let delete: Action
    /// The links to the list, to the interactions and to its drug label.
    public let pages: [Link]
    /// The reminder that the care team's advice comes first.
    public let careTeam: String

    /// A medicine of the table.
    public struct Part: Hashable, Codable, Sendable {
        /// The generic name in the language of the page.
        public let generic: String
        /// The classes: "ACE inhibitor".
        public let classes: [String]
        /// The source of names and classes.
        public let source: String
        /// The caution about the source; nil if the source is confirmed.
        @NullEncoded public private(set) var caution: String?

        init(_ row: MedicineRow, on day: LocalDate) {
            generic = row.shownName
            classes = row.classes.map(\.shownName).sorted()
            source = row.evidence.shownSource
            caution = row.evidence.caution(on: day)
        }
    }

    /// A rule of the table.
    public struct Rule: Hashable, Codable, Identifiable, Sendable {
        /// The identifier of its row.
        public let id: String
        /// The pair and the effect: "Lisinopril and potassium: potassium in the blood can rise."
        public let headline: String
        /// A sentence that says what to do.
        public let advice: String
        public let severity: InteractionSeverity
        /// The source of the rule.
        public let source: String
        /// The caution about the source; nil if the source is confirmed.
        @NullEncoded public private(set) var caution: String?

        init(_ rule: InteractionRule, _ generics: [String], on day: LocalDate) {
            id = rule.id
            let subject = generics.isEmpty ? rule.subject : generics.joined(separator: ", ")
            let pair = rule.isAboutFoodAlone ? rule.partner : listed([subject, rule.partner])
            headline = "\(pair.capitalizedFirst): \(rule.effect)."
            advice = rule.wholeAdvice
            severity = rule.severity
            source = rule.evidence.shownSource
            caution = rule.evidence.caution(on: day)
        }
    }

    /// - Parameters:
    ///   - report: The interactions of today.
    ///   - typed: The form's fields as typed and not yet saved.
    init(
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
        takes = medicine.takes(among: [medicine])
        labelNames = medicine.labelNames
        brings = MedicineLoadRow.rows(MedicineLoad.all(of: [medicine], on: today))
        findings = InteractionRow.rows(about: medicine, in: report)
        gaps = report.gaps(of: medicine).map { Words.sentence($0.message) }
        rules = InteractionTable.rules.sorted { $0.severity < $1.severity }.compactMap { rule in
            let own = identity.parts.filter(rule.concerns).map(\.shownName)
            return rule.isAboutDuplicates || own.isEmpty && !identity.parts.contains(where: rule.asks)
                ? nil : Rule(rule, own, on: today)
        }
        scope = InteractionTable.scope
        text =
            !identity.isKnown
            ? Words.sentence(identity.message)
            : rules.isEmpty
                ? localized(
                    "The table holds nothing about it, which does not mean that it goes with everything: ask your pharmacist."
                )
                : localized("The table does not hold everything: ask your pharmacist about food and other medicines.")
        let draft = MedicineDraft(medicine, reminds: reminds, typed, on: today)
        let save = Action(
            KidneyAct.medicine(.save, medicine.id),
            label: localized("Save"),
            availability: .without(draft.reasons)
        )
        form = Form(id: "medicine", title: localized("Change it"), fields: draft.fields, buttons: [save])
        entry = draft.entry
        let ended = medicine.stop.flatMap { $0 <= today ? localized("it ends on \($0) already") : nil }
        let unborn = medicine.start > today ? localized("it begins on \(medicine.start): delete it instead") : nil
        stop = Action(
            KidneyAct.medicine(.stop, medicine.id),
            label: localized("No longer taken after today"),
            availability: .without([ended, unborn].compactMap { $0 })
        )
        delete = Action(
            KidneyAct.medicine(.delete, medicine.id),
            label: localized("Delete"),
            confirmation: .init(
                question: localized(
                    "Delete “\(medicine.name)” from every day? One that is no longer taken is better stopped."
                ),
                proceed: localized("Delete")
            ),
            opens: KidneyLink.medicines.labeled(localized("Medicines"))
        )
        pages = [
            KidneyLink.medicines.labeled(localized("Medicines")),
            KidneyLink.interactions(nil).labeled(localized("What doesn’t go together")),
            KidneyLink.drugLabel(medicine.name).labeled(localized("Look up its label")),
        ]
        careTeam = DayTargets.careTeamFirst
    }
}
