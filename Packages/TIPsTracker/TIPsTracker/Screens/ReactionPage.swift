import Foundation
public import ScreenKit
public import TimeKit
import WordKit

/// The form of a reaction. Admins edit it, and its author on the same day; only an admin changes the existing details of a severe one.
public struct ReactionPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the author can't edit it from then on.
    public let validUntil: Instant?
    public let reaction: Reaction.ID
    /// The fields of a new reaction, without the photo.
    public let form: Form
    /// Deletes the reaction, after a confirmation.
    public let delete: Action
    /// Leads back to the reactions without saving.
    public let back: Link

    /// Leads back to the reactions.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - recent: the logs that the reaction can refer to.
    ///   - typed: the unsaved input, by field id.
    init(
        _ context: ScreenContext,
        _ reaction: Reaction,
        recent: [LogEntry],
        typed: [String: String] = [:]
    ) {
        title = localized("Reaction")
        revision = context.revision
        validUntil = context.midnight
        self.reaction = reaction.id
        let known = Self.known(reaction, in: context.zone)
        var fields = ObservationForms.reaction(context, recent, known.merging(typed) { $1 }).filter { $0.id != "photo" }
        // A dose that the reaction followed is replaced by another one, not removed.
        if reaction.after != nil, let place = fields.firstIndex(where: { $0.id == "after" }) {
            fields[place].choices.removeAll { $0.value.isEmpty }
            if fields[place].value.isEmpty {
                fields[place].error = localized("choose the dose that the reaction followed")
            }
        }
        form = Form(
            saving: "reaction",
            title,
            fields,
            typed: typed,
            if: ReactionsPage.editing(reaction, context, adds: true),
            confirmation: ObservationForms.mildQuestion(fields),
            opens: TIPsLink.reactions.labeled(localized("Reactions"))
        )
        delete = ReactionsPage.delete(reaction, context)
        back = TIPsLink.reactions.labeled(localized("Reactions"))
    }

    /// The texts of a reaction, by field id.
    private static func known(_ reaction: Reaction, in zone: TimeZone) -> [String: String] {
        let local = zone.local(at: reaction.at)
        return [
            "symptom": reaction.symptom, "severity": reaction.severity.rawValue, "date": local.date.description,
            "time": local.time.hourAndMinute, "after": reaction.after?.rawValue ?? "", "note": reaction.note,
            "adrenaline": reaction.adrenalineAt.map { zone.local(at: $0).time.hourAndMinute } ?? "",
            "antihistamine": String(reaction.gaveAntihistamine),
            "emergencyRoom": String(reaction.wentToEmergencyRoom),
        ]
    }

    /// Returns the changes that the form makes to a reaction.
    func edit(of reaction: Reaction, in zone: TimeZone) -> ReactionEdit {
        let known = Self.known(reaction, in: zone)
        let moments = ReactionMoments(form, in: zone)
        func changed(_ id: String) -> String? {
            form[field: id].flatMap { $0.value == known[id] ? nil : $0.value }
        }
        var edit = ReactionEdit(
            symptom: changed("symptom"),
            severity: changed("severity").flatMap { Reaction.Severity(rawValue: $0) },
            note: changed("note"),
            after: changed("after").flatMap { $0.isEmpty ? nil : Claim.ID($0) },
            gaveAntihistamine: changed("antihistamine").map { $0 == "true" },
            wentToEmergencyRoom: changed("emergencyRoom").map { $0 == "true" }
        )
        if changed("date") != nil || changed("time") != nil { edit.at = moments.at }
        if let adrenaline = changed("adrenaline") {
            edit.adrenalineAt = moments.adrenalineAt
            edit.noAdrenaline = adrenaline.isEmpty
        }
        return edit
    }
}

/// The instants in the form of a reaction.
struct ReactionMoments {
    /// The onset; nil if it can't be read.
    let at: Instant?
    /// The instant of the adrenaline; nil for none. A time before the onset by more than half a day is on the day after.
    let adrenalineAt: Instant?

    init(_ form: Form, in zone: TimeZone) {
        func time(_ id: String) -> LocalTime? { form[field: id].flatMap { try? LocalTime(typed: $0.value) } }
        guard let day = form[field: "date"].flatMap({ LocalDate($0.value) }) else {
            (at, adrenalineAt) = (nil, nil)
            return
        }
        let onset = time("time").map { zone.instant(of: LocalDateTime(day, $0)) }
        at = onset
        adrenalineAt = time("adrenaline").map { given in
            let sameDay = zone.instant(of: LocalDateTime(day, given))
            guard let onset, sameDay < onset.adding(hours: -12) else { return sameDay }
            return zone.instant(of: LocalDateTime(day.next, given))
        }
    }
}
