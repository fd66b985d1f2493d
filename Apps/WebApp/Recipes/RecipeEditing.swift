import HTMLKit
import PageKit
import RecipeBox
import ScreenKit
import TimeKit
import WordKit

/// The name of a recipe and its other facts, the first step of making one.
struct RecipeNamePage: HTMLView {
    let screen: RecipeNameScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        FormView(screen.form, with: screen.links, showsTitle: false, in: context)
        if let recipe = screen.recipe {
            h2 { localized("Photo") }
            if screen.photo?.hasThumbnail == true {
                img(src: .link(context.picture(recipe.rawValue)), alt: localized("The recipe’s photo"), .class("photo"))
            }
            div(.class("buttons")) { for action in screen.photoActions { ActionView(action, in: context) } }
        }
    }
}

/// The ingredients and the form for one.
struct IngredientListPage: HTMLView {
    let screen: IngredientPage
    let context: PageContext

    var body: some HTMLContent {
        ListWays(back: screen.back, navigation: screen.navigation, context: context)
        FormWay(form: screen.form, isFar: !screen.rows.isEmpty)
        if let hint = screen.emptyText { p { hint } }
        ul {
            for row in screen.rows {
                ListRow(
                    text: row.line,
                    reading: row.reading,
                    actions: (row.edit, row.move, row.delete),
                    context: context
                )
            }
        }
        FormView(screen.form, readsTyped: true, in: context)
    }
}

/// The steps and the form for one.
struct StepListPage: HTMLView {
    let screen: StepsPage
    let context: PageContext

    var body: some HTMLContent {
        ListWays(back: screen.back, navigation: screen.navigation, context: context)
        FormWay(form: screen.form, isFar: !screen.rows.isEmpty)
        if let hint = screen.emptyText { p { hint } }
        let numbers = screen.rows.map(\.step).numbers
        ol {
            for row in screen.rows {
                ListRow(
                    text: (numbers[row.id].map { "\($0). " } ?? "") + row.step.text,
                    reading: nil,
                    actions: (row.edit, row.move, row.delete),
                    context: context
                )
            }
        }
        FormView(screen.form, in: context)
    }
}

/// The ways between the name, the ingredients and the steps.
private struct ListWays: HTMLView {
    let back: Action
    let navigation: [Link]
    let context: PageContext

    var body: some HTMLContent {
        if let link = back.opens {
            p(PageScript.swipe.attribute, .data("data-way", "right")) {
                a(href: context.address(of: link)) { "← " + link.label }
            }
        }
        nav(.class("ways"), .aria("aria-label", localized("Parts of the recipe"))) {
            for link in navigation {
                a(
                    href: context.address(of: link),
                    .class("button plain"),
                    link.isCurrent ? .aria("aria-current", "page") : nil
                ) { link.label }
            }
        }
    }
}

/// The way down to the form, for a page whose list stands above it.
private struct FormWay: HTMLView {
    let form: Form
    let isFar: Bool

    var body: some HTMLContent {
        if isFar { p { a(href: .fragment(form.id), .class("button plain")) { form.title } } }
    }
}

/// An ingredient or a step with what can be done with it.
private struct ListRow: HTMLView {
    let text: String
    let reading: String?
    let actions: (edit: Action, move: Action, delete: Action)
    let context: PageContext

    var body: some HTMLContent {
        li(.class("card row")) {
            div(.class("grow")) {
                p { text }
                if let reading { p(.class("muted")) { reading } }
            }
            div(.class("buttons")) {
                ActionView(actions.edit, about: text, in: context)
                ActionView(actions.delete, style: "danger", about: text, in: context)
                if actions.move.isEnabled { ActionView(actions.move, about: text, in: context) }
            }
        }
    }
}
