import GRDB
import TimeKit
import WordKit

/// The SQL form of a query: conditions that every result meets, and the order if SQL can express it.
struct RecordScan {
    let query: DirectoryQuery
    let moment: LocalDateTime
    private(set) var conditions: [String] = []
    private(set) var arguments: [any DatabaseValueConvertible] = []

    init(_ query: DirectoryQuery, at moment: LocalDateTime) {
        self.query = query
        self.moment = moment
        let filter = query.filter
        require("record.kind = ?", query.kind.number)
        // Records without a place match any city or ZIP code, as in `FilterRule.place`.
        let anywhere =
            switch query.kind {
            case .activity: " OR (city_key = '' AND zip IS NULL AND latitude IS NULL)"
            case .event: " OR (city_key = '' AND zip IS NULL)"
            case .market, .recipe, .park, .resource: ""
            }
        switch filter.place {
        case .none: break
        case .zip(let zip): require("(zip = ?\(anywhere))", zip.digits)
        case .cities(let cities):
            let keys = Set(cities.map(FoldedText.key)).subtracting([""]).sorted()
            let marks = keys.map { _ in "?" }.joined(separator: ", ")
            conditions.append("(city_key IN (\(marks))\(anywhere))")
            arguments += keys
        }
        if !filter.payments.isEmpty {
            let bits = filter.payments.reduce(0) { $0 | $1.bit }
            require("(payments IS NULL OR payments & \(bits) = \(bits))")
        }
        if !filter.meals.isEmpty { require("meals & \(filter.meals.reduce(0) { $0 | $1.bit }) <> 0") }
        if filter.isFeatured { require("is_featured = 1") }
        if query.kind == .event, !filter.asksForDays, filter.openAt == nil {
            // A coarse condition: an all-day event can last up to a day beyond its stored end. The rule decides by the minute.
            require("(ends_at IS NULL OR ends_at >= ?)", moment.date.previous.description)
        }
    }

    private mutating func require(_ condition: String) { conditions.append(condition) }

    private mutating func require(_ condition: String, _ argument: any DatabaseValueConvertible) {
        conditions.append(condition)
        arguments.append(argument)
    }

    var condition: String { conditions.joined(separator: " AND ") }

    /// Whether the conditions are equivalent to the filter, so that the rules needn't check the rows.
    var isExact: Bool {
        let filter = query.filter
        let asksRule: [Bool] = [
            !FoldedText.key(filter.text).isEmpty, filter.circle != nil, filter.asksForDays, filter.openAt != nil,
            !filter.features.isEmpty, filter.minimumRating != nil, filter.cost != nil, filter.age != nil,
            !filter.ingredients.isEmpty, query.kind == .event, !filter.payments.isEmpty && query.kind != .market,
            !filter.meals.isEmpty && query.kind != .recipe,
        ]
        return !asksRule.contains(true)
    }

    /// The order in SQL; nil if the rules have to sort. They sort translated titles, because the table has only the original ones.
    var order: String? {
        switch query.sort {
        case .alphabetical where BundledTexts.haveTitles(query.kind),
            .reverseAlphabetical where BundledTexts.haveTitles(query.kind):
            nil
        case .alphabetical: "title_key, id"
        case .reverseAlphabetical: "title_key DESC, id DESC"
        case .newest: "added_on DESC, title_key, id"
        case .oldest: "added_on, title_key, id"
        case .bestMatch, .mostPopular, .nearMe, .chronological: nil
        }
    }
}
