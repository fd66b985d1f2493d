import MarkupKit

/// Texts in schema.org data: mostly plain, often with HTML in them.
enum ExchangeText {
    /// The text without markup. What has no tag and no entity in it is plain already, and keeps its line breaks.
    static func plain(_ text: String) -> String {
        looksLikeHTML(text) ? HTMLDocument.plainText(of: text) : text
    }

    /// The form of a plain text that `plain(_:)` gives back: only a text that would be taken for HTML is written as
    /// HTML.
    static func written(_ text: String) -> String {
        guard looksLikeHTML(text) else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\n", with: "<br>")
    }

    /// Whether there is a tag or an entity in it: `<b`, `</b`, `<!`, `&amp;`, `&#233;`.
    static func looksLikeHTML(_ text: String) -> Bool { HTMLDocument.looksLikeMarkup(text) }

    /// A line of a page without what its template left in it: doubled commas and brackets, empty brackets, footnote stars, boxes to
    /// tick. A line without any of it stays as it is, to the letter.
    static func withoutNoise(_ line: String) -> String {
        var line = line
        for (noise, rest) in [(", ,", ","), (",,", ","), (" ,", ","), ("()", ""), ("( ", "("), (" )", ")")] {
            while line.contains(noise) { line = line.replacing(noise, with: rest) }
        }
        if line.contains("(("), line.contains("))") {
            line = line.replacing("((", with: "(").replacing("))", with: ")")
        }
        while let first = line.first, "▢☐□".contains(first) || first.isWhitespace { line.removeFirst() }
        while let last = line.last, "*,;".contains(last) || last.isWhitespace { line.removeLast() }
        return line
    }
}
