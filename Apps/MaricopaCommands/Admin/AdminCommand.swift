import ArgumentParser
import CommandKit
import MaricopaDirectory

/// `maricopa admin`
struct AdminCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "admin",
        abstract: "Change what everybody sees.",
        discussion: """
            Whoever runs maricopa on their own data owns it: these commands, and maricopa open with the link of an admin's page, \
            ask for no account.

            EXAMPLE: maricopa admin
                     maricopa admin edit usda-1018235 --set hours="Sat 07:00-12:00"
                     maricopa admin history usda-1018235
            """,
        subcommands: [
            Home.self, Add.self, Edit.self, Show.self, Delete.self, Verify.self, Freshness.self, Feature.self,
            History.self, RollBack.self,
            Buttons.self, Sections.self, Filters.self, Pages.self,
            AdminImportCommand.self,
            AdminPhotosCommand.self,
            AdminThumbnailCommand.self,
            AdminRoleCommand.self, AdminUsersCommand.self, AdminRemoveUserCommand.self, AdminSignOutCommand.self,
            AdminAllowCodesCommand.self,
            AdminSecurityCommand.self, AdminSubscribersCommand.self, AdminMailCommand.self,
        ],
        defaultSubcommand: Home.self
    )

    /// `maricopa admin home`
    struct Home: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Show what there is to do.",
            discussion: "EXAMPLE: maricopa admin"
        )

        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.show(session.ownersDirectory.page(.admin(.home), for: TerminalPages()))
        }
    }
}
