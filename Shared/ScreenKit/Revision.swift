/// What a screen was read from: two screens of equal revision show the same data.
///
/// Compare for equality only; the text is the engine's own.
public struct Revision: RawRepresentable, Hashable, Sendable {
    /// The engine's text for it.
    public let rawValue: String

    /// A revision of that text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The revision after the change of that number in the store's change log; 0 before the first.
    public init(change: Int64) {
        rawValue = String(change)
    }
}

extension Revision: Codable {
    /// Reads a single string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
