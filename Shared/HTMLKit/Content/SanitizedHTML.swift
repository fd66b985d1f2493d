/// Untrusted markup that was sanitized elsewhere. It is the only way to put foreign HTML into a page.
public struct SanitizedHTML: HTMLContent, Hashable, Sendable {
    private let markup: [UInt8]

    /// Creates content from sanitized markup, which is not checked.
    ///
    /// - Parameters:
    ///   - utf8: Balanced HTML. Malformed UTF-8 is replaced with U+FFFD.
    ///   - sanitizer: The name of the sanitizer, such as "MarkupKit.HTMLSanitizer", for readers and searches of the
    ///     code. It must not be empty.
    public init(utf8: [UInt8], sanitizedBy sanitizer: StaticString) {
        precondition(sanitizer.utf8CodeUnitCount > 0, "outside markup needs the name of its sanitizer")
        markup = Array(String(decoding: utf8, as: UTF8.self).utf8)
    }

    public func write(to writer: inout MarkupWriter) {
        writer.write(markup: markup)
    }
}
