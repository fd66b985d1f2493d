/// What a read asks for of a place's children.
public struct RealtimeQuery: Hashable, Sendable {
    /// What they are ordered by.
    public enum Order: Hashable, Sendable {
        /// By the value at a place below each.
        case child(RealtimePath)
        /// By their keys.
        case key
        /// By their values.
        case value
        /// By their priorities, which all are null here: by their keys.
        case priority
    }

    /// An end of a span: a value, and with it a key that tells equal ones apart.
    public struct Bound: Hashable, Sendable {
        /// The value.
        public let value: RealtimeValue
        /// The key; nil for all of that value.
        public let key: String?
        /// Whether what is equal to it lies within.
        public let isIncluded: Bool
    }

    /// How many, from which end.
    public enum Limit: Hashable, Sendable {
        case first(Int)
        case last(Int)
    }

    /// What they are ordered by.
    public let order: Order
    /// Where it begins; nil for the first.
    public let start: Bound?
    /// Where it ends; nil for the last.
    public let end: Bound?
    /// How many; nil for all.
    public let limit: Limit?

    /// The index the rules must define, as `.indexOn` names it: "a/b", or ".value"; nil where none is needed.
    public var index: String? {
        switch order {
        case .child(let path): path.keys.joined(separator: "/")
        case .value: ".value"
        case .key, .priority: nil
        }
    }
}

// MARK: Answering

extension RealtimeQuery {
    /// The children of a value that it asks for; what is no object has none. O(n log n).
    public func applied(to value: RealtimeValue) -> RealtimeValue {
        guard case .object(let children) = value else { return .null }
        let keys = chosen(from: children.map { (key: $0.key, rank: rank($0.key, $0.value)) })
        return .children(Dictionary(keys.map { ($0, children[$0] ?? .null) }, uniquingKeysWith: { first, _ in first }))
    }

    /// The keys of the children that it asks for, in their order, by what each is ordered by: a value, or any object for all objects. Where keys
    /// or priorities order, `rank` means nothing. O(n log n).
    public func chosen(from children: [(key: String, rank: RealtimeValue)]) -> [String] {
        var chosen = children.filter { entry in
            (start.map { isAfter($0, entry.rank, entry.key) } ?? true)
                && (end.map { isBefore($0, entry.rank, entry.key) } ?? true)
        }
        chosen.sort { left, right in
            let side = order == .key ? 0 : RealtimeValue.compare(left.rank, right.rank)
            return side == 0 ? RealtimeKey.precedes(left.key, right.key) : side < 0
        }
        let keys = chosen.map(\.key)
        switch limit {
        case .first(let count): return Array(keys.prefix(count))
        case .last(let count): return Array(keys.suffix(count))
        case nil: return keys
        }
    }

    private func rank(_ key: String, _ child: RealtimeValue) -> RealtimeValue {
        switch order {
        case .child(let path): child[path]
        case .key: .string(key)
        case .value: child
        case .priority: .null
        }
    }

    private func isAfter(_ bound: Bound, _ rank: RealtimeValue, _ key: String) -> Bool {
        let side = side(of: bound, rank, key)
        return side > 0 || (side == 0 && bound.isIncluded)
    }

    private func isBefore(_ bound: Bound, _ rank: RealtimeValue, _ key: String) -> Bool {
        let side = side(of: bound, rank, key)
        return side < 0 || (side == 0 && bound.isIncluded)
    }

    private func side(of bound: Bound, _ rank: RealtimeValue, _ key: String) -> Int {
        if order == .key, case .string(let text) = bound.value { return Self.compareKeys(key, text) }
        let side = RealtimeValue.compare(rank, bound.value)
        guard side == 0, let boundKey = bound.key else { return side }
        return Self.compareKeys(key, boundKey)
    }

    private static func compareKeys(_ left: String, _ right: String) -> Int {
        left == right ? 0 : RealtimeKey.precedes(left, right) ? -1 : 1
    }
}
