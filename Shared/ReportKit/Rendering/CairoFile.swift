@preconcurrency import CCairo
import WordKit

/// Writes files with Cairo. Lengths are in points.
enum CairoFile {
    /// The metadata of a PDF.
    struct Properties {
        let title: String
        let author: String
        /// The language as a BCP 47 tag.
        let language: String
        /// Milliseconds since 1970-01-01T00:00:00Z.
        let createdAt: Int64
    }

    /// Writes a PNG file with a white background.
    static func png(
        width: Double,
        height: Double,
        scale: Double,
        draw: (PagePainter) throws(ReportError) -> Void
    ) throws(ReportError) -> [UInt8] {
        let across = Int32(width * scale + 0.5)
        let down = Int32(height * scale + 0.5)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, across, down),
            let cairo = cairo_create(surface)
        else { throw .drawing(localized("no surface")) }
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_scale(cairo, scale, scale)
        try draw(PagePainter(cairo: cairo, isDocument: false, surface: surface))
        let sink = ByteSink()
        let status = cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
        return withExtendedLifetime(sink) { sink.bytes }
    }

    /// Writes a tagged PDF file. `draw` must end each page.
    static func pdf(
        width: Double,
        height: Double,
        _ properties: Properties,
        draw: (PagePainter, inout DocumentStructure) throws(ReportError) -> Void
    ) throws(ReportError) -> [UInt8] {
        let sink = ByteSink()
        guard let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, width, height) else {
            throw .drawing(localized("no surface"))
        }
        defer { cairo_surface_destroy(surface) }
        describe(surface, properties)
        guard let cairo = cairo_create(surface) else { throw .drawing(localized("no drawing context")) }
        defer { cairo_destroy(cairo) }
        var structure = DocumentStructure()
        structure.begin(.document, in: cairo)
        try draw(PagePainter(cairo: cairo, isDocument: true, surface: surface), &structure)
        structure.end(in: cairo)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
        let file = withExtendedLifetime(sink) { sink.bytes }
        return try PDFSupplement(language: properties.language, alternatives: structure.alternatives).added(to: file)
    }

    private static func describe(_ surface: OpaquePointer, _ properties: Properties) {
        // From version 1.17.6 on Cairo packs the objects of PDF 1.5, which `PDFSupplement` doesn't unpack.
        let isPacked = cairo_version() >= 11_706
        cairo_pdf_surface_restrict_to_version(surface, isPacked ? CAIRO_PDF_VERSION_1_4 : CAIRO_PDF_VERSION_1_5)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, properties.title)
        if !properties.author.isEmpty {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, properties.author)
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Nourish")
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, UTCTime(properties.createdAt).text)
    }
}
