import FractionParser
import WordKit

/// The names of a household measure in lower case, in each language the usual one first.
struct HouseholdName: Sendable {
    let english: [String]
    let spanish: [String]

    init(_ english: [String], _ spanish: [String]) {
        (self.english, self.spanish) = (english, spanish)
    }
}

/// A household measure without an exact size, such as a glass or a handful, with the size that is assumed for some foods.
struct HouseholdRow: Sendable {
    /// The foods of a row.
    enum Foods: Sendable {
        case wine, water, beerAndSoda, anyDrink, nuts, potatoChips, anySolid

        /// The words of the evidence.
        var words: String {
            switch self {
            case .wine: localized("wine")
            case .water: localized("water")
            case .beerAndSoda: localized("beer and soda")
            case .anyDrink: localized("other drinks")
            case .nuts: localized("nuts")
            case .potatoChips: localized("potato chips")
            case .anySolid: localized("other foods")
            }
        }
    }

    /// The measures, the usual one first.
    let names: [HouseholdName]
    let foods: Foods
    /// The assumed size, in `unit`.
    let size: Rational
    let unit: KitchenUnit
    private let text: Phrase
    let evidence: Evidence

    init(
        _ names: HouseholdName...,
        of foods: Foods,
        _ size: String,
        _ unit: String,
        _ text: Phrase,
        _ evidence: Evidence
    ) {
        self.names = names
        self.foods = foods
        self.size = DecimalText.constant(size)
        self.unit = KitchenUnit.named(unit) ?? FoodMeasure.gram
        self.text = text
        self.evidence = evidence
    }

    /// The assumption in words: "about 240 mL".
    var words: String { localized(text) }

    /// The assumption for several or for a part in words: "about 240 mL each".
    var wordsOfEach: String {
        let number = DecimalText.text(size)
        return switch unit.dimension {
        case .mass: localized("about \(number) g each")
        case _ where unit == .milliliter: localized("about \(number) mL each")
        default: size == .one ? localized("about one cup each") : localized("about half a cup each")
        }
    }

    /// The measure in words: "glass".
    var measure: String { HouseholdTable.name(names[0].english[0], isOne: true) }

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
        return rows.first { row in
            row.names.contains { ($0.english + $0.spanish).contains { BundledFoods.folded($0) == name } }
                && row.fits(food)
        }
    }

    /// Whether a word is a household measure that comes in many sizes and that no source gives one for.
    static func varies(_ word: String) -> Bool {
        let word = BundledFoods.folded(word)
        return loose.contains(word) || bits.contains(word)
    }

    /// Whether a word means a bit of a food, such as "pedazo". A bit has no known size unless the food comes in pieces.
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

    private static let glass = HouseholdName(["glass", "glasses"], ["vaso", "vasos"])
    private static let bottle = HouseholdName(["bottle", "bottles"], ["botella", "botellas"])
    private static let handful = HouseholdName(["handful", "handfuls"], ["puñado", "puñados"])
    private static let bowl = HouseholdName(["bowl", "bowls"], ["tazón", "tazones", "plato hondo", "platos hondos"])
    private static let standardDrink = Evidence(
        "NIAAA, a standard drink: 12 fl oz of beer, 5 fl oz of wine",
        .recalled
    )

    // swift-format-ignore
    /// Every row, the narrower foods first.
    static let rows = [
        HouseholdRow(HouseholdName(glass.english, glass.spanish + ["copa", "copas"]), of: .wine, "150", "mL", Phrase("about 150 mL"), standardDrink),
        HouseholdRow(glass, of: .anyDrink, "240", "mL", Phrase("about 240 mL"),
            Evidence("the cup of nutrition labels, 21 CFR 101.9(b)(5)(viii): 240 mL", .recalled)),
        HouseholdRow(HouseholdName(["can", "cans"], ["lata", "latas"]), bottle, of: .beerAndSoda, "355", "mL", Phrase("about 355 mL"), standardDrink),
        HouseholdRow(bottle, of: .wine, "750", "mL", Phrase("about 750 mL"), Evidence("the usual bottle of wine", .recalled)),
        HouseholdRow(bottle, of: .water, "500", "mL", Phrase("about 500 mL"), Evidence("the usual small bottle of water, 16.9 fl oz", .recalled)),
        HouseholdRow(handful, of: .nuts, "28", "g", Phrase("about 28 g"), Evidence("common advice on nuts: a small handful is an ounce", .recalled)),
        HouseholdRow(handful, of: .anySolid, "0.5", "cup", Phrase("about half a cup"),
            Evidence("common advice on fruit: a handful of grapes is about 80 g, half a cup", .recalled)),
        HouseholdRow(HouseholdName(["mug", "mugs"], ["tarro", "tarros"]), of: .anyDrink, "300", "mL", Phrase("about 300 mL"),
            Evidence("the usual mug of coffee, 8 to 12 fl oz", .recalled)),
        HouseholdRow(bowl, of: .anyDrink, "350", "mL", Phrase("about 350 mL"), Evidence("the usual bowl of soup, 12 fl oz", .recalled)),
        HouseholdRow(bowl, of: .anySolid, "1", "cup", Phrase("about one cup"), Evidence("the usual bowl of rice or cereal, one cup", .recalled)),
        HouseholdRow(HouseholdName(["chip", "chips"], ["papita", "papitas"]), of: .potatoChips, "2", "g", Phrase("about 2 g"),
            Evidence("labels of potato chips: about 15 in a serving of 28 g", .recalled)),
        HouseholdRow(HouseholdName(["small glass", "small glasses"],
                ["vasito", "vasitos", "vaso chico", "vasos chicos", "vaso pequeño", "vasos pequeños"]), of: .anyDrink, "150", "mL",
            Phrase("about 150 mL"), Evidence("NHS, 5 A Day: a small glass of juice is 150 mL", .recalled)),
    ]
}

extension HouseholdTable {
    /// Returns an amount of an assumed size in the language of the person who reads it: "2 glasses (about 240 mL)"; nil for other amounts. An
    /// amount that was typed in that language stays as it was typed.
    static func shown(_ amount: FoodAmount) -> String? {
        let text = amount.noted
        guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
        let size = String(text[start...].dropFirst().dropLast())
        let found = rows.first { row in inEnglish { [row.words, row.wordsOfEach] }.contains(size) }
        guard let row = found else { return nil }
        let head = text[..<start].dropLast()
        let count = try? amount.number.dividing(by: row.size)
        let assumed = count == Rational.one ? row.words : row.wordsOfEach
        guard let typed = measure(in: head), typed.isForeign || MeasureTable.isForeign(head), let count else {
            return "\(head) (\(assumed))"
        }
        return "\(Amount(count).formatted()) \(name(typed.name, isOne: count <= .one)) (\(assumed))"
    }

    /// Returns the English name of the measure in a typed text, and whether it was typed in a language that isn't the reader's; nil if it
    /// isn't found.
    private static func measure(in text: Substring) -> (name: String, isForeign: Bool)? {
        let text = " \(BundledFoods.folded(String(text))) "
        let found = typedNames.compactMap { name in
            text.firstRange(of: " \(name.typed) ").map { (start: $0.lowerBound, name: name) }
        }
        // A measure precedes the food, as in "a bowl of chips", and can hold a shorter one: "vaso chico".
        let first = found.min { ($0.start, -$0.name.typed.count) < ($1.start, -$1.name.typed.count) }
        guard let name = first?.name else { return nil }
        return (name: name.measure, isForeign: Language.current == (name.isSpanish ? .english : .spanish))
    }

    /// The folded names of every row with the English name of its measure.
    private static let typedNames: [(typed: String, isSpanish: Bool, measure: String)] = rows.flatMap(\.names)
        .flatMap { name in
            name.english.map { (typed: BundledFoods.folded($0), isSpanish: false, measure: name.english[0]) }
                + name.spanish.map { (typed: BundledFoods.folded($0), isSpanish: true, measure: name.english[0]) }
        }

    /// Returns a measure in the language of the person who reads it: "glass", "glasses".
    fileprivate static func name(_ english: String, isOne: Bool) -> String {
        switch english {
        case "glass": isOne ? localized("glass", context: "measure") : localized("glasses", context: "measure")
        case "can": isOne ? localized("can", context: "measure") : localized("cans", context: "measure")
        case "bottle": isOne ? localized("bottle", context: "measure") : localized("bottles", context: "measure")
        case "handful": isOne ? localized("handful", context: "measure") : localized("handfuls", context: "measure")
        case "mug": isOne ? localized("mug", context: "measure") : localized("mugs", context: "measure")
        case "bowl": isOne ? localized("bowl", context: "measure") : localized("bowls", context: "measure")
        case "chip": isOne ? localized("chip", context: "measure") : localized("chips", context: "measure")
        case "small glass":
            isOne ? localized("small glass", context: "measure") : localized("small glasses", context: "measure")
        default: english
        }
    }
}
