import Foundation
public import NotificationKit
import StorageKit
import TimeKit

extension TIPsTracker {
    /// Every reason to tell the acting member something; nothing before there is a room, or for a member who was removed.
    ///
    /// - A daily reminder of each category that the member asked for, through the days of the current cycle and those after it, up to the last day
    ///   with something due; silent on held days and once nothing of the category is left to log.
    /// - The end of the plan's rest after the newest treatment log.
    /// - The end of the wait that the newest treatment log started, for as long as something is left to log on that log's day.
    ///   After a severe reaction there is neither this nor the reminder of treatment foods until an admin lifts it.
    /// - That the adrenaline of the emergency plan soon expires, and that it has.
    /// - That a dose which was set on this device was replaced by another admin's: it stands in the inbox until somebody opens it.
    /// - For admins, from 09:00 of the last cycle's challenge day, that the next cycle can be set up, until it is.
    ///
    /// The clock says which cycle is the current one and which logs lie in the future; whether a moment has passed is the plan's
    /// business. Reads the plan and the logs of the current cycle.
    public func notificationCandidates() throws(TIPsError) -> [NotificationCandidate] {
        try read { tables in try candidates(tables) }
    }

    /// The reminders that a severe reaction or the clinic's stop of items has ended, which a calendar may still hold from before. Throws nothing else
    /// than `store`.
    public func stoppedCandidates() throws(TIPsError) -> [NotificationCandidate] {
        try read { tables in
            let left = Set(try candidates(tables).map(\.series))
            return try candidates(tables, ignoresStops: true).filter { !left.contains($0.series) }
        }
    }

    /// - Parameter ignoresStops: Whether to go by a plan without any stop.
    private func candidates(_ tables: PlanReader, ignoresStops: Bool = false) throws -> [NotificationCandidate] {
        let (now, zone) = (clock.now(), clock.zone())
        guard let member = try recipient(tables) else { return [] }
        func seen(_ plan: Plan) -> Plan { ignoresStops ? plan.withoutStops : plan }
        let plan = seen(try tables.plan(on: now))
        guard let cycle = plan.cycle, let last = plan.cycles.last else { return [] }
        let settings = try tables.settings(of: member.id)
        // Two days more: a wait goes on over the end of the cycle before.
        let entries = try tables.entries(in: cycle.start.adding(days: -2)..<last.challenge.next)
        var plans = [plan]
        for later in plan.cycles where cycle.start < later.start {
            var next = seen(try tables.plan(of: later.id))
            next.standing = plan.standing
            plans.append(next)
        }
        let asked = try tables.askedFoods(now: now, in: cycle, plan, entries)
        var candidates: [NotificationCandidate] = []
        for plan in plans {
            candidates += try Self.reminders(
                plan,
                settings: settings,
                zone: settings.zone ?? zone,
                entries: entries,
                asked: asked,
                now: now
            )
        }
        if settings.timerIsOn, plan.standing.isEmpty {
            let known = entries.filter { $0.at <= now.adding(milliseconds: LogRule.tolerance) }
            candidates += try timerEnd(known, minutes: settings.timerMinutes, plan: plan) { cycle in
                seen(try tables.plan(of: cycle))
            }
            candidates += try restEnd(known, minutes: plan.timing.rest)
        }
        candidates += try Self.adrenalineNotices(plan)
        candidates += try tables.overruledDoses().map { change in
            NotificationCandidate(
                series: Self.series(overruledCategory, "\(change.id)"),
                title: "Another admin's dose counts",
                body: change.summary,
                link: try DeepLink(scheme: "tips", ["items"]),
                timing: .occurred(change.at)
            )
        }
        if member.role == .admin { candidates += try Self.newCycleNotice(plan) }
        return candidates
    }

    /// How the acting member wants to be told: which reminders, at what time in which zone, and whether the timer.
    public func notificationPreferences() throws(TIPsError) -> NotificationPreferences {
        let zone = clock.zone()
        return try read { tables in
            guard let member = try recipient(tables) else { return NotificationPreferences(zone: zone) }
            let settings = try tables.settings(of: member.id)
            var preferences = NotificationPreferences(zone: settings.zone ?? zone)
            for category in Category.allCases {
                let reminder = settings.reminders[category]
                preferences[category.rawValue] = .init(isOn: reminder?.isOn ?? false, time: reminder?.time)
            }
            preferences[timerCategory] = .init(isOn: settings.timerIsOn)
            preferences[restCategory] = .init(isOn: settings.timerIsOn)
            return preferences
        }
    }

    /// Whom it is for; nil where there is no room, nobody is chosen, or they were removed.
    private func recipient(_ tables: PlanReader) throws -> Member? {
        guard try tables.isSetUp(), let id = try actor ?? tables.device()?.member, let member = try tables.member(id),
            member.isActive
        else { return nil }
        return member
    }
}

/// The categories of notifications besides those of the plan.
private let timerCategory = "timer"
private let restCategory = "rest"
private let cycleCategory = "cycle"
private let emergencyCategory = "emergency"
private let overruledCategory = "overruled"

extension Plan {
    /// The plan as it would be without the stop after a severe reaction, and without the clinic's stops of items.
    fileprivate var withoutStops: Plan {
        var plan = self
        plan.standing = []
        plan.items = plan.items.map { item in
            var item = item
            item.stopped = nil
            for place in item.earlier.indices { item.earlier[place].stopped = nil }
            return item
        }
        return plan
    }
}

extension MemberSettings {
    /// The zone the member lives by; nil for that of the device.
    fileprivate var zone: TimeZone? { timeZoneID.flatMap { TimeZone(identifier: $0) } }
}

// MARK: Reasons

extension TIPsTracker {
    private static func series(_ category: String, _ name: String) -> NotificationSeries {
        NotificationSeries(app: "tips", category: category, name: name)
    }

    /// The daily reminders through one cycle.
    private static func reminders(
        _ plan: Plan,
        settings: MemberSettings,
        zone: TimeZone,
        entries: [LogEntry],
        asked: [String],
        now: Instant
    ) throws -> [NotificationCandidate] {
        guard let cycle = plan.cycle else { return [] }
        let room = plan.room.timeZone
        return try Category.allCases.compactMap { category in
            let days = ReminderRule.dueDays(of: category, in: cycle, plan: plan, from: plan.room.day(of: now))
            guard let reminder = settings.reminders[category], reminder.isOn, !days.isEmpty else { return nil }
            if category == .treatment, !plan.standing.isEmpty { return nil }
            let begin = DayBoundary.midnight.start(of: days.lowerBound, in: room)
            let end = DayBoundary.midnight.start(of: days.upperBound, in: room)
            let silent = ReminderRule.silentDays(of: category, in: cycle, plan: plan, entries: entries).map { run in
                DayBoundary.midnight.start(
                    of: run.lowerBound,
                    in: room
                )..<DayBoundary.midnight.start(of: run.upperBound, in: room)
            }
            // By the member's calendar, on which the room's first and last day may be other dates: what lies outside is silent.
            let recurrence = try Recurrence(
                .everyDays(1),
                from: LocalDateTime(zone.date(at: begin), reminder.time),
                end: .until(zone.date(at: end.adding(milliseconds: -1)))
            )
            return NotificationCandidate(
                series: series(category.rawValue, cycle.id.rawValue),
                title: category.title,
                body: "Not everything has been logged today."
                    + (category == .treatment && !asked.isEmpty
                        ? " Ask the clinic before \(Counted.list(asked))." : ""),
                link: try DeepLink(scheme: "tips", ["home"]),
                timing: .recurring(recurrence),
                silent: [begin.adding(days24h: -2)..<begin] + silent + [end..<end.adding(days24h: 2)],
                usefulFor: usefulTime(of: reminder.time)
            )
        }
    }

    /// A reminder is of use until the member's midnight, and for an hour at least: what it is about can't be logged later.
    private static func usefulTime(of time: LocalTime) -> Int64 {
        max(3_600_000, 86_400_000 - Int64(time.millisecondOfDay))
    }

    /// The end of the wait after the newest treatment log.
    private func timerEnd(
        _ entries: [LogEntry],
        minutes: Int,
        plan: Plan,
        of cycleOf: (Cycle.ID) throws -> Plan
    ) throws -> [NotificationCandidate] {
        let treatment = entries.filter { $0.claim.snapshot.category == .treatment }
        guard let newest = treatment.max(by: { ($0.at, $0.claim.clock) < ($1.at, $1.claim.clock) }) else { return [] }
        let own = newest.claim.cycle == plan.cycle?.id ? plan : try cycleOf(newest.claim.cycle)
        guard let cycle = own.cycle,
            let timer = TreatmentTimer.derived(from: entries, items: own.items, cycle: cycle, minutes: minutes)
        else { return [] }
        return [
            NotificationCandidate(
                series: Self.series(timerCategory, timer.since.rawValue),
                title: "The next treatment food can be logged",
                body: timer.remaining == 1 ? "One is left." : "\(timer.remaining) are left.",
                link: try DeepLink(scheme: "tips", ["home"]),
                timing: .at([timer.endsAt]),
                usefulFor: 3_600_000
            )
        ]
    }

    /// The end of the plan's rest after the newest treatment log.
    private func restEnd(_ entries: [LogEntry], minutes: Int) throws -> [NotificationCandidate] {
        let treatment = entries.filter { $0.claim.snapshot.category == .treatment }
        guard minutes > 0,
            let newest = treatment.max(by: { ($0.at, $0.claim.clock) < ($1.at, $1.claim.clock) })
        else { return [] }
        return [
            NotificationCandidate(
                series: Self.series(restCategory, newest.id.rawValue),
                title: "The rest after treatment foods is over",
                body: "It was \(Counted.text(minutes, "minute")), as the plan has it.",
                link: try DeepLink(scheme: "tips", ["home"]),
                timing: .at([newest.at.adding(minutes: minutes)]),
                usefulFor: 3_600_000
            )
        ]
    }

    /// The end of the adrenaline's time: 30 days before it, and on the day after it, at 09:00 by the room's clock.
    private static func adrenalineNotices(_ plan: Plan) throws -> [NotificationCandidate] {
        guard let expires = plan.emergency.expires else { return [] }
        let nine = try LocalTime(hour: 9, minute: 0)
        return try [
            (expires.adding(days: -EmergencyPlan.warningDays), "soon", "The adrenaline soon expires"),
            (expires.next, "now", "The adrenaline has EXPIRED"),
        ].map { day, name, title in
            NotificationCandidate(
                series: series(emergencyCategory, "\(name)-\(expires)"),
                title: title,
                body: "The emergency plan says: good until \(expires).",
                link: try DeepLink(scheme: "tips", ["emergency"]),
                timing: .at([plan.room.timeZone.instant(of: LocalDateTime(day, nine))])
            )
        }
    }

    /// That the cycle after the last one can be set up.
    private static func newCycleNotice(_ plan: Plan) throws -> [NotificationCandidate] {
        guard let last = plan.cycles.last,
            let number = try? CycleRule.nextNumber(after: plan.cycles, on: last.challenge)
        else { return [] }
        let nine = try LocalTime(hour: 9, minute: 0)
        return [
            NotificationCandidate(
                series: series(cycleCategory, last.id.rawValue),
                title: "Cycle \(number) can be set up",
                body: "Cycle \(last.number) ends with today's food challenge. Its items are carried over.",
                link: try DeepLink(scheme: "tips", ["new-cycle"]),
                timing: .at([plan.room.timeZone.instant(of: LocalDateTime(last.challenge, nine))])
            )
        ]
    }
}

extension PlanReader {
    /// The treatment foods of today, not logged yet, before which the clinic's word is asked for.
    fileprivate func askedFoods(
        now: Instant,
        in cycle: Cycle,
        _ plan: Plan,
        _ entries: [LogEntry]
    ) throws -> [String] {
        let today = plan.room.day(of: now)
        guard DueRule.takesLogs(.treatment, on: today, in: cycle) else { return [] }
        let ticked = Set(entries.filter { $0.day == today }.map(\.item))
        return try plan.items(in: .treatment, on: today).filter { item in
            try !ticked.contains(item.id) && !item.isStopped(on: today)
                && !gateReasons(now: now, of: item, in: cycle, plan).isEmpty
        }.map(\.name)
    }
}
