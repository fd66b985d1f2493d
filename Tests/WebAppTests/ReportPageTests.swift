import Foundation
import MarkupKit
import ServedPages
import TestKit
import Testing
import WebClient

@Suite("The clinic's report of TIPs in a browser")
struct ReportPageTests {
    @Test("It is a way from home and from the adherence, and has the figures of the PDF that its button gives")
    func figures() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/adherence")
                try await browser.follow("Report for the clinic")
                try await browser.open("/tips")
                try await browser.follow("Report for the clinic")
                #expect(browser.status == 200 && browser.path != "/tips")
                #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Report for the clinic"])
                let main = try #require(browser.page.first(named: "main"))
                let page = PlainBrowser.text(of: main)
                let names = main.elements(named: "th").filter { $0.attribute("scope") == "row" }.map(PlainBrowser.text)
                try await browser.press("Share as PDF")
                #expect(browser.field("content-type") == "application/pdf")
                let folder = try TemporaryFolder()
                let file = folder.file("report.pdf")
                try Data(browser.body).write(to: file)
                let paper = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
                let times = Self.times(of: page)
                #expect(times.count > 20 && times == Self.times(of: paper))
                for word in Set(names.flatMap { $0.split(separator: " ") }) { #expect(paper.contains(word), "\(word)") }
                #expect(page.contains("It gives no advice on doses"))
            }
        }
    }

    /// The times of day in a text, in order of time.
    private static func times(of text: String) -> [Substring] {
        text.matches(of: /[0-9]{2}:[0-9]{2}/).map(\.output).sorted()
    }

    @Test(
        "Each table that is a card on a phone has its labels, none has a bar of characters, and a category has its own row"
    )
    func tables() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/report")
                let tables = browser.page.elements(named: "table")
                #expect(tables.count > 4)
                for table in tables where table.attribute("class") == "table wide" {
                    for cell in table.first(named: "tbody")?.elements(named: "td") ?? [] {
                        #expect(cell.attribute("data-label") != nil)
                    }
                }
                let weeks = tables.flatMap { $0.elements(named: "th") }.filter { title in
                    title.attribute("scope") == "row" && PlainBrowser.text(of: title).allSatisfy(\.isNumber)
                }
                #expect(weeks.contains { $0.attribute("data-label") == "Week" })
                #expect(!browser.text.contains("█") && !browser.text.contains("░"))
                let parts = browser.page.elements { $0.attribute("class") == "part" }
                #expect(parts.map(PlainBrowser.text).contains("Treatment Foods"))
                #expect(parts.allSatisfy { $0.first(named: "th")?.attribute("colspan") != nil })
                #expect(browser.page.elements(named: "svg").count == 1)
            }
        }
    }

    @Test("It is in Spanish, and another cycle is shown by its address")
    func languagesAndCycles() async throws {
        try await ServedProgram.with(samples: true) { served in
            try await served.visiting { browser in
                try await browser.open("/tips/report", [WebField("Accept-Language", "es")])
                #expect(browser.page.elements(named: "h1").map(PlainBrowser.text) == ["Informe para la clínica"])
                try await browser.open("/tips/report")
                try await browser.press("Show")
                #expect(browser.status == 200 && browser.path.hasPrefix("/tips/report/"), "\(browser.path)")
                try await browser.open("/tips/report/cycle-99")
                #expect(browser.status == 404)
            }
        }
    }
}
