@preconcurrency import CCairo

/// Draws marks with Cairo on any surface. Units are points.
struct PagePainter {
    let cairo: OpaquePointer
    /// Whether the surface takes JPEG data, links, an outline and a structure tree.
    let isDocument: Bool
    let surface: OpaquePointer

    func draw(_ page: LaidOutPage, structure: inout DocumentStructure) throws(ReportError) {
        for mark in page.marks { try draw(mark, structure: &structure) }
        if isDocument { structure.pause(in: cairo) }
        for mark in page.lines { try draw(mark, structure: &structure) }
        let status = cairo_status(cairo)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
    }

    private func draw(_ mark: Mark, structure: inout DocumentStructure) throws(ReportError) {
        switch mark {
        case .text(let line, of: let text, let x, let y): draw(line, of: text, x: x, y: y, structure: &structure)
        case .fill(let color, let x, let y, let width, let height):
            set(color)
            cairo_rectangle(cairo, x, y, width, height)
            cairo_fill(cairo)
        case .frame(let color, let x, let y, let width, let height):
            set(color)
            cairo_set_line_width(cairo, 0.8)
            cairo_rectangle(cairo, x, y, width, height)
            cairo_stroke(cairo)
        case .image(let image, let x, let y, let width, let height):
            try draw(image, x: x, y: y, width: width, height: height)
        case .drawn(let item, let x, let y): draw(item, x: x, y: y)
        case .outline(let title, let level):
            if isDocument { structure.addOutline(title, level: level, to: surface) }
        case .begin(let tag):
            if isDocument { structure.begin(tag, in: cairo) }
        case .end:
            if isDocument { structure.end(in: cairo) }
        }
    }

    func set(_ color: ReportColor) {
        cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
    }

    /// Draws a line. A node that holds links holds its texts as nodes, too.
    private func draw(_ line: SetLine, of text: SetText, x: Double, y: Double, structure: inout DocumentStructure) {
        let isNode = isDocument && text.hasLinks
        if isNode { structure.begin(.span, in: cairo) }
        set(line.color)
        cairo_move_to(cairo, x, y + line.baseline)
        pango_cairo_show_layout_line(cairo, line.line)
        if isNode { structure.end(in: cairo) }
        guard isDocument else { return }
        for link in line.links {
            let extent = line.extent(of: link)
            let box = [x + extent.x, y, extent.width, line.height].map { ReportNumber.text($0) }
            let target = link.target.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "%27")
            cairo_tag_begin(cairo, "Link", "rect=[\(box.joined(separator: " "))] uri='\(target)'")
            cairo_tag_end(cairo, "Link")
        }
    }

    private func draw(
        _ image: ReportImage,
        x: Double,
        y: Double,
        width: Double,
        height: Double
    ) throws(ReportError) {
        let picture = try ImageSurface(image, isKeptAsJPEG: isDocument)
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, width / Double(image.pixelWidth), height / Double(image.pixelHeight))
        // Cairo drops the tags before a paint without a clip of an opaque picture.
        cairo_rectangle(cairo, 0, 0, Double(image.pixelWidth), Double(image.pixelHeight))
        cairo_clip(cairo)
        picture.turnUpright(cairo)
        cairo_set_source_surface(cairo, picture.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

/// Formats numbers for Cairo's tag attributes.
enum ReportNumber {
    /// Returns the number rounded to hundredths, with a decimal point in every locale.
    static func text(_ value: Double) -> String {
        let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
        let fraction = abs(hundredths) % 100
        return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
    }
}
