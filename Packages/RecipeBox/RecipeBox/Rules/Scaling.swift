public import FractionParser
import WordKit

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

    /// The content of the recipe with its lines in this size. The notes tell the size, what is not in it and what was rounded. A yield is left out
    /// in another size, since nobody may multiply it again.
    public var draft: RecipeDraft {
        var draft = recipe.draft
        if factor != .one || isRounded {
            for index in draft.ingredients.indices where lines[index].text != recipe.ingredients[index].text {
                draft.ingredients[index] = draft.ingredients[index].rewritten(as: lines[index].text)
            }
        }
        if factor != .one { draft.yield = "" }
        draft.notes = ([draft.notes] + remarks).filter { !$0.isEmpty }.joined(separator: "\n")
        return draft
    }

    /// Whether a step names an amount with a unit, in another size than written. Steps are never scaled, since their numbers may be times or pans.
    var hasUnscaledSteps: Bool {
        guard factor != .one else { return false }
        return recipe.steps.contains { step in
            IngredientLine.numbers(in: step.text, options: .arithmetic).contains {
                $0.unit.map { $0.dimension != .length } ?? false
            }
        }
    }

    /// The size with its servings: "× 1/3 · serves 1-1/3"; nil for the recipe as it is written.
    private var sizeText: String? {
        guard factor != .one else { return nil }
        let parts: [String?] = [
            "× " + MixedNumber(factor).formatted(.ascii),
            servings.map { localized("serves \(MixedNumber($0).formatted(.ascii))") },
            recipe.yield.isEmpty ? nil : localized("makes \(recipe.yield) as written"),
        ]
        return parts.compactMap { $0 }.joined(separator: " · ")
    }

    /// The remarks of the page of this size beside its lines: "1-3/4 tsp salt (−4.5%)".
    private var remarks: [String] {
        let steps = hasUnscaledSteps ? [localized("Amounts in the steps are for the recipe as written.")] : []
        return [sizeText].compactMap { $0 } + steps
            + lines.compactMap { line in
                let unscaled = line.unscaled.joined(separator: ", ")
                let parts = [line.roundingError, unscaled.isEmpty ? nil : localized("\(unscaled) as written")]
                let told = parts.compactMap { $0 }.joined(separator: ", ")
                return told.isEmpty ? nil : "\(line.text) (\(told))"
            }
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

    /// Returns the factor that a person typed: one exact number. "3/2" is a plain fraction, and "11/2" may be 1-1/2 or 5-1/2.
    ///
    /// - Throws: `noFactor`, `factorIsRange` and `factorIsAmbiguous`.
    public static func factor(typed text: String) throws(RecipeBoxError) -> Rational {
        let amount: Amount
        do throws(AmountError) {
            amount = try Amount.parse(text, options: .allowNegative)
        } catch {
            throw .noFactor(String(text.prefix(60)), error)
        }
        guard !amount.isRange else { throw .factorIsRange(String(text.prefix(60))) }
        if case .lostSpace(let alternative) = amount.reading {
            throw .factorIsAmbiguous(String(text.prefix(60)), amount.low, alternative)
        }
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
                let line = try IngredientWording.scaledLine(ingredient, forKitchen: forKitchen)
                lines.append(line)
                result.ingredients[index] = forKitchen ? rounded(ingredient, line: line.text) : ingredient
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

    /// Returns the ingredient with its amounts rounded to measurable ones. A sum of measures is taken from its rounded line.
    private static func rounded(_ ingredient: Ingredient, line: String) -> Ingredient {
        var result = ingredient
        if let (sum, unit) = sum(of: ingredient, line: line) {
            (result.amount, result.unit) = (sum, unit)
        } else if let amount = ingredient.amount {
            let rounding = KitchenRounding.rounding(amount, unit: ingredient.unit)
            (result.amount, result.unit) = (rounding.rounded, rounding.unit)
        }
        if let equivalent = ingredient.equivalent {
            let rounding = KitchenRounding.rounding(equivalent.amount, unit: equivalent.unit)
            result.equivalent = Equivalent(amount: rounding.rounded, unit: rounding.unit)
        }
        return result
    }

    /// Returns the sum that the rounded line of an ingredient has, as one amount with its unit; nil if the author wrote no sum.
    private static func sum(of ingredient: Ingredient, line: String) -> (amount: Amount, unit: String)? {
        guard IngredientLine.parse(ingredient.text).addition != nil else { return nil }
        let read = IngredientLine.parse(line).summed()
        guard let amount = read.amount, let unit = read.unit,
            unit.dimension == KitchenUnit(id: ingredient.unit)?.dimension
        else { return nil }
        return (amount: amount.plain, unit: unit.id)
    }

    /// Returns the roundings of the amount and of the second quantity.
    static func roundings(of ingredient: Ingredient) -> [KitchenRounding] {
        [
            ingredient.amount.map { KitchenRounding.rounding($0, unit: ingredient.unit) },
            ingredient.equivalent.map { KitchenRounding.rounding($0.amount, unit: $0.unit) },
        ].compactMap { $0 }
    }
}

extension IngredientDraft {
    /// Returns the ingredient of its line in another size, with the name and the note of that line: "4 large eggs + 2 egg yolks" has the name
    /// "eggs + 2 egg yolks".
    ///
    /// Parts that were entered field by field stay unless the name or the note has a number. A line that reads as other amounts than the scaled ones
    /// becomes the name, so that no number is lost.
    fileprivate func rewritten(as line: String) -> IngredientDraft {
        let words = note.isEmpty ? name : name + ", " + note
        let hasNumber = IngredientLine.numbers(in: words, options: .arithmetic).contains { $0.grows }
        guard reading != nil || hasNumber else { return self }
        let rule = reading ?? .arithmetic
        if let read = try? IngredientReading.ingredient(fromLine: line, as: rule),
            Self.isNear(amount, unit, read.amount, read.unit),
            Self.isNear(equivalent?.amount, equivalent?.unit, read.equivalent?.amount, read.equivalent?.unit)
        {
            return read
        }
        return IngredientDraft(name: line, text: line, reading: rule)
    }

    /// Whether an amount is another one, also in another unit, or a decimal near it.
    private static func isNear(_ amount: Amount?, _ unit: String?, _ other: Amount?, _ otherUnit: String?) -> Bool {
        guard let amount, let other else { return amount == nil && other == nil }
        if other.isApproximate { return true }
        guard unit != otherUnit else { return amount.low == other.low && amount.high == other.high }
        guard let from = otherUnit.flatMap(KitchenUnit.init(id:)), let to = unit.flatMap(KitchenUnit.init(id:)),
            let converted = try? from.convert(other, to: to)
        else { return false }
        return amount.low == converted.low && amount.high == converted.high
    }
}
