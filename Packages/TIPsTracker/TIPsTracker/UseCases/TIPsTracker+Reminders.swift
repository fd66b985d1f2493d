import Foundation
public import NotificationKit
import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension TIPsTracker {
    /// The possible notifications of the acting member; empty if there is no room, or the member was removed.
    ///
    /// - A daily reminder of each category that the member chose, on the days of the current and later cycles up to the last day with a due
    ///   item. It is silent on held days, and when nothing of the category is left to log.
    /// - The end of the plan's rest after the newest treatment log.
    /// - The end of the wait after the newest treatment log, if a treatment food of its day is left to log. A severe reaction stops it and
    ///   the reminder of treatment foods until an admin lifts the stop.
    /// - The notice that the adrenaline of the emergency plan soon expires or has expired.
    /// - The notice of a reaction that counts as severe and that another member noted, until an admin lifts its stop.
    /// - The notice that another admin's dose has replaced one set on this device. It stays in the inbox until it is opened.
    /// - For admins, the offer to set up the next cycle, from 09:00 of the last cycle's challenge day until it is set up.
    ///
    /// The clock decides the current cycle and the logs in the future. The notification plan decides which moments have passed. Only the plan
    /// and the logs from the current cycle on are read.
    public func notificationCandidates() throws(TIPsError) -> [NotificationCandidate] {
        try read { tables in try candidates(tables) }
    }

    /// The reminders that a severe reaction or the clinic's stop of items has ended. A calendar may still hold them.
    ///
    /// - Throws: only `store`.
    public func stoppedCandidates() throws(TIPsError) -> [NotificationCandidate] {
        try read { tables in
            let left = Set(try candidates(tables).map(\.series))
            return try candidates(tables, ignoresStops: true).filter { !left.contains($0.series) }
        }
    }

    /// - Parameter ignoresStops: whether to use a plan without any stop.
    private func candidates(_ tables: PlanReader, ignoresStops: Bool = false) throws -> [NotificationCandidate] {
        let (now, zone) = (clock.now(), clock.zone())
        guard let member = try recipient(tables) else { return [] }
        func seen(_ plan: Plan) -> Plan { ignoresStops ? plan.withoutStops : plan }
        let plan = seen(try tables.plan(on: now))
        guard let cycle = plan.cycle, let last = plan.cycles.last else { return [] }
        let settings = try tables.settings(of: member.id)
        // Include two days before the cycle, because a wait continues past the end of the former cycle.
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
            let latest = now.adding(milliseconds: LogRule.tolerance)
            let known = entries.flatMap(\.claims).filter { $0.at <= latest }.map { LogEntry(claim: $0) }
            candidates += try timerEnd(known, minutes: settings.timerMinutes, plan: plan) { cycle in
                seen(try tables.plan(of: cycle))
            }
            candidates += restEnd(known, minutes: plan.timing.rest)
        }
        candidates += try Self.adrenalineNotices(plan)
        candidates += try plan.standing.filter { $0.member != member.id }.map { reaction in
            let name = try tables.member(reaction.member)?.name ?? localized("somebody")
            return NotificationCandidate(
                series: Self.series(reactionCategory, reaction.id.rawValue),
                title: reaction.severity == .severe
                    ? localized("A severe reaction was noted") : localized("A reaction with epinephrine was noted"),
                body: localized("\(reaction.shownSymptom), noted by \(name)"),
                link: TIPsLink.emergency.deepLink,
                timing: .occurred(reaction.at)
            )
        }
        candidates += try tables.overruledDoses().map { change in
            NotificationCandidate(
                series: Self.series(overruledCategory, "\(change.id)"),
                title: plan.units.contains { $0.id.rawValue == change.subject.id }
                    ? localized("A unit has another name") : localized("Another admin's dose counts"),
                body: localized(kept: change.summary),
                link: TIPsLink.editItems.deepLink,
                timing: .occurred(change.at)
            )
        }
        if member.role == .admin { candidates += try Self.newCycleNotice(plan) }
        return candidates
    }

    /// The acting member's preferences: the reminders with their times and zone, and the timer.
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

    /// The recipient; nil if there is no room, no member is chosen, or the member was removed.
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
private let reactionCategory = "reaction"

extension Plan {
    /// The plan without the stop after a severe reaction and without the clinic's stops of items.
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
    /// The member's own zone; nil for the device's.
    fileprivate var zone: TimeZone? { timeZoneID.flatMap { TimeZone(identifier: $0) } }
}

// MARK: Reasons

extension TIPsTracker {
    private static func series(_ category: String, _ name: String) -> NotificationSeries {
        NotificationSeries(app: "tips", category: category, name: name)
    }

    /// The daily reminders of one cycle.
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
            // The recurrence follows the member's calendar, in which the room's first and last day may be other dates. Times outside the cycle are
            // silent.
            let recurrence = try Recurrence(
                .everyDays(1),
                from: LocalDateTime(zone.date(at: begin), reminder.time),
                end: .until(zone.date(at: end.adding(milliseconds: -1)))
            )
            return NotificationCandidate(
                series: series(category.rawValue, cycle.id.rawValue),
                title: category.title,
                body: [
                    localized("Not everything has been logged today."),
                    category == .treatment && !asked.isEmpty
                        ? localized("Ask the clinic before \(listed(asked)).") : "",
                ].filter { !$0.isEmpty }.joined(separator: " "),
                link: TIPsLink.home.deepLink,
                timing: .recurring(recurrence),
                silent: [begin.adding(days24h: -2)..<begin] + silent + [end..<end.adding(days24h: 2)],
                usefulFor: usefulTime(of: reminder.time)
            )
        }
    }

    /// The milliseconds for which a reminder is useful: until the member's midnight, and at least an hour. Logging is impossible later.
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
        guard let newest = TreatmentTimer.newest(of: entries) else { return [] }
        let own = newest.cycle == plan.cycle?.id ? plan : try cycleOf(newest.cycle)
        guard let cycle = own.cycle,
            let timer = TreatmentTimer.derived(from: entries, items: own.items, cycle: cycle, minutes: minutes)
        else { return [] }
        return [
            NotificationCandidate(
                series: Self.series(timerCategory, timer.since.rawValue),
                title: localized("The next treatment food can be logged"),
                body: timer.remaining == 1 ? localized("One is left.") : localized("\(timer.remaining) are left."),
                link: TIPsLink.home.deepLink,
                timing: .at([timer.endsAt]),
                usefulFor: 3_600_000
            )
        ]
    }

    /// The end of the plan's rest after the newest treatment log.
    private func restEnd(_ entries: [LogEntry], minutes: Int) -> [NotificationCandidate] {
        guard minutes > 0, let newest = TreatmentTimer.newest(of: entries) else { return [] }
        return [
            NotificationCandidate(
                series: Self.series(restCategory, newest.id.rawValue),
                title: localized("The rest after treatment foods is over"),
                body: localized("It was \(minutes, "minute"), as the plan has it."),
                link: TIPsLink.home.deepLink,
                timing: .at([newest.at.adding(minutes: minutes)]),
                usefulFor: 3_600_000
            )
        ]
    }

    /// The notices about the expiry of the adrenaline: 30 days before it and on the day after it, at 09:00 room time.
    private static func adrenalineNotices(_ plan: Plan) throws -> [NotificationCandidate] {
        guard let expires = plan.emergency.expires else { return [] }
        let nine = try LocalTime(hour: 9, minute: 0)
        return [
            (expires.adding(days: -EmergencyPlan.warningDays), "soon", localized("The epinephrine soon expires")),
            (expires.next, "now", localized("The epinephrine has EXPIRED")),
        ].map { day, name, title in
            NotificationCandidate(
                series: series(emergencyCategory, "\(name)-\(expires)"),
                title: title,
                body: localized("The emergency plan says: good until \(expires).")
                    + (name == "now" ? " " + localized("Ask the clinic or pharmacy for a new one today.") : ""),
                link: TIPsLink.emergency.deepLink,
                timing: .at([plan.room.timeZone.instant(of: LocalDateTime(day, nine))])
            )
        }
    }

    /// The notification that the next cycle can be set up.
    private static func newCycleNotice(_ plan: Plan) throws -> [NotificationCandidate] {
        guard let last = plan.cycles.last,
            let number = try? CycleRule.nextNumber(after: plan.cycles, on: last.challenge)
        else { return [] }
        let nine = try LocalTime(hour: 9, minute: 0)
        return [
            NotificationCandidate(
                series: series(cycleCategory, last.id.rawValue),
                title: localized("Cycle \(number) can be set up"),
                body: localized("Cycle \(last.number) ends with today's food challenge. Its items are carried over."),
                link: TIPsLink.newCycle.deepLink,
                timing: .at([plan.room.timeZone.instant(of: LocalDateTime(last.challenge, nine))])
            )
        ]
    }
}

extension PlanReader {
    /// The names of today's unlogged treatment foods with a reason to ask for the clinic's word.
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
                && gateReasons(now: now, of: item, in: cycle, plan).contains { $0.kind != .soon }
        }.map(\.name)
    }
}
