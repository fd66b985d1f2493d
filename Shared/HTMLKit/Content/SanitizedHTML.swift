/// Markup from outside that something else has made safe: the one way for foreign HTML into a page.
public struct SanitizedHTML: HTMLContent, Hashable, Sendable {
    private let markup: [UInt8]

    /// Takes markup as it is and trusts whoever cleaned it.
    ///
    /// - Parameters:
    ///   - utf8: balanced HTML; malformed UTF-8 is repaired with U+FFFD.
    ///   - sanitizer: who made it safe, for the reader of the code and for a search of it, such as
    ///     "MarkupKit.HTMLSanitizer".
    public init(utf8: [UInt8], sanitizedBy sanitizer: StaticString) {
        precondition(sanitizer.utf8CodeUnitCount > 0, "outside markup needs the name of its sanitiser")
        markup = Array(String(decoding: utf8, as: UTF8.self).utf8)
    }

    /// Writes the markup unchanged.
    public func write(to writer: inout MarkupWriter) {
        writer.write(markup: markup)
    }
}
