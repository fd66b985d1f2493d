public import FractionParser

/// How much of a recipe to make.
public enum Scale: Hashable, Sendable {
    /// As it is written.
    case asWritten
    /// So many times as much; above 0.
    case factor(Rational)
    /// For so many servings.
    case servings(Servings)
}

/// A recipe in another size: every amount times one factor, exactly.
public struct ScaledRecipe: Hashable, Sendable {
    /// The recipe with scaled amounts; its servings only where the scaled number is whole.
    public let recipe: Recipe

    /// What every amount was multiplied by.
    public let factor: Rational

    /// The exact number of servings it makes now; nil when the recipe doesn't say.
    public let servings: Rational?

    /// How each amount was rounded for the kitchen, in the ingredients' order; empty when rounding was not asked for. An
    /// ingredient without an amount has nil.
    public let roundings: [KitchenRounding?]
}

/// Scaling: exact, so that scaling by 3 and then by 1/3 gives back what was there.
public enum Scaling {
    /// The factor of a scale for a recipe. Throws `factorNotPositive`, `servingsUnknown` and `calculation`.
    public static func factor(_ scale: Scale, for recipe: Recipe) throws(RecipeBoxError) -> Rational {
        switch scale {
        case .asWritten:
            return .one
        case .factor(let factor):
            guard factor > .zero else { throw .factorNotPositive(factor) }
            return factor
        case .servings(let wanted):
            guard let servings = recipe.servings else { throw .servingsUnknown(recipe: recipe.name) }
            do {
                return try Rational(Int64(wanted.count), Int64(servings.count))
            } catch {
                throw .calculation(error)
            }
        }
    }

    /// The recipe in another size; `forKitchen` rounds each amount to what can be measured and says how far off it is.
    ///
    /// Steps are text and stay as they are, and so do times. Throws as `factor(_:for:)` does, and `calculation` for an amount
    /// that doesn't fit in 64 bits.
    public static func scaled(
        _ recipe: Recipe,
        _ scale: Scale,
        forKitchen: Bool = false
    ) throws(RecipeBoxError) -> ScaledRecipe {
        let factor = try factor(scale, for: recipe)
        do throws(AmountError) {
            var result = recipe
            for index in result.ingredients.indices {
                result.ingredients[index] = try scaled(result.ingredients[index], by: factor)
            }
            let servings = try recipe.servings.map { count throws(AmountError) in
                try Rational(Int64(count.count)).multiplying(by: factor)
            }
            if factor != .one {
                result.servings = servings.flatMap { $0.isInteger ? try? Servings(Int($0.numerator)) : nil }
            }
            let roundings = forKitchen ? round(&result) : []
            return ScaledRecipe(recipe: result, factor: factor, servings: servings, roundings: roundings)
        } catch {
            throw .calculation(error)
        }
    }

    /// One ingredient times a factor. The text typed speaks of the recipe as written, so a scaled one has none.
    public static func scaled(_ ingredient: Ingredient, by factor: Rational) throws(AmountError) -> Ingredient {
        guard factor != .one else { return ingredient }
        var result = ingredient
        result.amount = try ingredient.amount.map { amount throws(AmountError) in try amount.scaled(by: factor) }
        result.equivalent = try ingredient.equivalent.map { equivalent throws(AmountError) in
            Equivalent(amount: try equivalent.amount.scaled(by: factor), unit: equivalent.unit)
        }
        result.text = ""
        return result
    }

    private static func round(_ recipe: inout Recipe) -> [KitchenRounding?] {
        var roundings: [KitchenRounding?] = []
        for index in recipe.ingredients.indices {
            let unit = recipe.ingredients[index].unit
            let rounding = recipe.ingredients[index].amount.map { KitchenRounding.rounding($0, unit: unit) }
            recipe.ingredients[index].amount = rounding?.rounded ?? recipe.ingredients[index].amount
            if let equivalent = recipe.ingredients[index].equivalent {
                let second = KitchenRounding.rounding(equivalent.amount, unit: equivalent.unit)
                recipe.ingredients[index].equivalent?.amount = second.rounded
            }
            roundings.append(rounding)
        }
        return roundings
    }
}
