/// What the directory refuses. Each says what is wrong and what to do; nothing was changed.
public enum DirectoryError: Error, Hashable, Sendable {
    /// A span of opening that is no part of a day, in minutes.
    case spanOutOfRange(opens: Int, closes: Int)
    /// Hours of a week for another number of days.
    case notAWeek(Int)
}

extension DirectoryError: CustomStringConvertible {
    /// One line: what is wrong, with the value, and what to do.
    public var description: String {
        switch self {
        case .spanOutOfRange(let opens, let closes):
            "opening from minute \(opens) to minute \(closes) is no part of a day — it begins within the day and lasts at most 24 hours"
        case .notAWeek(let count): "hours for \(count) days are not those of a week — give all seven, Monday first"
        }
    }
}
