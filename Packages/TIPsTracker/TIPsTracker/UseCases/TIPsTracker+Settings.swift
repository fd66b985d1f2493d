public import Foundation
import StorageKit
public import TimeKit

extension TIPsTracker {
    /// The acting member's settings. Throws `notSetUp`, `notAllowed(.nobody)`.
    public func settings() throws(TIPsError) -> MemberSettings {
        let member = try currentMember()
        return try read { tables in try tables.settings(of: member.id) }
    }

    /// Turns a category's daily reminder on or off, or moves it; nil stays. The first time is 08:00 where none was given.
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

    /// Turns the member's own treatment timer on or off, and sets the plan's minutes between treatment foods and of rest after one, which admins do;
    /// nil stays. Zero minutes of rest switch the rest off. Throws `timerOutOfRange`, `notAllowed`.
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

    /// Sets the zone the member lives by; nil for the device's.
    @discardableResult
    public func setOwnTimeZone(_ zone: TimeZone?) throws(TIPsError) -> MemberSettings {
        try changeSettings("setOwnTimeZone") { settings in
            settings.timeZoneID = zone?.identifier
            return zone.map { "own time zone \($0.identifier)" } ?? "own time zone that of the device"
        }
    }

    /// - Parameters:
    ///   - change: makes the change and says it in words.
    ///   - setPlan: makes the part of it that holds for everybody.
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
    /// When a reminder is given that was turned on without a time: 08:00.
    fileprivate static let firstReminder = LocalTime("08:00") ?? .midnight
}
