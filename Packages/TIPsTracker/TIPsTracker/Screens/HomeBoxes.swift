import ScreenKit
import TimeKit
import WordKit

// The boxes of the home screen.

extension HomeParts {
    /// The action that ticks a box of today, or of another day, or logs a further dose of one that is ticked.
    ///
    /// - Parameters:
    ///   - asked: the reasons to ask for the clinic's word.
    ///   - entry: the log beside which a further dose is logged; nil for a box that isn't ticked.
    func tick(
        _ item: Item,
        in category: Category,
        on day: LocalDate? = nil,
        beside entry: LogEntry? = nil,
        asked: [GateReason]
    ) -> Action {
        let stop = item.stop(on: day ?? today)
        let noDose = category == .treatment && lacksDose(item, on: day ?? today)
        let further = entry.map(self.further)
        var action = Action(
            TIPsAct.tick(
                item.id,
                day ?? today,
                goOn: !asked.isEmpty,
                stopped: stop != nil,
                clock: behind != nil,
                noDose: noDose,
                second: entry != nil
            ),
            label: further.map { localized("Log \($0): \(item.name)") }
                ?? (day == nil ? localized("Log \(item.name)") : localized("Count \(item.name) for yesterday")),
            gesture: day == nil && entry == nil ? .tap : .button,
            availability: day == nil ? canLog(item, on: today) : .permitted(context.member, .log)
        )
        var questions: [(text: String, answer: String)] = []
        func ask(_ error: TIPsError, _ answer: String) {
            if let text = error.question(in: context.plan.room) { questions.append((text, answer)) }
        }
        if let entry, let further {
            let planned = cycle.flatMap { item.dose(on: today, in: $0) }.map(context.plan.label)
            let dose = planned?.text ?? localized("no dose")
            let text = localized(
                "\(item.name) is logged for today: \(ticks(entry)). Log \(further) (\(dose)) that was taken as well?"
            )
            questions.append((text, localized("Log \(further)")))
        }
        if let stop { ask(.stopped(item: item.name, since: stop), localized("It was taken")) }
        if noDose { ask(.noDosePlanned(item: item.name, day: day ?? today), localized("Log without a dose")) }
        if category == .treatment, let wait {
            let early = TIPsError.timerRuns(until: wait.endsAt, item: item.name, isTimerOff: timer == nil)
            ask(early, localized("Log early"))
        }
        if !asked.isEmpty {
            ask(.clinicNotAsked(item: item.name, asked, context.plan.clinic), localized("The clinic said go on"))
        }
        if let behind {
            let text = localized("\(clockText(behind)). Is this clock right?")
            questions.append((text, localized("This clock is right")))
        }
        if !questions.isEmpty {
            // The one button answers every question, so it names each answer.
            action.confirmation = .init(
                question: questions.map(\.text).joined(separator: " "),
                proceed: questions.map(\.answer).joined(separator: " · "),
                key: GateReason.key(of: asked, waitUntil: category == .treatment ? wait?.endsAt : nil, beside: entry)
            )
        }
        return action
    }

    /// The dose that comes next in a ticked box, in the words of the history.
    private func further(_ entry: LogEntry) -> String {
        let place = entry.doses.count + 1
        return place == 2 ? localized("a second dose") : localized("dose \(place) of the day")
    }

    /// The action that logs a further dose of a ticked box of today; nil where it can't be logged.
    func second(_ item: Item, in category: Category, beside entry: LogEntry) -> Action? {
        let action = tick(item, in: category, beside: entry, asked: logs.gates[item.id] ?? [])
        return action.isEnabled ? action : nil
    }

    /// Whether the plan has no dose of a treatment food for a dosing day.
    private func lacksDose(_ item: Item, on day: LocalDate) -> Bool {
        guard let cycle, DueRule.takesLogs(.treatment, on: day, in: cycle) else { return false }
        return item.dose(on: day, in: cycle) == nil
    }

    /// The clock of this device and that of the newest entry: "This device's clock shows 2026-01-07 07:00, but …".
    func clockText(_ newest: Instant) -> String {
        localized(
            "This device's clock shows \(context.plan.room.shown(context.deviceTime)), but the room has entries of \(context.plan.room.shown(newest))"
        )
    }

    func untick(_ item: Item, _ entry: LogEntry) -> Action {
        let log = entry.log(of: context.member.id)
        let shown = log ?? entry.claim
        let by = Permission.Action.unlog(
            by: shown.member,
            name: context.name(of: shown.member),
            day: entry.day,
            today: today
        )
        let names = listed(entry.claims.map { context.name(of: $0.member) })
        return Action(
            TIPsAct.untick(item.id, today),
            label: localized("Take \(item.name) back"),
            gesture: .tap,
            availability: Action.Availability.permitted(context.member, by)
                .and(
                    log == nil
                        ? .disabled(why: localized("\(names) logged it — delete one of the logs in the history"))
                        : .enabled
                )
        )
    }

    private func canLog(_ item: Item, on day: LocalDate) -> Action.Availability {
        guard let cycle else { return .disabled(why: TIPsError.noCycle.description) }
        return .permitted(context.member, .log)
            .and(
                .unless { () throws(TIPsError) in
                    try LogRule.check(item, on: day, in: cycle, among: context.plan.cycles)
                }
            )
    }

    func yesterday(_ item: Item) -> Action? {
        guard isOpenYesterday(item) else { return nil }
        let day = LogRule.dayBefore(today, in: context.plan.room)
        let asked = logs.gatesOfYesterday[item.id] ?? []
        return tick(item, in: item.place.category(on: day), on: day, asked: asked)
    }

    /// Whether an unlogged item can still be counted for yesterday.
    func isOpenYesterday(_ item: Item) -> Bool {
        guard offersYesterday, let cycle, entry(item, on: today.previous) == nil else { return false }
        return Problem.text { () throws(TIPsError) in
            try LogRule.check(item, on: today.previous, in: cycle, among: context.plan.cycles)
        } == nil
    }
}
