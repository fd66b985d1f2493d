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
