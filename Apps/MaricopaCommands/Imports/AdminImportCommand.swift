import ArgumentParser
import CommandKit
import Foundation
import MaricopaDirectory
import StorageKit
import WordKit

/// `maricopa admin import`
struct AdminImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read records of a file in.",
        discussion: """
            Formats: usda-markets (USDA's export of farmers' markets), geojson, hsds (JSON, or a folder of its tables as CSV), csv with --mapping, ics, jsonld \
            (schema.org recipes and events, in a file or a page). Read again, a file brings nothing twice; what was changed or \
            deleted here stays so, unless --overwrite is said. An entry that can't be read is refused with its line, and the rest \
            is read. A field that the file leaves out stays as it is, and what is here from another source, by name and place, isn't \
            brought twice. A canceled event takes place again once a file says so, and an event with an older SEQUENCE is refused. A \
            service that isn't active anymore is taken out.

            A mapping is JSON: {"id": "OBJECTID", "columns": {"PARK_NAME": "title", "LAT": "latitude", "LON": "longitude"}}.

            EXAMPLE: maricopa admin import markets.csv --format usda-markets
                     maricopa admin import parks.geojson --format geojson --kind parks --dry-run
            """
    )

    @Argument(help: "The file; a folder too for hsds.", completion: .file()) var file: String
    @Option(help: "Its format: usda-markets, geojson, hsds, csv, ics or jsonld.") var format: ImportFormat
    @Option(help: "Kind of its records, such as parks.") var kind: RecordKind?
    @Option(
        help:
            "Area: county, or all. Without it, the county for usda-markets, which has the whole country."
    )
    var area: ImportArea?
    @Option(help: "For csv: the file of the mapping.", completion: .file()) var mapping: String?
    @Option(help: "Name of the source, by which records are found again.") var source: String?
    @Flag(help: "Only say what would come of it.") var dryRun = false
    @Flag(help: "Let the file win over what was changed or deleted here.") var overwrite = false
    @Option(help: "Write all that was refused, kept and left out to a file, as JSON.", completion: .file())
    var report: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run() throws {
        if format == .csv, mapping == nil {
            throw CommandError(
                .usage,
                localized("the format csv needs a mapping"),
                remedy: localized("add --mapping FILE")
            )
        }
        let tables = try tables()
        if tables == nil { try InputFile.check(file) }
        let session = try global.session()
        let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let settings = ImportSettings(
            format,
            kind: kind,
            source: try ImportSettings.source(source ?? "", ofFile: stem, format),
            area: area,
            mapping: try mapping.map { Array(try InputFile.read($0, limit: 1 << 20)) },
            isDryRun: dryRun,
            overwritesEdits: overwrite
        )
        var progress = ProgressLine(localized("entries read"), terminal: session.context.terminal)
        defer { progress.finish() }
        let pieces = ImportPieces(URL(fileURLWithPath: file))
        let result: ImportReport
        do {
            if let tables {
                result = try session.ownersDirectory.importServiceTables(tables, settings) { progress.update($0) }
            } else {
                result = try session.ownersDirectory.importRecords(pieces, settings) { progress.update($0) }
            }
        } catch {
            throw pieces.failure ?? error
        }
        progress.finish()
        let screen = try session.ownersDirectory.importScreen(result)
        if let report {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try OutputFile.write(Array(try encoder.encode(result)) + [10], to: report, in: session.context)
        }
        try session.show(screen)
    }

    /// The CSV tables in a folder with human services data (HSDS); nil for a file and for other formats.
    private func tables() throws -> [(name: String, bytes: [UInt8])]? {
        var isFolder: ObjCBool = false
        guard format == .hsds, FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue
        else { return nil }
        let names = try FileManager.default.contentsOfDirectory(atPath: file).filter { $0.hasSuffix(".csv") }.sorted()
        return try names.map { name in
            (String(name.dropLast(4)), Array(try InputFile.read("\(file)/\(name)", limit: 64 << 20)))
        }
    }
}

/// The bytes of a file in pieces of at most 256 KiB. A read error ends the sequence and is stored in `failure`.
private final class ImportPieces: Sequence, IteratorProtocol {
    private let file: URL
    private var handle: FileHandle?
    private(set) var failure: CommandError?

    init(_ file: URL) { self.file = file }

    func next() -> [UInt8]? {
        do {
            let handle = try self.handle ?? FileHandle(forReadingFrom: file)
            self.handle = handle
            guard let data = try handle.read(upToCount: 1 << 18), !data.isEmpty else { return nil }
            return Array(data)
        } catch {
            let reason = systemReason(of: error)
            failure = CommandError(
                .inputOutput,
                localized("the file can't be read (\(reason))"),
                remedy: localized("check its permissions")
            )
            return nil
        }
    }
}
