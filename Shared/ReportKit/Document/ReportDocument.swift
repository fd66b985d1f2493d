public import HTMLKit

/// A report as plain values: what it says, not how it is drawn. The same description becomes a PDF (`pdf()`), pages of
/// pixels (`pngPages(pixelsPerInch:)`) and a page for print in a browser (`printHTML()`).
///
/// ```swift
/// let report = ReportDocument(title: "Pancakes", language: "en", createdAt: 1_772_953_800_000, blocks: [
///     .heading("Pancakes"),
///     .list(ReportList(.numbered, ["Mix.", "Rest for ten minutes.", "Fry."])),
/// ])
/// let bytes = try report.pdf()
/// ```
public struct ReportDocument: Hashable, Sendable {
    /// The title, for the window and the document's properties; shown only where a heading says it.
    public var title: String
    /// Who made it, for the document's properties; empty for nobody.
    public var author: String
    /// The language of its text as a BCP 47 tag.
    public var language: String
    /// The side it begins on: lists, tables, header and footer are mirrored when it is right to left. Each paragraph
    /// finds its own direction whatever stands here.
    public var direction: TextDirection
    /// When it was made, in milliseconds since 1970-01-01T00:00:00Z: the only time in the file.
    public var createdAt: Int64
    /// Paper and margins.
    public var page: PageSetup
    /// Typeface and size.
    public var style: ReportStyle
    /// What stands above each page.
    public var header: PageLine
    /// What stands below each page.
    public var footer: PageLine
    /// What it says, in order.
    public var blocks: [ReportBlock]

    /// A report; page numbers stand at the end of the footer unless told otherwise.
    public init(
        title: String,
        author: String = "",
        language: String,
        direction: TextDirection = .leftToRight,
        createdAt: Int64,
        page: PageSetup = PageSetup(),
        style: ReportStyle = ReportStyle(),
        header: PageLine = PageLine(),
        footer: PageLine = PageLine(end: .pageNumber),
        blocks: [ReportBlock]
    ) {
        self.title = title
        self.author = author
        self.language = language
        self.direction = direction
        self.createdAt = createdAt
        self.page = page
        self.style = style
        self.header = header
        self.footer = footer
        self.blocks = blocks
    }
}
