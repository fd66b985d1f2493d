public import TimeKit

/// The result of adding or editing a step.
public struct StepReceipt: Hashable, Sendable {
    public let step: Step
    /// The number of the step; nil for a heading.
    public let number: Int?
}

/// The result of making or renaming a recipe.
public struct NamingReceipt: Hashable, Sendable {
    public let recipe: Recipe
    /// The other recipes of the name, regardless of case and accents, in the order of their ids.
    public let namesakes: [Recipe.ID]
}
