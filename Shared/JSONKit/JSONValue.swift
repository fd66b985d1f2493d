import WordKit

/// A JSON value that keeps the digits of numbers and the order of members.
public enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as written, such as `1.50` or `12e3`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

/// A JSON object with its members in order.
public struct JSONObject: Hashable, Sendable {
    /// A member of an object.
    public struct Member: Hashable, Sendable {
        public var name: String
        public var value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members as written, duplicate names included.
    public var members: [Member]

    public init(_ members: [Member] = []) { self.members = members }

    /// Accesses the value of a name, the last one of duplicates. Setting `nil` removes all members of the name.
    ///
    /// - Complexity: O(*n*), where *n* is the number of members.
    public subscript(name: String) -> JSONValue? {
        get { members.last { $0.name == name }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.name == name } }
            if let index = members.lastIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append(Member(name, newValue))
            }
        }
    }
}

// MARK: Making

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }

    public init(integerLiteral value: Int) { self = .number(String(value)) }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Creates an object with members in the order of the literal.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements.map { JSONObject.Member($0.0, $0.1) }))
    }

    public init(number value: some BinaryInteger) { self = .number(String(value)) }

    /// Creates a number with the fewest digits that read back as the same value; `null` for a value that is not finite.
    public init(number value: Double) { self = value.isFinite ? .number("\(value)") : .null }
}

// MARK: Access

extension JSONValue {
    /// The value of a member; `nil` if this is not an object or has no such member.
    public subscript(name: String) -> JSONValue? { object?[name] }

    /// The element at an index; `nil` if this is not an array or the index is out of range.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let values) = self, values.indices.contains(index) else { return nil }
        return values[index]
    }

    public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    public var string: String? { if case .string(let string) = self { string } else { nil } }

    public var number: String? { if case .number(let text) = self { text } else { nil } }

    public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    /// The number, if it is a whole number in the range of `Int`.
    public var integer: Int? { number.flatMap { Int($0) } }

    /// The elements of an array, a single value as one element, or no elements for `null`.
    public var list: [JSONValue] {
        switch self {
        case .null: []
        case .array(let values): values
        default: [self]
        }
    }

    /// The type of the value, for messages: "a string", "an object".
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: localized("a truth value")
        case .number: localized("a number")
        case .string: localized("a string")
        case .array: localized("an array")
        case .object: localized("an object")
        }
    }
}

// MARK: Writing

extension JSONValue: CustomStringConvertible {
    /// The JSON on one line. `<` is escaped, so that the text can be put into a script element.
    public var description: String { text(.script) }

    /// The JSON with an indentation of two spaces per level, escaped as in ``description``.
    public var pretty: String { text(.script, indented: true) }

    public func text(_ escaping: JSONEscaping, indented: Bool = false) -> String {
        var writer = JSONWriter(escaping)
        writer.value(self, indent: indented ? 0 : nil)
        return writer.text
    }
}
