import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import KidneyNutrition
import WordKit

/// `kidney export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write your record for a clinic, a dietitian, or another machine.",
        discussion: """
            EXAMPLE: kidney export fhir my-record.json
                     kidney export csv what-i-ate.csv --from 2026-03-01
            """,
        subcommands: [FHIR.self, CSV.self, Everything.self]
    )

    /// `kidney export fhir`
    struct FHIR: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "fhir",
            abstract: "Write a FHIR R4 bundle, which clinics' programs read.",
            discussion: """
                You, laboratory values, weights, blood pressures, activity, medicines and goals, with LOINC and UCUM codes. \
                “kidney import fhir” reads it back as it was. What you ate isn't in it: see “kidney export csv”.

                EXAMPLE: kidney export fhir my-record.json
                """
        )

        @Argument(help: "The file to write.", completion: .file()) var file: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            var bytes: [UInt8] = []
            var entries = -1
            try session.kidney.exportFHIR {
                bytes += $0
                entries += 1
            }
            try session.export(bytes, to: file, as: "FHIR", items: entries)
            try session.context.answer(["file": .string(file), "entries": JSONValue(entries)]) {
                try $0.printWrapped(StyledText(localized("Wrote \(entries, "entry", "entries") to \(file)")))
            }
        }
    }

    /// `kidney export csv`
    struct CSV: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "csv",
            abstract: "Write what you ate and drank, or your measurements, as a table for a spreadsheet.",
            discussion: """
                One line for each food or drink, with its day, time and figures; what isn't known is an empty cell, never a \
                zero. --measurements writes laboratory values, weights, blood pressures and activity instead.

                EXAMPLE: kidney export csv what-i-ate.csv --from 2026-03-01 --to 2026-03-31
                         kidney export csv measurements.csv --measurements
                """
        )

        @Argument(help: "The file to write.", completion: .file()) var file: String
        @Flag(help: "Measurements instead of what was eaten and drunk.") var measurements = false
        @OptionGroup var span: SpanOptions
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let (from, to) = try span.days(in: session)
            let bytes =
                measurements
                ? try session.kidney.measurementsCSV(from: from, to: to)
                : try session.kidney.intakeCSV(from: from, to: to)
            try session.export(bytes, to: file, as: measurements ? "MEASUREMENTS" : "INTAKE")
            // The answer has no count of lines: the first line has the names of the columns, and cells can contain line breaks.
            try session.context.answer(["file": .string(file), "bytes": JSONValue(bytes.count)]) {
                let text =
                    measurements
                    ? localized("Wrote measurements to \(file)") : localized("Wrote what you ate and drank to \(file)")
                try $0.printWrapped(StyledText(text))
            }
        }
    }

    /// `kidney export archive`
    struct Everything: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "archive",
            abstract: "Write everything as JSON Lines, as “kidney archive export” does.",
            discussion: """
                EXAMPLE: kidney export archive everything.jsonl
                """
        )

        @OptionGroup var archive: ArchiveExportCommand<KidneyApp>

        func run() throws { try archive.run() }
    }
}
