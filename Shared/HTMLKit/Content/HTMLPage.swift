/// A whole page: document type, language, character set, viewport and title are written for every page; the rest of
/// the head and the body are the page's own.
///
/// Nothing in a page is an inline script or an inline style attribute, so it works under
/// `Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'self'` as long as its style sheets
/// are linked. A page that carries its style sheet in itself, for print or for a single file, adds
/// `'sha256-…'` of `StyleSheet.bytes` to `style-src`.
public protocol HTMLPage: HTMLTags {
    /// The type of the head's own content; inferred.
    associatedtype Head: HTMLContent
    /// The type of the body; inferred.
    associatedtype Body: HTMLContent

    /// The language of the text as a BCP 47 tag, such as "en" or "es-MX".
    var language: String { get }
    /// The direction of the text.
    var direction: TextDirection { get }
    /// What stands in the title bar and in search results.
    var title: String { get }
    /// What stands in the head besides: `styleSheet`, `link`, `meta`, `openGraph`, `jsonLD`.
    @HTMLBuilder var head: Head { get }
    /// What the page shows.
    @HTMLBuilder var body: Body { get }
}

extension HTMLPage {
    /// Left to right.
    public var direction: TextDirection { .leftToRight }

    /// Nothing besides.
    @inlinable public var head: MarkupNothing { MarkupNothing() }

    /// The page as UTF-8, the same bytes for the same value. Complexity: O(n).
    @inlinable public var bytes: [UInt8] {
        var writer = MarkupWriter(capacity: 16_384)
        write(to: &writer)
        return writer.bytes
    }

    /// The page as text.
    @inlinable public var string: String {
        var writer = MarkupWriter(capacity: 16_384)
        write(to: &writer)
        return writer.string
    }

    /// Writes the whole page.
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

/// Which way text runs.
public enum TextDirection: Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic.
    case rightToLeft
    /// As the first strong character says.
    case automatic

    @usableFromInline var name: StaticString {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        case .automatic: "auto"
        }
    }
}

/// The elements alone, for content that is put together outside a view: `let html = HTML(); html.p { "text" }`.
public struct HTML: HTMLTags, Hashable, Sendable {
    /// The elements.
    public init() {}
}
