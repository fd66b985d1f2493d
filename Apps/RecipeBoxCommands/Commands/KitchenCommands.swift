import ArgumentParser
import CommandKit
import FractionParser
import JSONKit
import RecipeBox
import TimeKit
import WordKit

/// `recipebox scale`
struct ScaleCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "scale",
        abstract: "Show a recipe in another size; the saved recipe stays as it is.",
        discussion: """
            EXAMPLE: recipebox scale Pancakes 1/2
                     recipebox scale Pancakes --servings 6 --kitchen
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Times so much: 2, 1/2, 1.5.", valueName: "factor"))
    var factors: [String] = []
    @Option(parsing: .unconditional, help: ArgumentHelp("For so many.", valueName: "count")) var servings: Int?
    @Flag(help: "Round to what can be measured, and say how far off that is.") var kitchen = false
    @OptionGroup(title: "Global options") var global: GlobalOptions

    /// The words of a factor such as "1 1/2" are arguments of their own.
    private var factor: String? { factors.isEmpty ? nil : factors.joined(separator: " ") }

    func validate() throws {
        // A number such as -2 looks like an option.
        let isMixed = factors.last.map { Int($0) == nil } ?? false
        let isOne = factors.count < 2 || (isMixed && (try? Amount.parse(factor ?? "")) != nil)
        if let other = factors.first(where: { $0.hasPrefix("-") && !Self.isNegative($0) })
            ?? (isOne ? nil : factors.dropFirst().first)
        {
            throw ValidationError(
                other.hasPrefix("-")
                    ? localized("Unknown option “\(other)”") : localized("“\(other)” is one value too many")
            )
        }
        if (factor == nil) == (servings == nil) {
            throw ValidationError(
                factor == nil ? localized("No size is given") : localized("A factor and --servings exclude each other")
            )
        }
    }

    private static func isNegative(_ text: String) -> Bool {
        text.hasPrefix("-") && (try? Amount.parse(String(text.dropFirst()))) != nil
    }

    func run(in session: AppSession) throws {
        let scale: Scale =
            try factor.map { .factor(try Scaling.factor(typed: $0)) } ?? .servings(try Servings(servings ?? 0))
        let id = try session.box.findRecipe(recipe.recipe)
        try session.show(try session.box.recipeScreen(of: id, scale, forKitchen: kitchen))
    }
}

/// `recipebox convert`
struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert an amount to another unit, or to metric or US units.",
        discussion: """
            Between volumes or between weights the result is exact. Between a volume and a weight the food decides, so name \
            it; foods whose density is known can be converted. A result that no measure shows is rounded and marked with ~, with \
            the decimal beside it.

            EXAMPLE: recipebox convert "1 and 1/2 cups flour" --to g
                     recipebox convert "250 ml" --to us
            """
    )

    @Argument(help: "The amount with its unit, and where it matters the food.") var measure: String
    @Option(help: "A unit such as g, cups or tbsp, or 'metric' or 'us'.") var to: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let context = try global.context()
        let (amount, unit, food, read) = try parts()
        let result = try converted(amount, unit, food: food)
        let decimal = result.amount.formatted(.decimal(places: Self.places(for: result.amount.low)))
        let document: JSONValue = [
            "input": .string(measure), "amount": JSONValue(result.amount), "unit": .string(result.unit),
            "decimal": .string(decimal),
        ]
        try context.answer(document) { terminal in
            // A Spanish line has “de” before its food: “1 taza de harina”.
            let of = measure.contains(" de \(food)") ? " de" : ""
            let rest = food.isEmpty ? "" : "\(of) \(food)"
            let target = KitchenUnit(id: result.unit)
            let isMetric = target.flatMap { UnitSystem(of: $0) } == .metric
            let isShort = result.amount.low.denominator <= 16
            let rounding = KitchenRounding.rounding(result.amount, unit: result.unit)
            let isExact = rounding.isExact && rounding.unit == result.unit
            let shown =
                isMetric || (isShort && isExact)
                ? IngredientWording.quantity(result.amount, unit: result.unit)
                : Self.measured(
                    result.amount,
                    result.unit,
                    decimal: "\(decimal) \(target?.label(for: result.amount) ?? result.unit)"
                )
            try terminal.print("\(read)\(rest) = \(shown)\(rest)")
        }
    }

    /// Returns the amount rounded to what a kitchen can measure, with the decimal, such as "~1 cup (1.002 cups)". If no
    /// kitchen measure is within a tenth, only the decimal is returned.
    private static func measured(_ amount: Amount, _ unit: String, decimal: String) -> String {
        let rounding = KitchenRounding.rounding(amount, unit: unit)
        guard rounding.isMeasurable else { return decimal }
        let mark = rounding.isExact || amount.isApproximate ? "" : "~"
        return "\(mark)\(rounding.text) (\(decimal))"
    }

    /// Returns the number of decimal places that shows three digits of a small number, and at least three places.
    private static func places(for number: Rational) -> Int {
        var places = 3
        var bound = number
        while bound > .zero, places < 12, let next = try? bound.multiplying(by: 10), next < 1 {
            bound = next
            places += 1
        }
        return places
    }

    /// Splits the measure: with a food it is an ingredient line, otherwise an amount and a unit of one or two words. `read` is the amount
    /// as it was read, a sum as a sum.
    private func parts() throws -> (Amount, KitchenUnit, food: String, read: String) {
        let line = IngredientLine.parse(measure)
        if let parts = Self.parts(of: line) { return (parts.0, parts.1, line.name, parts.read) }
        let words = measure.split(separator: " ")
        for count in [1, 2] where words.count > count {
            let unit = KitchenUnit.named(words.suffix(count).joined(separator: " "))
            let amount = try? IngredientReading.amount(words.dropLast(count).joined(separator: " "))
            if let unit, let amount { return (amount, unit, "", IngredientWording.exact(amount, unit: unit.id)) }
        }
        // A sum of measures, such as "1 cup + 2 tbsp", is read as that of a line with a food.
        let sum = IngredientLine.parse(measure + " food")
        if sum.name == "food", let parts = Self.parts(of: sum) { return (parts.0, parts.1, "", parts.read) }
        throw CommandError(
            .badData,
            localized("“\(measure)” has no amount with a unit that could be converted"),
            remedy: localized("write it as “1-1/2 cups flour” or “250 ml”")
        )
    }

    /// Returns the whole amount of a line, its unit, and the amount in words; nil for a line without one.
    private static func parts(of line: IngredientLine) -> (Amount, KitchenUnit, read: String)? {
        let sum = line.summed()
        guard let amount = sum.amount, let unit = sum.unit, sum.addition == nil else { return nil }
        guard let first = line.amount, let more = line.addition else {
            return (amount, unit, IngredientWording.exact(amount, unit: unit.id))
        }
        let isLess = more.amount.low < .zero
        let size = isLess ? (try? more.amount.scaled(by: -1)) ?? more.amount : more.amount
        let (start, end) = (
            IngredientWording.exact(first, unit: unit.id), IngredientWording.exact(size, unit: more.unit.id)
        )
        return (amount, unit, isLess ? localized("\(start) minus \(end)") : localized("\(start) plus \(end)"))
    }

    private func converted(_ amount: Amount, _ unit: KitchenUnit, food: String) throws -> (amount: Amount, unit: String)
    {
        guard let system = UnitSystem(rawValue: to.lowercased()) else {
            let result = try UnitConversion.convert(amount, from: unit.id, to: to, ingredient: food)
            return (result.amount, result.unit)
        }
        let result = try UnitConversion.convert(amount, from: unit.id, into: system, ingredient: food)
        return result.map { ($0.amount, $0.unit) } ?? (amount, unit.id)
    }
}

/// `recipebox shopping-list`
struct ShoppingListCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping-list",
        abstract: "List what to buy for several recipes, like amounts added up exactly.",
        discussion: """
            A recipe named twice is bought for twice. The size holds for each of them.

            EXAMPLE: recipebox shopping-list Pancakes "Tomato soup" --servings 8
            """
    )

    @Argument(help: "Recipes: names or ids.") var recipes: [String]
    @OptionGroup var size: SizeOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let scale = try size.wanted()
        let wanted = try recipes.map { (try session.box.findRecipe($0), scale) }
        try session.show(try session.box.shoppingListScreen(wanted, forKitchen: size.kitchen))
    }
}

/// `recipebox check`
struct CheckCommand: RecipeBoxSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find ingredients no step uses, and foods in steps that are not listed.",
        discussion: """
            EXAMPLE: recipebox check Pancakes
            """
    )

    @OptionGroup var recipe: RecipeArgument
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let id = try session.box.findRecipe(recipe.recipe)
        let findings = try session.box.check(id)
        let steps = try session.box.recipe(id).steps
        let numbers = steps.numbers
        let note =
            steps.isEmpty
            ? localized("The recipe has no steps, so there is nothing to check.")
            : localized(
                "The check knows common foods by their English and Spanish names; for allergies, read every step."
            )
        try session.context.answer(
            ["findings": JSONValue(findings) { JSONValue($0, numbers) }, "note": .string(note)]
        ) { terminal in
            for finding in findings { try terminal.print("\(finding.text(numbers))") }
            if findings.isEmpty, !steps.isEmpty {
                try terminal.print(
                    StyledText(localized("Every ingredient is used, and every food that the check knows is listed."))
                )
            }
            try terminal.print(StyledText(note))
        }
    }
}

extension RecipeCheck.Finding {
    /// The finding in words, with the number of its step; a heading has none.
    fileprivate func text(_ numbers: [Step.ID: Int]) -> String {
        switch self {
        case .unusedIngredient(let ingredient):
            return localized("No step uses ingredient \(ingredient.position), \(ingredient.name).")
        case .unlistedFood(let food, let step):
            guard let number = numbers[step.id] else {
                return localized("“\(step.text)” names \(food), which is not among the ingredients.")
            }
            return localized("Step \(number) names \(food), which is not among the ingredients.")
        case .uncheckedStep(let step):
            guard let number = numbers[step.id] else {
                return localized("“\(step.text)” was not checked: its language is not English or Spanish.")
            }
            return localized("Step \(number) was not checked: its language is not English or Spanish.")
        }
    }
}

extension JSONValue {
    fileprivate init(_ finding: RecipeCheck.Finding, _ numbers: [Step.ID: Int]) {
        let text = finding.text(numbers)
        switch finding {
        case .unusedIngredient(let ingredient):
            self = [
                "kind": "unusedIngredient", "ingredient": .string(ingredient.id.rawValue),
                "name": .string(ingredient.name), "text": .string(text),
            ]
        case .unlistedFood(let food, let step):
            self = [
                "kind": "unlistedFood", "food": .string(food), "step": .string(step.id.rawValue),
                "position": JSONValue(step.position), "text": .string(text),
            ]
        case .uncheckedStep(let step):
            self = [
                "kind": "uncheckedStep", "step": .string(step.id.rawValue), "position": JSONValue(step.position),
                "text": .string(text),
            ]
        }
    }
}
