/// Where a new or moved row goes: the rule of the steps page, for steps and ingredients alike.
public enum Position {
    /// The place, from 1 to `others + 1`, that a row takes among `others` rows that stay where they are.
    ///
    /// Without a request it is the next available one. A request beyond the next becomes the next, one below 1 becomes 1. A
    /// taken place is given to the new row, and the rows from there on shift down by one. Moving a row is taking it out and
    /// putting it in again: `others` doesn't count it.
    public static func resolved(_ requested: Int?, others: Int) -> Int {
        guard let requested else { return others + 1 }
        return min(max(1, requested), others + 1)
    }

    /// The same on a whole list: `row` at the place requested among `rows`. O(n); for screens and for comparison.
    public static func inserting<Row>(_ row: Row, at requested: Int?, into rows: [Row]) -> [Row] {
        var result = rows
        result.insert(row, at: resolved(requested, others: rows.count) - 1)
        return result
    }

    /// The row at `position` (from 1) taken out and put in again at the place requested; nil when there is no such row.
    public static func moving<Row>(from position: Int, to requested: Int?, in rows: [Row]) -> [Row]? {
        guard rows.indices.contains(position - 1) else { return nil }
        var others = rows
        let row = others.remove(at: position - 1)
        return inserting(row, at: requested ?? position, into: others)
    }
}
