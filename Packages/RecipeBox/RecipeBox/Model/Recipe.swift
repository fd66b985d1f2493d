public import JSONKit
public import TimeKit

/// A recipe: a name, ingredients, steps, and whatever else a cook writes down.
///
/// Its JSON is `{id, name, servings, yield, photo, ingredients, steps, times, tags, notes, source, created, changed}`. A
/// missing value is null.
public struct Recipe: Identifiable, Hashable, Codable, Sendable {
    public typealias ID = TimeKit.ID<Recipe>

    /// The identifier, stable through deletion and undo.
    public let id: ID

    /// The name; never blank. See `TextRule.recipeName`.
    public var name: String

    /// The number of servings; nil if unknown.
    @NullEncoded public var servings: Servings?

    /// The yield in words, such as "24 cookies"; may be empty.
    public var yield: String

    /// The picture; nil if there is none.
    @NullEncoded public var photo: Photo?

    /// The ingredients, with positions 1…n.
    public var ingredients: [Ingredient]

    /// The steps, with positions 1…n.
    public var steps: [Step]

    public var times: RecipeTimes

    /// The tags in the order they were added, unique regardless of case and accents.
    public var tags: [String]

    /// Notes of any number of lines; may be empty.
    public var notes: String

    /// The source, such as a book, a person or a web address; may be empty.
    public var source: String

    /// The time when the recipe was added.
    public let created: Instant

    /// The time of the last change to the recipe, its ingredients or its steps.
    public var changed: Instant

    public init(
        id: ID,
        name: String,
        servings: Servings? = nil,
        yield: String = "",
        photo: Photo? = nil,
        ingredients: [Ingredient] = [],
        steps: [Step] = [],
        times: RecipeTimes = RecipeTimes(),
        tags: [String] = [],
        notes: String = "",
        source: String = "",
        created: Instant,
        changed: Instant
    ) {
        self.id = id
        self.name = name
        self.servings = servings
        self.yield = yield
        self.photo = photo
        self.ingredients = ingredients
        self.steps = steps
        self.times = times
        self.tags = tags
        self.notes = notes
        self.source = source
        self.created = created
        self.changed = changed
    }
}

extension Recipe {
    /// The content of the recipe without its photo, for `RecipeBox.importDrafts(_:)`.
    public var draft: RecipeDraft {
        RecipeDraft(
            name: name,
            servings: servings,
            yield: yield,
            ingredients: ingredients.map(\.draft),
            steps: steps.map(\.text),
            times: times,
            tags: tags,
            notes: notes,
            source: source
        )
    }
}
