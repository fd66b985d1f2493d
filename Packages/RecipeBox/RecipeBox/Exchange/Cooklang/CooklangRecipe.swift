/// A parsed Cooklang file, before it becomes a recipe.
struct CooklangRecipe: Hashable, Sendable {
    /// The entries of the front matter and of `>>` lines, in order. A list has one entry for each of its elements, all with its key.
    var metadata: [Metadata] = []
    /// The steps, sections, notes and listed ingredients, in order.
    var blocks: [Block] = []
    /// The texts that don't become part of the recipe, for the ledger of the import: comments, and unreadable lines of the front matter or after
    /// `>>`.
    var leftOut: [String] = []

    struct Metadata: Hashable, Sendable {
        var key: String
        var value: String
    }

    enum Block: Hashable, Sendable {
        case step([Item])
        /// The heading of a group of steps.
        case section(String)
        /// The heading of a group of ingredients that are listed apart from the steps.
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
        /// The text that the step shows instead of the name: `@flour|white flour{}`.
        var alias: String?
        /// The text in the braces before the `%`, or all of it without a `%`; empty if there is none.
        var quantity = ""
        /// The text in the braces after the `%`; empty if there is none.
        var unit = ""
        /// The text in the parentheses after the braces; empty if there is none.
        var note = ""
        /// The characters between the mark and the name. `&` refers to an earlier ingredient, and `?` means optional.
        var modifiers = ""
    }
}

extension CooklangRecipe {
    /// The items of each step, in order.
    var steps: [[Item]] {
        blocks.compactMap { if case .step(let items) = $0 { items } else { nil } }
    }
}
