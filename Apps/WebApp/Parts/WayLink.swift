import HTMLKit
import PageKit
import ScreenKit

/// A link that looks like a button, marked if it leads to the page itself or to another site.
struct WayLink: HTMLView {
    private let link: Link
    private let context: PageContext

    init(_ link: Link, _ context: PageContext) {
        self.link = link
        self.context = context
    }

    var body: some HTMLContent {
        a(
            href: context.address(of: link),
            .class("button plain"),
            link.target.hasPrefix("http") ? .rel(.external) : nil,
            link.isCurrent ? .aria("aria-current", "page") : nil
        ) { link.label }
    }
}

/// Lines of a list; nothing for an empty one.
struct PointsView: HTMLView {
    private let title: String
    private let lines: [String]

    init(_ title: String = "", _ lines: [String]) {
        self.title = title
        self.lines = lines
    }

    var body: some HTMLContent {
        if !lines.isEmpty {
            if !title.isEmpty { h2 { title } }
            ul(.class("points")) { for line in lines { li { line } } }
        }
    }
}
