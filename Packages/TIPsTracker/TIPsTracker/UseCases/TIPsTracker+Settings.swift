public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The acting member's settings.
    ///
    /// - Throws: `notSetUp`, `notAllowed(.nobody)`.
    public func settings() throws(TIPsError) -> MemberSettings {
        let member = try currentMember()
        return try read { tables in try tables.settings(of: member.id) }
    }

    /// Changes a category's daily reminder; nil keeps a value. The default time is 08:00.
    @discardableResult
    public func setReminder(
        _ category: Category,
        isOn: Bool? = nil,
        at time: LocalTime? = nil
    ) throws(TIPsError) -> MemberSettings {
        try changeSettings("setReminder") { settings in
            var reminder = settings.reminders[category] ?? MemberSettings.Reminder(isOn: false, time: .firstReminder)
            reminder.isOn = isOn ?? reminder.isOn
            reminder.time = time ?? reminder.time
            settings.reminders[category] = reminder
            return reminder.isOn
                ? "reminder for \(category.title) at \(reminder.time)" : "reminder for \(category.title) off"
        }
    }

    /// Sets all daily reminders; a category that isn't listed has none.
    @discardableResult
    public func setReminders(_ reminders: [Category: MemberSettings.Reminder]) throws(TIPsError) -> MemberSettings {
        try changeSettings("setReminders") { settings in
            settings.reminders = reminders
            let on = Category.allCases.compactMap { category in
                reminders[category].flatMap { $0.isOn ? "\(category.title) at \($0.time)" : nil }
            }
            return on.isEmpty ? "no reminders" : "reminders for " + Counted.list(on)
        }
    }

    /// Changes the member's own timer, and the plan's minutes between treatment foods and of rest after one. Only admins change the plan's.
    ///
    /// - Parameters:
    ///   - isOn: whether the timer is on; nil keeps it.
    ///   - minutes: the minutes between treatment foods; nil keeps them.
    ///   - rest: the minutes of rest; 0 for none, nil keeps them.
    /// - Throws: `timerOutOfRange`, `notAllowed`.
    @discardableResult
    public func setTimer(
        isOn: Bool? = nil,
        minutes: Int? = nil,
        rest: Int? = nil
    ) throws(TIPsError) -> MemberSettings {
        if let rest, !TreatmentTiming.restRange.contains(rest) { throw .timerOutOfRange(rest) }
        return try changeSettings("setTimer") { settings in
            settings.timerIsOn = isOn ?? settings.timerIsOn
            settings.timerMinutes = minutes ?? settings.timerMinutes
            let rests = rest.map { $0 == 0 ? ", no rest after a treatment food" : ", \($0) minutes of rest" } ?? ""
            return (settings.timerIsOn ? "treatment timer of \(settings.timerMinutes) minutes" : "treatment timer off")
                + rests
        } ofPlan: { tables in
            guard minutes != nil || rest != nil else { return }
            try tables.admin("set the times of the plan")
            try tables.setTiming(interval: minutes, rest: rest)
        }
    }

    /// Sets the member's own zone; nil for the device's.
    @discardableResult
    public func setOwnTimeZone(_ zone: TimeZone?) throws(TIPsError) -> MemberSettings {
        try changeSettings("setOwnTimeZone") { settings in
            settings.timeZoneID = zone?.identifier
            return zone.map { "own time zone \($0.identifier)" } ?? "own time zone that of the device"
        }
    }

    /// - Parameters:
    ///   - change: makes the change and returns its summary.
    ///   - setPlan: makes the part of the change that applies to the whole room.
    private func changeSettings(
        _ useCase: String,
        _ change: (inout MemberSettings) -> String,
        ofPlan setPlan: (RoomWriter) throws -> Void = { _ in }
    ) throws(TIPsError) -> MemberSettings {
        try write(useCase) { tables in
            let member = try tables.member(.ownSettings)
            var settings = try tables.reader.settings(of: member.id)
            let summary = change(&settings)
            try SettingsRule.check(settings)
            tables.note("settings", member.id.rawValue, "\(member.name): \(summary)")
            try setPlan(tables)
            try tables.save(settings, of: member.id)
            return settings
        }
    }
}

extension LocalTime {
    /// The default time of a reminder: 08:00.
    fileprivate static let firstReminder = LocalTime("08:00") ?? .midnight
}
