import HTMLKit
import TimeKit
import WordKit

/// A section of a record's page without its title.
struct SectionBody: HTMLView {
    let section: RecordSection
    let facts: RecordFacts
    let frame: SiteFrame

    /// Whether the section has content. Unknown hours and payments count as content.
    static func isThere(_ section: RecordSection, in facts: RecordFacts) -> Bool {
        let record = facts.record
        switch (section, record.details) {
        case (.about, _): return !record.description.paragraphs.isEmpty
        case (.hours, _): return record.kind == .market || record.kind == .park || record.hours != .unknown
        case (.produce, .market(let market)): return market.produce.contains { !$0.items.isEmpty }
        case (.payments, .market): return true
        case (.features, .park(let park)): return !park.features.isEmpty
        case (.howTo, .activity(let activity)): return !activity.howTo.paragraphs.isEmpty
        case (.findAPlace, .activity(let activity)): return !activity.placeFeature.isEmpty
        case (.ingredients, .recipe(let recipe)): return !recipe.ingredients.isEmpty
        case (.directions, .recipe(let recipe)): return !recipe.directions.isEmpty
        case (.nutrition, .recipe(let recipe)): return !recipe.nutrition.isEmpty
        case (.details, .event): return true
        case (.place, _): return record.coordinate != nil || !facts.place.isEmpty
        case (.ratings, _): return record.ratingSummary.ratings > 0 || !facts.photos.isEmpty
        default: return false
        }
    }

    @HTMLBuilder var body: some HTMLContent {
        switch (section, facts.record.details) {
        case (.about, _): TextBlock(facts.record.shown(facts.record.description))
        case (.hours, _): HoursBlock(hours: facts.record.hours, day: facts.moment.date)
        case (.produce, .market(let market)): ProduceBlock(produce: market.produce)
        case (.payments, .market(let market)): PaymentBlock(payments: market.payments)
        case (.features, .park(let park)): TagList(words: park.features.map(UsualWords.told))
        case (.howTo, .activity(let activity)): TextBlock(facts.record.shown(activity.howTo))
        case (.findAPlace, .activity(let activity)):
            PlacesBlock(feature: activity.placeFeature, facts: facts, frame: frame)
        case (.ingredients, .recipe(let recipe)):
            let lines = facts.record.shown(recipe.ingredients)
            ul(lines.lang) { for line in lines.text { li(.dir(.automatic)) { line } } }
        case (.directions, .recipe(let recipe)):
            let lines = facts.record.shown(recipe.directions)
            ol(lines.lang) { for line in lines.text { li(.dir(.automatic)) { line } } }
        case (.nutrition, .recipe(let recipe)): FactTable(told: recipe.nutrition.map(UsualWords.told))
        case (.details, .event(let event)): EventBlock(event: event, facts: facts, frame: frame)
        case (.place, _): WayLinks(record: facts.record)
        case (.ratings, _): RatingBlock(facts: facts, frame: frame)
        default: MarkupNothing()
        }
    }
}

/// Paragraphs of plain text with their line breaks.
struct TextBlock: HTMLView {
    let paragraphs: [String]
    private let lang: Attribute?

    init(_ text: Shown<String>) {
        paragraphs = text.text.paragraphs
        lang = text.lang
    }

    var body: some HTMLContent {
        forEach(paragraphs) { paragraph in p(.class("text"), .dir(.automatic), lang) { paragraph } }
    }
}

/// A table of names and values.
struct FactTable: HTMLView {
    private let rows: [(name: Shown<String>, value: String)]

    init(rows: [(String, String)]) { self.rows = rows.map { (Shown($0.0), $0.1) } }

    /// Creates a table of facts whose names may be in another language.
    init(told rows: [(name: Shown<String>, amount: String)]) { self.rows = rows.map { ($0.name, $0.amount) } }

    @HTMLBuilder var body: some HTMLContent {
        table {
            tbody {
                for row in rows {
                    tr {
                        th(scope: .row, .dir(.automatic), row.name.lang) { row.name.text }
                        td(.dir(.automatic)) { row.value }
                    }
                }
            }
        }
    }
}

/// A list of short words.
struct TagList: HTMLView {
    let words: [Shown<String>]

    var body: some HTMLContent {
        ul(.class("tags")) { for word in words { li(.dir(.automatic), word.lang) { word.text } } }
    }
}

private struct HoursBlock: HTMLView {
    let hours: Hours
    let day: LocalDate

    @HTMLBuilder var body: some HTMLContent {
        if hours == .unknown {
            p { localized("Hours unknown: nobody told them. Ask before you go.") }
        } else {
            if let years = hours.pastYears(before: day) {
                p { localized("Hours unknown, told only for \(PlaceWords.years(years)). Ask before you go.") }
            }
            if let week = hours.week, week != .unknown || hours.seasons.isEmpty { FactTable(rows: Self.rows(week)) }
            for season in hours.seasons {
                h3(.dir(.automatic)) { PlaceWords.season(season, on: day) }
                if season.week == .unknown {
                    p { localized("Hours unknown.") }
                } else {
                    // Days of which nobody knows whether the season has them aren't closed.
                    let days = Weekday.allCases.filter { season.untold == nil || season.week[$0] != .closed }
                    FactTable(rows: Self.rows(season.week, days))
                }
            }
            if !hours.exceptions.isEmpty {
                h3 { localized("Other days") }
                FactTable(
                    rows: hours.exceptions.map { day in
                        ("\(day.date)", HoursWords.text(day.hours) + (day.note.isEmpty ? "" : " (\(day.note))"))
                    }
                )
            }
        }
    }

    private static func rows(_ week: WeeklyHours, _ days: [Weekday] = Weekday.allCases) -> [(String, String)] {
        days.map { ($0.label, HoursWords.text(week[$0])) }
    }
}

private struct ProduceBlock: HTMLView {
    let produce: [SeasonalProduce]

    @HTMLBuilder var body: some HTMLContent {
        for season in produce {
            if !season.items.isEmpty {
                details(.open) {
                    summary(.dir(.automatic)) {
                        season.season.isEmpty ? localized("All year") : UsualWords.shown(season.season)
                    }
                    TagList(words: season.items.map(UsualWords.told))
                }
            }
        }
    }
}

private struct PaymentBlock: HTMLView {
    let payments: Set<PaymentOption>?

    @HTMLBuilder var body: some HTMLContent {
        if let payments {
            if payments.isEmpty {
                p { localized("No cards or vouchers.") }
            } else {
                TagList(words: payments.sorted().map { Shown($0.label) })
            }
        } else {
            p { localized("Nobody told what can be paid with. Ask before you go.") }
        }
    }
}

private struct PlacesBlock: HTMLView {
    let feature: String
    let facts: RecordFacts
    let frame: SiteFrame

    @HTMLBuilder var body: some HTMLContent {
        p(.dir(.automatic)) {
            facts.places.isEmpty
                ? localized("Parks with: \(UsualWords.inSentence(feature)).")
                : localized("Parks with “\(UsualWords.inSentence(feature))”:")
        }
        if !facts.places.isEmpty {
            ul {
                for park in facts.places {
                    li(.dir(.automatic)) {
                        a(href: frame.link(SiteAddress.page(.park, park.id.rawValue))) { park.title }
                        park.city.isEmpty ? "" : ", " + park.city
                    }
                }
            }
        }
        p { a(href: frame.app(.findAPlace(facts.record.id))) { localized("Find a place on the map in the app") } }
    }
}

private struct RatingBlock: HTMLView {
    let facts: RecordFacts
    let frame: SiteFrame

    @HTMLBuilder var body: some HTMLContent {
        let mark = RecordRow.RatingMark(facts.record.ratingSummary)
        if let tenths = mark.tenths {
            p {
                localized("\(tenths / 10).\(tenths % 10) of 5 stars, \(mark.count, "rating")")
            }
        }
        if !facts.photos.isEmpty {
            div(.class("photos")) {
                for photo in facts.photos {
                    figure {
                        PictureView(picture: photo.picture, frame: frame, text: photo.picture.text, attribute: .lazy)
                        if !photo.caption.isEmpty { figcaption(.dir(.automatic)) { photo.caption } }
                    }
                }
            }
        }
    }
}
