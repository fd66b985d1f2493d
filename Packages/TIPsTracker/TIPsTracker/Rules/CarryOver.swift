import StorageKit
public import TimeKit

/// What the next cycle begins with.
public enum CarryOver {
    /// Every item of the plan that was not deleted or is wanted back, in its category and order, under the old lineage and an id made of it and the
    /// new cycle's: two admins who both start the cycle make the same items. Daily doses of the other categories come along;
    /// treatment foods have no dose until this cycle's are entered week by week.
    public static func items(of plan: Plan, to cycle: Cycle.ID, restoring: Set<Item.ID> = []) -> [Item] {
        plan.items.filter { $0.archived == nil || restoring.contains($0.id) }.map { old in
            Item(
                id: Item.ID("\(old.lineage)-\(cycle)"),
                cycle: cycle,
                lineage: old.lineage,
                name: old.name,
                place: Place(old.category, old.place.order),
                dosing: old.category == .treatment ? .weekly([:]) : Dosing(daily: old.dosing.daily)
            )
        }
    }
}
