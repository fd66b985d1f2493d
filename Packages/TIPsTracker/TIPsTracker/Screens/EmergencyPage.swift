public import ScreenKit
public import TimeKit

/// The family's emergency plan, first of all to be read; then what a severe reaction has stopped, and the form of the plan.
public struct EmergencyPage: Screen {
    public let title: String
    public let revision: Revision
    /// At midnight the adrenaline may have expired.
    public let validUntil: Instant?
    /// The plan from top to bottom.
    public let lines: [EmergencyPlan.Line]
    /// On to the form of the reaction, with its severity filled in.
    public let next: Action
    /// The severe reactions that stop the reminders and the timer of treatment foods.
    public let standing: [Standing]
    /// `card`: the plan to print.
    public let card: Action
    /// `number`, `allergens`, `weight`, `adrenaline`, `expires` and `contacts`.
    public let form: Form
    /// Saves the plan; admins only.
    public let save: Action
    /// The value that Save hands to `setEmergencyPlan`; nil while a field is wrong.
    public let plan: EmergencyPlan?
    /// Back to the settings.
    public let back: Link

    /// A severe reaction that stops what reminds of treatment foods.
    public struct Standing: Hashable, Identifiable, Codable, Sendable {
        /// The reaction.
        public let id: Reaction.ID
        /// "2026-01-05 09:00: hives".
        public let text: String
        /// Lets them go on (`reaction/ID/lift`); asks first.
        public let lift: Action
    }

    /// The page; `typed` has what is in the form and not saved yet.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = "Emergency Plan"
        revision = context.revision
        validUntil = context.midnight
        let known = context.plan.emergency
        lines = known.lines(on: context.today)
        next = Action(id: "next", label: "Write the reaction down", opens: TIPsLink.reactions.labelled("Reactions"))
        standing = context.plan.standing.map { reaction in
            Standing(
                id: reaction.id,
                text: "\(context.zone.shown(reaction.at)): \(reaction.symptom)",
                lift: Action(
                    id: "reaction/\(reaction.id)/lift",
                    label: "Let the reminders and the timer go on",
                    availability: context.adminOnly("lift the stop after a severe reaction"),
                    confirmation: .init(
                        question:
                            "Let the reminders and the timer of treatment foods go on after “\(reaction.symptom)”?",
                        proceed: "Go on"
                    )
                )
            )
        }
        card = Action(id: "card", label: "Print the card")
        func line(_ id: String, _ label: String, _ value: String) -> Field {
            FormFields.text(id, label, .emergency, typed[id] ?? value)
        }
        var expires = Field(
            id: "expires",
            label: "Adrenaline expires",
            kind: .date,
            value: typed["expires"] ?? known.expires?.description ?? "",
            placeholder: "2026-12-31"
        )
        if !expires.value.isEmpty { expires.error = FormFields.date("expires", "", expires.value).error }
        var weight = line("weight", "Weight", known.weight)
        if weight.error == nil {
            weight.error = Problem.text { () throws(TIPsError) in try EmergencyPlan(weight: weight.value).checkWeight()
            }
        }
        let number = FormFields.text("number", "Emergency number", .phone, typed["number"] ?? known.number)
        let fields = [
            line("allergens", "Allergens", known.allergens), weight,
            line("adrenaline", "Adrenaline", known.adrenaline), expires, line("contacts", "Contacts", known.contacts),
            number,
        ]
        form = Form(id: "emergency", title: title, fields: fields, buttons: [])
        save = Action(
            id: "save",
            label: "Save",
            availability: context.adminOnly("edit the emergency plan").and(.without(form.errors))
        )
        plan =
            form.errors.isEmpty
            ? EmergencyPlan(
                number: fields[5].value,
                allergens: fields[0].value,
                weight: fields[1].value,
                adrenaline: fields[2].value,
                expires: LocalDate(fields[3].value),
                contacts: fields[4].value
            ) : nil
        back = TIPsLink.settings.labelled("Settings")
    }
}
