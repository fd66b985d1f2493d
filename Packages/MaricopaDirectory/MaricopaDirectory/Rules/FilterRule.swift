public import TimeKit
import WordKit

/// The definition of a filter's result, for one record at a time. The store's indexes have to agree with it.
public enum FilterRule {
    /// Matches a record with a filter at a moment of the county's clocks.
    ///
    /// All conditions have to hold, so the worst result counts. A condition that the kind doesn't have (payments of a park) is a no. A
    /// missing fact of a kind that has it (payments of a market) is a maybe.
    public static func match(_ record: Record, _ filter: Filter, at moment: LocalDateTime) -> FilterMatch {
        var match = text(filter.text, record)
        match = match.and(place(filter, kind: record.kind, city: record.city, zip: record.zip, record.coordinate))
        match = match.and(circle(filter.circle, record.coordinate))
        match = match.and(rating(filter.minimumRating, record.ratingSummary))
        match = match.and(details(filter, record.details))
        return match.and(time(filter, record.details, record.hours, at: moment))
    }

    /// Matches if all words are found; see ``SearchRule``. A text without words matches everything.
    static func text(_ text: String, _ record: Record) -> FilterMatch {
        if FoldedText.key(text).isEmpty { return .yes }
        return SearchRule.match(text, record) == nil ? .no : .yes
    }

    /// Matches the city or ZIP code. An activity without any place, and an event without a city and ZIP code, are a maybe for each.
    static func place(
        _ filter: Filter,
        kind: RecordKind,
        city: String,
        zip: ZIPCode?,
        _ coordinate: Coordinate?
    ) -> FilterMatch {
        let isUntold = city.isEmpty && zip == nil && (kind == .event || kind == .activity && coordinate == nil)
        switch filter.place {
        case .none: return .yes
        case .cities(let cities):
            let key = FoldedText.key(city)
            if !key.isEmpty, cities.contains(where: { FoldedText.key($0) == key }) { return .yes }
        case .zip(let asked): if asked == zip { return .yes }
        }
        return isUntold ? .maybe : .no
    }

    /// Matches within the circle, its edge included. A record without coordinates doesn't match.
    static func circle(_ circle: Circle?, _ coordinate: Coordinate?) -> FilterMatch {
        guard let circle else { return .yes }
        guard let coordinate else { return .no }
        return Distance.centimeters(circle.center, coordinate) <= circle.centimeters ? .yes : .no
    }

    /// Matches the mean rating. An unrated record doesn't match.
    static func rating(_ minimum: Int?, _ summary: RatingSummary) -> FilterMatch {
        guard let minimum else { return .yes }
        return summary.ratings > 0 && summary.stars >= minimum * summary.ratings ? .yes : .no
    }

    /// Matches the conditions of a single kind.
    static func details(_ filter: Filter, _ details: RecordDetails) -> FilterMatch {
        var match = FilterMatch.yes
        if !filter.payments.isEmpty { match = match.and(payments(filter.payments, details)) }
        if !filter.features.isEmpty { match = match.and(features(filter.features, details)) }
        if let cost = filter.cost { match = match.and(Self.cost(cost, details)) }
        if let age = filter.age { match = match.and(Self.age(age, details)) }
        if !filter.ingredients.isEmpty { match = match.and(ingredients(filter.ingredients, details)) }
        if !filter.meals.isEmpty { match = match.and(meals(filter.meals, details)) }
        if filter.isFeatured {
            if case .recipe(let recipe) = details, recipe.isFeatured { return match }
            return .no
        }
        return match
    }

    /// Matches if the market accepts all of them.
    private static func payments(_ asked: Set<PaymentOption>, _ details: RecordDetails) -> FilterMatch {
        guard case .market(let market) = details else { return .no }
        guard let taken = market.payments else { return .maybe }
        return asked.isSubset(of: taken) ? .yes : .no
    }

    /// Matches if the park has all of them.
    private static func features(_ asked: Set<String>, _ details: RecordDetails) -> FilterMatch {
        guard case .park(let park) = details else { return .no }
        let there = Set(park.features.map(FoldedText.key))
        return asked.allSatisfy { there.contains(FoldedText.key($0)) } ? .yes : .no
    }

    /// Compares the lowest price with a limit.
    private static func cost(_ asked: CostFilter, _ details: RecordDetails) -> FilterMatch {
        guard case .event(let event) = details else { return .no }
        guard let cost = event.cost else { return .maybe }
        let least = if case .cents(let least, _) = cost { least } else { 0 }
        switch asked {
        // "Free" means that the highest price is 0, too.
        case .free:
            if case .cents(_, let most) = cost, most > 0 { return .no }
            return .yes
        case .atMost(let cents): return least <= cents ? .yes : .no
        }
    }

    /// Matches if the age is in range.
    private static func age(_ asked: Int, _ details: RecordDetails) -> FilterMatch {
        guard case .event(let event) = details else { return .no }
        guard let ages = event.ages else { return .maybe }
        return ages.contains(asked) ? .yes : .no
    }

    /// Matches if each text is found in some line.
    private static func ingredients(_ asked: Set<String>, _ details: RecordDetails) -> FilterMatch {
        guard case .recipe(let recipe) = details else { return .no }
        let lines = recipe.ingredients.map { IngredientWords($0) }
        return asked.allSatisfy { word in
            let words = IngredientWords(word)
            return words.isEmpty || lines.contains { $0.contains(words) }
        } ? .yes : .no
    }

    /// Matches if the recipe suits one of them.
    private static func meals(_ asked: Set<MealType>, _ details: RecordDetails) -> FilterMatch {
        guard case .recipe(let recipe) = details else { return .no }
        return asked.isDisjoint(with: recipe.meals) ? .no : .yes
    }
}

extension FilterRule {
    /// The most days of a range that are searched: two years and a leap day.
    static let mostDays = OpenRule.horizon

    /// Matches days, parts of the day, dates and the moment of `openAt`.
    ///
    /// Days and parts of the day are combined: open at some minute of one of these parts on one of these days. Without dates, the next
    /// seven days count, or for an event all that is to come. A past event doesn't match unless `dates` or `openAt` ask for the past.
    ///
    /// Hours of earlier years count only if the filter says so, and then as a maybe.
    static func time(
        _ filter: Filter,
        _ details: RecordDetails,
        _ hours: Hours,
        at moment: LocalDateTime
    ) -> FilterMatch {
        if case .event(let event) = details {
            return EventRule.occurrence(of: event.schedule, in: filter, at: moment) == nil ? .no : .yes
        }
        let earlier = filter.hours == .earlierYears ? hours.returning(before: moment.date) : nil
        let match = told(filter, earlier ?? hours, at: moment)
        return earlier == nil ? match : match.and(.maybe)
    }

    private static func told(_ filter: Filter, _ hours: Hours, at moment: LocalDateTime) -> FilterMatch {
        let match = filter.openAt.map { FilterMatch(OpenRule.openness(of: hours, at: $0)) } ?? .yes
        guard match != .no, filter.asksForDays else { return match }
        return match.and(open(hours, filter, at: moment))
    }

    /// Ranks a record by the missing facts that a filter with hours of earlier years asks for: none (0), details, hours of any year, both (3). The
    /// rank is 0 for any other filter.
    static func untold(
        _ filter: Filter,
        _ details: RecordDetails,
        _ hours: Hours,
        at moment: LocalDateTime
    ) -> Int {
        if case .event = details { return 0 }
        guard filter.hours == .earlierYears else { return 0 }
        let times = told(filter, hours.returning(before: moment.date) ?? hours, at: moment)
        return (times == .maybe ? 2 : 0) + (self.details(filter, details) == .maybe ? 1 : 0)
    }

    /// Open at some requested minute; maybe if the hours then are unknown.
    private static func open(_ hours: Hours, _ filter: Filter, at moment: LocalDateTime) -> FilterMatch {
        var match = FilterMatch.no
        let days = filter.lookedAt(from: moment.date, coming: 7)
        var day = days.lowerBound
        while day <= days.upperBound {
            if filter.days.isEmpty || filter.days.contains(day.weekday) {
                for part in filter.parts {
                    match = min(match, open(hours, on: day, in: part))
                    if match == .yes { return .yes }
                }
            }
            day = day.next
        }
        return match
    }

    /// Open at some minute of `part`, in minutes from the midnight of `day`, up to 2,880.
    private static func open(_ hours: Hours, on day: LocalDate, in part: Range<Int>) -> FilterMatch {
        var match = FilterMatch.no
        for offset in -1...1 {
            let midnight = offset * OpeningSpan.day
            let told = OpenRule.hours(of: hours, on: day.adding(days: offset)).day
            if told.spans.contains(where: {
                $0.opens + midnight < part.upperBound && part.lowerBound < $0.closes + midnight
            }) {
                return .yes
            }
            let touches = midnight < part.upperBound && part.lowerBound < midnight + OpeningSpan.day
            if told == .unknown, touches { match = .maybe }
        }
        return match
    }
}

extension Filter {
    /// Whether days, parts of the day or dates are set.
    var asksForDays: Bool { !timesOfDay.isEmpty || !days.isEmpty || dates != nil }

    /// The selected parts of the day in minutes; the whole day if none is selected.
    var parts: [Range<Int>] {
        timesOfDay.isEmpty ? [0..<OpeningSpan.day] : TimeOfDay.allCases.filter(timesOfDay.contains).map(\.minutes)
    }

    /// The days to search, both ends included: the dates, else `count` days from today on.
    func lookedAt(from today: LocalDate, coming count: Int) -> ClosedRange<LocalDate> {
        guard let dates else { return today...today.adding(days: count - 1) }
        let first = dates.from ?? min(today, dates.to ?? today)
        let last = first.adding(days: FilterRule.mostDays - 1)
        return first...min(last, dates.to ?? last)
    }
}

extension FilterMatch {
    init(_ openness: Openness) {
        switch openness {
        case .open: self = .yes
        case .closed: self = .no
        case .unknown: self = .maybe
        }
    }
}
