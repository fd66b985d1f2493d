/// What is judged of an imported food by its name and group, where its table doesn't say it: tags for warnings, and where its
/// phosphorus comes from. The engine's own table has these set by hand.
public enum FoodJudgement {
    /// The tags that a name asks for. Too many rather than too few: a warning can be read and put aside.
    public static func tags(name: String) -> Set<FoodTag> {
        let text = PlainName(name)
        return Set(triggers.filter { text.holdsWords($0.words) }.map(\.tag))
    }

    private static let triggers: [(tag: FoodTag, words: [[UInt8]])] = [
        (.potassiumChloride, .pieces("salt substitute", "potassium chloride", "lite salt")),
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
        (.phosphateAdditive, .pieces("phosphate", "phosphates", "phosphoric")),
        (.calciumFortified, .pieces("calcium fortified", "with added calcium", "fortified with calcium")),
        (.alcohol, .pieces("alcoholic", "beer", "wine", "whiskey", "vodka", "rum", "gin", "liqueur")),
    ]

    /// Where the phosphorus of a group of USDA's comes from; unknown where makers may add some.
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
