public import TimeKit

public enum Openness: String, CaseIterable, Codable, Sendable {
    case open
    case closed
    /// The hours aren't known, so it may be open.
    case unknown
}

/// The reason for an open, closed or unknown state.
public enum OpenReason: Hashable, Sendable {
    /// The hours of the week.
    case week
    /// The hours of a season, with its name.
    case season(String)
    /// A date with its own hours, with its note.
    case exception(String)
    /// A date outside of the seasons of a place that has no other hours.
    case outOfSeason
    /// No hours are known.
    case notTold
    /// All known seasons are over.
    case seasonsPast
    /// A span that began the day before and runs past midnight.
    case sinceYesterday
}

/// The opening state at a moment.
public struct OpenState: Hashable, Sendable {
    public let openness: Openness
    public let reason: OpenReason
    /// The next change by the clocks of the county; nil if there is none within ``OpenRule/horizon`` days.
    public let until: LocalDateTime?

    public init(openness: Openness, reason: OpenReason, until: LocalDateTime?) {
        self.openness = openness
        self.reason = reason
        self.until = until
    }
}
