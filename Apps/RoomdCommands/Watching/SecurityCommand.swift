import ArgumentParser
import CommandKit
import SecurityLog
import TimeKit

/// `roomd security`
struct SecurityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "security",
        abstract: "Show the last events that bear on security.",
        discussion: """
            Refused sign-ins, tokens and reads, limits that were reached, accounts, keys, admins' tokens, rules and backups, the \
            newest last. A sender is a key that means the same sender on the same day, and no address.

            EXAMPLE: roomd security --limit 20
                     roomd security --kind limit --json
            """
    )

    @Option(help: "How many at most.") var limit = 50
    @Option(help: ArgumentHelp("Of one kind alone, as signIn, rule or limit.", valueName: "kind")) var kind: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number from 1") }
        if let kind, SecurityEvent.Kind(rawValue: kind) == nil {
            let kinds = SecurityEvent.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(kind)' is no kind of event; there are \(kinds)")
        }
    }

    func run() throws {
        let context = try global.context()
        let read = try SecurityLogReading(
            last: kind == nil ? limit : .max,
            of: RoomdData(in: context.folder).securityLog
        )
        let entries = read.entries.filter { kind == nil || $0.event.kind.rawValue == kind }.suffix(limit)
        try context.answer(encoding: Array(entries)) { terminal in
            guard !entries.isEmpty else { return try terminal.print(StyledText("Nothing was noted.", .faint)) }
            var table = Table([
                .init("Time"), .init("Event"), .init(""), .init("Reason", shrinks: true),
                .init("About", shrinks: true), .init("By", shrinks: true), .init("Sender"),
                .init("Place", shrinks: true), .init("Times"),
            ])
            let zone = context.clock.zone()
            for entry in entries {
                let event = entry.event
                let local = zone.local(at: entry.time)
                let texts = [
                    "\(local.date) \(local.time)", event.kind.rawValue, event.outcome.rawValue, event.reason ?? "",
                    event.subject ?? "", event.actor ?? "", event.source ?? "", event.place ?? "", "\(entry.count)",
                ]
                table.append(texts.map { StyledText($0) })
            }
            try terminal.print(table)
        }
    }
}
