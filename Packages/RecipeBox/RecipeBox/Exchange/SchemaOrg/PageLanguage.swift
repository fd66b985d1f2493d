import MarkupKit
import WordKit

/// The language of a page, told by its `html` element.
enum PageLanguage {
    /// The bytes in which the element is looked for. A whole page would take too long.
    private static let reach = 4096

    /// Returns the language; nil if the element tells none, or one without texts here.
    static func of(_ bytes: [UInt8]) -> Language? {
        guard let start = try? HTMLDocument(page: Array(bytes.prefix(reach))) else { return nil }
        let tags = start.elements(named: "html").compactMap { $0.attribute("lang") ?? $0.attribute("xml:lang") }
        return tags.first.flatMap { Language(tag: $0) }
    }
}
