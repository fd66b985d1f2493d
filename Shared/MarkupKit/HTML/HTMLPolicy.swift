/// The elements, attributes and address schemes that a sanitized fragment may contain.
///
/// No policy can allow scripts, styles, embedded content and foreign vocabularies (`script`, `style`, `iframe`, `svg`,
/// `math`, `template`), event handlers (`on…`), `style` or `srcset`.
public struct HTMLPolicy: Hashable, Sendable {
    /// The allowed elements in lower case, each with its own attributes.
    public var elements: [String: Set<String>]
    /// The attributes that every allowed element may have.
    public var globalAttributes: Set<String>
    /// The allowed schemes of links and images, in lower case.
    public var schemes: Set<String>
    /// Whether addresses without a scheme are allowed (`image.png`, `/a`, `//host/a`, `#part`).
    public var allowsRelative: Bool
    /// The base of relative addresses; an address that cannot be resolved is dropped. `nil` keeps them relative.
    public var base: String?
    /// The `rel` of links with a host, such as "external"; nil for none.
    public var outsideRelation: String?

    public init(
        elements: [String: Set<String>],
        globalAttributes: Set<String> = ["title", "lang", "dir"],
        schemes: Set<String> = HTMLPolicy.safeSchemes,
        allowsRelative: Bool = true,
        base: String? = nil,
        outsideRelation: String? = nil
    ) {
        self.elements = elements
        self.globalAttributes = globalAttributes
        self.schemes = schemes
        self.allowsRelative = allowsRelative
        self.base = base
        self.outsideRelation = outsideRelation
    }
}

extension HTMLPolicy {
    public static let safeSchemes: Set<String> = ["http", "https", "mailto", "tel", "geo"]

    /// A policy for text with emphasis and links, in one paragraph.
    public static let inline = HTMLPolicy(elements: inlineElements)

    /// A policy for articles: headings, paragraphs, lists, tables, pictures and links.
    public static let article = HTMLPolicy(
        elements: inlineElements.merging(
            [
                "address": [], "article": [], "aside": [], "blockquote": ["cite"], "caption": [], "center": [],
                "col": ["span"], "colgroup": ["span"], "dd": [], "details": ["open"], "div": [], "dl": [], "dt": [],
                "figcaption": [], "figure": [], "footer": [], "h1": [], "h2": [], "h3": [], "h4": [], "h5": [],
                "h6": [], "header": [], "hr": [], "img": ["src", "alt", "width", "height"], "li": ["value"],
                "main": [], "nav": [], "ol": ["start", "reversed", "type"], "p": [], "pre": [], "section": [],
                "summary": [], "table": [], "tbody": [], "td": ["colspan", "rowspan"], "tfoot": [],
                "th": ["colspan", "rowspan", "scope"], "thead": [], "tr": [], "ul": [],
            ],
            uniquingKeysWith: { first, _ in first }
        )
    )

    private static let inlineElements: [String: Set<String>] = [
        "a": ["href", "hreflang"], "abbr": [], "b": [], "bdi": [], "bdo": [], "big": [], "br": [], "cite": [],
        "code": [], "del": ["datetime"], "dfn": [], "em": [], "i": [], "ins": ["datetime"], "kbd": [], "mark": [],
        "q": ["cite"], "s": [], "samp": [], "small": [], "span": [], "strike": [], "strong": [], "sub": [], "sup": [],
        "time": ["datetime"], "tt": [], "u": [], "var": [], "wbr": [],
    ]

    /// The elements that are dropped together with their content.
    static let droppedWithContent: Set<String> = [
        "applet", "audio", "canvas", "embed", "frame", "frameset", "head", "iframe", "link", "math", "meta", "noembed",
        "noframes", "noscript", "object", "option", "param", "plaintext", "script", "select", "style", "svg",
        "template", "title", "video", "xml", "xmp",
    ]

    /// The attributes that contain addresses.
    static let addresses: Set<String> = [
        "action", "background", "cite", "data", "formaction", "href", "icon", "longdesc", "manifest", "poster", "src",
        "usemap",
    ]

    static func isNeverAllowed(attribute name: String) -> Bool {
        name.hasPrefix("on") || ["style", "srcset", "srcdoc", "xmlns", "ping", "is", "slot"].contains(name)
            || !name.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
    }
}
