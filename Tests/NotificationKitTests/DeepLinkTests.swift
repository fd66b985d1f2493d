import Foundation
import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("Deep links")
struct DeepLinkTests {
    @Test(
        "a link reads as its scheme and its parts, decoded",
        arguments: [
            ("tips://home", "tips", ["home"]), ("tips://", "tips", []), ("tips://home/", "tips", ["home"]),
            ("TIPS://history/A", "tips", ["history", "A"]),
            ("maricopa://markets/a%2Fb", "maricopa", ["markets", "a/b"]),
            ("tips://item/caf%C3%A9", "tips", ["item", "café"]), ("tips://item/a+b:c@d", "tips", ["item", "a+b:c@d"]),
            ("a.b-c+1://x", "a.b-c+1", ["x"]), ("tips://%F0%9F%8D%8E", "tips", ["🍎"]),
        ]
    )
    func reads(text: String, scheme: String, parts: [String]) throws {
        let link = try DeepLink(text)
        #expect(link.scheme == scheme)
        #expect(link.parts == parts)
    }

    @Test(
        "what is no link is refused, with the text and the reason",
        arguments: [
            "", "home", "tips:home", "://home", "1tips://home", "ti ps://home", "tips://a//b", "tips:////",
            "tips://a/../b",
            "tips://%2E%2E/b", "tips://a?b=c", "tips://a#b", "tips://a b", "tips://caf\u{E9}", "tips://%", "tips://%4",
            "tips://%zz", "tips://%ff", "tips://a\nb", "tips://\u{0}",
        ]
    )
    func refuses(text: String) {
        do {
            _ = try DeepLink(text)
            Issue.record("\(text) was read")
        } catch {
            guard case .notALink(text, let reason) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(!reason.isEmpty)
            #expect(error.description.contains(" — "))
        }
    }

    @Test("a link of another app is refused by name")
    func otherApp() throws {
        #expect(try DeepLink("tips://home", scheme: "tips").parts == ["home"])
        #expect(throws: NotificationError.linkOfAnotherApp("habit://home", expected: "tips")) {
            try DeepLink("habit://home", scheme: "tips")
        }
    }

    @Test("every link is ASCII without spaces, survives URL, JSON and being read again", arguments: UInt64(1)...300)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let alphabet = [
            "a", "Z", "0", "/", "%", "?", "#", " ", "\n", "é", "日", "👩‍👧", "\u{202E}", "'", "\"", "<", "..", "\\", "&",
            "+", "\u{0}",
        ]
        let parts = (0..<generator.int(in: 0...4)).map { _ in
            (0..<generator.int(in: 1...6)).map { _ in generator.pick(alphabet) }.joined()
        }.filter { $0 != ".." }
        let link = try DeepLink(scheme: "tips", parts)
        let text = link.description
        #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "seed \(seed)")
        #expect(try DeepLink(text) == link, "seed \(seed)")
        #expect(URL(string: text)?.absoluteString == text, "seed \(seed): \(text)")
        let coded = try JSONDecoder().decode([DeepLink].self, from: JSONEncoder().encode([link]))
        #expect(coded == [link], "seed \(seed)")
    }
}
