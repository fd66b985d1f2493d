/// How much of a nutrient is in 100 g, as far as that is known.
public enum Content: Hashable, Sendable {
    /// So much.
    case exact(Thousandths)
    /// At least so much: a part of the dish has no figure for it.
    case atLeast(Thousandths)

    /// The figure: the amount, or its lower bound.
    public var amount: Thousandths {
        switch self {
        case .exact(let amount), .atLeast(let amount): amount
        }
    }

    /// Whether the figure is the whole amount.
    public var isExact: Bool {
        if case .exact = self { true } else { false }
    }
}

/// What 100 g of a food hold: for each nutrient a content, or nothing where there is no figure. Missing is not zero.
public struct NutrientContents: Hashable, Sendable {
    /// Thousandths of the nutrient's unit by its place, −1 where there is no figure.
    private var counts: [Int64]
    /// A bit for each nutrient whose figure is only a lower bound.
    private var bounds: UInt32

    /// Nothing known.
    public init() {
        counts = [Int64](repeating: -1, count: Nutrient.allCases.count)
        bounds = 0
    }

    /// Exact contents.
    public init(_ contents: [Nutrient: Thousandths]) {
        self.init()
        for (nutrient, amount) in contents { self[nutrient] = .exact(amount) }
    }

    /// The content of a nutrient; nil where it isn't known.
    public subscript(nutrient: Nutrient) -> Content? {
        get {
            let place = nutrient.place
            guard counts[place] >= 0 else { return nil }
            let amount = Thousandths(counts[place])
            return bounds & (1 << UInt32(place)) == 0 ? .exact(amount) : .atLeast(amount)
        }
        set {
            let place = nutrient.place
            counts[place] = newValue?.amount.count ?? -1
            let bit = UInt32(1) << UInt32(place)
            if newValue?.isExact ?? true { bounds &= ~bit } else { bounds |= bit }
        }
    }

    /// The nutrients that have a figure, in the order of `Nutrient.allCases`.
    public var known: [Nutrient] { Nutrient.allCases.filter { counts[$0.place] >= 0 } }
}

extension Nutrient {
    /// Its place among all the nutrients.
    var place: Int {
        switch self {
        case .energy: 0
        case .protein: 1
        case .fat: 2
        case .carbohydrate: 3
        case .sugars: 4
        case .fibre: 5
        case .water: 6
        case .alcohol: 7
        case .caffeine: 8
        case .sodium: 9
        case .potassium: 10
        case .phosphorus: 11
        case .calcium: 12
        case .magnesium: 13
        case .iron: 14
        case .vitaminK: 15
        case .vitaminD: 16
        }
    }

    /// The most that 100 g can hold: their own weight, or 1,000 kcal.
    public var limitPerHundredGrams: Thousandths {
        switch unit {
        case "kcal": Thousandths(1_000_000)
        case "g": Thousandths(100_000)
        case "mg": Thousandths(100_000_000)
        default: Thousandths(100_000_000_000)
        }
    }
}

extension NutrientContents: Codable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Reads `{"potassium": "358", "protein": ">=1.09"}`; a nutrient that isn't known is refused.
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: Key.self)
        for key in container.allKeys {
            let text = try container.decode(String.self, forKey: key)
            let isBound = text.hasPrefix(">=")
            guard let nutrient = Nutrient(rawValue: key.stringValue),
                let amount = Thousandths(isBound ? String(text.dropFirst(2)) : text)
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: key,
                    in: container,
                    debugDescription: "“\(key.stringValue): \(text)” is no nutrient with an amount"
                )
            }
            self[nutrient] = isBound ? .atLeast(amount) : .exact(amount)
        }
    }

    /// Writes only what is known; a lower bound begins with ">=".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for nutrient in Nutrient.allCases {
            guard let content = self[nutrient] else { continue }
            let text = (content.isExact ? "" : ">=") + content.amount.description
            try container.encode(text, forKey: Key(stringValue: nutrient.rawValue))
        }
    }
}
