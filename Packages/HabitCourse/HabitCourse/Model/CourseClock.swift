public import Foundation
public import TimeKit

/// By which clock the course's days begin: a zone and a time of day, and what they were before.
///
/// The past is kept so that a day that has begun stays begun: see ``day(of:)``.
public struct CourseClock: Hashable, Sendable {
    /// Where the user lives, and when the boxes can be ticked again.
    public struct Setting: Hashable, Codable, Sendable {
        /// The zone's name in the tz database.
        public var timeZoneID: String
        /// When a day begins on the zone's clocks.
        public var boundary: DayBoundary

        /// A zone and the time at which its days begin; 03:00 unless said.
        public init(timeZone: TimeZone, resetsAt: LocalTime = CourseClock.usualReset) {
            timeZoneID = timeZone.identifier
            boundary = DayBoundary(startsAt: resetsAt)
        }

        /// The zone. The name was checked when it was entered; one that this machine's tz database doesn't know counts as UTC.
        public var timeZone: TimeZone { TimeZone(identifier: timeZoneID) ?? .gmt }
    }

    /// A setting that took over from another.
    public struct Change: Hashable, Codable, Sendable {
        /// From when on it holds.
        public let at: Instant
        /// What holds.
        public let setting: Setting

        /// A setting and since when it holds.
        public init(at: Instant, setting: Setting) {
            self.at = at
            self.setting = setting
        }
    }

    /// What held first.
    public let first: Setting
    /// What came after it, the earliest first.
    public private(set) var changes: [Change]

    /// A clock; changes may be given in any order.
    public init(_ first: Setting, changes: [Change] = []) {
        self.first = first
        self.changes = []
        for change in changes.sorted(by: { $0.at < $1.at }) { self.change(to: change.setting, at: change.at) }
    }

    /// What holds now.
    public var current: Setting { changes.last?.setting ?? first }

    /// Sets another zone or reset time. A moment before the last change (this device's clock was set back) counts as that of the
    /// last change.
    public mutating func change(to setting: Setting, at instant: Instant) {
        changes.append(Change(at: max(instant, changes.last?.at ?? instant), setting: setting))
    }

    /// When the boxes can be ticked again, unless the user says otherwise: three in the morning (HABIT-0.1).
    public static let usualReset = LocalTime("03:00") ?? .midnight
}

extension CourseClock: Codable {
    private enum CodingKeys: CodingKey {
        case first, changes
    }

    /// Reads a clock and puts its changes in order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Setting.self, forKey: .first),
            changes: try container.decode([Change].self, forKey: .changes)
        )
    }
}
