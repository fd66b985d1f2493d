public import ScreenKit

/// A food that was fetched from a database on the network.
public struct FetchedFoodScreen: Screen {
    /// What stands at the top: its name.
    public let title: String
    /// What it was read from.
    public let revision: Revision
    /// The food.
    public let food: FoodSearchScreen.Found
    /// How it is measured: "1 cup (245 g)".
    public let portions: [String]
    /// What became of it here.
    public let outcome: OnlineFood.Outcome
    /// The same in a sentence.
    public let text: String
    /// Where it comes from: the database, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the database itself wasn't heard.
    public let isStandIn: Bool

    /// What came of fetching a food.
    public init(_ context: KidneyContext, _ fetched: OnlineFood) {
        title = fetched.food.name
        revision = context.revision
        food = FoodSearchScreen.Found(FoundFood(food: fetched.food, score: 1000, edits: 0))
        portions = fetched.food.portions.map(\.text)
        outcome = fetched.outcome
        text =
            switch fetched.outcome {
            case .new: "It is new here."
            case .changed: "It was here, and has new figures or portions; what you ate of it keeps the old ones."
            case .alreadyThere: "It was here just so."
            }
        origin = fetched.origin.text(fetched.source, context, instead: "This is the food as it is on this device.")
        isStandIn = fetched.origin.fault != nil
    }
}
