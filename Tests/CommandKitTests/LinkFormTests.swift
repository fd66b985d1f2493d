import NotificationKit
import ScreenKit
import Testing

@Suite("Links have one form")
struct LinkFormTests {
    @Test(
        "what screens write and what notifications write is the same text, and each reads the other's",
        arguments: [[], ["home"], ["recipe", "018f", "steps"], ["a/b", "é ?#%", "+:@", "日本", "\u{0}\n"]]
    )
    func agreement(parts: [String]) throws {
        let text = LinkTarget(scheme: "tips", parts).description
        #expect(try DeepLink(scheme: "tips", parts).description == text)
        #expect(try DeepLink(text).parts == parts)
        #expect(LinkTarget(text, scheme: "tips")?.parts == parts)
    }
}
