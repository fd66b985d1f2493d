public import TimeKit

/// A span of opening hours, in minutes from the midnight that begins its day. It may end after the next midnight.
public struct OpeningSpan: Hashable, Codable, Sendable {
    /// The first minute, 0 to 1439.
    public let opens: Int
    /// The end, exclusive, at most 24 hours after `opens`: 1500 is one o'clock the next morning.
    public let closes: Int

    /// Creates a span.
    ///
    /// - Throws: `spanOutOfRange` if it is empty, longer than a day, or begins outside of the day.
    public init(opens: Int, closes: Int) throws(DirectoryError) {
        guard (0..<Self.day).contains(opens), closes > opens, closes - opens <= Self.day else {
            throw .spanOutOfRange(opens: opens, closes: closes)
        }
        self.opens = opens
        self.closes = closes
    }

    /// Creates a span from clock times. One that ends before or when it begins ends the next day, so equal times are 24 hours. Seconds are
    /// dropped.
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

    public static let wholeDay = OpeningSpan(minutes: 0..<day)

    static let day = 1440

    /// Decodes `{"opens": 480, "closes": 780}`.
    ///
    /// - Throws: `spanOutOfRange`, as `init(opens:closes:)`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(opens: values.decode(Int.self, forKey: .opens), closes: values.decode(Int.self, forKey: .closes))
    }
}

/// The hours of one day. Unknown hours differ from closed.
public enum DayHours: Hashable, Codable, Sendable {
    /// The hours aren't known.
    case unknown
    /// Closed all day.
    case closed
    /// Open at these times; never empty. Spans may touch and overlap.
    case open([OpeningSpan])

    /// Creates open hours, or `closed` if `spans` is empty.
    public init(_ spans: [OpeningSpan]) { self = spans.isEmpty ? .closed : .open(spans) }

    /// Empty if closed or unknown.
    var spans: [OpeningSpan] { if case .open(let spans) = self { spans } else { [] } }
}

/// The hours of each day of a week.
public struct WeeklyHours: Hashable, Codable, Sendable {
    /// From Monday on; always seven.
    private var days: [DayHours]

    /// Creates a week from some days; `others` is used for the rest.
    public init(_ known: [Weekday: DayHours] = [:], others: DayHours = .closed) {
        days = Weekday.allCases.map { known[$0] ?? others }
    }

    /// A week of unknown hours.
    public static let unknown = WeeklyHours(others: .unknown)
    public static let always = WeeklyHours(others: .open([.wholeDay]))

    public subscript(day: Weekday) -> DayHours {
        get { days[day.rawValue - 1] }
        set { days[day.rawValue - 1] = newValue }
    }

    /// Decodes an array of seven days, Monday first.
    ///
    /// - Throws: `notAWeek` for another number of days.
    public init(from decoder: any Decoder) throws {
        days = try decoder.singleValueContainer().decode([DayHours].self)
        guard days.count == Weekday.allCases.count else { throw DirectoryError.notAWeek(days.count) }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(days)
    }
}

/// A day of the year without a year.
public struct MonthDay: Hashable, Codable, Comparable, Sendable {
    /// 1 to 12.
    public let month: Int
    /// 1 to 31. 29 February is always valid and lies between 28 February and 1 March.
    public let day: Int

    /// Creates a day; nil if no year has it.
    public init?(month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= LocalDate.length(ofMonth: month, year: 2000) else {
            return nil
        }
        self.month = month
        self.day = day
    }

    /// The month and day of a date.
    public init(_ date: LocalDate) {
        month = date.month
        day = date.day
    }

    /// - Throws: `DecodingError` for a day that no year has.
    public init(from decoder: any Decoder) throws {
        self = try decoder.container(keyedBy: CodingKeys.self).decode(.month, .day) {
            Self(month: $0, day: $1)
        } fault: {
            "no year has day \($1) of month \($0)"
        }
    }

    public static func < (left: MonthDay, right: MonthDay) -> Bool { (left.month, left.day) < (right.month, right.day) }
}

/// The dates of a season, both ends included.
public enum SeasonDates: Hashable, Codable, Sendable {
    /// A season of one year.
    case once(from: LocalDate, to: LocalDate)
    /// A season of every year. One whose end is before its start spans New Year.
    case yearly(from: MonthDay, to: MonthDay)

    /// Whether the season includes a date.
    public func contains(_ date: LocalDate) -> Bool {
        switch self {
        case .once(let from, let to): from <= date && date <= to
        case .yearly(let from, let to):
            from <= to
                ? from <= MonthDay(date) && MonthDay(date) <= to : from <= MonthDay(date) || MonthDay(date) <= to
        }
    }
}

/// A part of the year with its own hours.
public struct Season: Hashable, Codable, Sendable {
    /// Such as "Summer"; empty for none.
    public var name: String
    public var dates: SeasonDates
    public var week: WeeklyHours

    public init(_ name: String = "", _ dates: SeasonDates, _ week: WeeklyHours = .unknown) {
        self.name = name
        self.dates = dates
        self.week = week
    }
}

extension Season {
    /// A part of a season's dates that its source doesn't tell. The season's name says so, and its dates run to the start or the end of a year,
    /// or of the years of the seasons beside it.
    public enum Untold: String, Sendable {
        case start = "Start not told"
        case end = "End not told"
        case dates = "Dates not told"
    }

    /// The part of the dates that nobody told; nil for a season whose dates are known.
    public var untold: Untold? { Untold(rawValue: name) }
}

/// A date with its own hours, such as a holiday.
public struct HoursException: Hashable, Codable, Sendable {
    public var date: LocalDate
    public var hours: DayHours
    /// The reason: "Thanksgiving"; empty if unknown.
    public var note: String

    public init(_ date: LocalDate, _ hours: DayHours, note: String = "") {
        self.date = date
        self.hours = hours
        self.note = note
    }
}

/// The opening hours of a place, by the clocks of the county, which has no daylight saving time.
///
/// A date's exception comes first (the last one if there are several), then the first season that includes the date, then `week`. Without a
/// `week`, a place is closed between its seasons, and unknown once all of them are over. A span that began yesterday runs to its end,
/// whatever today's hours are.
public struct Hours: Hashable, Codable, Sendable {
    /// The hours outside of the seasons; nil for a place with hours in its seasons only.
    public var week: WeeklyHours?
    /// The first one applies where two overlap.
    public var seasons: [Season]
    public var exceptions: [HoursException]

    /// Creates hours; the default is unknown hours.
    public init(
        week: WeeklyHours? = nil,
        seasons: [Season] = [],
        exceptions: [HoursException] = []
    ) {
        self.week = week
        self.seasons = seasons
        self.exceptions = exceptions
    }

    public static let unknown = Hours()

    /// The years of the seasons if all of them ended before `day`; nil if there are none, or one is yearly or not over.
    public func pastYears(before day: LocalDate) -> ClosedRange<Int>? {
        var years: ClosedRange<Int>?
        for season in seasons {
            guard case .once(let from, let to) = season.dates, to < day else { return nil }
            years = min(years?.lowerBound ?? from.year, from.year)...max(years?.upperBound ?? to.year, to.year)
        }
        return years
    }

    /// Returns the hours with their past seasons as if each returned every year; nil if no season is past, or one isn't.
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

    public static let always = Hours(week: .always)
}
