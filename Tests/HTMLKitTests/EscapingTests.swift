import HTMLKit
import Testing

@Suite("Text and attribute values")
struct EscapingTests {
    private let html = HTML()

    @Test(
        "Marks of the markup become references",
        arguments: [
            ("a < b & c > d", "<p>a &lt; b &amp; c &gt; d</p>"),
            ("\"quoted\" 'so'", "<p>&quot;quoted&quot; 'so'</p>"),
            ("&amp;", "<p>&amp;amp;</p>"),
            ("½ cup of crème brûlée", "<p>½ cup of crème brûlée</p>"),
            ("", "<p></p>"),
        ]
    )
    func marks(text: String, markup: String) {
        #expect(html.p { text }.string == markup)
    }

    @Test(
        "A quote followed by a combining mark stays in its attribute",
        arguments: ["\u{301}", "\u{338}", "\u{20DD}", "\u{200D}", "\u{FE0F}"]
    )
    func combiningMark(mark: String) {
        let value = "\"\(mark) onclick=\"alert(1)\"\(mark)>"
        let markup = html.p(.title(value)) { "<\(mark)b>" }.string
        let expected =
            "<p title=\"&quot;\(mark) onclick=&quot;alert(1)&quot;\(mark)&gt;\">&lt;\(mark)b&gt;</p>"
        #expect(Array(markup.utf8) == Array(expected.utf8))
    }

    @Test("Each of the 128 ASCII bytes is written as HTML admits it, at every place in a block of sixteen")
    func everyByte() throws {
        for byte in UInt8(0)..<128 {
            for place in 0..<34 {
                let text = String(repeating: "x", count: place) + String(Unicode.Scalar(byte)) + "yz"
                let expected = HostileText.asRead(text)
                try expectReadsBack(text, as: expected, "byte \(byte) at \(place)")
            }
        }
    }

    @Test("Bytes that are not UTF-8, lone surrogates among them, are U+FFFD before they get here, and stay so")
    func malformed() throws {
        for byte in UInt8(0)...255 {
            let text = String(decoding: [0x61, byte, 0x62], as: UTF8.self)
            try expectReadsBack(text, as: HostileText.asRead(text), "byte \(byte)")
        }
        let surrogate = String(decoding: [0xD83D, 0x0041] as [UInt16], as: UTF16.self)
        #expect(html.p { surrogate }.string == "<p>\u{FFFD}A</p>")
        let encoded = String(decoding: [0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self)
        #expect(html.p { encoded }.string == "<p>\u{FFFD}\u{FFFD}\u{FFFD}</p>")
    }

    @Test("Every scalar of Unicode reads back, or as U+FFFD where HTML does not admit it")
    func everyScalar() throws {
        var start: UInt32 = 0
        while start < 0x110000 {
            var text = ""
            for value in start..<start + 0x400 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            try expectReadsBack(text, as: HostileText.asRead(text), "scalars from \(String(start, radix: 16))")
            start += 0x400
        }
    }

    @Test("Text longer than a block of the writer reads back", arguments: [4_095, 4_096, 4_097, 8_191, 70_000])
    func long(length: Int) throws {
        for tail in ["½", "&", "\r\n", "\u{85}", "👩‍🍳", "\"\u{301}"] {
            let text = String(repeating: "a", count: length - 1) + tail + String(repeating: "\"", count: 5_000)
            try expectReadsBack(text, as: HostileText.asRead(text), "\(length) and \(tail)")
        }
    }

    private func expectReadsBack(_ text: String, as expected: String, _ comment: Comment) throws {
        let nodes = try StrictMarkup.nodes(of: html.p(.title(text)) { text }.bytes)
        let content: [StrictMarkup.Node] = expected.isEmpty ? [] : [.text(expected)]
        let isSame = nodes == [.element("p", ["title": expected], content)]
        // String equality is canonical, but the law is about scalars.
        guard case .element(_, let attributes, _) = nodes.first else {
            Issue.record("no element: \(comment)")
            return
        }
        let hasSameScalars = attributes["title"].map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars)
        #expect(isSame && hasSameScalars, comment)
    }
}
