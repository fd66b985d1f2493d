/// A page that every visitor can read. Admins write its text.
public struct StaticPage: Hashable, Codable, Sendable {
    /// What stands over it.
    public var title: String
    /// Paragraphs, separated by blank lines; one that begins with "# " is the title of a section.
    public var text: String

    /// A page.
    public init(_ title: String, _ text: String) {
        self.title = title
        self.text = text
    }
}
