import WordKit

/// The forms in which recipes are written down.
public enum ExportFormat: String, CaseIterable, Hashable, Sendable {
    case pdf, html, markdown, cooklang, jsonld, archive

    /// "a page to print".
    public var label: String {
        switch self {
        case .pdf: "PDF"
        case .html: localized("a page to print")
        case .markdown: "Markdown"
        case .cooklang: "Cooklang"
        case .jsonld: localized("schema.org data")
        case .archive: localized("an archive")
        }
    }

    /// The media type, and the extension of a file.
    public var fileType: (mediaType: String, fileExtension: String) {
        switch self {
        case .pdf: ("application/pdf", "pdf")
        case .html: ("text/html; charset=utf-8", "html")
        case .markdown: ("text/markdown; charset=utf-8", "md")
        case .cooklang: ("text/plain; charset=utf-8", "cook")
        case .jsonld: ("application/ld+json", "jsonld")
        case .archive: ("application/jsonl", "jsonl")
        }
    }
}
