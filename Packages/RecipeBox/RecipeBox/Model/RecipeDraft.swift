/// A recipe before it is in the box: what an import found, or a copy is made from.
public struct RecipeDraft: Hashable, Sendable {
    /// The name.
    public var name: String

    /// How many it serves.
    public var servings: Servings?

    /// What it makes, in words.
    public var yield: String

    /// The ingredients in order.
    public var ingredients: [IngredientDraft]

    /// The steps in order.
    public var steps: [String]

    /// How long it takes.
    public var times: RecipeTimes

    /// The tags.
    public var tags: [String]

    /// Several lines of anything.
    public var notes: String

    /// Where it comes from.
    public var source: String

    /// A draft; only the name is needed.
    public init(
        name: String,
        servings: Servings? = nil,
        yield: String = "",
        ingredients: [IngredientDraft] = [],
        steps: [String] = [],
        times: RecipeTimes = RecipeTimes(),
        tags: [String] = [],
        notes: String = "",
        source: String = ""
    ) {
        self.name = name
        self.servings = servings
        self.yield = yield
        self.ingredients = ingredients
        self.steps = steps
        self.times = times
        self.tags = tags
        self.notes = notes
        self.source = source
    }
}
