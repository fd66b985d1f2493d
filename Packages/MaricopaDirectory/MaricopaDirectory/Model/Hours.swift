public import TimeKit

/// A span of opening that begins on a day and may end after midnight, in minutes of that day.
public struct OpeningSpan: Hashable, Codable, Sendable {
    /// The minute it begins, 0 to 1439.
    public let opens: Int
    /// The minute after its last, up to 2880: 1500 is one in the morning of the next day.
    public let closes: Int

    /// A span of minutes. Throws `spanOutOfRange` for one that is empty, longer than a day, or not of its day.
    public init(opens: Int, closes: Int) throws(DirectoryError) {
        guard (0..<Self.day).contains(opens), closes > opens, closes - opens <= Self.day else {
            throw .spanOutOfRange(opens: opens, closes: closes)
        }
        self.opens = opens
        self.closes = closes
    }

    /// A span by the clock: one that doesn't end after it begins ends on the next day, and one from a time to the same time is a whole
    /// day. Seconds are dropped.
    public init(_ opens: LocalTime, to closes: LocalTime) {
        let first = opens.hour * 60 + opens.minute
        let last = closes.hour * 60 + closes.minute
        self.opens = first
        self.closes = last > first ? last : last + Self.day
    }

    private init(minutes: Range<Int>) {
        opens = minutes.lowerBound
        closes = minutes.upperBound
    }

    /// From midnight to midnight.
    public static let wholeDay = OpeningSpan(minutes: 0..<day)

    /// The minutes of a day.
    static let day = 1440

    /// The shape: `{"opens": 480, "closes": 780}`. Throws what the span is refused for.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(opens: values.decode(Int.self, forKey: .opens), closes: values.decode(Int.self, forKey: .closes))
    }
}

/// The hours of one day. What isn't known is not closed.
public enum DayHours: Hashable, Codable, Sendable {
    /// Nobody said.
    case unknown
    /// It stays closed.
    case closed
    /// It is open at times; never empty. They may touch and overlap.
    case open([OpeningSpan])

    /// Spans, or closed where there are none.
    public init(_ spans: [OpeningSpan]) { self = spans.isEmpty ? .closed : .open(spans) }

    /// When it is open; empty where it is closed, or nobody said.
    var spans: [OpeningSpan] { if case .open(let spans) = self { spans } else { [] } }
}

/// The hours of each day of a week.
public struct WeeklyHours: Hashable, Codable, Sendable {
    /// From Monday on; always seven.
    private var days: [DayHours]

    /// The days that are known; the others are closed unless something else is said.
    public init(_ known: [Weekday: DayHours] = [:], others: DayHours = .closed) {
        days = Weekday.allCases.map { known[$0] ?? others }
    }

    /// A week of which nobody said anything.
    public static let unknown = WeeklyHours(others: .unknown)
    /// Always open.
    public static let always = WeeklyHours(others: .open([.wholeDay]))

    /// The hours of a day of the week.
    public subscript(day: Weekday) -> DayHours {
        get { days[day.rawValue - 1] }
        set { days[day.rawValue - 1] = newValue }
    }

    /// The shape: a list of seven, Monday first. Throws for another number.
    public init(from decoder: any Decoder) throws {
        days = try decoder.singleValueContainer().decode([DayHours].self)
        guard days.count == Weekday.allCases.count else { throw DirectoryError.notAWeek(days.count) }
    }

    /// As a list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(days)
    }
}

/// A day of every year.
public struct MonthDay: Hashable, Codable, Comparable, Sendable {
    /// 1 to 12.
    public let month: Int
    /// 1 to 31; 29 February is there in every year, and stands between the 28th and 1 March.
    public let day: Int

    /// A day of every year; nil for what no year has.
    public init?(month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= LocalDate.length(ofMonth: month, year: 2000) else {
            return nil
        }
        self.month = month
        self.day = day
    }

    /// The day of the year that a date is.
    public init(_ date: LocalDate) {
        month = date.month
        day = date.day
    }

    /// By month, then by day.
    public static func < (left: MonthDay, right: MonthDay) -> Bool { (left.month, left.day) < (right.month, right.day) }
}

/// When a season is.
public enum SeasonDates: Hashable, Codable, Sendable {
    /// Once, from a day to a day, both of them in it.
    case once(from: LocalDate, to: LocalDate)
    /// Every year, both days in it; one that ends before it begins goes over New Year.
    case yearly(from: MonthDay, to: MonthDay)

    /// Whether a day is in it.
    public func contains(_ date: LocalDate) -> Bool {
        switch self {
        case .once(let from, let to): from <= date && date <= to
        case .yearly(let from, let to):
            from <= to
                ? from <= MonthDay(date) && MonthDay(date) <= to : from <= MonthDay(date) || MonthDay(date) <= to
        }
    }
}

/// A part of the year with hours of its own.
public struct Season: Hashable, Codable, Sendable {
    /// What it is called: "Summer"; empty where it has no name.
    public var name: String
    /// When it is.
    public var dates: SeasonDates
    /// Its hours.
    public var week: WeeklyHours

    /// A season.
    public init(_ name: String = "", _ dates: SeasonDates, _ week: WeeklyHours = .unknown) {
        self.name = name
        self.dates = dates
        self.week = week
    }
}

/// A day with hours of its own: a holiday.
public struct HoursException: Hashable, Codable, Sendable {
    /// The day.
    public var date: LocalDate
    /// Its hours.
    public var hours: DayHours
    /// Why: "Thanksgiving"; empty where nobody said.
    public var note: String

    /// An exception.
    public init(_ date: LocalDate, _ hours: DayHours, note: String = "") {
        self.date = date
        self.hours = hours
        self.note = note
    }
}

/// When something is open, by the clocks of the county, which know no daylight saving time.
///
/// For a day its exception counts, of several the last; else the first season that it is in; else the week. Where there are seasons and
/// no week, it is closed between them. A span that began yesterday runs to its end, whatever today's hours are.
public struct Hours: Hashable, Codable, Sendable {
    /// The hours outside of seasons; nil for something that is there only in its seasons.
    public var week: WeeklyHours?
    /// The seasons; where two overlap the first counts.
    public var seasons: [Season]
    /// Days with hours of their own.
    public var exceptions: [HoursException]

    /// Hours; nothing is known of them unless something is said.
    public init(
        week: WeeklyHours? = nil,
        seasons: [Season] = [],
        exceptions: [HoursException] = []
    ) {
        self.week = week
        self.seasons = seasons
        self.exceptions = exceptions
    }

    /// Hours of which nobody said anything.
    public static let unknown = Hours()

    /// The years of the seasons that were over before a day; nil where none was, and where one is not over.
    public func pastYears(before day: LocalDate) -> ClosedRange<Int>? {
        var years: ClosedRange<Int>?
        for season in seasons {
            guard case .once(let from, let to) = season.dates, to < day else { return nil }
            years = min(years?.lowerBound ?? from.year, from.year)...max(years?.upperBound ?? to.year, to.year)
        }
        return years
    }

    /// The hours with their past seasons as if each returned every year; nil where no season is past, or one isn't.
    func returning(before day: LocalDate) -> Hours? {
        guard pastYears(before: day) != nil else { return nil }
        var hours = self
        for (index, season) in seasons.enumerated() {
            guard case .once(let from, let to) = season.dates else { continue }
            // A season of a year or more has every day of one.
            let first = from.days(until: to) < 364 ? from : LocalDate(dayNumber: to.dayNumber - 364)
            hours.seasons[index].dates = .yearly(from: MonthDay(first), to: MonthDay(to))
        }
        return hours
    }

    /// Always open.
    public static let always = Hours(week: .always)
}
