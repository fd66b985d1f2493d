extension ReportDocument {
    /// Returns a PNG file for each page, on white.
    ///
    /// - Parameter pixelsPerInch: The resolution, from 36 to 600; 144 makes an A4 page 1191 × 1684.
    /// - Throws: `ReportError`, such as `imageNeedsDecoding` if the report contains a JPEG.
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
        try CairoFile.png(width: page.size.width, height: page.size.height, scale: scale) {
            painter throws(ReportError) in
            var structure = DocumentStructure()
            try painter.draw(laidOut, structure: &structure)
        }
    }
}
