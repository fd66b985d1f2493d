import ArgumentParser
import CommandKit
import Foundation
import KidneyNutrition
import MarkupKit
import WordKit

extension ImportCommand {
    /// `kidney import apple-health`
    struct AppleHealth: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "apple-health",
            abstract: "Import what a phone and watch recorded: export.xml, or the archive it comes in.",
            discussion: """
                On the phone: Health, your picture, Export All Health Data. Weights, blood pressures, glucose, what was eaten and \
                drunk, and each day's activity are kept; of a phone and a watch that counted the same steps one. Meals come into \
                the journal with the amounts that were recorded; what wasn't recorded stays unknown. Again it brings nothing \
                twice, and what you changed or deleted here stays so.

                EXAMPLE: kidney import apple-health ~/Downloads/export.zip
                """
        )

        @Argument(help: "export.xml or export.zip.", completion: .file()) var file: String
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let files = try HealthFiles(at: file)
            let (name, pieces) = try files.healthExport { _ in }
            let total = pieces.byteCount.map { Int($0 / 1_000_000) }
            var progress = ProgressLine(localized("megabytes read"), total: total, terminal: session.context.terminal)
            defer { progress.finish() }
            let report = try session.kidney.importAppleHealth(pieces, named: name) {
                progress.update($0 / 1_000_000)
            }
            progress.finish()
            try session.show(report, of: files.name)
        }
    }

    /// `kidney import fitbit`
    struct Fitbit: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "fitbit",
            abstract: "Import Fitbit's weights, steps and active minutes.",
            discussion: """
                Takes one JSON file, a folder, or the archive of an account's export: files such as weight-2024-01-01.json and \
                steps-2024-01-01.json in it. Weights are read in pounds or kilograms as your profile has them, unless --units \
                says otherwise. Again it brings nothing twice.

                EXAMPLE: kidney import fitbit ~/Downloads/Takeout --units metric
                """
        )

        /// The units of weights in the account.
        enum Units: String, ExpressibleByArgument, CaseIterable {
            case metric, us, uk
        }

        @Argument(help: "The file, folder or archive.", completion: .file()) var path: String
        @Option(help: "Units of weights in the files: metric (kg), us (lb) or uk (st).") var units: Units?
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let files = try HealthFiles(at: path, allowsFolder: true)
            let profile = try session.kidney.profile()
            guard let shown = units?.kind ?? profile?.units.fitbit else {
                let problem = localized("the files don't say in which units weights are")
                throw CommandError(.usage, problem, remedy: localized("add --units metric, us or uk"))
            }
            let line = ProgressBox(ProgressLine(localized("kilobytes read"), terminal: session.context.terminal))
            defer { line.finish() }
            let all = try files.fitbitFiles(line.add)
            let report = try session.kidney.importFitbit(all, of: files, units: units?.kind)
            line.finish()
            try session.show(report, of: files.name)
            if self.units == nil, report.new[.weights] != nil, !session.context.printsJSON {
                let words =
                    shown == .metric
                    ? localized("Weights were read in kilograms, as your profile has them.")
                    : localized("Weights were read in pounds, as your profile has them.")
                let other = localized("If the account has others: “kidney undo”, and again with --units.")
                try session.context.terminal.printWrapped(StyledText("\(words) \(other)", .faint))
            }
        }
    }

    /// `kidney import fhir`
    struct FHIR: KidneySessionCommand {
        static let configuration = CommandConfiguration(
            commandName: "fhir",
            abstract: "Import a record of a clinic or another app: FHIR R4 as JSON.",
            discussion: """
                Laboratory values, weights, blood pressures and activity are kept with their codes' units. Medicines and goals \
                become yours where they say enough; a goal that could harm is refused with the reason. What your profile lacks \
                is filled from the patient. Again it brings nothing twice. A record with another name or birth date than your \
                profile is refused unless you say --mine.

                EXAMPLE: kidney import fhir ~/Downloads/my-record.json
                """
        )

        @Argument(help: "The bundle, or one resource.", completion: .file()) var file: String
        @Flag(help: "The record is mine, though it has another name or birth date.") var mine = false
        @OptionGroup(title: "Global options") var global: GlobalOptions

        func run(in session: AppSession) throws {
            let files = try HealthFiles(at: file)
            let line = ProgressBox(ProgressLine(localized("kilobytes read"), terminal: session.context.terminal))
            defer { line.finish() }
            let pieces = try files.single(".json", line.add)
            let report = try session.kidney.importFHIR(pieces, of: files, isMine: mine)
            line.finish()
            try session.show(report, of: files.name)
        }
    }
}

extension ImportCommand.Fitbit.Units {
    /// The engine's type for these units.
    fileprivate var kind: FitbitUnits {
        switch self {
        case .metric: .metric
        case .us: .unitedStates
        case .uk: .unitedKingdom
        }
    }
}

/// A progress line of bytes read.
private final class ProgressBox {
    private var line: ProgressLine
    private var bytes = 0

    init(_ line: ProgressLine) { self.line = line }

    func add(_ count: Int) {
        bytes += count
        line.update(bytes / 1000)
    }

    func finish() { line.finish() }
}

extension AppSession {
    /// Prints the result of an import.
    fileprivate func show(_ report: HealthImport, of file: String) throws {
        let screen = try kidney.healthImportScreen(report, of: file)
        try show(screen)
    }
}

extension Terminal {
    /// The maximum number of refusals, and of values that aren't kept, in the text; JSON has all.
    private static let refusalsShown = 20

    /// Prints the result of an import: new records by kind, refusals, alerts, and the counts.
    func show(_ screen: HealthImportScreen) throws {
        try printWrapped(StyledText(screen.title, .heading))
        for row in screen.kinds { try printWrapped("  " + StyledText(row.text), indent: 4) }
        if screen.kinds.isEmpty { try printWrapped(StyledText("  " + localized("nothing new"), .faint), indent: 4) }
        if let profile = screen.profile { try printWrapped("  " + StyledText(profile), indent: 4) }
        try show(screen.refusals, of: screen.counts.refused, as: localized("refused"))
        try show(screen.notKept, of: screen.notKept.count, as: localized("not kept"))
        for alert in screen.alerts { try printWrapped("  \("!", .warning) \(alert)", indent: 4) }
        try printWrapped(StyledText(screen.summary, .good))
        if !screen.alerts.isEmpty { try printWrapped(StyledText(screen.careTeam, .faint)) }
    }

    private func show(_ records: [HealthImportScreen.Refusal], of count: Int, as word: String) throws {
        for record in records.prefix(Self.refusalsShown) {
            let reason =
                record.file.isEmpty
                ? record.reason : localized("\(record.file), line \(record.line): \(record.reason)")
            try printWrapped("  \(word, .warning) \(reason)", indent: 4)
        }
        if count > Self.refusalsShown {
            let more = count - Self.refusalsShown
            try printWrapped(StyledText("  " + localized("and \(more) more: see --json"), .faint), indent: 4)
        }
    }
}
