import TimeKit
import WordKit

/// A condition of a filter, as the bar under a list shows it.
public struct ActiveFilter: Hashable, Codable, Identifiable, Sendable {
    /// Unique within the filter: "city/Mesa".
    public let id: String
    /// Such as "Mesa" or "takes SNAP".
    public let label: String

    init(_ id: String, _ label: String) {
        self.id = id
        self.label = label
    }
}

/// The text of a filter.
public enum FilterWords {
    /// The conditions that are set, in the order of the filter screen. `isFeatured` is left out because it belongs to a home page.
    public static func active(_ filter: Filter) -> [ActiveFilter] {
        var parts: [ActiveFilter] = []
        if !FoldedText.key(filter.text).isEmpty { parts.append(ActiveFilter("text", "“\(filter.text)”")) }
        switch filter.place {
        case .none: break
        case .zip(let zip): parts.append(ActiveFilter("zip", localized("ZIP \(zip)")))
        case .cities(let cities): parts += cities.sorted().map { ActiveFilter("city/\($0)", $0) }
        }
        if let circle = filter.circle {
            let miles = PlaceWords.radius(centimeters: circle.centimeters)
            parts.append(ActiveFilter("circle", localized("within \(miles) of \(UsualWords.shown(circle.name))")))
        }
        for part in TimeOfDay.allCases where filter.timesOfDay.contains(part) {
            parts.append(ActiveFilter("time-of-day/\(part.rawValue)", part.label))
        }
        parts += filter.days.sorted().map { ActiveFilter("day/\($0.englishName.lowercased())", $0.label) }
        if let dates = filter.dates { parts.append(ActiveFilter("dates", self.dates(dates))) }
        if let hours = filter.hours {
            parts.append(ActiveFilter("hours/\(hours.rawValue)", localized("hours of earlier years")))
        }
        parts += filter.payments.sorted().map { ActiveFilter("payment/\($0.rawValue)", localized("takes \($0.label)")) }
        parts += filter.features.sorted().map { ActiveFilter("feature/\($0)", UsualWords.shown($0)) }
        if let stars = filter.minimumRating {
            parts.append(
                ActiveFilter(
                    "rating",
                    stars == 5
                        ? localized("5 stars")
                        : stars == 1 ? localized("1 star and up") : localized("\(stars) stars and up")
                )
            )
        }
        switch filter.cost {
        case nil: break
        case .free: parts.append(ActiveFilter("cost", localized("free")))
        case .atMost(let cents):
            parts.append(ActiveFilter("cost", localized("up to \(EventText.cost(.cents(cents, cents)))")))
        }
        if let age = filter.age { parts.append(ActiveFilter("age", localized("for age \(age)"))) }
        parts += filter.ingredients.sorted().map {
            ActiveFilter("ingredient/\($0)", localized("with \(UsualWords.inSentence($0))"))
        }
        for meal in MealType.allCases where filter.meals.contains(meal) {
            parts.append(ActiveFilter("meal/\(meal.rawValue)", meal.label))
        }
        if let moment = filter.openAt {
            parts.append(
                ActiveFilter("open-at", localized("open \(EventText.day(moment.date)) \(EventText.time(moment.time))"))
            )
        }
        return parts
    }

    /// Returns a filter without one of its conditions.
    static func removing(_ active: ActiveFilter, from filter: Filter) -> Filter {
        var filter = filter
        let parts = active.id.split(separator: "/", maxSplits: 1).map(String.init)
        if parts.count == 2, let section = FilterSection(rawValue: parts[0]) {
            filter.toggle(parts[1], in: section)
            return filter
        }
        let without: [String: (inout Filter) -> Void] = [
            "text": { $0.text = "" }, "zip": { $0.place = .none }, "circle": { $0.circle = nil },
            "dates": { $0.dates = nil }, "rating": { $0.minimumRating = nil }, "cost": { $0.cost = nil },
            "age": { $0.age = nil }, "open-at": { $0.openAt = nil },
        ]
        without[active.id]?(&filter)
        return filter
    }

    private static func dates(_ span: DateSpan) -> String {
        switch (span.from, span.to) {
        case (let from?, let to?): from == to ? "\(from)" : localized("\(from) to \(to)")
        case (let from?, nil): localized("from \(from) on")
        case (nil, let to?): localized("until \(to)")
        case (nil, nil): localized("any day")
        }
    }
}
