/// Makes untrusted HTML safe to embed, by an allow list.
///
/// The output is serialized anew. It contains only elements and attributes of the policy, every text and value is
/// escaped, and every element is closed. Every parser reads it the same way, because it has nothing that parsers
/// disagree about: comments, raw text, foreign vocabularies, unquoted values.
///
/// Elements that are not allowed are replaced by their content. Scripts, styles, embedded content and foreign
/// vocabularies are dropped with their content. Sanitizing the output again returns the same bytes.
public struct HTMLSanitizer: Sendable {
    public let policy: HTMLPolicy
    private let limits: HTMLLimits

    /// Creates a sanitizer. It truncates input at the limits.
    public init(policy: HTMLPolicy = .article, limits: HTMLLimits = HTMLLimits()) {
        self.policy = policy
        self.limits = limits
    }

    /// Returns the safe form of a fragment of HTML.
    ///
    /// - Complexity: O(*n*), where *n* is the length of `html`.
    public func sanitize(_ html: String) -> String {
        var current = pass(html)
        // Removing a tag can make two others adjacent that close each other, so passes are repeated until nothing
        // changes.
        for _ in 0..<8 {
            let next = pass(current)
            if next == current { return current }
            current = next
        }
        // Plain text is stable.
        return HTMLWriter.escaped(text: (try? HTMLDocument(fragment: current))?.plainText ?? "")
    }

    /// Returns the safe form of parsed nodes.
    public func sanitize(_ nodes: [HTMLNode]) -> String { sanitize(written(nodes)) }

    private func pass(_ html: String) -> String {
        var text = html
        if text.utf8.count > limits.input {
            // A character that the limit divides is left out. A replacement for it would be longer than the limit.
            var beginning = text.utf8.prefix(limits.input)
            while String(beginning) == nil { beginning = beginning.dropLast() }
            text = String(beginning) ?? ""
        }
        guard let document = try? HTMLDocument(fragment: text, limits: limits) else { return "" }
        return written(document.nodes)
    }

    private func written(_ nodes: [HTMLNode]) -> String {
        var writer = HTMLWriter()
        write(nodes, to: &writer)
        return writer.html
    }

    private func write(_ nodes: [HTMLNode], to writer: inout HTMLWriter) {
        for node in nodes {
            switch node {
            case .text(let text): writer.write(text: text)
            case .element(let element): write(element, to: &writer)
            }
        }
    }

    private func write(_ element: HTMLElement, to writer: inout HTMLWriter) {
        guard !HTMLPolicy.droppedWithContent.contains(element.name) else { return }
        guard let own = policy.elements[element.name] else { return write(element.children, to: &writer) }
        writer.start(element.name)
        var seen: Set<String> = []
        for attribute in element.attributes {
            guard own.contains(attribute.name) || policy.globalAttributes.contains(attribute.name),
                !HTMLPolicy.isNeverAllowed(attribute: attribute.name), seen.insert(attribute.name).inserted,
                let value = checked(attribute)
            else { continue }
            writer.attribute(attribute.name, value)
            if element.name == "a", attribute.name == "href", let relation = policy.outsideRelation,
                ["http:", "https:", "//"].contains(where: { value.lowercased().hasPrefix($0) })
            {
                writer.attribute("rel", relation)
            }
        }
        writer.endOfTag()
        guard !HTMLNames.void.contains(element.name) else { return }
        write(element.children, to: &writer)
        writer.end(element.name)
    }

    private func checked(_ attribute: HTMLAttribute) -> String? {
        HTMLPolicy.addresses.contains(attribute.name)
            ? SafeAddress.checked(attribute.value, policy) : attribute.value
    }
}
