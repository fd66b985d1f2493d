public import TimeKit

/// A recipe: a name, a list of ingredients and a list of steps, with what else a cook writes down.
///
/// As JSON: `{id, name, servings, yield, photo, ingredients, steps, times, tags, notes, source, created, changed}`.
public struct Recipe: Identifiable, Hashable, Sendable {
    /// Identifies a recipe.
    public typealias ID = TimeKit.ID<Recipe>

    /// Stable for as long as the recipe lives, through deletion and undo as well.
    public let id: ID

    /// Never blank; see `TextRule.recipeName`.
    public var name: String

    /// How many it serves; nil when nobody said.
    public var servings: Servings?

    /// What it makes, in words: "24 cookies"; may be empty.
    public var yield: String

    /// The picture; nil when there is none.
    public var photo: Photo?

    /// The ingredients in order, with positions 1…n.
    public var ingredients: [Ingredient]

    /// The steps in order, with positions 1…n.
    public var steps: [Step]

    /// How long it takes.
    public var times: RecipeTimes

    /// In the order they were given; no two alike without regard to case and accents.
    public var tags: [String]

    /// Several lines of anything; may be empty.
    public var notes: String

    /// Where it comes from: a book, a person, a web address; may be empty.
    public var source: String

    /// When it was added.
    public let created: Instant

    /// When it, one of its ingredients or one of its steps last changed.
    public var changed: Instant

    /// A recipe.
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
    /// All of it that can be written down anew: what `RecipeBox.importDrafts(_:)` takes. The photo is not part of it.
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

extension Recipe: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, servings, yield, photo, ingredients, steps, times, tags, notes, source, created, changed
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(ID.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            servings: try container.decodeIfPresent(Servings.self, forKey: .servings),
            yield: try container.decode(String.self, forKey: .yield),
            photo: try container.decodeIfPresent(Photo.self, forKey: .photo),
            ingredients: try container.decode([Ingredient].self, forKey: .ingredients),
            steps: try container.decode([Step].self, forKey: .steps),
            times: try container.decode(RecipeTimes.self, forKey: .times),
            tags: try container.decode([String].self, forKey: .tags),
            notes: try container.decode(String.self, forKey: .notes),
            source: try container.decode(String.self, forKey: .source),
            created: try container.decode(Instant.self, forKey: .created),
            changed: try container.decode(Instant.self, forKey: .changed)
        )
    }

    /// Writes every key; what is missing is null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(servings, forKey: .servings)
        try container.encode(yield, forKey: .yield)
        try container.encode(photo, forKey: .photo)
        try container.encode(ingredients, forKey: .ingredients)
        try container.encode(steps, forKey: .steps)
        try container.encode(times, forKey: .times)
        try container.encode(tags, forKey: .tags)
        try container.encode(notes, forKey: .notes)
        try container.encode(source, forKey: .source)
        try container.encode(created, forKey: .created)
        try container.encode(changed, forKey: .changed)
    }
}
