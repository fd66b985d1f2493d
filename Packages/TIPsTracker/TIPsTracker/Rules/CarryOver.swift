import StorageKit
public import TimeKit

/// The items that the next cycle takes over from this one.
public enum CarryOver {
    /// Copies the items of a plan into a new cycle, with their categories, order and lineage.
    ///
    /// The id of a copy is made of its lineage and the cycle, so two admins who both start the cycle create the same items. A constant dose
    /// is copied; that of a maintenance or treatment food waits for an admin's confirmation. Weekly doses aren't copied and must be entered. The
    /// clinic's stop of an item stands until an admin lifts it.
    ///
    /// - Parameter restoring: deleted items to copy as well; other deleted items are left out.
    public static func items(of plan: Plan, to cycle: Cycle.ID, restoring: Set<Item.ID> = []) -> [Item] {
        plan.items.filter { $0.archived == nil || restoring.contains($0.id) }.map { old in
            var copy = Item(
                id: Item.ID("\(old.lineage)-\(cycle)"),
                cycle: cycle,
                lineage: old.lineage,
                name: old.name,
                place: Place(old.category, old.place.order),
                dosing: old.dosing.isWeekly ? .weekly([:]) : Dosing(daily: old.dosing.daily),
                stopped: old.stopped
            )
            copy.unconfirmed = copy.needsConfirmation
            return copy
        }
    }
}

extension Item {
    /// True for a maintenance or treatment food whose constant dose is carried over; nil for any other item.
    var needsConfirmation: Bool? {
        category.confirmsCarriedDoses && !dosing.isWeekly && dosing.daily != nil ? true : nil
    }
}
