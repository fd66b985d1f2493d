import ArgumentParser
import CommandKit
import Foundation
import HabitCourse
import TimeKit
import WordKit

/// `habit notify`: each habit's reminder.
struct NotifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notify",
        abstract: "Show and set the one reminder of each habit: whether, and when.",
        discussion: """
            The time is that of the clocks where you live. A habit that is ticked or skipped isn't reminded of that day.

            EXAMPLE: habit notify water --on --at 20:00
                     habit notify slowly --off
            """
    )

    @Argument(help: "A habit: its theme as in water, how it begins, or its id; else all are listed.") var habit: String?
    @Flag(help: "Remind of it.") var on = false
    @Flag(help: "Don't remind of it.") var off = false
    @Option(help: ArgumentHelp("When: 20:00.", valueName: "time")) var at: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if on, off { throw ValidationError(localized("--on and --off exclude each other")) }
        if off, at != nil { throw ValidationError(localized("--off has no time; --at needs --on, or neither")) }
        let changes = on || off || at != nil
        if habit == nil, changes { throw ValidationError(localized("Say which habit: habit notify water --on")) }
        if habit != nil, !changes { throw ValidationError(localized("Say what: --on, --off, or --at with a time")) }
    }

    func run() throws {
        let time = try at.map { try LocalTime(typed: $0) }
        let session = try global.session()
        guard let habit else { return try session.show(.reminders) }
        let found = try session.habit(habit)
        let changed = try session.course.setReminder(of: found.id, isOn: on ? true : off ? false : nil, at: time)
        try session.context.answer(encoding: changed) { terminal in
            let reminder = changed.reminder
            let text = reminder.isOn ? localized("daily at \(reminder.time.hourAndMinute)") : localized("no reminder")
            try terminal.printWrapped("\(changed.text)  " + StyledText(text, reminder.isOn ? .good : .faint))
        }
    }
}

/// `habit settings`
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show and set when days begin, where you live, and what is told.",
        discussion: """
            With --zone the course goes by the clocks of that zone from now on. What is ticked stays ticked, and a day that has \
            begun stays begun. With --time-zone alone the page is only looked at, as if this machine stood there.

            EXAMPLE: habit settings --reset-at 04:00 --zone America/Phoenix
            """
    )

    @Option(help: ArgumentHelp("Time at which boxes can be ticked again.", valueName: "time")) var resetAt: String?
    @Option(help: "Time zone you live in: the zone whose clocks the course goes by.") var zone: String?
    @Option(help: "Whether it is told that a week has unlocked.") var weekNews: Switch?
    @Option(help: "Whether it is told that a habit can be edited.") var editNews: Switch?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let reset = try resetAt.map { try LocalTime(typed: $0) }
        let session = try global.session()
        let zone = try zone.map { try TimeZone.typed($0) }
        if reset != nil || zone != nil || weekNews != nil || editNews != nil {
            try session.course.setSettings(
                resetsAt: reset,
                in: zone,
                weekUnlocked: weekNews.map { $0 == .on },
                editUnlocked: editNews.map { $0 == .on }
            )
        }
        try session.show(.settings)
    }

    enum Switch: String, CaseIterable, ExpressibleByArgument {
        case on, off
    }
}
