import FractionParser
import Testing

@Suite("Any input at all")
struct AmountFuzzTests {
    @Test("gives a value that is written out and read back, or an error inside the text", arguments: 1...8)
    func fuzz(seed: Int) {
        var fuzzer = AmountFuzzer(seed: UInt64(seed))
        for _ in 0..<25_000 {
            let text = fuzzer.text()
            let options = fuzzer.options()
            if let fault = fuzzer.fault(in: text, options: options) {
                Issue.record("seed \(seed), \(text.debugDescription), options \(options.rawValue): \(fault)")
                return
            }
        }
        #expect(fuzzer.accepted > 1000, "seed \(seed)")
        #expect(fuzzer.refused > 1000, "seed \(seed)")
    }

    @Test("a text of 4 KB is read, and a longer one is refused")
    func length() throws {
        let longest = String(repeating: " ", count: Amount.maximumLength - 1) + "1"
        #expect(try Amount.parse(longest).low == .one)
        let error = #expect(throws: AmountError.self) { try Amount.parse(longest + " ") }
        #expect(error?.code == .tooLong)
        #expect(error?.offset == Amount.maximumLength)
    }

    @Test(
        "4 KB of one repeated piece give a value or an error",
        arguments: [
            "1", "1/", "1-", "½", "a ", "and ", "&", "&amp;", "(", "((1", "half ", "1 ", ",1", "~", "about ", "٣",
            "1 to ", "media ", "1 y ", "de ", "á",
        ]
    )
    func repeated(piece: String) {
        let text = String(repeating: piece, count: Amount.maximumLength / piece.utf8.count)
        var fuzzer = AmountFuzzer(seed: 1)
        #expect(fuzzer.fault(in: text, options: []) == nil)
        #expect(fuzzer.fault(in: text, options: [.roman, .allowNegative, .decimalComma, .spanish]) == nil)
    }
}
