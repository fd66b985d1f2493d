import Foundation
public import TimeKit

/// A JSON document to print. Object members keep their order.
public enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A number with a fraction, which must be finite.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    public struct Member: Hashable, Sendable {
        public let name: String
        public let value: JSON

        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }
}

// MARK: Values

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
    public init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member($0.0, $0.1) }) }

    public init(arrayLiteral elements: JSON...) { self = .array(elements) }

    public init(stringLiteral value: String) { self = .string(value) }

    public init(booleanLiteral value: Bool) { self = .bool(value) }

    public init(integerLiteral value: Int64) { self = .integer(value) }

    public init(nilLiteral: ()) { self = .null }

    /// Creates a text, or `null` for nil.
    public init(_ value: String?) { self = value.map(JSON.string) ?? .null }

    /// Creates a whole number, or `null` for nil.
    public init(_ value: Int?) { self = value.map { .integer(Int64($0)) } ?? .null }

    /// Creates a whole number, or `null` for nil.
    public init(_ value: Int64?) { self = value.map(JSON.integer) ?? .null }

    /// Creates a truth value, or `null` for nil.
    public init(_ value: Bool?) { self = value.map(JSON.bool) ?? .null }

    /// Creates a text with the instant in ISO 8601 in UTC, or `null` for nil.
    public init(_ value: Instant?) { self = value.map { .string($0.description) } ?? .null }

    /// Creates a text with the day as `YYYY-MM-DD`, or `null` for nil.
    public init(_ value: LocalDate?) { self = value.map { .string($0.description) } ?? .null }

    /// Creates an array with a value for each element.
    public init<S: Sequence>(_ elements: S, _ value: (S.Element) throws -> JSON) rethrows {
        self = .array(try elements.map(value))
    }
}

// MARK: Text

extension JSON {
    /// The document on one line, without spaces.
    public var compact: String {
        var text = ""
        write(to: &text, indent: nil)
        return text
    }

    /// The document on several lines, indented by two spaces for each level.
    public var indented: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int?) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value):
            precondition(value.isFinite, "JSON has no infinity and no NaN")
            text += value.description
        case .string(let value): Self.quote(value, into: &text)
        case .array(let elements):
            Self.list(elements, "[", "]", to: &text, indent: indent) { $0.write(to: &$1, indent: $2) }
        case .object(let members):
            Self.list(members, "{", "}", to: &text, indent: indent) { member, text, indent in
                Self.quote(member.name, into: &text)
                text += indent == nil ? ":" : ": "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func list<Element>(
        _ elements: [Element],
        _ open: String,
        _ close: String,
        to text: inout String,
        indent: Int?,
        _ write: (Element, inout String, Int?) -> Void
    ) {
        text += open
        let inner = indent.map { $0 + 1 }
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            if let inner { text += "\n" + String(repeating: "  ", count: inner) }
            write(element, &text, inner)
        }
        if let indent, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
        text += close
    }

    /// Appends a quoted string. It escapes more than JSON asks (C1 and DEL too), because the output may go to a terminal.
    private static func quote(_ value: String, into text: inout String) {
        text += "\""
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
            text += value
        } else {
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"": text += "\\\""
                case "\\": text += "\\\\"
                case "\n": text += "\\n"
                case "\r": text += "\\r"
                case "\t": text += "\\t"
                default:
                    switch scalar.value {
                    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
                        let digits = String(scalar.value, radix: 16)
                        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    default: text.unicodeScalars.append(scalar)
                    }
                }
            }
        }
        text += "\""
    }
}

extension Terminal {
    /// Writes a value's `Codable` form to standard output, indented and with sorted keys. For a screen this form is its
    /// API contract.
    public func print(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        try send(.output, Array((text.escapingJSONControls + "\n").utf8))
    }
}

extension CommandContext {
    /// Prints the answer: the value's `Codable` form with `--json`, otherwise what `text` writes.
    public func answer(encoding value: some Encodable, text: (Terminal) throws -> Void) throws {
        if printsJSON {
            try terminal.print(encoding: value)
        } else {
            try text(terminal)
        }
    }
}

extension String {
    /// The text with C1, DEL and the like escaped too. The encoder escapes only C0; the others occur only inside strings.
    fileprivate var escapingJSONControls: String {
        func isSteering(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        guard unicodeScalars.contains(where: isSteering) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            guard isSteering(scalar) else {
                text.unicodeScalars.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return text
    }
}
