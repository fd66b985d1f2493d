/// Infers tags and the phosphorus origin of imported foods from their names and groups. The bundled foods have theirs set by hand.
public enum FoodJudgment {
    /// Returns the tags that a name suggests. The match is broad, because an unnecessary warning does less harm than a missing one.
    public static func tags(name: String) -> Set<FoodTag> {
        let text = PlainName(name.replacing("-", with: " "))
        return Set(triggers.filter { text.holdsWords($0.words) }.map(\.tag))
    }

    private static let triggers: [(tag: FoodTag, words: [[UInt8]])] = [
        (.potassiumChloride, potassiumSalts),
        (
            .grapefruitFamily,
            .pieces("grapefruit", "pummelo", "pomelo", "seville", "sour orange", "tangelo", "tangelos")
        ),
        (.starFruit, .pieces("carambola", "starfruit", "star fruit")),
        (.licorice, .pieces("licorice", "liquorice")),
        (.cranberry, .pieces("cranberry", "cranberries", "cran")),
        (.walnut, .pieces("walnut", "walnuts")),
        (
            .treeNut,
            .pieces(
                "almond",
                "almonds",
                "cashew",
                "cashews",
                "hazelnut",
                "hazelnuts",
                "macadamia",
                "pecan",
                "pecans",
                "pistachio",
                "pistachios",
                "walnut",
                "walnuts",
                "brazilnuts",
                "nuts"
            )
        ),
        (.peanut, .pieces("peanut", "peanuts")),
        (.egg, .pieces("egg", "eggs", "mayonnaise", "meringue", "eggnog")),
        (
            .fish,
            .pieces(
                "fish",
                "salmon",
                "tuna",
                "cod",
                "trout",
                "halibut",
                "tilapia",
                "mackerel",
                "sardine",
                "sardines",
                "anchovy",
                "anchovies",
                "herring",
                "haddock",
                "pollock",
                "catfish"
            )
        ),
        (
            .shellfish,
            .pieces(
                "shrimp",
                "crab",
                "lobster",
                "crayfish",
                "clam",
                "clams",
                "oyster",
                "oysters",
                "mussel",
                "mussels",
                "scallop",
                "scallops",
                "shellfish"
            )
        ),
        (.coffee, .pieces("coffee", "espresso", "mocha")),
        (.tea, .pieces("tea", "teas")),
        (.soy, .pieces("soy", "soybean", "soybeans", "soymilk", "tofu", "tempeh", "miso", "natto", "shoyu", "tamari")),
        (
            .tyramine,
            .pieces(
                "miso",
                "natto",
                "tempeh",
                "shoyu",
                "tamari",
                "soy sauce",
                "sauerkraut",
                "kimchi",
                "salami",
                "pepperoni",
                "cheddar",
                "parmesan",
                "romano",
                "blue",
                "roquefort",
                "gorgonzola",
                "camembert",
                "brie",
                "gouda",
                "swiss",
                "provolone",
                "gruyere",
                "stilton",
                "herring",
                "feta",
                "bologna"
            )
        ),
        (.dairy, .pieces("milk", "yogurt", "cheese", "buttermilk", "kefir", "paneer")),
        (.phosphateAdditive, phosphates),
        (.calciumFortified, .pieces("calcium fortified", "with added calcium", "fortified with calcium")),
        (.alcohol, .pieces("alcoholic", "beer", "wine", "whiskey", "vodka", "rum", "gin", "liqueur")),
    ]

    /// Returns the tags that an ingredient list suggests: potassium chloride and added phosphates, by name or E number.
    public static func tags(ingredients: String) -> Set<FoodTag> {
        let text = " " + ingredients.replacing("-", with: " ").replacing("(", with: "( ").lowercased()
        let found = tags(in: text)
        guard !found.isEmpty else { return found }
        return tags(in: denials.reduce(text) { $0.replacing($1, with: " ") })
    }

    /// Words that deny an additive.
    private static let denials =
        [
            "phosphate", "potassium chloride", "salt substitute",
        ].flatMap { word in
            [
                " no \(word)", " no added \(word)", " without \(word)", " without added \(word)", " free of \(word)",
                " free from \(word)",
            ]
        } + [
            " phosphate free", " phosphates free", " sin fosfato", " sin cloruro de potasio", " libre de fosfato",
            " sin sustituto de sal",
        ]

    private static func tags(in ingredients: String) -> Set<FoodTag> {
        let text = PlainName(ingredients)
        return Set(
            [(FoodTag.potassiumChloride, potassiumSalts, []), (.phosphateAdditive, phosphates, phosphateNumbers)]
                .filter { text.holdsWords($0.1) || text.holdsNumbers($0.2) }.map(\.0)
        )
    }

    /// Names of potassium chloride and other potassium salts on labels and in shops.
    private static let potassiumSalts: [[UInt8]] = .pieces(
        "salt substitute",
        "salt alternative",
        "potassium chloride",
        "potassium salt",
        "potassium enriched",
        "lite salt",
        "low sodium salt",
        "reduced sodium salt",
        "half salt",
        "nosalt",
        "nu salt",
        "losalt",
        "lo salt",
        "kcl",
        "e508",
        "e 508",
        "ins 508",
        "potassium lactate",
        "potassium bicarbonate",
        "cloruro de potasio",
        "cloruro potásico",
        "lactato de potasio",
        "lactato potásico",
        "bicarbonato de potasio",
        "bicarbonato potásico",
        "sal de potasio",
        "sustituto de sal",
        "sustituto de la sal",
        "sal baja en sodio",
        "sal reducida en sodio"
    )

    /// Names of added phosphates.
    private static let phosphates: [[UInt8]] = .pieces(
        "phosphate",
        "phosphates",
        "phosphoric",
        "diphosphate",
        "diphosphates",
        "triphosphate",
        "triphosphates",
        "polyphosphate",
        "polyphosphates",
        "pyrophosphate",
        "hexametaphosphate",
        "tripolyphosphate",
        "fosfato",
        "fosfatos",
        "fosfórico",
        "fosforico",
        "difosfato",
        "difosfatos",
        "trifosfato",
        "trifosfatos",
        "polifosfato",
        "polifosfatos",
        "pirofosfato",
        "pirofosfatos",
        "hexametafosfato",
        "tripolifosfato"
    )

    /// E numbers of added phosphates, with and without a space, and under the code of the Codex Alimentarius.
    private static let phosphateNumbers: [[UInt8]] = ["e", "e ", "ins "].flatMap { letters in
        [338, 339, 340, 341, 450, 451, 452].map { [UInt8]("\(letters)\($0)".utf8) }
    }

    /// Returns the phosphorus origin of a food in one of USDA's groups; unknown if producers may add phosphate.
    public static func phosphorus(name: String, group: String?) -> PhosphorusOrigin {
        let text = PlainName(name)
        if text.holds(added) { return .unknown }
        switch group {
        case "Fruits and Fruit Juices", "Vegetables and Vegetable Products", "Nut and Seed Products",
            "Legumes and Legume Products", "Cereal Grains and Pasta", "Spices and Herbs":
            return .plant
        case "Beef Products", "Lamb, Veal, and Game Products", "Finfish and Shellfish Products":
            return .animal
        case "Dairy and Egg Products":
            return text.holds(processed) ? PhosphorusOrigin([.animal, .additive]) : .animal
        case "Poultry Products", "Pork Products":
            return text.holds(treated) ? PhosphorusOrigin([.animal, .additive]) : .animal
        case "Sausages and Luncheon Meats":
            return PhosphorusOrigin([.animal, .additive])
        default:
            return .unknown
        }
    }

    private static let added: [[UInt8]] = .pieces("phosphate", "phosphoric", "cola")
    private static let processed: [[UInt8]] = .pieces("process", "substitute")
    private static let treated: [[UInt8]] = .pieces("cured", "enhanced", "solution", "processed", "ham,")
}
