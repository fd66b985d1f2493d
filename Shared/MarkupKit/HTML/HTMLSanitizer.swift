/// Makes HTML from outside safe to stand in a page of one's own, by an allow-list.
///
/// What passes is written anew: elements and attributes of the policy only, every text and value escaped, every
/// element closed. The output reads the same to any parser, because nothing that parsers take differently (comments,
/// raw text, other vocabularies, unquoted values) is in it. Elements that are not allowed give way to their content;
/// scripts, styles, embedded content and foreign vocabularies go with theirs. Sanitising the output again gives the
/// same bytes.
public struct HTMLSanitizer: Sendable {
    /// What may pass.
    public let policy: HTMLPolicy
    private let limits: HTMLLimits

    /// A sanitiser. Input beyond the limits is cut off there.
    public init(policy: HTMLPolicy = .article, limits: HTMLLimits = HTMLLimits()) {
        self.policy = policy
        self.limits = limits
    }

    /// The safe form of a fragment of HTML. Linear in the input.
    public func sanitize(_ html: String) -> String {
        var current = pass(html)
        // Removing a tag can bring two together that close each other; a second reading settles it, so read until
        // nothing changes.
        for _ in 0..<8 {
            let next = pass(current)
            if next == current { return current }
            current = next
        }
        // Plain text cannot change any more.
        return HTMLWriter.escaped(text: (try? HTMLDocument(fragment: current))?.plainText ?? "")
    }

    /// The safe form of nodes already read.
    public func sanitize(_ nodes: [HTMLNode]) -> String { sanitize(written(nodes)) }

    private func pass(_ html: String) -> String {
        var text = html
        if text.utf8.count > limits.input {
            text = String(decoding: text.utf8.prefix(limits.input), as: UTF8.self)
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
