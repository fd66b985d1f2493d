import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The clinic's report of a cycle, up to now. A removed member can't create one, nor can nobody.
    ///
    /// - Throws: `notFound`, `notAllowed`.
    public func report(of cycle: Cycle.ID) throws(TIPsError) -> ClinicReport {
        let now = clock.now()
        return try read { tables in
            guard let id = try actor ?? tables.device()?.member, let member = try tables.member(id) else {
                throw Refusal.nobody
            }
            guard member.isActive else { throw Refusal.revoked(member.name) }
            return try tables.report(of: cycle, now: now)
        }
    }

    /// The page with the clinic's report of a cycle; by default of today's.
    ///
    /// - Throws: `notFound`, `notAllowed`, `noCycle`.
    public func reportPage(cycle: Cycle.ID? = nil) throws(TIPsError) -> ReportPage {
        try read { tables in
            let context = try context(tables, of: cycle)
            guard let cycle = context.plan.cycle else { throw TIPsError.noCycle }
            return ReportPage(context, try tables.report(of: cycle.id, now: context.now))
        }
    }
}

extension PlanReader {
    /// - Throws: `notFound`.
    fileprivate func report(of id: Cycle.ID, now: Instant) throws -> ClinicReport {
        var plan = try plan(of: id)
        guard let cycle = plan.cycle else { throw TIPsError.notFound(what: "cycle", id.rawValue) }
        let today = plan.room.day(of: now)
        plan.stoppedDays = try stoppedDays(plan, through: today)
        let days = Self.reported(cycle, in: plan, through: today)
        let reactions = try reactions(of: id)
        let entries = try entries(in: days)
        var doses: [Claim.ID: Snapshot] = [:]
        for claim in reactions.compactMap(\.after) { doses[claim] = try self.claim(claim)?.snapshot }
        let removed = try followedDoses(reactions).filter { !$0.value.isLogged }
        return ClinicReport(
            plan: plan,
            cycle: cycle,
            entries: entries,
            reactions: reactions,
            doses: doses,
            removed: Set(removed.keys),
            audit: try audit(in: days),
            unasked: try unaskedReasons(entries),
            stops: try stops(of: id),
            writes: try itemWrites(in: id),
            moves: try moves(of: id),
            now: now
        )
    }

    /// The days of a cycle, including its challenge day and those after it up to today, but for the days of the next cycle.
    private static func reported(_ cycle: Cycle, in plan: Plan, through today: LocalDate) -> Range<LocalDate> {
        let end = max(cycle.challenge, today).next
        return cycle.start..<(plan.start(after: cycle).map { min(end, $0) } ?? end)
    }
}
