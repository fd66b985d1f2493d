import Foundation
import ScreenKit
import Testing

@Suite("Link targets")
struct LinkTargetTests {
    @Test(
        "a target reads as its parts, decoded; the earlier form reads as it stands",
        arguments: [
            ("tips://home", ["home"]), ("tips://", []), ("tips://home/", ["home"]),
            ("TIPS://history/A", ["history", "A"]),
            ("tips://item/a%2Fb", ["item", "a/b"]), ("tips://item/caf%C3%A9", ["item", "café"]),
            ("tips://item/a+b:c@d", ["item", "a+b:c@d"]), ("tips:home", ["home"]),
            ("tips:item/a b%20", ["item", "a b%20"]),
        ]
    )
    func reads(text: String, parts: [String]) {
        let target = LinkTarget(text, scheme: "Tips")
        #expect(target?.parts == parts)
        #expect(target?.scheme == "tips")
    }

    @Test(
        "what is no target of the scheme is refused",
        arguments: [
            "", "home", "tips", "tips:", "tips:/home", "tips:a//b", "tips:home/", "habit://home", "habit:home",
            "://home",
            "tips://a//b", "tips:////", "tips://a/../b", "tips:a/../b", "tips://%2E%2E/b", "tips://a?b=c", "tips://a#b",
            "tips://a b", "tips://caf\u{E9}", "tips://%", "tips://%4", "tips://%zz", "tips://%ff", "tips://a\nb",
        ]
    )
    func refuses(text: String) {
        #expect(LinkTarget(text, scheme: "tips") == nil)
    }

    @Test("whatever a part holds, the target is ASCII, a URL, and reads back")
    func roundTrip() {
        for part in [
            "a", "a b", "a/b", "%", "%2F", "?", "#x", "é", "e\u{301}", "日本", "👩‍👧", "\u{202E}", "\"<&>", "\u{0}", "...",
        ] {
            let target = LinkTarget(scheme: "tips", ["item", part])
            let text = target.description
            #expect(text.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(text)")
            #expect(URL(string: text)?.absoluteString == text)
            let read = LinkTarget(text, scheme: "tips")
            #expect(read?.parts.map { Array($0.utf8) } == target.parts.map { Array($0.utf8) }, "\(text)")
        }
    }
}
