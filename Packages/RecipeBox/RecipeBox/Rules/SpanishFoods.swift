/// A word of a text, or the words of one food.
struct SaidFood {
    /// The word in the singular; for a food its English name, in every language.
    let key: String
    /// The word, or the food, in the language of the text.
    let shown: String
}

/// Common foods in Spanish, with the English names by which the check compares them.
enum SpanishFoods {
    /// Returns the food of a Spanish word that lost its final "s"; nil if it is none: "nuece" and "nuez" are "nuez".
    static func named(_ word: String) -> SaidFood? {
        if let food = table[word] { return food }
        if word.hasSuffix("ce"), let food = table[String(word.dropLast(2)) + "z"] { return food }
        return table[word.hasSuffix("e") ? String(word.dropLast()) : word + "e"]
    }

    /// Returns the words of a text, each food with its English name as the key. "Leche de coco" is one food. A food after "sin" (without) doesn't
    /// count.
    ///
    /// - Parameters:
    ///   - words: The folded words without their final "s".
    ///   - isEnglish: Whether the text is English, where "pan" isn't bread.
    static func read(_ words: [String], isEnglish: Bool) -> [SaidFood] {
        var result: [SaidFood] = []
        var index = 0
        while index < words.count {
            let word = words[index]
            if words[index...].starts(with: ["polvo", "de", "hornear"]) {
                result.append(SaidFood(key: "baking powder", shown: "polvo de hornear"))
                index += 3
                continue
            }
            guard let food = named(word), !isEnglish || !alsoEnglish.contains(word) else {
                result.append(SaidFood(key: word, shown: word))
                index += 1
                continue
            }
            if index > 0, words[index - 1] == "sin" {
                index += 1
                continue
            }
            let (whole, count) = compound(food, words[(index + 1)...].prefix(3))
            result.append(whole)
            index += 1 + count
        }
        return result
    }

    /// Returns the food that a food makes with the words behind it, and the number of those words: "mantequilla" with "de maní".
    private static func compound(_ food: SaidFood, _ rest: ArraySlice<String>) -> (food: SaidFood, count: Int) {
        let rest = Array(rest)
        guard let next = rest.first else { return (food, 0) }
        if food.key == "nut", next == "moscada" { return (SaidFood(key: "nutmeg", shown: "nuez moscada"), 1) }
        if food.key == "cheese", next == "crema" { return (SaidFood(key: "cream cheese", shown: "queso crema"), 1) }
        let (sort, length) = next == "de" && rest.count > 1 ? (rest[1], 2) : (next, 1)
        if let key = sorts[food.key]?[sort] {
            let shown = length == 2 ? "\(food.shown) de \(sort)" : "\(food.shown) \(sort)"
            return (SaidFood(key: key, shown: shown), length)
        }
        guard next == "de" || next == "del", made.contains(food.key) else { return (food, 0) }
        let count = rest.count > 2 && ["la", "los", "las", "lo", "el"].contains(rest[1]) ? 3 : 2
        guard rest.count >= count else { return (food, 0) }
        let last = rest[count - 1]
        if food.key == "cream", last == "tartaro" {
            return (SaidFood(key: "cream of tartar", shown: "crema de tártaro"), count)
        }
        guard let of = named(last) else { return (food, 0) }
        // "Crema de leche" is cream.
        if food.key == "cream", of.key == "milk" { return (SaidFood(key: "cream", shown: "crema de leche"), count) }
        let head = food.key == "pasta" ? "paste" : food.key
        return (SaidFood(key: "\(of.key) \(head)", shown: "\(food.shown) de \(of.shown)"), count)
    }

    /// The foods that become another food with "de" and a second food: "leche" in "leche de coco".
    private static let made: Set<String> = [
        "bread", "broth", "butter", "cheese", "cream", "extract", "flour", "milk", "oil", "pasta", "sauce", "soup",
        "starch", "syrup",
        "vinegar", "yogurt",
    ]

    /// The words behind a food that make another food of it, with that food's English name.
    private static let sorts: [String: [String: String]] = [
        "cream": ["agria": "sour cream", "acida": "sour cream", "espesa": "heavy cream"],
        "milk": ["condensada": "condensed milk", "evaporada": "evaporated milk"],
        "pepper": ["blanca": "white pepper", "cayena": "cayenne pepper", "negra": "black pepper"],
        "sugar": [
            "blanca": "white sugar", "blanco": "white sugar", "glass": "powdered sugar", "impalpable": "powdered sugar",
            "morena": "brown sugar", "moreno": "brown sugar",
        ],
    ]

    /// Words that mean something else in English.
    private static let alsoEnglish: Set<String> = ["col", "lima", "pan", "pasa", "sal", "res"]

    private static let table: [String: SaidFood] = {
        let rows = foods.flatMap { key, names in names.map { (Folding.key($0), SaidFood(key: key, shown: $0)) } }
        return Dictionary(rows) { first, _ in first }
    }()

    private static let foods: [(key: String, names: [String])] = [
        ("almond", ["almendra"]), ("anchovy", ["anchoa", "boquerón"]), ("apple", ["manzana"]),
        ("apricot", ["albaricoque"]),
        ("artichoke", ["alcachofa"]), ("asparagus", ["espárrago"]), ("avocado", ["aguacate", "palta"]),
        ("bacon", ["tocino"]),
        ("banana", ["plátano", "banano"]), ("barley", ["cebada"]), ("basil", ["albahaca"]),
        ("bean", ["frijol", "alubia", "judía"]), ("beef", ["res", "ternera"]), ("beet", ["remolacha", "betabel"]),
        ("blueberry", ["arándano"]), ("bread", ["pan"]), ("broth", ["caldo"]), ("butter", ["mantequilla", "manteca"]),
        ("cabbage", ["col", "repollo"]), ("caper", ["alcaparra"]), ("carrot", ["zanahoria"]),
        ("cashew", ["anacardo", "marañón"]),
        ("cauliflower", ["coliflor"]), ("celery", ["apio"]), ("cheese", ["queso"]), ("cherry", ["cereza"]),
        ("chicken", ["pollo"]), ("chickpea", ["garbanzo"]), ("chili", ["chile"]), ("clam", ["almeja"]),
        ("cinnamon", ["canela"]),
        ("cocoa", ["cacao"]), ("coconut", ["coco"]), ("cod", ["bacalao"]), ("coffee", ["café"]),
        ("cilantro", ["cilantro"]),
        ("corn", ["maíz", "elote"]), ("crab", ["cangrejo", "jaiba"]), ("cream", ["crema", "nata"]),
        ("cucumber", ["pepino"]),
        ("cumin", ["comino"]), ("egg", ["huevo"]), ("eggplant", ["berenjena"]), ("extract", ["extracto"]),
        ("fig", ["higo"]),
        ("fish", ["pescado"]), ("flour", ["harina"]), ("garlic", ["ajo"]), ("ginger", ["jengibre"]), ("grape", ["uva"]),
        ("ham", ["jamón"]), ("hazelnut", ["avellana"]), ("honey", ["miel"]), ("lamb", ["cordero"]),
        ("leek", ["puerro"]),
        ("lemon", ["limón"]), ("lentil", ["lenteja"]), ("lettuce", ["lechuga"]), ("lime", ["lima"]),
        ("lobster", ["langosta"]),
        ("margarine", ["margarina"]), ("mayonnaise", ["mayonesa"]), ("milk", ["leche"]),
        ("mint", ["menta", "hierbabuena"]),
        ("mushroom", ["champiñón", "hongo"]), ("mussel", ["mejillón"]), ("mustard", ["mostaza"]), ("noodle", ["fideo"]),
        ("nut", ["nuez"]), ("oat", ["avena"]), ("octopus", ["pulpo"]), ("oil", ["aceite"]),
        ("olive", ["aceituna", "oliva"]),
        ("onion", ["cebolla"]), ("orange", ["naranja"]), ("oregano", ["orégano"]), ("oyster", ["ostra", "ostión"]),
        ("paprika", ["pimentón"]), ("parsley", ["perejil"]), ("pasta", ["pasta"]),
        ("pea", ["guisante", "chícharo", "arveja"]),
        ("peach", ["durazno", "melocotón"]), ("peanut", ["maní", "cacahuate", "cacahuete"]), ("pear", ["pera"]),
        ("pepper", ["pimienta"]), ("bell pepper", ["pimiento"]), ("baking soda", ["bicarbonato"]),
        ("pineapple", ["piña"]), ("pistachio", ["pistacho", "pistache"]),
        ("plum", ["ciruela"]), ("pork", ["cerdo"]), ("potato", ["papa", "patata"]), ("prawn", ["langostino"]),
        ("pumpkin", ["calabaza"]), ("raisin", ["pasa"]), ("raspberry", ["frambuesa"]), ("rice", ["arroz"]),
        ("rosemary", ["romero"]), ("saffron", ["azafrán"]), ("salmon", ["salmón"]), ("salt", ["sal"]),
        ("sardine", ["sardina"]),
        ("sauce", ["salsa"]), ("sausage", ["salchicha", "chorizo"]), ("scallop", ["vieira"]),
        ("sesame", ["sésamo", "ajonjolí"]), ("shellfish", ["marisco"]), ("shrimp", ["camarón", "gamba"]),
        ("soup", ["sopa"]),
        ("soy", ["soya", "soja"]), ("spinach", ["espinaca"]), ("squid", ["calamar"]),
        ("starch", ["almidón", "fécula"]),
        ("strawberry", ["fresa"]), ("sugar", ["azúcar"]), ("syrup", ["jarabe"]), ("thyme", ["tomillo"]),
        ("tomato", ["tomate", "jitomate"]), ("trout", ["trucha"]), ("tuna", ["atún"]), ("turkey", ["pavo"]),
        ("turmeric", ["cúrcuma"]), ("vanilla", ["vainilla"]), ("vinegar", ["vinagre"]), ("wheat", ["trigo"]),
        ("wine", ["vino"]),
        ("yeast", ["levadura"]), ("yogurt", ["yogur"]), ("zucchini", ["calabacín"]),
    ]
}
