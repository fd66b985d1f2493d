import Foundation
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The form of a reaction. Admins edit it, and its author on the day of its entry; only an admin changes the existing details of one that counts as
/// severe.
public struct ReactionPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because the author can't edit it from then on.
    @NullEncoded public private(set) var validUntil: Instant?
    public let reaction: Reaction.ID
    /// The picture; nil for none on this device.
    @NullEncoded public private(set) var picture: Picture?
    /// The note that the picture is on another device; nil where it is here or there is none.
    @NullEncoded public private(set) var pictureNote: String?
    /// The fields of a new reaction, without the photo, and beside an adrenaline `secondAdrenaline` (a time; empty for none) and
    /// `secondAdrenalineGiven`. A dose that is noted has a time, so its field for a time that isn't known is gone.
    public let form: Form
    /// Deletes the reaction, after a confirmation.
    public let delete: Action
    /// Leads back to the reactions without saving.
    public let back: Link

    public struct Picture: Hashable, Codable, Sendable {
        /// The id of the photo. See ``TIPsTracker/photoFile(of:)`` and ``TIPsTracker/thumbnail(of:)``.
        public let photo: String
        /// The words for people who don't see it: "The picture of the reaction “hives” of 2026-03-08".
        public let text: String
    }

    /// Leads back to the reactions, or to the emergency plan if the reaction becomes severe or gets adrenaline.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - isPhotoElsewhere: whether another device has the photo.
    ///   - dose: the dose that the reaction followed; nil for none.
    ///   - recent: the logs that the reaction can refer to.
    ///   - typed: the unsaved input, by field id.
    init(
        _ context: ScreenContext,
        _ reaction: Reaction,
        isPhotoElsewhere: Bool,
        dose: FollowedDose?,
        recent: [LogEntry],
        typed: [String: String] = [:]
    ) {
        title = localized("Reaction")
        revision = context.revision
        validUntil = context.midnight
        self.reaction = reaction.id
        pictureNote = isPhotoElsewhere ? localized("The picture is on another device.") : nil
        picture = (isPhotoElsewhere ? nil : reaction.photo).map { photo in
            Picture(
                photo: photo,
                text: localized("The picture of the reaction “\(reaction.shownSymptom)” of \(reaction.day)")
            )
        }
        let values = Self.known(reaction, in: context.plan.room).merging(typed) { $1 }
        var fields = ObservationForms.reaction(context, recent, values).filter { field in
            field.id != "photo" && (field.id != ObservationForms.unknown("adrenaline") || reaction.adrenalineAt == nil)
        }
        if ObservationForms.isGiven("adrenaline", { values[$0] }),
            let place = fields.firstIndex(where: { $0.id == "antihistamine" })
        {
            let second = "secondAdrenaline"
            let time = ObservationForms.given(second, localized("Second epinephrine given at"), values[second] ?? "")
            let unknown = ObservationForms.unknownTime(
                second,
                localized("Second epinephrine given, time unknown"),
                values
            )
            fields.insert(contentsOf: reaction.secondAdrenalineAt == nil ? [time, unknown] : [time], at: place)
        }
        // A dose that the reaction followed is replaced by another one, not removed.
        if reaction.after != nil || reaction.food != nil, let place = fields.firstIndex(where: { $0.id == "after" }) {
            fields[place].choices.removeAll { $0.value.isEmpty }
            if fields[place].value.isEmpty {
                fields[place].error = localized("choose the dose that the reaction followed")
            }
            // A dose that isn't logged anymore, or has another id after an edit, stays until another one is chosen.
            let chosen = fields[place].value
            if let dose, chosen == reaction.after?.rawValue,
                !fields[place].choices.contains(where: { $0.value == chosen })
            {
                fields[place].choices.insert(Field.Choice(chosen, label: dose.text), at: 0)
                fields[place].error = nil
            }
        }
        func value(_ id: String) -> String? { fields.first { $0.id == id }?.value }
        var edit = ReactionEdit(severity: value("severity").flatMap { Reaction.Severity(rawValue: $0) })
        edit.noteAdrenaline(.first, isGiven: ObservationForms.isGiven("adrenaline", value))
        edit.noteAdrenaline(.second, isGiven: ObservationForms.isGiven("secondAdrenaline", value))
        let isWorse = edit.worsens(reaction)
        if !isWorse { Self.refuseFuture(in: &fields, of: reaction, context) }
        form = Form(
            saving: "reaction",
            title,
            fields,
            typed: typed,
            if: ReactionsPage.editing(reaction, context, adds: true),
            // Invalid parts of an edit that makes it worse are left out, and the rest is saved.
            errors: isWorse ? [] : nil,
            confirmation: ObservationForms.mildQuestion(fields),
            opens: isWorse
                ? TIPsLink.emergency.labeled(localized("Emergency Plan"))
                : TIPsLink.reactions.labeled(localized("Reactions"))
        )
        delete = ReactionsPage.delete(reaction, context)
        back = TIPsLink.reactions.labeled(localized("Reactions"))
    }

    /// Sets the errors of doses of adrenaline that are moved to a time to come. An edit that makes the reaction worse is saved with them as doses at a time that
    /// isn't known.
    private static func refuseFuture(in fields: inout [Field], of reaction: Reaction, _ context: ScreenContext) {
        let room = context.plan.room
        let form = Form(id: "reaction", title: "", fields: fields, buttons: [])
        let moments = ReactionMoments(form, in: room, near: reaction.at)
        let latest = context.now.adding(milliseconds: LogRule.tolerance)
        for (dose, at) in [("adrenaline", moments.adrenalineAt), ("secondAdrenaline", moments.secondAdrenalineAt)] {
            guard let at, at > latest,
                let place = fields.firstIndex(where: { $0.id == dose && $0.value != known(reaction, in: room)[dose] })
            else { continue }
            fields[place].error = TIPsError.inTheFuture(at).message(in: room)
        }
    }

    /// The texts of a reaction, by field id.
    private static func known(_ reaction: Reaction, in room: Room) -> [String: String] {
        let local = room.local(at: reaction.at)
        let after = reaction.after?.rawValue ?? reaction.food.map { ObservationForms.after($0) }
        return [
            "symptom": reaction.shownSymptom, "severity": reaction.severity.rawValue, "date": local.date.description,
            "time": local.time.hourAndMinute,
            "after": after ?? "", "note": reaction.shownNote,
            "adrenaline": reaction.adrenalineAt.map { room.local(at: $0).time.hourAndMinute } ?? "",
            "secondAdrenaline": reaction.secondAdrenalineAt.map { room.local(at: $0).time.hourAndMinute } ?? "",
            "adrenalineGiven": "false", "secondAdrenalineGiven": "false",
            "antihistamine": String(reaction.gaveAntihistamine),
            "emergencyRoom": String(reaction.wentToEmergencyRoom),
        ]
    }

    /// Returns the changes that the form makes to a reaction.
    func edit(of reaction: Reaction, in room: Room) -> ReactionEdit {
        let known = Self.known(reaction, in: room)
        let moments = ReactionMoments(form, in: room, near: reaction.at)
        func changed(_ id: String) -> String? {
            form[field: id].flatMap { $0.value == known[id] ? nil : $0.value }
        }
        var edit = ReactionEdit(
            symptom: changed("symptom"),
            severity: changed("severity").flatMap { Reaction.Severity(rawValue: $0) },
            note: changed("note"),
            after: changed("after").flatMap(ObservationForms.log),
            food: changed("after").flatMap(ObservationForms.food),
            gaveAntihistamine: changed("antihistamine").map { $0 == "true" },
            wentToEmergencyRoom: changed("emergencyRoom").map { $0 == "true" }
        )
        if changed("date") != nil || changed("time") != nil && moments.isTimeRead { edit.at = moments.at }
        func isGiven(_ dose: String) -> Bool? {
            guard changed(dose) != nil || changed(ObservationForms.unknown(dose)) != nil else { return nil }
            return ObservationForms.isGiven(dose) { form[field: $0]?.value }
        }
        if let given = isGiven("adrenaline") {
            edit.noteAdrenaline(.first, isGiven: given, at: moments.adrenalineAt)
        }
        if let given = isGiven("secondAdrenaline") {
            edit.noteAdrenaline(.second, isGiven: given, at: moments.secondAdrenalineAt)
        }
        return edit
    }
}

/// The instants in the form of a reaction.
struct ReactionMoments {
    /// The onset; nil if its day can't be read.
    let at: Instant?
    /// Whether the onset's time of day can be read.
    let isTimeRead: Bool
    /// The instant of the adrenaline; nil for none. A time before the onset by more than half a day is on the day after.
    let adrenalineAt: Instant?
    /// The instant of a second dose, found like that of the first; nil for none.
    let secondAdrenalineAt: Instant?

    /// - Parameters:
    ///   - other: the known onset, or now. Its time of day is that of an onset without one, which a severe reaction may have.
    ///   - isNew: whether the reaction has no known onset.
    init(_ form: Form, in room: Room, near other: Instant, isNew: Bool = false) {
        func time(_ id: String) -> LocalTime? { form[field: id].flatMap { try? LocalTime(typed: $0.value) } }
        let typed = time("time")
        isTimeRead = typed != nil
        guard let day = form[field: "date"].flatMap({ LocalDate($0.value) }) else {
            (at, adrenalineAt, secondAdrenalineAt) = (nil, nil, nil)
            return
        }
        let local = LocalDateTime(day, typed ?? room.local(at: other).time)
        let onset = isNew ? room.instant(of: local, typedAt: other) : room.instant(of: local, near: other)
        at = onset
        func given(at time: LocalTime) -> Instant {
            let sameDay = room.instant(of: LocalDateTime(day, time), near: onset)
            guard LogRule.isDayAfter(sameDay, onset: onset) else { return sameDay }
            return room.instant(of: LocalDateTime(day.next, time), near: onset)
        }
        adrenalineAt = time("adrenaline").map(given)
        secondAdrenalineAt = time("secondAdrenaline").map(given)
    }
}
