/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Codable, Hashable, Sendable {
    /// Monday, 1.
    case monday = 1
    /// Tuesday, 2.
    case tuesday
    /// Wednesday, 3.
    case wednesday
    /// Thursday, 4.
    case thursday
    /// Friday, 5.
    case friday
    /// Saturday, 6.
    case saturday
    /// Sunday, 7.
    case sunday
}

extension Weekday: Comparable {
    /// Monday comes first.
    public static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }
}

extension Weekday {
    /// The English name, "Monday".
    public var name: String {
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
