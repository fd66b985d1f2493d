/// What a feed says, whichever format it says it in.
public struct Feed: Hashable, Sendable {
    /// The format and version.
    public var format: FeedFormat
    /// What the feed says about itself.
    public var details: FeedDetails
    /// The entries in the order of the feed.
    public var entries: [FeedEntry]
    /// Where the feed stopped making sense; the entries before that are here. `nil` for a well-formed feed.
    public var damage: MarkupError?

    /// A feed.
    public init(
        format: FeedFormat,
        details: FeedDetails = FeedDetails(),
        entries: [FeedEntry] = [],
        damage: MarkupError? = nil
    ) {
        self.format = format
        self.details = details
        self.entries = entries
        self.damage = damage
    }
}

/// The format of a feed.
public enum FeedFormat: String, Hashable, Sendable, CaseIterable {
    /// RSS 0.90, of Netscape, in RDF.
    case rss090
    /// RSS 0.91 of Netscape, with its document type.
    case rss091Netscape = "rss091n"
    /// RSS 0.91 of UserLand.
    case rss091UserLand = "rss091u"
    /// RSS 0.92.
    case rss092
    /// RSS 0.93.
    case rss093
    /// RSS 0.94.
    case rss094
    /// RSS 1.0, in RDF.
    case rss10
    /// RSS 2.0 and its minor versions.
    case rss20
    /// RSS of another version or none.
    case rss
    /// Atom 0.3.
    case atom03
    /// Atom 1.0 (RFC 4287).
    case atom10
    /// Atom without its namespace.
    case atom
    /// JSON Feed 1.
    case json10 = "json1"
    /// JSON Feed 1.1.
    case json11
}

/// What a feed, or the source of an entry, says about itself.
public struct FeedDetails: Hashable, Sendable {
    /// The permanent identifier.
    public var id: String?
    /// The title.
    public var title: FeedText?
    /// The subtitle or description.
    public var subtitle: FeedText?
    /// The licence or copyright line.
    public var rights: FeedText?
    /// All links.
    public var links: [FeedLink] = []
    /// Who wrote it.
    public var authors: [FeedPerson] = []
    /// Who took part.
    public var contributors: [FeedPerson] = []
    /// Who publishes it.
    public var publisher: FeedPerson?
    /// Its categories.
    public var categories: [FeedCategory] = []
    /// When it was first made.
    public var created: FeedDate?
    /// When it was published.
    public var published: FeedDate?
    /// When it was last changed.
    public var updated: FeedDate?
    /// The address of its licence.
    public var license: String?
    /// Its language, as "en-us".
    public var language: String?
    /// What made it.
    public var generator: FeedGenerator?
    /// A small square picture.
    public var icon: String?
    /// A wide picture.
    public var logo: String?
    /// The picture of an RSS channel.
    public var image: FeedImage?
    /// The address of the format's documentation.
    public var documentation: String?
    /// How many minutes it may be kept before it is fetched again, as written.
    public var minutesToLive: String?
    /// The address the feed has moved to.
    public var newLocation: String?

    /// Details, all empty.
    public init() {}
}

/// An entry of a feed.
public struct FeedEntry: Hashable, Sendable {
    /// The permanent identifier.
    public var id: String?
    /// Whether the identifier is also the only address of the entry.
    public var idIsLink = false
    /// The title.
    public var title: FeedText?
    /// The summary or description.
    public var summary: FeedText?
    /// The whole content; several where it is given in several forms.
    public var contents: [FeedText] = []
    /// The licence or copyright line.
    public var rights: FeedText?
    /// All links, enclosures among them.
    public var links: [FeedLink] = []
    /// Who wrote it.
    public var authors: [FeedPerson] = []
    /// Who took part.
    public var contributors: [FeedPerson] = []
    /// Who publishes it.
    public var publisher: FeedPerson?
    /// Its categories.
    public var categories: [FeedCategory] = []
    /// When it was first made.
    public var created: FeedDate?
    /// When it was published.
    public var published: FeedDate?
    /// When it was last changed.
    public var updated: FeedDate?
    /// When it is no longer of use.
    public var expires: FeedDate?
    /// The address of its comments.
    public var comments: String?
    /// The address of its licence.
    public var license: String?
    /// The feed it was taken from.
    public var source: FeedDetails?

    /// An entry, all empty.
    public init() {}

    /// Attached files: the links with the relation "enclosure".
    public var enclosures: [FeedLink] { links.filter { $0.relation == "enclosure" } }
}

extension FeedDetails {
    /// The address of the page this is about.
    public var link: String? { FeedLink.main(of: links) }
}

extension FeedEntry {
    /// The address of the page this is about.
    public var link: String? { FeedLink.main(of: links) }

    /// The content, or the summary where there is none.
    public var body: FeedText? { contents.first ?? summary }
}

extension Feed {
    /// The title.
    public var title: FeedText? { details.title }
    /// The address of the site.
    public var link: String? { details.link }
}
