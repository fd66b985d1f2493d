import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import MaricopaDirectory
import WordKit

/// `maricopa export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write records for a spreadsheet, a map program, a calendar, or another machine.",
        discussion: """
            EXAMPLE: maricopa export csv markets.csv --kind markets
                     maricopa export geojson parks.geojson --kind parks
                     maricopa export ics events.ics
            """,
        subcommands: [CSV.self, GeoJSON.self, ICS.self, Everything.self]
    )

    /// `maricopa export csv`
    struct CSV: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "csv",
            abstract: "Write the records of a kind as a table, in the words that admins type.",
            discussion: """
                With --mapping the file is written beside it that “maricopa admin import --format csv” takes to read the table \
                back.

                EXAMPLE: maricopa export csv markets.csv --kind markets --mapping markets.json
                """
        )

        @Argument(help: "The file to write.", completion: .file()) var file: String
        @Option(help: "Which records: markets, recipes, parks, activities, events or resources.") var kind: RecordKind
        @Option(help: "Write the mapping of an import into this file.", completion: .file()) var mapping: String?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let table = try session.directory.table(of: kind)
            try OutputFile.write(table.bytes, to: file, for: .everybody, in: session.context)
            if let mapping { try OutputFile.write(table.mapping, to: mapping, for: .everybody, in: session.context) }
            try session.answer(written: kind, to: file)
        }
    }

    /// `maricopa export geojson`
    struct GeoJSON: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "geojson",
            abstract: "Write the records of a kind as points of a map.",
            discussion: "EXAMPLE: maricopa export geojson parks.geojson --kind parks"
        )

        @Argument(help: "The file to write.", completion: .file()) var file: String
        @Option(help: "Which records: markets, recipes, parks, activities, events or resources.") var kind: RecordKind
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try OutputFile.write(
                try session.directory.geoJSON(of: kind),
                to: file,
                for: .everybody,
                in: session.context
            )
            try session.answer(written: kind, to: file)
        }
    }

    /// `maricopa export ics`
    struct ICS: MaricopaSessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "ics",
            abstract: "Write all events for a calendar program.",
            discussion: "EXAMPLE: maricopa export ics events.ics"
        )

        @Argument(help: "The file to write.", completion: .file()) var file: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            try OutputFile.write(try session.directory.eventCalendar(), to: file, for: .everybody, in: session.context)
            try session.answer(written: .event, to: file)
        }
    }

    /// `maricopa export archive`
    struct Everything: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "archive",
            abstract: "Write everything as JSON Lines, as “maricopa archive export” does.",
            discussion: "EXAMPLE: maricopa export archive everything.jsonl"
        )

        @OptionGroup var archive: ArchiveExportCommand<MaricopaApp>

        func run() throws { try archive.run() }
    }
}

extension AppSession {
    /// Confirms that a file was written.
    fileprivate func answer(written kind: RecordKind, to file: String) throws {
        try context.answer(["file": .string(file), "kind": .string(kind.plural)]) {
            try $0.printWrapped(StyledText(localized("Wrote \(kind.nouns) to \(file)")))
        }
    }
}

/// `maricopa import`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read records of a file in, as “maricopa admin import” does.",
        discussion: """
            Formats and mappings are those of “maricopa admin import”.

            EXAMPLE: maricopa import markets.csv --format usda-markets
                     maricopa import parks.geojson --format geojson --kind parks --dry-run
            """
    )

    @OptionGroup var admin: AdminImportCommand

    func run() throws { try admin.run() }
}
