public import TimeKit

/// Whether something is open.
public enum Openness: String, CaseIterable, Codable, Sendable {
    /// It is open.
    case open
    /// It is closed.
    case closed
    /// Nobody said: it may be open.
    case unknown
}

/// Why something is open, closed or unknown.
public enum OpenReason: Hashable, Sendable {
    /// The hours of the week.
    case week
    /// The hours of a season, by its name.
    case season(String)
    /// A day with hours of its own, and why.
    case exception(String)
    /// It is there only in its seasons, and this is none.
    case outOfSeason
    /// Nobody told its hours.
    case notTold
    /// All that was told are seasons of the past.
    case seasonsPast
    /// A span that began the day before, past midnight.
    case sinceYesterday
}

/// Whether something is open at a moment, why, and until when.
public struct OpenState: Hashable, Sendable {
    /// Whether it is.
    public let openness: Openness
    /// Why.
    public let reason: OpenReason
    /// When that changes next, by the clocks of the county; nil for never, within ``OpenRule/horizon`` days.
    public let until: LocalDateTime?

    /// An answer.
    public init(openness: Openness, reason: OpenReason, until: LocalDateTime?) {
        self.openness = openness
        self.reason = reason
        self.until = until
    }
}
