import MarkupKit

/// Texts in schema.org data, which are mostly plain but often contain HTML.
enum ExchangeText {
    /// Returns the text without markup. A text without a tag keeps its line breaks.
    static func plain(_ text: String) -> String {
        let text = encodedOnce(text)
        guard looksLikeHTML(text) else { return text }
        guard !text.contains("<"), text.contains(where: \.isNewline) else { return HTMLDocument.plainText(of: text) }
        // Only entities are decoded, so that a line break stays one.
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { HTMLDocument.plainText(of: String($0)) }.joined(separator: "\n")
    }

    /// Returns the text with “&amp;” for “&amp;amp;”. Some pages encode their data twice. `written(_:)` encodes the sign as
    /// “&#38;”, so a recipe with “&amp;” in its text keeps it.
    static func encodedOnce(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")), text.contains("&amp;") else { return text }
        let parts = text.split(separator: "&amp;", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            let entity = part.prefix(32).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
            result += !entity.isEmpty && part.dropFirst(entity.count).first == ";" ? "&" : "&amp;"
            result += part
        }
    }

    /// Returns a form that `plain(_:)` turns back into `text`. Only a text that looks like HTML is encoded as HTML.
    static func written(_ text: String) -> String {
        guard looksLikeHTML(text) else { return text }
        return text.replacing("&", with: "&#38;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\n", with: "<br>")
    }

    /// Whether the text contains a tag or an entity: `<b`, `</b`, `<!`, `&amp;`, `&#233;`.
    static func looksLikeHTML(_ text: String) -> Bool { HTMLDocument.looksLikeMarkup(text) }

    /// Whether the text consists only of space and of marks that separate the values of a list.
    static func isNoise(_ text: String) -> Bool {
        text.allSatisfy { $0.isWhitespace || ",;.:[]{}()\"".contains($0) }
    }

    /// Removes the leftovers of a page template from a line: doubled commas and brackets, empty brackets, footnote
    /// stars, check boxes, the zero of “500.0 g”. Any other line is unchanged.
    static func withoutNoise(_ line: String) -> String {
        var line = line
        if hasDoubledMarks(line) {
            for (noise, rest) in [(", ,", ","), (",,", ","), (" ,", ","), ("()", ""), ("( ", "("), (" )", ")")] {
                while line.contains(noise) { line = line.replacing(noise, with: rest) }
            }
            if line.contains("(("), line.contains("))") {
                line = line.replacing("((", with: "(").replacing("))", with: ")")
            }
        }
        while let first = line.first, "▢☐□".contains(first) || first.isWhitespace { line.removeFirst() }
        while let last = line.last, "*,;".contains(last) || last.isWhitespace { line.removeLast() }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        return !digits.isEmpty && rest.hasPrefix(".0 ") ? String(digits + rest.dropFirst(2)) : line
    }

    /// Whether a line has two adjacent marks that a cook doesn't write. This check is fast, and it spares most lines the slow search for texts.
    private static func hasDoubledMarks(_ line: String) -> Bool {
        var last = UInt8(ascii: "x")
        for byte in line.utf8 {
            switch (last, byte) {
            // ",," " ," "()" "( " " )" "(("
            case (0x2C, 0x2C), (0x20, 0x2C), (0x28, 0x29), (0x28, 0x20), (0x20, 0x29), (0x28, 0x28): return true
            default: last = byte
            }
        }
        return false
    }
}
