/// A part of an HTML page: an element or a text. Comments and declarations are not kept.
public enum HTMLNode: Hashable, Sendable {
    /// An element with all that is in it.
    case element(HTMLElement)
    /// Text with its entities resolved.
    case text(String)
}

/// An attribute as written, its name in lower case and its entities resolved.
public struct HTMLAttribute: Hashable, Sendable {
    /// The name in lower case.
    public var name: String
    /// The value; empty for an attribute without one.
    public var value: String

    /// An attribute.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// An element of an HTML page.
public struct HTMLElement: Hashable, Sendable {
    /// The name in lower case.
    public var name: String
    /// The attributes in their order; of equal names only the first is kept.
    public var attributes: [HTMLAttribute]
    /// The nodes inside.
    public var children: [HTMLNode]

    /// An element.
    public init(name: String, attributes: [HTMLAttribute] = [], children: [HTMLNode] = []) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }
}

// MARK: Queries

extension HTMLElement {
    /// The value of an attribute; the name in lower case.
    public func attribute(_ name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// Whether a space-separated attribute such as `class` or `rel` has this word.
    public func attribute(_ name: String, contains word: String) -> Bool {
        attribute(name)?.split(whereSeparator: \.isWhitespace).contains { $0 == word } ?? false
    }

    /// The elements directly inside.
    public var childElements: [HTMLElement] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// Every element inside for which the condition holds, in document order; linear.
    public func elements(where condition: (HTMLElement) -> Bool) -> [HTMLElement] {
        var found: [HTMLElement] = []
        collect(into: &found, where: condition)
        return found
    }

    /// Every element of this name inside, in document order; the name in lower case.
    public func elements(named name: String) -> [HTMLElement] {
        elements { $0.name == name }
    }

    /// The first element of this name inside.
    public func first(named name: String) -> HTMLElement? {
        for element in childElements {
            if element.name == name { return element }
            if let found = element.first(named: name) { return found }
        }
        return nil
    }

    /// All text inside as it stands, that of scripts and styles left out.
    public var textContent: String {
        var result = ""
        appendText(to: &result)
        return result
    }

    private func collect(into found: inout [HTMLElement], where condition: (HTMLElement) -> Bool) {
        for case .element(let element) in children {
            if condition(element) { found.append(element) }
            element.collect(into: &found, where: condition)
        }
    }

    private func appendText(to result: inout String) {
        for child in children {
            switch child {
            case .text(let text): result += text
            case .element(let element) where HTMLNames.withoutText.contains(element.name): break
            case .element(let element): element.appendText(to: &result)
            }
        }
    }
}

/// Names of elements by what they do to text.
enum HTMLNames {
    /// What is inside is for machines.
    static let withoutText: Set<String> = ["script", "style", "template", "noscript", "head"]
    /// They have no content and no end tag.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    /// They begin and end a line.
    static let block: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
        "html", "li", "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr",
        "ul",
    ]
    /// They are set apart by an empty line.
    static let paragraph: Set<String> = [
        "blockquote", "dl", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p", "pre", "table", "ul",
    ]
}
