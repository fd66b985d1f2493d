/// The characters of strings that are written as escapes, beyond quotes, backslashes and control characters up to U+001F, which JSON
/// requires.
public enum JSONEscaping: Hashable, Sendable {
    /// The required escapes only: the shortest text, for files and programs.
    case plain
    /// `<`, DEL and the line separators U+2028 and U+2029, so that the text can be put into a script element.
    case script
    /// Those of ``script``, `>`, `&`, C1 and noncharacters, so that no character of a page's markup is left.
    case page
    /// DEL, C1, the line separators and bidirectional controls, so that the text can be shown in a terminal.
    case terminal

    fileprivate func escapes(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x00..<0x20, 0x22, 0x5C: true
        case 0x3C: self == .script || self == .page
        case 0x26, 0x3E: self == .page
        case 0x7F, 0x2028, 0x2029: self != .plain
        case 0x80...0x9F: self == .page || self == .terminal
        case 0x202A...0x202E, 0x2066...0x2069: self == .terminal
        default: self == .page && (scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar))
        }
    }
}

/// A writer of JSON as UTF-8.
public struct JSONWriter: Sendable {
    @usableFromInline var buffer: [UInt8] = []
    private let escaping: JSONEscaping

    public init(_ escaping: JSONEscaping = .plain) { self.escaping = escaping }

    /// The bytes written so far.
    public var bytes: [UInt8] { buffer }

    public var count: Int { buffer.count }

    public var text: String { String(decoding: buffer, as: UTF8.self) }

    /// Returns the bytes written so far and empties the buffer.
    public mutating func take() -> [UInt8] {
        defer { buffer.removeAll(keepingCapacity: true) }
        return buffer
    }

    /// Appends JSON as it is.
    @inlinable
    public mutating func raw(_ json: some StringProtocol) { buffer.append(contentsOf: json.utf8) }

    /// Appends JSON as it is.
    @inlinable
    public mutating func raw(_ json: some Sequence<UInt8>) { buffer.append(contentsOf: json) }

    /// Appends JSON of another writer, and escapes in its strings what this writer escapes and the other did not.
    public mutating func raw(escaping json: String) {
        var json = json
        json.withUTF8 { escape($0, isJSON: true) }
    }

    /// Appends an array, or with other brackets an object. `write` appends each element.
    @inlinable
    public mutating func list<Elements: Sequence>(
        _ elements: Elements,
        _ open: UInt8 = UInt8(ascii: "["),
        _ close: UInt8 = UInt8(ascii: "]"),
        _ write: (inout JSONWriter, Elements.Element) throws -> Void
    ) rethrows {
        buffer.append(open)
        var isFirst = true
        for element in elements {
            if isFirst { isFirst = false } else { buffer.append(UInt8(ascii: ",")) }
            try write(&self, element)
        }
        buffer.append(close)
    }

    // MARK: Strings

    /// Appends a quoted string. Runs without escapes are copied at once.
    public mutating func string(_ text: String) {
        buffer.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { escape($0, isJSON: false) }
        buffer.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, isJSON: Bool) {
        let keepsOthers = escaping == .plain
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            // Most bytes are escaped by no policy.
            guard byte >= 0x80 ? !keepsOthers : !Self.isPlain(byte) else {
                index += 1
                continue
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            var scalar = UInt32(byte) & (length == 1 ? 0x7F : 0x7F >> UInt32(length))
            for offset in 1..<length { scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F) }
            // White space, quotes and backslashes of the other writer are not touched.
            if escaping.escapes(scalar), !isJSON || (scalar > 0x22 && scalar != 0x5C) {
                buffer.append(contentsOf: text[start..<index])
                escape(scalar)
                start = index + length
            }
            index += length
        }
        buffer.append(contentsOf: text[start...])
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x5C
    }

    private mutating func escape(_ scalar: UInt32) {
        switch scalar {
        case 0x22: raw("\\\"")
        case 0x5C: raw("\\\\")
        case 0x08: raw("\\b")
        case 0x09: raw("\\t")
        case 0x0A: raw("\\n")
        case 0x0C: raw("\\f")
        case 0x0D: raw("\\r")
        case 0x10000...:
            escape(unit: 0xD800 + (scalar - 0x10000) >> 10)
            escape(unit: 0xDC00 + (scalar & 0x3FF))
        default: escape(unit: scalar)
        }
    }

    private mutating func escape(unit: UInt32) {
        let digits: StaticString = "0123456789abcdef"
        raw("\\u")
        for shift in [12, 8, 4, 0] as [UInt32] { buffer.append(digits.utf8Start[Int(unit >> shift & 15)]) }
    }

    // MARK: Values

    /// Appends a value on one line, or with an indentation of two spaces for each level if there is an `indent`. A number whose text has other signs
    /// than a number's is written as a string.
    ///
    /// - Parameter indent: The level of the value.
    public mutating func value(_ value: JSONValue, indent: Int? = nil) {
        switch value {
        case .null: raw("null")
        case .bool(let bool): raw(bool ? "true" : "false")
        case .number(let number) where Self.isNumber(number): raw(number)
        case .number(let text), .string(let text): string(text)
        case .array(let values):
            lines(values, "[", "]", indent) { writer, value, inner in writer.value(value, indent: inner) }
        case .object(let object):
            lines(object.members, "{", "}", indent) { writer, member, inner in
                writer.string(member.name)
                writer.raw(inner == nil ? ":" : ": ")
                writer.value(member.value, indent: inner)
            }
        }
    }

    /// Whether a text has only signs of numbers. Any other could be markup, or end the JSON around it.
    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    }

    private mutating func lines<Element>(
        _ elements: [Element],
        _ open: Unicode.Scalar,
        _ close: Unicode.Scalar,
        _ indent: Int?,
        _ write: (inout JSONWriter, Element, Int?) -> Void
    ) {
        guard let indent, !elements.isEmpty else {
            return list(elements, UInt8(ascii: open), UInt8(ascii: close)) { write(&$0, $1, nil) }
        }
        list(elements, UInt8(ascii: open), UInt8(ascii: "\n")) { writer, element in
            writer.line(indent + 1)
            write(&writer, element, indent + 1)
        }
        raw(String(repeating: "  ", count: indent))
        buffer.append(UInt8(ascii: close))
    }

    private mutating func line(_ indent: Int) {
        raw("\n")
        raw(String(repeating: "  ", count: indent))
    }
}
