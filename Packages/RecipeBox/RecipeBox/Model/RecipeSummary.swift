public import TimeKit

/// A recipe as the list shows it: its name and what it has.
public struct RecipeSummary: Identifiable, Hashable, Codable, Sendable {
    /// The recipe.
    public let id: Recipe.ID

    /// Its name.
    public let name: String

    /// How many it serves.
    public let servings: Servings?

    /// How long it takes, in minutes.
    public let minutes: Int?

    /// Its tags, in order.
    public let tags: [String]

    /// How many ingredients it has.
    public let ingredientCount: Int

    /// How many steps it has.
    public let stepCount: Int

    /// The id of its photo.
    public let photo: String?

    /// When it last changed.
    public let changed: Instant

    /// A recipe as the list shows it.
    public init(
        id: Recipe.ID,
        name: String,
        servings: Servings?,
        minutes: Int?,
        tags: [String],
        ingredientCount: Int,
        stepCount: Int,
        photo: String?,
        changed: Instant
    ) {
        self.id = id
        self.name = name
        self.servings = servings
        self.minutes = minutes
        self.tags = tags
        self.ingredientCount = ingredientCount
        self.stepCount = stepCount
        self.photo = photo
        self.changed = changed
    }
}
