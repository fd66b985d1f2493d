public import ScreenKit
public import TimeKit

/// One log of the history: admins edit its time or delete it.
public struct LogPage: Screen {
    /// What stands at the top: the item's name when it was logged.
    public let title: String
    public let revision: Revision
    /// Nothing here changes by itself.
    public let validUntil: Instant?
    /// The log.
    public let log: Claim.ID
    /// Category, dose, member, when it was entered, and what the history notes about it.
    public let facts: [String]
    /// `date` and `time`, on the room's clock.
    public let form: Form
    /// Leads back to the history of the day.
    public let save: Action
    /// What Save hands to `editLog`; nil while something is wrong.
    public let at: Instant?
    /// Takes it out of the history; asks first.
    public let delete: Action
    /// Back to the history of the day.
    public let back: Link

    /// The page of a log; `cycle` is the one it belongs to, `name` what the item is called now;
    /// `unasked` the reasons to ask for the clinic's word, where it has no answer.
    public init(
        _ context: ScreenContext,
        entry: LogEntry,
        cycle: Cycle?,
        name: String? = nil,
        unasked: UnaskedReasons? = nil,
        typed: [String: String] = [:]
    ) {
        let snapshot = entry.claim.snapshot
        title = snapshot.item
        revision = context.revision
        validUntil = nil
        log = entry.id
        var logs = HistoryPage.Logs(entries: [], names: name.map { [entry.item: $0] } ?? [:])
        logs.unasked[entry.id] = unasked
        let lines = HistoryLines(context, logs)
        facts =
            [
                snapshot.category.title, snapshot.dose?.text ?? "no dose",
                "logged by \(context.name(of: entry.member))",
                "counts for \(entry.day.withWeekday)",
                "entered \(context.time(entry.claim.recordedAt, on: entry.day))",
            ] + lines.notes(entry)
        let local = context.zone.local(at: entry.at)
        var fields = [
            FormFields.date("date", "Date", typed["date"] ?? local.date.description),
            FormFields.time("time", "Time", typed["time"] ?? local.time.hourAndMinute),
        ]
        var instant: Instant?
        if let date = LocalDate(fields[0].value), let time = try? LocalTime(typed: fields[1].value) {
            // What was not touched keeps its seconds.
            let isUntouched = date == local.date && fields[1].value == local.time.hourAndMinute
            let moment = isUntouched ? entry.at : context.zone.instant(of: LocalDateTime(date, time))
            if let cycle {
                fields[1].error = Problem.text(in: context.zone) { () throws(TIPsError) in
                    let category = entry.claim.snapshot.category
                    let (now, room) = (context.now, context.plan.room)
                    _ = try LogRule.editedDay(at: moment, now: now, of: category, cycle: cycle, in: room)
                }
            }
            if fields[1].error == nil { instant = moment }
        }
        at = instant
        form = Form(id: "log", title: "Time", fields: fields, buttons: [])
        let admin = context.adminOnly("edit the history")
        let history = TIPsLink.history(entry.day).labelled("History")
        save = Action(id: "save", label: "Save", availability: admin.and(.without(form.errors)), opens: history)
        delete = Action(
            id: "log/\(entry.id)/delete",
            label: "Delete",
            availability: admin,
            confirmation: .init(
                question: "Delete \(snapshot.item) of \(Self.moment(entry, context)) from the history?",
                proceed: "Delete"
            ),
            opens: history
        )
        back = history
    }

    /// "2026-01-11 08:00 by Bob", "2026-01-11 (taken 2026-01-12 00:20) by Bob".
    private static func moment(_ entry: LogEntry, _ context: ScreenContext) -> String {
        let time = context.time(entry.at, on: entry.day)
        let isOwnDay = context.plan.room.day(of: entry.at) == entry.day
        return "\(entry.day) \(isOwnDay ? time : "(taken \(time))") by \(context.name(of: entry.member))"
    }
}
