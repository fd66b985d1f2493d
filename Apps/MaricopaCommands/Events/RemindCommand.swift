import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa remind`
struct RemindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind",
        abstract: "Be reminded of an event before it begins.",
        discussion: """
            A reminder follows its event: it moves with it, and goes while the event is called off. The daemon, or tick, tells it.

            EXAMPLE: maricopa remind event-market-cooking-demo --before 1h
            """,
        subcommands: [Set.self, List.self, Remove.self],
        defaultSubcommand: Set.self
    )

    /// `maricopa remind EVENT`
    struct Set: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Set a reminder; an event can have several.",
            discussion: """
                Of an event that recurs it is told each time, or once with --occurrence.

                EXAMPLE: maricopa remind event-market-cooking-demo --before 1h
                         maricopa remind event-sunrise-yoga --before 1d12h --occurrence 2027-05-09
                """
        )

        @Argument(help: "The event's id, as lists show it.") var event: String
        @Option(help: ArgumentHelp("Time before the event begins: 30m, 1h, 2d, 1d12h, 0m.", valueName: "time"))
        var before = "1h"
        @Option(help: ArgumentHelp("Only the one on that day, or at that time.", valueName: "date[Ttime]"))
        var occurrence: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard LeadTime.minutes(before) != nil else {
                throw ValidationError(localized("“\(before)” is no time before an event; write 30m, 1h, 2d or 1d12h"))
            }
            guard occurrence.map(LeadTime.occurrence) != .some(nil) else {
                throw ValidationError(
                    localized("“\(occurrence ?? "")” is no day; write 2026-05-09, or with a time 2026-05-09T18:00")
                )
            }
        }

        func run(in session: AppSession) throws {
            let reminder = try session.directory.remind(
                of: TimeKit.ID(event),
                minutesBefore: LeadTime.minutes(before) ?? 0,
                occurrence: occurrence.flatMap { LeadTime.occurrence($0) }
            )
            try session.planReminders()
            let row = try session.directory.notificationsScreen().reminders.first { $0.id == reminder.id.rawValue }
            try session.context.answer(encoding: row) { terminal in
                guard let row else { return }
                let when = row.tellsAt.map { " " + localized("You are told on \($0.minutes).") } ?? ""
                try terminal.printWrapped("\(row.event): \(row.words).\(when)")
                try terminal.printWrapped(
                    StyledText(localized("To remove it: maricopa remind remove \(row.id)"), .faint)
                )
            }
        }
    }

    /// `maricopa remind list`
    struct List: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "List your reminders.",
            discussion: "EXAMPLE: maricopa remind list"
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            _ = try session.directory.reminders()
            try session.show(try session.directory.notificationsScreen())
        }
    }

    /// `maricopa remind remove ID`
    struct Remove: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a reminder, also of an event that has gone.",
            discussion: "EXAMPLE: maricopa remind remove 019cd1a2-8c00-7e55-9c3b-5d1f0e2a7b44"
        )

        @Argument(help: "The reminder's id, as the list shows it.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let reminder = try session.directory.removeReminder(TimeKit.ID(id))
            try session.planReminders()
            try session.context.answer(["id": .string(id), "event": .string(reminder.title)]) {
                try $0.printWrapped(StyledText(localized("You are no longer reminded of \(reminder.title).")))
            }
        }
    }
}

/// Parses the typed lead times and occurrences of reminders.
enum LeadTime {
    /// Parses a text such as "30m", "1h", "2d" or "1d12h" into minutes; nil for another text.
    static func minutes(_ text: String) -> Int? {
        var rest = text.lowercased()[...]
        var total = 0
        guard !rest.isEmpty else { return nil }
        for (unit, size) in [("d", 1440), ("h", 60), ("m", 1)] where !rest.isEmpty {
            let digits = rest.prefix { ("0"..."9").contains($0) }
            guard !digits.isEmpty, digits.count <= 6 else { return nil }
            guard rest.dropFirst(digits.count).hasPrefix(unit), let number = Int(digits) else { continue }
            total += number * size
            rest = rest.dropFirst(digits.count + 1)
        }
        return rest.isEmpty ? total : nil
    }

    /// Parses "2026-05-09" or "2026-05-09T18:00"; nil for another text.
    static func occurrence(_ text: String) -> OccurrenceName? {
        if let day = LocalDate(text) { return .day(day) }
        return LocalDateTime(text).map { .at($0) }
    }
}
