import ArgumentParser
import CommandKit
import FractionParser
import KidneyNutrition
import TimeKit

/// The food a command is about.
struct FoodArgument: ParsableArguments {
    @Argument(help: "A food: its id as in ndb-09040, or its name.") var food: String
}

extension AppSession {
    /// The food that a person means: by its id or its whole name, or the only one that a search finds.
    ///
    /// Throws `noSuchFood`; where a search finds several the error names the first of them.
    func food(_ text: String) throws -> Food {
        do throws(KidneyError) {
            return try kidney.findFood(text)
        } catch {
            guard case .noSuchFood = error else { throw error }
            let found = try kidney.searchFoods(text, limit: 6).map(\.food)
            guard found.count > 1 else {
                if let food = found.first { return food }
                throw error
            }
            throw CommandError.ambiguous("food", text, candidates: found.map { (id: $0.id.rawValue, name: $0.name) })
        }
    }
}

extension Content {
    /// "358" or "≥ 358".
    fileprivate var shown: String { isExact ? amount.description : "≥ \(amount)" }
}

extension FoodPortion {
    /// "1 cup, sliced, 150 g"
    var shown: String { "\(Amount(amount).formatted()) \(name), \(grams) g" }
}

extension JSON {
    /// What 100 g hold: only what is known; a figure that is a lower bound is named in `lowerBounds` of the food.
    fileprivate init(_ contents: NutrientContents) {
        self = .object(
            contents.known.compactMap { nutrient in
                contents[nutrient].map { JSON.Member(nutrient.rawValue, JSON($0.amount.value)) }
            }
        )
    }

    /// A food that a search found.
    init(_ found: FoundFood) {
        let portion = found.food.portions.first
        self = [
            "id": .string(found.food.id.rawValue), "name": .string(found.food.name),
            "brand": JSON(found.food.brand), "source": .string(found.food.source.label),
            "portion": JSON(portion?.shown), "per100g": JSON(found.food.contents), "score": JSON(found.score),
        ]
    }

    /// A food with all that is known of it.
    init(_ food: Food) {
        let bounds = food.contents.known.filter { food.contents[$0]?.isExact == false }
        self = [
            "id": .string(food.id.rawValue), "name": .string(food.name), "brand": JSON(food.brand),
            "group": JSON(food.group), "source": .string(food.source.label), "per100g": JSON(food.contents),
            "lowerBounds": JSON(bounds) { .string($0.rawValue) },
            "unknown": JSON(Nutrient.allCases.filter { food.contents[$0] == nil }) { .string($0.rawValue) },
            "fluidPer100g": JSON(food.fluid?.millilitresPerHundredGrams.value),
            "portions": JSON(food.portions) {
                ["amount": JSON($0.amount), "name": .string($0.name), "grams": JSON($0.grams.value)]
            },
            "tags": JSON(food.tags.map(\.rawValue).sorted()) { .string($0) },
        ]
    }
}

extension Terminal {
    /// The foods that a search found, each with its first portion and the figures of 100 g that most ask for.
    func show(_ found: [FoundFood]) throws {
        for food in found.map(\.food) {
            let brand = food.brand.map { " (\($0))" } ?? ""
            try printWrapped("\(food.name)\(brand)  \(food.id, .faint)", indent: 4)
            let figures = ([.potassium, .phosphorus, .sodium, .protein] as [Nutrient]).map { nutrient in
                let content = food.contents[nutrient].map { "\($0.shown) \(nutrient.unit)" } ?? "unknown"
                return "\(nutrient.name) \(content)"
            }
            try printWrapped(StyledText("    100 g: \(figures.joined(separator: ", "))", .faint), indent: 4)
        }
    }

    /// A food with all that is known of it; what isn't is said, too.
    func show(_ food: Food) throws {
        try printWrapped(StyledText(food.name, .heading))
        let kind = [food.brand, food.group].compactMap { $0 }.joined(separator: " · ")
        if !kind.isEmpty { try printWrapped(StyledText(kind, .faint)) }
        try printWrapped(StyledText("\(food.id) · \(food.source.label)", .faint))
        try print()
        try print("100 g hold")
        var table = Table([.init(""), .init("", alignment: .right), .init("")])
        for nutrient in food.contents.known {
            guard let content = food.contents[nutrient] else { continue }
            table.append(["  \(nutrient.name)", "\(content.shown)", "\(nutrient.unit)"])
        }
        if let fluid = food.fluid, fluid.isFluid {
            table.append(["  fluid", "\(fluid.millilitresPerHundredGrams)", "mL"])
        }
        try print(table)
        let unknown = Nutrient.allCases.filter { food.contents[$0] == nil }.map(\.name)
        if !unknown.isEmpty {
            try printWrapped(
                StyledText("  not known, which is not zero: \(unknown.joined(separator: ", "))", .warning),
                indent: 2
            )
        }
        if food.fluid == nil {
            try printWrapped(StyledText("  how much of it is fluid isn't known", .warning), indent: 2)
        }
        guard !food.portions.isEmpty else { return }
        try print()
        try print("Portions, besides g")
        for portion in food.portions { try printPoint(StyledText(portion.shown)) }
    }
}
