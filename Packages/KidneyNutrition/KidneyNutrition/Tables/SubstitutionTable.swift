import FractionParser
import WordKit

/// A portion in the table of swaps.
public struct SwapPortion: Hashable, Sendable {
    /// The NDB number of a bundled food.
    public let ndb: Int
    let nameText: Phrase
    /// The weight in grams.
    public let grams: Int64

    init(ndb: Int, _ name: Phrase, grams: Int64) {
        self.ndb = ndb
        nameText = name
        self.grams = grams
    }
}

extension SwapPortion {
    /// The portion in words: "1 medium".
    public var name: String {
        // Elsewhere these words are an example of what to type.
        nameText.english == "1 medium" ? localized("1 medium", context: "a portion") : localized(nameText)
    }
}

/// A swap of one food for another that lowers a nutrient. The figures are those of the foods and aren't in the table.
public struct SubstitutionRow: Hashable, Sendable {
    /// The row's identifier.
    public let id: String
    /// The nutrient that it lowers.
    public let lowers: Nutrient
    /// The food to replace.
    public let from: SwapPortion
    /// The food to eat instead.
    public let to: SwapPortion
    let noteText: Phrase?
    /// The source of the remark.
    public let noteEvidence: Evidence
    /// Whether it helps with its nutrient but does harm by another. Such a swap is never offered.
    public let isTrap: Bool

    init(
        _ id: String,
        lowers: Nutrient,
        from: SwapPortion,
        to: SwapPortion,
        note: Phrase?,
        _ noteEvidence: Evidence = SubstitutionTable.noteEvidence,
        isTrap: Bool = false
    ) {
        self.id = id
        self.lowers = lowers
        self.from = from
        self.to = to
        noteText = note
        self.noteEvidence = noteEvidence
        self.isTrap = isTrap
    }
}

extension SubstitutionRow {
    /// The row for a food that is like the one to replace.
    fileprivate func instead(of ndb: Int) -> SubstitutionRow {
        let name = from.nameText.english.hasPrefix("1 cup") ? Phrase("1 cup") : from.nameText
        return SubstitutionRow(
            id,
            lowers: lowers,
            from: SwapPortion(ndb: ndb, name, grams: from.grams),
            to: to,
            note: noteText,
            noteEvidence,
            isTrap: isTrap
        )
    }

    /// A remark; nil for none.
    public var note: String? { noteText.map { localized($0) } }
}

/// The swaps.
public enum SubstitutionTable {
    /// The source of the figures.
    public static let evidence = Evidence("USDA Standard Reference, figures of 100 g times the portion", .data)
    /// The source of the remarks: practice of kitchens and dietitians, not looked up.
    public static let noteEvidence = Evidence("general knowledge of kidney diets", .recalled)

    /// Foods to which the rows of another food apply, with the NDB number of each. The figures are always those of the food itself.
    static let likewise: [Int: Int] = [9206: 9209, 1077: 1079, 1082: 1079, 1085: 1079]

    /// Returns the rows from a food, and those from the food that it is like.
    static func rows(from ndb: Int) -> [SubstitutionRow] {
        rows.filter { $0.from.ndb == ndb }
            + rows.filter { $0.from.ndb == likewise[ndb] }.map { $0.instead(of: ndb) }
    }

    public static let rows: [SubstitutionRow] = [
        SubstitutionRow(
            "k-banana-apple",
            lowers: .potassium,
            from: SwapPortion(ndb: 9040, Phrase("1 medium"), grams: 118),
            to: SwapPortion(ndb: 9003, Phrase("1 medium"), grams: 182),
            note: Phrase("diabetes: keep portion to one fruit")
        ),
        SubstitutionRow(
            "k-oj-cranberry",
            lowers: .potassium,
            from: SwapPortion(ndb: 9209, Phrase("1 cup"), grams: 249),
            to: SwapPortion(ndb: 14242, Phrase("1 cup"), grams: 253),
            note: Phrase("counts fully as fluid; added sugar, so not the first choice with diabetes")
        ),
        SubstitutionRow(
            "k-oj-applejuice",
            lowers: .potassium,
            from: SwapPortion(ndb: 9209, Phrase("1/2 cup"), grams: 124),
            to: SwapPortion(ndb: 9016, Phrase("1/2 cup"), grams: 124),
            note: Phrase("fluid; modest saving only")
        ),
        SubstitutionRow(
            "k-orange-blueberry",
            lowers: .potassium,
            from: SwapPortion(ndb: 9202, Phrase("1 fruit"), grams: 140),
            to: SwapPortion(ndb: 9050, Phrase("1 cup"), grams: 148),
            note: nil
        ),
        SubstitutionRow(
            "k-raisin-blueberry",
            lowers: .potassium,
            from: SwapPortion(ndb: 9298, Phrase("1/4 cup"), grams: 36),
            to: SwapPortion(ndb: 9050, Phrase("1/2 cup"), grams: 74),
            note: Phrase("dried fruit is concentrated")
        ),
        SubstitutionRow(
            "k-cantaloupe-pineapple",
            lowers: .potassium,
            from: SwapPortion(ndb: 9181, Phrase("1 cup"), grams: 160),
            to: SwapPortion(ndb: 9266, Phrase("1 cup"), grams: 165),
            note: nil
        ),
        SubstitutionRow(
            "k-avocado-cucumber",
            lowers: .potassium,
            from: SwapPortion(ndb: 9037, Phrase("1/2 cup"), grams: 75),
            to: SwapPortion(ndb: 11206, Phrase("1/2 cup"), grams: 60),
            note: Phrase("energy falls; not for people who are underweight")
        ),
        SubstitutionRow(
            "k-bakedpotato-rice",
            lowers: .potassium,
            from: SwapPortion(ndb: 11356, Phrase("1 medium with skin"), grams: 173),
            to: SwapPortion(ndb: 20445, Phrase("1 cup cooked"), grams: 158),
            note: Phrase("diabetes: same carbohydrate class")
        ),
        SubstitutionRow(
            "k-bakedpotato-boiled",
            lowers: .potassium,
            from: SwapPortion(ndb: 11363, Phrase("1 potato, flesh"), grams: 156),
            to: SwapPortion(ndb: 11367, Phrase("same mass, peeled and boiled"), grams: 156),
            note: Phrase("boiling small pieces takes out about half of the potassium; pour the water away"),
            Evidence("Bethke and Jansky 2008", .secondary)
        ),
        SubstitutionRow(
            "k-sweetpotato-cauliflower",
            lowers: .potassium,
            from: SwapPortion(ndb: 11508, Phrase("1 medium"), grams: 114),
            to: SwapPortion(ndb: 11136, Phrase("1 cup"), grams: 124),
            note: nil
        ),
        SubstitutionRow(
            "k-spinach-greenbeans",
            lowers: .potassium,
            from: SwapPortion(ndb: 11458, Phrase("1/2 cup cooked"), grams: 90),
            to: SwapPortion(ndb: 11053, Phrase("1/2 cup cooked"), grams: 62),
            note: Phrase(
                "this swap has far less vitamin K: with warfarin, ask the clinic that checks your INR before it"
            )
        ),
        SubstitutionRow(
            "k-tomatosauce-redpepper",
            lowers: .potassium,
            from: SwapPortion(ndb: 11549, Phrase("1/2 cup"), grams: 122),
            to: SwapPortion(ndb: 11918, Phrase("1/2 cup, boiled from frozen"), grams: 122),
            note: Phrase("also cuts sodium")
        ),
        SubstitutionRow(
            "k-tomato-cucumber",
            lowers: .potassium,
            from: SwapPortion(ndb: 11529, Phrase("1/2 cup"), grams: 90),
            to: SwapPortion(ndb: 11206, Phrase("1/2 cup"), grams: 60),
            note: nil
        ),
        SubstitutionRow(
            "k-milk-almond",
            lowers: .potassium,
            from: SwapPortion(ndb: 1079, Phrase("1 cup 2% milk"), grams: 244),
            to: SwapPortion(ndb: 14016, Phrase("1 cup almond beverage"), grams: 240),
            note: Phrase("protein falls by about 7 g; check label for phosphate additives and added potassium")
        ),
        SubstitutionRow(
            "p-milk-almond",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 1079, Phrase("1 cup 2% milk"), grams: 244),
            to: SwapPortion(ndb: 14016, Phrase("1 cup almond beverage"), grams: 240),
            note: Phrase("protein falls; brands with tricalcium phosphate lose the benefit")
        ),
        SubstitutionRow(
            "p-milk-rice",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 1079, Phrase("1 cup 2% milk"), grams: 244),
            to: SwapPortion(ndb: 14639, Phrase("1 cup fortified rice drink"), grams: 240),
            note: Phrase(
                "fortificant phosphate is highly absorbable, so adjusted saving is smaller than the label saving"
            )
        ),
        SubstitutionRow(
            "p-cola-gingerale",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 14148, Phrase("1 can cola"), grams: 370),
            to: SwapPortion(ndb: 14136, Phrase("1 can ginger ale"), grams: 366),
            note: Phrase("cola phosphorus is phosphoric acid; fluid unchanged")
        ),
        SubstitutionRow(
            "p-cola-rootbeer",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 14148, Phrase("1 can cola"), grams: 370),
            to: SwapPortion(ndb: 14157, Phrase("1 can root beer"), grams: 370),
            note: Phrase("fluid unchanged; check ingredient list")
        ),
        SubstitutionRow(
            "p-cheddar-creamcheese",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 1009, Phrase("1 oz"), grams: 28),
            to: SwapPortion(ndb: 1017, Phrase("2 tbsp"), grams: 29),
            note: Phrase("protein falls by about 5 g")
        ),
        SubstitutionRow(
            "p-ham-chicken",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 7028, Phrase("2 oz, water added"), grams: 56),
            to: SwapPortion(ndb: 5064, Phrase("2 oz roasted"), grams: 56),
            note: Phrase("injected ham carries phosphate salts: higher absorbed share")
        ),
        SubstitutionRow(
            "p-egg-eggwhite",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 1129, Phrase("1 large"), grams: 50),
            to: SwapPortion(ndb: 1124, Phrase("2 large whites, cooked through"), grams: 66),
            note: Phrase("cook them through; phosphorus to protein ratio is the lowest of common foods")
        ),
        SubstitutionRow(
            "p-pb-creamcheese",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 16098, Phrase("2 tbsp"), grams: 32),
            to: SwapPortion(ndb: 1017, Phrase("2 tbsp"), grams: 29),
            note: Phrase("nut phosphorus is poorly absorbed; use only when phosphorus in the blood is above goal")
        ),
        SubstitutionRow(
            "p-wholewheat-white",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 18075, Phrase("1 slice"), grams: 32),
            to: SwapPortion(ndb: 18069, Phrase("1 slice"), grams: 28),
            note: Phrase("fiber falls and wheat phosphorus is poorly absorbed; low priority")
        ),
        SubstitutionRow(
            "p-brownrice-white",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 20037, Phrase("1 cup"), grams: 195),
            to: SwapPortion(ndb: 20445, Phrase("1 cup"), grams: 158),
            note: Phrase("low priority for the same reason")
        ),
        SubstitutionRow(
            "p-lentil-egg",
            lowers: .phosphorus,
            from: SwapPortion(ndb: 16070, Phrase("1/2 cup"), grams: 99),
            to: SwapPortion(ndb: 1124, Phrase("2 large whites, cooked through"), grams: 66),
            note: Phrase("cook them through; only if potassium and phosphorus are above goal, plant protein otherwise")
        ),
        SubstitutionRow(
            "na-ham-chicken",
            lowers: .sodium,
            from: SwapPortion(ndb: 7028, Phrase("2 oz, water added"), grams: 56),
            to: SwapPortion(ndb: 5064, Phrase("2 oz roasted, no salt"), grams: 56),
            note: nil
        ),
        SubstitutionRow(
            "na-bologna-chicken",
            lowers: .sodium,
            from: SwapPortion(ndb: 7007, Phrase("2 slices"), grams: 60),
            to: SwapPortion(ndb: 5064, Phrase("2 oz roasted"), grams: 60),
            note: nil
        ),
        SubstitutionRow(
            "na-soup-lowna",
            lowers: .sodium,
            from: SwapPortion(ndb: 6419, Phrase("1 cup"), grams: 248),
            to: SwapPortion(ndb: 6966, Phrase("1 cup low-sodium"), grams: 248),
            note: Phrase("fluid unchanged")
        ),
        SubstitutionRow(
            "na-soy-lowna",
            lowers: .sodium,
            from: SwapPortion(ndb: 16123, Phrase("1 tbsp"), grams: 16),
            to: SwapPortion(ndb: 16424, Phrase("1 tbsp low-sodium"), grams: 14),
            note: Phrase("still high; use a teaspoon")
        ),
        SubstitutionRow(
            "na-tomatosauce-nosalt",
            lowers: .sodium,
            from: SwapPortion(ndb: 11549, Phrase("1/2 cup"), grams: 122),
            to: SwapPortion(ndb: 11918, Phrase("1/2 cup red pepper"), grams: 122),
            note: Phrase("also cuts potassium")
        ),
        SubstitutionRow(
            "k-kale-lettuce",
            lowers: .potassium,
            from: SwapPortion(ndb: 11233, Phrase("1 cup, chopped"), grams: 67),
            to: SwapPortion(ndb: 11252, Phrase("1 cup, shredded"), grams: 72),
            note: nil
        ),
        SubstitutionRow(
            "k-kale-cabbage",
            lowers: .potassium,
            from: SwapPortion(ndb: 11233, Phrase("1 cup, chopped"), grams: 67),
            to: SwapPortion(ndb: 11109, Phrase("1 cup, shredded"), grams: 70),
            note: nil
        ),
        SubstitutionRow(
            "k-boiledkale-greenbeans",
            lowers: .potassium,
            from: SwapPortion(ndb: 11234, Phrase("1/2 cup cooked"), grams: 65),
            to: SwapPortion(ndb: 11053, Phrase("1/2 cup cooked"), grams: 62),
            note: nil
        ),
        SubstitutionRow(
            "k-chips-apple",
            lowers: .potassium,
            from: SwapPortion(ndb: 19411, Phrase("1 oz"), grams: 28),
            to: SwapPortion(ndb: 9003, Phrase("1 small"), grams: 149),
            note: Phrase("diabetes: count the fruit")
        ),
        SubstitutionRow(
            "k-chips-popcorn",
            lowers: .potassium,
            from: SwapPortion(ndb: 19411, Phrase("1 oz"), grams: 28),
            to: SwapPortion(ndb: 19034, Phrase("2 cups"), grams: 16),
            note: Phrase("without salt and butter")
        ),
        SubstitutionRow(
            "na-salt-pepper",
            lowers: .sodium,
            from: SwapPortion(ndb: 2047, Phrase("1/2 tsp"), grams: 3),
            to: SwapPortion(ndb: 2030, Phrase("1/2 tsp"), grams: 1),
            note: Phrase("season at the table, not while cooking")
        ),
        SubstitutionRow(
            "na-salt-garlic",
            lowers: .sodium,
            from: SwapPortion(ndb: 2047, Phrase("1/2 tsp"), grams: 3),
            to: SwapPortion(ndb: 11215, Phrase("1 clove"), grams: 3),
            note: nil
        ),
        SubstitutionRow(
            "na-salt-lemon",
            lowers: .sodium,
            from: SwapPortion(ndb: 2047, Phrase("1/2 tsp"), grams: 3),
            to: SwapPortion(ndb: 9152, Phrase("1 tbsp"), grams: 15),
            note: Phrase("never a salt substitute with potassium chloride")
        ),
        SubstitutionRow(
            "na-salt-vinegar",
            lowers: .sodium,
            from: SwapPortion(ndb: 2047, Phrase("1/2 tsp"), grams: 3),
            to: SwapPortion(ndb: 2048, Phrase("1 tbsp"), grams: 15),
            note: nil
        ),
        SubstitutionRow(
            "na-chips-popcorn",
            lowers: .sodium,
            from: SwapPortion(ndb: 19411, Phrase("1 oz"), grams: 28),
            to: SwapPortion(ndb: 19034, Phrase("2 cups"), grams: 16),
            note: Phrase("without salt and butter")
        ),
        SubstitutionRow(
            "na-chips-apple",
            lowers: .sodium,
            from: SwapPortion(ndb: 19411, Phrase("1 oz"), grams: 28),
            to: SwapPortion(ndb: 9003, Phrase("1 small"), grams: 149),
            note: Phrase("diabetes: count the fruit")
        ),
        SubstitutionRow(
            "trap-soup-reducedna",
            lowers: .sodium,
            from: SwapPortion(ndb: 6419, Phrase("1 cup regular"), grams: 248),
            to: SwapPortion(ndb: 27044, Phrase("1 cup reduced-sodium ready-to-serve"), grams: 245),
            note: Phrase("sodium falls, but potassium is about thirteen times higher"),
            isTrap: true
        ),
    ]
}
