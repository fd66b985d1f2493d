import HTMLKit
import JSONKit
import Testing

private struct SharePage: HTMLPage {
    let name: String
    let lines: [String]
    var language: String { "en" }
    var title: String { name }

    var head: some HTMLContent {
        meta(.description, "About \(name)")
        openGraph(.title, name)
        link(.canonical, href: "https://example.org/markets/12")
        styleSheet(href: "/style.css")
        jsonLD(["@context": "https://schema.org", "@type": "Place", "name": .string(name)])
    }

    var body: some HTMLContent {
        main {
            h1 { name }
            if lines.isEmpty {
                p { "Nothing yet." }
            } else {
                ul { for line in lines { li { line } } }
            }
            img(src: .embedded([0xFF, 0x00, 0x10, 0x80], .png), alt: name, .lazy)
        }
    }
}

@Suite("Pages")
struct PageTests {
    private let html = HTML()

    @Test("A page is exactly these bytes")
    func bytes() throws {
        let page = SharePage(name: "Roosevelt \"Row\" <Market>", lines: ["Peaches", "Figs & dates"])
        let expected = """
            <!DOCTYPE html>
            <html lang="en" dir="ltr"><head><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width, initial-scale=1">\
            <title>Roosevelt &quot;Row&quot; &lt;Market&gt;</title>\
            <meta name="description" content="About Roosevelt &quot;Row&quot; &lt;Market&gt;">\
            <meta property="og:title" content="Roosevelt &quot;Row&quot; &lt;Market&gt;">\
            <link rel="canonical" href="https://example.org/markets/12"><link rel="stylesheet" href="/style.css">\
            <script type="application/ld+json">{"@context":"https://schema.org","@type":"Place",\
            "name":"Roosevelt \\"Row\\" \\u003cMarket\\u003e"}</script></head>\
            <body><main><h1>Roosevelt &quot;Row&quot; &lt;Market&gt;</h1>\
            <ul><li>Peaches</li><li>Figs &amp; dates</li></ul>\
            <img src="data:image/png;base64,/wAQgA==" alt="Roosevelt &quot;Row&quot; &lt;Market&gt;" loading="lazy">\
            </main></body></html>

            """
        #expect(page.string == expected)
        #expect(page.bytes == Array(expected.utf8))
        #expect(try StrictMarkup.nodes(of: page.bytes).count == 3)
        #expect(SharePage(name: "x", lines: []).string.contains("<p>Nothing yet.</p>"))
    }

    @Test("The line feed that a parser drops is written before preformatted text")
    func preformatted() {
        #expect(html.pre { "\nfirst" }.string == "<pre>\n\nfirst</pre>")
        #expect(html.textarea(name: "notes", value: "a\nb").string == "<textarea name=\"notes\">\na\nb</textarea>")
    }

    @Test("The first of an attribute given twice counts; none is written for nil")
    func repeated() {
        #expect(html.p(.id("a"), nil, .hidden, .id("b")) { 12 }.string == "<p id=\"a\" hidden>12</p>")
        #expect(
            html.form(action: "/x", method: .postWithFiles) {}.string
                == "<form action=\"/x\" method=\"post\" enctype=\"multipart/form-data\"></form>"
        )
    }

    @Test("Choices, optional content, loops and views write themselves in order", arguments: [0, 1, 2])
    func builder(number: Int) {
        let note: String? = number == 1 ? "one" : nil
        let content = html.div {
            switch number {
            case 0: html.p { "zero" }
            case 1: html.em { "some" }
            default: html.strong { "more" }
            }
            note
            html.forEach(0..<number) { turn in html.i { turn } }
            for turn in 0..<number { html.em { turn } }
        }
        let expected = [
            "<div><p>zero</p></div>", "<div><em>some</em>one<i>0</i><em>0</em></div>",
            "<div><strong>more</strong><i>0</i><i>1</i><em>0</em><em>1</em></div>",
        ]
        #expect(content.string == expected[number])
    }

    @Test("Markup from outside is written as it is, and only with the name of its sanitizer")
    func outside() {
        let markup = SanitizedHTML(utf8: Array("<p>A &amp; B</p>".utf8), sanitizedBy: "MarkupKit.HTMLSanitizer")
        #expect(html.div { markup }.string == "<div><p>A &amp; B</p></div>")
        #expect(SanitizedHTML(utf8: [0x61, 0xFF], sanitizedBy: "test").string == "a\u{FFFD}")
    }

    @Test("A script is a file of its own, so a page has the text of none")
    func script() {
        let expected = "<script type=\"module\" src=\"/core.js\"></script>"
        #expect(html.moduleScript(src: "/core.js").string == expected)
    }

    @Test("A style sheet is a constant of the source code, and its bytes are those of its element")
    func styleSheet() {
        let sheet = StyleSheet("h1 > em { color: #222 }")
        #expect(html.styleSheet(sheet).string == "<style>h1 > em { color: #222 }</style>")
        #expect(sheet.bytes == Array("h1 > em { color: #222 }".utf8))
    }

    @Test("Whole numbers are written in full", arguments: [0, 7, -7, 10, 1_234_567_890, Int.max, Int.min])
    func integers(number: Int) {
        #expect(number.string == "\(number)")
    }
}
