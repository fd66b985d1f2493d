import ArgumentParser
import CommandKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips history`: the logs, day by day.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show what was logged by day, newest first; edit or delete a log.",
        discussion: """
            EXAMPLE: tips history --from 2026-03-01 --to 2026-03-07
                     tips history --on yesterday --audit
            """,
        subcommands: [Show.self, Edit.self, Delete.self],
        defaultSubcommand: Show.self
    )
}

extension HistoryCommand {
    struct Show: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show item, category, dose, member and time of each log.",
            discussion: """
                Days are by the room's clock; today, yesterday and tomorrow are understood. Each log has an id to edit it by.

                EXAMPLE: tips history show --on 2026-03-08
                """
        )

        @Option(help: ArgumentHelp("Only this day.", valueName: "day")) var on: String?
        @Option(help: ArgumentHelp("From this day on.", valueName: "day")) var from: String?
        @Option(help: ArgumentHelp("Up to this day.", valueName: "day")) var to: String?
        @Flag(help: "Also what was edited, deleted and un-ticked: by whom and when.") var audit = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            if on != nil, from != nil || to != nil { throw ValidationError(localized("--on excludes --from and --to")) }
        }

        func run(in session: AppSession) throws {
            let moments = try session.moments()
            try session.show(try page(session.tracker, moments))
        }

        private func page(_ tracker: TIPsTracker, _ moments: Moments) throws -> HistoryPage {
            if let on {
                let day = try moments.day(on)
                let page = try tracker.historyPage(on: day, audit: audit)
                guard !page.days.isEmpty || day <= moments.today else {
                    throw TIPsError.notInHistory("\(day)", through: try tracker.historyPage(limit: 1).through)
                }
                return page
            }
            let last = try to.map { try moments.day($0) }
            guard let from else { return try tracker.historyPage(audit: audit, before: last?.next) }
            let first = try moments.day(from)
            let through = last ?? max(first, moments.today)
            guard first <= through else { throw TIPsError.endBeforeStart(through, start: first) }
            return try tracker.historyPage(from: first, through: through, audit: audit)
        }
    }

    struct Edit: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Give a log another time; its day follows.",
            discussion: """
                Only admins. Not into the future and not outside the cycle. A bare time is one of the log's day.

                EXAMPLE: tips history edit 019b8eac1180-0000 --at 08:15
                """
        )

        @Argument(help: "A log: its id as the history shows it, or the first characters of it.") var log: String
        @Option(help: ArgumentHelp("The time it was taken.", valueName: "time")) var at: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let plan = try session.tracker.plan()
            let old = try session.tracker.findLog(log)
            let moments = Moments(room: plan.room, now: session.context.clock.now())
            let moment = try moments.instant(at, on: old.day, near: old.at)
            let entry = try session.inRoomTimes { () throws(TIPsError) in
                try session.tracker.editLog(old.id, at: moment)
            }
            try session.planReminders()
            try session.context.answer(encoding: entry) { terminal in
                try terminal.print(
                    StyledText(
                        localized(
                            "\(entry.claim.snapshot.item): \(plan.words(of: old)) is now \(plan.words(of: entry))"
                        )
                    )
                )
            }
        }
    }

    struct Delete: TIPsSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Take a log out of the history.",
            discussion: """
                Only admins. Asks first on a terminal and needs --yes elsewhere. The change log keeps it, and “tips undo” brings \
                it back.

                EXAMPLE: tips history delete 019b8eac1180-0000 --yes
                """
        )

        @Argument(help: "A log: its id as the history shows it, or the first characters of it.") var log: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let plan = try session.tracker.plan()
            let old = try session.tracker.findLog(log)
            let words = "\(old.claim.snapshot.item), \(plan.words(of: old))"
            try session.confirmAsAdmin(localized("Delete the log of \(words)?"))
            let entry = try session.tracker.deleteLog(old.id)
            try session.planReminders()
            try session.context.answer(encoding: entry) {
                try $0.print(StyledText(localized("Deleted the log of \(words)")))
            }
        }
    }
}

extension AppSession {
    /// Asks an admin for a confirmation before data is lost. Others aren't asked, because the engine refuses their request.
    func confirmAsAdmin(_ question: @autoclosure () -> String) throws {
        if try tracker.currentMember().role == .admin { try context.confirm(question()) }
    }
}
