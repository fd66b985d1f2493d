import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The clinic's report of a cycle, up to now. A removed member can't create one.
    ///
    /// - Throws: `notFound`, `notAllowed`.
    public func report(of cycle: Cycle.ID) throws(TIPsError) -> ClinicReport {
        let now = clock.now()
        let (plan, entries, reactions, doses, unasked, stops, writes) = try read { tables in
            if let id = try actor ?? tables.device()?.member, let member = try tables.member(id), !member.isActive {
                throw Refusal.revoked(member.name)
            }
            let plan = try tables.plan(of: cycle)
            let reactions = try tables.reactions(of: cycle)
            var doses: [Claim.ID: Snapshot] = [:]
            for id in reactions.compactMap(\.after) { doses[id] = try tables.claim(id)?.snapshot }
            let entries = try plan.cycle.map { try tables.entries(in: Self.reported($0, among: plan.cycles)) } ?? []
            return (
                plan, entries, reactions, doses, try tables.unaskedReasons(entries), try tables.stops(of: cycle),
                try tables.itemWrites(in: cycle)
            )
        }
        guard let found = plan.cycle else { throw .notFound(what: "cycle", cycle.rawValue) }
        return ClinicReport(
            plan: plan,
            cycle: found,
            entries: entries,
            reactions: reactions,
            doses: doses,
            audit: try audit(in: Self.reported(found, among: plan.cycles)),
            unasked: unasked,
            stops: stops,
            writes: writes,
            now: now
        )
    }

    /// The days of a cycle, including its challenge day unless the next cycle begins on it.
    private static func reported(_ cycle: Cycle, among cycles: [Cycle]) -> Range<LocalDate> {
        cycle.start..<(cycles.contains { $0.start == cycle.challenge } ? cycle.challenge : cycle.challenge.next)
    }
}
