import WordKit

/// An error of a notification value. Each case carries the value as given.
public enum NotificationError: Error, Equatable, Sendable {
    /// The quiet hours begin and end at the same time.
    case emptyQuietHours(String)
    /// The address is not an absolute `http` or `https` URL.
    case notAWebAddress(String)
    /// A header of a web request contains a line break, another control character or a character outside ASCII.
    case controlCharacterInHeader(name: String)
    /// The range of years is empty, longer than 200 years, or outside the years 1 to 9998.
    case calendarYears(from: Int, through: Int)
}

extension NotificationError: CustomStringConvertible {
    /// The problem and how to solve it.
    public var description: String {
        switch self {
        case .emptyQuietHours(let time):
            localized(
                "quiet hours from \(time) until \(time) are empty — give two different times, or turn the category off"
            )
        case .notAWebAddress(let text):
            localized("“\(text)” is not a web address — write it as https://example.org/path")
        case .controlCharacterInHeader(let name):
            localized("the value of the header \(name) holds a line break or control character — leave it out")
        case .calendarYears(let from, let through):
            localized(
                "a calendar of the years \(from) to \(through) can't be written — give at most 200 years, the earlier one first"
            )
        }
    }
}
