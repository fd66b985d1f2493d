import FractionParser
import KidneyNutrition
import TestKit
import TimeKit

/// Foods with round figures.
enum Pantry {
    /// Milk with USDA's 244 g for a cup.
    static let milk = food(
        1,
        "Milk, whole",
        [.potassium: "132", .sodium: "43", .protein: "3.15", .phosphorus: "84", .water: "88.13"],
        portions: [
            FoodPortion("cup", grams: "244"), FoodPortion("tbsp", grams: "15"), FoodPortion("fl oz", grams: "30.5"),
        ],
        fluid: FluidRule.share(ofLiquidWith: [FoodPortion("cup", grams: "244")]),
        phosphorus: .animal,
        tags: [.dairy]
    )

    static let banana = food(
        2,
        "Banana, raw",
        [.potassium: "358", .sodium: "1", .protein: "1.09", .phosphorus: "22", .water: "74.91"],
        portions: [
            FoodPortion("cup, mashed", grams: "225"), FoodPortion("cup, sliced", grams: "150"),
            FoodPortion("small (6\" to 6-7/8\" long)", grams: "101"),
            FoodPortion("medium (7\" to 7-7/8\" long)", grams: "118"),
            FoodPortion("large (8\" to 8-7/8\" long)", grams: "136"),
        ],
        phosphorus: .plant
    )

    static let bread = food(
        3,
        "Bread, white",
        [.potassium: "115", .sodium: "490", .protein: "9", .phosphorus: "105", .water: "36.4"],
        portions: [FoodPortion("slice", grams: "28"), FoodPortion(10, "crumbs", grams: "5")],
        phosphorus: PhosphorusOrigin([.plant, .additive])
    )

    static let paneer = food(
        4,
        "Paneer",
        [.protein: "18", .sodium: "20", .phosphorus: "400", .water: "55"],
        portions: [FoodPortion("cube", grams: "15")],
        phosphorus: .animal,
        tags: [.dairy]
    )

    static let tomato = food(
        5,
        "Tomato, raw",
        [.potassium: "237", .protein: "0.88", .sodium: "5", .phosphorus: "24", .water: "94.5"],
        portions: [FoodPortion("medium whole (2-3/5\" dia)", grams: "123"), FoodPortion("cup, chopped", grams: "180")],
        phosphorus: .plant
    )

    static let water = food(
        6,
        "Water, tap",
        [.potassium: "0", .protein: "0", .sodium: "4", .phosphorus: "0", .water: "99.9"],
        portions: [FoodPortion("fl oz", grams: "29.6"), FoodPortion("cup", grams: "237")],
        fluid: .asWater
    )

    /// A food of which little is known.
    static let mystery = food(7, "Stew of the house", [.potassium: "100"])

    static let all = [milk, banana, bread, paneer, tomato, water]

    static func food(
        _ number: Int,
        _ name: String,
        _ contents: [Nutrient: Thousandths],
        portions: [FoodPortion] = [],
        fluid: FluidShare = .none,
        phosphorus: PhosphorusOrigin = .unknown,
        tags: Set<FoodTag> = []
    ) -> Food {
        Food(
            .standardReference(ndb: number),
            name: name,
            contents: NutrientContents(contents),
            portions: portions,
            fluid: fluid,
            phosphorus: phosphorus,
            tags: tags
        )
    }

    static func entry(_ food: Food, _ amount: String, day: String = "2026-05-20") throws -> IntakeEntry {
        IntakeEntry(
            TimeKit.ID("e"),
            food: food,
            amount: try FoodAmountReading(food).read(amount),
            at: Instant(milliseconds: 0),
            day: try LocalDate(iso8601: day)
        )
    }
}

extension Thousandths: ExpressibleByStringLiteral {
    /// A decimal literal. An invalid text counts as 0, which the tests of parsing would detect.
    public init(stringLiteral text: String) {
        self = Thousandths(text) ?? .zero
    }
}
