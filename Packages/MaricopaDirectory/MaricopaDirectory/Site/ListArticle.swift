import HTMLKit
import TimeKit
import WordKit

/// A record's row in a list of the site.
struct ListRow {
    let record: Record
    let picture: SitePicture
    /// Such as "Phoenix · Sat 08:00-13:00 · SNAP"; may be empty.
    let words: String

    init(_ record: Record, picture: SitePicture, at moment: LocalDateTime) {
        self.record = record
        self.picture = picture
        var words = [record.city]
        switch record.details {
        case .market(let market):
            if OpenRule.hours(of: record.hours, on: moment.date).day == .unknown {
                words.append(PlaceWords.open(record.hours, at: moment))
            } else {
                words +=
                    record.hours.week.map { HoursWords.lines($0) }
                    ?? record.hours.seasons.prefix(1).flatMap { HoursWords.lines($0.week) }
            }
            words += (market.payments ?? []).sorted().map(\.label)
        case .park(let park): words += park.features.prefix(4).map { UsualWords.shown($0) }
        case .event(let event):
            words.insert(EventWords.header(event, at: moment), at: 0)
            if event.isCancelled {
                words.insert(localized("canceled"), at: 0)
            } else if event.isTentative == true {
                words.insert(localized("not certain yet"), at: 0)
            }
        case .recipe(let recipe): words += MealType.allCases.filter(recipe.meals.contains).map(\.inSentence)
        case .activity, .resource: break
        }
        words.append(RecordText.checked(record))
        self.words = words.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

struct ListArticle: HTMLView {
    let kind: RecordKind
    let rows: [ListRow]
    /// The 1-based number of the page.
    let number: Int
    let pages: Int
    /// The number of records on all pages.
    let total: Int
    /// Whether some record of the page has coordinates.
    let hasMap: Bool
    let frame: SiteFrame

    /// The records on a page.
    static let rowsPerPage = 100

    @HTMLBuilder var body: some HTMLContent {
        h1 { pages > 1 ? localized("\(kind.heading), page \(number) of \(pages)") : kind.heading }
        p(.class("note")) { total == 1 ? localized("1 in the directory.") : localized("\(total) in the directory.") }
        if hasMap, let drawing = frame.link(SiteAddress.map(kind, number, "svg")) {
            section(.class("map")) {
                h2 { localized("Map") }
                p {
                    a(href: drawing) {
                        img(
                            src: .link(drawing),
                            alt: localized("A map of this page's places, numbered as in the list"),
                            .lazy
                        )
                    }
                }
                p(.class("note")) {
                    a(href: frame.link(SiteAddress.map(kind, number, "geojson"))) { localized("The same as GeoJSON") }
                }
            }
        }
        if rows.isEmpty {
            p { localized("Nothing here yet.") }
        } else {
            ol(.class("rows"), .start((number - 1) * Self.rowsPerPage + 1)) {
                forEach(rows) { row in RowItem(row: row, frame: frame) }
            }
        }
        if pages > 1 {
            nav(.aria("aria-label", localized("Pages"))) {
                if number > 1 {
                    a(href: frame.link(SiteAddress.list(kind, number - 1)), .rel(.previous)) {
                        localized("Previous page")
                    }
                }
                if number < pages {
                    a(href: frame.link(SiteAddress.list(kind, number + 1)), .rel(.next)) { localized("Next page") }
                }
            }
        }
        if kind == .event, !rows.isEmpty {
            p { a(href: frame.link(["events", "events.ics"])) { localized("All of them as a calendar") } }
        }
    }
}

private struct RowItem: HTMLView {
    let row: ListRow
    let frame: SiteFrame

    var body: some HTMLContent {
        li {
            PictureView(
                picture: row.picture,
                frame: frame,
                text: row.picture.isCard ? "" : row.picture.text,
                attribute: .lazy
            )
            p(.dir(.automatic), row.record.shownTitle.lang) {
                a(href: frame.link(SiteAddress.page(row.record.kind, row.record.id.rawValue))) {
                    row.record.shownTitle.text
                }
            }
            SubtitleLine(record: row.record)
            if !row.words.isEmpty { p(.class("facts"), .dir(.automatic)) { row.words } }
        }
    }
}

/// The site's first page, with the number of records of each kind.
struct HomeArticle: HTMLView {
    let counts: [(kind: RecordKind, count: Int, checked: String)]
    let frame: SiteFrame

    @HTMLBuilder var body: some HTMLContent {
        h1 { frame.settings.name }
        p { localized("Markets, recipes, parks, activities, events and resources of Maricopa County.") }
        ul(.class("tiles")) {
            for item in counts {
                li {
                    a(href: frame.link(SiteAddress.list(item.kind)), .class("card")) {
                        PictureView(
                            picture: SitePicture(.card(of: item.kind)),
                            frame: frame,
                            text: "",
                            attribute: .lazy
                        )
                        strong { item.kind.heading }
                        localized("\(item.count, "entry", "entries")")
                        if !item.checked.isEmpty { ", " + item.checked }
                    }
                }
            }
            if let subscribe = frame.app(.subscribe) {
                li {
                    a(href: subscribe, .class("card")) {
                        PictureView(picture: SitePicture(.cardSubscribe), frame: frame, text: "", attribute: .lazy)
                        strong { localized("Subscribe") }
                        localized("in the app")
                    }
                }
            }
        }
    }
}

/// A static page; a paragraph that begins with "# " is a section title.
struct TextArticle: HTMLView {
    let title: Shown<String>
    let text: Shown<String>

    @HTMLBuilder var body: some HTMLContent {
        h1(.dir(.automatic), title.lang) { title.text }
        for paragraph in text.text.paragraphs {
            if paragraph.hasPrefix("# "), !paragraph.dropFirst(2).allSatisfy(\.isWhitespace) {
                h2(.dir(.automatic), text.lang) { String(paragraph.dropFirst(2)) }
            } else {
                p(.class("text"), .dir(.automatic), text.lang) { paragraph }
            }
        }
    }
}
