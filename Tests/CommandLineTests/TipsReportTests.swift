import Foundation
import TestKit
import Testing

@Suite("tips report")
struct TipsReportTests {
    /// A room with a few days of logs, a reaction and a held day.
    private func filled() throws -> TipsBox {
        let tips = try TipsBox()
        try tips.tips("log", "Cetirizine", at: "2026-01-05T08:00")
        try tips.tips("log", "Peanut", at: "2026-01-05T08:05")
        try tips.tips(
            "reaction",
            "log",
            "hives on both arms",
            "--severity",
            "mild",
            "--after",
            "Peanut",
            at: "2026-01-05T08:30"
        )
        try tips.tips("hold", "add", "2026-01-06", "--reason", "a fever", at: "2026-01-06T08:00")
        try tips.tips("log", "Cashew", at: "2026-01-07T08:00")
        return tips
    }

    private func text(ofPDF file: URL) throws -> String {
        try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
    }

    @Test("in Spanish the footer of the PDF and the answer of a box that is cleared are whole and Spanish")
    func spanish() throws {
        let tips = try filled()
        let file = tips.box.folder.file("informe.pdf")
        let report = ["report", "--pdf", file.path, "--language", "es"]
        #expect(try tips.run(report, at: "2026-01-07T09:00").status == 0)
        #expect(try text(ofPDF: file).contains("Hecho en familia con Nourish; no aconseja dosis"))
        try tips.tips("log", "Cetirizine", at: "2026-01-07T08:50")
        let cleared = try tips.run(["unlog", "Cetirizine", "--language", "es"], at: "2026-01-07T09:00").text
        #expect(cleared.contains("estaba: ") && !cleared.contains("was "), "\(cleared)")
    }

    @Test(
        "the PDF names the patient, the items, the doses, the reactions, the held days, and says that it gives no advice"
    )
    func pdf() throws {
        let tips = try filled()
        let file = tips.box.folder.file("report.pdf")
        let result = try tips.tips("report", "--cycle", "1", "--pdf", file.path, at: "2026-01-14T08:00")
        #expect(result.status == 0)
        #expect(result.text == "Wrote \(file.path)\n")
        let text = try text(ofPDF: file)
        for word in [
            "Mia", "Cycle 1", "2026-03-30", "Cetirizine", "Peanut", "1/4 tsp", "Egg", "hives on both arms",
            "Peanut 1/4 tsp, 25 min",
            "a fever", "08:05", "Week 1: 2026-01-05", "Week 2: 2026-01-12", "no advice",
        ] { #expect(text.contains(word), "\(word)") }
    }

    @Test("the same room at the same moment gives the same bytes")
    func deterministic() throws {
        let tips = try filled()
        let files = ["a.pdf", "b.pdf"].map { tips.box.folder.file($0) }
        for file in files { try tips.tips("report", "--pdf", file.path, at: "2026-01-14T08:00") }
        #expect(try Data(contentsOf: files[0]) == Data(contentsOf: files[1]))
        #expect(try Data(contentsOf: files[0]).starts(with: Data("%PDF".utf8)))
    }

    @Test("a picture a page, and a page for a browser")
    func picturesAndPage() throws {
        let tips = try filled()
        let picture = tips.box.folder.file("report.png")
        let page = tips.box.folder.file("report.html")
        try tips.tips("report", "--png", picture.path, "--html", page.path, at: "2026-01-14T08:00")
        #expect(try Data(contentsOf: picture).starts(with: Data([0x89, 0x50, 0x4E, 0x47])))
        #expect(FileManager.default.fileExists(atPath: tips.box.folder.file("report-2.png").path))
        #expect(try String(contentsOf: page, encoding: .utf8).contains("hives on both arms"))
    }

    @Test("without a file it is text, and JSON where that is asked for")
    func textAndJSON() throws {
        let tips = try filled()
        let text = try tips.tips("report", at: "2026-01-14T08:00").text
        for word in ["Mia's plan", "Cetirizine", "hives on both arms", "Week 2: 2026-01-12"] {
            #expect(text.contains(word))
        }
        let json = try tips.tips("report", "--json", at: "2026-01-14T08:00").output
        let report = try JSONDecoder().decode(Report.self, from: json)
        #expect(report.patient == "Mia")
        #expect(report.weeks.map(\.number) == [1, 2])
    }

    private struct Report: Decodable {
        struct Week: Decodable { let number: Int }
        let patient: String
        let weeks: [Week]
    }

    @Test("a cycle that is not there is not found, and no file is written")
    func unknownCycle() throws {
        let tips = try filled()
        let file = tips.box.folder.file("report.pdf")
        #expect(try tips.tips("report", "--cycle", "7", "--pdf", file.path).status == 66)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
