/// An independent check of sanitized HTML. It accepts only tags, values and text that every parser reads alike.
struct StrictMarkup {
    let problems: [String]

    private static let allowed: Set<String> = [
        "a", "abbr", "address", "article", "aside", "b", "bdi", "bdo", "big", "blockquote", "br", "caption", "center",
        "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption",
        "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "i", "img", "ins", "kbd", "li", "main",
        "mark", "nav", "ol", "p", "pre", "q", "s", "samp", "section", "small", "span", "strike", "strong", "sub",
        "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "tt", "u", "ul", "var", "wbr",
    ]
    private static let attributes: Set<String> = [
        "title", "lang", "dir", "href", "hreflang", "src", "alt", "width", "height", "cite", "datetime", "span", "open",
        "value", "start", "reversed", "type", "colspan", "rowspan", "scope",
    ]

    init(_ html: String) {
        var problems: [String] = []
        var rest = Array(html.utf8)[...]
        func failed(_ reason: String) {
            problems.append("\(reason) at …\(String(decoding: rest.prefix(40), as: UTF8.self))")
        }
        func name() -> String {
            let letters = rest.prefix { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
            rest = rest.dropFirst(letters.count)
            return String(decoding: letters, as: UTF8.self)
        }
        func take(_ text: String) -> Bool {
            guard rest.starts(with: text.utf8) else { return false }
            rest = rest.dropFirst(text.utf8.count)
            return true
        }
        while let byte = rest.first, problems.isEmpty {
            if byte < 0x20, byte != 0x09, byte != 0x0A { failed("control character") }
            if byte == UInt8(ascii: ">") { failed("bare >") }
            guard byte == UInt8(ascii: "<") else {
                rest = rest.dropFirst()
                continue
            }
            if take("</") {
                if !Self.allowed.contains(name()) || !take(">") { failed("end tag") }
                continue
            }
            _ = take("<")
            if !Self.allowed.contains(name()) { failed("element") }
            while take(" "), problems.isEmpty {
                let key = name()
                guard Self.attributes.contains(key), take("=\"") else {
                    failed("attribute \(key)")
                    break
                }
                let value = rest.prefix { $0 != UInt8(ascii: "\"") }
                rest = rest.dropFirst(value.count)
                if !take("\"") { failed("quote") }
                if value.contains(where: { "<>`".utf8.contains($0) }) { failed("value of \(key)") }
                if ["href", "src", "cite"].contains(key), !Self.isSafe(value) { failed("address in \(key)") }
            }
            if problems.isEmpty, !take(">") { failed("tag") }
        }
        self.problems = problems
    }

    private static func isSafe(_ value: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: value, as: UTF8.self).lowercased()
        if text.unicodeScalars.contains(where: { $0.value < 0x20 }) { return false }
        for scheme in ["http:", "https:", "mailto:", "tel:", "geo:"] where text.hasPrefix(scheme) { return true }
        guard let colon = text.firstIndex(of: ":") else { return true }
        return text[..<colon].contains { "/?#".contains($0) }
    }
}
