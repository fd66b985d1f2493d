import HTMLKit
import TimeKit
import WordKit

/// The page about an app on the device of the person: how to install it, and the choice of what the browser keeps.
struct DevicePage: HTMLView {
    let app: PageApp
    /// Whether the server lets browsers keep pages at all.
    let canKeep: Bool

    private var isKept: Bool { KeptApps.current.contains(app.segment) }

    var body: some HTMLContent {
        h2 { localized("Among your apps") }
        p {
            localized(
                """
                The browser can put \(app.title) among the apps of this device. Choose “Install app” or “Add to Home Screen” in its menu. \
                On an iPhone or iPad this stands under “Share”.
                """
            )
        }
        h2 { localized("Without a connection") }
        if canKeep {
            p {
                isKept
                    ? localized(
                        "The pages that you open stay in this browser. Without a connection they are shown with the time they are from."
                    )
                    : localized("No page stays in this browser.")
            }
            if app.asksBeforeKeeping {
                p {
                    localized(
                        "Its pages hold health data. Everybody who can open this browser can read those that stay in it."
                    )
                }
            }
            p { localized("Nothing can be entered without a connection.") }
            form(action: app.path([PagePlaces.device]), method: .post, .class("act"), .data("data-plain", "")) {
                button(name: "to", value: isKept ? "off" : "on", .class("plain")) {
                    isKept ? localized("Delete these pages and keep none") : localized("Keep the pages that I open")
                }
            }
        } else {
            p { localized("This server lets no browser keep pages.") }
        }
    }
}

/// The page that stands in for one that isn't kept. The worker lists the kept pages in it, and takes the line above a kept page from it.
struct OfflinePage: HTMLView {
    let app: PageApp
    let zone: String

    var body: some HTMLContent {
        p { localized("This page isn't kept here. It opens as soon as there is a connection.") }
        h2 { localized("Kept pages") }
        ul(
            .id("kept"),
            .class("points"),
            .data("data-zone", zone),
            .data("data-today", localized("Kept from \("{}"); you're offline.")),
            .data("data-older", localized("Kept from \("{}"), so it isn't today's page; you're offline."))
        ) {}
        p { localized("Only pages that were opened with a connection are kept.") }
        p { a(href: app.path([])) { localized("Go to \(app.title)") } }
    }
}
