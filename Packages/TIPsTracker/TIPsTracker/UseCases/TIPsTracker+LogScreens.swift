import Foundation
import ScreenKit
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The history of one day.
    ///
    /// - Parameter audit: whether to include edits and deletions.
    public func historyPage(on day: LocalDate, audit: Bool = false) throws(TIPsError) -> HistoryPage {
        try historyPage(from: day, through: day, audit: audit)
    }

    /// The history of several days, in either order of the bounds.
    public func historyPage(
        from: LocalDate,
        through: LocalDate,
        audit: Bool = false
    ) throws(TIPsError) -> HistoryPage {
        let days = min(from, through)...max(from, through)
        return try read { tables in
            let entries = try tables.entries(in: days.lowerBound..<days.upperBound.next)
            return try historyPage(tables, days: days, entries: entries, audit: audit, before: nil)
        }
    }

    /// The newest part of the history, or the part before a day. Days aren't split.
    ///
    /// - Parameter limit: the approximate number of logs on a page.
    public func historyPage(
        audit: Bool = false,
        limit: Int = 50,
        before: LocalDate? = nil
    ) throws(TIPsError) -> HistoryPage {
        try read { tables in
            let today = try tables.bareRoom().day(of: clock.now())
            let stretch = try tables.history(before: before, limit: max(1, limit))
            let last = before?.previous ?? max(today, stretch.entries.map(\.day).max() ?? today)
            let first = try stretch.before ?? tables.firstDay(or: last, in: tables.cycles())
            return try historyPage(
                tables,
                days: min(first, last)...last,
                entries: stretch.entries,
                audit: audit,
                before: stretch.before
            )
        }
    }

    private func historyPage(
        _ tables: PlanReader,
        days: ClosedRange<LocalDate>,
        entries: [LogEntry],
        audit: Bool,
        before: LocalDate?
    ) throws -> HistoryPage {
        let context = try context(tables)
        let changes = audit ? try tables.audit(in: days.lowerBound..<days.upperBound.next) : []
        var logs = HistoryPage.Logs(entries: entries, audit: changes)
        // A reaction after a challenge belongs to the last cycle that had begun. One before the first cycle belongs to the first.
        let current = CycleRule.current(of: context.plan.cycles, on: days.lowerBound)?.id
        for cycle in context.plan.cycles
        where cycle.id == current || cycle.start <= days.upperBound && cycle.challenge >= days.lowerBound {
            logs.reactions += try tables.reactionsWithOwnPhotos(of: cycle.id)
            logs.holds += try tables.allHolds(of: cycle.id)
            if audit { logs.stops += try tables.stops(of: cycle.id) }
        }
        for cycle in Set(entries.map(\.claim.cycle) + logs.reactions.filter { $0.food != nil }.map(\.cycle)) {
            for item in try tables.items(of: cycle, in: context.plan) { logs.names[item.id] = item.name }
        }
        logs.unasked = try tables.unasked(entries)
        logs.doses = try tables.followedDoses(logs.reactions)
        if audit { logs.planChanges = try tables.planChanges() + tables.othersPlanChanges() }
        let since = try tables.firstDay(or: days.lowerBound, in: context.plan.cycles)
        let newest = try tables.history(before: nil, limit: 1).entries.map(\.day).max() ?? context.today
        let last = max(context.today, newest)
        return HistoryPage(context, days: days, logs: logs, since: since, last: last, before: before)
    }

    /// A log of the history. An id from before an edit and a unique beginning of an id find it, too.
    ///
    /// - Throws: `notFound`.
    public func logPage(_ id: Claim.ID, typed: [String: String] = [:]) throws(TIPsError) -> LogPage {
        try read { tables in
            let context = try context(tables)
            guard let entry = try tables.entry(of: tables.newestID(named: id)) else {
                throw TIPsError.notFound(what: "log", id.rawValue)
            }
            let items = try tables.items(of: entry.claim.cycle, in: context.plan)
            return LogPage(
                context,
                entry: entry,
                cycle: context.plan.cycles.first { $0.id == entry.claim.cycle },
                name: items.first { $0.id == entry.item }?.name,
                unasked: try tables.unasked([LogEntry(claim: entry.claim)])[entry.id],
                typed: typed
            )
        }
    }

    /// A week of a cycle; by default today's week of today's cycle. The numbers after the cycle's weeks are those of the weeks from the challenge day
    /// on, up to today or the next cycle.
    ///
    /// - Throws: `notFound`, `noCycle`, and `noSuchWeek` for a week that can't be shown.
    public func weekViewPage(cycle: Cycle.ID? = nil, week: Int? = nil) throws(TIPsError) -> WeekViewPage {
        try read { tables in
            var context = try context(tables, of: cycle)
            guard let cycle = context.plan.cycle else { throw TIPsError.noCycle }
            context.plan.stoppedDays = try tables.stoppedDays(context.plan, through: context.today)
            let last = context.plan.shownWeeks(of: cycle, by: context.today)
            if let week, !(1...last).contains(week) { throw TIPsError.noSuchWeek(week, weeks: last) }
            let shown = WeekViewPage.week(week, of: cycle, in: context.plan, today: context.today)
            let reactions = try tables.reactionsWithOwnPhotos(of: cycle.id)
            return WeekViewPage(
                context,
                cycle: cycle,
                week: shown,
                entries: try tables.entries(in: context.plan.days(ofShownWeek: shown, of: cycle)),
                reactions: reactions,
                doses: try tables.followedDoses(reactions)
            )
        }
    }

    /// The reactions of a cycle; by default of today's.
    ///
    /// - Throws: `notFound`.
    public func reactionsPage(
        cycle: Cycle.ID? = nil,
        typed: [String: String] = [:]
    ) throws(TIPsError) -> ReactionsPage {
        try read { tables in
            var context = try context(tables, of: cycle)
            let reactions = try context.plan.cycle.map { try tables.reactions(of: $0.id) } ?? []
            context.enteredToday = try tables.entered(reactions, on: context.today, in: context.plan.room)
            var recent = try tables.entries(in: context.today.adding(days: -1)..<context.today.adding(days: 2))
            for claim in reactions.compactMap(\.after) where !recent.contains(where: { $0.id == claim }) {
                if let entry = try tables.entry(of: claim) { recent.append(entry) }
            }
            let elsewhere = Set(try reactions.filter(tables.isPhotoElsewhere).map(\.id))
            return ReactionsPage(
                context,
                reactions: reactions,
                elsewhere: elsewhere,
                doses: try tables.followedDoses(reactions),
                recent: recent,
                typed: typed
            )
        }
    }

    /// The form of a reaction.
    ///
    /// - Throws: `notFound`.
    public func reactionPage(_ id: Reaction.ID, typed: [String: String] = [:]) throws(TIPsError) -> ReactionPage {
        try read { tables in
            var context = try context(tables)
            let (reaction, entered) = try tables.reaction(id, in: context.plan)
            context.enteredToday = entered == context.today ? [id] : []
            context.plan.items = try tables.items(of: reaction.cycle, in: context.plan)
            var recent = try tables.entries(in: reaction.day.previous..<reaction.day.adding(days: 2))
            if let after = reaction.after, !recent.contains(where: { $0.id == after }),
                let entry = try tables.entry(of: after)
            {
                recent.append(entry)
            }
            return ReactionPage(
                context,
                reaction,
                isPhotoElsewhere: try tables.isPhotoElsewhere(reaction),
                dose: try tables.followedDoses([reaction]).values.first,
                recent: recent,
                typed: typed
            )
        }
    }

    /// The supply of each item.
    public func suppliesPage(typed: [String: String] = [:]) throws(TIPsError) -> SuppliesPage {
        try read { tables in
            let context = try context(tables)
            return SuppliesPage(context, forecasts: try tables.forecasts(context), typed: typed)
        }
    }

    /// The adherence in a cycle; by default in today's.
    ///
    /// - Throws: `notFound`, `noCycle`.
    public func adherencePage(cycle: Cycle.ID? = nil) throws(TIPsError) -> AdherencePage {
        try read { tables in
            var context = try context(tables, of: cycle)
            guard let cycle = context.plan.cycle else { throw TIPsError.noCycle }
            context.plan.stoppedDays = try tables.stoppedDays(context.plan, through: context.today)
            let report = AdherenceReport(
                plan: context.plan,
                cycle: cycle,
                entries: try tables.entries(in: cycle.start..<cycle.challenge.next),
                today: context.today
            )
            return AdherencePage(context, cycle: cycle, report: report)
        }
    }
}

// MARK: Data of screens

extension TIPsTracker {
    func context(_ tables: PlanReader, of cycle: Cycle.ID? = nil) throws -> ScreenContext {
        try viewer.context(tables, of: cycle)
    }

    var viewer: ScreenViewer { ScreenViewer(clock: clock, actor: actor, sentAt: sentAt, act: act) }
}

extension PlanReader {
    /// The id of a cycle that a link or a picker names. People write its number, too.
    fileprivate func cycle(named name: Cycle.ID) throws -> Cycle.ID {
        let cycles = try cycles()
        guard !cycles.contains(where: { $0.id == name }) else { return name }
        return cycles.first { String($0.number) == name.rawValue }?.id ?? name
    }
}

/// The viewer of a screen, with the clock. It doesn't own the store, because a stream of screens must not keep the store open.
struct ScreenViewer: Sendable {
    let clock: WallClock
    let actor: Member.ID?
    /// See ``TIPsTracker/sentAt``.
    let sentAt: Instant?
    /// See ``TIPsTracker/act``.
    let act: Act?

    /// The data that every screen of a cycle needs; by default of today's cycle.
    ///
    /// - Parameter isEmergency: whether a removed member and nobody have a screen, too, without the family's emergency plan.
    /// - Throws: `notSetUp`, `notFound`, `notAllowed`.
    func context(
        _ tables: PlanReader,
        of cycle: Cycle.ID? = nil,
        isEmergency: Bool = false
    ) throws -> ScreenContext {
        let now = clock.now()
        var plan = try cycle.map { try tables.plan(of: tables.cycle(named: $0)) } ?? tables.plan(on: now)
        let known = try (actor ?? tables.device()?.member).flatMap(plan.member)
        guard known != nil || isEmergency else { throw Refusal.nobody }
        let member = known ?? Member(id: TimeKit.ID(""), name: "", role: .logger, joined: now, revoked: now)
        if !member.isActive {
            guard isEmergency else { throw Refusal.revoked(member.name) }
            plan.emergency = EmergencyPlan()
            plan.standing = []
        }
        var context = ScreenContext(
            plan: plan,
            member: member.isActive ? try looking(member, tables) : member,
            settings: try tables.settings(of: member.id),
            now: now,
            deviceZone: clock.zone(),
            revision: Revision(change: try tables.revision())
        )
        context.deviceTime = sentAt ?? now
        context.act = act
        context.sync = try tables.remote() == nil ? nil : tables.syncStatus()
        return context
    }

    /// Returns a member with the permissions of this device. A device that left the room can read the stored data and change nothing.
    private func looking(_ member: Member, _ tables: PlanReader) throws -> Member {
        guard let end = try tables.ownAccount()?.until else { return try tables.acting(member) }
        var member = member
        member.revoked = end
        return member
    }

    /// The home screen, read in one transaction.
    func homeScreen(_ tables: PlanReader) throws -> HomeScreen {
        let context = try context(tables)
        let today = context.today
        var logs = HomeScreen.Logs(recent: [])
        logs.newest = try tables.newestEntry(before: tables.endOfClocks(at: context.now))
        logs.lastChange = try tables.lastChange(of: context.member.id)
        if let cycle = context.plan.cycle {
            let week = cycle.days(ofWeek: CyclePosition(of: today, in: cycle).week).lowerBound
            let gap = DoseGate.gapHours(of: .maintenance, clinic: context.plan.clinic.gapHours)
            let from = min(week, today.adding(days: -gap / 24 - 1))
            // They include logs with a time in the future, however far.
            logs.recent = try tables.entries(in: from..<PlanReader.endOfDays)
            logs.outside = try tables.logsOutside(cycle, among: context.plan.cycles)
            logs.timer = try tables.wait(at: context.now, for: context.settings, in: context.plan.room)
            logs.stops = try tables.stops(of: cycle.id)
            logs.supplies = try tables.forecasts(context)
            for item in context.plan.items where item.isPlanned(on: today) {
                guard DueRule.takesLogs(item.place.category(on: today), on: today, in: cycle) else { continue }
                logs.gates[item.id] = try tables.gateReasons(now: context.now, of: item, in: cycle, context.plan)
            }
            logs.gatesOfYesterday = try gatesOfYesterday(tables, context, cycle)
        }
        return HomeScreen(context, logs: logs)
    }

    /// The reasons to ask before each item that can be counted for yesterday.
    private func gatesOfYesterday(
        _ tables: PlanReader,
        _ context: ScreenContext,
        _ cycle: Cycle
    ) throws -> [Item.ID: [GateReason]] {
        let room = context.plan.room
        guard LogRule.offersYesterday(now: context.now, in: room) else { return [:] }
        let day = LogRule.dayBefore(context.today, in: room)
        var gates: [Item.ID: [GateReason]] = [:]
        for item in context.plan.items where item.isPlanned(on: day) {
            guard DueRule.takesLogs(item.place.category(on: day), on: day, in: cycle) else { continue }
            gates[item.id] = try tables.gateReasons(at: context.now, of: item, on: day, in: cycle, context.plan)
        }
        return gates
    }
}

extension PlanReader {
    /// The range of days that a log can have.
    private static let firstOfDays = LocalDate(dayNumber: -719_162)
    fileprivate static let endOfDays = LocalDate(dayNumber: 2_932_896)

    /// The items of a cycle. Those of the plan's cycle aren't read again.
    func items(of cycle: Cycle.ID, in plan: Plan) throws -> [Item] {
        cycle == plan.cycle?.id ? plan.items : try fields(scope: cycle.rawValue, kind: "item").compactMap(Item.init)
    }

    /// The number of a cycle's logs on days that don't take them anymore. The days of the neighboring cycles aren't searched.
    fileprivate func logsOutside(_ cycle: Cycle, among cycles: [Cycle]) throws -> Int {
        let others = cycles.filter { $0.id != cycle.id }
        let before = others.last { $0.challenge <= cycle.start }?.challenge.next ?? Self.firstOfDays
        let after = others.first { $0.start > cycle.start }?.start ?? Self.endOfDays
        let gaps = [(before, cycle.start), (cycle.challenge.next, after)].filter { $0.0 < $0.1 }
        return try gaps.reduce(0) { count, gap in
            try count
                + entries(in: gap.0..<gap.1).count {
                    $0.claim.cycle == cycle.id
                        && !DueRule.takesLogs($0.claim.snapshot.category, on: $0.day, in: cycle)
                }
        }
    }

    /// The forecasts of the counted supplies, from one read of the logs since the oldest count.
    fileprivate func forecasts(_ context: ScreenContext) throws -> [Item.ID: SupplyForecast] {
        let plan = context.plan
        let counted = plan.openItems.compactMap { item in plan.supplies[item.lineage].map { (item, $0) } }
        guard let oldest = counted.map(\.1.countedAt).min() else { return [:] }
        var from = plan.room.day(of: oldest).previous
        if let cycle = plan.cycle {
            from = min(from, cycle.days(ofWeek: CyclePosition(of: context.today, in: cycle).week).lowerBound)
        }
        let all = try entries(in: from..<Self.endOfDays)
        let byLineage = Dictionary(grouping: all) { Self.lineage(of: $0.item) }
        return Dictionary(
            counted.map { item, supply in
                let forecast = SupplyForecast(
                    supply,
                    item: item,
                    cycle: plan.cycle,
                    plan: plan,
                    entries: byLineage[item.lineage.rawValue] ?? [],
                    today: context.today
                )
                return (item.id, forecast)
            }
        ) { first, _ in first }
    }

    /// The lineage in an item's id: see `CarryOver`.
    private static func lineage(of item: Item.ID) -> String {
        item.rawValue.range(of: "-cycle-", options: .backwards).map { String(item.rawValue[..<$0.lowerBound]) }
            ?? item.rawValue
    }
}
