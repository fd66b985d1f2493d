import TimeKit

/// The order of the list: by name as a reader would look it up, and total, so that no two screens disagree.
public enum NameOrder {
    /// Whether `left` stands before `right`: by folded name, then by the name itself, then by id; all by Unicode scalars.
    public static func precedes(_ left: RecipeSummary, _ right: RecipeSummary) -> Bool {
        let keys = (Folding.key(left.name), Folding.key(right.name))
        if !same(keys.0, keys.1) { return comesFirst(keys.0, keys.1) }
        if !same(left.name, right.name) { return comesFirst(left.name, right.name) }
        return comesFirst(left.id.rawValue, right.id.rawValue)
    }

    /// Swift's == calls two spellings of "é" equal; the database does not, and both must order alike.
    private static func same(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }

    /// As SQLite's `BINARY` collation orders texts: by UTF-8 bytes.
    private static func comesFirst(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
