import FractionParser
import WordKit

/// The words of measures and of portions' names: as USDA has them, as they are shown, and as they are typed in Spanish.
enum MeasureTable {
    /// The words of portions' names in lower case.
    private static let words: [Phrase] = [
        Phrase("cup"), Phrase("cups"), Phrase("slice"), Phrase("slices"), Phrase("leaf"), Phrase("leaves"),
        Phrase("piece"), Phrase("pieces"), Phrase("fruit"), Phrase("small"), Phrase("medium"), Phrase("large"),
        Phrase("whole"), Phrase("tbsp"), Phrase("tablespoon"), Phrase("tsp"), Phrase("teaspoon"), Phrase("can"),
        Phrase("bottle"), Phrase("package"), Phrase("packet"), Phrase("serving"), Phrase("clove"), Phrase("bar"),
        Phrase("half"), Phrase("halves"), Phrase("container"), Phrase("sliced"), Phrase("chopped"), Phrase("diced"),
        Phrase("cubes"), Phrase("shredded"), Phrase("grated"), Phrase("mashed"), Phrase("cooked"),
        Phrase("long"), Phrase("longer"), Phrase("long type"), Phrase("less than"), Phrase("dia"), Phrase("dia."),
        Phrase("dia lemon"), Phrase("dia melon"), Phrase("diameter"), Phrase("thick"), Phrase("high"), Phrase("sq"),
        Phrase("square"), Phrase("squares"), Phrase("round"), Phrase("oval"), Phrase("oblong"), Phrase("sphere"),
        Phrase("rectangle"), Phrase("large rectangular piece"), Phrase("small rectangular pieces"), Phrase("thin"),
        Phrase("very"), Phrase("big"), Phrase("miniature"), Phrase("miniatures"),
        Phrase("bite size"), Phrase("snack-size"), Phrase("size"), Phrase("inch"), Phrase("inches"),
        Phrase("to"), Phrase("or"), Phrase("and"), Phrase("of"), Phrase("of one"), Phrase("with"), Phrase("without"),
        Phrase("per"), Phrase("by"), Phrase("each"), Phrase("about"), Phrase("approx"), Phrase("approx."),
        Phrase("approximate weight"), Phrase("average weight"), Phrase("variety of brands"), Phrase("include"),
        Phrase("only"), Phrase("per pound"), Phrase("oz cake"),
        Phrase("bag"), Phrase("box"), Phrase("small box"), Phrase("drink box"), Phrase("miniature box"),
        Phrase("jar"), Phrase("pouch"), Phrase("envelope"), Phrase("individual packet"), Phrase("refrigerated"),
        Phrase("shelf stable"), Phrase("total can contents"), Phrase("drink"), Phrase("child cup"),
        Phrase("small cup"), Phrase("medium cup"), Phrase("large cup"), Phrase("size cup"), Phrase("quart"),
        Phrase("pint"), Phrase("liter"), Phrase("fluid ounce"), Phrase("jigger"), Phrase("dash"), Phrase("scoop"),
        Phrase("grams"), Phrase("servings"), Phrase("packages"), Phrase("nlea serving"), Phrase("portion"),
        Phrase("unit"), Phrase("item"), Phrase("serving as recorded"),
        Phrase("raw"), Phrase("ground"), Phrase("crushed"), Phrase("crumbled"), Phrase("crumbs"), Phrase("melted"),
        Phrase("whipped"), Phrase("pureed"), Phrase("prepared"), Phrase("drained"), Phrase("undrained"),
        Phrase("rinsed"), Phrase("packed"), Phrase("not packed"), Phrase("loosely packed"), Phrase("unpacked"),
        Phrase("pared"), Phrase("peeled"), Phrase("pitted"), Phrase("without pits"), Phrase("quartered"),
        Phrase("slivered"), Phrase("flaked"), Phrase("shelled"), Phrase("cut"), Phrase("chunks"), Phrase("chunk"),
        Phrase("solid"), Phrase("solids"), Phrase("liquid"), Phrase("sections"), Phrase("section"), Phrase("balls"),
        Phrase("honeydew balls"), Phrase("watermelon balls"), Phrase("small curd"), Phrase("large curd"),
        Phrase("elbow shaped"), Phrase("spiral shaped"), Phrase("small shells"), Phrase("frozen"), Phrase("thawed"),
        Phrase("unthawed"), Phrase("dry"), Phrase("sifted"), Phrase("unsifted"), Phrase("condensed"),
        Phrase("heaping"), Phrase("rounded"), Phrase("boneless"), Phrase("cubic inch"), Phrase("yield"),
        Phrase("yields"), Phrase("yield from"), Phrase("ready-to-cook chicken"), Phrase("ready-to-cook turkey"),
        Phrase("without refuse"), Phrase("excluding refuse"), Phrase("with refuse"), Phrase("weighing"),
        Phrase("block"), Phrase("stick"), Phrase("strip"), Phrase("strips"), Phrase("wedge"), Phrase("ring"),
        Phrase("rings"), Phrase("head"), Phrase("bunch"), Phrase("stalk"), Phrase("stalks"), Phrase("spear"),
        Phrase("spears"), Phrase("ear"), Phrase("baby ear"), Phrase("leaf inner"),
        Phrase("leaf outer"), Phrase("floweret"), Phrase("flowerets"), Phrase("sprig"), Phrase("sprigs"),
        Phrase("sprout"), Phrase("pods"), Phrase("pea pods"), Phrase("pad"), Phrase("caps"), Phrase("cloves"),
        Phrase("hearts"), Phrase("kernel"), Phrase("kernels"), Phrase("whole kernels"), Phrase("arils"),
        Phrase("seed"), Phrase("seeds"), Phrase("juice sacs"), Phrase("juice"), Phrase("membranes"), Phrase("skin"),
        Phrase("bone removed"), Phrase("bone and skin removed"), Phrase("breast"), Phrase("thigh"),
        Phrase("drumstick"), Phrase("wing"), Phrase("leg"), Phrase("back"), Phrase("bird"), Phrase("duck"),
        Phrase("chicken"), Phrase("turkey"), Phrase("fillet"), Phrase("steak"), Phrase("roast"), Phrase("chop"),
        Phrase("ribs"), Phrase("meat"), Phrase("meat only"), Phrase("patty"), Phrase("link"), Phrase("links"),
        Phrase("frankfurter"), Phrase("sardines"), Phrase("pat"),
        Phrase("small bagel"), Phrase("medium bagel"), Phrase("large bagel"), Phrase("mini bagel"), Phrase("biscuit"),
        Phrase("biscuits"), Phrase("roll"), Phrase("rolls"), Phrase("bun"), Phrase("loaf"), Phrase("crust"),
        Phrase("crust not eaten"), Phrase("cracker"), Phrase("crackers"), Phrase("cracker square"),
        Phrase("crackers square"), Phrase("cracker, rectangle"), Phrase("cracker, round large"),
        Phrase("cracker, oyster"), Phrase("oyster crackers"), Phrase("cookie"), Phrase("cookies"), Phrase("wafer"),
        Phrase("cake"), Phrase("cakes"), Phrase("pie"), Phrase("pancake"), Phrase("pancakes"), Phrase("doughnut"),
        Phrase("doughnut hole"), Phrase("twist"), Phrase("twists"), Phrase("sandwich"), Phrase("pastry"),
        Phrase("chips"), Phrase("pop"), Phrase("cube"), Phrase("spice drop"), Phrase("spice stick"),
        Phrase("gumdrops"), Phrase("gummy bears"), Phrase("gummy dinosaurs"), Phrase("gummy fish"),
        Phrase("gummy worms"), Phrase("twin wrapped"), Phrase("grandma brand"), Phrase("mini chips ahoy"),
        Phrase("keebler rich 'n chips, pecan chips delux"), Phrase("pepperidge farm chocolate chunk pecan"),
        Phrase("almond"), Phrase("apricot"), Phrase("artichoke"), Phrase("avocado"), Phrase("beans"), Phrase("beet"),
        Phrase("beets"), Phrase("berries"), Phrase("carrot"), Phrase("cherry"), Phrase("cherry tomatoes"),
        Phrase("cucumber"), Phrase("date, pitted"), Phrase("large eggs"), Phrase("fig"), Phrase("grapes"),
        Phrase("leek"), Phrase("large melon"), Phrase("medium melon"), Phrase("melon"), Phrase("mushroom"),
        Phrase("nuts"), Phrase("parsnip"), Phrase("peanut"), Phrase("pepper"), Phrase("italian tomato"),
        Phrase("plum tomato"), Phrase("pomegranate"), Phrase("potato"), Phrase("prune"), Phrase("raisins"),
        Phrase("raspberries"), Phrase("tomato"), Phrase("waterchestnuts"),
    ]

    /// The words by their first one, the longest first: "not packed" before "not".
    private static let byFirst = Dictionary(grouping: words) { String($0.english.prefix(while: \.isLetter)) }
        .mapValues { texts in texts.sorted { $0.english.count > $1.english.count } }

    /// The Spanish words, folded and each with its English one.
    private static let spanish: [String: String] = {
        let rows: [(String, [String])] = [
            ("cup", ["taza", "tazas"]), ("piece", ["pieza", "piezas"]),
            ("slice", ["rebanada", "rebanadas", "rodaja", "rodajas"]), ("leaf", ["hoja", "hojas"]),
            ("small", ["pequeno", "pequena", "pequenos", "pequenas", "chico", "chica", "chicos", "chicas"]),
            ("medium", ["mediano", "mediana", "medianos", "medianas"]), ("large", ["grande", "grandes"]),
            ("whole", ["entero", "entera", "enteros", "enteras"]), ("fruit", ["fruta", "frutas"]),
            (
                "tablespoon",
                ["cucharada", "cucharadas", "cucharada sopera", "cucharadas soperas", "cuchara sopera"]
            ),
            (
                "teaspoon",
                [
                    "cucharadita", "cucharaditas", "cucharada cafetera", "cucharadas cafeteras", "cuchara cafetera",
                    "cucharadita cafetera", "cucharaditas cafeteras",
                ]
            ),
            ("fl oz", ["onza liquida", "onzas liquidas"]), ("gallon", ["galon", "galones"]),
            ("dash", ["pizca", "pizcas"]), ("wedge", ["gajo", "gajos"]),
            ("bunch", ["manojo", "manojos"]), ("sprig", ["ramita", "ramitas"]), ("strip", ["tira", "tiras"]),
            ("stick", ["barrita", "barritas"]), ("head", ["cabeza", "cabezas"]), ("stalk", ["tallo", "tallos"]),
            ("ear", ["mazorca", "mazorcas"]), ("fillet", ["filete", "filetes"]), ("bag", ["bolsa", "bolsas"]),
            ("box", ["caja", "cajas"]), ("jar", ["frasco", "frascos"]), ("cube", ["cubo", "cubos"]),
            ("pad", ["penca", "pencas"]), ("breast", ["pechuga", "pechugas"]), ("thigh", ["muslo", "muslos"]),
            ("drumstick", ["pierna", "piernas"]), ("oz", ["onza", "onzas"]), ("lb", ["libra", "libras"]),
            ("g", ["gramo", "gramos"]), ("mg", ["miligramo", "miligramos"]),
            ("ml", ["mililitro", "mililitros"]), ("l", ["litro", "litros"]), ("package", ["paquete", "paquetes"]),
            ("packet", ["sobre", "sobres"]), ("serving", ["porcion", "porciones"]), ("clove", ["diente", "dientes"]),
            ("bar", ["barra", "barras"]), ("can", ["lata", "latas"]), ("bottle", ["botella", "botellas"]),
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
    static func shown(_ name: String) -> String {
        guard Language.current != .english else { return name }
        var shown = ""
        var rest = Substring(name)
        while let first = rest.first {
            let run = rest.prefix { $0.isLetter == first.isLetter }
            let known = byFirst[run.lowercased()]?.first { begins(rest, with: $0.english) }
            shown += known.map { agreeing($0, with: shown) ?? localized($0) } ?? String(run)
            rest = rest.dropFirst(known?.english.count ?? run.count)
        }
        return shown
    }

    /// Returns a size that agrees with a feminine noun at the beginning of a text: "rebanada, mediana"; nil for other words and nouns.
    private static func agreeing(_ word: Phrase, with text: String) -> String? {
        let noun = text.prefix(while: \.isLetter)
        guard noun.hasSuffix("a") || noun.hasSuffix("ción") else { return nil }
        return switch word.english {
        case "small": localized("small", context: "of a feminine noun")
        case "medium": localized("medium", context: "of a feminine noun")
        case "thin": localized("thin", context: "of a feminine noun")
        case "round": localized("round", context: "of a feminine noun")
        default: nil
        }
    }

    /// Whether a text begins with words, the last of which isn't a part of a longer one.
    private static func begins(_ text: Substring, with words: String) -> Bool {
        text.prefix(words.count).lowercased() == words && text.dropFirst(words.count).first?.isLetter != true
    }
}

extension FoodPortion {
    /// The name of the measure in the language of the person who reads it.
    public var shownName: String { MeasureTable.shown(name) }
}
