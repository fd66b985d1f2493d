import Testing
import WordKit

@Suite("Typed texts")
struct TypedTextTests {
    @Test(
        "a text with nothing to see in it is blank",
        arguments: [
            "", " ", "\t", "\r\n", "\u{A0}", "\u{2003}", "\u{202F}", "\u{3000}", "\u{2028}", "\u{200B}", "\u{200D}",
            "\u{FEFF}", "\u{00AD}", "\u{3164}", "\u{2800}", "\u{0}", "\u{7F}", "\u{FE0F}", " \u{200B}\n\u{3000} ",
        ]
    )
    func blank(typed: String) {
        #expect(TypedText(typed, limit: 10) == .blank)
        #expect(TypedText(typed, limit: 10, keepsLines: true) == .blank)
    }

    @Test(
        "a text is trimmed, rid of control characters, and each run of white space is one space",
        arguments: [
            ("plain", "plain"), ("  a   b ", "a b"), ("a\u{A0}b", "a b"), ("a\r\n\tb", "a b"), ("\u{FEFF}a", "a"),
            ("a\u{0}b", "ab"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("חלה", "חלה"), ("a \u{200B} b", "a b"), ("1\u{2044}2", "1\u{2044}2"),
        ]
    )
    func tidied(typed: String, kept: String) {
        #expect(TypedText(typed, limit: 10) == .text(kept))
        #expect(TypedText.line(typed) == kept)
    }

    @Test("a text that is read without cleaning is the one that cleaning would give")
    func plain() {
        let others = (0...0x2200 as ClosedRange<UInt32>).filter { value in
            guard let scalar = Unicode.Scalar(value) else { return false }
            return [String(scalar), "a\(scalar)", "\(scalar)a", "a\(scalar)a"].contains { text in
                // Two spaces at the start need cleaning.
                TypedText(text, limit: 3) != TypedText("  \(text)", limit: 3)
                    || TypedText.line(text) != TypedText.line("  \(text)")
            }
        }
        #expect(others.isEmpty)
    }

    @Test(
        "lines are kept where they are asked for, without blank ones around them",
        arguments: [("\n a \r\n\r\n b\n\n", "a\n\nb"), ("a\tb", "a\tb"), ("one", "one"), ("a  b", "a  b")]
    )
    func lines(typed: String, kept: String) {
        #expect(TypedText(typed, limit: 10, keepsLines: true) == .text(kept))
    }

    @Test("the limit counts what a reader counts, after tidying, and scalars eight times as many")
    func limit() {
        #expect(TypedText("  abc  ", limit: 3) == .text("abc"))
        #expect(TypedText("abcd", limit: 3) == .tooLong(characters: 4))
        #expect(TypedText("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", limit: 3) == .text("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"))
        #expect(TypedText("e" + String(repeating: "\u{301}", count: 23), limit: 3) != .tooLong(characters: 1))
        #expect(TypedText("e" + String(repeating: "\u{301}", count: 24), limit: 3) == .tooLong(characters: 25))
    }

    @Test("names that differ in case or white space alone have one key, others don't")
    func keys() {
        #expect(TypedText.key(" Peanut  Butter\n") == TypedText.key("peanut butter"))
        #expect(TypedText.key("ß") == TypedText.key("SS"))
        #expect(TypedText.key("é") == TypedText.key("E\u{301}"))
        #expect(TypedText.key("é") != TypedText.key("e"))
        #expect(TypedText.key("a b") != TypedText.key("ab"))
    }
}
