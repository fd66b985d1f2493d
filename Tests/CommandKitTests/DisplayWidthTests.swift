import CommandKit
import Testing

@Suite("A text is as wide as the cells it takes")
struct DisplayWidthTests {
    @Test(
        "letters take one cell, wide ones and emoji two, marks none",
        arguments: [
            ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4), ("👍", 2),
            ("👍🏽", 2),
            ("👩‍👩‍👧", 2), ("🇺🇸", 2), ("❤️", 2), ("❤", 1), ("½", 1), ("…", 1), ("a\u{200B}b", 2), ("a\u{AD}b", 3), ("ก็", 1),
            ("\u{1100}\u{1161}\u{11A8}", 2), ("—", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("①", 1), ("𠀀", 2),
        ]
    )
    func width(_ text: String, _ cells: Int) {
        #expect(text.displayWidth == cells)
    }

    @Test(
        "a text is cut so that it and the mark fit",
        arguments: [
            ("flour", 5, "flour"), ("flour", 4, "flo…"), ("flour", 1, "…"), ("flour", 0, ""), ("日本語", 5, "日本…"),
            ("日本語", 4, "日…"), ("e\u{301}a\u{301}o\u{301}", 2, "e\u{301}…"),
        ]
    )
    func truncated(_ text: String, _ width: Int, _ expected: String) {
        #expect(text.truncated(toWidth: width) == expected)
    }

    @Test("no cut text is wider than asked")
    func neverWider() {
        let text = "Crème 日本語 👩‍👩‍👧 e\u{301}clair"
        for width in 0...40 {
            #expect(text.truncated(toWidth: width).displayWidth <= width)
        }
    }
}
