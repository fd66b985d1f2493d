import FractionParser
public import ScreenKit
public import TimeKit
import WordKit

/// The shopping list of recipes.
public struct ShoppingListScreen: Screen {
    public let title: String

    public let revision: Revision

    public let validUntil: Instant?

    /// The recipes, in the user's order.
    public let recipes: [Heading]

    /// The items, in name order.
    public let items: [Item]

    /// A hint if there is nothing to buy; nil otherwise.
    public let emptyText: String?

    /// A recipe on the list and its size.
    public struct Heading: Hashable, Codable, Sendable {
        public let id: Recipe.ID
        public let name: String
        /// The factor of the recipe's amounts.
        public let factor: WrittenAmount
    }

    public struct Item: Hashable, Codable, Sendable {
        public let name: String
        /// The quantities, one for each family of units.
        public let quantities: [Quantity]
        /// The whole line: "flour: 2-1/4 cups + 200 g".
        public let text: String
        /// The ingredients of recipes that need the item.
        public let uses: [ShoppingList.Use]
    }

    public struct Quantity: Hashable, Codable, Sendable {
        public let amount: WrittenAmount
        /// The id of a known unit or a word; empty for things that are counted.
        public let unit: String
    }

    /// Creates the screen for recipes in their sizes. `forKitchen` rounds each sum to a measurable amount, and the text
    /// of the item tells the error.
    public init(_ recipes: [ScaledRecipe], forKitchen: Bool = false, revision: Revision) {
        let list = ShoppingList(recipes)
        title = localized("Shopping list")
        self.revision = revision
        validUntil = nil
        self.recipes = recipes.map {
            Heading(id: $0.recipe.id, name: $0.recipe.name, factor: WrittenAmount(Amount($0.factor)))
        }
        items = list.items.map { Item($0, forKitchen: forKitchen) }
        emptyText = items.isEmpty ? localized("There is nothing to buy — choose recipes that have ingredients.") : nil
    }
}

extension ShoppingListScreen.Item {
    fileprivate init(_ item: ShoppingList.Item, forKitchen: Bool) {
        name = item.name
        var parts: [String]
        if forKitchen {
            let roundings = item.quantities.map { KitchenRounding.rounding($0.amount, unit: $0.unit) }
            quantities = roundings.map {
                ShoppingListScreen.Quantity(amount: WrittenAmount($0.rounded), unit: $0.unit)
            }
            parts = roundings.map { $0.errorText.isEmpty ? $0.text : "\($0.text) (\($0.errorText))" }
        } else {
            quantities = item.quantities.map {
                ShoppingListScreen.Quantity(amount: WrittenAmount($0.amount), unit: $0.unit)
            }
            parts = item.quantities.map { IngredientWording.quantity($0.amount, unit: $0.unit) }
        }
        if item.hasUnstated && !parts.isEmpty { parts.append(localized("some more")) }
        text = parts.isEmpty ? item.name : item.name + ": " + parts.joined(separator: " + ")
        uses = item.uses
    }
}
