public import FractionParser

/// The weight of a measure of a common ingredient, with its source.
///
/// The weights come from the USDA National Nutrient Database for Standard Reference, release 26 (public domain), file
/// WEIGHT. `source` is the food's NDB number, and `evidence` repeats the row.
public struct Density: Hashable, Sendable {
    /// The name of the ingredient: "all-purpose flour".
    public let name: String

    /// The folded names of the ingredient.
    public let names: [String]

    /// The exact weight of one `unit`, in grams.
    public let grams: Rational

    public let unit: KitchenUnit

    /// The food in the source: "USDA SR26 20081".
    public let source: String

    /// The row of the source: "Wheat flour, white, all-purpose, enriched, bleached: 1 cup = 125 g".
    public let evidence: String
}

extension Density {
    /// Returns the row of an ingredient's name; nil if there is none. Words that do not change the weight, such as
    /// "organic", are ignored. No guess is made: "almond flour" and "sifted flour" have no row.
    public static func known(for ingredient: String) -> Density? {
        let words = Folding.words(ingredient)
        let plain = words.filter { !qualifiers.contains($0) }.joined(separator: " ")
        let whole = words.joined(separator: " ")
        return table.first { $0.names.contains(whole) } ?? table.first { $0.names.contains(plain) }
            ?? spanish[whole].flatMap { name in table.first { $0.names.contains(name) } }
    }

    /// The English names of foods by their folded Spanish ones.
    private static let spanish: [String: String] = [
        "harina": "flour", "harina de trigo": "flour", "harina blanca": "flour", "harina integral": "whole wheat flour",
        "harina de fuerza": "bread flour", "azucar": "sugar", "azucar blanca": "sugar", "azucar granulada": "sugar",
        "azucar morena": "brown sugar", "azucar glas": "powdered sugar", "azucar glass": "powdered sugar",
        "mantequilla": "butter", "mantequilla sin sal": "butter", "leche": "milk", "leche entera": "milk",
        "crema para batir": "heavy cream", "crema agria": "sour cream", "yogur": "yogurt", "yogur natural": "yogurt",
        "yogurt natural": "yogurt", "agua": "water", "agua tibia": "water", "agua fria": "water",
        "agua caliente": "water", "aceite de oliva": "olive oil", "aceite vegetal": "vegetable oil",
        "aceite de canola": "canola oil", "miel": "honey", "miel de abeja": "honey", "melaza": "molasses",
        "miel de maple": "maple syrup", "jarabe de maple": "maple syrup", "jarabe de arce": "maple syrup",
        "sal": "salt", "sal de mesa": "salt", "sal fina": "salt", "cacao": "cocoa", "cacao en polvo": "cocoa",
        "cocoa en polvo": "cocoa", "avena": "oats", "hojuelas de avena": "oats", "arroz": "rice",
        "arroz blanco": "rice", "arroz de grano largo": "rice", "maicena": "cornstarch",
        "fecula de maiz": "cornstarch", "almidon de maiz": "cornstarch", "crema de cacahuate": "peanut butter",
        "mantequilla de cacahuate": "peanut butter",
    ]

    /// The words that do not change the weight of a cup.
    private static let qualifiers: Set<String> = [
        "cold", "cool", "warm", "hot", "lukewarm", "boiling", "tap", "fresh", "organic", "unsifted",
        "softened",
        "melted", "fine", "extra", "virgin", "pure", "raw", "packed", "firmly", "unsweetened", "runny",
    ]

    public static let table: [Density] = [
        row(
            "all-purpose flour",
            ["flour", "all purpose flour", "plain flour", "white flour"],
            125,
            .cup,
            "20081",
            "Wheat flour, white, all-purpose, enriched, bleached: 1 cup = 125 g"
        ),
        row(
            "whole-wheat flour",
            ["whole wheat flour", "wholemeal flour", "whole grain flour"],
            120,
            .cup,
            "20080",
            "Wheat flour, whole-grain: 1 cup = 120 g"
        ),
        row(
            "bread flour",
            ["bread flour", "strong flour"],
            137,
            .cup,
            "20083",
            "Wheat flour, white, bread, enriched: 1 cup = 137 g"
        ),
        row(
            "granulated sugar",
            ["sugar", "granulated sugar", "white sugar", "caster sugar"],
            200,
            .cup,
            "19335",
            "Sugars, granulated: 1 cup = 200 g"
        ),
        row(
            "brown sugar, packed",
            ["brown sugar", "light brown sugar", "dark brown sugar"],
            220,
            .cup,
            "19334",
            "Sugars, brown: 1 cup packed = 220 g"
        ),
        row(
            "powdered sugar",
            ["powdered sugar", "confectioners sugar", "icing sugar"],
            120,
            .cup,
            "19336",
            "Sugars, powdered: 1 cup unsifted = 120 g"
        ),
        row(
            "powdered sugar, sifted",
            ["sifted powdered sugar", "sifted confectioners sugar", "sifted icing sugar"],
            100,
            .cup,
            "19336",
            "Sugars, powdered: 1 cup sifted = 100 g"
        ),
        row(
            "butter",
            ["butter", "unsalted butter", "salted butter", "lightly salted butter"],
            227,
            .cup,
            "01001",
            "Butter, salted: 1 cup = 227 g"
        ),
        row(
            "milk",
            ["milk", "whole milk"],
            244,
            .cup,
            "01077",
            "Milk, whole, 3.25% milkfat, with added vitamin D: 1 cup = 244 g"
        ),
        row(
            "heavy cream",
            ["heavy cream", "whipping cream", "heavy whipping cream", "double cream"],
            238,
            .cup,
            "01053",
            "Cream, fluid, heavy whipping: 1 cup, fluid (yields 2 cups whipped) = 238 g"
        ),
        row("sour cream", ["sour cream"], 230, .cup, "01056", "Cream, sour, cultured: 1 cup = 230 g"),
        row(
            "yogurt",
            ["yogurt", "yoghurt", "plain yogurt"],
            245,
            .cup,
            "01116",
            "Yogurt, plain, whole milk, 8 grams protein per 8 ounce: 1 cup (8 fl oz) = 245 g"
        ),
        row("water", ["water"], 237, .cup, "14411", "Water, tap, drinking: 1 cup 8 fl oz = 237 g"),
        row("olive oil", ["olive oil"], 216, .cup, "04053", "Oil, olive, salad or cooking: 1 cup = 216 g"),
        row(
            "vegetable oil",
            ["vegetable oil", "canola oil", "rapeseed oil", "cooking oil"],
            218,
            .cup,
            "04582",
            "Oil, canola: 1 cup = 218 g"
        ),
        row("honey", ["honey"], 339, .cup, "19296", "Honey: 1 cup = 339 g"),
        row("molasses", ["molasses", "treacle"], 337, .cup, "19304", "Molasses: 1 cup = 337 g"),
        row("maple syrup", ["maple syrup"], 315, .cup, "19353", "Syrups, maple: 1 cup = 315 g"),
        row("salt", ["salt", "table salt"], 6, .teaspoon, "02047", "Salt, table: 1 tsp = 6 g"),
        row(
            "cocoa powder",
            ["cocoa", "cocoa powder", "dry cocoa powder"],
            86,
            .cup,
            "19165",
            "Cocoa, dry powder, unsweetened: 1 cup = 86 g"
        ),
        row(
            "rolled oats",
            ["oats", "rolled oats", "quick oats", "dry oats", "dry rolled oats", "dry quick oats"],
            81,
            .cup,
            "08120",
            "Cereals, oats, regular and quick, not fortified, dry: 1 cup = 81 g"
        ),
        row(
            "long-grain rice",
            ["rice", "white rice", "long grain rice", "dry rice", "dry white rice", "dry long grain rice"],
            185,
            .cup,
            "20044",
            "Rice, white, long-grain, regular, raw, enriched: 1 cup = 185 g"
        ),
        row("cornstarch", ["cornstarch", "corn starch", "cornflour"], 128, .cup, "20027", "Cornstarch: 1 cup = 128 g"),
        row("cornmeal", ["cornmeal"], 122, .cup, "20020", "Cornmeal, whole-grain, yellow: 1 cup = 122 g"),
        row(
            "peanut butter",
            ["peanut butter"],
            258,
            .cup,
            "16098",
            "Peanut butter, smooth style, with salt: 1 cup = 258 g"
        ),
    ]

    private static func row(
        _ name: String,
        _ names: [String],
        _ grams: Rational,
        _ unit: KitchenUnit,
        _ number: String,
        _ evidence: String
    ) -> Density {
        Density(
            name: name,
            names: names,
            grams: grams,
            unit: unit,
            source: "USDA SR26 \(number)",
            evidence: evidence
        )
    }
}
