import CommandKit
import Testing

@Suite("No stored text can steer a terminal")
struct EscapedTextTests {
    @Test(
        "controls, separators and overrides are written out",
        arguments: [
            ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{7}b", "a\\u{7}b"), ("\u{9B}31m", "\\u{9B}31m"),
            ("a\nb\tc\r", "a\\nb\\tc\\r"),
            ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
            ("\u{7F}", "\\u{7F}"),
            ("\u{2028}", "\\u{2028}"), ("a\r\nb", "a\\r\\nb"), ("\u{0}", "\\u{0}"),
        ]
    )
    func escaped(_ text: String, _ expected: String) {
        #expect(text.escapingControls() == expected)
    }

    @Test(
        "everything else stays byte for byte",
        arguments: ["", "Crème brûlée", "日本語", "👩‍👩‍👧", "e\u{301}", "שלום", "1½ cups", "a\\nb"]
    )
    func kept(_ text: String) {
        #expect(Array(text.escapingControls().utf8) == Array(text.utf8))
        #expect(Array(text.escapingControls(keepingLines: true).utf8) == Array(text.utf8))
    }

    @Test("lines and tabs stay where a text may span lines, a lone carriage return does not")
    func lines() {
        #expect("a\n\tb\r\u{1B}".escapingControls(keepingLines: true) == "a\n\tb\\r\\u{1B}")
    }

    @Test("the output never holds a control character, whatever goes in")
    func total() {
        for value in UInt32(0)...0x2070 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let escaped = String(scalar).escapingControls()
            let isSafe = escaped.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control && !(0x2028...0x202E).contains($0.value)
                    && !(0x2066...0x2069).contains($0.value)
            }
            #expect(isSafe, "U+\(String(value, radix: 16)) came through")
        }
    }
}
