/// A Cooklang file as it is written, before it becomes a recipe.
struct CooklangRecipe: Hashable, Sendable {
    /// Key and value of the front matter and of `>>` lines, in their order; a list has an entry for each element.
    var metadata: [Metadata] = []
    /// Steps, sections, notes and declared ingredients in their order.
    var blocks: [Block] = []
    /// Comments and front matter that could not be read, for the ledger.
    var leftOut: [String] = []

    struct Metadata: Hashable, Sendable {
        var key: String
        var value: String
    }

    enum Block: Hashable, Sendable {
        case step([Item])
        case section(String)
        /// A heading among ingredients that are listed apart from the steps.
        case componentSection(String)
        case note(String)
        /// Ingredients that are listed apart from the steps.
        case components([Item])
    }

    enum Item: Hashable, Sendable {
        case text(String)
        case ingredient(Component)
        case cookware(Component)
        case timer(Component)
    }

    /// An ingredient, a piece of cookware or a timer.
    struct Component: Hashable, Sendable {
        var name: String
        /// What the text shows in its place: `@flour|white flour{}`.
        var alias: String?
        /// Before the `%`; empty for none.
        var quantity = ""
        /// Behind the `%`.
        var unit = ""
        /// In parentheses.
        var note = ""
        /// Characters between the marker and the name: `&` refers to an earlier one, `?` is optional.
        var modifiers = ""
    }
}

extension CooklangRecipe {
    /// The items of each step.
    var steps: [[Item]] {
        blocks.compactMap { if case .step(let items) = $0 { items } else { nil } }
    }
}
