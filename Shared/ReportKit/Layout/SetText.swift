@preconcurrency import CCairo
import HTMLKit

/// Text broken into lines.
final class SetText {
    let lines: [SetLine]
    private let layout: OpaquePointer?

    init(_ text: ReportText, role: TextRole, width: Double?, setter: TextSetter) {
        let layout = pango_layout_new(setter.context)
        self.layout = layout
        let size = role.size(body: setter.style.bodySize)
        let font = setter.font(size: size, isBold: role.isBold)
        pango_layout_set_font_description(layout, font)
        pango_font_description_free(font)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, width.map { Int32(max($0, 1) * Double(PANGO_SCALE)) } ?? -1)

        var bytes: [UInt8] = []
        var links: [SetLink] = []
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        // Readers that follow the structure of a PDF lose what comes after a ligature.
        pango_attr_list_insert(attributes, pango_attr_font_features_new("liga=0, clig=0"))
        for run in text.runs {
            let start = bytes.count
            bytes += setter.coverage.shown(Self.printable(run.text)).utf8
            Self.add(run, from: start, to: bytes.count, to: attributes)
            if let link = run.link { links.append(SetLink(bytes: start..<bytes.count, target: link.description)) }
        }
        let length = Int32(bytes.count)
        (bytes + [0]).withUnsafeBytes { buffer in
            pango_layout_set_text(layout, buffer.bindMemory(to: CChar.self).baseAddress, length)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        lines = Self.lines(of: layout, pitch: size * role.leading, color: role.color, links: links)
    }

    deinit {
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    var width: Double { lines.map(\.width).max() ?? 0 }
    /// Whether a part of the text is a link.
    var hasLinks: Bool { lines.contains { !$0.links.isEmpty } }
    var height: Double { lines.reduce(0) { $0 + $1.height } }

    private static func lines(
        of layout: OpaquePointer?,
        pitch: Double,
        color: ReportColor,
        links: [SetLink]
    ) -> [SetLine] {
        (0..<pango_layout_get_line_count(layout)).compactMap { index in
            pango_layout_get_line_readonly(layout, index).map {
                SetLine($0, pitch: pitch, color: color, links: links)
            }
        }
    }

    private static func add(_ run: ReportRun, from start: Int, to end: Int, to list: OpaquePointer?) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(end)
            pango_attr_list_insert(list, attribute)
        }
        if run.isBold { insert(pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
        if run.isItalic { insert(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if run.link != nil {
            let color = ReportColor.link
            insert(
                pango_attr_foreground_new(
                    UInt16(color.red * 65_535),
                    UInt16(color.green * 65_535),
                    UInt16(color.blue * 65_535)
                )
            )
        }
    }

    /// Replaces control characters, which have no glyphs: separators by a space or a line break, the others by U+FFFD.
    private static func printable(_ text: String) -> String {
        var printable = String.UnicodeScalarView()
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A where previous.value == 0x0D: break
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: printable.append("\n")
            case 0x09, 0x0B, 0x0C: printable.append(" ")
            case 0x00..<0x20, 0x7F..<0xA0: printable.append("\u{FFFD}")
            default: printable.append(scalar)
            }
            previous = scalar
        }
        return String(printable)
    }
}

/// The part of a text that is a link.
struct SetLink {
    let bytes: Range<Int>
    let target: String
}

/// A line of text. All lengths are in points.
struct SetLine {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let color: ReportColor
    let width: Double
    let height: Double
    /// The distance from the top of the line to the baseline.
    let baseline: Double
    let isRightToLeft: Bool
    let links: [SetLink]

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, pitch: Double, color: ReportColor, links: [SetLink]) {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let scale = Double(PANGO_SCALE)
        let tall = Double(logical.height) / scale
        self.line = line
        self.color = color
        width = Double(logical.width) / scale
        height = max(pitch, tall)
        baseline = (height - tall) / 2 - Double(logical.y) / scale
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let own = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
        self.links = links.filter { $0.bytes.overlaps(own) }
    }

    /// Returns the extent of a link in the line, from the line's left end. It spans its first and last character, in
    /// either direction.
    func extent(of link: SetLink) -> (x: Double, width: Double) {
        let own = Int(line.pointee.start_index)..<Int(line.pointee.start_index + line.pointee.length)
        let bytes = link.bytes.clamped(to: own)
        guard !bytes.isEmpty, let text = pango_layout_get_text(line.pointee.layout) else { return (0, 0) }
        var last = bytes.upperBound - 1
        while last > bytes.lowerBound, UInt8(bitPattern: text[last]) & 0xC0 == 0x80 { last -= 1 }
        var edges: (Int32, Int32) = (0, 0)
        pango_layout_line_index_to_x(line, Int32(bytes.lowerBound), 0, &edges.0)
        pango_layout_line_index_to_x(line, Int32(last), 1, &edges.1)
        let scale = Double(PANGO_SCALE)
        return (Double(min(edges.0, edges.1)) / scale, Double(abs(edges.1 - edges.0)) / scale)
    }
}
