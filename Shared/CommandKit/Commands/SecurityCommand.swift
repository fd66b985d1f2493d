public import ArgumentParser
import SecurityLog
import TimeKit
import WordKit

/// `APP security`: lists the events of the security log.
public struct SecurityCommand<App: CommandApp>: ParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "security",
            abstract: "Show the last exports, backups, restores and deletions for good.",
            discussion: """
                The newest is last. The log, \(App.definition.name)-security.log beside the data, holds times, kinds, ids and counts, \
                and nothing of what was written.

                EXAMPLE: \(App.definition.name) security --kind export
                """
        )
    }

    @OptionGroup var events: SecurityEventOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    public init() {}

    public func run() throws {
        let context = try global.context()
        try context.admit(to: App.definition)
        try events.show(of: App.definition.name, in: context)
    }
}

/// The options that choose events of a security log.
public struct SecurityEventOptions: ParsableArguments {
    @Option(help: "Largest number of rows.") public var limit = 50
    /// The only kind of event shown; nil for all.
    @Option(help: ArgumentHelp("Events of one kind, such as signIn, export or limit.", valueName: "kind")) public
        var kind: String?

    public init() {}

    public func validate() throws {
        guard limit > 0 else { throw ValidationError(localized("--limit is a number from 1")) }
        if let kind, SecurityEvent.Kind(rawValue: kind) == nil {
            let kinds = SecurityEvent.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError(localized("“\(kind)” is no kind of event; there are \(kinds)"))
        }
    }

    /// Prints the chosen events of a program, newest last.
    public func show(of program: String, in context: CommandContext) throws {
        let log = context.folder.securityLog(of: program)
        let entries = try SecurityLogReading(last: kind == nil ? limit : .max, of: log).entries
            .filter { kind == nil || $0.event.kind.rawValue == kind }.suffix(limit)
        try context.answer(encoding: Array(entries)) { terminal in
            guard !entries.isEmpty else {
                return try terminal.print(StyledText(localized("Nothing was noted."), .faint))
            }
            var table = Table([
                .init(localized("Time")), .init(localized("Event")), .init(""),
                .init(localized("Reason"), shrinks: true),
                .init(localized("About"), shrinks: true), .init(localized("By"), shrinks: true),
                .init(localized("Sender")),
                .init(localized("Place"), shrinks: true), .init(localized("Items"), alignment: .right),
                .init(localized("Times"), alignment: .right),
            ])
            let zone = context.clock.zone()
            for entry in entries {
                let event = entry.event
                let local = zone.local(at: entry.time)
                let texts = [
                    "\(local.date) \(local.time)", event.kind.rawValue, event.outcome.rawValue, event.reason ?? "",
                    event.subject ?? "", event.actor ?? "", event.source ?? "", event.place ?? "",
                    event.items.map(String.init) ?? "", "\(entry.count)",
                ]
                table.append(texts.map { StyledText($0) })
            }
            try terminal.print(table)
        }
    }
}
