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
                edit: Action(
                    TIPsAct.openReaction(reaction.id),
                    label: "Edit",
                    availability: Self.editing(reaction, context, adds: true),
                    opens: TIPsLink.reaction(reaction.id).labeled("Reaction")
                ),
                delete: Self.delete(reaction, context),
                addPhoto: Action(
                    TIPsAct.addPhoto(reaction.id),
                    label: reaction.photo == nil ? "Add a picture" : "Another picture",
                    availability: Self.editing(reaction, context, adds: reaction.photo == nil),
                    inputs: [Field(id: "photo", label: "Picture", kind: .file, isRequired: true)]
                ),
                removePhoto: reaction.photo == nil
                    ? nil
                    : Action(
                        TIPsAct.removePhoto(reaction.id),
                        label: "Remove the picture",
                        availability: Self.editing(reaction, context, adds: false),
                        confirmation: .init(question: "Remove the picture of “\(reaction.symptom)”?", proceed: "Remove")
                    )
            )
        }
        let fields = ObservationForms.reaction(context, recent, typed)
        let isSevere = typed["severity"] == Reaction.Severity.severe.rawValue
        form = Form(
            saving: "reaction",
            "New reaction",
            fields,
            if: Action.Availability.permitted(context.member, .logReaction)
                .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled),
            // Invalid parts of a severe reaction are left out, and the reaction is saved.
            errors: isSevere ? [] : nil,
            confirmation: ObservationForms.mildQuestion(fields)
        )
        emergency = isSevere ? context.plan.emergency.lines(on: context.today) : nil
        severe = Action(
            TIPsAct.open(.severe),
            label: "Severe reaction",
            opens: TIPsLink.emergency.labeled("Emergency Plan")
        )
        emptyText = rows.isEmpty ? "No reaction has been written down in this cycle." : nil
        back = TIPsLink.settings.labeled("Settings")
    }

    /// - Parameter adds: whether the edit only adds details and changes none.
    static func editing(
        _ reaction: Reaction,
        _ context: ScreenContext,
        adds: Bool
    ) -> Action.Availability {
        let isOwnOfToday = reaction.member == context.member.id && reaction.day == context.today
        return isOwnOfToday && (adds || reaction.severity != .severe)
            ? .permitted(context.member, .logReaction) : context.adminOnly("edit reactions")
    }

    static func delete(_ reaction: Reaction, _ context: ScreenContext) -> Action {
        let isOwnOfToday =
            reaction.member == context.member.id && reaction.day == context.today && reaction.severity != .severe
        return Action(
            TIPsAct.deleteReaction(reaction.id),
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
                release: Action(TIPsAct.releaseHold(hold.day), label: "Release", availability: admin)
            )
        }
        let fields = ObservationForms.hold(context, typed)
        let isToday = fields.prefix(2).allSatisfy { $0.value == context.today.description }
        form = Form(
            saving: "hold",
            "Hold days",
            fields,
            label: "Hold",
            if: isToday ? .permitted(context.member, .noteIllness) : admin
        )
        emptyText = rows.isEmpty ? "No day is held: every dosing day counts." : nil
        back = TIPsLink.settings.labeled("Settings")
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
            question: "There was adrenaline or an emergency room. Was the reaction mild all the same?",
            proceed: "It was mild"
        )
    }

    static func reaction(_ context: ScreenContext, _ recent: [LogEntry], _ typed: [String: String]) -> [Field] {
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
        return [symptom, severity, date, time, after] + care + [note, photo]
    }

    static func hold(_ context: ScreenContext, _ typed: [String: String]) -> [Field] {
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
        return [first, last, reason]
    }
}
