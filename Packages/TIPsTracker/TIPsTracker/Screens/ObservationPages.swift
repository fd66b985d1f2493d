public import ScreenKit
public import TimeKit
import WordKit

/// The reactions of a cycle, and the form of a new one. The clinic decides their consequences.
public struct ReactionsPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because the data changes only with a write.
    public let validUntil: Instant?
    /// The reactions, newest first.
    public let rows: [Row]
    /// `symptom`, `severity`, `date`, `time`, `after` (a log; empty for none), `note`, `adrenaline` (a time; empty for none), `antihistamine`,
    /// `emergencyRoom` and `photo`. The severity has no default. Every member can save it.
    public let form: Form
    /// The text for an empty list; nil if there are reactions.
    public let emptyText: String?
    /// The emergency plan, shown before the form if its severity is severe; else nil.
    public let emergency: [EmergencyPlan.Line]?
    /// Leads to the emergency plan, which precedes the form of a severe reaction.
    public let severe: Action
    /// Leads back to the settings.
    public let back: Link

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The id of the reaction.
        public let id: Reaction.ID
        public let severity: Reaction.Severity
        /// The onset.
        public let at: Instant
        /// The reaction in words: "2026-03-08 09:15 hives (mild), 20 min after Peanut".
        public let text: String
        /// Free text; empty for none.
        public let note: String
        /// The name of the member who recorded it.
        public let by: String
        /// Whether it has a photo.
        public let hasPhoto: Bool
        /// The id of the photo; nil for none. See ``TIPsTracker/photoFile(of:)`` and ``TIPsTracker/thumbnail(of:)``.
        public let photo: String?
        /// Opens the form of the reaction.
        public let edit: Action
        /// Deletes the reaction, after a confirmation.
        public let delete: Action
        /// Adds or replaces the photo (`reaction/ID/photo`).
        public let addPhoto: Action
        /// Removes the photo; nil if there is none.
        public let removePhoto: Action?
    }

    /// Saves the reaction.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - recent: the logs that a new reaction can refer to.
    ///   - typed: the unsaved input, by field id.
    init(
        _ context: ScreenContext,
        reactions: [Reaction],
        recent: [LogEntry],
        typed: [String: String] = [:]
    ) {
        title = localized("Reactions")
        revision = context.revision
        validUntil = nil
        let lines = HistoryLines(context, HistoryPage.Logs(entries: recent))
        rows = reactions.sorted { ($1.at, $1.id) < ($0.at, $0.id) }.map { reaction in
            Row(
                id: reaction.id,
                severity: reaction.severity,
                at: reaction.at,
                text: "\(reaction.day) " + lines.reaction(reaction).text,
                note: [reaction.care(in: context.plan.room), reaction.note].filter { !$0.isEmpty }.joined(
                    separator: "; "
                ),
                by: context.name(of: reaction.member),
                hasPhoto: reaction.photo != nil,
                photo: reaction.photo,
                edit: Action(
                    TIPsAct.openReaction(reaction.id),
                    label: localized("Edit"),
                    availability: Self.editing(reaction, context, adds: true),
                    opens: TIPsLink.reaction(reaction.id).labeled(localized("Reaction"))
                ),
                delete: Self.delete(reaction, context),
                addPhoto: Action(
                    TIPsAct.addPhoto(reaction.id),
                    label: reaction.photo == nil ? localized("Add a picture") : localized("Another picture"),
                    availability: Self.editing(reaction, context, adds: reaction.photo == nil),
                    inputs: [
                        Field(id: "photo", label: localized("Picture"), kind: .file, isRequired: true, takes: .picture)
                    ]
                ),
                removePhoto: reaction.photo == nil
                    ? nil
                    : Action(
                        TIPsAct.removePhoto(reaction.id),
                        label: localized("Remove the picture"),
                        availability: Self.editing(reaction, context, adds: false),
                        confirmation: .init(
                            question: localized("Remove the picture of “\(reaction.shownSymptom)”?"),
                            proceed: localized("Remove")
                        )
                    )
            )
        }
        let fields = ObservationForms.reaction(context, recent, typed)
        let isSevere = typed["severity"] == Reaction.Severity.severe.rawValue
        form = Form(
            saving: "reaction",
            localized("New reaction"),
            fields,
            typed: typed,
            if: Action.Availability.permitted(context.member, .logReaction)
                .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled),
            // Invalid parts of a severe reaction are left out, and the reaction is saved.
            errors: isSevere ? [] : nil,
            confirmation: ObservationForms.mildQuestion(fields)
        )
        emergency = isSevere ? context.plan.emergency.lines(on: context.today, in: context.zone) : nil
        severe = Action(
            TIPsAct.open(.severe),
            label: localized("Severe reaction"),
            opens: TIPsLink.emergency.labeled(localized("Emergency Plan"))
        )
        emptyText = rows.isEmpty ? localized("No reaction has been written down in this cycle.") : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }

    /// - Parameter adds: whether the edit only adds details and changes none.
    static func editing(
        _ reaction: Reaction,
        _ context: ScreenContext,
        adds: Bool
    ) -> Action.Availability {
        let isOwnOfToday = reaction.member == context.member.id && reaction.day == context.today
        return isOwnOfToday && (adds || reaction.severity != .severe)
            ? .permitted(context.member, .logReaction) : context.adminOnly(localized("edit reactions"))
    }

    static func delete(_ reaction: Reaction, _ context: ScreenContext) -> Action {
        let isOwnOfToday =
            reaction.member == context.member.id && reaction.day == context.today && reaction.severity != .severe
        return Action(
            TIPsAct.deleteReaction(reaction.id),
            label: localized("Delete"),
            availability: isOwnOfToday
                ? .permitted(context.member, .logReaction) : context.adminOnly(localized("delete reactions")),
            confirmation: .init(
                question: localized("Delete “\(reaction.shownSymptom)” of \(reaction.day)?"),
                proceed: localized("Delete")
            )
        )
    }
}

/// The held days of a cycle, and the form for holding more.
public struct HoldsPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because the data changes only with a write.
    public let validUntil: Instant?
    /// The held days, in order.
    public let rows: [Row]
    /// `from`, `through` and `reason`.
    public let form: Form
    /// The text for an empty list; nil if there are held days.
    public let emptyText: String?
    /// Leads back to the settings.
    public let back: Link

    public struct Row: Hashable, Codable, Sendable {
        /// The room-local day.
        public let date: LocalDate
        /// The day in words: "Sunday 2026-03-08: illness".
        public let text: String
        /// The name of the member who marked it.
        public let by: String
        /// Releases the day, so that it counts again.
        public let release: Action
    }

    /// Holds the days.
    public var save: Action { form.buttons[0] }

    /// - Parameter typed: the unsaved input, by field id.
    init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = localized("Holds")
        revision = context.revision
        validUntil = nil
        let admin = context.adminOnly(localized("hold days"))
        rows = context.plan.holds.map { hold in
            Row(
                date: hold.day,
                text: "\(hold.day.withWeekday): \(hold.reason)",
                by: context.name(of: hold.member),
                release: Action(TIPsAct.releaseHold(hold.day), label: localized("Release"), availability: admin)
            )
        }
        let fields = ObservationForms.hold(context, typed)
        let isToday = fields.prefix(2).allSatisfy { $0.value == context.today.description }
        form = Form(
            saving: "hold",
            localized("Hold days"),
            fields,
            typed: typed,
            label: localized("Hold"),
            if: isToday ? .permitted(context.member, .noteIllness) : admin
        )
        emptyText = rows.isEmpty ? localized("No day is held: every dosing day counts.") : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}

/// Creates the forms of reactions and holds.
enum ObservationForms {
    /// The question before a mild reaction that was treated like a severe one is saved; nil for another one.
    static func mildQuestion(_ fields: [Field]) -> Action.Confirmation? {
        func value(_ id: String) -> String { fields.first { $0.id == id }?.value ?? "" }
        guard value("severity") == Reaction.Severity.mild.rawValue,
            !value("adrenaline").isEmpty || value("emergencyRoom") == "true"
        else { return nil }
        return .init(
            question: localized("There was adrenaline or an emergency room. Was the reaction mild all the same?"),
            proceed: localized("It was mild")
        )
    }

    static func reaction(_ context: ScreenContext, _ recent: [LogEntry], _ typed: [String: String]) -> [Field] {
        let local = context.zone.local(at: context.now)
        var severity = Field(
            id: "severity",
            label: localized("Severity"),
            kind: .choice,
            value: typed["severity"] ?? "",
            isRequired: true
        )
        severity.choices = Reaction.Severity.allCases.map { Field.Choice($0.rawValue, label: $0.word) }
        if Reaction.Severity(rawValue: severity.value) == nil {
            severity.error = localized("choose mild, moderate or severe")
        }
        var time = FormFields.time("time", localized("Time"), typed["time"] ?? local.time.hourAndMinute)
        let date = FormFields.date("date", localized("Date"), typed["date"] ?? local.date.description)
        if let day = LocalDate(date.value), let clock = try? LocalTime(typed: time.value) {
            let at = context.zone.instant(of: LocalDateTime(day, clock))
            if at > context.now.adding(milliseconds: LogRule.tolerance) {
                time.error = TIPsError.inTheFuture(at).message(in: context.zone)
            }
        }
        var after = Field(id: "after", label: localized("After"), kind: .choice, value: typed["after"] ?? "")
        after.choices =
            [Field.Choice("", label: localized("no dose"))]
            + recent.sorted { ($1.at, $1.id) < ($0.at, $0.id) }.map { entry in
                let dose = entry.claim.snapshot.dose.map { " \($0.text)" } ?? ""
                return Field.Choice(
                    entry.id.rawValue,
                    label: "\(entry.claim.snapshot.item)\(dose), \(context.time(entry.at, on: context.today))"
                )
            }
        if !after.choices.contains(where: { $0.value == after.value }) {
            after.error = TIPsError.notFound(what: "log", String(after.value.prefix(60))).description
        }
        let symptom = FormFields.text(
            "symptom",
            localized("Symptom"),
            .symptom,
            typed["symptom"] ?? "",
            placeholder: localized("hives")
        )
        let note = FormFields.text("note", localized("Note"), .note, typed["note"] ?? "")
        var adrenaline = Field(
            id: "adrenaline",
            label: localized("Adrenaline given at"),
            kind: .time,
            value: typed["adrenaline"] ?? "",
            placeholder: "08:00"
        )
        if !adrenaline.value.isEmpty { adrenaline.error = FormFields.time("adrenaline", "", adrenaline.value).error }
        let care = [
            adrenaline,
            FormFields.toggle("antihistamine", localized("Antihistamine given"), typed["antihistamine"] == "true"),
            FormFields.toggle("emergencyRoom", localized("Emergency room"), typed["emergencyRoom"] == "true"),
        ]
        let photo = Field(
            id: "photo",
            label: localized("Picture"),
            kind: .file,
            value: typed["photo"] ?? "",
            takes: .picture
        )
        return [symptom, severity, date, time, after] + care + [note, photo]
    }

    static func hold(_ context: ScreenContext, _ typed: [String: String]) -> [Field] {
        let first = FormFields.date("from", localized("From"), typed["from"] ?? context.today.description)
        var last = FormFields.date("through", localized("Through"), typed["through"] ?? first.value)
        if let from = LocalDate(first.value), let through = LocalDate(last.value) {
            do throws(TIPsError) {
                let days = try Hold.places(of: Hold.days(from: from, through: through), among: context.plan.cycles)
                last.reading = localized("\(days.count, "day")")
            } catch {
                last.error = error.description
            }
        }
        let reason = FormFields.text(
            "reason",
            localized("Reason"),
            .holdReason,
            typed["reason"] ?? "",
            placeholder: localized("illness")
        )
        return [first, last, reason]
    }
}
