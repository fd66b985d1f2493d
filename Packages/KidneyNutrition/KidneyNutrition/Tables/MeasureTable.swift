import FractionParser
import WordKit

/// The words of measures and of portions' names: as USDA has them, as they are shown, and as they are typed in Spanish.
enum MeasureTable {
    // swift-format-ignore
    /// The words of portions' names in lower case.
    private static let words: [Phrase] = [
        Phrase("cup"), Phrase("cups"), Phrase("slice"), Phrase("slices"), Phrase("leaf"), Phrase("leaves"), Phrase("piece"), Phrase("pieces"),
        Phrase("fruit"), Phrase("small"), Phrase("medium"), Phrase("large"), Phrase("whole"), Phrase("tbsp"), Phrase("tablespoon"), Phrase("tsp"),
        Phrase("teaspoon"), Phrase("can"), Phrase("bottle"), Phrase("package"), Phrase("packet"), Phrase("serving"), Phrase("clove"), Phrase("bar"),
        Phrase("half"), Phrase("halves"), Phrase("container"), Phrase("sliced"), Phrase("chopped"), Phrase("diced"), Phrase("cubes"),
        Phrase("shredded"), Phrase("grated"), Phrase("mashed"), Phrase("cooked"), Phrase("long"), Phrase("longer"), Phrase("long type"),
        Phrase("less than"), Phrase("dia"), Phrase("dia."), Phrase("dia lemon"), Phrase("dia melon"), Phrase("diameter"), Phrase("thick"),
        Phrase("high"), Phrase("sq"), Phrase("square"), Phrase("squares"), Phrase("round"), Phrase("oval"), Phrase("oblong"), Phrase("sphere"),
        Phrase("rectangle"), Phrase("large rectangular piece"), Phrase("small rectangular pieces"), Phrase("thin"), Phrase("very"), Phrase("big"),
        Phrase("miniature"), Phrase("miniatures"), Phrase("bite size"), Phrase("snack-size"), Phrase("size"), Phrase("inch"), Phrase("inches"),
        Phrase("to"), Phrase("or"), Phrase("and"), Phrase("of"), Phrase("of one"), Phrase("with"), Phrase("without"), Phrase("per"), Phrase("by"),
        Phrase("each"), Phrase("about"), Phrase("approx"), Phrase("approx."), Phrase("approximate weight"), Phrase("average weight"),
        Phrase("variety of brands"), Phrase("include"), Phrase("only"), Phrase("per pound"), Phrase("oz cake"), Phrase("bag"), Phrase("box"),
        Phrase("small box"), Phrase("drink box"), Phrase("miniature box"), Phrase("jar"), Phrase("pouch"), Phrase("envelope"),
        Phrase("individual packet"), Phrase("refrigerated"), Phrase("shelf stable"), Phrase("total can contents"), Phrase("drink"),
        Phrase("child cup"), Phrase("small cup"), Phrase("medium cup"), Phrase("large cup"), Phrase("size cup"), Phrase("quart"), Phrase("pint"),
        Phrase("liter"), Phrase("fluid ounce"), Phrase("jigger"), Phrase("dash"), Phrase("scoop"), Phrase("grams"), Phrase("servings"),
        Phrase("packages"), Phrase("nlea serving"), Phrase("portion"), Phrase("unit"), Phrase("item"), Phrase("serving as recorded"), Phrase("raw"),
        Phrase("ground"), Phrase("crushed"), Phrase("crumbled"), Phrase("crumbs"), Phrase("melted"), Phrase("whipped"), Phrase("pureed"),
        Phrase("prepared"), Phrase("drained"), Phrase("undrained"), Phrase("rinsed"), Phrase("packed"), Phrase("not packed"),
        Phrase("loosely packed"), Phrase("unpacked"), Phrase("pared"), Phrase("peeled"), Phrase("pitted"), Phrase("without pits"),
        Phrase("quartered"), Phrase("slivered"), Phrase("flaked"), Phrase("shelled"), Phrase("cut"), Phrase("chunks"), Phrase("chunk"),
        Phrase("solid"), Phrase("solids"), Phrase("liquid"), Phrase("sections"), Phrase("section"), Phrase("balls"), Phrase("honeydew balls"),
        Phrase("watermelon balls"), Phrase("small curd"), Phrase("large curd"), Phrase("elbow shaped"), Phrase("spiral shaped"),
        Phrase("small shells"), Phrase("frozen"), Phrase("thawed"), Phrase("unthawed"), Phrase("dry"), Phrase("sifted"), Phrase("unsifted"),
        Phrase("condensed"), Phrase("heaping"), Phrase("rounded"), Phrase("boneless"), Phrase("cubic inch"), Phrase("yield"), Phrase("yields"),
        Phrase("yield from"), Phrase("ready-to-cook chicken"), Phrase("ready-to-cook turkey"), Phrase("without refuse"), Phrase("excluding refuse"),
        Phrase("with refuse"), Phrase("weighing"), Phrase("block"), Phrase("stick"), Phrase("strip"), Phrase("strips"), Phrase("wedge"),
        Phrase("ring"), Phrase("rings"), Phrase("head"), Phrase("bunch"), Phrase("stalk"), Phrase("stalks"), Phrase("spear"), Phrase("spears"),
        Phrase("ear"), Phrase("baby ear"), Phrase("leaf inner"), Phrase("leaf outer"), Phrase("floweret"), Phrase("flowerets"), Phrase("sprig"),
        Phrase("sprigs"), Phrase("sprout"), Phrase("pods"), Phrase("pea pods"), Phrase("pad"), Phrase("caps"), Phrase("cloves"), Phrase("hearts"),
        Phrase("kernel"), Phrase("kernels"), Phrase("whole kernels"), Phrase("arils"), Phrase("seed"), Phrase("seeds"), Phrase("juice sacs"),
        Phrase("juice"), Phrase("membranes"), Phrase("skin"), Phrase("bone removed"), Phrase("bone and skin removed"), Phrase("breast"),
        Phrase("thigh"), Phrase("drumstick"), Phrase("wing"), Phrase("leg"), Phrase("back"), Phrase("bird"), Phrase("duck"), Phrase("chicken"),
        Phrase("turkey"), Phrase("fillet"), Phrase("steak"), Phrase("roast"), Phrase("chop"), Phrase("ribs"), Phrase("meat"), Phrase("meat only"),
        Phrase("patty"), Phrase("link"), Phrase("links"), Phrase("frankfurter"), Phrase("sardines"), Phrase("pat"), Phrase("small bagel"),
        Phrase("medium bagel"), Phrase("large bagel"), Phrase("mini bagel"), Phrase("biscuit"), Phrase("biscuits"), Phrase("roll"), Phrase("rolls"),
        Phrase("bun"), Phrase("loaf"), Phrase("crust"), Phrase("crust not eaten"), Phrase("cracker"), Phrase("crackers"), Phrase("cracker square"),
        Phrase("crackers square"), Phrase("cracker, rectangle"), Phrase("cracker, round large"), Phrase("cracker, oyster"), Phrase("oyster crackers"),
        Phrase("cookie"), Phrase("cookies"), Phrase("wafer"), Phrase("cake"), Phrase("cakes"), Phrase("pie"), Phrase("pancake"), Phrase("pancakes"),
        Phrase("doughnut"), Phrase("doughnut hole"), Phrase("twist"), Phrase("twists"), Phrase("sandwich"), Phrase("pastry"), Phrase("chips"),
        Phrase("pop"), Phrase("cube"), Phrase("spice drop"), Phrase("spice stick"), Phrase("gumdrops"), Phrase("gummy bears"),
        Phrase("gummy dinosaurs"), Phrase("gummy fish"), Phrase("gummy worms"), Phrase("twin wrapped"), Phrase("grandma brand"),
        Phrase("mini chips ahoy"), Phrase("keebler rich 'n chips, pecan chips delux"), Phrase("pepperidge farm chocolate chunk pecan"),
        Phrase("almond"), Phrase("apricot"), Phrase("artichoke"), Phrase("avocado"), Phrase("beans"), Phrase("beet"), Phrase("beets"),
        Phrase("berries"), Phrase("carrot"), Phrase("cherry"), Phrase("cherry tomatoes"), Phrase("cucumber"), Phrase("date, pitted"),
        Phrase("large eggs"), Phrase("fig"), Phrase("grapes"), Phrase("leek"), Phrase("large melon"), Phrase("medium melon"), Phrase("melon"),
        Phrase("mushroom"), Phrase("nuts"), Phrase("parsnip"), Phrase("peanut"), Phrase("pepper"), Phrase("italian tomato"), Phrase("plum tomato"),
        Phrase("pomegranate"), Phrase("potato"), Phrase("prune"), Phrase("raisins"), Phrase("raspberries"), Phrase("tomato"),
        Phrase("waterchestnuts"), Phrase("whole dish"), Phrase("pulp"),
    ]

    /// The words by their first one, the longest first: "not packed" before "not".
    private static let byFirst = Dictionary(grouping: words) { String($0.english.prefix(while: \.isLetter)) }
        .mapValues { texts in texts.sorted { $0.english.count > $1.english.count } }

    /// The Spanish words, folded and each with its English one.
    private static let spanish: [String: String] = {
        // swift-format-ignore
        let rows: [(String, [String])] = [
            ("cup", ["taza", "tazas"]), ("piece", ["pieza", "piezas"]), ("slice", ["rebanada", "rebanadas", "rodaja", "rodajas"]),
            ("leaf", ["hoja", "hojas"]), ("small", ["pequeno", "pequena", "pequenos", "pequenas", "chico", "chica", "chicos", "chicas"]),
            ("medium", ["mediano", "mediana", "medianos", "medianas"]), ("large", ["grande", "grandes"]),
            ("whole", ["entero", "entera", "enteros", "enteras"]), ("fruit", ["fruta", "frutas"]),
            ("tablespoon", ["cucharada", "cucharadas", "cucharada sopera", "cucharadas soperas", "cuchara sopera"]),
            ("teaspoon", ["cucharadita", "cucharaditas",
                    "cucharada cafetera", "cucharadas cafeteras", "cuchara cafetera", "cucharadita cafetera", "cucharaditas cafeteras"]),
            ("fl oz", ["onza liquida", "onzas liquidas"]), ("gallon", ["galon", "galones"]), ("dash", ["pizca", "pizcas"]),
            ("wedge", ["gajo", "gajos"]), ("bunch", ["manojo", "manojos"]), ("sprig", ["ramita", "ramitas"]), ("strip", ["tira", "tiras"]),
            ("stick", ["barrita", "barritas"]), ("head", ["cabeza", "cabezas"]), ("stalk", ["tallo", "tallos"]), ("ear", ["mazorca", "mazorcas"]),
            ("fillet", ["filete", "filetes"]), ("bag", ["bolsa", "bolsas"]), ("box", ["caja", "cajas"]), ("jar", ["frasco", "frascos"]),
            ("cube", ["cubo", "cubos"]), ("pad", ["penca", "pencas"]), ("breast", ["pechuga", "pechugas"]), ("thigh", ["muslo", "muslos"]),
            ("drumstick", ["pierna", "piernas"]), ("oz", ["onza", "onzas"]), ("lb", ["libra", "libras"]), ("g", ["gramo", "gramos"]),
            ("mg", ["miligramo", "miligramos"]), ("ml", ["mililitro", "mililitros"]), ("l", ["litro", "litros"]),
            ("package", ["paquete", "paquetes"]), ("packet", ["sobre", "sobres"]), ("serving", ["porcion", "porciones"]),
            ("clove", ["diente", "dientes"]), ("bar", ["barra", "barras"]), ("can", ["lata", "latas"]), ("bottle", ["botella", "botellas"]),
            ("half", ["mitad", "mitades"]), ("container", ["envase", "envases"]),
        ]
        let pairs = rows.flatMap { english, words in words.map { ($0, english) } }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// Returns typed words with the English word of each Spanish measure. Other words stay.
    static func english(_ words: [String]) -> [String] {
        var english: [String] = []
        var rest = words[...]
        while let first = rest.first {
            // "cucharada cafetera" is a teaspoon, although "cucharada" is a tablespoon.
            let pair = rest.count > 1 ? spanish[BundledFoods.folded(rest.prefix(2).joined(separator: " "))] : nil
            english.append(pair ?? spanish[BundledFoods.folded(first)] ?? first)
            rest = rest.dropFirst(pair == nil ? 1 : 2)
        }
        return english
    }

    /// Returns a portion's name with each known word as it is shown: "taza, en rebanadas". Other words stay.
    ///
    /// - Parameters:
    ///   - isFeminine: The gender of the food, with which a size agrees; nil if it isn't known, for "tamaño mediano".
    ///   - isOne: Whether at most one is counted.
    static func shown(_ name: String, isFeminine: Bool? = nil, isOne: Bool = true) -> String {
        guard Language.current != .english else { return name }
        let isSized = isSize(name)
        let isInvariable = isSized && isFeminine == nil && Language.current == .spanish
        let isPlural = !isOne && !isInvariable && Language.current == .spanish
        var gender = isSized ? isFeminine : nil
        var isHead = !isSized
        var isAside = false
        var shown = ""
        var rest = Substring(name)
        while let first = rest.first {
            let run = rest.prefix { $0.isLetter == first.isLetter }
            let known = byFirst[run.lowercased()]?.first { begins(rest, with: $0.english) }
            var text = known.map { agreeing($0, isFeminine: gender) ?? localized($0) } ?? String(run)
            isAside = isAside || run.contains("(")
            if first.isLetter, !isAside {
                if isHead { gender = SpanishNoun.isFeminine(text.prefix(while: \.isLetter)) }
                let counts = isHead || known.map { agreeingWords.contains($0.english) || isSized } ?? false
                // Most words of other languages take an "s" behind a vowel and nothing behind a consonant.
                let isInflected = known != nil || text.last.map { "aeiou".contains($0) } == true
                if isPlural, counts, isInflected || SpanishNoun.loanwords.contains(text) {
                    text = SpanishNoun.plural(text)
                }
                isHead = false
            }
            shown += text
            rest = rest.dropFirst(known?.english.count ?? run.count)
        }
        return isInvariable ? localized("size \(shown)", context: "of a food") : shown
    }

    /// Returns a number with a portion's name: "2 slices", "2 rebanadas", "1 mediana", "2 de tamaño mediano" for a food without a known
    /// gender.
    static func counted(_ number: String, _ name: String, of food: Food, isOne: Bool) -> String {
        if Language.current == .english { return "\(number) \(isOne ? name : plural(name))" }
        let words = shown(name, isFeminine: food.isFeminine, isOne: isOne)
        guard Language.current == .spanish, food.isFeminine == nil, isSize(name) else { return "\(number) \(words)" }
        return localized("\(number) of \(words)", context: "size of a food")
    }

    /// Returns an English name with its first noun in the plural: "slices, medium". A noun whose plural isn't known, or isn't read as the same
    /// measure, stays.
    private static func plural(_ name: String) -> String {
        let noun = String(name.prefix(while: \.isLetter))
        let unit = KitchenUnit.named(noun)
        let many = unit?.singular == noun ? unit?.plural : CountedNoun.form(of: noun, for: 2)
        guard let many, PortionWords.same(noun, many) else { return name }
        return many + name.dropFirst(noun.count)
    }

    /// Returns the name of a unit: "tablespoons", "cucharadas". One without a Spanish name has its abbreviation.
    static func unit(_ unit: KitchenUnit, isOne: Bool) -> String {
        if Language.current == .english { return isOne ? unit.singular : unit.plural }
        guard words.contains(where: { $0.english == unit.singular }) else { return FoodMeasure.unit(unit).name }
        return shown(unit.singular, isOne: isOne)
    }

    /// Whether a portion's name is only a size of the food: "medium (3\" dia)", "extra large".
    private static func isSize(_ name: String) -> Bool {
        let rest = name.lowercased().hasPrefix("extra ") ? name.dropFirst(6) : name[...]
        let word = byFirst[rest.prefix(while: \.isLetter).lowercased()]?.first { begins(rest, with: $0.english) }
        return word.map { ["small", "medium", "large"].contains($0.english) } ?? false
    }

    /// Returns the folded names by which people may call a portion, in every language, gender and number.
    static func names(of name: String) -> Set<String> {
        var names: Set = [BundledFoods.folded(name)]
        for language in Language.offered {
            Language.$current.withValue(language) {
                for isFeminine in [nil, false, true] as [Bool?] {
                    for isOne in [true, false] {
                        names.insert(BundledFoods.folded(shown(name, isFeminine: isFeminine, isOne: isOne)))
                    }
                }
            }
        }
        return names
    }

    /// Whether typed words contain a word for a measure or a number that the reader's language doesn't have.
    static func isForeign(_ text: some StringProtocol) -> Bool {
        let words = BundledFoods.folded(String(text)).split(separator: " ").map(String.init)
        return switch Language.current {
        case .english: words.contains { spanish[$0] != nil || FoodAmountReading.isSpanishNumber($0) }
        case .spanish: words.contains { spanish[$0] == nil && englishWords.contains($0) }
        case .pseudo: false
        }
    }

    private static let englishWords = Set(words.map(\.english)).union([
        "one", "two", "three", "four", "five", "six", "an", "tablespoons", "teaspoons", "quarts", "pints", "liters",
        "gallon", "gallons", "ounce", "ounces", "pound", "pounds", "gram", "milliliters",
    ])

    private static let agreeingWords: Set = ["small", "medium", "large", "thin", "round"]

    /// Returns a size that agrees with a feminine noun: "rebanada, mediana"; nil for other words and nouns.
    private static func agreeing(_ word: Phrase, isFeminine: Bool?) -> String? {
        guard isFeminine == true else { return nil }
        return switch word.english {
        case "small": localized("small", context: "of a feminine noun")
        case "medium": localized("medium", context: "of a feminine noun")
        case "thin": localized("thin", context: "of a feminine noun")
        case "round": localized("round", context: "of a feminine noun")
        default: nil
        }
    }

    /// Whether a text begins with these words, and the last of them isn't part of a longer word.
    private static func begins(_ text: Substring, with words: String) -> Bool {
        text.prefix(words.count).lowercased() == words && text.dropFirst(words.count).first?.isLetter != true
    }
}

extension FoodPortion {
    /// The name of the measure in the language of the person who reads it.
    public var shownName: String { MeasureTable.shown(name) }

    /// Returns the number and the name of the measure in the language of the person who reads them: "1 mediana".
    func counted(of food: Food) -> String {
        MeasureTable.counted(DecimalText.text(amount, most: 2), name, of: food, isOne: amount <= .one)
    }
}
