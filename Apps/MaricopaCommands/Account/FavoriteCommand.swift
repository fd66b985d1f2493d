import ArgumentParser
import CommandKit
import JSONKit
import MaricopaDirectory
import TimeKit
import WordKit

/// `maricopa favorite`
struct FavoriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "favorite",
        abstract: "Keep what you like, and find it again.",
        discussion: """
            What you keep belongs to your account: sign up or log in first.

            EXAMPLE: maricopa favorite add usda-1018235
                     maricopa favorite
            """,
        subcommands: [Add.self, Remove.self, List.self],
        defaultSubcommand: List.self
    )

    /// `maricopa favorite add`
    struct Add: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep a record.",
            discussion: "EXAMPLE: maricopa favorite add usda-1018235"
        )

        @Argument(help: "The record's id, as lists show it.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let isNew = try session.directory.addFavorite(TimeKit.ID(id))
            let text =
                isNew
                ? localized("\(id) is among your favorites now.") : localized("\(id) was among your favorites already.")
            try session.told(text, [("id", .string(id)), ("isNew", .bool(isNew))])
        }
    }

    /// `maricopa favorite remove`
    struct Remove: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep a record no more, also one that was deleted.",
            discussion: "EXAMPLE: maricopa favorite remove usda-1018235"
        )

        @Argument(help: "The record's id.") var id: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try session.directory.removeFavorite(TimeKit.ID(id))
            try session.told(localized("\(id) is no longer among your favorites."), [("id", .string(id))])
        }
    }

    /// `maricopa favorite list`
    struct List: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            abstract: "List what you keep, the last kept first.",
            discussion: """
                EXAMPLE: maricopa favorite list
                         maricopa favorite list --limit 50 --json
                """
        )

        @Option(help: "Largest number of rows.") var limit = 20
        @Option(help: ArgumentHelp("The id after which to begin.", valueName: "id")) var after: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func validate() throws {
            guard (1...1000).contains(limit) else {
                throw ValidationError(localized("give --limit a number from 1 to 1000"))
            }
        }

        func run(in session: AppSession) throws {
            let last = after.map { TimeKit.ID<Record>($0) }
            try session.show(try session.directory.favoritesScreen(after: last, limit: limit))
        }
    }
}
