import FractionParser
public import TimeKit

/// Common foods and drinks, so that the first run works without a download: USDA's figures, restated with their NDB numbers, under
/// plain names. Fluid, the phosphorus' source and tags are set by hand in `scripts/bundled-foods.tsv`.
public enum BundledFoods {
    /// The foods, by kinds.
    public static let all: [Food] = rows.map(\.food) + [saltSubstitute]

    /// The food of an id; nil where it isn't among them. O(1).
    public static func food(_ id: TimeKit.ID<Food>) -> Food? { byID[id] }

    /// Where the contents and portions come from.
    public static let evidence = Evidence("USDA National Nutrient Database for Standard Reference, release 26", .data)

    /// What the share of fluid, the phosphorus' source and the tags rest on.
    public static let judgement = Evidence("Set by hand from what each food is made of", .recalled)

    /// Foods that can stand for one another gram for gram: fruits, juices, vegetables, and meat with fish and eggs.
    static let kinds: [[Food]] = [
        [fruits1, fruits2], [juices], [vegetables1, vegetables2, vegetables3, vegetables4], [meat1, meat2],
    ].map { lists in lists.flatMap { $0 }.map(\.food) }

    /// Other names for some of them.
    static let otherNames: [TimeKit.ID<Food>: String] = Dictionary(
        uniqueKeysWithValues: [
            (19173, "jello jell-o jelly"), (16056, "garbanzo beans"), (14400, "coke pepsi soda pop"),
            (19283, "freezer pop ice lolly"), (14411, "tap water ice cubes"), (2047, "sodium chloride"),
            (14460, "gatorade"), (14062, "ensure supplement"), (43528, "ensure plus supplement"),
            (1250, "glucerna supplement"), (16070, "dal daal dahl"), (25017, "power bar energy bar"),
            // What people of Phoenix call them.
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

    /// The one food that a plain word stands for, where nobody means another: by the word as it is typed, in small letters.
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

    /// Potassium chloride is 39.0983/74.5513 potassium by weight; what a teaspoon weighs is recalled from labels, and with it a quarter
    /// teaspoon has 629 mg of potassium, within the 610 to 780 mg that product tables name. By its formula it holds nothing else, and
    /// labels call it free of sodium.
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
        /// How its fluid counts.
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

        /// Thousandths in 100 g, in the order of `Nutrient.allCases`; nil where USDA has no figure.
        func holds(_ thousandths: [Int64?]) -> Row {
            var row = self
            for (nutrient, count) in zip(Nutrient.allCases, thousandths) {
                row.contents[nutrient] = count.map { .exact(Thousandths($0)) }
            }
            return row
        }

        /// One of a measure, in thousandths of a gram.
        func measure(_ name: String, _ grams: Int64) -> Row { measure(1000, name, grams) }

        /// So many thousandths of a measure, in thousandths of a gram.
        func measure(_ amount: Int64, _ name: String, _ grams: Int64) -> Row {
            var row = self
            row.portions.append(FoodPortion(Thousandths(amount).value, name, grams: Thousandths(grams)))
            return row
        }

        /// The food.
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
