public import ArgumentParser
import Foundation
import StorageKit

/// `APP archive`: everything as JSON Lines and back.
public struct ArchiveCommand<App: CommandApp>: ParsableCommand {
    /// How the command looks.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "archive",
            abstract: "Write everything the app keeps as JSON Lines, or read it back.",
            discussion: """
                For another machine, another program, or another decade: all rows, the history and the originals of photos.

                EXAMPLE: \(App.definition.name) archive export everything.jsonl
                """,
            subcommands: [ArchiveExportCommand<App>.self, ArchiveImportCommand<App>.self]
        )
    }

    /// A command to be filled by the parser.
    public init() {}
}

/// `APP archive export`
public struct ArchiveExportCommand<App: CommandApp>: ParsableCommand {
    /// How the command looks.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: "Write everything to a new file.",
            discussion: """
                EXAMPLE: \(App.definition.name) archive export everything.jsonl
                """
        )
    }

    @Argument(help: "The file to write.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    /// A command to be filled by the parser.
    public init() {}

    /// Writes the archive.
    public func run() throws {
        let session = try global.session(of: App.definition)
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

/// `APP archive import`
public struct ArchiveImportCommand<App: CommandApp>: ParsableCommand {
    /// How the command looks.
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: "Read such a file into an empty data folder.",
            discussion: """
                All of it is read or nothing. Data that is there already is never mixed with it.

                EXAMPLE: \(App.definition.name) archive import everything.jsonl --data-dir new-home
                """
        )
    }

    @Argument(help: "The file to read.", completion: .file()) var file: String
    @OptionGroup(title: "Global options") var global: GlobalOptions

    /// A command to be filled by the parser.
    public init() {}

    /// Reads the archive.
    public func run() throws {
        try InputFile.check(file)
        let session = try global.session(of: App.definition)
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
