public enum Nutrient: String, CaseIterable, Codable, Sendable {
    case energy, protein, fat, carbohydrate, sugars
    /// The stored word keeps its spelling.
    case fiber = "fibre"
    case water, alcohol, caffeine
    case sodium, potassium, phosphorus, calcium, magnesium, iron
    case vitaminK, vitaminD

    /// The unit: kcal, g, mg, or µg for the vitamins.
    public var unit: String {
        switch self {
        case .energy: "kcal"
        case .protein, .fat, .carbohydrate, .sugars, .fiber, .water, .alcohol: "g"
        case .caffeine, .sodium, .potassium, .phosphorus, .calcium, .magnesium, .iron: "mg"
        case .vitaminK, .vitaminD: "µg"
        }
    }

    /// The number in USDA's tables (`NUTR_DEF`, `nutrient_nbr`).
    public var usdaNumber: Int {
        switch self {
        case .protein: 203
        case .fat: 204
        case .carbohydrate: 205
        case .energy: 208
        case .alcohol: 221
        case .water: 255
        case .caffeine: 262
        case .sugars: 269
        case .fiber: 291
        case .calcium: 301
        case .iron: 303
        case .magnesium: 304
        case .phosphorus: 305
        case .potassium: 306
        case .sodium: 307
        case .vitaminD: 328
        case .vitaminK: 430
        }
    }

    /// The identifier in FoodData Central (`nutrient.id`).
    public var fdcID: Int {
        switch self {
        case .protein: 1003
        case .fat: 1004
        case .carbohydrate: 1005
        case .energy: 1008
        case .alcohol: 1018
        case .water: 1051
        case .caffeine: 1057
        case .fiber: 1079
        case .calcium: 1087
        case .iron: 1089
        case .magnesium: 1090
        case .phosphorus: 1091
        case .potassium: 1092
        case .sodium: 1093
        case .vitaminD: 1114
        case .vitaminK: 1185
        case .sugars: 2000
        }
    }
}
