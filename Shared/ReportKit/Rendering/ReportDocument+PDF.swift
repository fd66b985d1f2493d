extension ReportDocument {
    /// Returns the report as a tagged PDF with searchable text, links, an outline, and the title, author, language and date as properties.
    ///
    /// The structure tree has headings, paragraphs, lists, tables with header cells, and figures with their descriptions. Parts that repeat on
    /// each page, such as the footer, aren't in it.
    ///
    /// - Note: The same report gives the same bytes with the same fonts and libraries.
    /// - Throws: ``ReportError`` if the report can't be laid out or written.
    public func pdf() throws(ReportError) -> [UInt8] {
        let layout = try ReportLayout(self)
        let properties = CairoFile.Properties(title: title, author: author, language: language, createdAt: createdAt)
        return try CairoFile.pdf(width: page.size.width, height: page.size.height, properties) {
            painter,
            structure throws(ReportError) in
            for page in layout.pages {
                structure.beginPage()
                try painter.draw(page, structure: &structure)
                structure.endPage(in: painter.cairo)
            }
        }
    }
}

/// The ISO 8601 text of a time in UTC, to the second: "2026-03-01T08:30:00Z".
struct UTCTime {
    let text: String

    /// Creates the text of a time in milliseconds since 1970-01-01T00:00:00Z, rounded down to a second.
    init(_ milliseconds: Int64) {
        let seconds = CivilDay.floorDivision(Int(milliseconds), by: 1000).quotient
        let (day, second) = CivilDay.floorDivision(seconds, by: 86_400)
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        text = "\(CivilDay(number: day).text)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }
}
