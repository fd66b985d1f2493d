import ArgumentParser
import CommandKit

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

    @OptionGroup var events: SecurityEventOptions
    @OptionGroup(title: "Global options") var global: RoomdOptions

    func run() throws { try events.show(of: "roomd", in: global.context()) }
}
