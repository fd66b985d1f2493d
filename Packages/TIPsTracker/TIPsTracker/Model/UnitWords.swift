import WordKit

/// The words for a unit, singular and plural. The usual units are kept under their English names and shown in the reader's language.
struct UnitWords {
    let one: String
    let many: String

    init(_ unit: String) {
        (one, many) = Self.usual(unit) ?? (unit, Self.plural(of: unit))
    }

    private static func usual(_ unit: String) -> (one: String, many: String)? {
        switch unit {
        case "tsp": (localized("tsp", context: "unit"), localized("tsp", context: "unit"))
        case "tbsp": (localized("tbsp", context: "unit"), localized("tbsp", context: "unit"))
        case "tablet": (localized("tablet", context: "unit"), localized("tablets", context: "unit"))
        case "capsule": (localized("capsule", context: "unit"), localized("capsules", context: "unit"))
        case "puff": (localized("puff", context: "unit"), localized("puffs", context: "unit"))
        case "piece": (localized("piece", context: "unit"), localized("pieces", context: "unit"))
        case "drop": (localized("drop", context: "unit"), localized("drops", context: "unit"))
        case "nut": (localized("nut", context: "unit"), localized("nuts", context: "unit"))
        default: nil
        }
    }

    /// The plural of an English name: "teaspoons". Abbreviations and other names have none.
    static func plural(of unit: String) -> String { countable.contains(unit.lowercased()) ? unit + "s" : unit }

    private static let countable: Set = [
        "tablet", "capsule", "puff", "piece", "drop", "nut", "teaspoon", "tablespoon", "cup", "sachet", "scoop", "gram",
        "milligram", "milliliter",
    ]

    /// The Spanish words that people type for the usual units, by the unit's name.
    static let spanish = [
        "tsp": ["cucharadita", "cucharaditas", "cdta", "cdta.", "cdita", "cdita.", "cditas", "cditas."],
        "tbsp": ["cucharada", "cucharadas", "cda", "cda."],
        "tablet": ["tableta", "tabletas", "pastilla", "pastillas"],
        "capsule": ["cápsula", "cápsulas"],
        "puff": ["inhalación", "inhalaciones"],
        "piece": ["pieza", "piezas", "pedazo", "pedazos"],
        "drop": ["gota", "gotas"],
        "nut": ["nuez", "nueces"],
    ]
}
