public import TimeKit

/// The opening state of a place.
public enum OpenRule {
    /// The days that the next change is searched ahead: two years and a leap day.
    public static let horizon = 731

    /// Returns the state at a moment of the county's clocks, and its next change.
    ///
    /// - Complexity: Each day that is searched costs O(exceptions + seasons + spans).
    public static func state(of hours: Hours, at moment: LocalDateTime) -> OpenState {
        let minute = moment.time.hour * 60 + moment.time.minute
        let now = openness(of: hours, on: moment.date, minute: minute)
        return OpenState(
            openness: now.openness,
            reason: now.reason,
            until: change(of: hours, from: moment.date, minute: minute, now.openness)
        )
    }

    /// Returns the state at a moment without its next change.
    public static func openness(of hours: Hours, at moment: LocalDateTime) -> Openness {
        openness(of: hours, on: moment.date, minute: moment.time.hour * 60 + moment.time.minute).openness
    }

    /// Returns the hours of a date and the rule that they come from.
    public static func hours(of hours: Hours, on date: LocalDate) -> (day: DayHours, reason: OpenReason) {
        if let exception = hours.exceptions.last(where: { $0.date == date }) {
            return (exception.hours, .exception(exception.note))
        }
        if let season = hours.seasons.first(where: { $0.dates.contains(date) }) {
            let day = season.week[date.weekday]
            return (day, day == .unknown ? .notTold : .season(season.name))
        }
        if let week = hours.week {
            let day = week[date.weekday]
            return (day, day == .unknown ? .notTold : .week)
        }
        guard !hours.seasons.isEmpty else { return (.unknown, .notTold) }
        // Seasons that are over say nothing about later years.
        let lasts = hours.seasons.allSatisfy { season in
            if case .once(_, let to) = season.dates { to < date } else { false }
        }
        return lasts ? (.unknown, .seasonsPast) : (.closed, .outOfSeason)
    }

    // MARK: At a minute

    private static func openness(
        of hours: Hours,
        on date: LocalDate,
        minute: Int
    ) -> (openness: Openness, reason: OpenReason) {
        let today = Self.hours(of: hours, on: date)
        if today.day.spans.contains(where: { $0.opens <= minute && minute < $0.closes }) {
            return (.open, today.reason)
        }
        let yesterday = Self.hours(of: hours, on: date.previous).day
        if yesterday.spans.contains(where: { minute + OpeningSpan.day < $0.closes }) { return (.open, .sinceYesterday) }
        return (today.day == .unknown ? .unknown : .closed, today.reason)
    }

    // MARK: The next change

    /// The first minute after `minute` with another state.
    private static func change(
        of hours: Hours,
        from date: LocalDate,
        minute: Int,
        _ now: Openness
    ) -> LocalDateTime? {
        var date = date
        var minute = minute
        for _ in 0...horizon {
            // The state can change only at the edges of spans and at midnight.
            let today = Self.hours(of: hours, on: date).day.spans
            let yesterday = Self.hours(of: hours, on: date.previous).day.spans
            let edges = today.flatMap { [$0.opens, $0.closes] } + yesterday.map { $0.closes - OpeningSpan.day }
            let later = Set(edges).filter { $0 > minute && $0 < OpeningSpan.day }.sorted()
            for edge in later where openness(of: hours, on: date, minute: edge).openness != now {
                return moment(date, edge)
            }
            date = date.next
            minute = -1
            if openness(of: hours, on: date, minute: 0).openness != now { return moment(date, 0) }
        }
        return nil
    }

    private static func moment(_ date: LocalDate, _ minute: Int) -> LocalDateTime? {
        (try? LocalTime(hour: minute / 60, minute: minute % 60)).map { LocalDateTime(date, $0) }
    }
}
