import Foundation
import MarkupKit
import Testing

@Suite struct HTMLDocumentTests {
    private let page = """
        <!DOCTYPE html><html lang=en><head><meta charset=utf-8><title> A
         page </title><script>var x = "<p>no</p>";</script></head>
        <body class="one two"><!-- comment --><h1 id=top>Head &amp; line</h1>
        <p>First<br>second <a href='/x'>link</a><p>Next<ul><li>a<li>b</ul></body></html>
        """

    @Test("A page becomes a tree that can be asked for names, attributes and text")
    func queries() throws {
        let document = try HTMLDocument(page: Array(page.utf8))
        #expect(document.root?.name == "html")
        #expect(document.root?.attribute("lang") == "en")
        #expect(document.title == "A page")
        #expect(document.elements(named: "p").count == 2)
        #expect(document.elements(named: "li").map(\.textContent) == ["a", "b"])
        #expect(document.elements(named: "a").first?.attribute("href") == "/x")
        #expect(document.root?.first(named: "h1")?.textContent == "Head & line")
        #expect(document.elements { $0.attribute("class", contains: "two") }.map(\.name) == ["body"])
        #expect(document.elements(named: "script").first?.children == [.text("var x = \"<p>no</p>\";")])
        #expect(!document.textContent.contains("var x"))
        #expect(document.incomplete == nil)
    }

    @Test("Plain text has a line for each block and an empty line between paragraphs")
    func plainText() throws {
        let document = try HTMLDocument(page: Array(page.utf8))
        #expect(document.plainText == "Head & line\n\nFirst\nsecond link\n\nNext\n\na\nb")
        #expect(HTMLDocument.plainText(of: "Salt &amp; pepper") == "Salt & pepper")
        #expect(HTMLDocument.plainText(of: "  a\n b ") == "a b")
        #expect(HTMLDocument.plainText(of: "1 < 2") == "1 < 2")
        #expect(HTMLDocument.plainText(of: "<p>one</p><p>two<br/>three</p>") == "one\n\ntwo\nthree")
    }

    @Test(
        "The entities of fractions are understood, once",
        arguments: [
            ("1&frac13; cup", "1⅓ cup"), ("&frac12;&frac78;", "½⅞"),
            ("&amp;frac13; &frac99; &frac", "&frac13; &frac99; &frac"),
        ]
    )
    func fractions(html: String, text: String) throws {
        #expect(HTMLDocument.plainText(of: html) == text)
        #expect(HTMLEntities.resolved(html) == text)
    }

    @Test(
        "Numbers of control characters are read as windows-1252, and no number has a sign",
        arguments: [
            ("&#128;5&#150;&#x97;&#X9f;", "€5–—Ÿ"), ("&#147;a&#148;&#0133;", "“a”…"), ("&amp;#128;", "&#128;"),
            ("&#160;&#233;", "\u{A0}é"),
        ]
    )
    func numbers(html: String, text: String) throws {
        #expect(try HTMLDocument(fragment: html).textContent == text)
        #expect(HTMLEntities.resolved(html) == text)
        for signed in ["&#+38;", "&#x+26;", "&#-38;"] { #expect(HTMLEntities.resolved(signed) == signed) }
    }

    @Test(
        "The encoding is found from the mark, the transport, the bytes, the meta element, in this order",
        arguments: [
            ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], nil, "é"), ([0xC3, 0xA9], nil, "é"), ([0xE9], nil, "é"),
            ([0x93], nil, "“"),
            ([0xE1], "iso-8859-7", "α"), ([0xFF, 0xFE, 0xE9, 0x00], nil, "é"), ([0xFE, 0xFF, 0x00, 0xE9], nil, "é"),
            ([0x82, 0xA0], "shift_jis", "あ"), ([0xC3, 0xA9], "utf-8", "é"),
            // Both bytes of a character that is cut become one mark.
            ([0x61, 0xE2, 0x82, 0x78], "utf-8", "a\u{FFFD}x"), ([0x61, 0xE2, 0x82, 0x78], "UTF8", "a\u{FFFD}x"),
            ([0x61, 0x00, 0x62], nil, "a\u{FFFD}b"),
        ] as [([UInt8], String?, String)]
    )
    func encodings(bytes: [UInt8], declared: String?, text: String) throws {
        #expect(try HTMLDocument(page: bytes, encoding: declared).textContent == text)
    }

    @Test("A text looks like markup by a tag or an entity, whose name has letters, digits and #")
    func looksLikeMarkup() {
        for byte in 0...0x7F as ClosedRange<UInt8> {
            let character = String(Unicode.Scalar(byte))
            let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            let isDigit = (0x30...0x39).contains(byte)
            let isTag = isLetter || character == "/" || character == "!"
            #expect(HTMLDocument.looksLikeMarkup("1 <\(character)") == isTag, "byte \(byte)")
            let isName = isLetter || isDigit || character == "#" || character == ";"
            #expect(HTMLDocument.looksLikeMarkup("1 &a\(character);") == isName, "byte \(byte)")
            let begins = isLetter || character == "#"
            #expect(HTMLDocument.looksLikeMarkup("1 &\(character)1;") == begins, "byte \(byte)")
        }
        for text in ["", "&", "<", "a & b", "a < b", "&amp", "&amp ;"] {
            #expect(!HTMLDocument.looksLikeMarkup(text), "\(text)")
        }
    }

    @Test("A meta element names the encoding of bytes that are not UTF-8")
    func metaCharset() throws {
        let page = Array("<meta charset=\"iso-8859-7\"><p>".utf8) + [0xE1]
        #expect(try HTMLDocument(page: page).textContent == "α")
        let older = Array("<meta http-equiv=x content='text/html; charset=KOI8-R'><p>".utf8) + [0xC1]
        #expect(try HTMLDocument(page: older).textContent == "а")
        #expect(throws: MarkupError.unknownEncoding(name: "x-none")) {
            try HTMLDocument(page: [0x61], encoding: "x-none")
        }
    }

    @Test("Bytes that an encoding does not have become a mark each, in linear time")
    func invalidBytes() throws {
        let bytes = [UInt8](repeating: 0xFF, count: 1 << 20)
        for name in ["shift_jis", "euc-kr", "gb2312"] {
            let text = try HTMLDocument(page: bytes, encoding: name).textContent
            #expect(text.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" || $0.value >= 0xE000 }, "\(name)")
            #expect(text.unicodeScalars.count >= 1 << 19)
        }
        let long = [UInt8](repeating: 0x82, count: 1) + [0xA0] + [UInt8](repeating: 0x41, count: 9000) + [0x82, 0xA0]
        let text = try HTMLDocument(page: long, encoding: "shift_jis").textContent
        #expect(text.hasPrefix("あA") && text.hasSuffix("Aあ") && text.count == 9002)
    }

    @Test("A page longer than the limit is refused, one deeper is cut there and says so")
    func limits() throws {
        #expect(throws: MarkupError.inputTooLong(limit: 3)) {
            try HTMLDocument(page: Array("<p>x".utf8), limits: HTMLLimits(input: 3))
        }
        let document = try HTMLDocument(fragment: "<b><i><u>x</u></i></b>", limits: HTMLLimits(depth: 4))
        #expect(document.incomplete != nil)
        #expect(document.elements(named: "i").count == 1)
        #expect(document.elements(named: "u").isEmpty)
        let attributes = try HTMLDocument(fragment: "<p a b c d>", limits: HTMLLimits(attributes: 2))
        #expect(attributes.elements(named: "p").first?.attributes.map(\.name) == ["a", "b"])
    }

    @Test("Twenty megabytes of text become one node in linear time")
    func longText() throws {
        let text = String(repeating: "lorem ipsum ", count: 1_700_000)
        #expect(try HTMLDocument(fragment: text).nodes == [.text(text)])
    }

    @Test("An empty input is an empty tree", arguments: ["", " ", "<!-- x -->", "<!DOCTYPE html>"])
    func empty(text: String) throws {
        #expect(try HTMLDocument(page: Array(text.utf8)).elements(named: "p").isEmpty)
        #expect(try HTMLDocument(fragment: text).plainText.isEmpty)
    }
}
