import FractionParser
import WordKit

/// A portion in the table of swaps.
public struct SwapPortion: Hashable, Sendable {
    /// The NDB number of a bundled food.
    public let ndb: Int
    let nameText: Phrase
    /// The weight in grams.
    public let grams: Int64
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
}

extension SubstitutionRow {
    /// The row for a food that is like the one to replace.
    fileprivate func instead(of ndb: Int) -> SubstitutionRow {
        let name = from.nameText.english.hasPrefix("1 cup") ? Phrase("1 cup") : from.nameText
        return SubstitutionRow(
            id: id,
            lowers: lowers,
            from: SwapPortion(ndb: ndb, nameText: name, grams: from.grams),
            to: to,
            noteText: noteText,
            noteEvidence: noteEvidence,
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

    // swift-format-ignore
    public static let rows: [SubstitutionRow] = [
        swap("k-banana-apple",            lowers: .potassium,  from: (9040, Phrase("1 medium"), 118),            to: (9003, Phrase("1 medium"), 182),
            Phrase("diabetes: keep portion to one fruit")),
        swap("k-oj-cranberry",            lowers: .potassium,  from: (9209, Phrase("1 cup"), 249),               to: (14242, Phrase("1 cup"), 253),
            Phrase("counts fully as fluid; added sugar, so not the first choice with diabetes")),
        swap("k-oj-applejuice",           lowers: .potassium,  from: (9209, Phrase("1/2 cup"), 124),             to: (9016, Phrase("1/2 cup"), 124),
            Phrase("fluid; modest saving only")),
        swap("k-orange-blueberry",        lowers: .potassium,  from: (9202, Phrase("1 fruit"), 140),             to: (9050, Phrase("1 cup"), 148)),
        swap("k-raisin-blueberry",        lowers: .potassium,  from: (9298, Phrase("1/4 cup"), 36),              to: (9050, Phrase("1/2 cup"), 74),
            Phrase("dried fruit is concentrated")),
        swap("k-cantaloupe-pineapple",    lowers: .potassium,  from: (9181, Phrase("1 cup"), 160),               to: (9266, Phrase("1 cup"), 165)),
        swap("k-avocado-cucumber",        lowers: .potassium,  from: (9037, Phrase("1/2 cup"), 75),              to: (11206, Phrase("1/2 cup"), 60),
            Phrase("energy falls; not for people who are underweight")),
        swap("k-bakedpotato-rice", lowers: .potassium,  from: (11356, Phrase("1 medium with skin"), 173), to: (20445, Phrase("1 cup cooked"), 158),
            Phrase("diabetes: same carbohydrate class")),
        swap("k-bakedpotato-boiled",
            lowers: .potassium, from: (11363, Phrase("1 potato, flesh"), 156), to: (11367, Phrase("same mass, peeled and boiled"), 156),
            Phrase("boiling small pieces takes out about half of the potassium; pour the water away"),
            Evidence("Bethke and Jansky 2008", .secondary)),
        swap("k-sweetpotato-cauliflower", lowers: .potassium,  from: (11508, Phrase("1 medium"), 114),           to: (11136, Phrase("1 cup"), 124)),
        swap("k-spinach-greenbeans",      lowers: .potassium, from: (11458, Phrase("1/2 cup cooked"), 90), to: (11053, Phrase("1/2 cup cooked"), 62),
            Phrase("this swap has far less vitamin K: with warfarin, ask the clinic that checks your INR before it")),
        swap("k-tomatosauce-redpepper",   lowers: .potassium,
            from: (11549, Phrase("1/2 cup"), 122), to: (11918, Phrase("1/2 cup, boiled from frozen"), 122), Phrase("also cuts sodium")),
        swap("k-tomato-cucumber",         lowers: .potassium,  from: (11529, Phrase("1/2 cup"), 90),             to: (11206, Phrase("1/2 cup"), 60)),
        swap("k-milk-almond", lowers: .potassium,  from: (1079, Phrase("1 cup 2% milk"), 244), to: (14016, Phrase("1 cup almond beverage"), 240),
            Phrase("protein falls by about 7 g; check label for phosphate additives and added potassium")),
        swap("p-milk-almond", lowers: .phosphorus, from: (1079, Phrase("1 cup 2% milk"), 244), to: (14016, Phrase("1 cup almond beverage"), 240),
            Phrase("protein falls; brands with tricalcium phosphate lose the benefit")),
        swap("p-milk-rice", lowers: .phosphorus, from: (1079, Phrase("1 cup 2% milk"), 244), to: (14639, Phrase("1 cup fortified rice drink"), 240),
            Phrase("fortificant phosphate is highly absorbable, so adjusted saving is smaller than the label saving")),
        swap("p-cola-gingerale", lowers: .phosphorus, from: (14148, Phrase("1 can cola"), 370),         to: (14136, Phrase("1 can ginger ale"), 366),
            Phrase("cola phosphorus is phosphoric acid; fluid unchanged")),
        swap("p-cola-rootbeer",           lowers: .phosphorus, from: (14148, Phrase("1 can cola"), 370), to: (14157, Phrase("1 can root beer"), 370),
            Phrase("fluid unchanged; check ingredient list")),
        swap("p-cheddar-creamcheese",     lowers: .phosphorus, from: (1009, Phrase("1 oz"), 28),                 to: (1017, Phrase("2 tbsp"), 29),
            Phrase("protein falls by about 5 g")),
        swap("p-ham-chicken",             lowers: .phosphorus, from: (7028, Phrase("2 oz, water added"), 56), to: (5064, Phrase("2 oz roasted"), 56),
            Phrase("injected ham carries phosphate salts: higher absorbed share")),
        swap("p-egg-eggwhite", lowers: .phosphorus, from: (1129, Phrase("1 large"), 50), to: (1124, Phrase("2 large whites, cooked through"), 66),
            Phrase("cook them through; phosphorus to protein ratio is the lowest of common foods")),
        swap("p-pb-creamcheese",          lowers: .phosphorus, from: (16098, Phrase("2 tbsp"), 32),              to: (1017, Phrase("2 tbsp"), 29),
            Phrase("nut phosphorus is poorly absorbed; use only when phosphorus in the blood is above goal")),
        swap("p-wholewheat-white",        lowers: .phosphorus, from: (18075, Phrase("1 slice"), 32),             to: (18069, Phrase("1 slice"), 28),
            Phrase("fiber falls and wheat phosphorus is poorly absorbed; low priority")),
        swap("p-brownrice-white",         lowers: .phosphorus, from: (20037, Phrase("1 cup"), 195),              to: (20445, Phrase("1 cup"), 158),
            Phrase("low priority for the same reason")),
        swap("p-lentil-egg", lowers: .phosphorus, from: (16070, Phrase("1/2 cup"), 99), to: (1124, Phrase("2 large whites, cooked through"), 66),
            Phrase("cook them through; only if potassium and phosphorus are above goal, plant protein otherwise")),
        swap("na-ham-chicken", lowers: .sodium,     from: (7028, Phrase("2 oz, water added"), 56), to: (5064, Phrase("2 oz roasted, no salt"), 56)),
        swap("na-bologna-chicken",        lowers: .sodium,     from: (7007, Phrase("2 slices"), 60), to: (5064, Phrase("2 oz roasted"), 60)),
        swap("na-soup-lowna",             lowers: .sodium,     from: (6419, Phrase("1 cup"), 248), to: (6966, Phrase("1 cup low-sodium"), 248),
            Phrase("fluid unchanged")),
        swap("na-soy-lowna",              lowers: .sodium,     from: (16123, Phrase("1 tbsp"), 16), to: (16424, Phrase("1 tbsp low-sodium"), 14),
            Phrase("still high; use a teaspoon")),
        swap("na-tomatosauce-nosalt",     lowers: .sodium,     from: (11549, Phrase("1/2 cup"), 122), to: (11918, Phrase("1/2 cup red pepper"), 122),
            Phrase("also cuts potassium")),
        swap("k-kale-lettuce", lowers: .potassium,  from: (11233, Phrase("1 cup, chopped"), 67),      to: (11252, Phrase("1 cup, shredded"), 72)),
        swap("k-kale-cabbage", lowers: .potassium,  from: (11233, Phrase("1 cup, chopped"), 67),      to: (11109, Phrase("1 cup, shredded"), 70)),
        swap("k-boiledkale-greenbeans",   lowers: .potassium, from: (11234, Phrase("1/2 cup cooked"), 65), to: (11053, Phrase("1/2 cup cooked"), 62)),
        swap("k-chips-apple",             lowers: .potassium,  from: (19411, Phrase("1 oz"), 28),                to: (9003, Phrase("1 small"), 149),
            Phrase("diabetes: count the fruit")),
        swap("k-chips-popcorn",           lowers: .potassium,  from: (19411, Phrase("1 oz"), 28),                to: (19034, Phrase("2 cups"), 16),
            Phrase("without salt and butter")),
        swap("na-salt-pepper",            lowers: .sodium,     from: (2047, Phrase("1/2 tsp"), 3),               to: (2030, Phrase("1/2 tsp"), 1),
            Phrase("season at the table, not while cooking")),
        swap("na-salt-garlic",            lowers: .sodium,     from: (2047, Phrase("1/2 tsp"), 3),               to: (11215, Phrase("1 clove"), 3)),
        swap("na-salt-lemon",             lowers: .sodium,     from: (2047, Phrase("1/2 tsp"), 3),               to: (9152, Phrase("1 tbsp"), 15),
            Phrase("never a salt substitute with potassium chloride")),
        swap("na-salt-vinegar",           lowers: .sodium,     from: (2047, Phrase("1/2 tsp"), 3),               to: (2048, Phrase("1 tbsp"), 15)),
        swap("na-chips-popcorn",          lowers: .sodium,     from: (19411, Phrase("1 oz"), 28),                to: (19034, Phrase("2 cups"), 16),
            Phrase("without salt and butter")),
        swap("na-chips-apple",            lowers: .sodium,     from: (19411, Phrase("1 oz"), 28),                to: (9003, Phrase("1 small"), 149),
            Phrase("diabetes: count the fruit")),
        swap("trap-soup-reducedna",
            lowers: .sodium, from: (6419, Phrase("1 cup regular"), 248), to: (27044, Phrase("1 cup reduced-sodium ready-to-serve"), 245),
            Phrase("sodium falls, but potassium is about thirteen times higher"), isTrap: true),
    ]

    /// Returns a row. A food is its NDB number, a measure and the grams of the measure.
    private static func swap(
        _ id: String,
        lowers: Nutrient,
        from: (Int, Phrase, Int64),
        to: (Int, Phrase, Int64),
        _ note: Phrase? = nil,
        _ noteEvidence: Evidence = SubstitutionTable.noteEvidence,
        isTrap: Bool = false
    ) -> SubstitutionRow {
        SubstitutionRow(
            id: id,
            lowers: lowers,
            from: SwapPortion(ndb: from.0, nameText: from.1, grams: from.2),
            to: SwapPortion(ndb: to.0, nameText: to.1, grams: to.2),
            noteText: note,
            noteEvidence: noteEvidence,
            isTrap: isTrap
        )
    }
}
