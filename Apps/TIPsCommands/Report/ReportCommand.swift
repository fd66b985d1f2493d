import ArgumentParser
import CommandKit
import JSONKit
import ReportCommands
import ReportKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips report`
struct ReportCommand: TIPsSessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a cycle for the clinic: plan, weeks, adherence, reactions, changes.",
        discussion: """
            A PDF, a page for a browser or a picture a page; without a file, as text. It says what was logged and gives no advice.

            EXAMPLE: tips report --cycle 2 --pdf cycle-2.pdf
            """
    )

    @OptionGroup var choice: CycleOption
    @Option(help: "The PDF to write.", completion: .file(extensions: ["pdf"])) var pdf: String?
    @Option(help: "The picture to write; a second page goes to NAME-2.png.", completion: .file(extensions: ["png"]))
    var png: String?
    @Option(help: "The page for a browser to write.", completion: .file(extensions: ["html"])) var html: String?
    @Option(help: "The paper.") var paper: Paper = .a4
    @OptionGroup(title: "Global options") var global: GlobalOptions

    func run(in session: AppSession) throws {
        let report = try session.tracker.report(of: choice.chosen(in: session.tracker).id)
        let document = try ClinicDocument(report).document(on: paper.size, at: session.context.clock.now())
        let files = try document.files(pdf: pdf, png: png, html: html)
        guard !files.isEmpty else {
            return try session.context.answer(encoding: report) { try $0.show(document.blocks) }
        }
        try session.export(files, as: "REPORT")
        let written: JSONValue = [
            "files": .array(files.map { ["file": .string($0.name), "bytes": JSONValue($0.bytes.count)] })
        ]
        try session.context.answer(written) { terminal in
            for file in files { try terminal.print(StyledText(localized("Wrote \(file.name)"))) }
        }
    }
}
