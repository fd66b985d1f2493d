import Foundation
import HTMLKit
import Testing

@testable import ReportKit

@Suite("Structure of a PDF", .enabled(if: Poppler.isInstalled))
struct StructureTests {
    private func report(_ blocks: [ReportBlock], language: String = "en") -> ReportDocument {
        ReportDocument(title: "Report", language: language, createdAt: 0, blocks: blocks)
    }

    /// The lines of the structure tree without their indents: names of nodes and quoted texts.
    private func nodes(_ blocks: [ReportBlock]) throws -> [String] {
        try Poppler.structure(of: report(blocks).pdf()).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("A PDF is tagged and has its language, and the window shows its title")
    func properties() throws {
        let pdf = try report([.paragraph("Hola")], language: "es-MX").pdf()
        #expect(try Poppler.properties(of: pdf)["Tagged"] == "yes")
        let text = String(decoding: pdf, as: UTF8.self)
        #expect(text.contains("/Lang (es-MX)"))
        #expect(text.contains("/DisplayDocTitle true"))
    }

    @Test("Headings, paragraphs and lists are nodes in the order of the page")
    func texts() throws {
        let nodes = try nodes([
            .heading("Title"), .heading("Section", level: .section), .paragraph("Text."),
            .list(ReportList(.numbered, ["First.", "Second."])), .facts([ReportFact("Name", "Ana")]),
        ])
        #expect(
            nodes
                == [
                    "Document", "H1 (block)", "\"Title\"", "H2 (block)", "\"Section\"", "P (block)", "\"Text.\"",
                    "L (block):",
                    "LI (block)", "Lbl (block)", "\"1.\"", "LBody (block)", "\"First.\"", "LI (block)", "Lbl (block)",
                    "\"2.\"",
                    "LBody (block)", "\"Second.\"", "L (block):", "LI (block)", "Lbl (block)", "\"Name\"",
                    "LBody (block)",
                    "\"Ana\"",
                ].map { $0.replacing(":", with: "") }
        )
    }

    @Test("A numbered list goes on after a text with the number that it is given, in a PDF and in a page")
    func goesOn() throws {
        let document = report([.list(ReportList(.numbered, ["Stir.", "Serve."], first: 3))])
        let nodes = try nodes(document.blocks)
        #expect(nodes.contains("\"3.\"") && nodes.contains("\"4.\"") && !nodes.contains("\"1.\""))
        #expect(String(decoding: document.printHTML(), as: UTF8.self).contains("<ol start=\"3\">"))
    }

    @Test("A table has its caption, header cells with their scope, and the cells of a row one after another")
    func table() throws {
        let table = try ReportTable(
            caption: "Labs",
            columns: [.init("Name"), .init("Value", .end)],
            rows: [
                ["Potassium", "5.1"],
                ["A name that needs several lines in its narrow column of the table, so that it is wrapped", "7"],
            ]
        )
        let pdf = try report([.table(table)]).pdf()
        let nodes = try Poppler.structure(of: pdf).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(nodes.filter { $0.hasPrefix("TH") }.count == 2)
        #expect(nodes.filter { $0 == "TR" }.count == 3)
        #expect(nodes.filter { $0 == "TD" }.count == 4)
        #expect(nodes.prefix(4) == ["Document", "Table (block)", "Caption", "\"Labs\""])
        #expect(String(decoding: pdf, as: UTF8.self).components("/Scope /Column") == 2)
    }

    @Test("A table over pages is one node, and its repeated head isn't read again")
    func longTable() throws {
        let rows = (1...120).map { [ReportText("Row \($0)"), ReportText("\($0 * 7)")] }
        let table = try ReportTable(columns: [.init("Food eaten"), .init("Weight", .end)], rows: rows)
        let nodes = try nodes([.table(table)])
        #expect(nodes.filter { $0 == "Table (block)" }.count == 1)
        #expect(nodes.filter { $0.hasPrefix("TH") }.count == 2)
        #expect(nodes.filter { $0 == "TR" }.count == 121)
        #expect(nodes.filter { $0.contains("Food eaten") }.count == 1)
        for number in 1...120 { #expect(nodes.contains("\"Row \(number)\"")) }
    }

    @Test("A paragraph over two pages is read in full, without the page numbers between")
    func longParagraph() throws {
        let words = (1...1_500).map { "word\($0)" }
        // Cairo wraps the space at the end of a line in a node of its own, after which Poppler reads no more of the text.
        let nodes = try nodes([.paragraph(ReportText(words.joined(separator: "-")))])
        let texts = nodes.filter { $0 != "Document" && $0 != "P (block)" }
        let letters = texts.joined().filter { $0.isLetter || $0.isNumber }
        #expect(letters == words.joined())
        #expect(nodes.filter { $0 == "P (block)" }.count >= 2)
    }

    @Test("A picture and a chart have their descriptions as alternative texts, and decoration has none")
    func figures() throws {
        let chart = try ReportChart.line(
            LineChart(
                title: "Weight",
                description: "Weight fell by 1 kg – then rose.",
                xAxis: .days(),
                series: [.init("kg", [.init(0, 70), .init(7, 69)])]
            )
        )
        let blocks: [ReportBlock] = [
            .image(try ReportImage(Pictures.png, description: "A pancake")), .chart(chart, caption: "Caption."),
            .image(try ReportImage(Pictures.png, description: "")),
        ]
        let text = String(decoding: try report(blocks).pdf(), as: UTF8.self)
        for words in ["A pancake", "Weight fell by 1 kg – then rose."] {
            let units = words.utf16.map { unit in
                let digits = String(unit, radix: 16, uppercase: true)
                return String(repeating: "0", count: 4 - digits.count) + digits
            }
            #expect(text.contains("/Alt <FEFF\(units.joined())>"), "\(words)")
        }
        #expect(try nodes(blocks).filter { $0 == "Figure" || $0 == "Figure (block)" }.count == 2)
        let alone = String(decoding: try chart.pdf(width: 300, createdAt: 0), as: UTF8.self)
        #expect(alone.components("/Alt <FEFF") == 1)
    }

    @Test("A text with a link is read with the link in its place")
    func link() throws {
        let nodes = try nodes([.paragraph(["See ", .link("there", "https://example.org/"), " for more"])])
        #expect(nodes.contains("\"See there for more\""))
        #expect(nodes.contains { $0.hasPrefix("Link") })
    }
}

extension String {
    /// The number of occurrences of a text.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
