public import TimeKit

/// What one member wants to be told. Each member has their own.
public struct MemberSettings: Hashable, Codable, Sendable {
    /// A daily reminder of a category.
    public struct Reminder: Hashable, Codable, Sendable {
        /// Whether it is given.
        public var isOn: Bool
        /// At what time, in the member's own zone.
        public var time: LocalTime

        /// A reminder.
        public init(isOn: Bool, time: LocalTime) {
            self.isOn = isOn
            self.time = time
        }
    }

    /// The reminders; a category that isn't named has none.
    public var reminders: [Category: Reminder]
    /// Whether treatment foods start a timer.
    public var timerIsOn: Bool
    /// For how many minutes, 1…240. They are the plan's: see ``TreatmentTiming``; what a member's device had of its own is kept for earlier versions.
    public var timerMinutes: Int
    /// The zone the member lives by; nil for that of the device.
    public var timeZoneID: String?

    /// The settings; by default no reminder, and a timer of 15 minutes.
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

    /// The minutes a timer can have.
    public static let timerRange = 1...240
}
