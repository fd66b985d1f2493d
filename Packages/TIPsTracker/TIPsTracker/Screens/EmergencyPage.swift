public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The family's emergency plan. The plan's text comes first, then the stops after severe reactions, then the form of the plan.
public struct EmergencyPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the adrenaline may expire then; earlier if ``next`` changes before.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The lines of the plan in display order.
    public let lines: [EmergencyPlan.Line]
    /// Leads to the form of a reaction, with its severity filled in. For an hour after a reaction that counts as severe was noted, it leads to that
    /// reaction if the viewer may add to it.
    public let next: Action
    /// Leads to the form of one more reaction while ``next`` leads to a noted one; else nil.
    @NullEncoded public private(set) var another: Action?
    /// The reactions that count as severe and stop the reminders and the timer of treatment foods.
    public let standing: [Standing]
    /// The printable plan, `card`.
    public let card: Action
    /// `number`, `allergens`, `weight`, `adrenaline`, `expires` and `contacts`.
    public let form: Form
    /// The argument of `setEmergencyPlan`; nil while a field is invalid.
    @NullEncoded public private(set) var plan: EmergencyPlan?
    /// Leads back to the settings.
    public let back: Link

    /// A reaction that counts as severe and stops the reminders and the timer of treatment foods.
    public struct Standing: Hashable, Identifiable, Codable, Sendable {
        public let id: Reaction.ID
        /// The reaction in words: "2026-01-05 09:00: hives"; of one in `Plan.deletedOnce` "…, deleted on one device".
        public let text: String
        /// Lifts the stop (`reaction/ID/lift`), after a confirmation.
        public let lift: Action
    }

    /// The minutes for which a noted reaction that counts as severe is the present one. It is our own choice; no source states one.
    static let timeToAdd = 60

    /// Saves the plan; admins only.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - noted: the reaction that counts as severe and was last noted within ``timeToAdd``, with that time; nil for none.
    ///   - typed: the unsaved input, by field id.
    init(_ context: ScreenContext, noted: NotedReaction? = nil, typed: [String: String] = [:]) {
        title = localized("Emergency Plan")
        revision = context.revision
        // A form that the viewer can't save helps nobody.
        let open = noted.flatMap { noted in
            ReactionsPage.editing(noted.reaction, context, adds: true) == .enabled ? noted : nil
        }
        validUntil = open.map { min(context.midnight, $0.at.adding(minutes: Self.timeToAdd)) } ?? context.midnight
        let known = context.plan.emergency
        let all = context.emergencyLines
        let viewer = context.plan.member(context.member.id)
        let outside: Refusal? = if let viewer { viewer.isActive ? nil : .revoked(viewer.name) } else { .nobody }
        let whyNot = outside.map { TIPsError.notAllowed($0).description }
        let availability: Action.Availability = whyNot.map { .disabled(why: $0) } ?? .enabled
        lines =
            whyNot.map { why in
                [all[0], EmergencyPlan.Line(label: localized("The family's plan"), text: why, isWarning: false)]
            } ?? all
        let writing = Action(
            TIPsAct.open(.reactions),
            label: open == nil ? localized("Write the reaction down") : localized("Write another reaction down"),
            availability: availability,
            opens: TIPsLink.reactions.drafting(["severity": Reaction.Severity.severe.rawValue]).labeled(
                localized("Reactions")
            )
        )
        next =
            open.map { noted in
                Action(
                    TIPsAct.openReaction(noted.reaction.id),
                    label: localized("Add to “\(noted.reaction.shownSymptom)”, which is written down"),
                    opens: TIPsLink.reaction(noted.reaction.id).labeled(localized("Reaction"))
                )
            } ?? writing
        another = open == nil ? nil : writing
        standing = context.plan.standing.map { reaction in
            Standing(
                id: reaction.id,
                text: "\(context.plan.room.shown(reaction.at)): \(reaction.shownSymptom)"
                    + (context.plan.deletedOnce.contains(reaction.id) ? ", " + localized("deleted on one device") : ""),
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
        card = Action(TIPsAct.card, label: localized("Print the card"), availability: availability)
        func line(_ id: String, _ label: String, _ value: String) -> Field {
            FormFields.text(id, label, .emergency, typed[id] ?? value)
        }
        var expires = Field(
            id: "expires",
            label: localized("Epinephrine expires"),
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
        var number = FormFields.text("number", localized("Emergency number"), .phone, typed["number"] ?? known.number)
        if number.error == nil {
            number.error = Problem.text { () throws(TIPsError) in try EmergencyPlan(number: number.value).checkNumber()
            }
        }
        var adrenaline = line("adrenaline", localized("Epinephrine (adrenaline)"), known.adrenaline)
        // A dose of an earlier version may stay, as in the use case.
        if adrenaline.error == nil, adrenaline.value != known.adrenaline {
            adrenaline.error = Problem.text { () throws(TIPsError) in
                try EmergencyPlan(adrenaline: adrenaline.value).checkAdrenaline()
            }
        }
        let fields = [
            line("allergens", localized("Allergens"), known.allergens), weight, adrenaline, expires,
            line("contacts", localized("Contacts"), known.contacts),
            number,
        ]
        form = Form(
            saving: "emergency",
            title,
            fields,
            typed: typed,
            if: availability.and(context.adminOnly(localized("edit the emergency plan")))
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

extension StopWords {
    /// The stop that a reaction began and no admin has lifted, in a sentence.
    static func standing(_ reaction: Reaction, in plan: Plan) -> String {
        let time = plan.room.shown(reaction.at)
        if plan.deletedOnce.contains(reaction.id) {
            return localized(
                "A reaction that counts as severe, of \(time), was deleted on one device, by an earlier version of the app or ",
                "before another device made it count as severe: the reminders and the timer of treatment foods are off until ",
                "an admin lifts it in the emergency plan or deletes it in the reactions"
            )
        }
        return reaction.severity == .severe
            ? localized(
                "A severe reaction was noted at \(time), \(reaction.shownSymptom): ",
                "the reminders and the timer of treatment foods are off until an admin lifts it"
            )
            : localized(
                "A reaction with epinephrine was noted at \(time), \(reaction.shownSymptom): ",
                "the reminders and the timer of treatment foods are off until an admin lifts it"
            )
    }
}
