public import TimeKit

/// What a market takes.
public enum PaymentOption: String, CaseIterable, Codable, Comparable, Sendable {
    /// Credit cards.
    case credit
    /// WIC vouchers.
    case wic
    /// WIC cash-value vouchers.
    case wicCash = "wic-cash"
    /// The Senior Farmers' Market Nutrition Program.
    case sfmnp
    /// SNAP benefits.
    case snap

    /// As it is shown: "WIC cash".
    public var label: String {
        switch self {
        case .credit: "Credit cards"
        case .wic: "WIC"
        case .wicCash: "WIC cash"
        case .sfmnp: "SFMNP"
        case .snap: "SNAP"
        }
    }

    /// In the order they are shown.
    public static func < (left: PaymentOption, right: PaymentOption) -> Bool { left.bit < right.bit }

    /// Its bit in the store; never changes.
    var bit: Int {
        switch self {
        case .credit: 1
        case .wic: 2
        case .wicCash: 4
        case .sfmnp: 8
        case .snap: 16
        }
    }
}

/// What a market adds.
public struct MarketDetails: Hashable, Codable, Sendable {
    /// What is sold, season by season.
    public var produce: [SeasonalProduce]
    /// What it is paid with; nil where nobody said.
    public var payments: Set<PaymentOption>?

    /// What a market adds.
    public init(produce: [SeasonalProduce] = [], payments: Set<PaymentOption>? = nil) {
        self.produce = produce
        self.payments = payments
    }
}

/// What is sold in a season.
public struct SeasonalProduce: Hashable, Codable, Sendable {
    /// The season: "Winter", "All year", or that of the hours.
    public var season: String
    /// The season's name where the source has the goods and not their season.
    public static let untold = "Season not told"
    /// "Vegetables", "Eggs".
    public var items: [String]

    /// What is sold in a season.
    public init(_ season: String, _ items: [String]) {
        self.season = season
        self.items = items
    }
}

/// What a park adds.
public struct ParkDetails: Hashable, Codable, Sendable {
    /// What is there, each once, as it is shown: "Hiking trails". They are compared folded.
    public var features: [String]

    /// What a park adds.
    public init(features: [String] = []) { self.features = features }
}

/// What an activity adds.
public struct ActivityDetails: Hashable, Codable, Sendable {
    /// How it is done.
    public var howTo: String
    /// The feature of parks where it can be done: what "Find a place" looks for; empty for none.
    public var placeFeature: String

    /// What an activity adds.
    public init(howTo: String = "", placeFeature: String = "") {
        self.howTo = howTo
        self.placeFeature = placeFeature
    }
}

/// What an event adds.
public struct EventDetails: Hashable, Codable, Sendable {
    /// When it takes place.
    public var schedule: EventSchedule
    /// What it costs; nil where nobody said.
    public var cost: EventCost?
    /// For whom it is meant, in years of age; nil for everybody.
    public var ages: AgeRange?
    /// Who holds it; empty where nobody said.
    public var organiser: String
    /// Whether it was called off.
    public var isCancelled: Bool

    /// What an event adds.
    public init(
        schedule: EventSchedule,
        cost: EventCost? = nil,
        ages: AgeRange? = nil,
        organiser: String = "",
        isCancelled: Bool = false
    ) {
        self.schedule = schedule
        self.cost = cost
        self.ages = ages
        self.organiser = organiser
        self.isCancelled = isCancelled
    }
}

/// When an event takes place, by the clocks of the county.
public struct EventSchedule: Hashable, Codable, Sendable {
    /// When it begins, of one that recurs the first time; of an all-day one at midnight.
    public var start: LocalDateTime
    /// When it ends; of an all-day one the midnight after its last day; as long as it begins for one without a told end.
    public var end: LocalDateTime
    /// Whether it lasts whole days.
    public var isAllDay: Bool
    /// How it recurs, from `start` on; nil for once.
    public var recurrence: Recurrence?
    /// Starts at which it doesn't take place.
    public var exceptions: [LocalDateTime]
    /// Occurrences that were moved, or last another time.
    public var moved: [MovedOccurrence]

    /// When an event takes place.
    public init(
        start: LocalDateTime,
        end: LocalDateTime,
        isAllDay: Bool = false,
        recurrence: Recurrence? = nil,
        exceptions: [LocalDateTime] = [],
        moved: [MovedOccurrence] = []
    ) {
        self.start = start
        self.end = end
        self.isAllDay = isAllDay
        self.recurrence = recurrence
        self.exceptions = exceptions
        self.moved = moved
    }
}

/// An occurrence that takes place at another time than the rule says.
public struct MovedOccurrence: Hashable, Codable, Sendable {
    /// When it would have begun.
    public var from: LocalDateTime
    /// When it begins.
    public var start: LocalDateTime
    /// When it ends.
    public var end: LocalDateTime

    /// A moved occurrence.
    public init(from: LocalDateTime, start: LocalDateTime, end: LocalDateTime) {
        self.from = from
        self.start = start
        self.end = end
    }
}

/// What an event costs, in cents.
public enum EventCost: Hashable, Codable, Sendable {
    /// Nothing.
    case free
    /// From the least to the most; both the same for one price.
    case cents(Int, Int)
}

/// Ages in whole years, both included.
public struct AgeRange: Hashable, Codable, Sendable {
    /// The least; 0 from birth on.
    public var from: Int
    /// The most; nil for no limit.
    public var to: Int?

    /// Ages.
    public init(from: Int = 0, to: Int? = nil) {
        self.from = from
        self.to = to
    }

    /// Whether an age is among them.
    public func contains(_ age: Int) -> Bool { age >= from && age <= (to ?? .max) }
}

/// When something is eaten.
public enum MealType: String, CaseIterable, Codable, Sendable {
    case breakfast, lunch, dinner, snack, dessert, drink, side

    /// Its bit in the store; never changes.
    var bit: Int {
        switch self {
        case .breakfast: 1
        case .lunch: 2
        case .dinner: 4
        case .snack: 8
        case .dessert: 16
        case .drink: 32
        case .side: 64
        }
    }
}

/// What a recipe adds.
public struct RecipeDetails: Hashable, Codable, Sendable {
    /// Line by line, as written: "2 cups corn".
    public var ingredients: [String]
    /// Step by step.
    public var directions: [String]
    /// Facts per serving, in the order they are shown.
    public var nutrition: [NutritionFact]
    /// What it yields, as written: "4 servings"; empty where nobody said.
    public var servings: String
    /// When it is eaten.
    public var meals: Set<MealType>
    /// Whether it is on the recipes' home.
    public var isFeatured: Bool

    /// What a recipe adds.
    public init(
        ingredients: [String] = [],
        directions: [String] = [],
        nutrition: [NutritionFact] = [],
        servings: String = "",
        meals: Set<MealType> = [],
        isFeatured: Bool = false
    ) {
        self.ingredients = ingredients
        self.directions = directions
        self.nutrition = nutrition
        self.servings = servings
        self.meals = meals
        self.isFeatured = isFeatured
    }
}

/// A fact of nutrition as it was told: "Sodium", "140 mg".
public struct NutritionFact: Hashable, Codable, Sendable {
    /// What of.
    public var name: String
    /// How much, with its unit.
    public var amount: String

    /// A fact.
    public init(_ name: String, _ amount: String) {
        self.name = name
        self.amount = amount
    }
}
