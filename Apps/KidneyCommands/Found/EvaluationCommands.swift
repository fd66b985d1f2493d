import ArgumentParser
import CommandKit
import JSONKit
import KidneyNutrition
import TimeKit
import WordKit

/// `kidney evaluate`
struct EvaluateCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Run every verification, and say what is new.",
        discussion: """
            Rewards, alerts, suggestions, and how the last day, week and month went. Each entry does this by itself, and so \
            does the daemon as a day ends. Run again, it finds nothing.

            EXAMPLE: kidney evaluate
            """
    )

    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let found = try session.kidney.evaluate()
        let screen = try session.kidney.evaluationScreen(found)
        try session.show(screen)
    }
}

/// `kidney alerts`
struct AlertsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts",
        abstract: "Show what to know: what stands today, and what was found before.",
        discussion: """
            EXAMPLE: kidney alerts
                     kidney alerts --day 2026-03-01
                     kidney alerts acknowledge 1
                     kidney alerts dismiss 3
            """,
        subcommands: [Show.self, Acknowledge.self, Dismiss.self, Restore.self],
        defaultSubcommand: Show.self
    )

    struct Show: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show what stands today, and the newest of each kind that was found in 30 days.",
            discussion: """
                EXAMPLE: kidney alerts show --day 2026-03-01
                """
        )

        @Option(help: ArgumentHelp("Those of one day.", valueName: "day")) var day: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let day = try day.map { try session.logicalDay($0) }
            let screen = try session.kidney.alertsScreen(day)
            try session.show(screen)
        }
    }

    struct Acknowledge: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "acknowledge",
            abstract: "Note that you saw an alert that can't wait: until then it is repeated each day.",
            discussion: """
                It stands until the value is better. “kidney undo” takes the acknowledgment back.

                EXAMPLE: kidney alerts acknowledge 1
                """
        )

        @OptionGroup var alert: AlertArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try alert.change(session, "acknowledged", localized("Acknowledged"), \.id.rawValue) { kidney, id in
                try kidney.acknowledgeAlert(id)
            }
        }
    }

    struct Dismiss: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "dismiss",
            abstract: "Dismiss a kind of alert for good: it is neither shown nor told again. Urgent ones stay.",
            discussion: """
                “kidney alerts restore” and “kidney undo” bring it back.

                EXAMPLE: kidney alerts dismiss 3
                """
        )

        @OptionGroup var alert: AlertArgument
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try alert.change(session, "dismissed", localized("Not shown again"), \.subject) { kidney, id in
                try kidney.dismissAlert(id)
            }
        }
    }

    struct Restore: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore",
            abstract: "Show every alert again that was dismissed.",
            discussion: """
                EXAMPLE: kidney alerts restore
                """
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.kidney.restoreAlerts()
            let screen = try session.kidney.alertsScreen()
            try session.show(screen)
        }
    }
}

/// An alert of the list.
struct AlertArgument: ParsableArguments {
    @Argument(help: "The alert's number in “kidney alerts”, or its id as --json shows it.") var alert: String

    /// Changes the alert, and answers with its value under a key, or with its message after a word.
    fileprivate func change(
        _ session: AppSession,
        _ key: String,
        _ word: String,
        _ value: (KidneyAlert) -> String,
        _ deed: (KidneyNutrition, String) throws -> KidneyAlert
    ) throws {
        let screen = try session.kidney.alertsScreen()
        let listed = screen.standing.map(\.id) + screen.found.map(\.id)
        // A text that is no number of the list is an id.
        let id = Int(alert).flatMap { listed.indices.contains($0 - 1) ? listed[$0 - 1] : nil } ?? alert
        let changed = try deed(session.kidney, id)
        try session.context.answer([key: .string(value(changed)), "text": .string(changed.message)]) {
            try $0.printWrapped("\(word): \(changed.message)")
        }
    }
}

/// `kidney rewards`
struct RewardsCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "rewards",
        abstract: "Show points, level and badges, what is under way, and what was given.",
        discussion: """
            Each reward is given once, for ever. With a reward's word, as the list shows it, its history is shown.

            EXAMPLE: kidney rewards
                     kidney rewards diary/week-2026-03-02
            """
    )

    @Argument(help: ArgumentHelp("A reward's word, for its history.", valueName: "reward")) var reward: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        guard let reward else {
            let screen = try session.kidney.rewardsScreen()
            return try session.show(screen)
        }
        guard case .reward(let key)? = KidneyLink("\(KidneyLink.scheme)://rewards/\(reward)") else {
            throw KidneyError.noSuchRecord(localized("reward"), reward)
        }
        let screen = try session.kidney.rewardScreen(key)
        try session.show(screen)
    }
}

/// `kidney why`
struct WhyCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Say why a number is as it is: the source, and the value and date that switched it on.",
        discussion: """
            Of a target by its name, of a laboratory value by lab- and its name, and of an alert, a reward, a measurement, an \
            entry, a goal or a medicine by its id.

            EXAMPLE: kidney why potassium
                     kidney why lab-potassium
                     kidney why diary/week-2026-03-02
            """
    )

    @Argument(help: "A quantity's name, or an id as the pages show it: its last letters are enough.") var id: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let screen = try session.kidney.whyScreen(id)
        try session.show(screen)
    }
}

/// `kidney notices`
struct NoticesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notices",
        abstract: "List what came about, and turn types of notices on or off.",
        discussion: """
            What comes about while nobody looks is told by the daemon: “kidney notifications” lists what was told.

            EXAMPLE: kidney notices
                     kidney notices off suggestions
            """,
        subcommands: [List.self, On.self, Off.self],
        defaultSubcommand: List.self
    )

    struct List: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List what came about, the newest first, and the switches.",
            discussion: """
                EXAMPLE: kidney notices list --limit 10
                """
        )

        @Option(help: "At most so many.") var limit = 20
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard (1...1000).contains(limit) else {
                throw ValidationError(localized("The limit \(limit) is not within 1 and 1000"))
            }
        }

        func run(in session: AppSession) throws {
            let screen = try session.kidney.noticesScreen(limit: limit)
            try session.show(screen)
        }
    }

    struct On: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "on",
            abstract: "Turn types of notices on.",
            discussion: """
                EXAMPLE: kidney notices on suggestions intake
                """
        )

        @OptionGroup var choice: NoticeChoice
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws { try choice.turn(on: true, session) }
    }

    struct Off: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "off",
            abstract: "Turn types of notices off: what is found then is kept and shown, and not told.",
            discussion: """
                EXAMPLE: kidney notices off suggestions
                """
        )

        @OptionGroup var choice: NoticeChoice
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws { try choice.turn(on: false, session) }
    }
}

/// The argument for kinds of notices.
struct NoticeChoice: ParsableArguments {
    @Argument(help: "The types, as the list shows them.") var kinds: [NoticeKind]

    fileprivate func turn(on isOn: Bool, _ session: AppSession) throws {
        for kind in kinds { try session.kidney.setNotices(kind, on: isOn) }
        let screen = try session.kidney.noticesScreen(limit: 5)
        try session.show(screen)
    }
}
