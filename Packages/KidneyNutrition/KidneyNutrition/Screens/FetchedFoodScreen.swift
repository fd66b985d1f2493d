public import ScreenKit
import WordKit

/// A food fetched from a network database.
public struct FetchedFoodScreen: Screen {
    /// The food's name.
    public let title: String
    public let revision: Revision
    public let food: FoodSearchScreen.Found
    /// The portions: "1 cup (245 g)".
    public let portions: [String]
    /// The effect on the foods of this device.
    public let outcome: OnlineFood.Outcome
    /// The outcome as a sentence.
    public let text: String
    /// The origin: the database, an earlier answer of it, or this device.
    public let origin: String
    /// Whether the database failed to answer.
    public let isStandIn: Bool

    init(_ context: KidneyContext, _ fetched: OnlineFood) {
        title = fetched.food.name
        revision = context.revision
        food = FoodSearchScreen.Found(FoundFood(food: fetched.food, score: 1000, edits: 0))
        portions = fetched.food.portions.map { $0.text(of: fetched.food) }
        outcome = fetched.outcome
        text =
            switch fetched.outcome {
            case .new: localized("It is new here.")
            case .changed:
                localized("It was here, and has new figures or portions; what you ate of it keeps the old ones.")
            case .alreadyThere: localized("It was here just so.")
            }
        origin = fetched.origin.text(
            fetched.source,
            context,
            instead: localized("This is the food as it is on this device.")
        )
        isStandIn = fetched.origin.fault != nil
    }
}
