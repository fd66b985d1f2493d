import ArgumentParser
import CommandKit
import SecurityLog
import TimeKit

/// `maricopa admin security`
struct AdminSecurityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "security",
        abstract: "List what happened that bears on security, the newest last.",
        discussion: """
            Refused sign-ins and wrong codes, limits reached, sessions ended, roles and passwords changed, accounts made and \
            deleted. The log, maricopa-security.log beside the data, holds ids and digests, and neither addresses nor \
            secrets. Equal events are counted.

            EXAMPLE: maricopa admin security --limit 100
            """
    )

    @Option(help: "How many at most.") var limit = 50
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        let file = AppSession.securityLogFile(in: session.context.folder)
        let entries = try SecurityLogReading(last: limit, of: file).entries
        let document = JSON(entries) {
            [
                "at": .string($0.time.description), "last": .string($0.last.description), "count": JSON($0.count),
                "kind": .string($0.event.kind.rawValue), "outcome": .string($0.event.outcome.rawValue),
                "reason": JSON($0.event.reason), "subject": JSON($0.event.subject), "actor": JSON($0.event.actor),
                "source": JSON($0.event.source),
            ]
        }
        try session.context.answer(document) { terminal in
            guard !entries.isEmpty else { return try terminal.print(StyledText("Nothing happened yet.", .faint)) }
            var table = Table([
                .init("At"), .init("Event"), .init("Reason"), .init("Times"), .init("Subject", shrinks: true),
                .init("By", shrinks: true),
            ])
            for entry in entries {
                table.append([
                    StyledText(entry.time.description),
                    StyledText("\(entry.event.kind.rawValue) \(entry.event.outcome.rawValue)"),
                    StyledText(entry.event.reason ?? ""), StyledText(String(entry.count)),
                    StyledText(entry.event.subject ?? ""), StyledText(entry.event.actor ?? entry.event.source ?? ""),
                ])
            }
            try terminal.print(table)
        }
    }
}
