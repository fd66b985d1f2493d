/// A text with its media type.
public struct FeedText: Hashable, Sendable {
    /// The text: HTML if `isHTML`, plain otherwise. It comes from outside: sanitise it before it is shown as HTML.
    public var value: String
    /// `text/plain`, `text/html`, `application/xhtml+xml`, or what the feed says.
    public var mediaType: String
    /// What relative addresses inside are relative to.
    public var base: String?
    /// The address of content that is elsewhere.
    public var source: String?

    /// A text.
    public init(_ value: String, mediaType: String = "text/plain", base: String? = nil, source: String? = nil) {
        self.value = value
        self.mediaType = mediaType
        self.base = base
        self.source = source
    }

    /// Whether the value is HTML; XHTML is restated as HTML.
    public var isHTML: Bool { mediaType == "text/html" || mediaType == "application/xhtml+xml" }

    /// The text without markup.
    public var plainText: String { isHTML ? HTMLDocument.plainText(of: value) : value }

    /// The text as HTML that is safe to embed, its relative addresses made absolute.
    public func safeHTML(policy: HTMLPolicy = .article) -> String {
        guard isHTML else { return HTMLWriter.escaped(text: value) }
        var policy = policy
        policy.base = base ?? policy.base
        return HTMLSanitizer(policy: policy).sanitize(value)
    }
}

/// A link of a feed or an entry.
public struct FeedLink: Hashable, Sendable {
    /// The address, absolute where a base is known.
    public var href: String
    /// "alternate" (the page itself), "self", "enclosure", "related", "via", …
    public var relation: String
    /// The media type.
    public var mediaType: String?
    /// The title.
    public var title: String?
    /// The language of what it points to.
    public var language: String?
    /// The size in bytes as written.
    public var length: String?

    /// A link.
    public init(
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

/// Someone a feed names.
public struct FeedPerson: Hashable, Sendable {
    /// The name.
    public var name: String?
    /// The e-mail address.
    public var email: String?
    /// The address of a page about the person.
    public var address: String?

    /// A person.
    public init(name: String? = nil, email: String? = nil, address: String? = nil) {
        self.name = name
        self.email = email
        self.address = address
    }

    /// Reads "me@example.com (Name)", "Name (me@example.com)", "Name <me@example.com>" and either part alone.
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

/// A category of a feed or an entry.
public struct FeedCategory: Hashable, Sendable {
    /// The category.
    public var term: String
    /// The vocabulary it is from.
    public var scheme: String?
    /// How to show it.
    public var label: String?

    /// A category.
    public init(term: String, scheme: String? = nil, label: String? = nil) {
        self.term = term
        self.scheme = scheme
        self.label = label
    }
}

/// What made a feed.
public struct FeedGenerator: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its address.
    public var address: String?
    /// Its version.
    public var version: String?
}

/// The picture of an RSS channel.
public struct FeedImage: Hashable, Sendable {
    /// Where the picture is.
    public var address: String?
    /// Its title.
    public var title: String?
    /// Where it links to.
    public var link: String?
    /// Its width in pixels.
    public var width: Int?
    /// Its height in pixels.
    public var height: Int?
    /// A description.
    public var description: String?
}
