/// Paper and margins. All lengths in points, 1/72 inch.
public struct PageSetup: Hashable, Sendable {
    /// The paper.
    public var size: PageSize
    /// The white at each side; header and footer stand in it.
    public var margins: PageMargins

    /// A4 with margins of about 22 mm, unless told otherwise.
    public init(size: PageSize = .a4, margins: PageMargins = PageMargins()) {
        self.size = size
        self.margins = margins
    }
}

/// A paper size.
public enum PageSize: String, Codable, Hashable, Sendable, CaseIterable {
    /// 210 × 297 mm.
    case a4
    /// 8½ × 11 inches.
    case letter

    /// Points across.
    public var width: Double { self == .a4 ? 595.276 : 612 }

    /// Points down.
    public var height: Double { self == .a4 ? 841.89 : 792 }
}

/// The white at each side of a page, in points.
public struct PageMargins: Hashable, Sendable {
    /// Above.
    public var top: Double
    /// Below.
    public var bottom: Double
    /// At either side.
    public var sides: Double

    /// Margins in points.
    public init(top: Double = 62, bottom: Double = 62, sides: Double = 62) {
        self.top = top
        self.bottom = bottom
        self.sides = sides
    }
}

/// The line above or below each page: a field at its start, in its middle and at its end.
public struct PageLine: Hashable, Sendable {
    /// What a field shows.
    public enum Field: Hashable, Sendable {
        /// Nothing.
        case nothing
        /// A text, cut to one line.
        case text(String)
        /// The number of the page and how many there are: "1 / 3".
        case pageNumber
    }

    /// Where the text begins: left, or right in a right-to-left document.
    public var start: Field
    /// In the middle.
    public var center: Field
    /// At the other side.
    public var end: Field
    /// Left out on the first page, where the title stands.
    public var isOnFirstPage: Bool

    /// A line; without arguments, an empty one.
    public init(
        start: Field = .nothing,
        center: Field = .nothing,
        end: Field = .nothing,
        isOnFirstPage: Bool = true
    ) {
        self.start = start
        self.center = center
        self.end = end
        self.isOnFirstPage = isOnFirstPage
    }
}

/// Typeface and size.
public struct ReportStyle: Hashable, Sendable {
    /// The family of the text; it must be installed, so that a report looks the same everywhere.
    public var fontFamily: String
    /// The size of the text in points, 6…24; headings follow from it.
    public var bodySize: Double

    /// DejaVu Sans at 10 points, unless told otherwise.
    public init(fontFamily: String = "DejaVu Sans", bodySize: Double = 10) {
        self.fontFamily = fontFamily
        self.bodySize = bodySize
    }
}
