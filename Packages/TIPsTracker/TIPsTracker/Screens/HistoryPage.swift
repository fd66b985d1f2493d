public import ScreenKit
public import TimeKit

/// What was logged, by day, newest first.
public struct HistoryPage: Screen {
    public let title: String
    public let revision: Revision
    /// At midnight "today" is another day.
    public let validUntil: Instant?
    /// The first day that was looked at.
    public let from: LocalDate
    /// The last day that was looked at.
    public let through: LocalDate
    /// The days on which there is something, newest first.
    public let days: [Day]
    /// The changes of logs and of items, and severe reactions with their stops and lifts, newest first; empty where they weren't asked for.
    public let audit: [AuditRow]
    /// Ask for the days before this one for the next page; nil where there are none.
    public let before: LocalDate?
    /// The picker of a day: its value is the last day that was looked at.
    public let dayPicker: Field
    /// To the history of the day before the first; nil where neither a cycle nor a log is older.
    public let earlier: Link?
    /// To the history of the day after the last; nil from today on.
    public let later: Link?
    /// Back to the settings.
    public let back: Link

    /// A day.
    public struct Day: Hashable, Codable, Sendable {
        /// The room-local day.
        public let date: LocalDate
        /// "Sunday 2026-03-08 · Week 6 · Day 4".
        public let title: String
        /// What was logged, newest first.
        public let rows: [Row]
        /// The reactions, newest first.
        public let reactions: [ReactionLine]
        /// Why the day doesn't count for adherence; nil where it does.
        public let hold: String?
        /// "a fever; released by Ann at 2026-01-08 09:00" for a hold that was released; nil where there was none.
        public let released: String?
    }

    /// A log.
    public struct Row: Hashable, Identifiable, Codable, Sendable {
        /// The log.
        public let id: Claim.ID
        /// The item's name when it was logged.
        public let item: String
        /// The category it was in.
        public let category: Category
        /// Its dose then; nil where none was entered.
        public let dose: DoseLabel?
        /// Who logged it, by name.
        public let by: String
        /// When it was taken or eaten.
        public let at: Instant
        /// The same on the room's clock: `08:00`; with the date where that is not the day it counts for.
        public let time: String
        /// "early", "for yesterday (taken 00:20)", "now called Cashews", "also logged by Bob at 08:12".
        public let notes: [String]
        /// A tap on the name: to the page where its time is edited and where it is deleted.
        public let open: Action
    }

    /// A reaction.
    public struct ReactionLine: Hashable, Identifiable, Codable, Sendable {
        /// The reaction.
        public let id: Reaction.ID
        /// How bad.
        public let severity: Reaction.Severity
        /// "09:15 hives (mild), 20 min after Peanut".
        public let text: String
    }

    /// Something that was edited or deleted.
    public struct AuditRow: Hashable, Codable, Sendable {
        /// When.
        public let at: Instant
        /// Who, by name.
        public let by: String
        /// "Peanut of 2026-03-08: 08:00 is now 07:40".
        public let text: String

        /// Whether the change was taken back later.
        public let isUndone: Bool
    }

    /// A change of an item, in words.
    public struct PlanNote: Hashable, Sendable {
        /// When.
        public let at: Instant
        /// Who.
        public let member: Member.ID
        /// "Peanut moved from Treatment Foods to Maintenance Foods".
        public let summary: String
        /// Whether the change was taken back later.
        public let isUndone: Bool

        /// A change.
        public init(at: Instant, member: Member.ID, summary: String, isUndone: Bool) {
            self.at = at
            self.member = member
            self.summary = summary
            self.isUndone = isUndone
        }
    }

    /// What the history shows.
    public struct Logs: Hashable, Sendable {
        /// The logs of the days.
        public var entries: [LogEntry]
        /// The reactions of the days.
        public var reactions: [Reaction]
        /// The held days, and the released ones.
        public var holds: [Hold]
        /// What the items that were logged are called now, by their id.
        public var names: [Item.ID: String]
        /// What was edited and deleted, newest first.
        public var audit: [AuditEntry]
        /// The logs without an answer before which there was a reason to ask for the clinic's word.
        public var unasked: [Claim.ID: UnaskedReasons] = [:]
        /// Changes of items on this device; shown among the changes.
        public var planChanges: [PlanNote] = []
        /// What happened to severe reactions; shown among the changes.
        public var stops: [StopEvent] = []

        /// Logs.
        public init(
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

    /// The page of some days.
    ///
    /// - Parameters:
    ///   - since: the first day that a cycle or a log has.
    ///   - before: the first day of the stretch that follows; nil where there is none.
    public init(
        _ context: ScreenContext,
        days: ClosedRange<LocalDate>,
        logs: Logs,
        since: LocalDate,
        before: LocalDate? = nil
    ) {
        title = days.lowerBound == days.upperBound ? "History of \(days.lowerBound.withWeekday)" : "History"
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
                by: context.name(of: stop.member),
                text: "\(day): \(stop.text(in: context.zone))",
                isUndone: false
            )
        }
        let plans = logs.planChanges.compactMap { change -> AuditRow? in
            let day = context.plan.room.day(of: change.at)
            guard days.contains(day) else { return nil }
            return AuditRow(
                at: change.at,
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
        dayPicker = FormFields.date("day", "Day", days.upperBound.description)
        let (previous, next) = (days.lowerBound.previous, days.upperBound.next)
        earlier = since < days.lowerBound ? TIPsLink.history(previous).labelled(previous.withWeekday) : nil
        later = next <= context.today ? TIPsLink.history(next).labelled(next.withWeekday) : nil
        back = TIPsLink.settings.labelled("Settings")
    }
}

/// How the history words things.
struct HistoryLines {
    let context: ScreenContext
    let names: [Item.ID: String]
    let logged: [Claim.ID: LogEntry]
    let unasked: [Claim.ID: UnaskedReasons]

    init(_ context: ScreenContext, _ logs: HistoryPage.Logs) {
        self.context = context
        names = logs.names
        unasked = logs.unasked
        logged = Dictionary(logs.entries.flatMap(\.each).map { ($0.id, $0) }) { first, _ in first }
    }

    func title(of day: LocalDate) -> String {
        let cycle = context.plan.cycles.last { $0.start <= day && day < $0.challenge }
        let place = cycle.map { cycle in
            let position = CyclePosition(of: day, in: cycle)
            return " · Cycle \(cycle.number) · Week \(position.week) · Day \(position.day ?? 1)"
        }
        return day.withWeekday + (place ?? "")
    }

    func row(_ entry: LogEntry) -> HistoryPage.Row {
        let snapshot = entry.claim.snapshot
        return HistoryPage.Row(
            id: entry.id,
            item: snapshot.item,
            category: snapshot.category,
            dose: snapshot.dose,
            by: context.name(of: entry.member),
            at: entry.at,
            time: context.time(entry.at, on: entry.day),
            notes: notes(entry),
            open: Action(
                id: "log/\(entry.id)/edit",
                label: snapshot.item,
                gesture: .tap,
                availability: context.adminOnly("edit the history"),
                opens: TIPsLink.log(entry.id).labelled("Log")
            )
        )
    }

    /// Nil for a hold that stands.
    func released(_ hold: Hold) -> String? {
        hold.release.map { release in
            "\(hold.reason); released by \(context.name(of: release.member)) at \(context.zone.shown(release.at))"
        }
    }

    func notes(_ entry: LogEntry) -> [String] {
        var notes: [String] = []
        if entry.claim.isEarly { notes.append("early") }
        if entry.claim.isSecondDose { notes.append("a second dose") }
        if context.plan.room.day(of: entry.at) > entry.day {
            notes.append("for yesterday (taken \(context.time(entry.at)))")
        }
        if let answer = entry.claim.goOn {
            let when = context.time(answer.at, on: entry.day)
            let why = answer.asked.isEmpty ? "" : ": asked because " + answer.asked.joined(separator: "; ")
            notes.append("\(context.name(of: entry.member)) answered at \(when) that the clinic said go on\(why)")
        } else if let reasons = unasked[entry.id] {
            notes.append(reasons.isLate ? reasons.text : "the clinic's word was not asked for")
        }
        if let since = entry.claim.stoppedSince { notes.append("logged although the clinic stopped it from \(since)") }
        if let name = names[entry.item], name != entry.claim.snapshot.item { notes.append("now called \(name)") }
        for other in entry.others {
            notes.append("also logged by \(context.name(of: other.member)) at \(context.time(other.at, on: entry.day))")
        }
        return notes
    }

    func reaction(_ reaction: Reaction) -> HistoryPage.ReactionLine {
        var text = "\(context.time(reaction.at)) \(reaction.symptom) (\(reaction.severity.rawValue))"
        if let minutes = reaction.onsetMinutes {
            let dose = reaction.after.flatMap { logged[$0]?.claim.snapshot.item } ?? "a dose"
            text += ", \(minutes) min after \(dose)"
        }
        let care = reaction.care(in: context.plan.room)
        if !care.isEmpty { text += "; " + care }
        return HistoryPage.ReactionLine(id: reaction.id, severity: reaction.severity, text: text)
    }
}
