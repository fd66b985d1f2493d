import CommandKit
import HTMLKit
import NotificationKit
import PageKit
import ScreenKit
import TIPsTracker
import WordKit

/// The notifications that were told, newest first. Each title leads to what it is about.
struct TIPsInboxPage: HTMLView {
    let screen: InboxPage
    let context: PageContext

    var body: some HTMLContent {
        wayBack(TIPsLink.settings.labeled(localized("Settings")), context)
        if screen.inbox.items.isEmpty { p { screen.inbox.emptyText } }
        ul(.class("points")) {
            for item in screen.inbox.items {
                li {
                    p { title(item) }
                    if !item.body.isEmpty { p { ToldText.shown(item.body) } }
                    p(.class("muted")) { context.wallTime(of: item.toldAt) }
                }
            }
        }
    }

    private func title(_ item: InboxScreen.Item) -> HTMLFragment {
        let text = ToldText.shown(item.title)
        let title = item.isRead ? text : localized("\(text), new")
        return HTMLFragment {
            if let link = item.link {
                a(href: context.address(of: Link(link.description, label: title))) { title }
            } else {
                strong { title }
            }
        }
    }
}
