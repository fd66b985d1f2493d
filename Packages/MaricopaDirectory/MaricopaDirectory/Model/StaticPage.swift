/// A public page whose text admins write.
public struct StaticPage: Hashable, Codable, Sendable {
    public var title: String
    /// Paragraphs separated by blank lines. One that begins with "# " is a section title.
    public var text: String

    public init(_ title: String, _ text: String) {
        self.title = title
        self.text = text
    }
}
