/// A piece of a report that stands below the one before it.
public enum ReportBlock: Hashable, Sendable {
    /// A heading; never the last thing on a page.
    case heading(ReportText, level: HeadingLevel = .title)
    /// A paragraph.
    case paragraph(ReportText, tone: Tone = .normal)
    /// A list.
    case list(ReportList)
    /// A table; its head is repeated on each page it runs over.
    case table(ReportTable)
    /// Names with what belongs to each.
    case facts([ReportFact])
    /// A picture.
    case image(ReportImage)
    /// A chart as wide as the text, with a line below it; `height` in points, nil for what suits the width. It stands on
    /// one page as a whole.
    case chart(ReportChart, caption: String = "", height: Double? = nil)
    /// A thin line across.
    case rule
    /// White space, in points; left out at the top of a page.
    case space(Double)
    /// What follows begins a page.
    case pageBreak

    /// The rank of a heading.
    public enum HeadingLevel: Int, Hashable, Sendable, CaseIterable {
        /// The heading of the whole.
        case title = 1
        /// The heading of a section.
        case section = 2
        /// The heading of a part of a section.
        case part = 3
    }

    /// How loud a paragraph speaks.
    public enum Tone: Hashable, Sendable {
        /// As body text.
        case normal
        /// Larger: the sentence under a title.
        case lead
        /// Smaller and grey: remarks and sources.
        case note
    }
}

/// A list of items.
public struct ReportList: Hashable, Sendable {
    /// What stands before each item.
    public enum Marker: Hashable, Sendable {
        /// A bullet.
        case bullet
        /// 1., 2., 3. …
        case numbered
        /// An empty box, to tick on paper.
        case checkBox
    }

    /// What stands before each item.
    public var marker: Marker
    /// The items in order.
    public var items: [ReportText]
    /// Set in two columns, read down and then across; a list too long for a page stands in one all the same.
    public var isInTwoColumns: Bool

    /// A list.
    public init(_ marker: Marker, _ items: [ReportText], isInTwoColumns: Bool = false) {
        self.marker = marker
        self.items = items
        self.isInTwoColumns = isInTwoColumns
    }
}

/// A name and what belongs to it: "Servings: 4".
public struct ReportFact: Hashable, Sendable {
    /// The name.
    public var name: ReportText
    /// What belongs to it.
    public var value: ReportText

    /// A fact.
    public init(_ name: ReportText, _ value: ReportText) {
        self.name = name
        self.value = value
    }
}
