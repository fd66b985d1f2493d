public import FractionParser
public import TimeKit

/// A food or a drink, with what 100 g of it hold.
public struct Food: Identifiable, Hashable, Codable, Sendable {
    /// Where it comes from, which is also what tells it from others.
    public let source: FoodSource
    /// What it is called: "Banana, raw".
    public var name: String
    /// The maker, for a branded food.
    public var brand: String?
    /// The group of the source: "Fruits and Fruit Juices".
    public var group: String?
    /// What 100 g hold.
    public var contents: NutrientContents
    /// How it is measured, besides grams.
    public var portions: [FoodPortion]
    /// How much of it is a fluid; nil where that isn't known.
    public var fluid: FluidShare?
    /// Where its phosphorus comes from, and with that how much of it is taken up.
    public var phosphorus: PhosphorusOrigin
    /// What warnings ask for.
    public var tags: Set<FoodTag>

    /// A food.
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

    /// The same for the same food, wherever it was read: "ndb-09040", "fdc-173944", "own-…".
    public var id: TimeKit.ID<Food> { source.foodID }
}

/// Where a food comes from.
public enum FoodSource: Hashable, Codable, Sendable {
    /// The table of common foods in the engine, restated from USDA's food of this NDB number.
    case bundled(ndb: Int)
    /// USDA's standard reference, by NDB number.
    case standardReference(ndb: Int)
    /// FoodData Central, by its own id.
    case foodDataCentral(Int)
    /// One of the engine's few rows that no table of USDA's has, by its name there.
    case table(String)
    /// The user's own.
    case custom(TimeKit.ID<CustomFood>)
    /// What another program wrote down of one time, by its id there: amounts, without saying what was weighed.
    case recorded(TimeKit.ID<ImportedIntake>)

    /// The food's id. A bundled food and the same one imported have one id.
    public var foodID: TimeKit.ID<Food> {
        switch self {
        case .bundled(let ndb), .standardReference(let ndb): TimeKit.ID("ndb-" + Self.text(ndb: ndb))
        case .foodDataCentral(let id): TimeKit.ID("fdc-\(id)")
        case .table(let name): TimeKit.ID("table-" + name)
        case .custom(let id): TimeKit.ID("own-" + id.rawValue)
        case .recorded(let id): TimeKit.ID("recorded-" + id.rawValue)
        }
    }

    /// An NDB number as USDA writes it: five digits.
    public static func text(ndb: Int) -> String {
        let digits = String(ndb)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    /// What to say of where a figure comes from: "USDA SR 09040".
    public var label: String {
        switch self {
        case .bundled(let ndb), .standardReference(let ndb): "USDA SR \(Self.text(ndb: ndb))"
        case .foodDataCentral(let id): "FoodData Central \(id)"
        case .table: "by its chemistry and labels, not from USDA"
        case .custom: "your own food"
        case .recorded: "as another program recorded it"
        }
    }

    /// Whether how much it weighs is known: of what another program recorded it isn't, and its 100 g only stand for one serving.
    public var isWeighed: Bool {
        if case .recorded = self { false } else { true }
    }
}

/// A measure of a food and what it weighs: 1 "cup", 227 g.
public struct FoodPortion: Hashable, Codable, Sendable {
    /// How many of the measure the weight is for: 1, or 10 ("10 chips").
    public let amount: Rational
    /// The measure: "cup, sliced", "medium (7\" long)".
    public let name: String
    /// The weight of that many, in grams.
    public let grams: Thousandths

    /// So many of a measure.
    public init(_ amount: Rational, _ name: String, grams: Thousandths) {
        self.amount = amount
        self.name = name
        self.grams = grams
    }

    /// A measure's name in a table of USDA's without what surveys and labels add to it: ", NS as to Florida or California",
    /// " (1 NLEA serving)".
    static func plainName(_ name: String) -> String {
        let head = name.firstRange(of: ", NS as to ").map { name[..<$0.lowerBound] } ?? name[...]
        return String(head.replacing(" (1 NLEA serving)", with: "").replacing(" ( 1 NLEA serving)", with: ""))
    }

    /// One of a measure.
    public init(_ name: String, grams: Thousandths) {
        self.init(1, name, grams: grams)
    }
}

/// How much of a food is a fluid: what is liquid at room temperature counts, and so do ice cream, gelatin, pudding, popsicles and ice.
/// The water in solids doesn't.
public struct FluidShare: Hashable, Codable, Sendable {
    /// Millilitres of fluid in 100 g.
    public let millilitresPerHundredGrams: Thousandths

    /// So many millilitres in 100 g.
    public init(_ millilitresPerHundredGrams: Thousandths) {
        self.millilitresPerHundredGrams = millilitresPerHundredGrams
    }

    /// No fluid.
    public static let none = FluidShare(.zero)
    /// As much as it weighs, as water does: for ice, and for what melts and holds air.
    public static let asWater = FluidShare(Thousandths(100_000))

    /// Whether any of it counts.
    public var isFluid: Bool { millilitresPerHundredGrams > .zero }
}

/// What warnings and interactions ask of a food.
public enum FoodTag: String, CaseIterable, Codable, Sendable {
    /// Salt substitute, or a food salted with potassium chloride.
    case potassiumChloride
    /// Grapefruit, pomelo, Seville orange and their juices.
    case grapefruitFamily
    /// Star fruit (carambola).
    case starFruit
    /// Real licorice.
    case licorice
    /// Aged cheese, cured meat, soy sauce and what else holds tyramine.
    case tyramine
    /// Cranberry, as juice or fruit.
    case cranberry
    /// Milk, yogurt, cheese and what is mostly made of them.
    case dairy
    /// Calcium was added.
    case calciumFortified
    /// Phosphate was added.
    case phosphateAdditive
    /// Coffee.
    case coffee
    /// Black or green tea.
    case tea
    /// Soy and what is made of it.
    case soy
    /// Walnuts.
    case walnut
    /// Nuts of trees, walnuts among them; an allergy asks for it.
    case treeNut
    case peanut
    case egg
    case fish
    /// Shrimp, crab, clams and their kin.
    case shellfish
    /// It holds alcohol.
    case alcohol
    /// Sugar was added.
    case addedSugar
}
