import ArgumentParser
import CommandKit
import Foundation
import StorageKit

/// `habit export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write everything to a new file, as JSON Lines.",
        discussion: """
            Habits, ticks, skips, the history, and the course as it was fetched; 'habit import' reads it back.

            EXAMPLE: habit export everything.jsonl
            """
    )

    @Argument(help: "The file to write.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        let session = try global.session()
        let count = try Archive.write(
            session.store,
            originals: session.attachments,
            to: URL(fileURLWithPath: file)
        )
        try session.context.answer(["file": .string(file), "rows": JSON(count)]) {
            try $0.print("Wrote \(count) rows to \(file)")
        }
    }
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

    @Argument(help: "The file to read.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        try InputFile.check(file)
        let session = try global.session()
        let count = try Archive.read(
            URL(fileURLWithPath: file),
            into: session.store,
            originals: session.attachments
        )
        try session.context.answer(["file": .string(file), "rows": JSON(count)]) {
            try $0.print("Read \(count) rows from \(file)")
        }
    }
}
