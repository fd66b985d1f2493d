import ArgumentParser
import CommandKit
import JSONKit
import RealtimeServer
import RealtimeService
import TimeKit

/// `roomd status`
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show the numbers of databases, accounts and keys, and the last sweep.",
        discussion: """
            A server removes anonymous accounts that nobody has used for 30 days, and ends the tokens of devices that were not \
            seen for 400 days. Members of rooms are never removed.

            EXAMPLE: roomd status
            """
    )

    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() async throws {
        let session = try global.roomd()
        let databases = try await session.trees.databases()
        let counts = try session.accounts.counts()
        let keys = session.data.keys.isEmpty ? [] : try session.data.keys.read().all
        let document: JSONValue = [
            "databases": JSONValue(databases) { .string($0.text) },
            "accounts": [
                "anonymous": JSONValue(counts.anonymous), "custom": JSONValue(counts.custom),
                "disabled": JSONValue(counts.disabled), "unused": JSONValue(counts.unused),
            ],
            "devices": JSONValue(counts.devices), "keys": JSONValue(keys.count),
            "sweep": [
                "last": counts.swept.map { JSONValue($0) } ?? .null, "accounts": JSONValue(counts.sweptAccounts),
                "tokens": JSONValue(counts.sweptTokens),
            ],
        ]
        try session.context.answer(document) { terminal in
            var table = Table([.init(""), .init("", shrinks: true)])
            let zone = session.context.clock.zone()
            func row(_ name: String, _ text: String) { table.append([StyledText(name), StyledText(text)]) }
            row("Databases", databases.isEmpty ? "none" : databases.map(\.text).joined(separator: ", "))
            row("Anonymous accounts", "\(counts.anonymous), of which \(counts.unused) unused")
            row("Custom accounts", "\(counts.custom)")
            row("Disabled", "\(counts.disabled)")
            row("Devices signed in", "\(counts.devices)")
            row("Keys", "\(keys.count)")
            let last = counts.swept.map { "\(zone.local(at: $0).date)" } ?? "never"
            row(
                "Last sweep",
                "\(last); removed \(counts.sweptAccounts) accounts and \(counts.sweptTokens) tokens in all"
            )
            try terminal.print(table)
        }
    }
}
