import Foundation
import HTMLKit
import TimeKit
import WordKit

/// A record's page: header, buttons, sections and source.
struct RecordArticle: HTMLView {
    let facts: RecordFacts
    let frame: SiteFrame

    private var record: Record { facts.record }

    @HTMLBuilder var body: some HTMLContent {
        article {
            PictureView(picture: facts.picture, frame: frame, text: facts.picture.text, attribute: .class("picture"))
            if let note = EventText.sampleNote(record) { p(.class("warning")) { note } }
            h1(.dir(.automatic), record.shownTitle.lang) { record.shownTitle.text }
            SubtitleLine(record: record, attribute: .class("subtitle"))
            RecordHeader(facts: facts)
            ArticleButtons(facts: facts, frame: frame)
            for title in facts.sections {
                if SectionBody.isThere(title.section, in: facts) {
                    section(.class(title.section.rawValue), .id(title.section.rawValue)) {
                        h2(.dir(.automatic)) { title.title.isEmpty ? title.section.rawValue.capitalized : title.shown }
                        SectionBody(section: title.section, facts: facts, frame: frame)
                    }
                }
            }
            if record.coordinate != nil || !record.address.isEmpty, record.kind != .event {
                section(.id("way")) {
                    h2 { localized("Getting there") }
                    WayLinks(record: record)
                }
            }
            RecordNotes(record: record, picture: facts.picture, entered: facts.entered)
        }
    }
}

/// A record's subtitle; nothing without one.
struct SubtitleLine: HTMLView {
    let record: Record
    var attribute: Attribute?

    @HTMLBuilder var body: some HTMLContent {
        let subtitle = record.shown(record.subtitle)
        if !subtitle.text.isEmpty { p(attribute, .dir(.automatic), subtitle.lang) { subtitle.text } }
    }
}

extension Shown {
    /// The attribute that tells browsers the language; nil for the page's own.
    var lang: Attribute? { language.map { .lang($0) } }
}

/// The facts below a record's title: address and phone, or an event's date and cost.
private struct RecordHeader: HTMLView {
    let facts: RecordFacts

    @HTMLBuilder var body: some HTMLContent {
        if case .event(let event) = facts.record.details {
            if event.isCancelled {
                p(.class("warning")) { localized("This event was canceled.") }
            } else if event.isTentative == true {
                p(.class("warning")) { localized("It isn't certain yet that this event takes place.") }
            }
            p(.class("facts")) { EventWords.header(event, at: facts.moment) }
        } else {
            if !facts.place.isEmpty { p(.class("facts"), .dir(.automatic)) { facts.place } }
        }
        if !facts.record.phone.isEmpty {
            p(.class("facts")) { a(href: try? .telephone(facts.record.phone)) { facts.record.phone } }
        }
        if case .recipe(let recipe) = facts.record.details {
            let meals = MealType.allCases.filter(recipe.meals.contains).map(\.label)
            let words = ([UsualWords.shown(recipe.servings)] + meals).filter { !$0.isEmpty }
            if !words.isEmpty { p(.class("facts"), .dir(.automatic)) { words.joined(separator: " · ") } }
        }
    }
}

/// The buttons of a page. Actions that only the app has link into the app.
private struct ArticleButtons: HTMLView {
    let facts: RecordFacts
    let frame: SiteFrame

    private var links: [(button: ActionButton, link: PageLink, isOutside: Bool)] {
        let record = facts.record
        let inApp = frame.app(.record(record.kind, record.id))
        return facts.buttons.compactMap { button in
            guard let target = button.target(of: record) else { return nil }
            let link: (PageLink?, Bool) =
                switch target {
                case .link(let kind): (record.link(kind).flatMap { try? PageLink(checking: $0.text) }, true)
                case .web(let address): (try? PageLink(checking: address.text), true)
                case .directions: (.fragment(record.kind == .event ? "where" : "way"), false)
                case .favorite, .reminder: (inApp, false)
                case .print: (frame.depth == nil ? nil : frame.link(SiteAddress.print(record.id.rawValue)), false)
                case .subscription: (frame.app(.subscribe), false)
                case .findAPlace: (frame.app(.findAPlace(record.id)), false)
                case .share: (frame.absolute(SiteAddress.page(record.kind, record.id.rawValue)), false)
                }
            return link.0.map { (button, $0, link.1) }
        }
    }

    @HTMLBuilder var body: some HTMLContent {
        let links = links
        if !links.isEmpty {
            ul(.class("buttons")) {
                for item in links {
                    li {
                        a(href: item.link, .class("button"), item.isOutside ? .rel(.external) : nil, .dir(.automatic)) {
                            span(.aria("aria-hidden", "true")) { item.button.icon.symbol + " " }
                            item.button.title.isEmpty ? item.button.id : item.button.shownTitle
                        }
                    }
                }
            }
        }
    }
}

/// Links to directions in map services; without a destination, the reason.
struct WayLinks: HTMLView {
    let record: Record

    private var links: [(name: String, link: PageLink)] {
        Directions.Guide.allCases.compactMap { guide in
            Directions.link(to: record, guide).flatMap { try? PageLink(checking: $0) }.map { (guide.label, $0) }
        }
    }

    @HTMLBuilder var body: some HTMLContent {
        let place = Directions.shownAddress(of: record)
        if !place.isEmpty { p(.class("text"), .dir(.automatic)) { place } }
        if case .none(let why) = Directions.goal(of: record) {
            p(.class("note")) { localized("There is no way to show: \(why).") }
        } else {
            ul(.class("buttons")) {
                for item in links { li { a(href: item.link, .class("button"), .rel(.external)) { item.name } } }
            }
        }
    }
}

/// The source of a record and the date of its last check.
private struct RecordNotes: HTMLView {
    let record: Record
    let picture: SitePicture
    let entered: EnteredHere

    /// The last check. The source didn't make one that was noted here.
    private var checked: String {
        guard entered.isChecked, !record.isSample, let day = record.verifiedOn else {
            return RecordText.checked(record)
        }
        return localized("checked here on \(day)")
    }

    private var notes: [String] {
        [
            (BundledDirectory.shownOrigin(of: record.id) ?? record.source.map { "\($0.name), \($0.id)" }).map {
                localized("Source: \($0).")
            },
            checked.capitalizedFirst + ".",
            entered.fields.isEmpty ? nil : localized("Entered here: \(entered.words)."),
            picture.drawing.map { _ in localized("The picture is a drawing that was made for this directory.") },
        ].compactMap { $0 }
    }

    @HTMLBuilder var body: some HTMLContent {
        if !notes.isEmpty { p(.class("note"), .dir(.automatic)) { notes.joined(separator: " ") } }
    }
}

extension ButtonIcon {
    /// The icon as an emoji.
    var symbol: String {
        switch self {
        case .info: "\u{2139}\u{FE0F}"
        case .directions: "\u{1F9ED}"
        case .people: "\u{1F465}"
        case .heart: "\u{2764}\u{FE0F}"
        case .printer: "\u{1F5A8}\u{FE0F}"
        case .apple: "\u{1F34E}"
        case .envelope: "\u{2709}\u{FE0F}"
        case .trophy: "\u{1F3C6}"
        case .bell: "\u{1F514}"
        case .book: "\u{1F4D6}"
        case .globe: "\u{1F310}"
        case .star: "\u{2B50}"
        case .phone: "\u{260E}\u{FE0F}"
        case .camera: "\u{1F4F7}"
        case .calendar: "\u{1F4C5}"
        case .share: "\u{1F517}"
        case .map: "\u{1F5FA}\u{FE0F}"
        }
    }
}
