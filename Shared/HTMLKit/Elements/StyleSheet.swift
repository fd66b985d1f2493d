/// CSS that stands in the source code: a page can carry it in itself, and no value of a user can get into it.
public struct StyleSheet: HTMLContent, Sendable {
    private let css: StaticString

    /// A style sheet from a literal.
    public init(_ css: StaticString) {
        precondition(!css.description.contains("</") && !css.description.contains("<!--"), "CSS must not hold markup")
        self.css = css
    }

    /// The CSS alone, for a file, or for the hash that a content security policy admits it by.
    public var bytes: [UInt8] {
        Array(css.description.utf8)
    }

    /// Writes a `style` element.
    public func write(to writer: inout MarkupWriter) {
        writer.write(literal: "<style>")
        writer.write(literal: css)
        writer.write(literal: "</style>")
    }
}
