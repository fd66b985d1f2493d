import ArgumentParser
import CommandKit
import JSONKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips export`
struct ExportCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the whole room as JSON, or the logs as CSV.",
        discussion: """
            The JSON file holds everything but photos, and “tips import” joins it with what is elsewhere.

            EXAMPLE: tips export --format csv --cycle 2 --output cycle-2.csv
            """
    )

    @Option(help: "json for everything, csv for the logs.") var format: Format
    @Option(help: ArgumentHelp("Only the logs of this cycle, in a CSV.", valueName: "number")) var cycle: String?
    @Option(name: .shortAndLong, help: "The file to write, instead of standard output.", completion: .file())
    var output: String?
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func validate() throws {
        if global.json, output == nil {
            throw ValidationError(localized("--json says what was written to a file, so it needs --output"))
        }
        if format == .json, cycle != nil {
            throw ValidationError(localized("--cycle chooses logs, so it needs --format csv"))
        }
    }

    func run(in session: AppSession) throws {
        let bytes: [UInt8]
        switch format {
        case .json: bytes = [UInt8](try session.tracker.exportRoom())
        case .csv:
            let cycle = try cycle.map { try session.tracker.findCycle($0).id }
            bytes = [UInt8](try session.tracker.exportLogs(of: cycle))
        }
        try session.export(bytes, to: output, as: format == .json ? "ROOM" : "LOGS")
        guard let output else { return }
        let document: JSONValue = [
            "file": .string(output), "format": .string(format.rawValue), "bytes": JSONValue(bytes.count),
        ]
        try session.context.answer(document) { try $0.print(StyledText(localized("Wrote \(output)"))) }
    }

    /// The formats of an export.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json, csv
    }
}
