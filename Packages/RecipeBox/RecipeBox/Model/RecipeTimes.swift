/// The times of a recipe in minutes; nil if unknown.
public struct RecipeTimes: Hashable, Sendable {
    /// The preparation time.
    public let prep: Int?

    /// The cooking or baking time.
    public let cook: Int?

    /// The total time as the cook stated it, resting and rising included; nil if not stated.
    public let statedTotal: Int?

    /// The valid times in minutes, up to a year.
    public static let range = 0...525_600

    /// Creates times that are all unknown.
    public init() {
        prep = nil
        cook = nil
        statedTotal = nil
    }

    /// - Throws: `minutesOutOfRange` for a time outside `range`.
    public init(prep: Int? = nil, cook: Int? = nil, total: Int? = nil) throws(RecipeBoxError) {
        for minutes in [prep, cook, total] {
            if let minutes, !Self.range.contains(minutes) { throw .minutesOutOfRange(minutes) }
        }
        self.prep = prep
        self.cook = cook
        statedTotal = total
    }

    /// The total time: as stated, otherwise preparation and cooking together; nil unless both are known.
    public var total: Int? {
        if let statedTotal { return statedTotal }
        return prep.flatMap { prep in cook.map { prep + $0 } }
    }

    /// Returns a number of minutes as pages show it: "45 min", "1 h 30 min".
    public static func words(_ minutes: Int) -> String { Wording.minutes(minutes) }
}

extension RecipeTimes: Codable {
    private enum CodingKeys: String, CodingKey {
        case prep, cook, total, statedTotal
    }

    /// Decodes the form that `encode(to:)` writes.
    ///
    /// - Throws: `minutesOutOfRange` for a time outside `range`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            prep: container.decodeIfPresent(Int.self, forKey: .prep),
            cook: container.decodeIfPresent(Int.self, forKey: .cook),
            total: container.decodeIfPresent(Int.self, forKey: .statedTotal)
        )
    }

    /// Encodes `{prep, cook, total, statedTotal}` in minutes or null. `total` is the computed total.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(prep, forKey: .prep)
        try container.encode(cook, forKey: .cook)
        try container.encode(total, forKey: .total)
        try container.encode(statedTotal, forKey: .statedTotal)
    }
}
