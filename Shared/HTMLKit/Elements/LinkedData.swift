/// A JSON value for JSON-LD. The members of an object keep the order in which they are written.
///
/// ```swift
/// jsonLD(["@context": "https://schema.org", "@type": "Recipe", "name": .text(recipe.name)])
/// ```
public enum LinkedData: Hashable, Sendable {
    /// A text; a literal will do.
    case text(String)
    /// A whole number.
    case integer(Int)
    /// A number: the shortest digits that read back as the same. What is not finite becomes null.
    case number(Double)
    /// True or false.
    case boolean(Bool)
    /// A list.
    case list([LinkedData])
    /// An object: names with values.
    case object([Member])
    /// Nothing.
    case null

    /// One member of an object.
    public struct Member: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// Its value.
        public let value: LinkedData

        /// A member.
        public init(_ name: String, _ value: LinkedData) {
            self.name = name
            self.value = value
        }
    }

    /// The JSON text, without spaces. `<`, `>` and `&` are written as escapes, so that it can stand in a page.
    public var json: String {
        var writer = MarkupWriter()
        write(to: &writer)
        return writer.string
    }
}

extension LinkedData: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }

    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// True or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// A list.
    public init(arrayLiteral elements: LinkedData...) { self = .list(elements) }

    /// An object, in the order of the literal.
    public init(dictionaryLiteral elements: (String, LinkedData)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}

extension LinkedData {
    func write(to writer: inout MarkupWriter) {
        switch self {
        case .text(let text): Self.write(text, to: &writer)
        case .integer(let number): writer.write(integer: number)
        case .number(let number):
            if number.isFinite { writer.write(text: "\(number)") } else { writer.write(literal: "null") }
        case .boolean(let value): writer.write(literal: value ? "true" : "false")
        case .null: writer.write(literal: "null")
        case .list(let values):
            writer.write(byte: UInt8(ascii: "["))
            for (position, value) in values.enumerated() {
                if position > 0 { writer.write(byte: UInt8(ascii: ",")) }
                value.write(to: &writer)
            }
            writer.write(byte: UInt8(ascii: "]"))
        case .object(let members):
            writer.write(byte: UInt8(ascii: "{"))
            for (position, member) in members.enumerated() {
                if position > 0 { writer.write(byte: UInt8(ascii: ",")) }
                Self.write(member.name, to: &writer)
                writer.write(byte: UInt8(ascii: ":"))
                member.value.write(to: &writer)
            }
            writer.write(byte: UInt8(ascii: "}"))
        }
    }

    /// Writes a JSON string. No character of it can end the script or open a comment in it.
    private static func write(_ text: String, to writer: inout MarkupWriter) {
        writer.write(byte: UInt8(ascii: "\""))
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": writer.write(literal: "\\\"")
            case "\\": writer.write(literal: "\\\\")
            case "\n": writer.write(literal: "\\n")
            case "\u{0}"..<" ", "<", ">", "&", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
                writer.write(escape: scalar)
            case _ where scalar.isNoncharacter: writer.write(escape: scalar)
            default:
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { writer.write(byte: byte) }
            }
        }
        writer.write(byte: UInt8(ascii: "\""))
    }
}

extension MarkupWriter {
    /// Writes the scalar as JSON escapes of its UTF-16 code units.
    fileprivate mutating func write(escape scalar: Unicode.Scalar) {
        let hex: StaticString = "0123456789abcdef"
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            write(literal: "\\u")
            for shift in [12, 8, 4, 0] as [UInt16] { write(byte: hex.utf8Start[Int(unit >> shift & 15)]) }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isNoncharacter: Bool {
        (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
    }
}

/// A `script` element that holds data and runs nothing.
public struct JSONLDScript: HTMLContent, Hashable, Sendable {
    private let data: LinkedData

    @usableFromInline
    init(_ data: LinkedData) {
        self.data = data
    }

    /// Writes the element.
    public func write(to writer: inout MarkupWriter) {
        writer.write(literal: "<script type=\"application/ld+json\">")
        data.write(to: &writer)
        writer.write(literal: "</script>")
    }
}
