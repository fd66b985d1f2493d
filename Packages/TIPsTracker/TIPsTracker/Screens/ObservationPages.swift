public import ScreenKit
public import TimeKit

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
    /// Saves the reaction.
    public let save: Action
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
        /// Deletes the reaction, after a confirmation.
        public let delete: Action
        /// Adds or replaces the photo (`reaction/ID/photo`).
        public let addPhoto: Action
        /// Removes the photo; nil if there is none.
        public let removePhoto: Action?
    }

    /// - Parameters:
    ///   - recent: the logs that a new reaction can refer to.
    ///   - typed: the unsaved input, by field id.
    public init(
        _ context: ScreenContext,
        reactions: [Reaction],
        recent: [LogEntry],
        typed: [String: String] = [:]
    ) {
        title = "Reactions"
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
                delete: Self.delete(reaction, context),
                addPhoto: Action(
                    id: "reaction/\(reaction.id)/photo",
                    label: reaction.photo == nil ? "Add a picture" : "Another picture",
                    availability: Self.editing(reaction, context, adds: reaction.photo == nil)
                ),
                removePhoto: reaction.photo == nil
                    ? nil
                    : Action(
                        id: "reaction/\(reaction.id)/photo/remove",
                        label: "Remove the picture",
                        availability: Self.editing(reaction, context, adds: false),
                        confirmation: .init(question: "Remove the picture of “\(reaction.symptom)”?", proceed: "Remove")
                    )
            )
        }
        form = ObservationForms.reaction(context, recent, typed)
        let isSevere = form[field: "severity"]?.value == Reaction.Severity.severe.rawValue
        let isMild = form[field: "severity"]?.value == Reaction.Severity.mild.rawValue
        let isTreated =
            form[field: "adrenaline"]?.value.isEmpty == false || form[field: "emergencyRoom"]?.value == "true"
        save = Action(
            id: "save",
            label: "Save",
            // Invalid parts of a severe reaction are left out, and the reaction is saved.
            availability: Action.Availability.permitted(context.member, .logReaction)
                .and(isSevere ? .enabled : .without(form.errors))
                .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled),
            confirmation: isMild && isTreated
                ? .init(
                    question: "There was adrenaline or an emergency room. Was the reaction mild all the same?",
                    proceed: "It was mild"
                ) : nil
        )
        emergency = isSevere ? context.plan.emergency.lines(on: context.today) : nil
        severe = Action(
            id: "severe",
            label: "Severe reaction",
            opens: TIPsLink.emergency.labelled("Emergency Plan")
        )
        emptyText = rows.isEmpty ? "No reaction has been written down in this cycle." : nil
        back = TIPsLink.settings.labelled("Settings")
    }

    /// - Parameter adds: whether the edit only adds details and changes none.
    private static func editing(
        _ reaction: Reaction,
        _ context: ScreenContext,
        adds: Bool
    ) -> Action.Availability {
        let isOwnOfToday = reaction.member == context.member.id && reaction.day == context.today
        return isOwnOfToday && (adds || reaction.severity != .severe)
            ? .permitted(context.member, .logReaction) : context.adminOnly("edit reactions")
    }

    private static func delete(_ reaction: Reaction, _ context: ScreenContext) -> Action {
        let isOwnOfToday =
            reaction.member == context.member.id && reaction.day == context.today && reaction.severity != .severe
        return Action(
            id: "reaction/\(reaction.id)/delete",
            label: "Delete",
            availability: isOwnOfToday
                ? .permitted(context.member, .logReaction) : context.adminOnly("delete reactions"),
            confirmation: .init(question: "Delete “\(reaction.symptom)” of \(reaction.day)?", proceed: "Delete")
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
    /// Holds the days.
    public let save: Action
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

    /// - Parameter typed: the unsaved input, by field id.
    public init(_ context: ScreenContext, typed: [String: String] = [:]) {
        title = "Holds"
        revision = context.revision
        validUntil = nil
        let admin = context.adminOnly("hold days")
        rows = context.plan.holds.map { hold in
            Row(
                date: hold.day,
                text: "\(hold.day.withWeekday): \(hold.reason)",
                by: context.name(of: hold.member),
                release: Action(id: "hold/\(hold.day)/release", label: "Release", availability: admin)
            )
        }
        form = ObservationForms.hold(context, typed)
        let today = context.today.description
        let isToday = form[field: "from"]?.value == today && form[field: "through"]?.value == today
        save = Action(
            id: "save",
            label: "Hold",
            availability: (isToday ? .permitted(context.member, .noteIllness) : admin).and(.without(form.errors))
        )
        emptyText = rows.isEmpty ? "No day is held: every dosing day counts." : nil
        back = TIPsLink.settings.labelled("Settings")
    }
}

/// Creates the forms of reactions and holds.
enum ObservationForms {
    static func reaction(_ context: ScreenContext, _ recent: [LogEntry], _ typed: [String: String]) -> Form {
        let local = context.zone.local(at: context.now)
        var severity = Field(
            id: "severity",
            label: "Severity",
            kind: .choice,
            value: typed["severity"] ?? "",
            isRequired: true
        )
        severity.choices = Reaction.Severity.allCases.map { Field.Choice($0.rawValue) }
        if Reaction.Severity(rawValue: severity.value) == nil { severity.error = "choose mild, moderate or severe" }
        var time = FormFields.time("time", "Time", typed["time"] ?? local.time.hourAndMinute)
        let date = FormFields.date("date", "Date", typed["date"] ?? local.date.description)
        if let day = LocalDate(date.value), let clock = try? LocalTime(typed: time.value) {
            let at = context.zone.instant(of: LocalDateTime(day, clock))
            if at > context.now.adding(milliseconds: LogRule.tolerance) {
                time.error = TIPsError.inTheFuture(at).message(in: context.zone)
            }
        }
        var after = Field(id: "after", label: "After", kind: .choice, value: typed["after"] ?? "")
        after.choices =
            [Field.Choice("", label: "no dose")]
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
        let symptom = FormFields.text("symptom", "Symptom", .symptom, typed["symptom"] ?? "", placeholder: "hives")
        let note = FormFields.text("note", "Note", .note, typed["note"] ?? "")
        var adrenaline = Field(
            id: "adrenaline",
            label: "Adrenaline given at",
            kind: .time,
            value: typed["adrenaline"] ?? "",
            placeholder: "08:00"
        )
        if !adrenaline.value.isEmpty { adrenaline.error = FormFields.time("adrenaline", "", adrenaline.value).error }
        let care = [
            adrenaline,
            FormFields.toggle("antihistamine", "Antihistamine given", typed["antihistamine"] == "true"),
            FormFields.toggle("emergencyRoom", "Emergency room", typed["emergencyRoom"] == "true"),
        ]
        let photo = Field(id: "photo", label: "Picture", kind: .file, value: typed["photo"] ?? "")
        return Form(
            id: "reaction",
            title: "New reaction",
            fields: [symptom, severity, date, time, after] + care + [note, photo],
            buttons: []
        )
    }

    static func hold(_ context: ScreenContext, _ typed: [String: String]) -> Form {
        let first = FormFields.date("from", "From", typed["from"] ?? context.today.description)
        var last = FormFields.date("through", "Through", typed["through"] ?? first.value)
        if let from = LocalDate(first.value), let through = LocalDate(last.value) {
            let days = from.days(until: through) + 1
            if days < 1 {
                last.error = "\(through) is before \(from) — choose the same day or a later one"
            } else if days > 60 {
                last.error = TIPsError.holdTooLong(days: days).description
            } else if let cycle = context.plan.cycle,
                let outside = [from, through].first(where: { cycle.week(of: $0) == nil })
            {
                last.error = TIPsError.outsideCycle(outside).description
            } else {
                last.reading = Counted.text(days, "day")
            }
        }
        let reason = FormFields.text("reason", "Reason", .holdReason, typed["reason"] ?? "", placeholder: "illness")
        return Form(id: "hold", title: "Hold days", fields: [first, last, reason], buttons: [])
    }
}
