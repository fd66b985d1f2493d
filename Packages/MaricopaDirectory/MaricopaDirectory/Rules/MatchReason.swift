public import TimeKit
import WordKit

/// The reason why a record matches: "takes SNAP, open Saturday 08:00–13:00, 1.2 miles away".
public enum MatchReason {
    /// The reasons in the order of the filter; empty if the query has no condition.
    public static func text(_ record: Record, _ query: DirectoryQuery, at moment: LocalDateTime) -> String {
        let filter = query.filter
        var reasons: [String] = []
        if let words = words(filter.text, record) { reasons.append(words) }
        if record.kind == .event, filter.place != .none, record.city.isEmpty, record.zip == nil {
            reasons.append(localized("city unknown"))
        }
        reasons += details(filter, record)
        if filter.minimumRating != nil, let rating = rating(record.ratingSummary) { reasons.append(rating) }
        if filter.asksForTimes || query.sort == .bestMatch, let time = time(filter, record, at: moment) {
            reasons.append(time)
        }
        let origin = query.sort == .nearMe ? query.measuredFrom : query.origin ?? filter.circle?.center
        if let origin { reasons.append(distance(origin, record.coordinate)) }
        if reasons.isEmpty, query.sort == .mostPopular || query.sort == .bestMatch,
            let rating = rating(record.ratingSummary)
        {
            reasons.append(rating)
        }
        return reasons.joined(separator: ", ")
    }

    /// "1.2 miles away"; "here" below 0.05 miles.
    static func distance(_ origin: Coordinate, _ coordinate: Coordinate?) -> String {
        guard let coordinate else { return localized("nobody knows how far") }
        let centimeters = Distance.centimeters(origin, coordinate)
        return centimeters < 8_047
            ? localized("here") : localized("\(PlaceWords.distance(centimeters: centimeters)) away")
    }

    private static func words(_ text: String, _ record: Record) -> String? {
        guard !FoldedText.key(text).isEmpty, let match = SearchRule.match(text, record) else { return nil }
        let place =
            switch match.place {
            case .title: localized("its title")
            case .subtitle: localized("its second line")
            case .description: localized("its description")
            }
        switch match.likeness {
        case .exact: return localized("the words are in \(place)")
        case .prefix: return localized("words that begin so are in \(place)")
        case .typo: return localized("nearly the same words are in \(place)")
        }
    }

    private static func details(_ filter: Filter, _ record: Record) -> [String] {
        switch record.details {
        case .market(let market):
            guard !filter.payments.isEmpty else { return [] }
            guard market.payments != nil else { return [localized("payments unknown")] }
            return [localized("takes \(listed(filter.payments.sorted().map(\.label)))")]
        case .park(let park):
            let asked = Set(filter.features.map(FoldedText.key))
            let there = park.features.filter { asked.contains(FoldedText.key($0)) }
            return there.isEmpty ? [] : [localized("has \(listed(there.map { UsualWords.inSentence($0) }))")]
        case .event(let event): return self.event(filter, event)
        case .recipe(let recipe):
            var reasons =
                filter.ingredients.isEmpty
                ? [] : [localized("with \(listed(filter.ingredients.sorted().map { UsualWords.inSentence($0) }))")]
            let meals = MealType.allCases.filter { filter.meals.contains($0) && recipe.meals.contains($0) }
            if !meals.isEmpty { reasons.append(localized("for \(listed(meals.map(\.inSentence)))")) }
            return reasons
        case .activity, .resource: return []
        }
    }

    private static func event(_ filter: Filter, _ event: EventDetails) -> [String] {
        var reasons: [String] = []
        // The row already shows a known cost.
        if filter.cost != nil, event.cost == nil { reasons.append(localized("cost unknown")) }
        if filter.age != nil {
            reasons.append(event.ages.map { localized("for \(EventText.ages($0))") } ?? localized("ages unknown"))
        }
        return reasons
    }

    private static func rating(_ summary: RatingSummary) -> String? {
        guard summary.ratings > 0 else { return nil }
        let tenths = (summary.stars * 20 + summary.ratings) / (2 * summary.ratings)
        return localized("rated \(tenths / 10).\(tenths % 10) by \(summary.ratings)")
    }

    // MARK: Opening times

    private static func time(_ filter: Filter, _ record: Record, at moment: LocalDateTime) -> String? {
        switch record.kind {
        // The row already shows an event's time.
        case .recipe, .activity, .event, .resource: return nil
        case .market, .park: break
        }
        guard filter.hours == .earlierYears, let years = record.hours.pastYears(before: moment.date),
            let earlier = record.hours.returning(before: moment.date)
        else { return time(filter, record.hours, at: moment) }
        let words = time(filter, earlier, at: moment)
        return words == unknown ? words : localized("in \(PlaceWords.years(years)) \(words), unknown today")
    }

    private static var unknown: String { localized("hours unknown") }

    private static func time(_ filter: Filter, _ hours: Hours, at moment: LocalDateTime) -> String {
        if filter.asksForDays {
            guard let opening = FilterRule.opening(of: hours, filter, at: moment) else { return unknown }
            let weekday = opening.day.weekday.inSentence
            return filter.dates == nil
                ? localized("open \(weekday) \(clock(opening.span))", context: "hours")
                : localized("open \(weekday) \(opening.day) \(clock(opening.span))")
        }
        let asked = filter.openAt ?? moment
        let when = filter.openAt == nil ? localized("now") : "\(asked.date.weekday.inSentence) \(asked.time)"
        switch OpenRule.openness(of: hours, at: asked) {
        case .open: return localized("open \(when)")
        case .closed: return localized("closed \(when)")
        case .unknown: return unknown
        }
    }

    /// "08:00–13:00"; "all day" for 24 hours.
    private static func clock(_ span: OpeningSpan) -> String {
        guard span.closes - span.opens < OpeningSpan.day else { return localized("all day") }
        return "\(PlaceWords.clock(span.opens))–\(PlaceWords.clock(span.closes))"
    }
}

extension FilterRule {
    /// Returns the first opening span that meets the filter's days and parts of the day; nil if none is known.
    static func opening(
        of hours: Hours,
        _ filter: Filter,
        at moment: LocalDateTime
    ) -> (day: LocalDate, span: OpeningSpan)? {
        let days = filter.lookedAt(from: moment.date, coming: 7)
        var day = days.lowerBound
        while day <= days.upperBound {
            if filter.days.isEmpty || filter.days.contains(day.weekday) {
                for part in filter.parts {
                    for offset in [0, -1, 1] {
                        let told = OpenRule.hours(of: hours, on: day.adding(days: offset)).day.spans
                        let midnight = offset * OpeningSpan.day
                        let span = told.first {
                            $0.opens + midnight < part.upperBound && part.lowerBound < $0.closes + midnight
                        }
                        if let span { return (day.adding(days: offset), span) }
                    }
                }
            }
            day = day.next
        }
        return nil
    }
}
