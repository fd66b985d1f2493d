import ArgumentParser
import CommandKit

/// `maricopa admin security`
struct AdminSecurityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "security",
        abstract: "List what happened that bears on security, the newest last.",
        discussion: """
            Refused sign-ins and wrong codes, limits reached, sessions ended, roles and passwords changed, accounts made and \
            deleted, exports, backups and restores. The log, maricopa-security.log beside the data, holds ids, counts and \
            digests, and neither addresses nor secrets. Equal events are counted. “maricopa admin users” lists the digest of each \
            account's address.

            EXAMPLE: maricopa admin security --limit 100
            """
    )

    @OptionGroup var events: SecurityEventOptions
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws { try events.show(of: MaricopaApp.definition.name, in: global.context()) }
}
