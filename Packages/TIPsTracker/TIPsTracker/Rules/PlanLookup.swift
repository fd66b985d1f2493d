import TimeKit

// Lookup of units, members and items by id or name.

extension Plan {
    /// The items that can be edited: those that aren't deleted.
    public var openItems: [Item] { items.filter { $0.archived == nil } }

    /// Returns the unit with an id, or the unit with a name that isn't deleted.
    ///
    /// - Throws: `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit {
        if let same = units.first(where: { $0.id.rawValue == text }) { return same }
        let key = TextRule.key(text)
        let named = pickableUnits.first { TextRule.key($0.name) == key } ?? pickableUnits.first { $0.isNamed(key) }
        guard let named else { throw .notFound(what: "unit", text) }
        return named
    }

    /// Returns the member with an id or a name. Active members come before former ones.
    ///
    /// - Throws: `notFound`, and `ambiguous` with the ids.
    public func findMember(_ text: String) throws(TIPsError) -> Member {
        if let same = members.first(where: { $0.id.rawValue == text }) { return same }
        let key = TextRule.key(text)
        let named = members.filter { TextRule.key($0.name) == key }
        let active = named.filter(\.isActive)
        let found = active.isEmpty ? named : active
        guard let first = found.first else { throw .notFound(what: "member", text) }
        guard found.count == 1 else {
            throw .ambiguous(what: "member", text, candidates: found.map(\.id.rawValue))
        }
        return first
    }

    /// Returns the item with an id, a name, or a category and a name as in "treatment/Peanut". Deleted items are found by id only.
    ///
    /// - Throws: `notFound`, and `ambiguous` with unambiguous texts for each candidate.
    public func findItem(_ text: String) throws(TIPsError) -> Item {
        if let same = items.first(where: { $0.id.rawValue == text }) { return same }
        var found = openItems(named: text)
        if found.isEmpty, let slash = text.firstIndex(of: "/") {
            let category = TextRule.key(String(text[..<slash]))
            found = openItems(named: String(text[text.index(after: slash)...])).filter {
                [$0.category.rawValue, $0.category.title].map(TextRule.key).contains(category)
            }
        }
        guard let first = found.first else { throw .notFound(what: "item", text) }
        guard found.count == 1 else { throw .ambiguous(what: "item", text, candidates: Self.candidates(found)) }
        return first
    }

    /// Returns the deleted item with an id or a name.
    ///
    /// - Throws: `notFound`, `ambiguous`.
    public func findRestorableItem(_ text: String) throws(TIPsError) -> Item {
        let key = TextRule.key(text)
        let found = restorableItems.filter { $0.id.rawValue == text || TextRule.key($0.name) == key }
        guard let first = found.first else { throw .notFound(what: "deleted item", text) }
        guard found.count == 1 else { throw .ambiguous(what: "deleted item", text, candidates: Self.candidates(found)) }
        return first
    }

    private func openItems(named text: String) -> [Item] {
        let key = TextRule.key(text)
        return openItems.filter { TextRule.key($0.name) == key }
    }

    /// The text for each item: "treatment/Peanut", with the id before it if that is ambiguous.
    private static func candidates(_ items: [Item]) -> [String] {
        items.map { item in
            let path = "\(item.category.rawValue)/\(item.name)"
            let isAlone = items.filter { $0.category == item.category }.count == 1
            return isAlone ? path : "\(item.id) (\(path))"
        }
    }
}
