public import FractionParser

/// The requested size of a recipe.
public enum Scale: Hashable, Sendable {
    /// The recipe as it is written.
    case asWritten
    /// A multiple of the recipe; the factor is above 0.
    case factor(Rational)
    /// The recipe for a number of servings.
    case servings(Servings)
}

/// A recipe with every amount multiplied exactly by one factor.
public struct ScaledRecipe: Hashable, Sendable {
    /// The recipe with scaled amounts. Its servings are nil unless the scaled number is whole.
    public let recipe: Recipe

    /// The factor of every amount.
    public let factor: Rational

    /// The exact number of servings in this size; nil if the recipe states none.
    public let servings: Rational?

    /// The lines of the ingredients in this size, in order.
    public let lines: [ScaledLine]

    /// Whether amounts were rounded to measurable ones.
    public let isRounded: Bool

    /// The content of the recipe with its lines in this size.
    public var draft: RecipeDraft {
        var draft = recipe.draft
        for index in draft.ingredients.indices where draft.ingredients[index].reading != nil {
            draft.ingredients[index].text = lines[index].text
        }
        return draft
    }
}

/// Scales recipes exactly: scaling by 3 and then by 1/3 restores the recipe.
public enum Scaling {
    /// Returns the factor of a scale for a recipe.
    ///
    /// - Throws: `factorNotPositive`, `servingsUnknown` or `calculation`.
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

    /// Returns the factor that a person typed: one exact number. "3/2" and "11/2" are plain fractions.
    ///
    /// - Throws: `noFactor` and `factorIsRange`.
    public static func factor(typed text: String) throws(RecipeBoxError) -> Rational {
        let amount: Amount
        do throws(AmountError) {
            amount = try Amount.parse(text, options: [.arithmetic, .allowNegative])
        } catch {
            throw .noFactor(String(text.prefix(60)), error)
        }
        guard !amount.isRange else { throw .factorIsRange(String(text.prefix(60))) }
        return amount.low
    }

    /// Returns the recipe in another size. `forKitchen` rounds each amount to a measurable one and records the error.
    ///
    /// Steps and times are not changed.
    ///
    /// - Throws: The errors of `factor(_:for:)`, and `calculation` for an amount that does not fit in 64-bit fractions.
    public static func scaled(
        _ recipe: Recipe,
        _ scale: Scale,
        forKitchen: Bool = false
    ) throws(RecipeBoxError) -> ScaledRecipe {
        let factor = try factor(scale, for: recipe)
        do throws(AmountError) {
            var result = recipe
            var lines: [ScaledLine] = []
            for index in result.ingredients.indices {
                let ingredient = try scaled(result.ingredients[index], by: factor)
                lines.append(try IngredientWording.scaledLine(ingredient, forKitchen: forKitchen))
                result.ingredients[index] = forKitchen ? rounded(ingredient) : ingredient
            }
            let servings = try recipe.servings.map { count throws(AmountError) in
                try Rational(Int64(count.count)).multiplying(by: factor)
            }
            if factor != .one {
                result.servings = servings.flatMap { $0.isInteger ? try? Servings(Int($0.numerator)) : nil }
            }
            return ScaledRecipe(recipe: result, factor: factor, servings: servings, lines: lines, isRounded: forKitchen)
        } catch {
            throw .calculation(error)
        }
    }

    /// Returns one ingredient multiplied by a factor. Its line is unchanged and is scaled when it is written.
    ///
    /// - Throws: `overflow` if an amount does not fit in 64-bit fractions.
    public static func scaled(_ ingredient: Ingredient, by factor: Rational) throws(AmountError) -> Ingredient {
        guard factor != .one else { return ingredient }
        var result = ingredient
        result.amount = try ingredient.amount.map { amount throws(AmountError) in try amount.scaled(by: factor) }
        result.equivalent = try ingredient.equivalent.map { equivalent throws(AmountError) in
            Equivalent(amount: try equivalent.amount.scaled(by: factor), unit: equivalent.unit)
        }
        result.factor = try ingredient.factor.multiplying(by: factor)
        return result
    }

    /// Returns the ingredient with its amounts rounded to measurable ones.
    static func rounded(_ ingredient: Ingredient) -> Ingredient {
        var result = ingredient
        if let amount = ingredient.amount {
            let rounding = KitchenRounding.rounding(amount, unit: ingredient.unit)
            (result.amount, result.unit) = (rounding.rounded, rounding.unit)
        }
        if let equivalent = ingredient.equivalent {
            let rounding = KitchenRounding.rounding(equivalent.amount, unit: equivalent.unit)
            result.equivalent = Equivalent(amount: rounding.rounded, unit: rounding.unit)
        }
        return result
    }

    /// Returns the roundings of the amount and of the second quantity.
    static func roundings(of ingredient: Ingredient) -> [KitchenRounding] {
        [
            ingredient.amount.map { KitchenRounding.rounding($0, unit: ingredient.unit) },
            ingredient.equivalent.map { KitchenRounding.rounding($0.amount, unit: $0.unit) },
        ].compactMap { $0 }
    }
}
