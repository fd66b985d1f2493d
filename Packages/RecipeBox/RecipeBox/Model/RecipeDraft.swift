/// The content of a recipe that is not yet in the box, from an import or for a copy.
public struct RecipeDraft: Hashable, Sendable {
    public var name: String

    /// The number of servings; nil if unknown.
    public var servings: Servings?

    /// The yield in words; may be empty.
    public var yield: String

    public var ingredients: [IngredientDraft]

    public var steps: [String]

    public var times: RecipeTimes

    public var tags: [String]

    /// Notes of any number of lines; may be empty.
    public var notes: String

    /// The source; may be empty.
    public var source: String

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

extension RecipeDraft {
    /// Whether the yield repeats the servings, as "36 cookies" does for 36. One of them is enough to show.
    public var repeatsServings: Bool {
        servings.map { Int(yield.prefix { $0.isASCII && $0.isNumber }) == $0.count } ?? false
    }
}
