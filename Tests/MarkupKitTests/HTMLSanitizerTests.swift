import Foundation
import MarkupKit
import TestKit
import Testing

private let article = HTMLSanitizer()

@Suite struct HTMLSanitizerTests {
    @Test(
        "Allowed elements pass; others give way to their content or go with it",
        arguments: [
            ("abc", "abc"), ("", ""), ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
            ("<p>one<p>two", "<p>one</p><p>two</p>"), ("<p class=x onclick=y title=z>t</p>", "<p title=\"z\">t</p>"),
            ("<custom><b>x</b></custom>", "<b>x</b>"), ("a<script>alert(1)</script>b", "ab"),
            ("<style>p{}</style>x", "x"), ("<button>Press</button>", "Press"),
            ("<a href='http://e.com/?a=1&amp;b=2'>x</a>", "<a href=\"http://e.com/?a=1&amp;b=2\">x</a>"),
            ("<img src=\"a.png\" alt='\"q\"'>", "<img src=\"a.png\" alt=\"&quot;q&quot;\">"), ("x<br/>y", "x<br>y"),
            ("<html><head><title>T</title></head><body><p>x</p></body></html>", "<p>x</p>"),
            ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"), ("&lt;script&gt;", "&lt;script&gt;"),
            ("&eacute;&#x1F600;&nbsp;", "é😀\u{A0}"), ("<p>x", "<p>x</p>"), ("</p></div>x", "x"),
        ]
    )
    func policy(input: String, output: String) {
        #expect(article.sanitize(input) == output)
    }

    @Test(
        "Addresses pass by scheme alone, after what browsers ignore in them is gone",
        arguments: [
            ("http://e.com", "http://e.com"), ("HTTPS://e.com", "HTTPS://e.com"), ("mailto:a@b.c", "mailto:a@b.c"),
            ("tel:+1", "tel:+1"), ("geo:1,2", "geo:1,2"), ("/a:b", "/a:b"), ("./a:b", "./a:b"), ("#x", "#x"),
            ("?q=a:b", "?q=a:b"), ("//e.com/x", "//e.com/x"), (" \n http://e.com\t", "http://e.com"),
            ("java\nscript:alert(1)", nil), ("JAVASCRIPT:x", nil), ("data:text/html,x", nil), ("vbscript:x", nil),
            ("\u{1}javascript:x", nil), ("\u{A0}javascript:x", nil), ("java\u{1}script:x", nil), ("blob:x", nil),
            ("", nil), (" ", nil), ("javascript&#58;x", nil), ("&#0000106avascript:x", nil),
            ("file:///etc/passwd", nil), (":x", nil), ("a b:c", nil), ("feed:javascript:x", nil), ("1:2", nil),
        ] as [(String, String?)]
    )
    func addresses(address: String, kept: String?) {
        let expected = kept.map { "<a href=\"\($0)\">x</a>" } ?? "<a>x</a>"
        #expect(article.sanitize("<a href=\"\(address)\">x</a>") == expected)
    }

    @Test("An entity name that is not known stays text, so that no parser finds a scheme in it")
    func unknownEntity() {
        #expect(article.sanitize("<a href='javascript&colon;x'>y</a>") == "<a href=\"javascript&amp;colon;x\">y</a>")
    }

    @Test("Relative addresses are kept, refused or made absolute, as the policy says")
    func relative() {
        var policy = HTMLPolicy.article
        policy.allowsRelative = false
        #expect(HTMLSanitizer(policy: policy).sanitize("<a href=/a>x</a>") == "<a>x</a>")
        policy.allowsRelative = true
        policy.base = "https://e.com/posts/1/"
        #expect(
            HTMLSanitizer(policy: policy).sanitize("<img src='../p.png'>") == "<img src=\"https://e.com/posts/p.png\">"
        )
    }

    @Test("A policy cannot allow what is never safe")
    func policyCannotOverride() {
        let policy = HTMLPolicy(
            elements: ["script": [], "svg": ["onload"], "p": ["onclick", "style", "srcset"], "form": ["action"]],
            schemes: ["https"]
        )
        let html =
            "<script>x</script><svg onload=y></svg><p onclick=a style=b srcset=c>t</p><form action=javascript:x>f</form>"
        #expect(HTMLSanitizer(policy: policy).sanitize(html) == "<p>t</p><form>f</form>")
    }

    @Test(
        "Markup that changes its meaning when parsed again stays harmless",
        arguments: [
            "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=1 onerror=alert(1)&gt;\">",
            "<svg></p><style><a id=\"</style><img src=1 onerror=alert(1)>\">",
            "<template><img src=x onerror=alert(1)></template>",
            "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
            "<!--><img src=x onerror=alert(1)>-->", "<!--- --!><script>alert(1)</script>",
            "<![CDATA[<script>alert(1)</script>]]>",
            "<!-- <!-- --> <script>alert(1)</script> -->", "<a title=\"<script>alert(1)</script>\">x</a>",
            "<img src=x\u{0}onerror=alert(1)>", "<scr\u{0}ipt>alert(1)</scr\u{0}ipt>",
            "<a href=\"x\" <b onclick=alert(1)>y",
            "<a title='unclosed><img src=x onerror=alert(1)>", "<textarea><script>alert(1)</script></textarea>",
            "<xmp><p title=\"</xmp><img src=x onerror=alert(1)>\"></xmp>",
            "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
            "<p><title><p title=\"</title><img src onerror=alert(1)>\">", "<plaintext><script>alert(1)</script>",
            "<select><style></select><img src=x onerror=alert(1)></style>",
            "<noembed><img title=\"</noembed><img src onerror=alert(1)>\">",
            "<b><p><b><p><table><td><form><svg><desc><p></svg><img src=x onerror=alert(1)>",
            "<?php echo '<script>' ?><script>alert(1)</script>",
            "<a href=`javascript:alert(1)`>x</a>", "<div title=`><img src=x onerror=alert(1)>`>",
            "<a/href=\"javascript:x\"/onclick=y>z</a>",
            "&lt;img src=x onerror=alert(1)&gt;", "&amp;lt;script&amp;gt;",
            "<p>\u{FEFF}<script\u{FEFF}>alert(1)</script>",
            "<base href=javascript:x//><a href=y>z</a>", "<meta http-equiv=refresh content='0;url=javascript:x'>",
            "<isindex action=javascript:x>",
        ]
    )
    func mutations(html: String) {
        let output = article.sanitize(html)
        #expect(StrictMarkup(output).problems.isEmpty, "\(output)")
        #expect(article.sanitize(output) == output)
    }

    @Test("Deep nesting and endless attributes end in bounded time, without a crash")
    func hostileShapes() throws {
        let deep = String(repeating: "<div>", count: 100_000) + "x" + String(repeating: "</div>", count: 100_000)
        #expect(StrictMarkup(article.sanitize(deep)).problems.isEmpty)
        let document = try HTMLDocument(fragment: deep)
        #expect(document.incomplete?.description.contains("256 levels") == true)
        for piece in [
            "<b>", "</b>", "<a href=", "<!--", "<p a=b ", "&", "<", "</", "<table><tr><td>", "<li>", "\"", "<![CDATA[",
        ] {
            let output = article.sanitize(String(repeating: piece, count: 20_000))
            #expect(StrictMarkup(output).problems.isEmpty, "\(piece)")
        }
        let attributes = (0..<10_000).map { "a\($0)=1" }.joined(separator: " ")
        #expect(article.sanitize("<p \(attributes)>x</p>") == "<p>x</p>")
    }

    @Test("For generated inputs the output is safe and a fixed point", arguments: 0..<40 as Range<UInt64>)
    func generatedInputs(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let html = MarkupSoup.make(using: &random)
            let output = article.sanitize(html)
            #expect(StrictMarkup(output).problems.isEmpty, "seed \(seed): \(html)")
            #expect(article.sanitize(output) == output, "seed \(seed): \(html)")
        }
    }
}

/// Random HTML from pieces that are difficult to parse.
enum MarkupSoup {
    private static let names = [
        "p", "b", "i", "a", "div", "span", "table", "tr", "td", "th", "ul", "ol", "li", "dl", "dt", "dd", "h1", "h2",
        "pre", "img",
        "br", "hr", "svg", "math", "script", "style", "template", "noscript", "form", "select", "option", "textarea",
        "title", "head",
        "body", "html", "custom-x", "blockquote", "em", "strong", "center", "iframe", "mtext", "caption", "tbody",
        "col", "button",
    ]
    private static let attributes = [
        "href=\"javascript:x\"", "href='http://e.com'", "onclick=alert(1)", "title=\"a<b>'\"", "title='\"", "style=x:y",
        "src=x",
        "=\"", "alt=`", "/", "\u{0}", "src=\"data:x\"", "href=//e", "lang=en",
    ]
    private static let texts = [
        "x", " ", "\n", "&lt;", "&amp;", "&", "<", ">", "\"", "'", "&#0;", "&#x80;", "]]>", "<!--", "-->", "<![CDATA[",
        "<?x?>", "<!d>",
        "\u{FFFD}", "é", "\u{0}", "\r\n", "\r", "\t", "\u{C}", "&nbsp;", "&copy", "--!>", "</", "a b", "\u{2028}",
        "\u{1}",
    ]

    static func make(using random: inout SeededGenerator) -> String {
        var html = ""
        for _ in 0..<Int.random(in: 1...25, using: &random) {
            let name = names.randomElement(using: &random) ?? "p"
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                html += "<\(name)"
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    html += " \(attributes.randomElement(using: &random) ?? "")"
                }
                html += Int.random(in: 0..<12, using: &random) == 0 ? "" : ">"
            case 4..<7: html += "</\(name)>"
            default: html += texts.randomElement(using: &random) ?? ""
            }
        }
        return html
    }
}
