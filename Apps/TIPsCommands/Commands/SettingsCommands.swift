import ArgumentParser
import CommandKit
import Foundation
import TIPsTracker
import TimeKit
import WordKit

/// `tips reminders`: the member's own daily reminders.
struct RemindersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reminders",
        abstract: "Show and set your own daily reminders.",
        discussion: """
            EXAMPLE: tips reminders set medicine --at 08:00
            """,
        subcommands: [Show.self, Set.self, Off.self, Zone.self],
        defaultSubcommand: Show.self
    )

    struct Show: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show the reminder of each category.",
            discussion: """
                EXAMPLE: tips reminders show
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(.reminders)
        }
    }

    struct Set: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "set",
            abstract: "Turn the daily reminder of a category on.",
            discussion: """
                It comes at the time given, by the clock of the zone you live in, on days with something left to log.

                EXAMPLE: tips reminders set treatment --at 17:30
                """
        )

        @Argument(help: "medicine, maintenance, treatment or recommended.") var category: String
        @Option(help: ArgumentHelp("When; else as before, first 08:00.", valueName: "time")) var at: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let category = try Category(typed: category)
            let time = try at.map { try LocalTime(typed: $0) }
            let session = try global.session()
            let settings = try session.tracker.setReminder(category, isOn: true, at: time)
            try session.planReminders()
            try session.context.answer(encoding: settings) { terminal in
                let time = settings.reminders[category]?.time.description ?? ""
                try terminal.print(StyledText(localized("\(category.title): daily at \(time)")))
            }
        }
    }

    struct Off: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "off",
            abstract: "Turn the daily reminder of a category off.",
            discussion: """
                EXAMPLE: tips reminders off recommended
                """
        )

        @Argument(help: "medicine, maintenance, treatment or recommended.") var category: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let category = try Category(typed: category)
            let session = try global.session()
            let settings = try session.tracker.setReminder(category, isOn: false)
            try session.planReminders()
            try session.context.answer(encoding: settings) {
                try $0.print(StyledText(localized("\(category.title): no reminder")))
            }
        }
    }

    struct Zone: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "zone",
            abstract: "Set the zone you live in, by whose clock you are reminded.",
            discussion: """
                Without a zone it is again that of the device.

                EXAMPLE: tips reminders zone Europe/Berlin
                """
        )

        @Argument(help: "A zone of the tz database; none for the device's.") var zone: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run() throws {
            let zone = try zone.map { try TimeZone.named($0) }
            let session = try global.session()
            let settings = try session.tracker.setOwnTimeZone(zone)
            try session.planReminders()
            try session.context.answer(encoding: settings) {
                try $0.print(
                    StyledText(
                        settings.timeZoneID.map { localized("Reminders go by \($0)") }
                            ?? localized("Reminders go by the zone of the device")
                    )
                )
            }
        }
    }
}

/// `tips timer`: the member's own treatment timer, and the plan's intervals.
struct TimerCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "timer",
        abstract: "Show and set the timer between treatment foods, and the rest after one.",
        discussion: """
            The timer begins with each treatment food that is logged while others are left, and tells when the next can be logged; \
            each member has theirs on or off. The wait itself and its minutes belong to the plan: admins set them for everybody.

            EXAMPLE: tips timer on --minutes 20
            """
    )

    @Argument(help: "on or off; else it stays.") var state: State?
    @Option(parsing: .unconditional, help: ArgumentHelp("Minutes between them, 1 to 240.", valueName: "minutes"))
    var minutes: Int?
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Minutes of rest after one, to 240; 0 for none.", valueName: "minutes")
    )
    var rest: Int?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        guard state != nil || minutes != nil || rest != nil else { return try session.show(.timer) }
        let settings = try session.tracker.setTimer(isOn: state.map { $0 == .on }, minutes: minutes, rest: rest)
        try session.planReminders()
        try session.context.answer(encoding: settings) {
            try $0.print(
                StyledText(
                    settings.timerIsOn ? localized("Timer: on, \(settings.timerWords)") : localized("Timer: off")
                )
            )
        }
    }

    /// The state of the timer.
    enum State: String, CaseIterable, ExpressibleByArgument {
        case on, off
    }
}

extension MemberSettings {
    /// The minutes in words: "1 minute", "15 minutes".
    fileprivate var timerWords: String { localized("\(timerMinutes, "minute")") }
}
