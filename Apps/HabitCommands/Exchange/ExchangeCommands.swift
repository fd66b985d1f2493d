import ArgumentParser
import CommandKit

/// `habit export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write everything to a new file, as JSON Lines.",
        discussion: """
            Habits, ticks, skips, the history, and the course as it was fetched; “habit import” reads it back.

            EXAMPLE: habit export everything.jsonl
            """
    )

    @OptionGroup var archive: ArchiveExportCommand<HabitApp>

    func run() throws { try archive.run() }
}

/// `habit import`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read such a file into an empty data folder.",
        discussion: """
            All of it is read or nothing. Data that is there already is never mixed with it.

            EXAMPLE: habit import everything.jsonl --data-dir new-home
            """
    )

    @OptionGroup var archive: ArchiveImportCommand<HabitApp>

    func run() throws { try archive.run() }
}
