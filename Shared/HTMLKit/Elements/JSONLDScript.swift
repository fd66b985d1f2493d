public import JSONKit

/// A `script` element that contains only data.
public struct JSONLDScript: HTMLContent, Hashable, Sendable {
    private let data: JSONValue

    @usableFromInline
    init(_ data: JSONValue) {
        self.data = data
    }

    public func write(to writer: inout MarkupWriter) {
        writer.write(literal: "<script type=\"application/ld+json\">")
        // No character of the data can end the script or open a comment.
        var json = JSONWriter(.page)
        json.value(data)
        writer.write(markup: json.bytes)
        writer.write(literal: "</script>")
    }
}
