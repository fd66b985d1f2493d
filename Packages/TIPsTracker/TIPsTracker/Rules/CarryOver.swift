import StorageKit
public import TimeKit

/// What the next cycle begins with.
public enum CarryOver {
    /// Every item that is in the plan at the old cycle's end, in its category and order, under a new id and the old lineage. Daily
    /// doses come along; weekly doses don't: treatment foods have none until this cycle's are entered.
    public static func items(
        of plan: Plan,
        to cycle: Cycle.ID,
        newID: () -> Item.ID
    ) -> [Item] {
        fatalError("rules")
    }
}
