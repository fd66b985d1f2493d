extension ReportDocument {
    /// The report as a PDF: text that can be searched and copied, links, an outline of its headings, and title, author
    /// and date among its properties. The same report gives the same bytes as long as fonts and libraries are the same.
    ///
    /// - Throws: `ReportError`.
    public func pdf() throws(ReportError) -> [UInt8] {
        let layout = try ReportLayout(self)
        let properties = CairoFile.Properties(title: title, author: author, createdAt: createdAt)
        return try CairoFile.pdf(width: page.size.width, height: page.size.height, properties) {
            painter throws(ReportError) in
            var outline = Outline()
            for page in layout.pages {
                outline.beginPage()
                try painter.draw(page, outline: &outline)
                painter.finishPage()
            }
        }
    }
}

/// Milliseconds since 1970 as a date and a time in UTC.
struct UTCTime {
    let text: String

    init(_ milliseconds: Int64) {
        let seconds = Int(milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000)
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let second = seconds - day * 86_400
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        text = "\(CivilDay(number: day).text)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }
}
