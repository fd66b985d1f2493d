/// A reusable part of a drawing; the elements are its methods.
public protocol SVGView: SVGTags, SVGContent {
    /// The type of the body; inferred.
    associatedtype Body: SVGContent

    /// What the view draws.
    @SVGBuilder var body: Body { get }
}

extension SVGView {
    /// Writes the body.
    public func write(to writer: inout MarkupWriter) {
        body.write(to: &writer)
    }
}

/// A whole drawing. It can stand in a page as it is, and `svg` is the same as a file of its own.
///
/// Numbers are written with at most three decimals, whatever the locale. Text stays text: it can be searched, read out
/// and restyled.
public protocol SVGDrawing: SVGTags, HTMLContent {
    /// The type of the drawing's content; inferred.
    associatedtype Drawing: SVGContent

    /// How wide the drawing is, in its own units, one of which is a CSS pixel where nothing scales it.
    var width: Double { get }
    /// How high the drawing is.
    var height: Double { get }
    /// The name of the drawing, read out.
    var title: String { get }
    /// What it shows, in words, for those who do not see it; empty if the title says all.
    var summary: String { get }
    /// What it draws.
    @SVGBuilder var drawing: Drawing { get }
}

extension SVGDrawing {
    /// Writes the drawing as an element of a page.
    public func write(to writer: inout MarkupWriter) {
        write(namespace: nil, to: &writer)
    }

    /// The drawing as a file: XML in UTF-8.
    public var svg: [UInt8] {
        var writer = MarkupWriter(capacity: 16_384)
        writer.write(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
        write(namespace: SVGAttribute("xmlns", .token("http://www.w3.org/2000/svg")), to: &writer)
        writer.write(byte: 0x0A)
        return writer.bytes
    }

    private func write(namespace: SVGAttribute?, to writer: inout MarkupWriter) {
        writer.write(literal: "<svg")
        writer.write(attributes: [
            namespace, SVGAttribute("role", .token("img")), SVGAttribute("width", .coordinate(width)),
            SVGAttribute("height", .coordinate(height)),
            SVGAttribute("viewBox", .coordinates([0, 0, width, height])),
        ])
        writer.write(literal: "><title>")
        writer.write(text: title)
        writer.write(literal: "</title>")
        if !summary.isEmpty {
            writer.write(literal: "<desc>")
            writer.write(text: summary)
            writer.write(literal: "</desc>")
        }
        drawing.write(to: &writer)
        writer.write(literal: "</svg>")
    }
}
