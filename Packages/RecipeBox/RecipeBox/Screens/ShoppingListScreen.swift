import FractionParser
public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The shopping list of recipes.
public struct ShoppingListScreen: Screen {
    public let title: String

    public let revision: Revision

    @NullEncoded public private(set) var validUntil: Instant?

    /// The recipes, each once, in the user's order.
    public let recipes: [Heading]

    /// The items, in name order.
    public let items: [Item]

    /// The form of the size, which holds for each recipe: a factor or a number of servings, and whether sums are rounded.
    public let size: Form

    /// A hint if there is nothing to buy; nil otherwise.
    @NullEncoded public private(set) var emptyText: String?

    /// A link back to the recipes.
    public let back: Link

    /// A recipe on the list and its size.
    public struct Heading: Hashable, Codable, Sendable {
        public let id: Recipe.ID
        public let name: String
        /// The factor of the recipe's amounts, added up if the recipe is wanted several times.
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
        /// The size of each, such as the 14 ounces of a can; nil if no line states it.
        @NullEncoded public private(set) var size: Equivalent?
    }

    /// Creates the screen for recipes in their sizes.
    ///
    /// - Parameters:
    ///   - scale: The size that is shown in the form.
    ///   - forKitchen: Whether each sum is rounded up to a measurable amount, since too little can't be cooked with. The text of the item tells the
    ///     error.
    ///   - typed: The texts in the form of the size that aren't shown yet, by field id.
    init(
        _ recipes: [ScaledRecipe],
        _ scale: Scale,
        forKitchen: Bool,
        typed: [String: String],
        revision: Revision
    ) {
        let list = ShoppingList(recipes)
        title = localized("Shopping list")
        self.revision = revision
        validUntil = nil
        self.recipes = Self.headings(recipes)
        items = list.items.map { Item($0, forKitchen: forKitchen) }
        let nothing = items.isEmpty ? localized("There is nothing to buy — choose recipes that have ingredients.") : nil
        emptyText = nothing
        size = Self.sizeForm(scale, forKitchen: forKitchen, typed: typed, whyNot: recipes.isEmpty ? nothing : nil)
        back = RecipeLink.home.labeled(localized("Recipes"))
    }

    private static func sizeForm(
        _ scale: Scale,
        forKitchen: Bool,
        typed: [String: String],
        whyNot: String?
    ) -> Form {
        let (factor, servings) =
            switch scale {
            case .asWritten: ("1", "")
            case .factor(let factor): (MixedNumber(factor).formatted(.ascii), "")
            case .servings(let servings): ("", servings.description)
            }
        return SizeForm.form(
            factor: factor,
            servings: servings,
            isRounded: forKitchen,
            typed: typed,
            whyNot: whyNot
        )
    }
}

extension ShoppingListScreen {
    /// Returns the recipes, each once with its factors added. A sum beyond 64 bits stands beside the other.
    private static func headings(_ recipes: [ScaledRecipe]) -> [Heading] {
        var headings: [Heading] = []
        for scaled in recipes {
            let same = headings.firstIndex { $0.id == scaled.recipe.id }
            let sum = same.flatMap { try? headings[$0].factor.amount.low.adding(scaled.factor) }
            let heading = Heading(
                id: scaled.recipe.id,
                name: scaled.recipe.name,
                factor: WrittenAmount(Amount(sum ?? scaled.factor))
            )
            if let same, sum != nil { headings[same] = heading } else { headings.append(heading) }
        }
        return headings
    }
}

extension ShoppingListScreen.Item {
    fileprivate init(_ item: ShoppingList.Item, forKitchen: Bool) {
        name = item.name
        var parts: [String] = []
        var quantities: [ShoppingListScreen.Quantity] = []
        for quantity in item.quantities {
            let rounding =
                forKitchen
                ? KitchenRounding.rounding(toBuy: quantity.amount, quantity.unit, isSum: quantity.isSum) : nil
            let (amount, unit) = rounding.map { ($0.rounded, $0.unit) } ?? (quantity.amount, quantity.unit)
            var text =
                rounding.flatMap { $0.sum == nil ? nil : $0.text }
                ?? IngredientWording.measured(amount, unit: unit)
            if let size = quantity.size {
                let each = IngredientWording.quantity(size.amount, unit: size.unit)
                text =
                    KitchenUnit(id: unit)?.label.hasSuffix("a") == true
                    ? localized("\(text) (\(each) each)", context: "the size of a feminine thing: a can, a bag")
                    : localized("\(text) (\(each) each)")
            }
            if let error = rounding?.errorText, !error.isEmpty { text += " (\(error))" }
            parts.append(text)
            quantities.append(.init(amount: WrittenAmount(amount), unit: unit, size: quantity.size))
        }
        self.quantities = quantities
        if item.hasUnstated && !parts.isEmpty { parts.append(localized("some more")) }
        text = parts.isEmpty ? item.name : item.name + ": " + parts.joined(separator: " + ")
        uses = item.uses
    }
}
