public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The reactions of a cycle, and the form of a new one. The clinic decides their consequences.
public struct ReactionsPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because the data changes only with a write.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The reactions, newest first.
    public let rows: [Row]
    /// `symptom`, `severity`, `date`, `time`, `after` (a log; empty for none), `note`, `adrenaline` (a time; empty for none), `adrenalineGiven` (it
    /// was given at a time that isn't known), `antihistamine`, `emergencyRoom` and `photo`. The severity has no default. Every member can save it.
    public let form: Form
    /// The text for an empty list; nil if there are reactions.
    @NullEncoded public private(set) var emptyText: String?
    /// The emergency plan, shown before the form if its severity is severe or adrenaline was given; else nil.
    @NullEncoded public private(set) var emergency: [EmergencyPlan.Line]?
    /// Leads to the emergency plan, which precedes the form of a severe reaction.
    public let severe: Action
    /// Leads back to the settings.
    public let back: Link

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        public let id: Reaction.ID
        public let severity: Reaction.Severity
        /// The onset.
        public let at: Instant
        /// The reaction and its treatment in words: "2026-03-08 09:15 hives (mild), 20 min after Peanut; antihistamine".
        public let text: String
        /// Free text, and that the picture is on another device; empty for none.
        public let note: String
        /// The name of the member who recorded it.
        public let by: String
        /// Whether it has a photo.
        public let hasPhoto: Bool
        /// The id of the photo; nil for none on this device. See ``TIPsTracker/photoFile(of:)`` and ``TIPsTracker/thumbnail(of:)``.
        @NullEncoded public private(set) var photo: String?
        /// Opens the form of the reaction.
        public let edit: Action
        /// Deletes the reaction, after a confirmation.
        public let delete: Action
        /// Adds or replaces the photo (`reaction/ID/photo`).
        public let addPhoto: Action
        /// Removes the photo; nil if there is none.
        @NullEncoded public private(set) var removePhoto: Action?
    }

    /// Saves the reaction.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - elsewhere: the reactions whose photo another device has.
    ///   - doses: the doses that the reactions followed.
    ///   - recent: the logs that a new reaction can refer to.
    ///   - typed: the unsaved input, by field id.
    init(
        _ context: ScreenContext,
        reactions: [Reaction],
        elsewhere: Set<Reaction.ID>,
        doses: [Claim.ID: FollowedDose],
        recent: [LogEntry],
        typed: [String: String] = [:]
    ) {
        title = localized("Reactions")
        revision = context.revision
        validUntil = nil
        var logs = HistoryPage.Logs(entries: [])
        logs.doses = doses
        let lines = HistoryLines(context, logs)
        rows = reactions.sorted { ($1.at, $1.id) < ($0.at, $0.id) }.map { reaction in
            Row(
                id: reaction.id,
                severity: reaction.severity,
                at: reaction.at,
                text: "\(reaction.day) " + lines.reaction(reaction).text,
                note: [
                    reaction.shownNote,
                    elsewhere.contains(reaction.id) ? localized("the picture is on another device") : "",
                ].filter { !$0.isEmpty }.joined(separator: "; "),
                by: context.name(of: reaction.member),
                hasPhoto: reaction.photo != nil,
                photo: elsewhere.contains(reaction.id) ? nil : reaction.photo,
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
        // Adrenaline stops the treatment foods as a severe reaction does.
        let severity = Reaction.Severity(rawValue: typed["severity"] ?? "")
        let isTreated = ObservationForms.isGiven("adrenaline") { typed[$0] }
        let countsAsSevere = severity == .severe || severity != nil && isTreated
        form = Form(
            saving: "reaction",
            localized("New reaction"),
            fields,
            typed: typed,
            if: Action.Availability.permitted(context.member, .logReaction)
                .and(context.plan.cycle == nil ? .disabled(why: TIPsError.noCycle.description) : .enabled),
            // Invalid parts of such a reaction are left out, and the reaction is saved.
            errors: countsAsSevere ? [] : nil,
            confirmation: ObservationForms.mildQuestion(fields),
            opens: countsAsSevere ? TIPsLink.emergency.labeled(localized("Emergency Plan")) : nil
        )
        emergency = countsAsSevere || isTreated ? context.emergencyLines : nil
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
        guard isOwnOfToday(reaction, context) else {
            return context.adminOnly(localized("edit reactions of others or of earlier days"))
        }
        return adds || !reaction.countsAsSevere
            ? .permitted(context.member, .logReaction)
            : context.adminOnly(localized("change what stands in a severe reaction"))
    }

    static func delete(_ reaction: Reaction, _ context: ScreenContext) -> Action {
        Action(
            TIPsAct.deleteReaction(reaction.id),
            label: localized("Delete"),
            availability: isOwnOfToday(reaction, context) && !reaction.countsAsSevere
                ? .permitted(context.member, .logReaction) : context.adminOnly(localized("delete reactions")),
            confirmation: .init(
                question: context.plan.standing.contains { $0.id == reaction.id }
                    ? localized(
                        "Delete “\(reaction.shownSymptom)” of \(reaction.day), and end its stop of the treatment foods?"
                    )
                    : localized("Delete “\(reaction.shownSymptom)” of \(reaction.day)?"),
                proceed: localized("Delete")
            )
        )
    }

    /// Whether the viewer entered a reaction, and did so today: one of 23:50 is still theirs if they entered it after midnight.
    private static func isOwnOfToday(_ reaction: Reaction, _ context: ScreenContext) -> Bool {
        reaction.member == context.member.id && context.enteredToday.contains(reaction.id)
    }
}

/// The held days of a cycle, and the form for holding more.
public struct HoldsPage: Screen {
    public let title: String
    public let revision: Revision
    /// Nil, because the data changes only with a write.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The held days, in order.
    public let rows: [Row]
    /// `from`, `through` and `reason`.
    public let form: Form
    /// The text for an empty list; nil if there are held days.
    @NullEncoded public private(set) var emptyText: String?
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
        let illness = Action.Availability.permitted(context.member, .noteIllness)
        var form = Form(
            saving: "hold",
            localized("Hold days"),
            fields,
            typed: typed,
            label: localized("Hold"),
            if: isToday ? illness : admin
        )
        // Other days open it.
        form.whyNot = illness.whyNot
        self.form = form
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
            isGiven("adrenaline", value) || value("emergencyRoom") == "true"
        else { return nil }
        return .init(
            question: localized("There was epinephrine or an emergency room. Was the reaction mild all the same?"),
            proceed: localized("It was mild")
        )
    }

    /// Whether a form says that a dose of adrenaline was given: at a time, or at one that isn't known.
    ///
    /// - Parameter value: Returns the text of a field; nil for a field that isn't there.
    static func isGiven(_ dose: String, _ value: (String) -> String?) -> Bool {
        value(dose)?.isEmpty == false || value(unknown(dose)) == "true"
    }

    /// The id of the field for a dose of adrenaline whose time isn't known.
    static func unknown(_ dose: String) -> String { "\(dose)Given" }

    /// The value of the field `after` for an item whose box isn't ticked.
    static func after(_ item: Item.ID) -> String { "item/\(item.rawValue)" }

    /// The item in a value of the field `after`; nil for a log and for none.
    static func food(_ value: String) -> Item.ID? {
        value.hasPrefix("item/") ? Item.ID(String(value.dropFirst("item/".count))) : nil
    }

    /// The log in a value of the field `after`; nil for an item and for none.
    static func log(_ value: String) -> Claim.ID? { value.isEmpty || food(value) != nil ? nil : Claim.ID(value) }

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
        var date = FormFields.date("date", localized("Date"), typed["date"] ?? local.date.description)
        // A severe reaction, and one with adrenaline, is saved without a time that is still to come.
        if severity.value != Reaction.Severity.severe.rawValue, !isGiven("adrenaline", { typed[$0] }) {
            date.range = Field.Bounds(highest: context.today)
        }
        if let day = LocalDate(date.value) {
            let clock = try? LocalTime(typed: time.value)
            let at = context.plan.room.instant(of: LocalDateTime(day, clock ?? .midnight), typedAt: context.now)
            let error = TIPsError.inTheFuture(at).message(in: context.plan.room)
            if day > context.today {
                date.error = error
            } else if at > context.now.adding(milliseconds: LogRule.tolerance) {
                if clock == nil { date.error = error } else { time.error = error }
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
        let day = LocalDate(date.value) ?? context.today
        let ticked = Set(recent.filter { $0.day == day }.map(\.item))
        let chosen = Self.food(after.value)
        after.choices += context.plan.items
            .filter { $0.id == chosen || $0.isPlanned(on: day) && !ticked.contains($0.id) }
            .map { Field.Choice(Self.after($0.id), label: localized("\($0.name), not ticked")) }
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
        let care = [
            given("adrenaline", localized("Epinephrine given at"), typed["adrenaline"] ?? ""),
            unknownTime("adrenaline", localized("Epinephrine given, time unknown"), typed),
            Field.toggle("antihistamine", localized("Antihistamine given"), typed["antihistamine"] == "true"),
            Field.toggle("emergencyRoom", localized("Emergency room"), typed["emergencyRoom"] == "true"),
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

    /// The time of a dose of adrenaline; empty for none.
    static func given(_ id: String, _ label: String, _ value: String) -> Field {
        var field = Field(id: id, label: label, kind: .time, value: value, placeholder: "08:00")
        if !value.isEmpty { field.error = FormFields.time(id, "", value).error }
        return field
    }

    /// Creates the choice beside the time of a dose of adrenaline: it was given, and nobody knows when.
    static func unknownTime(_ dose: String, _ label: String, _ typed: [String: String]) -> Field {
        Field.toggle(unknown(dose), label, typed[unknown(dose)] == "true")
    }

    static func hold(_ context: ScreenContext, _ typed: [String: String]) -> [Field] {
        let cycles = context.plan.cycles
        let bounds = Field.Bounds(lowest: cycles.map(\.start).min(), highest: cycles.map(\.lastDosingDay).max())
        func day(_ id: String, _ label: String, _ value: String) -> Field {
            var field = FormFields.date(id, label, value)
            field.range = cycles.isEmpty ? nil : bounds
            if let day = LocalDate(value), !cycles.contains(where: { $0.week(of: day) != nil }) {
                field.error = TIPsError.outsideCycle(day).description
            }
            return field
        }
        let first = day("from", localized("From"), typed["from"] ?? context.today.description)
        var last = day("through", localized("Through"), typed["through"] ?? first.value)
        if let from = LocalDate(first.value), let through = LocalDate(last.value), [first, last].areRight {
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
