import HTMLKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// The day: a box as wide as the page for each item, under its category.
struct TIPsHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { screen.subtitle }
        for notice in screen.prompts + screen.warnings { card(notice) }
        if let note = screen.zoneNote { p(.class("muted")) { note } }
        for part in screen.categories { category(part) }
        div(.class("row")) {
            ActionView(screen.bottom.left, in: context)
            ActionView(screen.bottom.right, in: context)
        }
        h2 { localized("More") }
        div(.class("ways")) {
            for action in screen.actions {
                ActionView(action, in: context)
            }
        }
    }

    private func card(_ notice: HomeScreen.Notice) -> HTMLFragment {
        HTMLFragment {
            div(.class("card row")) {
                p(.class("grow")) { notice.text }
                if let link = notice.opens {
                    a(href: context.address(of: link), .class("button plain")) { link.label }
                }
            }
        }
    }

    private func category(_ part: HomeScreen.CategoryPart) -> HTMLFragment {
        HTMLFragment {
            h2 { part.title }
            p(.class("muted")) { [part.summary, part.timer?.text].compactMap { $0 }.joined(separator: " · ") }
            ul(.class("checks")) {
                for item in part.items {
                    li {
                        ToggleView(item.box, isOn: item.checked, text: item.name, note: note(item), in: context)
                        if let yesterday = item.yesterday { ActionView(yesterday, about: item.name, in: context) }
                    }
                }
            }
        }
    }

    private func note(_ item: HomeScreen.ItemRow) -> String {
        var facts = [item.dose?.text, item.stopped, item.log?.text, item.week?.text].compactMap { $0 }
        if item.log?.early == true { facts.append(localized("before the wait was over")) }
        return facts.joined(separator: " · ")
    }
}
