import ArgumentParser
import CommandKit
import ReportKit
import TIPsTracker
import TimeKit
import WordKit

/// `tips report`
struct ReportCommand: ParsableCommand {
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

    func run() throws {
        let session = try global.session()
        let report = try session.tracker.report(of: choice.chosen(in: session.tracker).id)
        let document = try ClinicDocument(report).document(on: paper.size, at: session.context.clock.now())
        var files: [(name: String, bytes: [UInt8])] = []
        if let pdf { files.append((pdf, try document.pdf())) }
        if let png {
            for (number, page) in try document.pngPages().enumerated() {
                files.append((number == 0 ? png : Self.numbered(png, number + 1), page))
            }
        }
        if let html { files.append((html, document.printHTML())) }
        guard !files.isEmpty else {
            return try session.context.answer(encoding: report) { try $0.show(document.blocks) }
        }
        try session.export(files, as: "REPORT", items: files.count)
        let written: JSON = ["files": .array(files.map { ["file": .string($0.name), "bytes": JSON($0.bytes.count)] })]
        try session.context.answer(written) { terminal in
            for file in files { try terminal.print(StyledText(localized("Wrote \(file.name)"))) }
        }
    }

    /// The name of another page: `report-2.png` for `report.png`.
    private static func numbered(_ name: String, _ number: Int) -> String {
        let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
        guard let dot = name[folderEnd...].lastIndex(of: "."), dot > folderEnd else { return "\(name)-\(number)" }
        return "\(name[..<dot])-\(number)\(name[dot...])"
    }
}

/// The paper sizes of a report.
enum Paper: String, CaseIterable, ExpressibleByArgument {
    case a4, letter

    var size: PageSize { self == .a4 ? .a4 : .letter }
}
