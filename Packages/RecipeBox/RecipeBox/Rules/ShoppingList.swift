public import FractionParser

/// The ingredients to buy for several recipes, with like units added exactly.
///
/// Ingredients form one item if their names are equal regardless of case, accents and number. Amounts in units of one
/// dimension and family (cups and tablespoons; grams and kilograms) are added exactly, in the largest unit used. Other
/// amounts stay separate, and so do cans of different sizes. Ranges add up end by end. A line of several things, such as
/// "1 egg + 1 yolk", counts for each of them.
public struct ShoppingList: Hashable, Sendable {
    /// The items, in name order.
    public let items: [Item]

    public struct Item: Hashable, Sendable {
        /// The name in the first recipe. A thing that is counted has the number of its count: "potatoes" for 4.
        public let name: String

        /// The quantities, one for each family of units; empty if no recipe states an amount.
        public let quantities: [Quantity]

        /// Whether a recipe uses the item without an amount, as in "and salt to taste".
        public let hasUnstated: Bool

        /// The ingredients of recipes that need the item.
        public let uses: [Use]
    }

    public struct Quantity: Hashable, Sendable {
        /// The exact amount.
        public let amount: Amount

        /// The id of a known unit or a word; empty for things that are counted.
        public let unit: String

        /// The size of each, such as the 14 ounces of a can; nil if no line states it.
        public let size: Equivalent?

        /// Whether a line has the amount as a sum of two measures, such as 1 lb 2 oz.
        let isSum: Bool
    }

    public struct Use: Hashable, Codable, Sendable {
        public let recipe: Recipe.ID

        public let recipeName: String

        /// The line of the ingredient, in the requested size.
        public let line: String
    }
}

extension ShoppingList {
    /// Creates the list for recipes in their sizes.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of ingredients.
    init(_ recipes: [ScaledRecipe]) {
        var order: [String] = []
        var entries: [String: [(ingredient: Ingredient, use: Use)]] = [:]
        for scaled in recipes {
            let wanted = scaled.recipe.ingredients.filter { !$0.isHeading }
            for ingredient in wanted.flatMap(ShoppingParts.parts) {
                let key = EnglishPlural.key(ingredient.name)
                if entries[key] == nil { order.append(key) }
                let use = Use(
                    recipe: scaled.recipe.id,
                    recipeName: scaled.recipe.name,
                    line: IngredientWording.line(ingredient)
                )
                entries[key, default: []].append((ingredient, use))
            }
        }
        items = order.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
            let found = entries[key] ?? []
            let name = found.first?.ingredient.name ?? key
            let quantities = Self.total(found.map(\.ingredient))
            let count = quantities.first { $0.unit.isEmpty }
            return Item(
                name: count.flatMap { IngredientWording.noun(name, for: $0.amount) } ?? name,
                quantities: quantities,
                hasUnstated: found.contains { $0.ingredient.amount == nil },
                uses: found.map(\.use)
            )
        }
    }

    private static func total(_ ingredients: [Ingredient]) -> [Quantity] {
        var totals: [(family: String, quantity: Quantity)] = []
        for ingredient in ingredients {
            guard let amount = ingredient.amount else { continue }
            let quantity = Quantity(
                amount: amount.plain,
                unit: ingredient.unit,
                size: size(of: ingredient),
                isSum: (IngredientLine.parse(ingredient.text).addition?.amount.low ?? .zero) > .zero
            )
            let family = family(of: quantity)
            if let index = totals.firstIndex(where: { $0.family == family }),
                let sum = try? sum(totals[index].quantity, quantity)
            {
                totals[index].quantity = sum
            } else {
                // A new family, or a sum beyond 64 bits, stands beside the others.
                totals.append((family, quantity))
            }
        }
        return totals.map(\.quantity)
    }

    /// Returns the family of a quantity. Only quantities of one family can be added.
    private static func family(of quantity: Quantity) -> String {
        guard let known = KitchenUnit(id: quantity.unit), let system = UnitSystem(of: known) else {
            let size = quantity.size.map { " of \($0.amount) \($0.unit)" } ?? ""
            return "kind " + EnglishPlural.key(quantity.unit) + size
        }
        return known.dimension.rawValue + " " + system.rawValue
    }

    /// Returns the size of each counted thing, which the line of an ingredient states.
    private static func size(of ingredient: Ingredient) -> Equivalent? {
        guard KitchenUnit(id: ingredient.unit)?.factor == nil else { return nil }
        let line = IngredientLine.parse(ingredient.text)
        guard line.isSecondMeasureOfEach, let measure = line.secondMeasure else { return nil }
        return Equivalent(amount: measure.amount.plain, unit: measure.unit.id)
    }

    private static func sum(_ left: Quantity, _ right: Quantity) throws(AmountError) -> Quantity {
        let isSum = left.isSum || right.isSum
        guard let first = KitchenUnit(id: left.unit), let second = KitchenUnit(id: right.unit), first != second,
            let (mine, theirs) = first.factor.flatMap({ mine in second.factor.map { (mine, $0) } })
        else {
            return Quantity(
                amount: try left.amount.adding(right.amount),
                unit: left.unit,
                size: left.size,
                isSum: isSum
            )
        }
        let unit = mine >= theirs ? first : second
        let amounts = try (first.convert(left.amount, to: unit), second.convert(right.amount, to: unit))
        return Quantity(
            amount: try amounts.0.adding(amounts.1),
            unit: unit.id,
            size: nil,
            isSum: isSum
        )
    }
}
