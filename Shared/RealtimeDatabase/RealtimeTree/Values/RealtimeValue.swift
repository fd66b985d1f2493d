/// A value of a realtime database. Objects contain neither null nor empty objects: writing one removes the key.
public enum RealtimeValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number; never NaN or infinite.
    case number(Double)
    case string(String)
    /// Children by key, none of them null. A stored object is never empty. Only claims and sort values may be.
    case object([String: RealtimeValue])

    /// Returns an object of the children that are not null; null if none is left.
    public static func children(_ children: [String: RealtimeValue]) -> RealtimeValue {
        let there = children.contains { $0.value == .null } ? children.filter { $0.value != .null } : children
        return there.isEmpty ? .null : .object(there)
    }

    /// The children; empty if the value is not an object.
    public var children: [String: RealtimeValue] { if case .object(let children) = self { children } else { [:] } }

    /// Whether the value is not null.
    public var exists: Bool { self != .null }

    /// The keys of the children, sorted.
    public var sortedKeys: [String] { children.keys.sorted(by: RealtimeKey.precedes) }

    /// The child with a key; null if there is none.
    public subscript(key: String) -> RealtimeValue { children[key] ?? .null }

    /// The value at a path; null if there is none. O(length of the path).
    public subscript(path: RealtimePath) -> RealtimeValue {
        var value = self
        for key in path.keys {
            guard case .object(let children) = value, let child = children[key] else { return .null }
            value = child
        }
        return value
    }

    /// Returns this value with another one written at a path. Writing null removes the value and every parent left empty. A value on the way that
    /// is not an object is replaced by one, unless null is written.
    public func setting(_ value: RealtimeValue, at path: RealtimePath) -> RealtimeValue {
        var changed = self
        changed.set(value, at: path)
        return changed
    }

    /// Writes another value at a path, as `setting` does, in place. O(length of the path) if the value is uniquely referenced.
    public mutating func set(_ value: RealtimeValue, at path: RealtimePath) { set(value, at: path.keys[...]) }

    private mutating func set(_ value: RealtimeValue, at keys: ArraySlice<String>) {
        guard let key = keys.first else {
            self = value
            return
        }
        let isRemoval = value == .null
        guard case .object(var children) = self else {
            guard !isRemoval else { return }
            var child = RealtimeValue.null
            child.set(value, at: keys.dropFirst())
            self = .object([key: child])
            return
        }
        // Drops the reference, so that `children` is unique and changes in place.
        self = .null
        children[key, default: .null].set(value, at: keys.dropFirst())
        if isRemoval, children[key] == .null { children[key] = nil }
        self = children.isEmpty ? .null : .object(children)
    }

    /// The number of levels below; 0 if the value is not an object. O(size).
    public var depth: Int {
        guard case .object(let children) = self else { return 0 }
        return 1 + (children.values.map(\.depth).max() ?? 0)
    }
}

// MARK: Order

extension RealtimeValue {
    /// The position of the kind of value in the order of queries.
    private var rank: Int {
        switch self {
        case .null: 0
        case .bool(false): 1
        case .bool(true): 2
        case .number: 3
        case .string: 4
        case .object: 5
        }
    }

    /// Compares two values by the order of queries: null, false, true, numbers, strings by UTF-16 code units, objects. All objects are equal.
    ///
    /// - Returns: A negative number, zero or a positive number.
    static func compare(_ left: RealtimeValue, _ right: RealtimeValue) -> Int {
        switch (left, right) {
        case (.number(let first), .number(let second)): first < second ? -1 : first > second ? 1 : 0
        case (.string(let first), .string(let second)):
            first == second ? 0 : first.utf16.lexicographicallyPrecedes(second.utf16) ? -1 : 1
        default: left.rank - right.rank
        }
    }
}
