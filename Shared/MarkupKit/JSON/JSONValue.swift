/// A JSON value as it stands in the text: numbers keep their digits, objects the order of their members.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number as written, as `1.50` or `12e3`.
    case number(String)
    /// A string with its escapes resolved.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)
}

/// The members of a JSON object in their order.
public struct JSONObject: Hashable, Sendable {
    /// Name and value of one member.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// A member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The members as written, of equal names all.
    public var members: [Member]

    /// An object.
    public init(_ members: [Member] = []) { self.members = members }

    /// The value of a name; of several the last, as parsers commonly do. Setting `nil` removes the name. Linear.
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

// MARK: Asking

extension JSONValue {
    /// The value of a member, if this is an object.
    public subscript(name: String) -> JSONValue? { object?[name] }

    /// The value at an index, if this is an array that has it.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let values) = self, values.indices.contains(index) else { return nil }
        return values[index]
    }

    /// The object, if this is one.
    public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

    /// The string, if this is one.
    public var string: String? { if case .string(let string) = self { string } else { nil } }

    /// The digits, if this is a number.
    public var number: String? { if case .number(let text) = self { text } else { nil } }

    /// The truth value, if this is one.
    public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    /// The number, if this is a whole one within range.
    public var integer: Int? { number.flatMap { Int($0) } }

    /// The elements of an array; a single value as one element; none for `null`.
    public var list: [JSONValue] {
        switch self {
        case .null: []
        case .array(let values): values
        default: [self]
        }
    }

    /// What kind of value this is, for messages: "a string", "an object".
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a truth value"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

// MARK: Writing

extension JSONValue: CustomStringConvertible {
    /// The value as JSON on one line. `<` is written as an escape, so that the text can stand in a script element.
    public var description: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The value as JSON, indented by two spaces a level.
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
