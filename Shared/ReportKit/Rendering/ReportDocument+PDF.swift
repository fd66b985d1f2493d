@preconcurrency import CCairo

extension ReportDocument {
    /// The report as a PDF: text that can be searched and copied, links, an outline of its headings, and title, author
    /// and date among its properties. The same report gives the same bytes as long as fonts and libraries are the same.
    ///
    /// - Throws: `ReportError`.
    public func pdf() throws(ReportError) -> [UInt8] {
        let layout = try ReportLayout(self)
        let sink = ByteSink()
        guard
            let surface = cairo_pdf_surface_create_for_stream(
                ByteSink.write,
                sink.closure,
                page.size.width,
                page.size.height
            )
        else { throw .drawing("no surface") }
        defer { cairo_surface_destroy(surface) }
        describe(surface)
        guard let cairo = cairo_create(surface) else { throw .drawing("no drawing context") }
        defer { cairo_destroy(cairo) }
        let painter = PagePainter(cairo: cairo, isDocument: true, surface: surface)
        var outline = Outline()
        for page in layout.pages {
            outline.beginPage()
            try painter.draw(page, outline: &outline)
            cairo_show_page(cairo)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
        return withExtendedLifetime(sink) { sink.bytes }
    }

    private func describe(_ surface: OpaquePointer) {
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        if !author.isEmpty { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Nourish")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, UTCTime(createdAt).text)
    }
}

/// Milliseconds since 1970 as a date and a time in UTC.
struct UTCTime {
    let text: String

    /// Days to a date after Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    init(_ milliseconds: Int64) {
        let seconds = Int(milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000)
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        let second = seconds - day * 86_400
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let date = "\(year)-\(two(month))-\(two(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))"
        text = "\(date)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))Z"
    }
}
