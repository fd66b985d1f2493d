public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// A log of the history. Admins can edit its time or delete it.
public struct LogPage: Screen {
    /// The item's name at the time of the log.
    public let title: String
    public let revision: Revision
    /// The room's midnight while a day more of the log's cycle is still to come, which the range of the date ends before; else nil.
    @NullEncoded public private(set) var validUntil: Instant?
    /// The id of the log.
    public let log: Claim.ID
    /// The category, dose, member and time of entry, and the remarks of the history.
    public let facts: [String]
    /// `date` and `time`, in the room's zone.
    public let form: Form
    /// The argument of `editLog`; nil while a field is invalid.
    @NullEncoded public private(set) var at: Instant?
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
        let local = context.plan.room.local(at: entry.at)
        var fields = [
            FormFields.date("date", localized("Date"), typed["date"] ?? local.date.description),
            FormFields.time("time", localized("Time"), typed["time"] ?? local.time.hourAndMinute),
        ]
        // The days on which its category takes logs, and none to come.
        let open = cycle.map { Self.days(of: entry, in: $0, context) }
        let latest = max(context.today, local.date)
        let days = open.flatMap { open -> ClosedRange<LocalDate>? in
            let last = min(open.upperBound, latest)
            guard open.lowerBound <= last else { return nil }
            // A log that counts for the last day may have been taken on the next one.
            return open.lowerBound...(entry.day == last ? max(last, local.date) : last)
        }
        fields[0].range = days.map { Field.Bounds($0) }
        validUntil = open.flatMap { open in
            latest < open.upperBound ? DayBoundary.midnight.end(of: latest, in: context.zone) : nil
        }
        var instant: Instant?
        if let date = LocalDate(fields[0].value), let time = try? LocalTime(typed: fields[1].value) {
            // An unedited time keeps its seconds.
            let isUntouched = date == local.date && fields[1].value == local.time.hourAndMinute
            let moment =
                isUntouched ? entry.at : context.plan.room.instant(of: LocalDateTime(date, time), near: entry.at)
            if let cycle {
                let error = Problem.text(in: context.plan.room) { () throws(TIPsError) in
                    let category = entry.claim.snapshot.category
                    let (now, room) = (context.now, context.plan.room)
                    _ = try LogRule.editedDay(
                        at: moment,
                        from: entry.claim,
                        now: now,
                        of: category,
                        cycle: cycle,
                        among: context.plan.cycles,
                        in: room
                    )
                }
                if days?.contains(date) == false {
                    fields[0].error = error ?? TIPsError.inTheFuture(moment).message(in: context.plan.room)
                } else {
                    fields[1].error = error
                }
            }
            if fields.areRight { instant = moment }
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

    /// The days on which a log's category takes logs: those of its cycle, and for medicine and maintenance foods those up to the next cycle.
    private static func days(of entry: LogEntry, in cycle: Cycle, _ context: ScreenContext) -> ClosedRange<LocalDate> {
        guard DueRule.takesLogs(entry.claim.snapshot.category, on: cycle.challenge, in: cycle) else {
            return cycle.start...max(cycle.start, cycle.lastDosingDay)
        }
        let next = context.plan.cycles.first { $0.start > cycle.start }?.start
        return cycle.start...max(cycle.challenge, next?.previous ?? context.today.next)
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
