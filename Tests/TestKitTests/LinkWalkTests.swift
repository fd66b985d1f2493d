import TestKit
import Testing

@Suite("The walk along links")
struct LinkWalkTests {
    private enum Key: String, Codable { case one, two }
    private enum Case: Codable { case payload(Int) }
    private struct Link: Codable { let target: String }
    private struct Action: Codable {
        let enabled: Bool
        let opens: Link
    }
    private struct Page: Codable {
        var actions: [Action] = []
        var links: [Link] = []
        var odd: [Key: String] = [:]
        var plain: [String: Int] = [:]
        var payload: Case?
    }

    @Test(
        "It opens each page once but not those of disabled actions, and names bad JSON and links that lead nowhere"
    )
    func faults() throws {
        struct Nowhere: Error {}
        let pages = [
            "x://a": Page(links: [Link(target: "x://b"), Link(target: "x://c"), Link(target: "https://example.org")]),
            "x://b": Page(links: [Link(target: "x://a"), Link(target: "x://d")], odd: [.one: "1"], plain: ["a": 1]),
            "x://c": Page(
                actions: [
                    Action(enabled: true, opens: Link(target: "x://e")),
                    Action(enabled: false, opens: Link(target: "x://f")),
                ],
                payload: .payload(3)
            ),
            "x://e": Page(),
        ]
        let walk = LinkWalk(from: ["x://a"], scheme: "x") { link in
            guard let page = pages[link] else { throw Nowhere() }
            return page
        }
        #expect(walk.opened == ["x://a", "x://b", "x://c", "x://e"])
        // An empty dictionary is encoded as an empty list, too.
        #expect(walk.faults.count == 6)
        #expect(walk.faults.contains("x://b.odd: a dictionary as a list"))
        #expect(walk.faults.contains { $0.hasSuffix("a payload named _0") })
        #expect(walk.faults.contains { $0.hasPrefix("x://d can't be opened") })
    }
}
