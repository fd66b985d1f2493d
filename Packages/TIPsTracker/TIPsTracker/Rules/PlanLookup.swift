import TimeKit

// What somebody means by an id or a name in a plan.

extension Plan {
    /// The items that somebody can still change: those that were not taken out.
    public var openItems: [Item] { items.filter { $0.archived == nil } }

    /// The unit of an id, deleted or not, or of a name among those that can be picked. Throws `notFound`.
    public func findUnit(_ text: String) throws(TIPsError) -> DoseUnit {
        if let same = units.first(where: { $0.id.rawValue == text }) { return same }
        let key = TextRule.key(text)
        guard let named = pickableUnits.first(where: { TextRule.key($0.name) == key }) else {
            throw .notFound(what: "unit", text)
        }
        return named
    }

    /// The member of an id, or of a name: among those who belong to the room, else among those who did.
    ///
    /// Throws `notFound`, `ambiguous` with the ids.
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

    /// The item of an id, or of a name, or of a category and a name as "treatment/Peanut"; by name only what was not taken out.
    ///
    /// Throws `notFound`, and `ambiguous` with texts that mean one of them each.
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

    /// The deleted item that an id or a name means. Throws `notFound`, `ambiguous`.
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

    /// "treatment/Peanut"; where that is not enough, the id before it.
    private static func candidates(_ items: [Item]) -> [String] {
        items.map { item in
            let path = "\(item.category.rawValue)/\(item.name)"
            let isAlone = items.filter { $0.category == item.category }.count == 1
            return isAlone ? path : "\(item.id) (\(path))"
        }
    }
}
