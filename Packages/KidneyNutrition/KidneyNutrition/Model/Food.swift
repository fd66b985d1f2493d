public import FractionParser
public import TimeKit
import WordKit

/// A food or a drink, with the contents of 100 g.
public struct Food: Identifiable, Hashable, Codable, Sendable {
    /// The origin of the data, which also gives the identifier.
    public let source: FoodSource
    /// The name: "Banana, raw".
    public var name: String
    /// The maker of a branded food.
    public var brand: String?
    /// The food group of the source: "Fruits and Fruit Juices".
    public var group: String?
    /// The nutrients of 100 g.
    public var contents: NutrientContents
    /// Its measures besides grams.
    public var portions: [FoodPortion]
    /// The part that counts as fluid; nil if it isn't known.
    public var fluid: FluidShare?
    /// The origin of its phosphorus, which determines how much of it the body absorbs.
    public var phosphorus: PhosphorusOrigin
    /// The properties that warnings check.
    @InOrder public var tags: Set<FoodTag>

    public init(
        _ source: FoodSource,
        name: String,
        brand: String? = nil,
        group: String? = nil,
        contents: NutrientContents,
        portions: [FoodPortion] = [],
        fluid: FluidShare? = nil,
        phosphorus: PhosphorusOrigin = .unknown,
        tags: Set<FoodTag> = []
    ) {
        self.source = source
        self.name = name
        self.brand = brand
        self.group = group
        self.contents = contents
        self.portions = portions
        self.fluid = fluid
        self.phosphorus = phosphorus
        self.tags = tags
    }

    /// The identifier, which is the same in every table with this food: "ndb-09040", "fdc-173944", "own-…".
    public var id: TimeKit.ID<Food> { source.foodID }
}

/// The origin of a food's data.
public enum FoodSource: Hashable, Codable, Sendable {
    /// The engine's table of common foods, which restates USDA's food with this NDB number.
    case bundled(ndb: Int)
    /// USDA's standard reference, by NDB number.
    case standardReference(ndb: Int)
    /// FoodData Central, by its own identifier.
    case foodDataCentral(Int)
    /// One of the few foods in the engine's table that no table of USDA has, by its name there.
    case table(String)
    case custom(TimeKit.ID<CustomFood>)
    /// A single intake in another program, by its identifier there. It has amounts of nutrients but no weight.
    case recorded(TimeKit.ID<ImportedIntake>)

    /// The food's identifier. A bundled food and the same food imported have the same one.
    public var foodID: TimeKit.ID<Food> {
        switch self {
        case .bundled(let ndb), .standardReference(let ndb): TimeKit.ID("ndb-" + Self.text(ndb: ndb))
        case .foodDataCentral(let id): TimeKit.ID("fdc-\(id)")
        case .table(let name): TimeKit.ID("table-" + name)
        case .custom(let id): TimeKit.ID("own-" + id.rawValue)
        case .recorded(let id): TimeKit.ID("recorded-" + id.rawValue)
        }
    }

    /// Returns an NDB number in USDA's form: five digits.
    public static func text(ndb: Int) -> String {
        let digits = String(ndb)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    /// The source's name beside a figure: "USDA SR 09040".
    public var label: String {
        switch self {
        case .bundled(let ndb), .standardReference(let ndb): "USDA SR \(Self.text(ndb: ndb))"
        case .foodDataCentral(let id): "FoodData Central \(id)"
        case .table: localized("by its chemistry and labels, not from USDA")
        case .custom: localized("your own food")
        case .recorded: localized("as another program recorded it")
        }
    }

    /// Whether its weight is known. A recorded intake has none; its 100 g stand for one serving.
    public var isWeighed: Bool {
        if case .recorded = self { false } else { true }
    }
}

/// A measure of a food with its weight: 1 "cup", 227 g.
public struct FoodPortion: Hashable, Codable, Sendable {
    /// The number of measures that the weight is for: 1, or 10 ("10 chips").
    public let amount: Rational
    /// The name of the measure: "cup, sliced", "medium (7\" long)".
    public let name: String
    /// The weight of `amount` measures, in grams.
    public let grams: Thousandths

    /// Creates a portion of several measures.
    public init(_ amount: Rational, _ name: String, grams: Thousandths) {
        self.amount = amount
        self.name = name
        self.grams = grams
    }

    /// Returns a measure's name in USDA's tables without the additions of surveys and labels: ", NS as to Florida or California",
    /// " (1 NLEA serving)".
    static func plainName(_ name: String) -> String {
        let head = name.firstRange(of: ", NS as to ").map { name[..<$0.lowerBound] } ?? name[...]
        return String(head.replacing(" (1 NLEA serving)", with: "").replacing(" ( 1 NLEA serving)", with: ""))
    }

    /// Creates a portion of one measure.
    public init(_ name: String, grams: Thousandths) {
        self.init(1, name, grams: grams)
    }
}

/// The part of a food that counts as fluid. It counts if it is liquid at room temperature, as do ice cream, gelatin, pudding, popsicles and
/// ice. The water in solid food doesn't count.
public struct FluidShare: Hashable, Codable, Sendable {
    /// The milliliters of fluid in 100 g.
    public let millilitersPerHundredGrams: Thousandths

    public init(_ millilitersPerHundredGrams: Thousandths) {
        self.millilitersPerHundredGrams = millilitersPerHundredGrams
    }

    public static let none = FluidShare(.zero)
    /// 100 mL in 100 g, as in water: for ice, and for foods that melt and hold air.
    public static let asWater = FluidShare(Thousandths(100_000))

    /// Whether any of it counts as fluid.
    public var isFluid: Bool { millilitersPerHundredGrams > .zero }
}

/// A property of a food that warnings and interactions check.
public enum FoodTag: String, CaseIterable, Codable, Sendable {
    /// Salt substitute, or a food with potassium chloride or another salt of potassium.
    case potassiumChloride
    /// Grapefruit, pomelo, Seville orange and their juices.
    case grapefruitFamily
    /// Star fruit (carambola).
    case starFruit
    /// Real licorice.
    case licorice
    /// Aged cheese, cured meat, soy sauce and other foods with tyramine.
    case tyramine
    /// Cranberry, as juice or fruit.
    case cranberry
    /// Milk, yogurt, cheese and foods that consist mostly of them.
    case dairy
    /// Has added calcium.
    case calciumFortified
    /// Has added phosphate.
    case phosphateAdditive
    case coffee
    /// Black or green tea.
    case tea
    /// Soy and soy products.
    case soy
    case walnut
    /// Tree nuts, including walnuts; for allergies.
    case treeNut
    case peanut
    case egg
    case fish
    /// Shrimp, crab, clams and similar.
    case shellfish
    /// Contains alcohol.
    case alcohol
    /// Has added sugar.
    case addedSugar
}
