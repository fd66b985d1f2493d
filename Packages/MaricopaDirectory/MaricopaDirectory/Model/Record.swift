public import TimeKit

/// An entry of the directory. All its texts are plain text; paragraphs are separated by blank lines.
public struct Record: Hashable, Identifiable, Sendable {
    /// Names it for ever; in lists of one source it is made from that source's id.
    public let id: TimeKit.ID<Record>
    /// What it is called; never blank.
    public var title: String
    /// A second line; empty for none.
    public var subtitle: String
    /// What it is; empty for nothing.
    public var description: String
    /// The id of its picture among the attachments; nil for none.
    public var thumbnail: String?
    /// Street and number; empty where it has none.
    public var address: String
    /// The city's name; empty where it isn't known.
    public var city: String
    /// Nil where it isn't known.
    public var zip: ZIPCode?
    /// Nil where it isn't known: such a record is in lists, not on maps, and last where distance counts.
    public var coordinate: Coordinate?
    /// As it is dialled; empty for none.
    public var phone: String
    /// One of each kind at most, in the order of the kinds.
    public var links: [RecordLink]
    /// When it is open; of events, activities, recipes and resources usually unknown.
    public var hours: Hours
    /// Where it came from; nil for one that was entered here.
    public var source: RecordSource?
    /// Whether it was written as a sample.
    public var isSample: Bool
    /// When it was entered.
    public var addedOn: LocalDate
    /// When somebody last checked it; nil for never.
    public var verifiedOn: LocalDate?
    /// What its kind adds.
    public var details: RecordDetails
    /// Rises with each edit, from 1.
    public var version: Int
    /// How it was rated; kept apart from what is edited.
    public var standing: Standing

    /// A record; what isn't said is empty.
    public init(
        id: TimeKit.ID<Record>,
        title: String,
        subtitle: String = "",
        description: String = "",
        thumbnail: String? = nil,
        address: String = "",
        city: String = "",
        zip: ZIPCode? = nil,
        coordinate: Coordinate? = nil,
        phone: String = "",
        links: [RecordLink] = [],
        hours: Hours = .unknown,
        source: RecordSource? = nil,
        isSample: Bool = false,
        addedOn: LocalDate,
        verifiedOn: LocalDate? = nil,
        details: RecordDetails,
        version: Int = 1,
        standing: Standing = Standing()
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.description = description
        self.thumbnail = thumbnail
        self.address = address
        self.city = city
        self.zip = zip
        self.coordinate = coordinate
        self.phone = phone
        self.links = links
        self.hours = hours
        self.source = source
        self.isSample = isSample
        self.addedOn = addedOn
        self.verifiedOn = verifiedOn
        self.details = details
        self.version = version
        self.standing = standing
    }

    /// Of which kind it is.
    public var kind: RecordKind { details.kind }

    /// Where a link leads; nil where it has none of that kind.
    public func link(_ kind: LinkKind) -> WebLink? { links.first { $0.kind == kind }?.address }
}

/// What a kind of record has that others don't.
public enum RecordDetails: Hashable, Codable, Sendable {
    case market(MarketDetails)
    case recipe(RecipeDetails)
    case park(ParkDetails)
    case activity(ActivityDetails)
    case event(EventDetails)
    case resource

    /// Of which kind it is.
    public var kind: RecordKind {
        switch self {
        case .market: .market
        case .recipe: .recipe
        case .park: .park
        case .activity: .activity
        case .event: .event
        case .resource: .resource
        }
    }
}
