/// A date in the proleptic Gregorian calendar, without a zone.
///
/// Parsing and the initializer are limited to the years 1…9999. Arithmetic may go beyond, and such a date prints with a sign.
public struct LocalDate: Hashable, Sendable {
    private let storedYear: Int32
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// Creates a date.
    ///
    /// - Throws: ``TimeError/noSuchDay(year:month:day:)`` unless the year is in 1…9999, and month and day exist.
    public init(year: Int, month: Int, day: Int) throws(TimeError) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...LocalDate.length(ofMonth: month, year: year)).contains(day)
        else { throw .noSuchDay(year: year, month: month, day: day) }
        self.init(uncheckedYear: year, month: month, day: day)
    }

    private init(uncheckedYear year: Int, month: Int, day: Int) {
        storedYear = Int32(year)
        storedMonth = UInt8(month)
        storedDay = UInt8(day)
    }

    /// The year. Arithmetic can take it beyond 1…9999.
    public var year: Int { Int(storedYear) }
    /// The month, 1…12.
    public var month: Int { Int(storedMonth) }
    /// The day of the month, 1…31.
    public var day: Int { Int(storedDay) }
}

extension LocalDate: Comparable {
    public static func < (left: LocalDate, right: LocalDate) -> Bool {
        if left.storedYear != right.storedYear { return left.storedYear < right.storedYear }
        if left.storedMonth != right.storedMonth { return left.storedMonth < right.storedMonth }
        return left.storedDay < right.storedDay
    }
}

// MARK: Day arithmetic

extension LocalDate {
    /// The days since 1970-01-01, negative before it.
    ///
    /// Years are counted from March, so that the leap day is the last of its year and the months follow one linear formula.
    ///
    /// - Complexity: O(1).
    public var dayNumber: Int {
        let shifted = month > 2 ? year : year - 1
        let era = floorDivide(shifted, 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The days since 1970-01-01 that have a date, 100,000,000,000 on each side.
    private static let dayNumbers = -100_000_000_000...100_000_000_000

    /// Creates a date from the days since 1970-01-01. A number that has no date gives the first or the last one.
    ///
    /// - Complexity: O(1).
    public init(dayNumber: Int) {
        let days = min(max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound) + 719_468
        let era = floorDivide(days, 146_097)
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        self.init(
            uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// Returns the date that many days later, or earlier if negative.
    public func adding(days: Int) -> LocalDate {
        let (sum, isTooFar) = dayNumber.addingReportingOverflow(days)
        return LocalDate(dayNumber: isTooFar ? (days < 0 ? .min : .max) : sum)
    }

    /// Returns the days from this date to `other`, negative if `other` is earlier.
    public func days(until other: LocalDate) -> Int {
        other.dayNumber - dayNumber
    }

    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = floorModulo(dayNumber + 3, 7)
        return Weekday.allCases[index]
    }

    public var previous: LocalDate { adding(days: -1) }

    public var next: LocalDate { adding(days: 1) }
}

// MARK: Months

/// The treatment of a day of the month that a short month doesn't have.
public enum ShortMonth: String, Codable, Hashable, Sendable {
    /// The last day of the month is used.
    case lastDay
    /// The month is skipped.
    case skip
}

extension LocalDate {
    /// Returns the number of days in a month, 28…31.
    ///
    /// - Precondition: `month` is in 1…12.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        precondition((1...12).contains(month), "months run from 1 to 12")
        switch month {
        case 2: return isLeap(year: year) ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }

    /// Returns whether the year has a February 29.
    public static func isLeap(year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// Returns the same day that many months later or earlier. nil if `shortMonth` is `.skip` and that month is too short.
    public func adding(months: Int, shortMonth: ShortMonth) -> LocalDate? {
        let (sum, isTooFar) = monthNumber.addingReportingOverflow(months)
        return LocalDate(
            monthNumber: isTooFar ? (months < 0 ? .min : .max) : sum,
            day: day,
            shortMonth: shortMonth
        )
    }

    /// The first day of the date's month.
    public var startOfMonth: LocalDate { LocalDate(uncheckedYear: year, month: month, day: 1) }

    /// The last day of the date's month.
    public var endOfMonth: LocalDate {
        LocalDate(uncheckedYear: year, month: month, day: LocalDate.length(ofMonth: month, year: year))
    }

    /// The last year that arithmetic on months reaches.
    private static let lastYear = 200_000_000

    /// The months since January of year 0.
    var monthNumber: Int { year * 12 + month - 1 }

    init?(monthNumber: Int, day: Int, shortMonth: ShortMonth) {
        let year = min(max(floorDivide(monthNumber, 12), -Self.lastYear), Self.lastYear)
        let month = floorModulo(monthNumber, 12) + 1
        let length = LocalDate.length(ofMonth: month, year: year)
        if day > length, shortMonth == .skip { return nil }
        self.init(uncheckedYear: year, month: month, day: min(day, length))
    }
}

// MARK: Text

extension LocalDate: ISOCodable, LosslessStringConvertible {
    /// Parses a text of the form `2026-03-08`.
    ///
    /// - Throws: ``TimeError/notADate(_:)``, ``TimeError/noSuchDay(year:month:day:)``.
    public init(iso8601 text: String) throws(TimeError) {
        var scanner = ISOScanner(text)
        guard let (year, month, day) = scanner.date(), scanner.isAtEnd else { throw .notADate(text) }
        try self.init(year: year, month: month, day: day)
    }

    /// Parses a text of the form `2026-03-08`, or returns nil.
    public init?(_ description: String) {
        guard let date = try? LocalDate(iso8601: description) else { return nil }
        self = date
    }

    /// The ISO text, such as `2026-03-08`.
    public var description: String {
        ISOText.string(10) { append(to: &$0) }
    }

    func append(to bytes: inout [UInt8]) {
        if year < 0 { bytes.append(UInt8(ascii: "-")) }
        if year > 9999 { bytes.append(UInt8(ascii: "+")) }
        ISOText.append(abs(year), digits: 4, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        ISOText.append(month, digits: 2, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        ISOText.append(day, digits: 2, to: &bytes)
    }

    /// Decodes the ISO text.
    public init(from decoder: any Decoder) throws {
        self = try LocalDate.decoded(from: decoder)
    }

    /// Encodes the ISO text.
    public func encode(to encoder: any Encoder) throws {
        try encodeText(to: encoder)
    }
}

// MARK: Division that rounds down

func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
}

func floorModulo(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
}
