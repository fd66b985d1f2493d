import ReportKit
import Testing

@Suite("Print page")
struct PrintPageTests {
    @Test("A recipe in HTML has its headings, lists, facts, links and picture")
    func recipe() throws {
        let page = String(decoding: try RecipePage.document().printHTML(), as: UTF8.self)
        for markup in [
            "<html lang=\"en\" dir=\"ltr\">", "<title>Buttermilk pancakes</title>", "<h1>Buttermilk pancakes</h1>",
            "<dt>Servings</dt><dd dir=\"auto\">4</dd>", "From <a href=\"https://example.org/pancakes\">example.org</a>",
            "<ul class=\"columns\"><li dir=\"auto\">1½ cups (180 g) flour</li>", "<strong>lumps</strong>",
            "<p dir=\"auto\" class=\"note\"><em>The batter keeps for a day.</em></p>", "alt=\"A pancake\"",
            "<figcaption>With butter</figcaption>", "@page { size: A4;",
        ] {
            #expect(page.contains(markup), "\(markup)")
        }
        #expect(!page.contains(" style=") && !page.contains("<script"))
    }

    @Test("Markup in a report is text in its page")
    func hostile() throws {
        let evil = "</p><script>alert(1)</script>"
        let table = try ReportTable(caption: evil, columns: [.init(ReportText(evil), .end)], rows: [[ReportText(evil)]])
        let document = ReportDocument(
            title: evil,
            language: "en",
            createdAt: 0,
            page: PageSetup(size: .letter),
            blocks: [.heading(ReportText(evil)), .table(table), .rule, .pageBreak, .space(3)]
        )
        let page = String(decoding: document.printHTML(), as: UTF8.self)
        #expect(!page.contains("<script"))
        #expect(page.contains("<th scope=\"col\" class=\"end\">&lt;/p&gt;&lt;script&gt;alert(1)"))
        #expect(page.contains("size: letter"))
        #expect(page.contains("<hr><div class=\"page-break\"></div></main>"))
    }

    @Test("A value that can't be drawn is refused with the value and a way out")
    func refused() throws {
        var document = ReportDocument(title: "", language: "en", createdAt: 0, blocks: [])
        document.style.fontFamily = "No Such Face"
        #expect(throws: ReportError.fontNotInstalled("No Such Face")) { try document.pdf() }
        document.style = ReportStyle(bodySize: 60)
        #expect(throws: ReportError.textSize(60)) { try document.pdf() }
        document.style = ReportStyle()
        #expect(throws: ReportError.resolution(1)) { try document.pngPages(pixelsPerInch: 1) }
        document.page.margins = PageMargins(top: 10, bottom: 10, sides: 300)
        #expect(throws: ReportError.self) { try document.pdf() }
        #expect(throws: ReportError.noColumns) { try ReportTable(columns: [], rows: []) }
        #expect(throws: ReportError.cellCount(row: 2, cells: 1, columns: 2)) {
            try ReportTable(columns: [.init("A"), .init("B")], rows: [["1", "2"], ["3"]])
        }
    }
}
