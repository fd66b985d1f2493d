import StorageKit
public import TimeKit

/// What the next cycle begins with.
public enum CarryOver {
    /// Every item that is in the plan at the old cycle's end, in its category and order, under the old lineage and an id made of it and the
    /// new cycle's: two admins who both start the cycle make the same items. Daily doses come along; weekly doses don't:
    /// treatment foods have none until this cycle's are entered.
    public static func items(of plan: Plan, to cycle: Cycle.ID) -> [Item] {
        fatalError("rules")
    }
}
