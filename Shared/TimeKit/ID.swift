/// An identifier that remembers what it identifies: an `ID<Item>` can't stand where an `ID<Unit>` is meant.
public struct ID<Entity>: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// An identifier of that text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An identifier of that text.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension ID: Comparable {
    /// By text.
    public static func < (left: ID, right: ID) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension ID: CustomStringConvertible {
    /// The identifier's text.
    public var description: String { rawValue }
}

/// A value for each id is an object with the ids as its keys.
extension ID: CodingKeyRepresentable {}

extension ID: Codable {
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
