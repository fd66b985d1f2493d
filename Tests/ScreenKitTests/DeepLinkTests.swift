import Foundation
import ScreenKit
import TestKit
import Testing

@Suite("Deep links")
struct DeepLinkTests {
    @Test(
        "a link reads as its parts, decoded; the earlier form reads as it stands",
        arguments: [
            ("tips://home", ["home"]), ("tips://", []), ("tips://home/", ["home"]),
            ("TIPS://history/A", ["history", "A"]),
            ("tips://item/a%2Fb", ["item", "a/b"]), ("tips://item/caf%C3%A9", ["item", "café"]),
            ("tips://item/a+b:c@d", ["item", "a+b:c@d"]), ("tips:home", ["home"]),
            ("tips:item/a b%20", ["item", "a b%20"]),
        ]
    )
    func reads(text: String, parts: [String]) {
        let target = DeepLink(text, scheme: "Tips")
        #expect(target?.parts == parts)
        #expect(target?.scheme == "tips")
    }

    @Test(
        "a text that is no link of the scheme is refused",
        arguments: [
            "", "home", "tips", "tips:", "tips:/home", "tips:a//b", "tips:home/", "habit://home", "habit:home",
            "://home",
            "tips://a//b", "tips:////", "tips://a/../b", "tips:a/../b", "tips://%2E%2E/b", "tips://a?b=c", "tips://a#b",
            "tips://a b", "tips://caf\u{E9}", "tips://%", "tips://%4", "tips://%zz", "tips://%ff", "tips://a\nb",
        ]
    )
    func refuses(text: String) {
        #expect(DeepLink(text, scheme: "tips") == nil)
        if !text.hasPrefix("habit:") { #expect(DeepLink(text) == nil) }
    }

    @Test("an error shows a link's first hundred characters")
    func shown() {
        for count in 99...101 {
            let link = String(repeating: "l", count: count)
            #expect(DeepLink.shown(link) == (count <= 100 ? link : String(link.dropLast(count - 100)) + "…"))
        }
    }

    @Test("whatever a part holds, the link is ASCII, a URL, and reads back")
    func roundTrip() {
        for part in [
            "a", "a b", "a/b", "%", "%2F", "?", "#x", "é", "e\u{301}", "日本", "👩‍👧", "\u{202E}", "\"<&>", "\u{0}", "...",
        ] {
            let target = DeepLink(scheme: "tips", ["item", part])
            let text = target.description
            #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(text)")
            #expect(URL(string: text)?.absoluteString == text)
            let read = DeepLink(text, scheme: "tips")
            #expect(read?.parts.map { Array($0.utf8) } == target.parts.map { Array($0.utf8) }, "\(text)")
        }
    }

    @Test("every link is ASCII without spaces, survives URL, JSON and being read again", arguments: UInt64(1)...300)
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let alphabet = [
            "a", "Z", "0", "/", "%", "?", "#", " ", "\n", "é", "日", "👩‍👧", "\u{202E}", "'", "\"", "<", "..", "\\", "&",
            "+", "\u{0}",
        ]
        let parts = (0..<generator.int(in: 0...4)).map { _ in
            (0..<generator.int(in: 1...6)).map { _ in generator.pick(alphabet) }.joined()
        }.filter { $0 != ".." }
        let link = DeepLink(scheme: "tips", parts)
        let text = link.description
        #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "seed \(seed)")
        #expect(DeepLink(text) == link, "seed \(seed)")
        #expect(URL(string: text)?.absoluteString == text, "seed \(seed): \(text)")
        let coded = try JSONDecoder().decode([DeepLink].self, from: JSONEncoder().encode([link]))
        #expect(coded == [link], "seed \(seed)")
    }

    @Test("a link of any app is read with its scheme, which is a letter with letters, digits, plus, minus and dots")
    func anyApp() {
        #expect(DeepLink("a.b-c+1://x")?.scheme == "a.b-c+1")
        #expect(DeepLink("TIPS://home")?.scheme == "tips")
        for text in ["1tips://home", "ti ps://home", "tips_://home", "é://home", "home"] {
            #expect(DeepLink(text) == nil, "\(text)")
        }
    }

    @Test("a link is coded as its text, and a text that is none isn't decoded")
    func coding() throws {
        let link = DeepLink(scheme: "tips", ["item", "a/b é"])
        let bytes = try JSONEncoder().encode([link])
        #expect(try JSONDecoder().decode([String].self, from: bytes) == [link.description])
        #expect(try JSONDecoder().decode([DeepLink].self, from: bytes) == [link])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([DeepLink].self, from: Data(#"["home"]"#.utf8)) }
    }
}
