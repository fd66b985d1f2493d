public import TimeKit

/// A recipe as a list shows it.
public struct RecipeSummary: Identifiable, Hashable, Codable, Sendable {
    public let id: Recipe.ID

    public let name: String

    /// The number of servings; nil if unknown.
    public let servings: Servings?

    /// The yield, such as "36 cookies", if its number is the number of servings; nil otherwise. A list shows it in their
    /// place.
    public let makes: String?

    /// The total time in minutes; nil if unknown.
    public let minutes: Int?

    /// The tags, in order.
    public let tags: [String]

    public let ingredientCount: Int

    public let stepCount: Int

    /// The id of the photo; nil if there is none.
    public let photo: String?

    /// The time of the last change.
    public let changed: Instant

    public init(
        id: Recipe.ID,
        name: String,
        servings: Servings?,
        makes: String? = nil,
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
        self.makes = makes
        self.minutes = minutes
        self.tags = tags
        self.ingredientCount = ingredientCount
        self.stepCount = stepCount
        self.photo = photo
        self.changed = changed
    }
}
