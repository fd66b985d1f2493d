import ArgumentParser
import CommandKit

/// `maricopa admin`
struct AdminCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin",
        abstract: "Change what everybody sees.",
        discussion: """
            Whoever runs maricopa on their own data owns it: these commands ask for no account.
            """,
        subcommands: [
            // One line for each subject.
            AdminRoleCommand.self, AdminUsersCommand.self, AdminSubscribersCommand.self, AdminMailCommand.self,
        ]
    )
}
