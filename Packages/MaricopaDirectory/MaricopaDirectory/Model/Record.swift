public import TimeKit

/// An entry of the directory. All texts are plain; paragraphs are separated by blank lines.
public struct Record: Hashable, Identifiable, Sendable {
    /// A permanent id. For an imported record it is derived from the id in the source.
    public let id: TimeKit.ID<Record>
    /// Never blank.
    public var title: String
    /// Empty for none.
    public var subtitle: String
    /// Empty for none.
    public var description: String
    /// The attachment id of the picture; nil for none.
    public var thumbnail: String?
    /// Street and number; empty for none.
    public var address: String
    /// Empty if unknown.
    public var city: String
    /// Nil if unknown.
    public var zip: ZIPCode?
    /// Nil if unknown. Such a record is in lists but not on maps, and comes last in an order by distance.
    public var coordinate: Coordinate?
    /// As dialed; empty for none.
    public var phone: String
    /// At most one of each kind, in the order of the kinds.
    public var links: [RecordLink]
    /// Usually unknown for events, activities, recipes and resources.
    public var hours: Hours
    /// The import source; nil for a record entered here.
    public var source: RecordSource?
    /// Whether it was written as sample data.
    public var isSample: Bool
    public var addedOn: LocalDate
    /// The day of the last check by an admin; nil for none.
    public var verifiedOn: LocalDate?
    /// The fields of its kind.
    public var details: RecordDetails
    /// Rises with each edit, from 1.
    public var version: Int
    /// Ratings and favorites, stored apart from the edited fields.
    public var ratingSummary: RatingSummary

    /// Creates a record; the defaults are empty.
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
        ratingSummary: RatingSummary = RatingSummary()
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
        self.ratingSummary = ratingSummary
    }

    public var kind: RecordKind { details.kind }

    /// The address of a link; nil if there is none of this kind.
    public func link(_ kind: LinkKind) -> WebLink? { links.first { $0.kind == kind }?.address }
}

/// The fields that only one kind of record has.
public enum RecordDetails: Hashable, Codable, Sendable {
    case market(MarketDetails)
    case recipe(RecipeDetails)
    case park(ParkDetails)
    case activity(ActivityDetails)
    case event(EventDetails)
    case resource

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
