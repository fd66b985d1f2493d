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
        case "tsp": (localized("tsp", context: "unit"), localized("tsp", context: "units"))
        case "tbsp": (localized("tbsp", context: "unit"), localized("tbsp", context: "units"))
        case "tablet": (localized("tablet", context: "unit"), localized("tablets", context: "unit"))
        case "capsule": (localized("capsule", context: "unit"), localized("capsules", context: "unit"))
        case "puff": (localized("puff", context: "unit"), localized("puffs", context: "unit"))
        case "piece": (localized("piece", context: "unit"), localized("pieces", context: "unit"))
        case "drop": (localized("drop", context: "unit"), localized("drops", context: "unit"))
        case "nut": (localized("nut", context: "unit"), localized("nuts", context: "unit"))
        default: nil
        }
    }

    /// The plural of an English name, "teaspoons", and in Spanish of a name that a person entered: "sobres". Abbreviations and other names have
    /// none.
    static func plural(of unit: String) -> String {
        if countable.contains(unit.lowercased()) { return unit + "s" }
        return Language.current == .spanish ? spanishPlural(of: unit) ?? unit : unit
    }

    /// The plural of a Spanish name: "sobres", "porciones". Nil for an abbreviation and for a name with another ending.
    static func spanishPlural(of unit: String) -> String? {
        guard unit.count > 3, unit.allSatisfy(\.isLetter), let last = unit.last,
            "aeoz".contains(last) || unit.hasSuffix("ón")
        else { return nil }
        return SpanishNoun.plural(unit)
    }

    /// The name under which a unit is kept: the English one for a Spanish word of a usual unit, so that a room has one unit in both languages.
    static func kept(_ typed: String) -> String {
        let key = FoldedText.key(typed)
        return spanish.first { $0.value.contains { FoldedText.key($0) == key } }?.key ?? typed
    }

    /// The name of a usual unit from its English singular or plural; any other word as it is.
    static func name(inEnglish word: String) -> String {
        spanish.keys.first { plural(inEnglish: $0) == word } ?? word
    }

    private static func plural(inEnglish unit: String) -> String { countable.contains(unit) ? unit + "s" : unit }

    private static let countable: Set = [
        "tablet", "capsule", "puff", "piece", "drop", "nut", "teaspoon", "tablespoon", "cup", "sachet", "scoop", "gram",
        "milligram", "milliliter",
    ]

    /// The Spanish words that people type for the usual units, by the unit's name.
    static let spanish = [
        "tsp": [
            "cucharadita", "cucharaditas", "cdta", "cdta.", "cdtas", "cdtas.", "cdita", "cdita.", "cditas", "cditas.",
        ],
        "tbsp": ["cucharada", "cucharadas", "cda", "cda.", "cdas", "cdas."],
        "tablet": ["tableta", "tabletas", "pastilla", "pastillas"],
        "capsule": ["cápsula", "cápsulas"],
        "puff": ["inhalación", "inhalaciones"],
        "piece": ["pieza", "piezas", "pedazo", "pedazos"],
        "drop": ["gota", "gotas"],
        "nut": ["nuez", "nueces"],
    ]
}
