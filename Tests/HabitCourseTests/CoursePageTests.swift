import HTMLKit
import HabitCourse
import Testing
import TimeKit

@Suite("A post's page")
struct CoursePageTests {
    static let address = "https://course.example/site/posts/slow.html"

    static func read(_ html: String) throws -> CoursePage { try CoursePage(Array(html.utf8), from: address) }

    @Test("the article counts, its heading is the title, and pictures and links are absolute")
    func content() throws {
        let page = try Self.read(
            """
            <!doctype html><html><head><title>Site: Slow</title></head><body><nav><a href="/">Home</a></nav>
            <article><header><h1>Eat <em>slowly</em></h1></header><p>One two, three &amp; four.</p>
            <img src="../img/fork.jpg" alt="A fork"><img src="../img/fork.jpg"><img src="data:image/png;base64,x">
            <p>See <a href="water.html#top">water</a> and <a href="https://other.example/">more</a>.</p></article>
            <footer>Imprint</footer></body></html>
            """
        )
        #expect(page.title == "Eat slowly")
        #expect(page.text == "One two, three & four.\n\nSee water and more.")
        #expect(
            page.images == [CoursePage.Image(address: "https://course.example/site/img/fork.jpg", text: "A fork")]
        )
        #expect(page.links == ["https://course.example/site/posts/water.html#top", "https://other.example/"])
        #expect(page.words == 8)
        #expect(page.dropped == [])
        #expect(!page.html.contains("<h1"))
    }

    @Test("without an article main counts, then the body, and without a heading the title bar")
    func parts() throws {
        let main = try Self.read("<title>T</title><body><p>no</p><main><p>yes</p></main>")
        #expect(main.text == "yes")
        #expect(main.title == "T")
        let long = String(repeating: "long ", count: 1_000)
        #expect(try Self.read("<h1>\(long)</h1><p>x").title.count == 200)
        #expect(try Self.read("<p>just this").text == "just this")
    }

    static let attacks: [(html: String, dropped: [String])] = [
        ("<p>ok</p><script>alert(1)</script>", ["script"]),
        ("<p onclick=\"alert(1)\">ok</p>", []),
        ("<p>ok</p><a href=\"java\tscript:alert(1)\">x</a>", []),
        ("<p>ok</p><img src=x onerror=alert(1)>", []),
        ("<p>ok</p><svg><script>alert(1)</script></svg>", ["script", "svg"]),
        ("<p>ok</p><iframe src=\"https://evil.example\"></iframe>", ["iframe"]),
        ("<p>ok</p><style>body{background:url(javascript:alert(1))}</style>", []),
        ("<p>ok</p><form action=\"javascript:alert(1)\"><input></form>", ["form", "input"]),
        ("<p style=\"background:url(javascript:alert(1))\">ok</p>", []),
    ]

    @Test("a script in a post never passes, however it is written", arguments: attacks)
    func scripts(_ row: (html: String, dropped: [String])) throws {
        let page = try Self.read(row.html)
        #expect(page.text.hasPrefix("ok"))
        #expect(page.dropped == row.dropped)
        for export in [page.html, CourseReadingPage(page).string] {
            #expect(!export.contains("alert"))
            #expect(!export.contains("<script"))
            #expect(!export.contains("javascript"))
            #expect(!export.contains("<iframe"))
        }
    }

    @Test("a page is read in so many minutes at 200 words each", arguments: [(1, 1), (200, 1), (201, 2), (1_000, 5)])
    func minutes(_ words: Int, _ minutes: Int) throws {
        let page = try Self.read("<p>" + Array(repeating: "word", count: words).joined(separator: " – ") + "</p>")
        #expect(page.words == words)
        #expect(page.minutes == minutes)
    }

    @Test("a 50 MB page is refused before it is looked at, and one within the limit is not")
    func large() throws {
        let large = [UInt8](repeating: UInt8(ascii: "a"), count: 50_000_000)
        #expect(throws: CourseError.tooLarge(what: Self.address, limit: 2_000_000)) {
            try CoursePage(large, from: Self.address)
        }
        let page = try CoursePage(Array(large.prefix(CourseLimits.page)), from: Self.address)
        #expect(page.text.utf8.count == CourseLimits.page)
    }

    @Test("a page with nothing to read is refused, and so is one nested without end")
    func nothing() {
        #expect(throws: CourseError.emptyPage(address: Self.address)) { try Self.read("<h1>Only this</h1><p> – </p>") }
        #expect(throws: CourseError.self) { try Self.read(String(repeating: "<div>", count: 5_000) + "deep") }
    }

    @Test("a page in another encoding is read by what the site says it is")
    func encoding() throws {
        let bytes = Array("<p>caf".utf8) + [0xE9] + Array("</p>".utf8)
        #expect(try CoursePage(bytes, from: Self.address, encoding: "iso-8859-1").text == "café")
    }
}
