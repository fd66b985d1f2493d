import TimeKit

/// The number of logs of a recommended food in a cycle week, against the target of three to five.
public struct WeeklyBand: Hashable, Codable, Sendable {
    /// The result of the comparison with the target.
    public enum State: String, Codable, Sendable {
        /// 0…2 logs.
        case low
        /// 3…5 logs; shown in green.
        case onTarget
        /// More than 5 logs; shown in red.
        case over
    }

    /// The number of logs in the week.
    public let count: Int
    public let state: State
    /// Whether the week is too short for three logs.
    public let isShortWeek: Bool

    /// The target number of logs in a week.
    public static let target = 3...5

    public init(count: Int, days: Int = 7) {
        self.count = count
        state = count < Self.target.lowerBound ? .low : count <= Self.target.upperBound ? .onTarget : .over
        isShortWeek = days < Self.target.lowerBound
    }
}
