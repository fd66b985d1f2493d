public import ScreenKit
public import TimeKit
import WordKit

/// The family's emergency plan. The plan's text comes first, then the stops after severe reactions, then the form of the plan.
public struct EmergencyPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the adrenaline may expire then.
    public let validUntil: Instant?
    /// The lines of the plan in display order.
    public let lines: [EmergencyPlan.Line]
    /// Leads to the form of a reaction, with its severity filled in.
    public let next: Action
    /// The severe reactions that stop the reminders and the timer of treatment foods.
    public let standing: [Standing]
    /// The printable plan, `card`.
    public let card: Action
    /// `number`, `allergens`, `weight`, `adrenaline`, `expires` and `contacts`.
    public let form: Form
    /// The argument of `setEmergencyPlan`; nil while a field is invalid.
    public let plan: EmergencyPlan?
    /// Leads back to the settings.
    public let back: Link

    /// A severe reaction that stops the reminders and the timer of treatment foods.
    public struct Standing: Hashable, Identifiable, Codable, Sendable {
        public let id: Reaction.ID
        /// The reaction in words: "2026-01-05 09:00: hives".
        public let text: String
        /// Lifts the stop (`reaction/ID/lift`), after a confirmation.
        public let lift: Action
    }

    /// Saves the plan; admins only.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Emergency Plan")
        revision = context.revision
        validUntil = context.midnight
        let known = context.plan.emergency
        lines = known.lines(on: context.today, in: context.zone)
        next = Action(
            TIPsAct.open(.reactions),
            label: localized("Write the reaction down"),
            opens: TIPsLink.reactions.drafting(["severity": Reaction.Severity.severe.rawValue]).labeled(
                localized("Reactions")
            )
        )
        standing = context.plan.standing.map { reaction in
            Standing(
                id: reaction.id,
                text: "\(context.zone.shown(reaction.at)): \(reaction.shownSymptom)",
                lift: Action(
                    TIPsAct.liftStop(reaction.id),
                    label: localized("Let the reminders and the timer go on"),
                    availability: context.adminOnly(localized("lift the stop after a severe reaction")),
                    confirmation: .init(
                        question:
                            localized(
                                "Let the reminders and the timer of treatment foods go on after “\(reaction.shownSymptom)”?"
                            ),
                        proceed: localized("Go on")
                    )
                )
            )
        }
        card = Action(TIPsAct.card, label: localized("Print the card"))
        func line(_ id: String, _ label: String, _ value: String) -> Field {
            FormFields.text(id, label, .emergency, typed[id] ?? value)
        }
        var expires = Field(
            id: "expires",
            label: localized("Adrenaline expires"),
            kind: .date,
            value: typed["expires"] ?? known.expires?.description ?? "",
            placeholder: "2026-12-31"
        )
        if !expires.value.isEmpty { expires.error = FormFields.date("expires", "", expires.value).error }
        var weight = line("weight", localized("Weight"), known.weight)
        if weight.error == nil {
            weight.error = Problem.text { () throws(TIPsError) in try EmergencyPlan(weight: weight.value).checkWeight()
            }
        }
        let number = FormFields.text("number", localized("Emergency number"), .phone, typed["number"] ?? known.number)
        let fields = [
            line("allergens", localized("Allergens"), known.allergens), weight,
            line("adrenaline", localized("Adrenaline"), known.adrenaline), expires,
            line("contacts", localized("Contacts"), known.contacts),
            number,
        ]
        form = Form(
            saving: "emergency",
            title,
            fields,
            typed: typed,
            if: context.adminOnly(localized("edit the emergency plan"))
        )
        plan =
            fields.areRight
            ? EmergencyPlan(
                number: fields[5].value,
                allergens: fields[0].value,
                weight: fields[1].value,
                adrenaline: fields[2].value,
                expires: LocalDate(fields[3].value),
                contacts: fields[4].value
            ) : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}
