public import JSONKit
public import TimeKit

/// A recipe as a list shows it.
public struct RecipeSummary: Identifiable, Hashable, Codable, Sendable {
    public let id: Recipe.ID

    public let name: String

    /// The number of servings; nil if unknown.
    @NullEncoded public private(set) var servings: Servings?

    /// The yield, such as "36 cookies", if its number is the number of servings; nil otherwise. A list shows it in their
    /// place.
    @NullEncoded public private(set) var makes: String?

    /// The total time in minutes; nil if unknown.
    @NullEncoded public private(set) var minutes: Int?

    /// The tags, in order.
    public let tags: [String]

    public let ingredientCount: Int

    public let stepCount: Int

    /// The id of the photo; nil if there is none.
    @NullEncoded public private(set) var photo: String?

    /// The time of the last change.
    public let changed: Instant
}
