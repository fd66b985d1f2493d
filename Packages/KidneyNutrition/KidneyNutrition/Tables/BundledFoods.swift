import FractionParser
public import TimeKit

/// Common foods and drinks, so that the first run works without a download: USDA's figures, restated with their NDB numbers, under
/// plain names. Fluid, the phosphorus' source and tags are set by hand in `scripts/bundled-foods.tsv`.
public enum BundledFoods {
    /// The foods, by kinds.
    public static let all: [Food] = rows.map(\.food) + [saltSubstitute, liteSalt]

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

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static let rows: [Row] = [
        fruits1, fruits2, juices, vegetables1, vegetables2, vegetables3, vegetables4, beans1, beans2, grains1, grains2,
        meat1, meat2, milk1, milk2, drinks, soups1, soups2, sweets,
    ].flatMap { $0 }

    /// Potassium chloride is 39.0983/74.5513 potassium by weight; what a teaspoon weighs is recalled from labels, and with it a quarter
    /// teaspoon has 629 mg of potassium, within the 610 to 780 mg that product tables name. By its formula it holds nothing else, and
    /// labels call it free of sodium.
    static let saltSubstitute = salt(
        "salt-substitute",
        "Salt substitute (potassium chloride)",
        [.potassium: Thousandths(52_445_000)],
        teaspoon: 4800
    )

    /// Half potassium chloride and half table salt, by their formulas. What a teaspoon weighs is recalled from a label.
    static let liteSalt = salt(
        "lite-salt",
        "Lite salt (half potassium chloride)",
        [.potassium: Thousandths(26_222_500), .sodium: Thousandths(19_669_000)],
        teaspoon: 5600
    )

    private static func salt(
        _ id: String,
        _ name: String,
        _ known: [Nutrient: Thousandths],
        teaspoon: Int64
    ) -> Food {
        Food(
            .table(id),
            name: name,
            contents: NutrientContents(
                Dictionary(uniqueKeysWithValues: Nutrient.allCases.map { ($0, known[$0] ?? .zero) })
            ),
            portions: [FoodPortion("teaspoon", grams: Thousandths(teaspoon))],
            fluid: .some(.none),
            tags: [.potassiumChloride]
        )
    }
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
