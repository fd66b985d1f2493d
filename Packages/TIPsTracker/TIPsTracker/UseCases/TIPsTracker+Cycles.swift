import StorageKit
public import TimeKit

/// A cycle after it was made or edited, and what should be looked at.
public struct CycleReceipt: Hashable, Codable, Sendable {
    /// The cycle.
    public let cycle: Cycle
    /// What should be looked at: doses missing, logs outside, doses that fall.
    public let warnings: [PlanWarning]

    /// A receipt.
    public init(cycle: Cycle, warnings: [PlanWarning]) {
        self.cycle = cycle
        self.warnings = warnings
    }
}

extension TIPsTracker {
    /// Edits a cycle. Logs keep their days, so weeks and counts follow the new start. Admins only.
    ///
    /// Throws what `CycleRule.check` throws, and `missingWeekDoses` where the cycle gains weeks for which a treatment food with
    /// weekly doses has none: give them in `newWeeks`.
    @discardableResult
    public func editCycle(_ cycle: Cycle.ID, _ edit: CycleEdit) throws(TIPsError) -> CycleReceipt {
        throw .fault("not built")
    }

    /// Begins the next cycle, from the last one's challenge date on; everything is carried over as `CarryOver` says. Admins only.
    ///
    /// Throws `noCycle`, `challengeAhead`, `lastCycle`, and what `CycleRule.check` throws.
    @discardableResult
    public func newCycle(_ draft: NewCycleDraft) throws(TIPsError) -> CycleReceipt {
        throw .fault("not built")
    }

    /// The cycle of an id or a number. Throws `notFound`.
    public func findCycle(_ text: String) throws(TIPsError) -> Cycle {
        throw .fault("not built")
    }
}
