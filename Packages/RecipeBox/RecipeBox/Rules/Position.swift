/// The position rule for a new or moved row, for steps and ingredients alike.
public enum Position {
    /// The position of the first row.
    static let first = 1

    /// Returns a position that was typed. One beyond the end is the end.
    ///
    /// - Throws: `noSuchPlace` for one below 1.
    public static func checked(_ typed: Int) throws(RecipeBoxError) -> Int {
        guard typed >= first else { throw .noSuchPlace(typed) }
        return typed
    }

    /// Returns the position, from 1 to `others + 1`, that a row takes among `others` rows.
    ///
    /// Without a request it is the next available position. A request beyond it becomes the next position, and one
    /// below 1 becomes 1. The rows from that position on shift down by one. A moved row is removed first, so `others`
    /// does not count it.
    public static func resolved(_ requested: Int?, others: Int) -> Int {
        guard let requested else { return others + 1 }
        return min(max(first, requested), others + 1)
    }

    /// Returns `rows` with `row` inserted at the resolved position.
    ///
    /// - Complexity: O(*n*).
    public static func inserting<Row>(_ row: Row, at requested: Int?, into rows: [Row]) -> [Row] {
        var result = rows
        result.insert(row, at: resolved(requested, others: rows.count) - 1)
        return result
    }

    /// Returns `rows` with the row at the 1-based `position` moved; nil if there is no such row.
    public static func moving<Row>(from position: Int, to requested: Int?, in rows: [Row]) -> [Row]? {
        guard rows.indices.contains(position - 1) else { return nil }
        var others = rows
        let row = others.remove(at: position - 1)
        return inserting(row, at: requested ?? position, into: others)
    }
}
