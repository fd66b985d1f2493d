import Foundation
public import JSONKit
public import TimeKit

// Documents to print.

extension JSONValue {
    /// Creates a text, or `null` for nil.
    public init(_ value: String?) { self = value.map { .string($0) } ?? .null }

    /// Creates a whole number, or `null` for nil.
    public init(_ value: Int?) { self = value.map { JSONValue(number: $0) } ?? .null }

    /// Creates a whole number, or `null` for nil.
    public init(_ value: Int64?) { self = value.map { JSONValue(number: $0) } ?? .null }

    /// Creates a truth value, or `null` for nil.
    public init(_ value: Bool?) { self = value.map { .bool($0) } ?? .null }

    /// Creates a text with the instant in ISO 8601 in UTC, or `null` for nil.
    public init(_ value: Instant?) { self = value.map { .string($0.description) } ?? .null }

    /// Creates a text with the day as `YYYY-MM-DD`, or `null` for nil.
    public init(_ value: LocalDate?) { self = value.map { .string($0.description) } ?? .null }

    /// Creates an array with a value for each element.
    public init<S: Sequence>(_ elements: S, _ value: (S.Element) throws -> JSONValue) rethrows {
        self = .array(try elements.map(value))
    }
}

extension Terminal {
    /// Writes a value's `Codable` form to standard output, indented and with sorted keys. For a screen this form is its
    /// API contract.
    public func print(encoding value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var json = JSONWriter(.terminal)
        json.raw(escaping: String(decoding: try encoder.encode(value), as: UTF8.self))
        json.raw("\n")
        try send(.output, json.bytes)
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
