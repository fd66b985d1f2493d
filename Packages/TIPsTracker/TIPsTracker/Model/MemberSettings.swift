public import TimeKit

/// The notification settings of one member.
public struct MemberSettings: Hashable, Codable, Sendable {
    /// The daily reminder of a category.
    public struct Reminder: Hashable, Codable, Sendable {
        public var isOn: Bool
        /// The time of day in the member's own zone.
        public var time: LocalTime

        public init(isOn: Bool, time: LocalTime) {
            self.isOn = isOn
            self.time = time
        }
    }

    /// The reminders by category. A missing category has none.
    public var reminders: [Category: Reminder]
    /// Whether logging a treatment food starts a timer.
    public var timerIsOn: Bool
    /// The minutes of the timer, 1…240. The plan decides them (see ``TreatmentTiming``); this member's value is kept for earlier versions.
    public var timerMinutes: Int
    /// The member's zone, by its name in the tz database; nil for the device's zone.
    public var timeZoneID: String?

    /// Creates settings; by default without reminders, and with a timer of 15 minutes.
    public init(
        reminders: [Category: Reminder] = [:],
        timerIsOn: Bool = true,
        timerMinutes: Int = 15,
        timeZoneID: String? = nil
    ) {
        self.reminders = reminders
        self.timerIsOn = timerIsOn
        self.timerMinutes = timerMinutes
        self.timeZoneID = timeZoneID
    }

    /// The valid minutes of a timer.
    public static let timerRange = 1...240
}
