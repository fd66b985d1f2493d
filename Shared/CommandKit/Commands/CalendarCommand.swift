public import ArgumentParser
import Foundation
import JSONKit
import NotificationKit
import TimeKit
import WordKit

/// `APP calendar`: the reminders for a calendar app.
public struct CalendarCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "calendar",
            abstract: "Write the reminders for a calendar program.",
            discussion: """
                EXAMPLE: \(App.definition.name) calendar export --output reminders.ics
                """,
            subcommands: [CalendarExportCommand<App>.self]
        )
    }

    public init() {}
}

/// `APP calendar export`
public struct CalendarExportCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Write an iCalendar file (RFC 5545).",
            discussion: """
                Importing it again updates what is there: every entry keeps its name.

                EXAMPLE: \(App.definition.name) calendar export --output reminders.ics
                """
        )
    }

    @Option(name: .shortAndLong, help: "The file to write, instead of standard output.", completion: .file())
    var output: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    /// Checks that `--json` comes with a file to report on.
    public func validate() throws {
        if global.json, output == nil {
            throw ValidationError(localized("--json says what was written to a file, so it needs --output"))
        }
    }

    public func run() throws {
        let session = try global.session(of: App.definition)
        let reminders = try session.app.reminders(session)
        let events = reminders.map { reminders in
            let withdrawn = CalendarEvent.events(of: reminders.withdrawn, preferences: reminders.preferences)
            return CalendarEvent.events(of: reminders.candidates, preferences: reminders.preferences)
                + withdrawn.map { event in
                    var event = event
                    event.isCancelled = true
                    return event
                }
        }
        let feed = CalendarFeed(name: session.app.name, app: session.app.name, events: events ?? [])
        let bytes = try feed.iCalendar(now: session.context.clock.now())
        try session.export(bytes, to: output, as: "CALENDAR", items: feed.events.count)
        guard let output else { return }
        try session.context.answer(["file": .string(output), "events": JSONValue(feed.events.count)]) {
            try $0.print(StyledText(localized("Wrote \(feed.events.count, "reminder") to \(output)")))
        }
    }
}
