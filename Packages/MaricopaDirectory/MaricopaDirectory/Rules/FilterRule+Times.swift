import TimeKit

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
        let hours = earlier ?? hours
        var match = filter.openAt.map { FilterMatch(OpenRule.openness(of: hours, at: $0)) } ?? .yes
        if earlier != nil { match = match.and(.maybe) }
        guard match != .no, filter.asksForDays else { return match }
        return match.and(open(hours, filter, at: moment))
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
