import HTMLKit
import JSONKit
import Testing

@Suite("Generated trees")
struct TreeLawTests {
    @Test("A tree of hostile values reads back as the same elements, attributes and text", arguments: 0..<200)
    func readsBack(seed: UInt64) throws {
        var source = TreeSource(seed: seed)
        let (content, expected) = source.element(depth: 4)
        let nodes = try StrictMarkup.nodes(of: content.bytes)
        #expect(nodes == [expected], "seed \(seed)")
        #expect(content.bytes == content.bytes, "seed \(seed)")
    }

    @Test("No value makes a tag, an attribute or a reference that was not written as one", arguments: 0..<200)
    func countsStay(seed: UInt64) {
        var hostile = HostileText(seed: seed &+ 7_000)
        let html = HTML()
        func page(_ value: String) -> [UInt8] {
            html.div(.id(value), .class(value), .aria("aria-label", value)) {
                html.p(.title(value)) { value }
                html.textarea(name: value, value: value)
                html.img(src: "/a.png", alt: value)
                html.jsonLD(["name": .string(value)])
            }.bytes
        }
        func marks(_ bytes: [UInt8]) -> [Int] {
            [UInt8(ascii: "<"), UInt8(ascii: ">")].map { mark in bytes.count { $0 == mark } }
        }
        let plain = marks(page("plain"))
        for _ in 0..<20 {
            let value = hostile.text(pieces: 20)
            #expect(marks(page(value)) == plain, "seed \(seed): \(value.debugDescription)")
        }
    }
}

/// Generates content together with the expected result of reading it.
private struct TreeSource {
    private typealias Node = StrictMarkup.Node
    private let html = HTML()
    private var hostile: HostileText

    init(seed: UInt64) {
        hostile = HostileText(seed: seed)
    }

    mutating func element(depth: Int) -> (HTMLFragment, StrictMarkup.Node) {
        let id = hostile.text()
        let title = hostile.text(pieces: 40)
        let (children, nodes) = children(depth: depth - 1)
        let attributes = ["id": HostileText.asRead(id), "title": HostileText.asRead(title)]
        switch hostile.next(below: 5) {
        case 0:
            let content = HTMLFragment { html.section(.id(id), .title(title)) { children } }
            return (content, .element("section", attributes, nodes))
        case 1:
            let content = HTMLFragment { html.pre(.id(id), .title(title)) { children } }
            return (content, .element("pre", attributes, nodes))
        case 2:
            let content = HTMLFragment { html.a(href: "/x?a=1&b=2", .id(id), .title(title)) { children } }
            return (content, .element("a", attributes.merging(["href": "/x?a=1&b=2"]) { own, _ in own }, nodes))
        case 3:
            let content = HTMLFragment { html.br(.id(id), nil, .title(title), .hidden) }
            return (content, .element("br", attributes.merging(["hidden": ""]) { own, _ in own }, []))
        default:
            let content = HTMLFragment { html.td(.id(id), .title(title), .id("second"), .colspan(2)) { children } }
            return (content, .element("td", attributes.merging(["colspan": "2"]) { own, _ in own }, nodes))
        }
    }

    private mutating func children(depth: Int) -> ([HTMLFragment], [StrictMarkup.Node]) {
        var content: [HTMLFragment] = []
        var nodes: [Node] = []
        for turn in 0..<hostile.next(below: depth > 0 ? 5 : 2) {
            if depth > 0, turn % 2 == 1 {
                let (child, node) = element(depth: depth)
                content.append(child)
                nodes.append(node)
            } else {
                let text = hostile.text(pieces: 30)
                content.append(HTMLFragment { text })
                let read = HostileText.asRead(text)
                guard !read.isEmpty else { continue }
                // Two adjacent texts are read as one.
                if case .text(let before) = nodes.last {
                    nodes[nodes.count - 1] = .text(before + read)
                } else {
                    nodes.append(.text(read))
                }
            }
        }
        return (content, nodes)
    }
}
