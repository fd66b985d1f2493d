/// What is judged of an imported food by its name and group, where its table doesn't say it: tags for warnings, and where its
/// phosphorus comes from. The engine's own table has these set by hand.
public enum FoodJudgement {
    /// The tags that a name asks for. Too many rather than too few: a warning can be read and put aside.
    public static func tags(name: String) -> Set<FoodTag> {
        let words = Set(name.lowercased().split { !$0.isLetter }.map(String.init))
        let text = name.lowercased()
        var tags: Set<FoodTag> = []
        for (tag, triggers) in triggers
        where triggers.contains(where: { $0.contains(" ") ? text.contains($0) : words.contains($0) }) {
            tags.insert(tag)
        }
        return tags
    }

    private static let triggers: [(FoodTag, [String])] = [
        (.potassiumChloride, ["salt substitute", "potassium chloride", "lite salt"]),
        (.grapefruitFamily, ["grapefruit", "pummelo", "pomelo", "seville", "sour orange", "tangelo", "tangelos"]),
        (.starFruit, ["carambola", "starfruit", "star fruit"]),
        (.licorice, ["licorice", "liquorice"]),
        (.cranberry, ["cranberry", "cranberries", "cran"]),
        (.walnut, ["walnut", "walnuts"]),
        (.coffee, ["coffee", "espresso", "mocha"]),
        (.tea, ["tea", "teas"]),
        (.soy, ["soy", "soybean", "soybeans", "soymilk", "tofu", "tempeh", "miso", "natto", "shoyu", "tamari"]),
        (
            .tyramine,
            [
                "miso", "natto", "tempeh", "shoyu", "tamari", "soy sauce", "sauerkraut", "kimchi", "salami",
                "pepperoni",
                "cheddar", "parmesan", "romano", "blue", "roquefort", "gorgonzola", "camembert", "brie", "gouda",
                "swiss",
                "provolone", "gruyere", "stilton", "herring",
            ]
        ),
        (.dairy, ["milk", "yogurt", "cheese", "buttermilk", "kefir", "paneer"]),
        (.phosphateAdditive, ["phosphate", "phosphates", "phosphoric"]),
        (.calciumFortified, ["calcium fortified", "with added calcium", "fortified with calcium"]),
        (.alcohol, ["alcoholic", "beer", "wine", "whiskey", "vodka", "rum", "gin", "liqueur"]),
    ]

    /// Where the phosphorus of a group of USDA's comes from; unknown where makers may add some.
    public static func phosphorus(name: String, group: String?) -> PhosphorusOrigin {
        let text = name.lowercased()
        if tags(name: name).contains(.phosphateAdditive) || text.contains("cola") { return .unknown }
        switch group {
        case "Fruits and Fruit Juices", "Vegetables and Vegetable Products", "Nut and Seed Products",
            "Legumes and Legume Products", "Cereal Grains and Pasta", "Spices and Herbs":
            return .plant
        case "Beef Products", "Lamb, Veal, and Game Products", "Finfish and Shellfish Products":
            return .animal
        case "Dairy and Egg Products":
            return text.contains("process") || text.contains("substitute")
                ? PhosphorusOrigin([.animal, .additive]) : .animal
        case "Poultry Products", "Pork Products":
            let isTreated = ["cured", "enhanced", "solution", "processed", "ham,"].contains { text.contains($0) }
            return isTreated ? PhosphorusOrigin([.animal, .additive]) : .animal
        case "Sausages and Luncheon Meats":
            return PhosphorusOrigin([.animal, .additive])
        default:
            return .unknown
        }
    }
}
