/// Why a value was refused. Each case carries the value as it was given.
public enum NotificationError: Error, Equatable, Sendable {
    /// Quiet hours that begin and end at the same time are either no time or the whole day.
    case emptyQuietHours(String)
    /// The text is not a link of the form `tips://history/ID`; the reason says where it fails.
    case notALink(String, reason: String)
    /// A link belongs to another app than the one asked.
    case linkOfAnotherApp(String, expected: String)
    /// The address is not an absolute `http` or `https` URL.
    case notAWebAddress(String)
    /// A header value for a web request holds a line break or another control character.
    case controlCharacterInHeader(name: String)
    /// A calendar was asked for years that end before they begin, or span more than 200 years.
    case calendarYears(from: Int, through: Int)
}

extension NotificationError: CustomStringConvertible {
    /// What is wrong with the value, and what to do.
    public var description: String {
        switch self {
        case .emptyQuietHours(let time):
            "quiet hours from \(time) until \(time) are empty — give two different times, or turn the category off"
        case .notALink(let text, let reason):
            "“\(text)” is not a link: \(reason) — write it as tips://history/ID"
        case .linkOfAnotherApp(let text, let expected):
            "“\(text)” belongs to another app — open it there, or give a link that begins with \(expected)://"
        case .notAWebAddress(let text):
            "“\(text)” is not a web address — write it as https://example.org/path"
        case .controlCharacterInHeader(let name):
            "the value of the header \(name) holds a line break or control character — leave it out"
        case .calendarYears(let from, let through):
            "a calendar of the years \(from) to \(through) can't be written — give at most 200 years, the earlier one first"
        }
    }
}
