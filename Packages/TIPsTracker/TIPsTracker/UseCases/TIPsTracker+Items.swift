import StorageKit
public import TimeKit

/// An item after it was added or edited, and what should be looked at.
public struct ItemReceipt: Hashable, Codable, Sendable {
    /// The item.
    public let item: Item
    /// What should be looked at: a dose that falls, a name that is there twice.
    public let warnings: [PlanWarning]

    /// A receipt.
    public init(item: Item, warnings: [PlanWarning]) {
        self.item = item
        self.warnings = warnings
    }
}

extension TIPsTracker {
    /// Adds an item to the cycle that today is about (or another). In mid-cycle it is in the plan from today on. Admins only.
    ///
    /// Throws `blank`, `tooLong`, the errors of `DoseRule`, `notFound` (an unknown unit), `missingWeekDoses`, `noCycle`.
    @discardableResult
    public func addItem(_ draft: ItemDraft, to cycle: Cycle.ID? = nil) throws(TIPsError) -> ItemReceipt {
        throw .fault("not built")
    }

    /// Changes an item's name or doses, from today on: history shows what was true when it was logged. Admins only.
    @discardableResult
    public func editItem(_ item: Item.ID, _ edit: ItemEdit) throws(TIPsError) -> ItemReceipt {
        throw .fault("not built")
    }

    /// Puts an item elsewhere: in its category, or in another from today on. One register is written, however many items there are.
    ///
    /// A treatment food that leaves its category keeps this week's dose as its daily one. Admins only.
    @discardableResult
    public func moveItem(_ item: Item.ID, to category: Category, at position: Int? = nil) throws(TIPsError)
        -> ItemReceipt
    {
        throw .fault("not built")
    }

    /// Takes an item out of the plan from today on; its logs stay. Admins only.
    @discardableResult
    public func deleteItem(_ item: Item.ID) throws(TIPsError) -> Item {
        throw .fault("not built")
    }

    /// The item of the current cycle (or another) that an id or a name means; a category and a name as "treatment/Peanut".
    ///
    /// Throws `notFound`, `ambiguous` with the candidates.
    public func findItem(_ text: String, in cycle: Cycle.ID? = nil) throws(TIPsError) -> Item {
        throw .fault("not built")
    }
}
