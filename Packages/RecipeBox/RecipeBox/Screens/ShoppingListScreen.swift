import FractionParser
public import ScreenKit
public import TimeKit

/// What to buy for some recipes, ready to tick off.
public struct ShoppingListScreen: Screen {
    /// What stands at the top.
    public let title: String

    /// What it was read from.
    public let revision: Revision

    /// Nothing here changes by itself.
    public let validUntil: Instant?

    /// The recipes it is for, as the user chose them.
    public let recipes: [Heading]

    /// One line for each thing, in name order.
    public let items: [Item]

    /// What to say when there is nothing to buy.
    public let emptyText: String?

    /// A recipe on the list and its size.
    public struct Heading: Hashable, Codable, Sendable {
        /// The recipe.
        public let id: Recipe.ID
        /// Its name.
        public let name: String
        /// What its amounts were multiplied by.
        public let factor: WrittenAmount
    }

    /// One thing to buy.
    public struct Item: Hashable, Codable, Sendable {
        /// What it is.
        public let name: String
        /// How much, one for each family of units.
        public let quantities: [Quantity]
        /// The whole line: "flour: 2-1/4 cups + 200 g".
        public let text: String
        /// Who wants it, and as what.
        public let uses: [ShoppingList.Use]
    }

    /// An amount to buy.
    public struct Quantity: Hashable, Codable, Sendable {
        /// How much.
        public let amount: WrittenAmount
        /// The id of a known unit or a word; empty for things that are counted.
        public let unit: String
    }

    /// The page of a list for recipes in their sizes.
    public init(_ recipes: [ScaledRecipe], revision: Revision) {
        let list = ShoppingList(recipes)
        title = "Shopping list"
        self.revision = revision
        validUntil = nil
        self.recipes = recipes.map {
            Heading(id: $0.recipe.id, name: $0.recipe.name, factor: WrittenAmount(Amount($0.factor)))
        }
        items = list.items.map(Item.init)
        emptyText = items.isEmpty ? "There is nothing to buy — choose recipes that have ingredients." : nil
    }
}

extension ShoppingListScreen.Item {
    fileprivate init(_ item: ShoppingList.Item) {
        name = item.name
        quantities = item.quantities.map {
            ShoppingListScreen.Quantity(amount: WrittenAmount($0.amount), unit: $0.unit)
        }
        var parts = item.quantities.map { IngredientWording.quantity($0.amount, unit: $0.unit) }
        if item.hasUnstated && !parts.isEmpty { parts.append("some more") }
        text = parts.isEmpty ? item.name : item.name + ": " + parts.joined(separator: " + ")
        uses = item.uses
    }
}
