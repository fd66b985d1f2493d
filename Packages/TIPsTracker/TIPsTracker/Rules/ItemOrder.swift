public import StorageKit
public import TimeKit

/// The order of items within a category.
public enum ItemOrder {
    /// The first position of a category.
    static let first = 1

    /// Returns the sort key for a position in a category. `moving` and deleted items aren't counted.
    ///
    /// Concurrent moves can leave two items with one key. No key lies between them, so the result comes after both.
    ///
    /// - Parameter position: 1 for the first; nil or a number beyond the end for the last.
    /// - Complexity: O(items × log items).
    public static func key(at position: Int?, in category: Category, of items: [Item], moving: Item.ID? = nil)
        -> OrderKey
    {
        let all = items.filter { $0.category == category && $0.id != moving }
        let keys = all.map(\.place.order)
        let shown = all.filter { $0.archived == nil }.sorted { ($0.place.order, $0.id) < ($1.place.order, $1.id) }
        guard let position, position <= shown.count else { return .between(keys.max(), nil) }
        guard position > 1 else { return .between(nil, keys.min()) }
        // A deleted item keeps its key, because it may be restored. No other item may get the same key.
        let lower = shown[position - 2].place.order
        return .between(lower, keys.filter { $0 > lower }.min())
    }

    /// Returns the place after a move. A change of category is recorded with the day.
    public static func place(_ old: Place, to category: Category, _ order: OrderKey, today: LocalDate) -> Place {
        guard category != old.category else { return Place(category, order, earlier: old.earlier) }
        var stays: [Place.Stay] = []
        for stay in old.earlier + [Place.Stay(old.category, until: today)] {
            // Keep only categories that the item had for at least a day.
            let until = min(stay.until, today)
            if let last = stays.last, until <= last.until { continue }
            if stays.last?.category == stay.category { stays.removeLast() }
            stays.append(Place.Stay(stay.category, until: until))
        }
        // A move back on the same day leaves no trace.
        if stays.last?.category == category { stays.removeLast() }
        return Place(category, order, earlier: stays)
    }
}
