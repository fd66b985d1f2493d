/// A whole page. The document type, language, character set, viewport and title are written for every page. The page
/// adds the rest of the head, and the body.
///
/// A page has no inline scripts and no inline style attributes. With linked style sheets it therefore works under
/// `Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'self'`. A page with an embedded style
/// sheet, for print or as a single file, adds `'sha256-…'` of `StyleSheet.bytes` to `style-src`.
public protocol HTMLPage: HTMLTags {
    /// The type of the head's content, inferred.
    associatedtype Head: HTMLContent
    /// The type of the body, inferred.
    associatedtype Body: HTMLContent

    var language: String { get }
    var direction: TextDirection { get }
    /// The title, for the title bar and search results.
    var title: String { get }
    /// The rest of the head: `styleSheet`, `link`, `meta`, `openGraph`, `jsonLD`.
    @HTMLBuilder var head: Head { get }
    @HTMLBuilder var body: Body { get }
}

extension HTMLPage {
    /// Left to right by default.
    public var direction: TextDirection { .leftToRight }

    /// Empty by default.
    @inlinable public var head: MarkupNothing { MarkupNothing() }

    /// The page as UTF-8; equal pages give equal bytes.
    ///
    /// - Complexity: O(*n*), where *n* is the size of the page.
    @inlinable public var bytes: [UInt8] {
        var writer = MarkupWriter(capacity: 16_384)
        write(to: &writer)
        return writer.bytes
    }

    @inlinable public var string: String {
        var writer = MarkupWriter(capacity: 16_384)
        write(to: &writer)
        return writer.string
    }

    @inlinable
    public func write(to writer: inout MarkupWriter) {
        writer.write(literal: "<!DOCTYPE html>\n<html lang=\"")
        writer.write(attribute: language)
        writer.write(literal: "\" dir=\"")
        writer.write(literal: direction.name)
        writer.write(literal: "\"><head><meta charset=\"utf-8\">")
        writer.write(literal: "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
        writer.write(text: title)
        writer.write(literal: "</title>")
        head.write(to: &writer)
        writer.write(literal: "</head><body>")
        body.write(to: &writer)
        writer.write(literal: "</body></html>\n")
    }
}

public enum TextDirection: Hashable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
    /// The direction of the first strong character.
    case automatic

    @usableFromInline var name: StaticString {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        case .automatic: "auto"
        }
    }
}

/// The elements alone, to build content outside a view: `let html = HTML(); html.p { "text" }`.
public struct HTML: HTMLTags, Hashable, Sendable {
    public init() {}
}
