import HTMLKit
import PageKit
import RecipeBox
import ScreenKit
import TimeKit
import WordKit

/// The recipes, with the ways to a new one, to the search and to a shopping list.
struct RecipeHomePage: HTMLView {
    let screen: HomeScreen
    let pictured: Set<Recipe.ID>
    let context: PageContext

    var body: some HTMLContent {
        div(.class("ways")) {
            ActionView(screen.newRecipe, style: "main", in: context)
            a(href: context.address(of: screen.search), .class("button plain")) { screen.search.label }
        }
        if let hint = screen.emptyText { p { hint } }
        RecipeRows(rows: screen.rows, pictured: pictured, context: context)
        if !screen.rows.isEmpty {
            details(context.showsErrors(of: screen.shopping.buttons) ? .open : nil) {
                summary { screen.shopping.title }
                FormView(screen.shopping, showsTitle: false, in: context)
            }
        }
        details(context.showsErrors(of: screen.importing.buttons) ? .open : nil) {
            summary { screen.importing.title }
            FormView(screen.importing, showsTitle: false, in: context)
        }
        div(.class("buttons")) {
            ActionView(screen.undo, in: context)
            ActionView(screen.redo, in: context)
        }
        div(.class("ways")) {
            for link in screen.pages { a(href: context.address(of: link), .class("button plain")) { link.label } }
        }
    }
}

/// Recipes as cards, each with its picture and what can be done with it.
struct RecipeRows: HTMLView {
    let rows: [RecipeRow]
    /// The recipes that have a small picture.
    let pictured: Set<Recipe.ID>
    let context: PageContext

    var body: some HTMLContent {
        ul(.class("cards")) {
            for row in rows {
                li(.class("card row")) {
                    div(.class("grow")) {
                        if pictured.contains(row.id) {
                            img(src: .link(context.picture(row.id.rawValue)), alt: "", .class("thumb"), .lazy)
                        }
                        h2 { a(href: context.address(of: row.open)) { row.open.label } }
                        p(.class("muted")) { row.subtitle }
                    }
                    div(.class("buttons")) {
                        ActionView(row.edit, about: row.recipe.name, in: context)
                        ActionView(row.delete, style: "danger", about: row.recipe.name, in: context)
                    }
                }
            }
        }
    }
}

/// The search with its matches.
struct RecipeSearchPage: HTMLView {
    let screen: SearchScreen
    let pictured: Set<Recipe.ID>
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        FormView(screen.form, showsTitle: false, searchesFrom: 1, in: context)
        ResultsView(screen.emptyText ?? localized("\(screen.rows.count, "recipe")")) {
            if let hint = screen.emptyText { p { hint } }
            RecipeRows(rows: screen.rows, pictured: pictured, context: context)
        }
    }
}
