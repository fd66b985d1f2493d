@preconcurrency import CCairo

extension ReportDocument {
    /// The report as one PNG a page, black on white.
    ///
    /// - Parameter pixelsPerInch: 36…600; 144 makes an A4 page 1191 × 1684.
    /// - Throws: `ReportError`, for a picture that is a JPEG among others.
    public func pngPages(pixelsPerInch: Int = 144) throws(ReportError) -> [[UInt8]] {
        guard (36...600).contains(pixelsPerInch) else { throw .resolution(pixelsPerInch) }
        let layout = try ReportLayout(self)
        var files: [[UInt8]] = []
        for page in layout.pages {
            files.append(try png(of: page, scale: Double(pixelsPerInch) / 72))
        }
        return files
    }

    private func png(of laidOut: LaidOutPage, scale: Double) throws(ReportError) -> [UInt8] {
        let width = Int32(page.size.width * scale + 0.5)
        let height = Int32(page.size.height * scale + 0.5)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
            let cairo = cairo_create(surface)
        else { throw .drawing("no surface") }
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_scale(cairo, scale, scale)
        var outline = Outline()
        try PagePainter(cairo: cairo, isDocument: false, surface: surface).draw(laidOut, outline: &outline)
        let sink = ByteSink()
        let status = cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
        return withExtendedLifetime(sink) { sink.bytes }
    }
}
