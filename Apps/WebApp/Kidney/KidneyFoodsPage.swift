import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import WordKit

/// The food search: the matches, each with its usual portion and main figures, and the foods eaten lately.
struct KidneyFoodsPage: HTMLView {
    let screen: FoodSearchScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        FormView(screen.form, showsTitle: false, searchesFrom: 3, in: context)
        ResultsView(screen.text) {
            p { screen.text }
            ul(.class("cards")) {
                for food in screen.foods {
                    li(.class("card")) { FoundFoodView(food: food, context: context) }
                }
            }
            if !screen.recent.isEmpty {
                h2 { localized("Eaten lately") }
                ul(.class("cards")) {
                    for food in screen.recent {
                        li(.class("card")) {
                            h3 { a(href: context.address(of: food.opens)) { food.name } }
                            p(.class("muted")) { food.amount }
                            details(context.showsErrors(of: [food.again]) ? .open : nil) {
                                summary { food.again.label }
                                ActionView(food.again, about: food.name, in: context)
                            }
                        }
                    }
                }
            }
            div(.class("ways")) { WayLink(screen.online, context) }
        }
        details(context.showsErrors(of: screen.quickForm.buttons) ? .open : nil) {
            summary { screen.quickForm.title }
            FormView(screen.quickForm, showsTitle: false, in: context)
            if !screen.offered.isEmpty {
                ul(.class("cards")) {
                    for food in screen.offered { li(.class("card")) { FoundFoodView(food: food, context: context) } }
                }
            }
        }
        div(.class("ways")) { WayLink(screen.create, context) }
    }
}

/// A match with its portion, its source and its main figures. An unknown figure is said to be unknown.
struct FoundFoodView: HTMLView {
    let food: FoodSearchScreen.Found
    let context: PageContext

    /// The nutrients that matter most on a kidney diet.
    private static let firstAsked: [Nutrient] = [.potassium, .phosphorus, .sodium, .protein]

    var body: some HTMLContent {
        h2 { a(href: context.address(of: food.opens)) { food.name } }
        p(.class("muted")) { [food.brand, food.portion, food.source].compactMap { $0 }.joined(separator: " · ") }
        p { localized("In 100 g: \(Self.firstAsked.map(figure).joined(separator: ", "))") }
    }

    private func figure(_ nutrient: Nutrient) -> String {
        guard let amount = food.per100g[nutrient] else { return localized("\(nutrient.name) not known") }
        let text = "\(amount) \(nutrient.unit)"
        return "\(nutrient.name) " + (food.atLeast.contains(nutrient) ? localized("at least \(text)") : text)
    }
}
