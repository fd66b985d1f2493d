import WordKit

/// A day of the week, numbered as in ISO 8601: Monday is 1 and Sunday is 7.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
    case monday = 1
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
    case sunday
}

extension Weekday: Comparable {
    /// Monday is the first day.
    public static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Weekday {
    /// The name in the language of the person who reads it, such as "Monday" or "lunes".
    public var name: String {
        switch self {
        case .monday: localized("Monday")
        case .tuesday: localized("Tuesday")
        case .wednesday: localized("Wednesday")
        case .thursday: localized("Thursday")
        case .friday: localized("Friday")
        case .saturday: localized("Saturday")
        case .sunday: localized("Sunday")
        }
    }

    /// The abbreviation of CLDR, such as "Mon" or "lun".
    public var short: String {
        switch self {
        case .monday: localized("Mon")
        case .tuesday: localized("Tue")
        case .wednesday: localized("Wed")
        case .thursday: localized("Thu")
        case .friday: localized("Fri")
        case .saturday: localized("Sat")
        case .sunday: localized("Sun")
        }
    }

    /// The shortest name of CLDR, for narrow columns, such as "Mo" or "LU".
    public var shortest: String {
        switch self {
        case .monday: localized("Mo")
        case .tuesday: localized("Tu")
        case .wednesday: localized("We")
        case .thursday: localized("Th")
        case .friday: localized("Fr")
        case .saturday: localized("Sa")
        case .sunday: localized("Su")
        }
    }

    /// The English name in any language, for formats and for names that programs read, such as "Monday".
    public var englishName: String {
        switch self {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }
}

extension LocalDate {
    /// The day with its weekday, whose name is in the language of the person who reads it: "Wednesday 2026-03-11".
    public var withWeekday: String { "\(weekday.name) \(self)" }
}

extension LocalDate {
    /// The day without its year, for narrow columns: "12-01". Spanish has "1 dic", because its readers take the numbers for a day and a month.
    public var withoutYear: String {
        guard Language.current == .spanish else { return String(description.suffix(5)) }
        let name = Self.shortMonths[month - 1]
        return "\(day) " + localized(name)
    }

    private static let shortMonths = [
        Phrase("Jan"), Phrase("Feb"), Phrase("Mar"), Phrase("Apr"), Phrase("May"), Phrase("Jun"), Phrase("Jul"),
        Phrase("Aug"), Phrase("Sep"), Phrase("Oct"), Phrase("Nov"), Phrase("Dec"),
    ]
}
