/// A value of a realtime database. None is null within another, and no object is empty: what would be is not there.
public enum RealtimeValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number; never NaN or infinite.
    case number(Double)
    /// A text.
    case string(String)
    /// Children by their keys; never empty, and none of them null.
    case object([String: RealtimeValue])

    /// An object of children; null where nothing is left of them.
    public static func children(_ children: [String: RealtimeValue]) -> RealtimeValue {
        let there = children.contains { $0.value == .null } ? children.filter { $0.value != .null } : children
        return there.isEmpty ? .null : .object(there)
    }

    /// The children; none for null and for what is no object.
    public var children: [String: RealtimeValue] { if case .object(let children) = self { children } else { [:] } }

    /// Whether there is something.
    public var exists: Bool { self != .null }

    /// The keys in their order.
    public var sortedKeys: [String] { children.keys.sorted(by: RealtimeKey.precedes) }

    /// The child of a key; null where there is none.
    public subscript(key: String) -> RealtimeValue { children[key] ?? .null }

    /// What is at a place below; null where nothing is. O(length of the path).
    public subscript(path: RealtimePath) -> RealtimeValue {
        var value = self
        for key in path.keys {
            guard case .object(let children) = value, let child = children[key] else { return .null }
            value = child
        }
        return value
    }

    /// This value with another at a place below. Null takes away, and with it parents that are left empty; what isn't an object and
    /// stands in the way is replaced by one, unless null is written below it.
    public func setting(_ value: RealtimeValue, at path: RealtimePath) -> RealtimeValue {
        var changed = self
        changed.set(value, at: path)
        return changed
    }

    /// Makes this value what `setting` gives. O(length of the path) where nobody else holds it: many in turn cost no more than they are.
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
        // Held once, so that the children are changed where they are.
        self = .null
        children[key, default: .null].set(value, at: keys.dropFirst())
        if isRemoval, children[key] == .null { children[key] = nil }
        self = children.isEmpty ? .null : .object(children)
    }

    /// How many levels lie below: 0 for what is no object. O(size).
    public var depth: Int {
        guard case .object(let children) = self else { return 0 }
        return 1 + (children.values.map(\.depth).max() ?? 0)
    }
}

// MARK: Order

extension RealtimeValue {
    /// The kinds of values in the order queries sort them.
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

    /// Whether it comes before another, without the key: null, false, true, numbers, texts by UTF-16 code units, objects. Two objects are
    /// equal to this order.
    static func compare(_ left: RealtimeValue, _ right: RealtimeValue) -> Int {
        switch (left, right) {
        case (.number(let first), .number(let second)): first < second ? -1 : first > second ? 1 : 0
        case (.string(let first), .string(let second)):
            first == second ? 0 : first.utf16.lexicographicallyPrecedes(second.utf16) ? -1 : 1
        default: left.rank - right.rank
        }
    }
}
