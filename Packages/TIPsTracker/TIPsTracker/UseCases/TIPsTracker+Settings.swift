public import Foundation
import StorageKit
public import TimeKit
import WordKit

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
        try changeSettings("setReminder") { settings, name in
            var reminder = settings.reminders[category] ?? MemberSettings.Reminder(isOn: false, time: .firstReminder)
            reminder.isOn = isOn ?? reminder.isOn
            reminder.time = time ?? reminder.time
            settings.reminders[category] = reminder
            return reminder.isOn
                ? localized("\(name): reminder for \(category.title) at \(reminder.time)")
                : localized("\(name): reminder for \(category.title) off")
        }
    }

    /// Sets all daily reminders; a category that isn't listed has none.
    @discardableResult
    public func setReminders(_ reminders: [Category: MemberSettings.Reminder]) throws(TIPsError) -> MemberSettings {
        try changeSettings("setReminders") { settings, name in
            settings.reminders = reminders
            return Self.summary(of: reminders, name)
        }
    }

    /// Changes the member's own timer, and the plan's minutes between treatment foods and of rest after one. Only admins change the plan's.
    ///
    /// - Parameters:
    ///   - isOn: whether the timer is on; nil keeps it.
    ///   - minutes: the minutes between treatment foods; nil keeps them.
    ///   - rest: the minutes of rest; 0 for none, nil keeps them.
    /// - Throws: `timerOutOfRange`, `restOutOfRange`, `notAllowed`.
    @discardableResult
    public func setTimer(
        isOn: Bool? = nil,
        minutes: Int? = nil,
        rest: Int? = nil
    ) throws(TIPsError) -> MemberSettings {
        if let rest, !TreatmentTiming.restRange.contains(rest) { throw .restOutOfRange(rest) }
        return try changeSettings("setTimer") { settings, name in
            settings.timerIsOn = isOn ?? settings.timerIsOn
            settings.timerMinutes = minutes ?? settings.timerMinutes
            return Self.summary(ofTimer: settings.timerIsOn ? settings.timerMinutes : nil, rest: rest, name)
        } ofPlan: { change in
            guard minutes != nil || rest != nil else { return }
            try change.room.admin(localized("set the times of the plan"))
            try change.setTiming(interval: minutes, rest: rest)
        }
    }

    /// Sets the member's own zone; nil for the device's.
    @discardableResult
    public func setOwnTimeZone(_ zone: TimeZone?) throws(TIPsError) -> MemberSettings {
        try changeSettings("setOwnTimeZone") { settings, name in
            settings.timeZoneID = zone?.identifier
            return zone.map { localized("\(name): own time zone \($0.identifier)") }
                ?? localized("\(name): own time zone that of the device")
        }
    }

    /// - Parameters:
    ///   - edit: makes the change and returns its summary, with the name of the member.
    ///   - setPlan: makes the part of the change that applies to the whole room.
    private func changeSettings(
        _ useCase: String,
        _ edit: (inout MemberSettings, String) -> String,
        ofPlan setPlan: (RoomChange) throws -> Void = { _ in }
    ) throws(TIPsError) -> MemberSettings {
        try write(useCase) { tables in
            let member = try tables.member(.ownSettings)
            var settings = try tables.reader.settings(of: member.id)
            let summary = inEnglish { edit(&settings, member.name) }
            try SettingsRule.check(settings)
            let change = tables.change("settings", member.id.rawValue, summary)
            try setPlan(change)
            try change.save(settings, of: member.id)
            return settings
        }
    }

    private static func summary(of reminders: [Category: MemberSettings.Reminder], _ name: String) -> String {
        let on = Category.allCases.compactMap { category in
            reminders[category].flatMap { $0.isOn ? (title: category.title, time: $0.time) : nil }
        }
        switch on.count {
        case 0: return localized("\(name): no reminders")
        case 1: return localized("\(name): reminders for \(on[0].title) at \(on[0].time)")
        case 2:
            return localized(
                "\(name): reminders for \(on[0].title) at \(on[0].time) and \(on[1].title) at \(on[1].time)"
            )
        case 3:
            return localized(
                "\(name): reminders for \(on[0].title) at \(on[0].time), \(on[1].title) at \(on[1].time) ",
                "and \(on[2].title) at \(on[2].time)"
            )
        default:
            return localized(
                "\(name): reminders for \(on[0].title) at \(on[0].time), \(on[1].title) at \(on[1].time), ",
                "\(on[2].title) at \(on[2].time) and \(on[3].title) at \(on[3].time)"
            )
        }
    }

    /// - Parameters:
    ///   - minutes: the minutes of the timer; nil if it is off.
    ///   - rest: the new minutes of rest; 0 for none, nil if they stay.
    private static func summary(ofTimer minutes: Int?, rest: Int?, _ name: String) -> String {
        switch (minutes, rest) {
        case (let minutes?, 0?):
            localized("\(name): treatment timer of \(minutes, "minute"), no rest after a treatment food")
        case (let minutes?, let rest?):
            localized("\(name): treatment timer of \(minutes, "minute"), \(rest, "minute") of rest")
        case (let minutes?, nil): localized("\(name): treatment timer of \(minutes, "minute")")
        case (nil, 0?): localized("\(name): treatment timer off, no rest after a treatment food")
        case (nil, let rest?): localized("\(name): treatment timer off, \(rest, "minute") of rest")
        case (nil, nil): localized("\(name): treatment timer off")
        }
    }
}

extension LocalTime {
    /// The default time of a reminder: 08:00.
    fileprivate static let firstReminder = LocalTime("08:00") ?? .midnight
}
