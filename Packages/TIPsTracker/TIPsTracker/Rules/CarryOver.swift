import StorageKit
public import TimeKit

/// What the next cycle begins with.
public enum CarryOver {
    /// Every item of the plan that was not deleted or is wanted back, in its category and order, under the old lineage and an id made of it and the
    /// new cycle's: two admins who both start the cycle make the same items. An item with one dose for all weeks keeps it; a treatment food with a dose
    /// for each week has none until this cycle's are entered. The dose of a maintenance food waits for an admin to confirm it.
    public static func items(of plan: Plan, to cycle: Cycle.ID, restoring: Set<Item.ID> = []) -> [Item] {
        plan.items.filter { $0.archived == nil || restoring.contains($0.id) }.map { old in
            Item(
                id: Item.ID("\(old.lineage)-\(cycle)"),
                cycle: cycle,
                lineage: old.lineage,
                name: old.name,
                place: Place(old.category, old.place.order),
                dosing: old.dosing.isWeekly ? .weekly([:]) : Dosing(daily: old.dosing.daily),
                unconfirmed: old.category == .maintenance && old.dosing.daily != nil ? true : nil
            )
        }
    }
}
