public import Foundation
public import TimeKit

/// The clock of the course's days: a time zone and a time of day, with their earlier values.
///
/// The earlier values are kept so that a day that has begun stays begun; see ``day(of:)``.
public struct CourseClock: Hashable, Sendable {
    /// A time zone and the time at which its days begin.
    public struct Setting: Hashable, Codable, Sendable {
        /// The identifier of the zone in the tz database.
        public var timeZoneID: String
        /// The time at which a day begins.
        public var boundary: DayBoundary

        /// Creates a setting. Days begin at 03:00 by default.
        public init(timeZone: TimeZone, resetsAt: LocalTime = CourseClock.usualReset) {
            timeZoneID = timeZone.identifier
            boundary = DayBoundary(startsAt: resetsAt)
        }

        /// The zone. An identifier is checked when it is entered; one that this machine does not know counts as UTC.
        public var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }
    }

    /// A change of the setting.
    public struct Change: Hashable, Codable, Sendable {
        /// The time from which the setting applies.
        public let at: Instant
        /// The new setting.
        public let setting: Setting

        public init(at: Instant, setting: Setting) {
            self.at = at
            self.setting = setting
        }
    }

    public let first: Setting
    /// The later settings, the earliest first.
    public private(set) var changes: [Change]

    /// Creates a clock from changes in any order.
    public init(_ first: Setting, changes: [Change] = []) {
        self.first = first
        self.changes = []
        for change in changes.sorted(by: { $0.at < $1.at }) { self.change(to: change.setting, at: change.at) }
    }

    public var current: Setting { changes.last?.setting ?? first }

    /// Changes the setting. A time before the last change, from a clock that was set back, counts as that of the last
    /// change.
    public mutating func change(to setting: Setting, at instant: Instant) {
        changes.append(Change(at: max(instant, changes.last?.at ?? instant), setting: setting))
    }

    /// The default time at which boxes can be ticked again: three in the morning (HABIT-0.1).
    public static let usualReset = LocalTime("03:00") ?? .midnight
}

extension CourseClock: Codable {
    private enum CodingKeys: CodingKey {
        case first, changes
    }

    /// Decodes a clock and sorts its changes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Setting.self, forKey: .first),
            changes: try container.decode([Change].self, forKey: .changes)
        )
    }
}
