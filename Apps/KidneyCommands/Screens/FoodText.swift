import CommandKit
import Foundation
import KidneyNutrition
import ScreenKit
import TimeKit
import WordKit

extension Terminal {
    /// The nutrients that matter most on a kidney diet.
    private static let firstAsked: [Nutrient] = [.potassium, .phosphorus, .sodium, .protein]

    /// Prints the matches of a search, each with its usual portion and the main figures of 100 g.
    func show(_ screen: FoodSearchScreen) throws {
        if screen.foods.isEmpty { try printWrapped(StyledText(screen.text, .faint)) }
        for food in screen.foods {
            let brand = food.brand.map { " (\($0))" } ?? ""
            try printWrapped("\(food.name)\(brand), \(food.portion)  \(food.id, .faint)", indent: 4)
            let figures = Self.firstAsked.map { nutrient in
                let figure = food.per100g[nutrient].map { "\($0.text()) \(nutrient.unit)" }
                let shown = figure.map { food.atLeast.contains(nutrient) ? localized("at least \($0)") : $0 }
                return "\(nutrient.name) \(shown ?? localized("not known"))"
            }
            try printWrapped(StyledText("    100 g: \(figures.joined(separator: ", "))", .faint), indent: 4)
        }
    }

    /// Prints a food with all its figures, including unknown ones, and the effect of an amount on the day.
    func show(_ screen: FoodScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        let facts = [screen.brand, screen.source, screen.id.rawValue].compactMap { $0 }
        try printWrapped(StyledText(facts.joined(separator: " · "), .faint))
        try print()
        let amount = screen.form[field: "amount"]?.reading
        var table = Table(
            [.init(""), .init("100 g", alignment: .right)]
                + (amount == nil ? [] : [.init(amount ?? "", alignment: .right)])
        )
        for figure in screen.figures where figure.per100g != nil {
            table.append(
                ["  \(figure.nutrient.name)", "\(figure.text)"] + (amount == nil ? [] : ["\(figure.inAmount ?? "")"])
            )
        }
        try print(table)
        let unknown = screen.figures.filter { $0.per100g == nil }.map(\.nutrient.name)
        if !unknown.isEmpty {
            let text = localized("not known, which is not zero: \(unknown.joined(separator: ", "))")
            try printWrapped(StyledText("  " + text, .warning), indent: 2)
        }
        try print()
        try printWrapped(StyledText(screen.fluid))
        try printWrapped(StyledText(screen.phosphorus))
        if !screen.portions.isEmpty {
            try print()
            try print(StyledText(localized("Portions, besides g")))
            for portion in screen.portions { try printPoint(StyledText(portion)) }
        }
        try showEffects(screen.effects)
        try show(screen.alerts)
        if !screen.swaps.isEmpty {
            try print()
            try printWrapped(
                StyledText(localized("What to eat instead: kidney substitute \(screen.id.rawValue)"), .faint)
            )
        }
        try printCareTeam(screen.careTeam)
    }

    private func showEffects(_ effects: [FoodScreen.Effect]) throws {
        guard !effects.isEmpty else { return }
        try print()
        try printWrapped(StyledText(localized("What it does to the day"), .heading))
        for effect in effects {
            var text: StyledText = "  \(effect.quantity.words.capitalizedFirst) \(effect.before) → \(effect.after)"
            text += StyledText(" · \(effect.limit)", .faint)
            if let state = effect.state.shown { text += StyledText(" · ", .faint) + state }
            try printWrapped(text, indent: 4)
        }
    }

    /// Prints a dish: its components, and the nutrients of 100 g.
    func show(_ screen: DishScreen) throws {
        let id = screen.id.map { FoodSource.custom($0).foodID.rawValue }
        try printWrapped("\(screen.title, .heading)  \(StyledText(id ?? "", .faint))", indent: 4)
        for part in screen.components {
            let problem = part.error.map { StyledText("  \($0)", .warning) } ?? ""
            try printPoint("\(part.name ?? part.food.rawValue), \(part.amount)" + problem)
        }
        if let yield = screen.form[field: "yield"]?.value, !yield.isEmpty {
            try printWrapped(StyledText("    " + localized("cooked \(yield)"), .faint), indent: 4)
        }
        if !screen.figures.isEmpty {
            try printWrapped(StyledText("    100 g: \(screen.figures.joined(separator: ", "))", .faint), indent: 4)
        }
    }

    /// Prints the substitutes for a food with less of a nutrient, and the ones held back.
    func show(_ screen: SubstituteScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        try showSwaps(screen)
        try printCareTeam(screen.careTeam)
    }

    /// Prints the substitutes for each of several nutrients.
    func show(_ screens: [SubstituteScreen]) throws {
        guard let first = screens.first else { return }
        guard screens.count > 1 else { return try show(first) }
        try printWrapped(StyledText(first.title, .heading))
        let found = screens.filter { !$0.isEmpty }
        if found.isEmpty {
            try printWrapped(
                StyledText(first.refusal ?? localized("No swap is known here: ask your dietitian."))
            )
        }
        for screen in found {
            try print()
            try showSwaps(screen)
        }
        try printCareTeam(first.careTeam)
    }

    private func showSwaps(_ screen: SubstituteScreen) throws {
        let name = screen.nutrient.name
        let title =
            screen.isLimited
            ? localized("For less \(name), which is limited for you now") : localized("For less \(name)")
        try printWrapped(StyledText(title, .heading))
        try printWrapped(StyledText(screen.text, .faint))
        for row in screen.offered + screen.alike {
            try printWrapped("  \(row.text, .good)", indent: 4)
            if !row.changes.isEmpty {
                try printWrapped(
                    StyledText("    " + localized("and \(row.changes.joined(separator: ", "))"), .faint),
                    indent: 4
                )
            }
            for note in row.notes { try printWrapped(StyledText("    \(note)", .faint), indent: 4) }
        }
        for row in screen.heldBack {
            try printWrapped("  \(localized("not", context: "swap"), .warning) \(row.text)", indent: 4)
            for fault in row.faults { try printWrapped(StyledText("    \(fault)", .warning), indent: 4) }
        }
    }
}

extension SubstituteScreen {
    /// Whether it has no swaps.
    fileprivate var isEmpty: Bool { offered.isEmpty && alike.isEmpty && heldBack.isEmpty }
}
