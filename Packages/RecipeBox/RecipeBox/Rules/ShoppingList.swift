public import FractionParser

/// What to buy for several recipes: each thing once, with like units added up exactly.
///
/// Ingredients are one item when their names fold alike (case, accents, plural). Amounts in units of one dimension and
/// family (cups and tablespoons; grams and kilograms) are added exactly and given in the largest unit that any of them used;
/// others stand beside each other. Ranges add up end by end. What has no amount is listed without one.
public struct ShoppingList: Hashable, Sendable {
    /// In name order.
    public let items: [Item]

    /// One thing to buy.
    public struct Item: Hashable, Sendable {
        /// As the first recipe calls it.
        public let name: String

        /// How much, one quantity for each family of units; empty when no recipe says.
        public let quantities: [Quantity]

        /// Whether some recipe wants it without saying how much: "and salt to taste".
        public let hasUnstated: Bool

        /// Who wants it.
        public let uses: [Use]
    }

    /// An amount to buy.
    public struct Quantity: Hashable, Sendable {
        /// How much, exactly.
        public let amount: Amount

        /// The id of a known unit or a word; empty for things that are counted.
        public let unit: String
    }

    /// One ingredient of one recipe.
    public struct Use: Hashable, Codable, Sendable {
        /// The recipe.
        public let recipe: Recipe.ID

        /// Its name.
        public let recipeName: String

        /// The ingredient as it reads, in the size wanted.
        public let line: String
    }
}

extension ShoppingList {
    /// The list for recipes in the sizes wanted. O(n log n) in the ingredients.
    public init(_ recipes: [ScaledRecipe]) {
        var order: [String] = []
        var entries: [String: [(ingredient: Ingredient, use: Use)]] = [:]
        for scaled in recipes {
            for ingredient in scaled.recipe.ingredients where !ingredient.isHeading {
                // "1 egg + 1 yolk" is no amount of one thing: the line stands for itself.
                let isMixed =
                    ingredient.amount != nil && IngredientLine.numbers(in: ingredient.name).contains(where: \.grows)
                let ingredient = isMixed ? Ingredient(line: ingredient) : ingredient
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
            return Item(
                name: found.first?.ingredient.name ?? key,
                quantities: Self.total(found.map(\.ingredient)),
                hasUnstated: found.contains { $0.ingredient.amount == nil },
                uses: found.map(\.use)
            )
        }
    }

    private static func total(_ ingredients: [Ingredient]) -> [Quantity] {
        var totals: [(family: String, quantity: Quantity)] = []
        for ingredient in ingredients {
            guard let amount = ingredient.amount else { continue }
            let quantity = Quantity(amount: amount.plain, unit: ingredient.unit)
            let family = family(of: ingredient.unit)
            if let index = totals.firstIndex(where: { $0.family == family }),
                let sum = try? sum(totals[index].quantity, quantity)
            {
                totals[index].quantity = sum
            } else {
                // A new family, or a sum beyond 64 bits: it stands beside the others.
                totals.append((family, quantity))
            }
        }
        return totals.map(\.quantity)
    }

    /// Units of one family can be added up.
    private static func family(of unit: String) -> String {
        guard let known = KitchenUnit(id: unit), let system = UnitSystem(of: known) else {
            return "kind " + EnglishPlural.key(unit)
        }
        return known.dimension.rawValue + " " + system.rawValue
    }

    private static func sum(_ left: Quantity, _ right: Quantity) throws(AmountError) -> Quantity {
        guard let first = KitchenUnit(id: left.unit), let second = KitchenUnit(id: right.unit), first != second,
            let (mine, theirs) = first.factor.flatMap({ mine in second.factor.map { (mine, $0) } })
        else {
            return Quantity(amount: try left.amount.adding(right.amount), unit: left.unit)
        }
        let unit = mine >= theirs ? first : second
        let amounts = try (first.convert(left.amount, to: unit), second.convert(right.amount, to: unit))
        return Quantity(amount: try amounts.0.adding(amounts.1), unit: unit.id)
    }
}

extension Ingredient {
    /// The whole line of an ingredient, in its size, as a name without an amount.
    fileprivate init(line ingredient: Ingredient) {
        self = ingredient
        name = IngredientWording.line(ingredient)
        amount = nil
        unit = ""
    }
}
