import Foundation

extension FeedReader {
    /// Returns the text of the current element without surrounding white space.
    func trimmedText() throws(MarkupError) -> String { Self.trimmed(try xml.elementText()) }

    static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[first...last])
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// Reads a text that may be plain, escaped HTML, inline markup or base64.
    ///
    /// - Parameters:
    ///   - plain: Whether a text without a type is plain; otherwise it is HTML, like RSS descriptions. Atom's `type`
    ///     takes precedence, and in Atom a text without it is plain.
    ///   - isXHTML: Whether the markup is inline.
    func text(_ element: FeedElement, plain: Bool, isXHTML: Bool = false) throws(MarkupError) -> FeedText {
        let isAtom = [.atom, .atom03, .atom10].contains(format)
        let source = xml.attribute("src").map { FeedAddress.joined($0, to: element.base) }
        var type = xml.attribute("type") ?? ""
        let isBase64 = xml.attribute("mode", is: "base64")
        if isXHTML { type = "xhtml" } else if type.isEmpty { type = isAtom || plain ? "text" : "html" }
        let mediaType = Self.mediaTypes[type] ?? type
        let isHTML = mediaType == "text/html"
        let content = try content(escapesText: !(isHTML && isAtom), dropsDiv: isAtom)
        if let markup = content.markup {
            let isPlain = mediaType == "text/plain"
            return FeedText(
                markup,
                mediaType: isPlain ? "text/html" : mediaType,
                base: element.base,
                source: source
            )
        }
        let isText = mediaType.hasPrefix("text/") || mediaType.hasSuffix("xml") || mediaType.hasSuffix("json")
        if isBase64 || !isText, let decoded = Self.decoded(base64: content.plain) {
            return FeedText(decoded, mediaType: mediaType, base: element.base, source: source)
        }
        let isMarkup = mediaType == "application/xhtml+xml"
        return FeedText(
            isMarkup ? HTMLWriter.escaped(text: content.plain) : content.plain,
            mediaType: mediaType,
            base: element.base,
            source: source
        )
    }

    private static let mediaTypes = ["text": "text/plain", "html": "text/html", "xhtml": "application/xhtml+xml"]

    private struct Content {
        var plain = ""
        /// Nil if the content has no elements.
        var markup: String?
    }

    /// Reads the content of the current element as text and as serialized markup. A single surrounding `<div>`, which
    /// Atom requires, is removed.
    private func content(escapesText: Bool, dropsDiv: Bool) throws(MarkupError) -> Content {
        let depth = xml.depth
        var content = Content()
        // The writer is created at the first element, because most texts have none.
        var writer: HTMLWriter?
        while let event = try xml.next() {
            if event == .end, xml.depth == depth { break }
            let isOuter = dropsDiv && xml.depth == depth + 1 && xml.isNamed("div")
            switch event {
            case .text:
                let text = xml.text
                content.plain = content.plain.isEmpty ? text : content.plain + text
                writer?.write(text, isMarkup: !escapesText)
            case .start:
                if writer == nil {
                    writer = HTMLWriter()
                    writer?.write(content.plain, isMarkup: !escapesText)
                }
                if isOuter { continue }
                writer?.start(xml.name.lowercased())
                for attribute in xml.attributes where attribute.namespace == nil {
                    writer?.attribute(attribute.name.lowercased(), attribute.value)
                }
                writer?.endOfTag()
            case .end:
                let name = xml.name.lowercased()
                if !isOuter, !HTMLNames.void.contains(name) { writer?.end(name) }
            }
        }
        content.plain = Self.trimmed(content.plain)
        content.markup = writer.map { Self.trimmed($0.html) }
        return content
    }

    private static func decoded(base64 text: String) -> String? {
        Data(base64Encoded: text, options: .ignoreUnknownCharacters).flatMap { data in
            data.isEmpty ? nil : String(data: data, encoding: .utf8)
        }
    }
}
