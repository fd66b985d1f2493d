public import StorageKit
public import TimeKit

/// Where items stand among each other.
public enum ItemOrder {
    /// The key for a place in a category: 1 is the first; nil, or beyond the end, the last. `moving` and deleted items are not
    /// counted.
    ///
    /// Two people who moved items at once may have made one key twice; between two such items there is no room, and the place
    /// behind them is given. O(items × log items).
    public static func key(at position: Int?, in category: Category, of items: [Item], moving: Item.ID? = nil)
        -> OrderKey
    {
        let all = items.filter { $0.category == category && $0.id != moving }
        let keys = all.map(\.place.order)
        let shown = all.filter { $0.archived == nil }.sorted { ($0.place.order, $0.id) < ($1.place.order, $1.id) }
        guard let position, position <= shown.count else { return .between(keys.max(), nil) }
        guard position > 1 else { return .between(nil, keys.min()) }
        // Deleted items keep their keys, and no other gets the same: they may come back.
        let lower = shown[position - 2].place.order
        return .between(lower, keys.filter { $0 > lower }.min())
    }

    /// A place after a move: a change of category is remembered with the day.
    public static func place(_ old: Place, to category: Category, _ order: OrderKey, today: LocalDate) -> Place {
        guard category != old.category else { return Place(category, order, earlier: old.earlier) }
        var stays: [Place.Stay] = []
        for stay in old.earlier + [Place.Stay(old.category, until: today)] {
            // What was left on the day it was entered was never there for a day.
            let until = min(stay.until, today)
            if let last = stays.last, until <= last.until { continue }
            if stays.last?.category == stay.category { stays.removeLast() }
            stays.append(Place.Stay(stay.category, until: until))
        }
        // Back on the day it was moved away: it never left.
        if stays.last?.category == category { stays.removeLast() }
        return Place(category, order, earlier: stays)
    }
}
