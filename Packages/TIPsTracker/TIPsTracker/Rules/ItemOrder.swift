public import StorageKit
public import TimeKit

/// Where items stand among each other.
public enum ItemOrder {
    /// The key for a place in a category: 1 is the first; nil, or beyond the end, the last. `moving` is not counted.
    public static func key(at position: Int?, in category: Category, of items: [Item], moving: Item.ID? = nil) -> OrderKey {
        fatalError("rules")
    }

    /// A place after a move: a change of category is remembered with the day.
    public static func place(_ old: Place, to category: Category, _ order: OrderKey, today: LocalDate) -> Place {
        fatalError("rules")
    }
}
