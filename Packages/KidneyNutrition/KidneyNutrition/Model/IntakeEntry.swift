public import TimeKit

/// Which meal something was eaten at.
public enum Meal: String, CaseIterable, Codable, Sendable {
    case breakfast, lunch, dinner, snack
}

/// Something that was eaten or drunk. It keeps the food as it was then: later changes of the food don't change the past.
public struct IntakeEntry: Identifiable, Hashable, Codable, Sendable {
    /// Its id.
    public let id: TimeKit.ID<IntakeEntry>
    /// The food as it was when this was entered.
    public let food: Food
    /// How much.
    public let amount: FoodAmount
    /// The meal; nil where none was said.
    public let meal: Meal?
    /// When.
    public let at: Instant
    /// The day it counts for.
    public let day: LocalDate

    /// An entry.
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
}
