import FractionParser
public import TimeKit

/// Common foods and drinks, so that the first run works without a download. The figures are USDA's, restated under plain names with their
/// NDB numbers. `scripts/bundled-foods.tsv` has the fluid, the phosphorus source and the tags, which are set by hand.
public enum BundledFoods {
    /// All foods, grouped by kind.
    public static let all: [Food] = rows.map(\.food) + [saltSubstitute]

    /// Returns a food by its identifier; nil if it isn't bundled.
    ///
    /// - Complexity: O(1).
    public static func food(_ id: TimeKit.ID<Food>) -> Food? { byID[id] }

    /// The source of contents and portions.
    public static let evidence = Evidence("USDA National Nutrient Database for Standard Reference, release 26", .data)

    /// The source of the fluid share, the phosphorus source and the tags.
    public static let judgement = Evidence("Set by hand from what each food is made of", .recalled)

    /// Groups of foods that can replace each other gram for gram: fruits, juices, vegetables, and meat with fish and eggs.
    static let kinds: [[Food]] = [
        [fruits1, fruits2], [juices], [vegetables1, vegetables2, vegetables3, vegetables4], [meat1, meat2],
    ].map { lists in lists.flatMap { $0 }.map(\.food) }

    /// Other names for some foods.
    static let otherNames: [TimeKit.ID<Food>: String] = Dictionary(
        uniqueKeysWithValues: [
            (19173, "jello jell-o jelly"), (16056, "garbanzo beans"), (14400, "coke pepsi soda pop"),
            (19283, "freezer pop ice lolly"), (14411, "tap water ice cubes"), (2047, "sodium chloride"),
            (14460, "gatorade"), (14062, "ensure supplement"), (43528, "ensure plus supplement"),
            (1250, "glucerna supplement"), (16070, "dal daal dahl"), (25017, "power bar energy bar"),
            // Names in the Spanish of Phoenix.
            (9003, "manzana"), (9202, "naranja"), (9326, "sandía sandia"),
            (11529, "tomate jitomate"),
            (1129, "huevo cocido duro"), (1128, "huevo frito estrellado"), (1132, "huevo revuelto"),
            (1077, "leche entera"), (1228, "queso fresco"), (20445, "arroz blanco"), (16103, "frijoles refritos"),
            (16043, "frijoles pintos"), (18363, "tortilla de maíz maiz"), (18364, "tortilla de harina"),
            (11670, "chile verde"), (11329, "chile verde"), (21082, "taco de carne"), (21074, "enchilada de queso"),
            (36412, "tamal de puerco"), (36411, "tamal de elote"), (14649, "jamaica"), (11964, "nopalitos"),
            (5064, "pechuga de pollo"), (14209, "café cafe"), (9037, "aguacate"), (6164, "salsa roja"),
            (36404, "arroz con leche"), (36405, "arroz con frijoles"), (36408, "pupusa de frijoles"),
        ].map { (FoodSource.bundled(ndb: $0.0).foodID, $0.1) } + [
            (
                saltSubstitute.id,
                "nosalt nu-salt losalt lite low-sodium reduced half kcl e508 potassium-enriched alternative"
            )
        ]
    )

    /// The food that a common word means, by the word in lower case.
    static let plainNames: [String: TimeKit.ID<Food>] = Dictionary(
        uniqueKeysWithValues: [
            (14411, ["water", "tap water", "ice", "agua", "hielo"]), (1129, ["egg", "eggs", "huevo", "huevos"]),
            (9003, ["apple", "manzana"]), (9040, ["banana", "plátano", "platano"]), (9202, ["orange", "naranja"]),
            (21082, ["taco", "tacos"]), (11670, ["chile", "chili pepper", "green chile", "chile verde"]),
            (19173, ["jello", "jell-o", "gelatin", "gelatina"]),
            (16103, ["refried beans", "frijoles refritos", "refritos"]),
            (20445, ["rice", "white rice", "arroz", "arroz blanco"]),
            (14638, ["horchata"]), (21074, ["enchilada", "enchiladas", "cheese enchilada"]),
            (36412, ["pork tamale", "tamal de puerco"]), (36411, ["corn tamale", "tamal de elote"]),
            (18363, ["corn tortilla", "tortilla de maíz", "tortilla de maiz"]),
            (18364, ["flour tortilla", "tortilla de harina"]), (11529, ["tomato", "tomate", "jitomate"]),
            (9037, ["avocado", "aguacate"]),
            (14649, ["jamaica", "agua de jamaica"]), (36404, ["arroz con leche", "rice pudding"]),
        ].flatMap { number, words in words.map { ($0, FoodSource.bundled(ndb: number).foodID) } }
    )

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static let rows: [Row] = [
        fruits1, fruits2, juices, vegetables1, vegetables2, vegetables3, vegetables4, beans1, beans2, grains1, grains2,
        meat1, meat2, milk1, milk2, drinks, soups1, soups2, sweets,
    ].flatMap { $0 }

    /// Potassium chloride is 39.0983/74.5513 potassium by weight. The weight of a teaspoon is recalled from labels; a quarter teaspoon has
    /// 629 mg of potassium, within the 610 to 780 mg of product tables. By its formula it contains nothing else, and labels call it free of
    /// sodium.
    static let saltSubstitute = Food(
        .table("salt-substitute"),
        name: "Salt substitute (potassium chloride)",
        contents: NutrientContents(
            Dictionary(
                uniqueKeysWithValues: Nutrient.allCases.map { ($0, $0 == .potassium ? Thousandths(52_445_000) : .zero) }
            )
        ),
        portions: [FoodPortion("teaspoon", grams: Thousandths(4800))],
        fluid: .some(.none),
        tags: [.potassiumChloride]
    )
}

extension BundledFoods {
    /// A row of the table.
    struct Row: Sendable {
        /// The way in which its fluid counts.
        enum Fluid: Sendable {
            case none, liquid, asWater
        }

        private let ndb: Int
        private let name: String
        private let fluid: Fluid
        private let phosphorus: Set<PhosphorusSource>
        private let tags: Set<FoodTag>
        private var contents = NutrientContents()
        private var portions: [FoodPortion] = []

        init(_ ndb: Int, _ name: String, _ fluid: Fluid, _ phosphorus: Set<PhosphorusSource>, _ tags: Set<FoodTag> = [])
        {
            self.ndb = ndb
            self.name = name
            self.fluid = fluid
            self.phosphorus = phosphorus
            self.tags = tags
        }

        /// Sets the contents of 100 g in thousandths of the unit, in the order of `Nutrient.allCases`; nil for a nutrient without a figure.
        func holds(_ thousandths: [Int64?]) -> Row {
            var row = self
            for (nutrient, count) in zip(Nutrient.allCases, thousandths) {
                row.contents[nutrient] = count.map { .exact(Thousandths($0)) }
            }
            return row
        }

        /// Adds a portion of one measure, in thousandths of a gram.
        func measure(_ name: String, _ grams: Int64) -> Row { measure(1000, name, grams) }

        /// Adds a portion of several measures: the number in thousandths, and the weight in thousandths of a gram.
        func measure(_ amount: Int64, _ name: String, _ grams: Int64) -> Row {
            var row = self
            row.portions.append(FoodPortion(Thousandths(amount).value, name, grams: Thousandths(grams)))
            return row
        }

        var food: Food {
            let share: FluidShare =
                switch fluid {
                case .none: .none
                case .liquid: FluidRule.share(ofLiquidWith: portions)
                case .asWater: .asWater
                }
            return Food(
                .bundled(ndb: ndb),
                name: name,
                contents: contents,
                portions: portions,
                fluid: share,
                phosphorus: PhosphorusOrigin(phosphorus),
                tags: tags
            )
        }
    }
}
