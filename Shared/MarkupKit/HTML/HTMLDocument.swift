/// A page or a piece of one, read leniently into a tree of values.
///
/// Whatever the bytes are there is a tree: unclosed, misplaced and unknown tags are taken as browsers roughly do.
/// Nothing is fetched and no script is run. Time is linear in the input for a fixed `HTMLLimits.depth`.
public struct HTMLDocument: Hashable, Sendable {
    /// The nodes at the top: usually one `html` element; for a fragment the nodes of the body.
    public let nodes: [HTMLNode]
    /// Why the tree ends before the input does, if a limit was passed.
    public let incomplete: MarkupError?

    /// A whole page.
    ///
    /// - Parameters:
    ///   - bytes: The page; its encoding is found from a byte order mark, `encoding`, valid UTF-8, then `<meta
    ///     charset>`.
    ///   - encoding: What the transport said, as "iso-8859-1"; `nil` if nothing.
    /// - Throws: `inputTooLong`, `unknownEncoding`.
    public init(page bytes: [UInt8], encoding: String? = nil, limits: HTMLLimits = HTMLLimits()) throws(MarkupError) {
        guard bytes.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        let text = try HTMLEncoding.utf8(bytes, declared: encoding)
        let builder = HTMLTreeBuilder(limits: limits)
        (nodes, incomplete) = builder.parse(text)
    }

    /// A fragment, as it stands inside a body.
    ///
    /// - Throws: `inputTooLong`.
    public init(fragment text: String, limits: HTMLLimits = HTMLLimits()) throws(MarkupError) {
        guard text.utf8.count <= limits.input else { throw .inputTooLong(limit: limits.input) }
        let builder = HTMLTreeBuilder(limits: limits)
        let tree = builder.parse(Array("<html><body>".utf8) + HTMLEncoding.withoutNull(Array(text.utf8)))
        nodes = Self.bodyNodes(tree.nodes)
        incomplete = tree.incomplete
    }

    /// The first element of the tree.
    public var root: HTMLElement? {
        for case .element(let element) in nodes { return element }
        return nil
    }

    /// Every element of this name in document order; the name in lower case.
    public func elements(named name: String) -> [HTMLElement] {
        HTMLElement(name: "", children: nodes).elements(named: name)
    }

    /// Every element for which the condition holds, in document order.
    public func elements(where condition: (HTMLElement) -> Bool) -> [HTMLElement] {
        HTMLElement(name: "", children: nodes).elements(where: condition)
    }

    /// All text as it stands, that of scripts and styles left out.
    public var textContent: String { HTMLElement(name: "", children: nodes).textContent }

    /// The title of the page, white space collapsed.
    public var title: String? {
        elements(named: "title").first.map {
            $0.textContent.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// What stands in the bodies; tags around them, which a fragment may carry, fall away.
    private static func bodyNodes(_ nodes: [HTMLNode]) -> [HTMLNode] {
        nodes.flatMap { node -> [HTMLNode] in
            guard case .element(let element) = node, ["html", "body"].contains(element.name) else { return [node] }
            return bodyNodes(element.children)
        }
    }
}

/// How much a page may ask for.
public struct HTMLLimits: Hashable, Sendable {
    /// Levels of nested elements; reading stops where a page goes deeper.
    public var depth: Int
    /// Attributes of one element; further ones are left out.
    public var attributes: Int
    /// Bytes of the page.
    public var input: Int

    /// Limits that real pages stay within.
    public init(depth: Int = 256, attributes: Int = 256, input: Int = 32 << 20) {
        self.depth = depth
        self.attributes = attributes
        self.input = input
    }
}
