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

        public init(name: String, value: JSONValue) {
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
                members.append(Member(name: name, value: newValue))
            }
        }
    }
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
    public var description: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The JSON with an indentation of two spaces per level.
    public var pretty: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): text += number
        case .string(let string): Self.write(string, to: &text)
        case .array(let values):
            Self.write(values, "[", "]", to: &text, indent) { value, text, inner in
                value.write(to: &text, indent: inner)
            }
        case .object(let object):
            Self.write(object.members, "{", "}", to: &text, indent) { member, text, inner in
                Self.write(member.name, to: &text)
                text += inner == nil ? ":" : ": "
                member.value.write(to: &text, indent: inner)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element],
        _ opening: String,
        _ closing: String,
        to text: inout String,
        _ indent: Int?,
        _ element: (Element, inout String, Int?) -> Void
    ) {
        text += opening
        let inner = indent.map { $0 + 1 }
        for (index, value) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            element(value, &text, inner)
        }
        if let indent, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += closing
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "<", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
