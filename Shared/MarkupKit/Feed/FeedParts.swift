public struct FeedText: Hashable, Sendable {
    /// The text: HTML if `isHTML`, otherwise plain. It is untrusted and must be sanitized before it is shown as HTML.
    public var value: String
    /// The media type: `text/plain`, `text/html`, `application/xhtml+xml`, or the feed's own.
    public var mediaType: String
    /// The base of relative addresses in the text.
    public var base: String?
    /// The address of external content.
    public var source: String?

    init(_ value: String, mediaType: String = "text/plain", base: String? = nil, source: String? = nil) {
        self.value = value
        self.mediaType = mediaType
        self.base = base
        self.source = source
    }

    /// Whether the value is HTML. XHTML is converted to HTML.
    public var isHTML: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

    /// The text without markup.
    public var plainText: String { isHTML ? HTMLDocument.plainText(of: value) : value }

    /// Returns the text as HTML that is safe to embed, with absolute addresses.
    public func safeHTML(policy: HTMLPolicy = .article) -> String {
        guard isHTML else { return HTMLWriter.escaped(text: value) }
        var policy = policy
        policy.base = base ?? policy.base
        return HTMLSanitizer(policy: policy).sanitize(value)
    }
}

public struct FeedLink: Hashable, Sendable {
    /// The address, absolute if a base is known.
    public var href: String
    /// The relation: "alternate" (the page itself), "self", "enclosure", "related", "via".
    public var relation: String
    public var mediaType: String?
    public var title: String?
    /// The language of the target.
    public var language: String?
    public var length: String?

    init(
        href: String,
        relation: String = "alternate",
        mediaType: String? = nil,
        title: String? = nil,
        language: String? = nil,
        length: String? = nil
    ) {
        self.href = href
        self.relation = relation
        self.mediaType = mediaType
        self.title = title
        self.language = language
        self.length = length
    }

    static func main(of links: [FeedLink]) -> String? { links.first { $0.relation == "alternate" }?.href }
}

public struct FeedPerson: Hashable, Sendable {
    public var name: String?
    public var email: String?
    public var address: String?

    public init(name: String? = nil, email: String? = nil, address: String? = nil) {
        self.name = name
        self.email = email
        self.address = address
    }

    /// Parses "me@example.com (Name)", "Name (me@example.com)", "Name <me@example.com>", or either part alone.
    public init(text: String) {
        let marks = Set("()<>[], \t\r\n\"")
        let word = text.split { marks.contains($0) }.first { $0.contains("@") && !$0.contains("://") }
        guard let word else {
            self.init(name: text.isEmpty ? nil : text)
            return
        }
        let rest = text.replacing(word, with: "").split { $0.isWhitespace }.joined(separator: " ")
            .replacing("()", with: "").replacing("<>", with: "")
        var name = rest[...]
        while let first = name.first, "( \"".contains(first) { name = name.dropFirst() }
        while let last = name.last, ") \",".contains(last) { name = name.dropLast() }
        let email = word.hasPrefix("mailto:") ? word.dropFirst(7) : word
        self.init(name: name.isEmpty ? nil : String(name), email: String(email))
    }
}

public struct FeedCategory: Hashable, Sendable {
    public var term: String
    /// The vocabulary of the term.
    public var scheme: String?
    /// The label to show.
    public var label: String?
}

/// The software that made a feed.
public struct FeedGenerator: Hashable, Sendable {
    public var name: String
    public var address: String?
    public var version: String?
}

/// The picture of an RSS channel.
public struct FeedImage: Hashable, Sendable {
    /// The address of the picture.
    public var address: String?
    public var title: String?
    public var link: String?
    /// The target of its link.
    public var width: Int?
    public var height: Int?
    public var description: String?
}
