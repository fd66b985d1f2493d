/// The known amount of a nutrient in 100 g.
public enum Content: Hashable, Sendable {
    /// The whole amount.
    case exact(Thousandths)
    /// A lower bound: a part of the dish has no figure.
    case atLeast(Thousandths)

    /// The amount, or its lower bound.
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

/// The nutrients of 100 g of a food. A nutrient without a figure has no content, which isn't the same as zero.
public struct NutrientContents: Hashable, Sendable {
    /// The amounts in thousandths of each nutrient's unit, indexed by `place`; −1 without a figure.
    private var counts: [Int64]
    /// A bit set of the nutrients whose figure is a lower bound.
    private var bounds: UInt32

    /// Creates contents without figures.
    public init() {
        counts = [Int64](repeating: -1, count: Nutrient.allCases.count)
        bounds = 0
    }

    /// Creates contents with exact figures.
    public init(_ contents: [Nutrient: Thousandths]) {
        self.init()
        for (nutrient, amount) in contents { self[nutrient] = .exact(amount) }
    }

    /// The content of a nutrient; nil if it isn't known.
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

    /// The nutrients with a figure, in the order of `Nutrient.allCases`.
    public var known: [Nutrient] { Nutrient.allCases.filter { counts[$0.place] >= 0 } }
}

extension Nutrient {
    /// Its index in `Nutrient.allCases`.
    var place: Int {
        switch self {
        case .energy: 0
        case .protein: 1
        case .fat: 2
        case .carbohydrate: 3
        case .sugars: 4
        case .fiber: 5
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

    /// The maximum in 100 g: their own weight, or 1,000 kcal.
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

    /// Reads `{"potassium": "358", "protein": ">=1.09"}`.
    ///
    /// - Throws: `DecodingError` for an unknown nutrient or an unreadable amount.
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

    /// Writes the known nutrients. A lower bound begins with ">=".
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for nutrient in Nutrient.allCases {
            guard let content = self[nutrient] else { continue }
            let text = (content.isExact ? "" : ">=") + content.amount.description
            try container.encode(text, forKey: Key(stringValue: nutrient.rawValue))
        }
    }
}
