import TimeKit

/// How often a recommended food was eaten in a cycle week, against three to five times.
public struct WeeklyBand: Hashable, Codable, Sendable {
    /// Below, within or above.
    public enum State: String, Codable, Sendable {
        /// 0–2 logs.
        case low
        /// 3–5 logs: green.
        case onTarget
        /// More than 5: red.
        case over
    }

    /// The logs of the week.
    public let count: Int
    /// Where that lies.
    public let state: State
    /// Whether the week is too short to reach three.
    public let isShortWeek: Bool

    /// How often to eat a recommended food in a week.
    public static let target = 3...5

    /// The band of `count` logs in a week of `days` days.
    public init(count: Int, days: Int = 7) {
        self.count = count
        state = count < Self.target.lowerBound ? .low : count <= Self.target.upperBound ? .onTarget : .over
        isShortWeek = days < Self.target.lowerBound
    }
}
