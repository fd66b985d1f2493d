/// For how many a recipe is: a whole number from 1 to 9,999.
public struct Servings: Hashable, Sendable {
    /// The number.
    public let count: Int

    /// What can be a number of servings.
    public static let range = 1...9_999

    /// Throws `servingsOutOfRange` for a number outside `range`.
    public init(_ count: Int) throws(RecipeBoxError) {
        guard Self.range.contains(count) else { throw .servingsOutOfRange(count) }
        self.count = count
    }
}

extension Servings: Comparable {
    /// By number.
    public static func < (left: Servings, right: Servings) -> Bool { left.count < right.count }
}

extension Servings: CustomStringConvertible {
    /// "4".
    public var description: String { "\(count)" }
}

extension Servings: Codable {
    /// Reads a whole number and refuses one outside `range`.
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(Int.self))
    }

    /// Writes a whole number.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(count)
    }
}
