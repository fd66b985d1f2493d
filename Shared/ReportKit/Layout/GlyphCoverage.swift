@preconcurrency import CCairo

/// Knows which characters the installed fonts can show. An emoji that they can't is named, as in "(peanuts)". Other characters are drawn as an
/// empty box, instead of Pango's boxes with digits, which a search would find.
final class GlyphCoverage {
    private let fonts: UnsafeMutablePointer<PangoFontset>?
    private var known: [Unicode.Scalar: Bool] = [:]

    init(context: OpaquePointer, font: OpaquePointer?) {
        fonts = pango_font_map_load_fontset(
            pango_context_get_font_map(context),
            context,
            font,
            pango_context_get_language(context)
        )
    }

    deinit {
        if let fonts { g_object_unref(UnsafeMutableRawPointer(fonts)) }
    }

    /// Returns the text with a name or a box for each character that can't be shown. A joined character, such as a cook emoji,
    /// keeps the parts that can be shown.
    func shown(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        var shown = String.UnicodeScalarView()
        for character in text {
            let scalars = character.unicodeScalars
            if scalars.allSatisfy(isCovered) {
                shown += scalars
            } else if let first = scalars.first, isCovered(first) {
                shown += scalars.filter { isCovered($0) }
            } else if let first = scalars.first, first.properties.isEmojiPresentation, let name = first.properties.name
            {
                shown += "(\(name.lowercased()))".unicodeScalars
            } else {
                shown.append("\u{25A1}")
            }
        }
        return String(shown)
    }

    private func isCovered(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII || scalar.properties.isDefaultIgnorableCodePoint { return true }
        if let answer = known[scalar] { return answer }
        var answer = false
        if let font = pango_fontset_get_font(fonts, scalar.value) {
            answer = pango_font_has_char(font, scalar.value) != 0
            g_object_unref(UnsafeMutableRawPointer(font))
        }
        known[scalar] = answer
        return answer
    }
}
