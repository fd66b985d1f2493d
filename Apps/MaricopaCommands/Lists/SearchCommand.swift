import ArgumentParser
import CommandKit
import MaricopaDirectory
import WordKit

/// `maricopa search`
struct SearchCommand: MaricopaSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Search titles, second lines and descriptions of all kinds of records.",
        discussion: """
            From three characters on. All words have to be found: as they are, as the beginning of a word, or with one slip of the finger \
            in words of four letters and more. Upper case, accents and signs don't count.

            EXAMPLE: maricopa search farmers market mesa
            """
    )

    @Argument(help: "Words to search for.")
    var text: [String] = []

    @Option(help: "Show only one kind.")
    var kind: RecordKind?

    @Option(help: "Largest number of results.")
    var limit = 20

    @OptionGroup var global: GlobalOptions

    mutating func validate() throws {
        guard (1...1_000).contains(limit) else { throw ValidationError(localized("--limit takes 1 to 1000")) }
    }

    func run(in session: AppSession) throws {
        let typed = text.joined(separator: " ")
        try session.show(try session.directory.searchScreen(typed, kind: kind, limit: limit))
    }
}
