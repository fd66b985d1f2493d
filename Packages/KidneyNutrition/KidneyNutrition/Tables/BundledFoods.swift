import FractionParser
public import TimeKit

/// Common foods and drinks, so that the first run works without a download. The figures are USDA's, restated under plain names with their
/// NDB numbers. `scripts/bundled-foods.tsv` has the fluid, the phosphorus source and the tags, which are set by hand.
public enum BundledFoods {
    /// The foods, by kinds.
    public static let all: [Food] = rows.map(\.food) + [saltSubstitute, liteSalt]

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
