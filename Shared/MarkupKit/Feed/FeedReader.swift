import Foundation
import WordKit

/// Reads an RSS or Atom feed entry by entry, in constant memory.
///
/// ```swift
/// let reader = FeedReader(.file(url))
/// while let entry = try reader.next() { use(entry) }
/// ```
public final class FeedReader {
    /// The format; `nil` before the first call of `next()`.
    public private(set) var format: FeedFormat?
    /// The properties of the feed read so far; complete after the last entry.
    public private(set) var details = FeedDetails()

    let xml: XMLStreamReader
    private var base: String?
    private var rootNamespace: String?
    private var keys: [XMLNameIdentity: String] = [:]

    public init(_ source: XMLSource, limits: XMLLimits = XMLLimits()) {
        xml = XMLStreamReader(source, limits: limits, options: .knowsHTMLEntities)
    }

    /// The number of bytes read, for progress reports.
    public var byteCount: Int { xml.byteCount }

    /// A flaw that did not stop reading; see `XMLStreamReader.notice`.
    public var notice: MarkupError? { xml.notice }

    /// Returns the next entry; `nil` at the end of the feed.
    ///
    /// - Throws: `notAFeed` for other XML, and the errors of `XMLStreamReader.next()`.
    public func next() throws(MarkupError) -> FeedEntry? {
        if format == nil { try readRoot() }
        while let event = try xml.next() {
            guard event == .start else { continue }
            let element = element(base: base)
            switch element.key {
            case "channel", "redirect": base = element.base
            case "item", "entry": return try entry(element)
            case "image": details.image = try image(element)
            case "textinput", "items", "cloud", "skiphours", "skipdays": try xml.skipElement()
            default: try read(element, into: &details)
            }
        }
        return nil
    }

    // MARK: The root

    private func readRoot() throws(MarkupError) {
        while let event = try xml.next(), event != .start {}
        guard let found = Self.format(of: xml) else {
            throw .notAFeed(found: xml.name.isEmpty ? localized("nothing") : "<\(xml.name)>")
        }
        format = found
        rootNamespace = xml.namespace
        base = xml.attribute("base", in: FeedNamespace.xml)
        details.language = xml.attribute("lang", in: FeedNamespace.xml)
    }

    private static func format(of xml: XMLStreamReader) -> FeedFormat? {
        switch xml.name.lowercased() {
        case "rss":
            switch xml.attribute("version") ?? "" {
            case "0.90": return .rss090
            case "0.91": return xml.doctype?.publicID?.contains("Netscape") == true ? .rss091Netscape : .rss091UserLand
            case "0.92": return .rss092
            case "0.93": return .rss093
            case "0.94": return .rss094
            case let version where version.hasPrefix("2"): return .rss20
            default: return .rss
            }
        case "rdf":
            let isFirst = xml.rootNamespaces.values.contains { $0.hasPrefix("http://my.netscape.com/rdf/simple/0.9") }
            return isFirst ? .rss090 : .rss10
        case "feed":
            switch xml.namespace {
            case "http://www.w3.org/2005/Atom"?: return .atom10
            case "http://purl.org/atom/ns#"?: return .atom03
            default: return .atom
            }
        default: return nil
        }
    }

    // MARK: Entries

    private func entry(_ item: FeedElement) throws(MarkupError) -> FeedEntry {
        var entry = FeedEntry()
        let depth = xml.depth
        let about = xml.attribute("about", in: FeedNamespace.rdf)
        while let event = try xml.next() {
            if event == .end, xml.depth == depth { break }
            guard event == .start else { continue }
            try read(element(base: item.base), into: &entry)
        }
        if entry.id == nil { entry.id = about }
        if let id = entry.id, entry.idIsLink {
            if entry.link == nil {
                entry.links.append(FeedLink(href: id))
            } else {
                entry.idIsLink = false
            }
        }
        return entry
    }

    /// Returns the current element.
    func element(base outer: String?) -> FeedElement {
        let own = xml.attribute("base", in: FeedNamespace.xml)
        return FeedElement(key: key, base: own.map { FeedAddress.joined($0, to: outer) } ?? outer)
    }

    private var key: String {
        guard let identity = xml.nameIdentity else { return "?" }
        if let known = keys[identity] { return known }
        let key = FeedNamespace.prefix(xml.namespace, root: rootNamespace).map { $0 + xml.name.lowercased() } ?? "?"
        keys[identity] = key
        return key
    }

    private func image(_ outer: FeedElement) throws(MarkupError) -> FeedImage {
        var image = FeedImage()
        let depth = xml.depth
        while let event = try xml.next() {
            if event == .end, xml.depth == depth { break }
            guard event == .start else { continue }
            let element = element(base: outer.base)
            let text = try trimmedText()
            switch element.key {
            case "url": image.address = FeedAddress.joined(text, to: element.base)
            case "link": image.link = FeedAddress.joined(text, to: element.base)
            case "title": image.title = text
            case "width": image.width = Int(text)
            case "height": image.height = Int(text)
            case "description": image.description = text
            default: break
            }
        }
        return image
    }
}

/// An element of a feed: its name with a fixed prefix for its namespace, and the base of its addresses.
struct FeedElement {
    let key: String
    let base: String?
}

enum FeedNamespace {
    static let xml: StaticString = "http://www.w3.org/XML/1998/namespace"
    static let rdf: StaticString = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    private static let prefixes: [String: String] = [
        "http://purl.org/dc/elements/1.1/": "dc:", "http://purl.org/dc/terms/": "dcterms:",
        "http://purl.org/rss/1.0/modules/content/": "content:", "http://www.itunes.com/dtds/podcast-1.0.dtd": "itunes:",
        "http://web.resource.org/cc/": "cc:", "http://www.w3.org/1999/xhtml": "xhtml:",
        "http://backend.userland.com/creativecommonsrssmodule": "cc:",
        "http://cyber.law.harvard.edu/rss/creativecommonsrssmodule.html": "cc:",
        "http://webns.net/mvcb/": "admin:", "http://www.w3.org/2005/atom": "", "http://purl.org/atom/ns#": "",
        "http://purl.org/rss/1.0/": "", "http://my.netscape.com/rdf/simple/0.9/": "",
        "http://channel.netscape.com/rdf/simple/0.9/": "",
        "http://backend.userland.com/rss": "", "http://backend.userland.com/rss2": "",
        "http://blogs.law.harvard.edu/tech/rss": "",
    ]

    /// Returns the prefix of a namespace; `nil` if feeds do not use it.
    static func prefix(_ namespace: String?, root: String?) -> String? {
        guard let namespace, !namespace.isEmpty else { return "" }
        if let known = prefixes[namespace.lowercased()] { return known }
        return namespace == root ? "" : nil
    }
}

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
