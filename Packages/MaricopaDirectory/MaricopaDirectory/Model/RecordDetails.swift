public import TimeKit

/// A way to pay at a market.
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

    /// For display: "WIC cash".
    public var label: String { UsualWords.shown(storedLabel) }

    /// The label as settings keep it.
    var storedLabel: String {
        switch self {
        case .credit: "Credit cards"
        case .wic: "WIC"
        case .wicCash: "WIC cash"
        case .sfmnp: "SFMNP"
        case .snap: "SNAP"
        }
    }

    /// In display order.
    public static func < (left: PaymentOption, right: PaymentOption) -> Bool { left.bit < right.bit }

    /// The bit in the store; it never changes.
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

/// The fields of a market.
public struct MarketDetails: Hashable, Codable, Sendable {
    /// The goods, season by season.
    public var produce: [SeasonalProduce]
    /// The accepted payments; nil if unknown.
    public var payments: Set<PaymentOption>?

    public init(produce: [SeasonalProduce] = [], payments: Set<PaymentOption>? = nil) {
        self.produce = produce
        self.payments = payments
    }
}

/// The goods of one season.
public struct SeasonalProduce: Hashable, Codable, Sendable {
    /// The season's name: "Winter", "All year", or the name of a season of the hours.
    public var season: String
    /// The season's name if the source lists goods without a season.
    public static let untold = "Season not told"
    /// Such as "Vegetables" and "Eggs".
    public var items: [String]

    public init(_ season: String, _ items: [String]) {
        self.season = season
        self.items = items
    }
}

/// The fields of a park.
public struct ParkDetails: Hashable, Codable, Sendable {
    /// Distinct features in display form: "Hiking trails". They are compared folded.
    public var features: [String]

    public init(features: [String] = []) { self.features = features }
}

/// The fields of an activity.
public struct ActivityDetails: Hashable, Codable, Sendable {
    public var howTo: String
    /// The feature of a park that the activity needs, for "Find a place"; empty for none.
    public var placeFeature: String

    public init(howTo: String = "", placeFeature: String = "") {
        self.howTo = howTo
        self.placeFeature = placeFeature
    }
}

/// The fields of an event.
public struct EventDetails: Hashable, Codable, Sendable {
    public var schedule: EventSchedule
    /// Nil if unknown.
    public var cost: EventCost?
    /// The ages in years it is meant for; nil if unknown. Everybody is ``AgeRange/all``.
    public var ages: AgeRange?
    /// Empty if unknown.
    public var organizer: String
    /// Whether it was canceled.
    public var isCancelled: Bool
    /// Whether its organizer isn't sure yet that it takes place; nil if that isn't told.
    public var isTentative: Bool?
    /// iCalendar's SEQUENCE, which rises with each change by the organizer; nil for none.
    public var sequence: Int?

    private enum CodingKeys: String, CodingKey {
        case schedule, cost, ages
        /// The stored word keeps its spelling.
        case organizer = "organiser"
        case isCancelled, isTentative, sequence
    }

    public init(
        schedule: EventSchedule,
        cost: EventCost? = nil,
        ages: AgeRange? = nil,
        organizer: String = "",
        isCancelled: Bool = false,
        isTentative: Bool? = nil,
        sequence: Int? = nil
    ) {
        self.schedule = schedule
        self.cost = cost
        self.ages = ages
        self.organizer = organizer
        self.isCancelled = isCancelled
        self.isTentative = isTentative
        self.sequence = sequence
    }
}

/// The dates of an event, by the clocks of the county.
public struct EventSchedule: Hashable, Codable, Sendable {
    /// The start of the first occurrence; midnight for an all-day event.
    public var start: LocalDateTime
    /// The end of the first occurrence; for an all-day event the midnight after its last day. Equal to `start` if no end is known.
    public var end: LocalDateTime
    /// Whether it lasts whole days.
    public var isAllDay: Bool
    /// The recurrence from `start` on; nil for a single event.
    public var recurrence: Recurrence?
    /// The starts of canceled occurrences.
    public var exceptions: [LocalDateTime]
    /// Occurrences with another start or duration.
    public var moved: [MovedOccurrence]

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

/// An occurrence that differs from the recurrence.
public struct MovedOccurrence: Hashable, Codable, Sendable {
    /// The start by the recurrence.
    public var from: LocalDateTime
    public var start: LocalDateTime
    public var end: LocalDateTime

    public init(from: LocalDateTime, start: LocalDateTime, end: LocalDateTime) {
        self.from = from
        self.start = start
        self.end = end
    }
}

/// The cost of an event in cents.
public enum EventCost: Hashable, Codable, Sendable {
    case free
    /// The lowest and the highest price; equal for a single price.
    case cents(Int, Int)
}

/// A range of ages in whole years, both ends included.
public struct AgeRange: Hashable, Codable, Sendable {
    /// 0 for no lower limit.
    public var from: Int
    /// Nil for no upper limit.
    public var to: Int?

    public init(from: Int = 0, to: Int? = nil) {
        self.from = from
        self.to = to
    }

    /// All ages.
    public static let all = AgeRange()

    public func contains(_ age: Int) -> Bool { age >= from && age <= (to ?? .max) }
}

/// A meal that a recipe suits.
public enum MealType: String, CaseIterable, Codable, Sendable {
    case breakfast, lunch, dinner, snack, dessert, drink, side

    /// The bit in the store; it never changes.
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

/// The fields of a recipe.
public struct RecipeDetails: Hashable, Codable, Sendable {
    /// One line each, as written: "2 cups corn".
    public var ingredients: [String]
    /// One step each.
    public var directions: [String]
    /// Facts per serving, in display order.
    public var nutrition: [NutritionFact]
    /// The yield as written: "4 servings"; empty if unknown.
    public var servings: String
    public var meals: Set<MealType>
    /// Whether it is shown on the recipes' home page.
    public var isFeatured: Bool

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

/// A nutrition fact as given: "Sodium", "140 mg".
public struct NutritionFact: Hashable, Codable, Sendable {
    public var name: String
    /// The amount with its unit.
    public var amount: String

    public init(_ name: String, _ amount: String) {
        self.name = name
        self.amount = amount
    }
}
