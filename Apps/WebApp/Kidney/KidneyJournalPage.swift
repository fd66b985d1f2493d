import HTMLKit
import KidneyNutrition
import PageKit
import ScreenKit
import TimeKit
import WordKit

/// The food, drinks and photos of a day by meal, each with what can be done with it, and the form for another photo.
///
/// The phone offers its camera and its photo app.
struct KidneyJournalPage: HTMLView {
    let screen: JournalScreen
    let context: PageContext

    var body: some HTMLContent {
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        if screen.meals.isEmpty { p { localized("Nothing is written down yet.") } }
        for meal in screen.meals {
            h2 { meal.name }
            ul(.class("cards")) {
                for row in meal.entries {
                    li(.class("card")) {
                        h3 { a(href: context.address(of: row.entry.opens)) { row.entry.food } }
                        p(.class("muted")) { "\(row.entry.amount) · \(row.entry.time)" }
                        p { row.figures.joined(separator: " · ") }
                        FoldedActions(actions: row.actions, about: row.entry.food, context: context)
                    }
                }
                for photo in meal.photos {
                    li(.class("card")) {
                        if photo.thumbnail != nil {
                            img(
                                src: .link(context.picture(photo.id.rawValue)),
                                alt: words(of: photo, meal),
                                .class("photo")
                            )
                        }
                        if let note = photo.note { p { note } }
                        p(.class("muted")) { [photo.time, photo.text].compactMap { $0 }.joined(separator: " · ") }
                        FoldedActions(actions: photo.actions, about: words(of: photo, meal), context: context)
                    }
                }
            }
            for line in meal.totals { p(.class("muted")) { line } }
            if let copy = meal.copy { FoldedActions(actions: [copy], about: meal.name, context: context) }
        }
        FormView(screen.photoForm, in: context)
        FormView(screen.dayForm, showsTitle: false, in: context)
    }

    private func words(of photo: JournalScreen.Photo, _ meal: JournalScreen.MealPart) -> String {
        localized("A photo of \(photo.time), \(meal.name)")
    }
}

/// Actions of a row: those with fields folded, the others as buttons.
private struct FoldedActions: HTMLView {
    let actions: [Action]
    let about: String
    let context: PageContext

    var body: some HTMLContent {
        for action in actions where action.isEnabled && !action.inputs.isEmpty {
            details(context.showsErrors(of: [action]) ? .open : nil) {
                summary {
                    action.label
                    span(.class("heard")) { " " + about }
                }
                ActionView(action, about: about, in: context)
            }
        }
        div(.class("buttons")) {
            for action in actions where !action.isEnabled || action.inputs.isEmpty {
                ActionView(action, about: about, in: context)
            }
        }
    }
}
