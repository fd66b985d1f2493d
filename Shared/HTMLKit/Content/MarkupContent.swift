/// Something that writes itself as markup: the common ground of `HTMLContent` and `SVGContent`.
///
/// Own types adopt `HTMLView`, `HTMLPage` or `SVGDrawing`, which ask for a body and bring this with them.
public protocol MarkupContent {
    /// Writes the value at the end of `writer`.
    func write(to writer: inout MarkupWriter)
}

/// What may stand in the body of an HTML page.
public protocol HTMLContent: MarkupContent {}

/// What may stand in an SVG drawing.
public protocol SVGContent: MarkupContent {}

extension HTMLContent {
    /// The markup as UTF-8, the same bytes for the same value. Complexity: O(n).
    @inlinable public var bytes: [UInt8] {
        var writer = MarkupWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// The markup as text.
    @inlinable public var string: String {
        var writer = MarkupWriter()
        write(to: &writer)
        return writer.string
    }
}

extension String: HTMLContent, SVGContent {
    /// Writes the text, escaped.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        writer.write(text: self)
    }
}

extension Substring: HTMLContent, SVGContent {
    /// Writes the text, escaped.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        writer.write(text: String(self))
    }
}

extension Int: HTMLContent, SVGContent {
    /// Writes the number in decimal digits.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        writer.write(integer: self)
    }
}

extension Optional: MarkupContent where Wrapped: MarkupContent {
    /// Writes the value, if there is one.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        self?.write(to: &writer)
    }
}

extension Optional: HTMLContent where Wrapped: HTMLContent {}
extension Optional: SVGContent where Wrapped: SVGContent {}

extension Array: MarkupContent where Element: MarkupContent {
    /// Writes the values one after another.
    @inlinable
    public func write(to writer: inout MarkupWriter) {
        for element in self { element.write(to: &writer) }
    }
}

extension Array: HTMLContent where Element: HTMLContent {}
extension Array: SVGContent where Element: SVGContent {}
