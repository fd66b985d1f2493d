import HTMLKit
import Testing

@testable import ReportKit

@Suite("PDF", .enabled(if: Poppler.isInstalled))
struct PDFTests {
    private func report(_ blocks: [ReportBlock], direction: TextDirection = .leftToRight) -> ReportDocument {
        ReportDocument(title: "Report", language: "en", direction: direction, createdAt: 0, blocks: blocks)
    }

    @Test("A recipe stands on one page, and its text can be searched")
    func recipe() throws {
        let pdf = try RecipePage.document().pdf()
        let text = try Poppler.text(of: pdf)
        for words in [
            "Buttermilk pancakes", "Servings", "From example.org", "With butter", "1½ cups (180 g) flour", "1.", "Fry.",
            "Stir in the rest; lumps are fine.", "The batter keeps for a day.", "Buttermilk pancakes",
        ] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(text.filter { $0 != " " }.contains("1/1"))
        let properties = try Poppler.properties(of: pdf)
        #expect(properties["Title"] == "Buttermilk pancakes")
        #expect(properties["Author"] == "Kitchen")
        #expect(properties["CreationDate"] == "2026-03-08T07:10:00Z")
        #expect(properties["Pages"] == "1")
        #expect(try Poppler.pictures(of: pdf) == ["image"])
    }

    @Test("The same report gives the same bytes")
    func deterministic() throws {
        let first = try RecipePage.document(picture: Pictures.jpeg).pdf()
        #expect(try RecipePage.document(picture: Pictures.jpeg).pdf() == first)
        #expect(try RecipePage.document().pngPages() == RecipePage.document().pngPages())
        #expect(try RecipePage.document().printHTML() == RecipePage.document().printHTML())
    }

    @Test(
        "The date of a file is the one given",
        arguments: [
            (Int64(0), "1970-01-01T00:00:00Z"), (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"), (4_107_542_399_000, "2100-02-28T23:59:59Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        ]
    )
    func date(milliseconds: Int64, text: String) throws {
        var document = report([.paragraph("Text.")])
        document.createdAt = milliseconds
        #expect(try Poppler.properties(of: document.pdf())["CreationDate"] == text)
    }

    @Test("A table runs over pages, and each begins with its head")
    func repeatedHead() throws {
        let rows = (1...120).map { [ReportText("Row \($0)"), ReportText("\($0 * 7)")] }
        let table = try ReportTable(columns: [.init("Food eaten"), .init("Weight", .end)], rows: rows)
        let pdf = try report([.table(table)]).pdf()
        let pages = try #require(Int(try Poppler.properties(of: pdf)["Pages"] ?? ""))
        #expect(pages >= 3)
        var seen: [String] = []
        for page in 1...pages {
            let rows = try Poppler.rows(of: pdf, page: page)
            #expect(rows.first == ["Food", "eaten", "Weight"], "page \(page)")
            #expect(rows.last?.joined() == "\(page)/\(pages)")
            let own = rows.compactMap { $0.first == "Row" ? $0.joined(separator: " ") : nil }
            #expect(own.count >= 2, "no row alone on page \(page)")
            seen += own
        }
        #expect(seen == (1...120).map { "Row \($0) \($0 * 7)" })
    }

    @Test("A row taller than a page is broken, and nothing of it is lost")
    func tallRow() throws {
        let words = (1...2_000).map { "w\($0)" }
        let table = try ReportTable(
            columns: [.init("Name"), .init("Text")],
            rows: [["Long", ReportText(words.joined(separator: " "))], ["Short", "end"]]
        )
        let text = try Poppler.text(of: report([.table(table)]).pdf())
        let found = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
        #expect(Set(words).isSubset(of: found))
        #expect(found.contains("end"))
    }

    @Test("A heading never ends a page, wherever it falls", arguments: Array(stride(from: 500, through: 720, by: 4)))
    func headingStays(space: Int) throws {
        let pdf = try report([
            .paragraph("First."), .space(Double(space)), .heading("Heading", level: .section),
            .paragraph("What follows the heading."),
        ]).pdf()
        let pages = try #require(Int(try Poppler.properties(of: pdf)["Pages"] ?? ""))
        for page in 1...pages {
            let text = try Poppler.text(of: pdf, page: page)
            #expect(text.contains("Heading") == text.contains("What follows"), "page \(page)")
        }
    }

    @Test(
        "A paragraph over two pages has at least two lines on each",
        arguments: Array(stride(from: 560, through: 700, by: 7))
    )
    func widows(space: Int) throws {
        let words = (1...90).map { "word\($0)" }.joined(separator: " ")
        let pdf = try report([.paragraph("First."), .space(Double(space)), .paragraph(ReportText(words))]).pdf()
        let pages = try #require(Int(try Poppler.properties(of: pdf)["Pages"] ?? ""))
        for page in 1...pages {
            let lines = try Poppler.text(of: pdf, page: page).split(separator: "\n").filter { $0.contains("word") }
            #expect(lines.count != 1, "page \(page)")
        }
    }

    @Test("A word longer than the line is broken, and stays within the page")
    func longWord() throws {
        let word = String(repeating: "abcdefghij", count: 60)
        let table = try ReportTable(
            columns: [.init("A"), .init("B"), .init("C")],
            rows: [["1", ReportText(word), "2"]]
        )
        let text = try Poppler.text(of: report([.paragraph(ReportText(word)), .table(table)]).pdf())
        let letters = text.filter { ("a"..."j").contains($0) }
        #expect(letters.count == 2 * word.count)
    }

    @Test("A page break begins a page, and none is left empty by it")
    func pageBreak() throws {
        let pdf = try report([.pageBreak, .paragraph("One."), .pageBreak, .pageBreak, .paragraph("Two."), .pageBreak])
            .pdf()
        #expect(try Poppler.properties(of: pdf)["Pages"] == "2")
        #expect(try Poppler.text(of: pdf, page: 2).contains("Two."))
        #expect(try Poppler.properties(of: report([]).pdf())["Pages"] == "1")
    }

    @Test("Hebrew, Arabic and accents are found again; what no font shows is one empty box")
    func scripts() throws {
        let text = try Poppler.text(
            of: report([
                .paragraph("שלום עולם"), .paragraph("crème brûlée e\u{301} ½ ≥ →"), .paragraph("a\u{10FFFD}b\0c"),
            ]).pdf()
        )
        // Poppler guesses spaces between right-to-left letters.
        #expect(text.filter { $0 != " " }.contains("שלוםעולם"))
        #expect(text.contains("crème brûlée"))
        #expect(text.contains("½ ≥ →"))
        #expect(text.contains("a□b�c"))
    }

    @Test("An emoji that no font shows is named in words")
    func emoji() throws {
        let text = try Poppler.text(of: report([.paragraph("🥜 butter")]).pdf())
        #expect(text.contains("(peanuts) butter") || text.contains("🥜 butter"))
        #expect(!text.contains("□"))
    }

    @Test("Chinese, Japanese, Korean and Devanagari are shown by the fonts that the setup installs, and found again")
    func wideScripts() throws {
        let words = ["花生", "落花生", "땅콩", "नमक"]
        let text = try Poppler.text(of: report(words.map { .paragraph(ReportText($0)) }).pdf())
        for word in words { #expect(text.filter { !$0.isWhitespace }.contains(word), "\(word) in \(text)") }
        #expect(!text.contains("□"))
    }

    @Test("A link lies on its words, whatever the direction, and can hold an apostrophe")
    func links() throws {
        let target = try LinkTarget(checking: "https://example.org/?a='b'")
        let plain = try report([.paragraph(["See ", .link("there", target), " for more"])]).pdf()
        let linkBox = try #require(Self.linkBoxes(in: plain).first)
        let starts = try Poppler.starts(of: plain)
        #expect(abs(linkBox[0] - (try #require(starts["there"]))) < 1)
        #expect(abs(linkBox[2] - (try #require(starts["for"]))) < 5)
        #expect(String(decoding: plain, as: UTF8.self).contains("(https://example.org/?a=%27b%27)"))
        // At the end of a right-to-left line, a link is to the left of the rest.
        let hebrew = try report([.paragraph(["שלום עולם שלום ", .link("כאן", target)])]).pdf()
        let box = try #require(Self.linkBoxes(in: hebrew).first)
        #expect(box[0] > 420 && box[2] < 480 && box[2] - box[0] > 10, "\(box)")
    }

    /// The rectangles of link annotations: left, lower, right and upper edge.
    private static func linkBoxes(in pdf: [UInt8]) -> [[Double]] {
        String(decoding: pdf, as: UTF8.self).split(separator: "/Rect [").dropFirst().map { rest in
            rest.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
        }
    }

    @Test("A right-to-left report begins at the right: lists, tables and page numbers are mirrored")
    func mirrored() throws {
        let blocks: [ReportBlock] = [.list(ReportList(.numbered, ["item"]))]
        var document = report(blocks, direction: .rightToLeft)
        document.footer.start = .text("Footer")
        let mirrored = try Poppler.starts(of: document.pdf())
        document.direction = .leftToRight
        let plain = try Poppler.starts(of: document.pdf())
        #expect(try #require(plain["item"]) < 90)
        #expect(try #require(mirrored["item"]) > 480)
        #expect(try #require(plain["item"]) > 62)
        #expect(try #require(plain["Footer"]) < 63)
        #expect(try #require(mirrored["Footer"]) > 480)
    }

    @Test(
        "a time before 1970 has its date, and no time is too early",
        arguments: [(0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (.min, "-292275055-05-16T16:47:04Z")]
            as [(Int64, String)]
    )
    func earlyTimes(milliseconds: Int64, text: String) {
        #expect(UTCTime(milliseconds).text == text)
    }
}
