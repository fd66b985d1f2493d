import ArgumentParser
import CommandKit
import Foundation
import JSONKit
import KidneyNutrition
import ReportCommands
import ReportKit
import TimeKit
import WordKit

/// `kidney report`
struct ReportCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a span of days for the clinician: a page that says it all, then charts, foods and the log.",
        discussion: """
            A PDF, a page for a browser or a picture a page; without a file, as text. What was entered since a report was written \
            makes the next one a revised one.

            EXAMPLE: kidney report --from 2026-05-01 --to 2026-05-31 --pdf may.pdf
                     kidney report --pdf visit.pdf --question "May I eat bananas again?"
            """
    )

    @Option(help: ArgumentHelp("The first day; else 29 days before the last.", valueName: "day")) var from: String?
    @Option(help: ArgumentHelp("The last day; else today.", valueName: "day")) var to: String?
    @Option(help: ArgumentHelp("Something to ask at the visit; can be given again.", valueName: "text"))
    var question: [String] = []
    @OptionGroup var output: ReportFiles
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let last = try session.logicalDay(to)
        let first = try from.map { try session.logicalDay($0) } ?? last.adding(days: -29)
        guard output.isAsked else {
            let screen = try session.kidney.reportScreen(from: first, to: last, questions: question)
            return try session.show(screen)
        }
        let report = try session.kidney.issueClinicReport(from: first, to: last, questions: question)
        let paper = try output.size(in: session)
        try session.write(try output.files(of: try ClinicDocument(report, on: paper).document()), report.issue)
    }
}

/// `kidney report-card`
struct ReportCardCommand: KidneySessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "report-card",
        abstract: "Write a month in plain words: labs, foods to choose, goals and rewards.",
        discussion: """
            A PDF, a page for a browser or a picture a page; without a file, as text. What was entered after the card was written \
            makes the next one a revised one.

            EXAMPLE: kidney report-card 2026-05 --pdf may.pdf
                     kidney report-card
            """
    )

    @Argument(help: ArgumentHelp("The month, such as 2026-05; else the last one that is over.", valueName: "month"))
    var month: String?
    @OptionGroup var output: ReportFiles
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let day = try month.map(Self.day)
        guard output.isAsked else {
            let screen = try session.kidney.reportCardScreen(day)
            return try session.show(screen)
        }
        let card = try session.kidney.issueReportCard(of: day)
        let document = try CardDocument(card, on: try output.size(in: session), at: session.context.clock.now())
            .document()
        try session.write(try output.files(of: document), card.issue)
    }

    private static func day(_ month: String) throws(CommandError) -> LocalDate {
        guard let day = LocalDate("\(month)-01") ?? LocalDate(month)?.startOfMonth else {
            throw CommandError(
                .badData,
                localized("“\(month)” is no month"),
                remedy: localized("write one such as 2026-05")
            )
        }
        return day
    }
}

/// The options for the files of a report.
struct ReportFiles: ParsableArguments {
    @Option(help: "The PDF to write.", completion: .file(extensions: ["pdf"])) var pdf: String?
    @Option(help: "The picture to write; a second page goes to NAME-2.png.", completion: .file(extensions: ["png"]))
    var png: String?
    @Option(help: "The page for a browser to write.", completion: .file(extensions: ["html"])) var html: String?
    @Option(help: "The paper: a4 or letter; else letter where the profile's units are conventional.") var paper: Paper?

    /// Whether any file is requested.
    var isAsked: Bool { pdf != nil || png != nil || html != nil }

    /// Returns the chosen paper, or the usual paper for the user's units.
    func size(in session: AppSession) throws -> PageSize {
        if let paper { return paper.size }
        return try session.kidney.profile()?.units == .international ? .a4 : .letter
    }

    /// Returns the requested files.
    func files(of document: ReportDocument) throws -> [(name: String, bytes: [UInt8])] {
        try document.files(pdf: pdf, png: png, html: html)
    }
}

extension AppSession {
    /// Writes files and prints their names.
    func write(_ files: [(name: String, bytes: [UInt8])], _ issue: ReportIssue? = nil) throws {
        try export(files, as: "REPORT")
        var written: JSONValue = [
            "files": .array(
                files.map {
                    ["file": .string($0.name), "path": .string(Self.path($0.name)), "bytes": JSONValue($0.bytes.count)]
                }
            )
        ]
        if let issue {
            written = [
                "files": .array(
                    files.map {
                        [
                            "file": .string($0.name), "path": .string(Self.path($0.name)),
                            "bytes": JSONValue($0.bytes.count),
                        ]
                    }
                ),
                "issue": [
                    "number": JSONValue(issue.number), "isRevised": .bool(issue.isRevised),
                    "text": .string(issue.words),
                ],
            ]
        }
        try context.answer(written) { terminal in
            for file in files { try terminal.print(StyledText(localized("Wrote \(Self.path(file.name))"))) }
            if let issue {
                try terminal.printWrapped(
                    StyledText(
                        "\(issue.words). " + localized("Attach the file to a mail or message to share it."),
                        .faint
                    )
                )
            }
        }
    }

    private static func path(_ name: String) -> String { URL(fileURLWithPath: name).standardizedFileURL.path }
}

extension Terminal {
    /// Prints the clinician's report as text, with the state of its last issued copy.
    func show(_ screen: ReportScreen) throws {
        try show(try ClinicDocument(screen.report, on: .a4).document().blocks)
        try print()
        try printWrapped(StyledText(screen.issue, .faint))
    }

    /// Prints the monthly card as text, with the state of its last issued copy.
    func show(_ screen: ReportCardScreen) throws {
        try show(try CardDocument(screen.card, on: .a4, at: Instant(milliseconds: 0)).document().blocks)
        guard !screen.issue.isEmpty else { return }
        try print()
        try printWrapped(StyledText(screen.issue, .faint))
    }
}
