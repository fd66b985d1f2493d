public import TimeKit

public enum Meal: String, CaseIterable, Codable, Sendable {
    case breakfast, lunch, dinner, snack
}

/// Something eaten or drunk. It has a copy of the food, so later changes of the food don't change the past.
public struct IntakeEntry: Identifiable, Hashable, Codable, Sendable {
    public let id: TimeKit.ID<IntakeEntry>
    /// The food at the time of the entry.
    public let food: Food
    public let amount: FoodAmount
    /// The meal; nil if none was given.
    public let meal: Meal?
    public let at: Instant
    /// The day that it counts for.
    public let day: LocalDate

    public init(
        _ id: TimeKit.ID<IntakeEntry>,
        food: Food,
        amount: FoodAmount,
        meal: Meal? = nil,
        at: Instant,
        day: LocalDate
    ) {
        self.id = id
        self.food = food
        self.amount = amount
        self.meal = meal
        self.at = at
        self.day = day
    }

    /// The amount in the language of the person who reads it.
    public var shownAmount: String { amount.shown(of: food) }
}
