import WordKit

extension FoodTag {
    /// Returns the kind of food that a typed word means, in either language, in any case, spelling and number; nil for none.
    ///
    /// - Complexity: O(names).
    package static func named(_ text: String) -> FoodTag? {
        let typed = key(text)
        return allCases.first { key($0.rawValue) == typed || key($0.name) == typed } ?? names[typed]
    }

    /// The letters of a name without their accents and without the "s" of a plural.
    private static func key(_ text: String) -> String {
        let letters = FoldedText.key(text).filter(\.isLetter)
        return letters.hasSuffix("s") ? String(letters.dropLast()) : letters
    }

    private static let names: [String: FoodTag] = {
        let texts: [FoodTag: [String]] = [
            .potassiumChloride: ["potassium salt", "sustituto de sal", "sal de potasio", "cloruro de potasio"],
            .grapefruitFamily: ["grapefruit", "pomelo", "toronja"],
            .starFruit: ["carambola", "carambolo", "fruta estrella"],
            .licorice: ["liquorice", "regaliz", "orozuz"],
            .tyramine: ["aged cheese", "cured meat", "tiramina", "queso añejo", "embutido"],
            .cranberry: ["cranberries", "arándano rojo", "arándano agrio"],
            .dairy: ["milk", "dairy", "lactose", "milk product", "lácteo", "producto lácteo", "leche", "lactosa"],
            .calciumFortified: ["calcium", "calcio", "calcio añadido"],
            .phosphateAdditive: ["phosphate", "fosfato"],
            .coffee: ["café"], .tea: ["té", "té negro", "té verde"],
            .soy: ["soya", "soybean", "soja", "frijol de soya"],
            .walnut: ["nuez de castilla", "nueces de castilla", "nogal"],
            .treeNut: ["nut", "nuez", "nueces", "fruto seco", "frutos secos", "nuez de árbol", "nueces de árbol"],
            .peanut: ["cacahuate", "cacahuete", "maní", "maníes"],
            .egg: ["huevo"], .fish: ["pescado", "pez", "peces"],
            .shellfish: ["seafood", "marisco", "crustáceo", "camarón", "camarones"],
            .alcohol: ["bebida alcohólica", "bebidas alcohólicas"],
            .addedSugar: ["sugar", "azúcar", "azúcares", "azúcar añadido", "azúcar añadida"],
        ]
        return Dictionary(
            texts.flatMap { tag, names in names.map { (key($0), tag) } },
            uniquingKeysWith: { first, _ in first }
        )
    }()
}
