import HTMLKit
import PageKit
import RecipeBox
import ScreenKit
import TimeKit
import WordKit

/// A recipe to cook from, in the size that was asked for.
struct RecipeReadingPage: HTMLView {
    let screen: RecipeScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if screen.recipe.photo?.hasThumbnail == true {
            img(src: .link(context.picture(screen.recipe.id.rawValue)), alt: "", .class("photo"))
        }
        if !screen.facts.isEmpty {
            ul(.class("facts")) { for fact in screen.facts { li { fact } } }
        }
        nav(.class("ways"), .aria("aria-label", localized("Size"))) {
            for size in sizes { a(href: context.address(of: size), .class("button plain")) { size.label } }
        }
        section(.class("cook")) {
            h2 { localized("Ingredients") }
            ul(.class("lines")) {
                for (place, line) in screen.lines.enumerated() { LineView(line: line, id: "line-\(place)") }
            }
        }
        section(.class("cook"), PageScript.awake.attribute) {
            h2 { localized("Steps") }
            ol(.class("steps")) {
                for step in screen.recipe.steps {
                    li(RecipeHeading.isHeading(step.text) ? .class("heading") : nil) { span { step.text } }
                }
            }
        }
        if !screen.recipe.notes.isEmpty {
            section {
                h2 { localized("Notes") }
                for note in screen.recipe.notes.split(separator: "\n") { p { String(note) } }
            }
        }
        if !screen.recipe.source.isEmpty { p(.class("muted")) { localized("Source: \(screen.recipe.source)") } }
        FormView(screen.size, in: context)
        div(.class("buttons")) { PrintView() }
        details {
            summary { localized("Export") }
            div(.class("buttons")) { for action in screen.exports { ActionView(action, in: context) } }
        }
        div(.class("ways")) {
            for action in screen.actions {
                if action.confirmation == nil {
                    ActionView(action, in: context)
                } else {
                    ActionView(action, style: "danger", in: context)
                }
            }
        }
    }
}

extension RecipeReadingPage {
    /// The recipe halved, doubled and, in another size, as it is written.
    private var sizes: [Link] {
        func sized(_ parts: [String], _ label: String) -> Link {
            let target = DeepLink(scheme: "recipebox", ["recipe", screen.recipe.id.rawValue] + parts)
            return Link(target.description, label: label)
        }
        let kitchen = screen.scale.isRounded ? ["kitchen"] : []
        let isWritten = screen.size[field: "factor"]?.value == "1"
        return [sized(["size", "1", "2"] + kitchen, "× ½"), sized(["size", "2", "1"] + kitchen, "× 2")]
            + (isWritten ? [] : [sized([], localized("As written"))])
    }
}

/// An ingredient line with what rounding did to it, and a box for the cook to tick, which the page alone keeps.
private struct LineView: HTMLView {
    let line: RecipeScreen.Line
    let id: String

    var body: some HTMLContent {
        if line.isHeading {
            li(.class("heading")) { words }
        } else {
            li(.class("tick")) {
                input(.checkbox, name: "used", .id(id))
                label(for: id) { words }
            }
        }
    }

    @HTMLBuilder private var words: some HTMLContent {
        line.text
        if let error = line.roundingError { span(.class("muted")) { " (\(error))" } }
        if !line.unscaled.isEmpty {
            span(.class("muted")) { " — " + localized("not scaled: \(line.unscaled.joined(separator: ", "))") }
        }
    }
}

/// The things to buy for some recipes. A script keeps their ticks on the device, so that they are there in a shop without a connection.
struct ShoppingListPage: HTMLView {
    let screen: ShoppingListScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        if !screen.recipes.isEmpty {
            p(.class("muted")) { localized("For \(screen.recipes.map(\.name).joined(separator: ", "))") }
        }
        if let hint = screen.emptyText { p { hint } }
        if !screen.items.isEmpty {
            div(
                PageScript.ticks.attribute,
                .data("data-list", content),
                .data("data-none", localized("Nothing is ticked."))
            ) {
                ul(.class("lines")) {
                    for (index, item) in screen.items.enumerated() {
                        li(.class("tick")) {
                            input(.checkbox, name: "bought", .id("item-\(index)"))
                            label(for: "item-\(index)") { item.text }
                        }
                    }
                }
                div(.class("buttons after")) {
                    button(.class("plain"), .hidden) { localized("Untick all") }
                    PrintView()
                }
            }
        }
        if !screen.recipes.isEmpty { FormView(screen.size, in: context) }
    }

    /// The id of what is on the list, so that a device forgets the ticks of another one.
    private var content: String { PagePicture.hash(Array(screen.items.map(\.text).joined(separator: "\n").utf8)) }
}

/// The changes of a recipe, newest first.
struct RecipeHistoryPage: HTMLView {
    let screen: HistoryScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        div(.class("after")) { ActionView(screen.undo, in: context) }
        ol {
            for entry in screen.entries {
                li(.class("card")) {
                    h2 { words(of: entry) }
                    p(.class("muted")) { context.wallTime(of: entry.at) }
                    if !entry.differences.isEmpty {
                        ul { for difference in entry.differences { li { difference.description } } }
                    }
                }
            }
        }
    }

    private func words(of entry: HistoryEntry) -> String {
        guard entry.isUndone else { return entry.summary }
        return entry.isDoneAgain
            ? localized("\(entry.summary) (done again)") : localized("\(entry.summary) (undone)")
    }
}
