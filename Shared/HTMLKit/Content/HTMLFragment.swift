/// Content that is already bytes: for lists whose elements differ, for recursion, and for what is written once and
/// shown often. It can only be made from content, so it is as safe as that.
public struct HTMLFragment: HTMLContent, Hashable, Sendable {
    private let markup: [UInt8]

    /// Writes `content` now.
    public init(@HTMLBuilder _ content: () -> some HTMLContent) {
        markup = content().bytes
    }

    /// Writes the bytes.
    public func write(to writer: inout MarkupWriter) {
        writer.write(markup: markup)
    }
}
