public import ScreenKit
public import TimeKit
import WordKit

/// A log of the history. Admins can edit its time or delete it.
public struct LogPage: Screen {
    /// The item's name at the time of the log.
    public let title: String
    public let revision: Revision
    /// Nil, because nothing on the page changes with time.
    public let validUntil: Instant?
    /// The id of the log.
    public let log: Claim.ID
    /// The category, dose, member and time of entry, and the remarks of the history.
    public let facts: [String]
    /// `date` and `time`, in the room's zone.
    public let form: Form
    /// The argument of `editLog`; nil while a field is invalid.
    public let at: Instant?
    /// Deletes the log from the history, after a confirmation.
    public let delete: Action
    /// Leads back to the history of the day.
    public let back: Link

    /// Leads back to the history of the day.
    public var save: Action { form.buttons[0] }

    /// - Parameters:
    ///   - cycle: the log's cycle.
    ///   - name: the item's present name.
    ///   - unasked: the reasons to ask for the clinic's word if there is no answer.
    init(
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
                snapshot.category.title, snapshot.dose?.text ?? localized("no dose"),
                localized("logged by \(context.name(of: entry.member))"),
                localized("counts for \(entry.day.withWeekday)"),
                localized("entered \(context.time(entry.claim.recordedAt, on: entry.day))"),
            ] + lines.notes(entry)
        let local = context.zone.local(at: entry.at)
        var fields = [
            FormFields.date("date", localized("Date"), typed["date"] ?? local.date.description),
            FormFields.time("time", localized("Time"), typed["time"] ?? local.time.hourAndMinute),
        ]
        var instant: Instant?
        if let date = LocalDate(fields[0].value), let time = try? LocalTime(typed: fields[1].value) {
            // An unedited time keeps its seconds.
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
        let admin = context.adminOnly(localized("edit the history"))
        let history = TIPsLink.history(entry.day).labeled(localized("History"))
        form = Form(saving: "log", localized("Time"), fields, typed: typed, if: admin, opens: history)
        delete = Action(
            TIPsAct.deleteLog(entry.id),
            label: localized("Delete"),
            availability: admin,
            confirmation: .init(
                question: localized("Delete \(snapshot.item) of \(Self.moment(entry, context)) from the history?"),
                proceed: localized("Delete")
            ),
            opens: history
        )
        back = history
    }

    /// The day and time in words: "2026-01-11 08:00 by Bob", "2026-01-11 (taken 2026-01-12 00:20) by Bob".
    private static func moment(_ entry: LogEntry, _ context: ScreenContext) -> String {
        let time = context.time(entry.at, on: entry.day)
        let isOwnDay = context.plan.room.day(of: entry.at) == entry.day
        let name = context.name(of: entry.member)
        return isOwnDay
            ? localized("\(entry.day) \(time) by \(name)") : localized("\(entry.day) (taken \(time)) by \(name)")
    }
}
