/// How long a recipe takes, in minutes; what nobody said is nil.
public struct RecipeTimes: Hashable, Sendable {
    /// Getting ready.
    public let prep: Int?

    /// Cooking or baking.
    public let cook: Int?

    /// From start to finish, as the cook said it: resting and rising included.
    public let statedTotal: Int?

    /// The longest time: a year.
    public static let range = 0...525_600

    /// Nothing said.
    public init() {
        prep = nil
        cook = nil
        statedTotal = nil
    }

    /// Throws `minutesOutOfRange` for a time outside `range`.
    public init(prep: Int? = nil, cook: Int? = nil, total: Int? = nil) throws(RecipeBoxError) {
        for minutes in [prep, cook, total] {
            if let minutes, !Self.range.contains(minutes) { throw .minutesOutOfRange(minutes) }
        }
        self.prep = prep
        self.cook = cook
        statedTotal = total
    }

    /// From start to finish: as stated, otherwise preparation and cooking together; nil when neither is known.
    public var total: Int? {
        if let statedTotal { return statedTotal }
        return prep == nil && cook == nil ? nil : (prep ?? 0) + (cook ?? 0)
    }
}

extension RecipeTimes: Codable {
    private enum CodingKeys: String, CodingKey {
        case prep, cook, total, statedTotal
    }

    /// Reads what `encode(to:)` writes; a time outside the range is refused.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            prep: container.decodeIfPresent(Int.self, forKey: .prep),
            cook: container.decodeIfPresent(Int.self, forKey: .cook),
            total: container.decodeIfPresent(Int.self, forKey: .statedTotal)
        )
    }

    /// Writes `{prep, cook, total, statedTotal}` in minutes or null; `total` is the sum where no total was stated.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(prep, forKey: .prep)
        try container.encode(cook, forKey: .cook)
        try container.encode(total, forKey: .total)
        try container.encode(statedTotal, forKey: .statedTotal)
    }
}
