import FractionParser
import WordKit

/// A household measure without an exact size, such as a glass or a handful, with the size that is assumed for some foods.
struct HouseholdRow: Sendable {
    /// The foods of a row.
    enum Foods: Sendable {
        case wine, water, beerAndSoda, anyDrink, nuts, potatoChips, anySolid

        /// The words of the evidence.
        var words: String {
            switch self {
            case .wine: "wine"
            case .water: "water"
            case .beerAndSoda: "beer and soda"
            case .anyDrink: "other drinks"
            case .nuts: "nuts"
            case .potatoChips: "potato chips"
            case .anySolid: "other foods"
            }
        }
    }

    /// The names in lower case, in English and Spanish.
    let names: [String]
    let foods: Foods
    /// The assumed size, in `unit`.
    let size: Rational
    let unit: KitchenUnit
    private let text: Phrase
    let evidence: Evidence

    init(_ names: [String], of foods: Foods, _ size: String, _ unit: String, _ text: Phrase, _ evidence: Evidence) {
        self.names = names
        self.foods = foods
        self.size = DecimalText.constant(size)
        self.unit = KitchenUnit.named(unit) ?? FoodMeasure.gram
        self.text = text
        self.evidence = evidence
    }

    /// The assumption in words: "about 240 mL".
    var words: String { localized(text) }

    /// Whether the row is about a food.
    func fits(_ food: Food) -> Bool {
        let isDrink = food.fluid?.isFluid == true
        let words = PortionWords(food.name).all
        func has(_ names: [String]) -> Bool {
            names.contains { name in words.contains { PortionWords.same($0, name) } }
        }
        return switch foods {
        case .wine: isDrink && has(["wine", "vino"])
        case .water: isDrink && words.first.map { ["water", "agua"].contains($0) } == true
        case .beerAndSoda:
            isDrink && has(["beer", "cola", "soda", "ale", "tonic", "carbonated", "cerveza", "refresco"])
        case .anyDrink: isDrink
        case .potatoChips: has(["potato"]) && has(["chip"])
        case .nuts: !isDrink && !food.tags.isDisjoint(with: [.treeNut, .peanut, .walnut])
        case .anySolid: !isDrink
        }
    }
}

/// Household measures without an exact size. A portion of the food itself comes first.
enum HouseholdTable {
    /// Returns the row of a measure for a food; nil if there is none.
    static func row(_ measure: String, for food: Food) -> HouseholdRow? {
        let name = BundledFoods.folded(measure)
        return rows.first { row in row.names.contains { BundledFoods.folded($0) == name } && row.fits(food) }
    }

    /// Whether a word is a household measure that comes in many sizes and that no source gives one for.
    static func varies(_ word: String) -> Bool {
        let word = BundledFoods.folded(word)
        return loose.contains(word) || bits.contains(word)
    }

    /// Whether a word is a bit of a food, which has any size unless the food comes in pieces.
    static func isBit(_ word: String) -> Bool { bits.contains(BundledFoods.folded(word)) }

    private static let bits: Set = [
        "piece", "pieces", "bit", "bits", "pedazo", "pedazos", "pedacito", "pedacitos", "trozo", "trozos", "trocito",
        "trocitos", "cacho", "cachos", "cachito", "cachitos",
    ]

    private static let loose: Set = [
        "pinch", "pinches", "dash", "dashes", "splash", "splashes", "sip", "sips", "bite", "bites", "plate", "plates",
        "ladle", "ladles", "spoon", "spoons", "spoonful", "spoonfuls", "jug", "jugs", "pitcher", "pitchers", "little",
        "pizca", "pizcas", "chorro", "chorros", "chorrito", "chorritos", "trago", "tragos", "traguito", "traguitos",
        "sorbo", "sorbos", "sorbito", "sorbitos", "mordida", "mordidas", "bocado", "bocados", "plato", "platos",
        "platito", "platitos", "cuchara", "cucharas", "cucharon", "cucharones", "jarra", "jarras", "jarro", "jarros",
        "jarrito", "jarritos", "pocillo", "pocillos", "tacita", "tacitas", "copita", "copitas", "vasito", "vasitos",
        "punadito", "punaditos", "puno", "punos", "poco", "poquito",
    ]

    private static let glass = ["glass", "glasses", "vaso", "vasos"]
    private static let container = ["can", "cans", "bottle", "bottles", "lata", "latas", "botella", "botellas"]
    private static let handful = ["handful", "handfuls", "puñado", "puñados"]
    private static let standardDrink = Evidence(
        "NIAAA, a standard drink: 12 fl oz of beer, 5 fl oz of wine",
        .recalled
    )

    /// Every row, the narrower foods first.
    static let rows = [
        HouseholdRow(glass + ["copa", "copas"], of: .wine, "150", "mL", Phrase("about 150 mL"), standardDrink),
        HouseholdRow(
            glass,
            of: .anyDrink,
            "240",
            "mL",
            Phrase("about 240 mL"),
            Evidence("the cup of nutrition labels, 21 CFR 101.9(b)(5)(viii): 240 mL", .recalled)
        ),
        HouseholdRow(container, of: .beerAndSoda, "355", "mL", Phrase("about 355 mL"), standardDrink),
        HouseholdRow(
            ["bottle", "bottles", "botella", "botellas"],
            of: .wine,
            "750",
            "mL",
            Phrase("about 750 mL"),
            Evidence("the usual bottle of wine", .recalled)
        ),
        HouseholdRow(
            ["bottle", "bottles", "botella", "botellas"],
            of: .water,
            "500",
            "mL",
            Phrase("about 500 mL"),
            Evidence("the usual small bottle of water, 16.9 fl oz", .recalled)
        ),
        HouseholdRow(
            handful,
            of: .nuts,
            "28",
            "g",
            Phrase("about 28 g"),
            Evidence("common advice on nuts: a small handful is an ounce", .recalled)
        ),
        HouseholdRow(
            handful,
            of: .anySolid,
            "0.5",
            "cup",
            Phrase("about half a cup"),
            Evidence("common advice on fruit: a handful of grapes is about 80 g, half a cup", .recalled)
        ),
        HouseholdRow(
            ["mug", "mugs", "tarro", "tarros"],
            of: .anyDrink,
            "300",
            "mL",
            Phrase("about 300 mL"),
            Evidence("the usual mug of coffee, 8 to 12 fl oz", .recalled)
        ),
        HouseholdRow(
            ["bowl", "bowls", "tazón", "tazones", "plato hondo", "platos hondos"],
            of: .anyDrink,
            "350",
            "mL",
            Phrase("about 350 mL"),
            Evidence("the usual bowl of soup, 12 fl oz", .recalled)
        ),
        HouseholdRow(
            ["bowl", "bowls", "tazón", "tazones", "plato hondo", "platos hondos"],
            of: .anySolid,
            "1",
            "cup",
            Phrase("about one cup"),
            Evidence("the usual bowl of rice or cereal, one cup", .recalled)
        ),
        HouseholdRow(
            ["chip", "chips", "papita", "papitas"],
            of: .potatoChips,
            "2",
            "g",
            Phrase("about 2 g"),
            Evidence("labels of potato chips: about 15 in a serving of 28 g", .recalled)
        ),
        HouseholdRow(
            ["small glass", "small glasses", "vasito", "vasitos", "vaso chico", "vasos chicos", "vaso pequeño"],
            of: .anyDrink,
            "150",
            "mL",
            Phrase("about 150 mL"),
            Evidence("NHS, 5 A Day: a small glass of juice is 150 mL", .recalled)
        ),
    ]
}
