import HTMLKit
import MaricopaDirectory
import PageKit
import ScreenKit
import WordKit

/// The first page: a card for each feature, whose background is its picture.
struct DirectoryHomePage: HTMLView {
    let screen: HomeScreen
    let context: PageContext

    var body: some HTMLContent {
        div(.class("ways")) {
            for item in screen.bar { WayLink(item.link, context) }
            if let admin = screen.admin { WayLink(admin, context) }
        }
        ul(.class("tiles")) {
            for card in screen.cards {
                li(.class("card")) {
                    CardPicture(name: card.image, text: card.imageText, context: context)
                    div(.class("band")) {
                        h2 { a(href: context.address(of: card.link)) { card.title } }
                        if !card.note.isEmpty { p(.class("muted")) { card.note } }
                    }
                }
            }
        }
        if let signIn = screen.signIn {
            p { signIn.text }
            div(.class("ways")) { for link in [signIn.signUp, signIn.login] { WayLink(link, context) } }
        }
    }
}

/// The look of the app while it starts: its logo and slogan on one solid color, and a ring that turns.
struct LoadingPage: HTMLView {
    let screen: LoadingScreen
    let context: PageContext

    var body: some HTMLContent {
        div(.class("loading")) {
            PictureView(DirectoryLink.picture(screen.logo).target, screen.title, in: context)
            p(.class("tagline")) { screen.tagline }
            // The way on in a browser that blocks the automatic refresh.
            p { a(href: context.address(of: DirectoryLink.home.labeled(localized("Home")))) { localized("Home") } }
            p(screen.isTurning ? .class("turning") : nil, .role("status")) { screen.status }
        }
    }
}

/// A page of results, whose filters are in its address.
struct DirectoryListPage: HTMLView {
    let screen: ListScreen
    let context: PageContext

    var body: some HTMLContent {
        p(.class("muted")) { screen.text }
        // The way home stands above.
        let pages = screen.pages.filter { $0.target != DirectoryLink.home.target }
        if !pages.isEmpty { div(.class("ways")) { for link in pages { WayLink(link, context) } } }
        FilterTags(bar: screen.bar, context: context)
        for note in screen.notes + screen.suggestions { p { note } }
        ol(.class("cards")) {
            for row in screen.rows {
                li(.class("card")) {
                    RecordTile(
                        place: row.place,
                        tile: row.tile,
                        lines: [row.when, row.reason],
                        link: row.link,
                        context: context
                    )
                }
            }
        }
        div(.class("buttons")) { ActionView(screen.more, in: context) }
    }
}

/// A map with pins, and its records as a numbered list: below it, or beside it in a wide window. Each record has a link that opens its place in the
/// device's maps app.
struct DirectoryMapPage: HTMLView {
    let screen: MapScreen
    let context: PageContext

    var body: some HTMLContent {
        wayBack(screen.back, context)
        p(.class("muted")) { screen.text }
        div(.class("ways")) { for link in screen.pages { WayLink(link, context) } }
        FilterTags(bar: screen.bar, context: context)
        for note in screen.notes { p { note } }
        if !screen.pins.isEmpty {
            div(.class("beside")) {
                figure(.class("map")) {
                    CountyMap(screen)
                    figcaption {
                        localized("The numbers are those of the list. A plus stands for several places close together.")
                        " " + screen.credit
                    }
                }
                list
            }
        }
    }

    private var list: some HTMLContent {
        ol(.class("cards")) {
            for pin in screen.pins {
                li(.class("card")) {
                    RecordTile(
                        place: pin.number,
                        tile: pin.preview,
                        lines: [pin.open],
                        link: pin.link,
                        context: context
                    )
                    if let place = place(of: pin) { p { a(href: place) { localized("On your map") } } }
                }
            }
        }
    }

    private func place(of pin: MapScreen.Pin) -> LinkTarget? {
        try? .geo(latitude: Double(pin.place.latitudeE7) / 1e7, longitude: Double(pin.place.longitudeE7) / 1e7)
    }
}

/// The filters that are set, each with a button that removes it.
private struct FilterTags: HTMLView {
    let bar: FilterBar?
    let context: PageContext

    var body: some HTMLContent {
        if let bar {
            p { bar.text }
            div(.class("buttons")) { for action in bar.removals + [bar.clear] { ActionView(action, in: context) } }
        }
    }
}

/// A record of a list.
private struct RecordTile: HTMLView {
    let place: Int
    let tile: RecordRow
    let lines: [String]
    let link: Link
    let context: PageContext

    var body: some HTMLContent {
        PictureView(tile.picture.address, tile.picture.isOwn ? tile.picture.text : "", for: .small, in: context)
        h2 { a(href: context.address(of: link), tile.titleLanguage.map { .lang($0) }) { "\(place). \(tile.title)" } }
        if !tile.subtitle.isEmpty { p(.class("muted"), tile.subtitleLanguage.map { .lang($0) }) { tile.subtitle } }
        for line in [[town, tile.checked].filter { !$0.isEmpty }.joined(separator: " · ")] + lines
        where !line.isEmpty {
            p(.class("muted")) { line }
        }
    }

    private var town: String { [tile.city, tile.zip].filter { !$0.isEmpty }.joined(separator: " ") }
}
