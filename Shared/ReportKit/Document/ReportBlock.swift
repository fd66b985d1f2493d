/// A block of a report. Blocks follow each other down the page.
public enum ReportBlock: Hashable, Sendable {
    /// A heading, which stays on the page of the next block.
    case heading(ReportText, level: HeadingLevel = .title)
    case paragraph(ReportText, tone: Tone = .normal)
    case list(ReportList)
    /// A table, which repeats its head on each page.
    case table(ReportTable)
    /// A list of names with their values.
    case facts([ReportFact])
    case image(ReportImage)
    /// A chart as wide as the text, on a single page, with a caption below it. `height` is in points, nil for one that
    /// suits the width.
    case chart(ReportChart, caption: String = "", height: Double? = nil)
    /// A thin horizontal line.
    case rule
    /// White space in points, omitted at the top of a page.
    case space(Double)
    /// A page break before the next block.
    case pageBreak

    public enum HeadingLevel: Int, Hashable, Sendable, CaseIterable {
        /// The heading of the document.
        case title = 1
        case section = 2
        /// The heading of a subsection.
        case part = 3
    }

    /// The emphasis of a paragraph.
    public enum Tone: Hashable, Sendable {
        case normal
        /// Larger text, as for the sentence under a title.
        case lead
        /// Smaller gray text, as for remarks and sources.
        case note
    }
}

public struct ReportList: Hashable, Sendable {
    public enum Marker: Hashable, Sendable {
        case bullet
        case numbered
        /// An empty box to tick on paper.
        case checkBox
    }

    public var marker: Marker
    public var items: [ReportText]
    /// Whether the list has two columns, each read down. A list too long for a page has one column anyway.
    public var isInTwoColumns: Bool
    /// The number of the first item of a numbered list that goes on after a text.
    public var first: Int

    public init(_ marker: Marker, _ items: [ReportText], isInTwoColumns: Bool = false, first: Int = 1) {
        self.marker = marker
        self.items = items
        self.isInTwoColumns = isInTwoColumns
        self.first = first
    }
}

/// A name and its value: "Servings: 4".
public struct ReportFact: Hashable, Sendable {
    public var name: ReportText
    public var value: ReportText

    public init(_ name: ReportText, _ value: ReportText) {
        self.name = name
        self.value = value
    }
}
