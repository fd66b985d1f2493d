public import JSONKit
public import ScreenKit
public import TimeKit

/// A record's tile in lists, searches, maps and favorites.
public struct RecordRow: Hashable, Codable, Identifiable, Sendable {
    /// The id of the record.
    public let id: String
    public let kind: RecordKind
    public let title: String
    /// The tag of the title's language, "en"; nil if it is the reader's.
    @NullEncoded public private(set) var titleLanguage: String?
    /// Empty for none.
    public let subtitle: String
    /// The tag of the subtitle's language, "en"; nil if it is the reader's.
    @NullEncoded public private(set) var subtitleLanguage: String?
    /// Empty if unknown.
    public let city: String
    /// Empty if unknown.
    public let zip: String
    /// The distance from the origin, in meters; nil without coordinates or an origin.
    @NullEncoded public private(set) var distanceMeters: Int?
    /// The opening state; nil for kinds without hours.
    @NullEncoded public private(set) var open: OpenMark?
    public let rating: RatingMark
    public let picture: RecordPicture
    /// The payments of a market; nil if unknown, and for other kinds.
    @NullEncoded public private(set) var payments: [PaymentOption]?
    /// The day of the last check; nil if the record was never checked.
    @NullEncoded public private(set) var checkedOn: LocalDate?
    /// Whether the record is invented sample data.
    public let isSample: Bool
    /// The last check in words: "last checked 2017-06-20", "never checked", "our own recipe", "a sample, nothing real".
    public let checked: String
    /// The link to the record's page. Rows of lists and pins of maps have other links, from which the page leads back to the results.
    public let link: Link

    /// An opening state.
    public struct OpenMark: Hashable, Codable, Sendable {
        public let state: Openness
        /// The next change by the clocks of the county; nil if there is none or it is unknown.
        @NullEncoded public private(set) var until: LocalDateTime?

        init(_ state: OpenState) {
            self.state = state.openness
            self.until = state.until
        }
    }

    /// The mean rating of a record.
    public struct RatingMark: Hashable, Codable, Sendable {
        /// The number of ratings.
        public let count: Int
        /// The mean in tenths of a star, rounded; nil without ratings.
        @NullEncoded public private(set) var tenths: Int?

        public init(_ summary: RatingSummary) {
            count = summary.ratings
            tenths = summary.ratings == 0 ? nil : (summary.stars * 20 + summary.ratings) / (2 * summary.ratings)
        }
    }

    /// - Parameters:
    ///   - moment: The local time of the county for which the opening state is determined.
    ///   - origin: The point that distances are measured from; nil to omit them.
    public init(_ record: Record, at moment: LocalDateTime, from origin: Coordinate?) {
        id = record.id.rawValue
        kind = record.kind
        let (title, subtitle) = (record.shownTitle, record.shown(record.subtitle))
        self.title = title.text
        titleLanguage = title.language
        self.subtitle = subtitle.text
        subtitleLanguage = subtitle.language
        city = record.city
        zip = record.zip?.digits ?? ""
        rating = RatingMark(record.ratingSummary)
        if case .market(let market) = record.details { payments = market.payments?.sorted() } else { payments = nil }
        picture = RecordPicture(record)
        checkedOn = record.verifiedOn
        isSample = record.isSample
        checked = RecordText.checked(record)
        link = DirectoryLink.record(record.kind, record.id).labeled(title.text)
        distanceMeters = origin.flatMap { origin in
            record.coordinate.map { Int(Distance.meters(origin, $0).rounded()) }
        }
        open =
            record.kind == .market || record.kind == .park
            ? OpenMark(OpenRule.state(of: record.hours, at: moment)) : nil
    }
}
