/// An ordering and filter of the children of a location.
public struct RealtimeQuery: Hashable, Sendable {
    /// The sort key of the children.
    public enum Order: Hashable, Sendable {
        /// By the value at a path below each child.
        case child(RealtimePath)
        case key
        case value
        /// By priority. Every priority is null here, so children are ordered by key.
        case priority
    }

    /// One end of a range: a value, and optionally a key that breaks ties between equal values.
    public struct Bound: Hashable, Sendable {
        public let value: RealtimeValue
        /// The key that breaks ties; nil if the bound covers every child with that value.
        public let key: String?
        /// Whether children equal to the bound are part of the range.
        public let isIncluded: Bool
    }

    /// The maximum number of children, counted from the first or the last.
    public enum Limit: Hashable, Sendable {
        case first(Int)
        case last(Int)
    }

    public let order: Order
    /// The lower bound; nil if there is none.
    public let start: Bound?
    /// The upper bound; nil if there is none.
    public let end: Bound?
    /// The maximum number of children; nil for all.
    public let limit: Limit?

    /// The index that the rules must define, as `.indexOn` names it: "a/b" or ".value"; nil if the query needs none.
    public var index: String? {
        switch order {
        case .child(let path): path.keys.joined(separator: "/")
        case .value: ".value"
        case .key, .priority: nil
        }
    }
}

// MARK: Evaluation

extension RealtimeQuery {
    /// Returns the children of a value that match; null if the value is not an object.
    ///
    /// - Complexity: O(n log n) in the number of children.
    public func applied(to value: RealtimeValue) -> RealtimeValue {
        guard case .object(let children) = value else { return .null }
        let keys = chosen(from: children.map { (key: $0.key, rank: rank($0.key, $0.value)) })
        return .children(Dictionary(keys.map { ($0, children[$0] ?? .null) }, uniquingKeysWith: { first, _ in first }))
    }

    /// Returns the keys of the matching children, in order.
    ///
    /// - Parameter children: The keys of all children, each with the value that it is sorted by. Objects compare as equal, so an empty one may
    ///   take the place of any. `rank` is ignored when ordering by key.
    /// - Complexity: O(n log n) in the number of children.
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
