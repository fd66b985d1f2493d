/// A page or fragment, parsed leniently into a tree of values.
///
/// Any input gives a tree. Unclosed, misplaced and unknown tags are handled roughly as browsers do. Nothing is fetched,
/// and no script is run. The time is linear in the input for a fixed `HTMLLimits.depth`.
public struct HTMLDocument: Hashable, Sendable {
    /// The top-level nodes: usually one `html` element; for a fragment the nodes of its body.
    public let nodes: [HTMLNode]
    /// The limit that stopped the parser before the end of the input; `nil` for a complete tree.
    public let incomplete: MarkupError?

    /// Parses a whole page.
    ///
    /// - Parameters:
    ///   - bytes: The page. Its encoding is determined by a byte order mark, `encoding`, valid UTF-8, and `<meta
    ///     charset>`, in this order.
    ///   - encoding: The character set of the response, such as "iso-8859-1"; `nil` if unknown.
    ///   - limits: The limits of the page.
    /// - Throws: `inputTooLong` or `unknownEncoding`.
    public init(page bytes: [UInt8], encoding: String? = nil, limits: HTMLLimits = HTMLLimits()) throws(MarkupError) {
        guard bytes.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        let text = try HTMLEncoding.utf8(bytes, declared: encoding)
        let builder = HTMLTreeBuilder(limits: limits)
        (nodes, incomplete) = builder.parse(text)
    }

    /// Parses a fragment, as the content of a body.
    ///
    /// - Throws: `inputTooLong`.
    public init(fragment text: String, limits: HTMLLimits = HTMLLimits()) throws(MarkupError) {
        guard text.utf8.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        let builder = HTMLTreeBuilder(limits: limits)
        let tree = builder.parse(Array("<html><body>".utf8) + HTMLEncoding.withoutNull(Array(text.utf8)))
        nodes = Self.bodyNodes(tree.nodes)
        incomplete = tree.incomplete
    }

    public var root: HTMLElement? {
        for case .element(let element) in nodes { return element }
        return nil
    }

    /// Returns every element of a lower-case name, in document order.
    public func elements(named name: String) -> [HTMLElement] {
        HTMLElement(name: "", children: nodes).elements(named: name)
    }

    /// Returns every element that satisfies a condition, in document order.
    public func elements(where condition: (HTMLElement) -> Bool) -> [HTMLElement] {
        HTMLElement(name: "", children: nodes).elements(where: condition)
    }

    /// The text without white-space processing, except the text of scripts and styles.
    public var textContent: String { HTMLElement(name: "", children: nodes).textContent }

    /// The title of the page with white space collapsed; `nil` if there is none.
    public var title: String? {
        elements(named: "title").first.map {
            $0.textContent.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// Returns the nodes inside the `html` and `body` elements, which a fragment may contain too.
    private static func bodyNodes(_ nodes: [HTMLNode]) -> [HTMLNode] {
        nodes.flatMap { node -> [HTMLNode] in
            guard case .element(let element) = node, ["html", "body"].contains(element.name) else { return [node] }
            return bodyNodes(element.children)
        }
    }
}

/// The limits of a page.
public struct HTMLLimits: Hashable, Sendable {
    /// The maximum depth of nested elements. The parser stops at a deeper one.
    public var depth: Int
    /// The maximum number of attributes of an element. Further ones are dropped.
    public var attributes: Int
    /// The maximum size of the page in bytes.
    public var input: Int

    /// Creates limits that real pages do not exceed.
    public init(depth: Int = 256, attributes: Int = 256, input: Int = 32 << 20) {
        self.depth = depth
        self.attributes = attributes
        self.input = input
    }
}

extension HTMLDocument {
    /// Whether the text contains a tag or an entity: `<b`, `</b`, `<!`, `&amp;`, `&#233;`.
    public static func looksLikeMarkup(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let index = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
            let isTag = rest[index] == UInt8(ascii: "<")
            rest = rest[rest.index(after: index)...]
            guard let next = rest.first else { return false }
            if isTag {
                if isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") { return true }
            } else if isLetter(next) || next == UInt8(ascii: "#") {
                if let end = rest.prefix(32).firstIndex(where: {
                    !isLetter($0) && !isDigit($0) && $0 != UInt8(ascii: "#")
                }),
                    rest[end] == UInt8(ascii: ";")
                {
                    return true
                }
            }
        }
        return false
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
