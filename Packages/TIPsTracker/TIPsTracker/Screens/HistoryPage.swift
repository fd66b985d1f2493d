public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The logs by day, newest first.
public struct HistoryPage: Screen {
    public let title: String
    public let revision: Revision
    /// The room's midnight, because "today" is another day then.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The first day of the page.
    public let from: LocalDate
    /// The last day of the page.
    public let through: LocalDate
    /// The days with entries, newest first.
    public let days: [Day]
    /// The changes of logs, items, cycles, units, reactions, holds, the emergency plan and the room's zone, and the events of severe reactions. They
    /// are sorted newest first; empty unless they were requested.
    public let audit: [AuditRow]
    /// The day before which the next page continues; nil at the beginning of the history.
    @NullEncoded public private(set) var before: LocalDate?
    /// Shows the picked day. The value of its field is the last day of the page.
    public internal(set) var show: Action
    /// Leads to the history of the day before the first; nil if no cycle or log is older.
    @NullEncoded public private(set) var earlier: Link?
    /// Leads to the history of the day after the last; nil from today on.
    @NullEncoded public private(set) var later: Link?
    /// Leads back to the settings.
    public let back: Link

    public struct Day: Hashable, Codable, Sendable {
        /// The room-local day.
        public let date: LocalDate
        /// The heading: "Sunday 2026-03-08 · Week 6 · Day 4".
        public let title: String
        /// The logs, newest first.
        public let rows: [Row]
        /// The reactions, newest first.
        public let reactions: [ReactionLine]
        /// The reason of the hold, if the day is on hold; else nil.
        @NullEncoded public private(set) var hold: String?
        /// A released hold: "a fever; released by Ann at 2026-01-08 09:00"; nil if there was none.
        @NullEncoded public private(set) var released: String?
    }

    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The id of the log.
        public let id: Claim.ID
        /// The item's name at the time of the log.
        public let item: String
        /// The item's category at that time.
        public let category: Category
        /// The category's title: "Treatment Foods".
        public let categoryTitle: String
        /// The dose at that time; nil if none was entered.
        @NullEncoded public private(set) var dose: DoseLabel?
        /// The name of the member who logged it.
        public let by: String
        /// The time of intake.
        public let at: Instant
        /// The time of intake in the room's zone, `08:00`, with the date if it isn't the day of the log.
        public let time: String
        /// Remarks: "early", "for yesterday (taken 00:20)", "now called Cashews", "also logged by Bob at 08:12".
        public let notes: [String]
        /// A tap on the name opens the page for editing the time and deleting the log.
        public let open: Action
    }

    public struct ReactionLine: Hashable, Identifiable, Codable, Sendable {
        public let id: Reaction.ID
        public let severity: Reaction.Severity
        /// The reaction in words: "09:15 hives (mild), 20 min after Peanut".
        public let text: String
        /// The id of the photo; nil for none. See ``TIPsTracker/photoFile(of:)`` and ``TIPsTracker/thumbnail(of:)``.
        @NullEncoded public private(set) var photo: String?
        /// Leads to the reaction.
        public let opens: Link
    }

    /// An edit or a deletion.
    public struct AuditRow: Hashable, Codable, Sendable {
        /// The time of the change.
        public let at: Instant
        /// The time of the change in the room's zone: "2026-03-08 08:05".
        public let when: String
        /// The name of the member who made it.
        public let by: String
        /// The change in words: "Peanut of 2026-03-08: 08:00 is now 07:40".
        public let text: String

        /// Whether the change was undone later.
        public let isUndone: Bool
    }

    /// A change of anything but a log, in words.
    public struct PlanNote: Hashable, Sendable {
        /// The time of the change.
        public let at: Instant
        /// The member who made it.
        public let member: Member.ID
        /// The change in words, such as "Peanut moved from Treatment Foods to Maintenance Foods".
        public let summary: String
        /// Whether the change was undone later.
        public let isUndone: Bool
    }

    /// The data of the history.
    public struct Logs: Hashable, Sendable {
        /// The logs of the days.
        public var entries: [LogEntry]
        /// The reactions of the days.
        public var reactions: [Reaction]
        /// The held and released days.
        public var holds: [Hold]
        /// The present names of the logged items, by id.
        public var names: [Item.ID: String]
        /// The changes of logs, newest first.
        public var audit: [AuditEntry]
        /// The reasons to ask for the clinic's word, for logs without an answer.
        public var unasked: [Claim.ID: UnaskedReasons] = [:]
        /// Changes of anything but logs, on this device and on others, shown among the other changes.
        public var planChanges: [PlanNote] = []
        /// The events of severe reactions, shown among the changes.
        public var stops: [StopEvent] = []
        /// The doses that the reactions followed, by the id that a reaction has.
        var doses: [Claim.ID: FollowedDose] = [:]

        init(
            entries: [LogEntry],
            reactions: [Reaction] = [],
            holds: [Hold] = [],
            names: [Item.ID: String] = [:],
            audit: [AuditEntry] = []
        ) {
            self.entries = entries
            self.reactions = reactions
            self.holds = holds
            self.names = names
            self.audit = audit
        }
    }

    /// Creates the page of some days.
    ///
    /// - Parameters:
    ///   - since: the first day with a cycle or a log.
    ///   - last: today, or the day of a log that is later by another device's clock.
    ///   - before: the day before which the next page continues; nil for none.
    init(
        _ context: ScreenContext,
        days: ClosedRange<LocalDate>,
        logs: Logs,
        since: LocalDate,
        last: LocalDate,
        before: LocalDate? = nil
    ) {
        title =
            days.lowerBound == days.upperBound
            ? localized("History of \(days.lowerBound.withWeekday)") : localized("History")
        revision = context.revision
        validUntil = context.midnight
        from = days.lowerBound
        through = days.upperBound
        let lines = HistoryLines(context, logs)
        let entries = Dictionary(grouping: logs.entries.filter { days.contains($0.day) }, by: \.day)
        let reactions = Dictionary(grouping: logs.reactions.filter { days.contains($0.day) }, by: \.day)
        let holds = Dictionary(logs.holds.map { ($0.day, $0) }) { first, _ in first }
            .filter { days.contains($0.key) }
        let dates = Set(entries.keys).union(reactions.keys).union(holds.keys)
        self.days = dates.sorted(by: >).map { date in
            Day(
                date: date,
                title: lines.title(of: date),
                rows: (entries[date] ?? []).flatMap(\.each).sorted { ($1.at, $1.id) < ($0.at, $0.id) }.map(lines.row),
                reactions: (reactions[date] ?? []).sorted { ($1.at, $1.id) < ($0.at, $0.id) }.map(lines.reaction),
                hold: holds[date].flatMap { $0.release == nil ? $0.reason : nil },
                released: holds[date].flatMap(lines.released)
            )
        }
        let changes = logs.audit.map { change in
            AuditRow(
                at: change.at,
                when: context.plan.room.shown(change.at),
                by: context.name(of: change.member),
                text: "\(change.day): \(change.summary)",
                isUndone: change.isUndone
            )
        }
        let stops = logs.stops.filter { stop in
            [stop.began, stop.at].contains { days.contains(context.plan.room.day(of: $0)) }
        }.map { stop in
            let day = context.plan.room.day(of: stop.began)
            return AuditRow(
                at: stop.at,
                when: context.plan.room.shown(stop.at),
                by: context.name(of: stop.member),
                text: "\(day): \(stop.text(in: context.plan.room))",
                isUndone: false
            )
        }
        let plans = logs.planChanges.compactMap { change -> AuditRow? in
            let day = context.plan.room.day(of: change.at)
            guard days.contains(day) else { return nil }
            return AuditRow(
                at: change.at,
                when: context.plan.room.shown(change.at),
                by: context.name(of: change.member),
                text: "\(day): \(change.summary)",
                isUndone: change.isUndone
            )
        }
        audit = (changes + stops + plans).enumerated().sorted {
            ($1.element.at, $0.offset) < ($0.element.at, $1.offset)
        }
        .map(\.element)
        self.before = before
        var picker = FormFields.date("day", localized("Day"), days.upperBound.description)
        picker.range = Field.Bounds(highest: last)
        show = Action(TIPsAct.show, label: localized("Show"), inputs: [picker])
        let (previous, next) = (days.lowerBound.previous, days.upperBound.next)
        earlier = since < days.lowerBound ? TIPsLink.history(previous).labeled(previous.withWeekday) : nil
        later = next <= context.today ? TIPsLink.history(next).labeled(next.withWeekday) : nil
        back = TIPsLink.settings.labeled(localized("Settings"))
    }
}

/// A dose that a reaction followed.
struct FollowedDose: Hashable, Sendable {
    /// The item's name at the time of the log.
    let item: String
    /// Whether it is still logged, perhaps under another id after an edit.
    let isLogged: Bool

    /// The dose in words: "Peanut", "a dose of Peanut that isn't logged anymore".
    var text: String { isLogged ? item : localized("a dose of \(item) that isn't logged anymore") }
}

/// Formats the lines of the history.
struct HistoryLines {
    let context: ScreenContext
    let names: [Item.ID: String]
    let doses: [Claim.ID: FollowedDose]
    let unasked: [Claim.ID: UnaskedReasons]

    init(_ context: ScreenContext, _ logs: HistoryPage.Logs) {
        self.context = context
        names = logs.names
        unasked = logs.unasked
        doses = logs.doses
    }

    func title(of day: LocalDate) -> String {
        guard let cycle = context.plan.cycles.last(where: { $0.start <= day && day < $0.challenge }) else {
            return day.withWeekday
        }
        let position = CyclePosition(of: day, in: cycle)
        return localized(
            "\(day.withWeekday) · Cycle \(cycle.number) · Week \(position.week) · Day \(position.day ?? 1)"
        )
    }

    func row(_ entry: LogEntry) -> HistoryPage.Row {
        let snapshot = entry.claim.snapshot
        return HistoryPage.Row(
            id: entry.id,
            item: snapshot.item,
            category: snapshot.category,
            categoryTitle: snapshot.category.title,
            dose: snapshot.dose,
            by: context.name(of: entry.member),
            at: entry.at,
            time: context.time(entry.at, on: entry.day),
            notes: notes(entry),
            open: Action(
                TIPsAct.openLog(entry.id),
                label: snapshot.item,
                gesture: .tap,
                availability: context.adminOnly(localized("edit the history")),
                opens: TIPsLink.log(entry.id).labeled(localized("Log"))
            )
        )
    }

    /// Returns nil for a present hold.
    func released(_ hold: Hold) -> String? {
        hold.release.map { release in
            localized(
                "\(hold.reason); released by \(context.name(of: release.member)) at \(context.plan.room.shown(release.at))"
            )
        }
    }

    func notes(_ entry: LogEntry) -> [String] {
        var notes: [String] = []
        if entry.claim.snapshot.category == .treatment, entry.claim.snapshot.dose == nil {
            notes.append(
                entry.claim.isWithoutDose
                    ? localized("no dose was in the plan, and \(context.name(of: entry.member)) logged it without one")
                    : localized("no dose was in the plan")
            )
        }
        if entry.claim.isEarly { notes.append(localized("early")) }
        if let place = entry.place(of: entry.claim) {
            notes.append(place == 2 ? localized("a second dose") : localized("dose \(place) of the day"))
        }
        if context.plan.room.day(of: entry.at) > entry.day {
            notes.append(localized("for yesterday (taken \(context.time(entry.at)))"))
        }
        if let answer = entry.claim.goOn {
            let when = context.time(answer.at, on: entry.day)
            let name = context.name(of: entry.member)
            let why = answer.asked.map { GateReason.shown($0) }.joined(separator: "; ")
            notes.append(
                answer.asked.isEmpty
                    ? localized("\(name) answered at \(when) that the clinic said go on")
                    : localized("\(name) answered at \(when) that the clinic said go on: asked because \(why)")
            )
        } else if let reasons = unasked[entry.id] {
            notes.append(reasons.isLate ? reasons.text : localized("the clinic's word was not asked for"))
        }
        if let since = entry.claim.stoppedSince {
            notes.append(localized("logged although the clinic stopped it from \(since)"))
        }
        if let name = names[entry.item], name != entry.claim.snapshot.item {
            notes.append(localized("now called \(name)"))
        }
        for other in entry.others {
            notes.append(
                localized(
                    "also logged by \(context.name(of: other.member)) at \(context.time(other.at, on: entry.day))"
                )
            )
        }
        return notes
    }

    func reaction(_ reaction: Reaction) -> HistoryPage.ReactionLine {
        var text = "\(context.time(reaction.at)) \(reaction.shownSymptom) (\(reaction.severity.word))"
        if let minutes = reaction.onsetMinutes {
            let dose = reaction.after.flatMap { doses[$0]?.text } ?? localized("a dose")
            text = localized("\(text), \(minutes) min after \(dose)")
        } else if let after = reaction.after {
            let dose = doses[after]?.text ?? localized("a dose")
            text = localized("\(text), after \(dose) (it began before the dose was logged)")
        } else if let food = reaction.food {
            let name = names[food] ?? context.plan.items.first { $0.id == food }?.name ?? localized("a food")
            text = localized("\(text), after \(name), not ticked")
        }
        let care = reaction.care(in: context.plan.room)
        if !care.isEmpty { text += "; " + care }
        return HistoryPage.ReactionLine(
            id: reaction.id,
            severity: reaction.severity,
            text: text,
            photo: reaction.photo,
            opens: TIPsLink.reaction(reaction.id).labeled(localized("Reaction"))
        )
    }
}
