import JSONKit

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

extension RealtimeQuery {
    /// The URL parameters that make up a query.
    public static let parameters: Set<String> = [
        "orderBy", "startAt", "startAfter", "endAt", "endBefore", "equalTo", "limitToFirst", "limitToLast",
    ]

    /// Reads a query from the percent-decoded parameters of a URL. Other parameters are ignored.
    ///
    /// - Returns: nil if none of the parameters belongs to a query.
    /// - Throws: `invalidQuery`.
    public static func read(_ given: [String: String]) throws(RealtimeError) -> RealtimeQuery? {
        let given = given.filter { parameters.contains($0.key) }
        guard !given.isEmpty else { return nil }
        guard let text = given["orderBy"] else {
            throw .invalidQuery("orderBy must be defined when other query parameters are defined")
        }
        let order = try order(text)
        if given["equalTo"] != nil,
            !["startAt", "startAfter", "endAt", "endBefore"].allSatisfy({ given[$0] == nil })
        {
            throw .invalidQuery("equalTo cannot be specified in addition to startAt, startAfter, endAt or endBefore")
        }
        guard given["startAt"] == nil || given["startAfter"] == nil else {
            throw .invalidQuery("only one of startAt and startAfter can be specified")
        }
        guard given["endAt"] == nil || given["endBefore"] == nil else {
            throw .invalidQuery("only one of endAt and endBefore can be specified")
        }
        guard given["limitToFirst"] == nil || given["limitToLast"] == nil else {
            throw .invalidQuery("only one of limitToFirst and limitToLast can be specified")
        }
        var limit: Limit?
        if let text = given["limitToFirst"] { limit = .first(try count(text, "limitToFirst")) }
        if let text = given["limitToLast"] { limit = .last(try count(text, "limitToLast")) }
        let equal = try bound(given, "equalTo", order, isIncluded: true)
        var start = try bound(given, "startAt", order, isIncluded: true)
        if start == nil { start = try bound(given, "startAfter", order, isIncluded: false) }
        var end = try bound(given, "endAt", order, isIncluded: true)
        if end == nil { end = try bound(given, "endBefore", order, isIncluded: false) }
        return RealtimeQuery(
            order: order,
            start: equal ?? start,
            end: equal ?? end,
            limit: limit
        )
    }

    private static func order(_ text: String) throws(RealtimeError) -> Order {
        guard case .string(let name)? = try? JSONValue.parse(text) else {
            throw .invalidQuery("orderBy must be a valid JSON encoded path")
        }
        switch name {
        case "$key": return .key
        case "$value": return .value
        case "$priority": return .priority
        default:
            guard let path = try? RealtimePath(name), !path.isRoot else {
                throw .invalidQuery("orderBy must be a valid JSON encoded path")
            }
            return .child(path)
        }
    }

    private static func count(_ text: String, _ name: String) throws(RealtimeError) -> Int {
        guard let count = Int(text), count > 0 else { throw .invalidQuery("\(name) must be a positive integer") }
        return count
    }

    /// Reads a bound such as `3`, `"b"` or `3,"key"`.
    private static func bound(
        _ given: [String: String],
        _ name: String,
        _ order: Order,
        isIncluded: Bool
    ) throws(RealtimeError) -> Bound? {
        guard let text = given[name] else { return nil }
        // A value and a key with a comma between them parse as the elements of an array.
        guard case .array(let parts)? = try? JSONValue.parse("[" + text + "]"), (1...2).contains(parts.count) else {
            throw .invalidQuery("\(name) must be a valid JSON value")
        }
        let value: RealtimeValue
        switch parts[0] {
        case .null: value = .null
        case .bool(let bool): value = .bool(bool)
        case .string(let string): value = .string(string)
        case .number(let digits):
            guard let number = Double(digits), number.isFinite else {
                throw .invalidQuery("\(name) must be a valid JSON value")
            }
            value = .number(number)
        case .array, .object: throw .invalidQuery("\(name) must be a boolean, a number or a string")
        }
        if order == .key {
            guard case .string = value, parts.count == 1 else {
                throw .invalidQuery("\(name) must be a string when ordering by key")
            }
        }
        guard parts.count == 2 else { return Bound(value: value, key: nil, isIncluded: isIncluded) }
        guard let key = parts[1].string else { throw .invalidQuery("the second part of \(name) must be a key") }
        return Bound(value: value, key: key, isIncluded: isIncluded)
    }
}
