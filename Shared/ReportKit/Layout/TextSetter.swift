@preconcurrency import CCairo
import HTMLKit
import WordKit

/// Breaks text into lines with Pango. The result is the same for every backend, without hinting and rounding to pixels.
final class TextSetter {
    let context: OpaquePointer
    let style: ReportStyle
    let coverage: GlyphCoverage

    /// - Parameter insistsOnFont: Whether the font must be installed. If false, the closest one is used, as for a page
    ///   in a browser.
    init(
        style: ReportStyle,
        language: String,
        direction: TextDirection,
        insistsOnFont: Bool = true
    ) throws(ReportError) {
        guard (6...24).contains(style.bodySize) else { throw .textSize(style.bodySize) }
        guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
            throw .drawing(localized("no text context"))
        }
        self.context = context
        self.style = style
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(
            context,
            direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_WEAK_LTR
        )
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        let font = Self.font(family: style.fontFamily, size: style.bodySize, isBold: false)
        coverage = GlyphCoverage(context: context, font: font)
        pango_font_description_free(font)
        guard !insistsOnFont || isInstalled(style.fontFamily) else { throw .fontNotInstalled(style.fontFamily) }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Sets text in lines of at most `width` points; for nil, it breaks only at line breaks.
    func set(_ text: ReportText, as role: TextRole, width: Double? = nil) -> SetText {
        SetText(text, role: role, width: width, setter: self)
    }

    func font(size: Double, isBold: Bool) -> OpaquePointer? {
        Self.font(family: style.fontFamily, size: size, isBold: isBold)
    }

    private static func font(family: String, size: Double, isBold: Bool) -> OpaquePointer? {
        let font = pango_font_description_new()
        pango_font_description_set_family(font, family)
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
        return font
    }

    /// Returns whether the font family is installed. Pango picks the closest font, so its family is compared.
    private func isInstalled(_ family: String) -> Bool {
        let wanted = font(size: 10, isBold: false)
        defer { pango_font_description_free(wanted) }
        guard let found = pango_context_load_font(context, wanted) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(found)) }
        let description = pango_font_describe(found)
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description) else { return false }
        return String(cString: name).lowercased() == family.lowercased()
    }
}

/// The role of a text, which determines its size, weight and color.
enum TextRole: Hashable, Sendable {
    case body
    case lead
    case note
    case name
    case cell
    case columnTitle
    case heading(ReportBlock.HeadingLevel)
    case pageLine
    case chart(ChartTextStyle)

    func size(body: Double) -> Double {
        switch self {
        case .body, .name: body
        case .lead: body * 1.15
        case .note, .pageLine: body * 0.82
        case .cell, .columnTitle: body * 0.92
        case .heading(.title): body * 2
        case .heading(.section): body * 1.35
        case .heading(.part): body * 1.1
        case .chart(let style): style.size
        }
    }

    var isBold: Bool {
        switch self {
        case .heading, .columnTitle: true
        case .chart(let style): style.isBold
        default: false
        }
    }

    var color: ReportColor {
        switch self {
        case .note, .pageLine, .name: .muted
        case .chart(let style): ReportColor(style.color)
        default: .ink
        }
    }

    /// The distance between two lines as a multiple of the size.
    var leading: Double {
        switch self {
        case .heading: 1.25
        case .cell, .columnTitle, .pageLine: 1.35
        default: 1.5
        }
    }
}

/// The colors of a report. They also differ in lightness, for people who can't distinguish hues.
struct ReportColor: Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double

    static let ink = ReportColor(red: 0.11, green: 0.11, blue: 0.12)
    static let muted = ReportColor(red: 0.36, green: 0.36, blue: 0.38)
    static let line = ReportColor(red: 0.80, green: 0.80, blue: 0.82)
    static let strongLine = ReportColor(red: 0.36, green: 0.36, blue: 0.38)
    /// The blue of Okabe and Ito's palette.
    static let link = ReportColor(red: 0, green: 0.447, blue: 0.698)
}
