public import FractionParser
public import TimeKit

/// A custom food: a dish made of components, or the figures of a label.
public struct CustomFood: Identifiable, Hashable, Codable, Sendable {
    /// The source of its nutrients.
    public enum Making: Hashable, Sendable {
        /// A dish of components. The yield is its cooked weight in grams; nil means the sum of its components.
        case dish([DishComponent], yield: Rational?)
        /// The contents of 100 g, from a label.
        case label(NutrientContents)
    }

    /// The part that counts as fluid.
    public enum Fluid: Hashable, Codable, Sendable {
        /// The fluid of the components, less the water that boiled away.
        case fromComponents
        /// None, because the water was absorbed, as in cooked rice.
        case none
        /// All of it, as in a soup or a drink.
        case all
    }

    public let id: TimeKit.ID<CustomFood>
    public var name: String
    public var making: Making
    /// Its measures besides grams: "bowl", 300 g.
    public var portions: [FoodPortion]
    public var fluid: Fluid
    /// The tags for warnings, in addition to those of its components.
    @InOrder public var tags: Set<FoodTag>

    public init(
        _ id: TimeKit.ID<CustomFood>,
        name: String,
        making: Making,
        portions: [FoodPortion] = [],
        fluid: Fluid = .fromComponents,
        tags: Set<FoodTag> = []
    ) {
        self.id = id
        self.name = name
        self.making = making
        self.portions = portions
        self.fluid = fluid
        self.tags = tags
    }
}

/// A component of a dish. It has the food's identifier and not the food, so the dish follows later changes of the food.
public struct DishComponent: Hashable, Codable, Sendable {
    /// The food, which can be another dish.
    public let food: TimeKit.ID<Food>
    /// The amount as typed.
    public let amount: String

    public init(_ food: TimeKit.ID<Food>, _ amount: String) {
        self.food = food
        self.amount = amount
    }
}

extension CustomFood.Making: Codable {
    private enum CodingKeys: String, CodingKey {
        case components, yield, label
    }

    /// Reads the format of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let label = try container.decodeIfPresent(NutrientContents.self, forKey: .label) {
            self = .label(label)
        } else {
            self = .dish(
                try container.decode([DishComponent].self, forKey: .components),
                yield: try container.decodeIfPresent(Rational.self, forKey: .yield)
            )
        }
    }

    /// Writes `{"components": […], "yield": …}`, or `{"label": {…}}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .dish(let components, let yield):
            try container.encode(components, forKey: .components)
            try container.encode(yield, forKey: .yield)
        case .label(let contents): try container.encode(contents, forKey: .label)
        }
    }
}
