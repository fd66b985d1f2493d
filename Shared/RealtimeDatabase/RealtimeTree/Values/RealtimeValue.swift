import JSONKit

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

extension RealtimeValue {
    /// Returns the JSON of a value as responses carry it, with sorted keys.
    ///
    /// An object becomes an array if all of its keys are array indices and at least half of the elements exist; gaps are null.
    ///
    /// - Parameters:
    ///   - pretty: Whether to indent by two spaces.
    ///   - export: Whether objects stay objects, as with `format=export`.
    public func json(pretty: Bool = false, export: Bool = false) -> [UInt8] {
        var writer = RealtimeJSONWriter(isPretty: pretty, keepsObjects: export)
        writer.write(self)
        return writer.json.bytes
    }

    /// The result of `shallow=true`: an object with true for each child. Any other value is unchanged.
    public var shallow: RealtimeValue {
        guard case .object(let children) = self else { return self }
        return .object(children.mapValues { _ in .bool(true) })
    }

    /// The elements of an object that is written as an array; nil for any other value, such as an empty object.
    var arrayElements: [RealtimeValue]? {
        guard case .object(let children) = self, !children.isEmpty else { return nil }
        var last = 0
        for key in children.keys {
            guard let index = RealtimeKey.index(key), index < 2 * children.count else { return nil }
            last = max(last, index)
        }
        return (0...last).map { children[String($0)] ?? .null }
    }
}

/// Writes the JSON of values.
private struct RealtimeJSONWriter {
    let isPretty: Bool
    let keepsObjects: Bool
    private(set) var json = JSONWriter()
    private var level = 0

    init(isPretty: Bool, keepsObjects: Bool) {
        self.isPretty = isPretty
        self.keepsObjects = keepsObjects
    }

    mutating func write(_ value: RealtimeValue) {
        switch value {
        case .null: json.raw("null")
        case .bool(let bool): json.raw(bool ? "true" : "false")
        case .number(let number): json.raw(NumberText.text(number))
        case .string(let text): json.string(text)
        case .object(let children):
            if !keepsObjects, let elements = value.arrayElements {
                list("[", "]", elements) { writer, element in writer.write(element) }
            } else {
                list("{", "}", children.keys.sorted(by: RealtimeKey.precedes)) { writer, key in
                    writer.json.string(key)
                    writer.json.raw(writer.isPretty ? " : " : ":")
                    writer.write(children[key] ?? .null)
                }
            }
        }
    }

    private mutating func list<Element>(
        _ open: String,
        _ close: String,
        _ elements: [Element],
        _ body: (inout RealtimeJSONWriter, Element) -> Void
    ) {
        json.raw(open)
        level += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { json.raw(",") }
            line()
            body(&self, element)
        }
        level -= 1
        line()
        json.raw(close)
    }

    private mutating func line() {
        guard isPretty else { return }
        json.raw("\n")
        json.raw(String(repeating: "  ", count: level))
    }
}

/// Writes numbers as ECMAScript's `Number::toString` does, in responses and where rules join a number to a text.
enum NumberText {
    static func text(_ number: Double) -> String {
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity" }
        return (number < 0 ? "-" : "") + positive(number.magnitude)
    }

    /// Returns the text of a positive number: its shortest digits, with the point where ECMAScript has it.
    private static func positive(_ number: Double) -> String {
        // Swift's description has the same digits in another form, such as "1e-05" or "123.0".
        let parts = number.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
        let all = mantissa[0] + fraction
        let digits = String(all.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed())
        // The number is 0.DIGITS times ten to the power of the point.
        let point = mantissa[0].count - all.prefix { $0 == "0" }.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        switch point {
        case digits.count...21: return digits + String(repeating: "0", count: point - digits.count)
        case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0: return "0." + String(repeating: "0", count: -point) + digits
        default:
            let rest = digits.count > 1 ? "." + digits.dropFirst() : ""
            return digits.prefix(1) + rest + (point > 0 ? "e+" : "e-") + String((point - 1).magnitude)
        }
    }
}
