import RealtimeTree
import TIPsTracker
import TimeKit

/// The ticks of four members for twenty items on every day of a year, or of another number of days.
struct Year {
    /// All ticks, day by day.
    let claims: [Claim]

    init(from start: Instant, days: Int = 365) throws {
        let first = try LocalDate(iso8601: "2025-01-01")
        claims = (0..<days).flatMap { day in
            (0..<20).flatMap { item in
                let slot = Slot(day: first.adding(days: day), item: ID("item-\(item)"))
                return (0..<4).map { member in
                    let at = start.adding(days24h: day).adding(milliseconds: Int64(item * 4 + member))
                    return Claim(
                        clock: HybridClock(milliseconds: at.milliseconds, counter: 0, node: "node\(member)"),
                        slot: slot,
                        cycle: ID("cycle-1"),
                        member: ID("member-\(member)"),
                        at: at,
                        recordedAt: at,
                        snapshot: Snapshot(
                            item: "Item \(item)",
                            category: .maintenance,
                            dose: DoseLabel(amount: "1", unit: "g")
                        )
                    )
                }
            }
        }
    }

    /// The write that puts the ticks at their paths.
    func write(_ layout: RoomLayout) throws -> RealtimeWrite {
        try RealtimeWrite(
            Dictionary(
                uniqueKeysWithValues: claims.map { (layout.claim($0.id, in: $0.slot), ClaimForm.value($0)) }
            )
        )
    }
}
