public import JSONKit
public import ScreenKit
public import TimeKit
import WordKit

/// The map of a query's results: pins with previews.
public struct MapScreen: Screen {
    public let title: String
    public let revision: Revision
    public let kind: RecordKind
    /// The permanent address of the map with its filters.
    public let link: Link
    /// The session that the map belongs to.
    public let session: TimeKit.ID<ResultSession>
    /// The number of results.
    public let total: Int
    /// The searched circle; nil for none.
    @NullEncoded public private(set) var circle: Circle?
    /// The point that distances are measured from; nil for the center of the circle.
    @NullEncoded public private(set) var origin: Coordinate?
    /// The pins with the numbers of the list.
    public let pins: [Pin]
    /// Such as "12 markets within 5 miles of 85003; 1 has no place on the map".
    public let text: String
    /// Notes on ignored filters.
    public let notes: [String]
    /// The credit for the centers of cities and ZIP codes, which their license asks for.
    public let credit: String
    /// The filters that are set, with an action to remove them; nil if none is set. The circle isn't one of them.
    @NullEncoded public private(set) var bar: FilterBar?
    /// The list and the filters of the same query.
    public let pages: [Link]
    /// The activity, or the list with the same filters.
    public let back: Link

    /// A record on the map.
    public struct Pin: Hashable, Codable, Identifiable, Sendable {
        public let id: String
        /// The 1-based number in the list.
        public let number: Int
        public let place: Coordinate
        /// The preview after a tap on the pin.
        public let preview: RecordRow
        /// The link of the preview: the record among these results, so that its arrows follow them.
        public let link: Link
        /// The opening state of a market or park: "open until 13:00"; else empty.
        public let open: String
    }

    /// Creates the map of a page of results.
    ///
    /// - Parameter activity: The activity whose places are shown, to which "back" leads; nil for none.
    init(_ page: ResultPage, revision: Revision, notes: [String] = [], activity: Record? = nil) {
        let query = page.session.query
        kind = query.kind
        title = activity.map { localized("Places for \($0.shownTitle.text)") } ?? query.kind.heading
        self.revision = revision
        session = page.session.id
        link = DirectoryLink.askedMap(query).labeled(title)
        total = page.session.total
        circle = query.filter.circle
        origin = query.origin
        let pins = zip(page.places, page.records).compactMap { number, record in
            record.coordinate.map { place in
                Pin(
                    id: record.id.rawValue,
                    number: number,
                    place: place,
                    preview: RecordRow(record, at: page.session.moment, from: query.measuredFrom),
                    link: DirectoryLink.found(record.id, in: page.session.id).labeled(record.shownTitle.text),
                    open: record.kind == .market || record.kind == .park
                        ? PlaceWords.open(record.hours, at: page.session.moment) : ""
                )
            }
        }
        self.pins = pins
        var filter = query.filter
        filter.circle = nil
        bar =
            activity == nil
            ? FilterBar(filter, kind: query.kind) { filter in
                var wider = query
                wider.filter = filter
                wider.filter.circle = query.filter.circle
                return .askedMap(wider)
            } : nil
        text = Self.text(page, pins.count, activity)
        self.notes = notes
        credit = Gazetteer.attribution
        let isPlain = query == StartingQuery.map(of: query.kind, query.origin.map { .at($0) } ?? .off)
        let list: DirectoryLink = isPlain ? .list(query.kind) : .asked(query)
        let filters: DirectoryLink = isPlain ? .filters(query.kind) : .askedFilters(query, expanded: [])
        pages = activity == nil ? [list.labeled(localized("List")), filters.labeled(localized("Filters"))] : []
        back =
            activity.map { DirectoryLink.record(.activity, $0.id).labeled($0.shownTitle.text) }
            ?? list.labeled(query.kind.heading)
    }

    private static func text(_ page: ResultPage, _ pins: Int, _ activity: Record?) -> String {
        let kind = page.session.query.kind
        let total = page.session.total
        var text = total == 0 ? localized("no \(kind.nouns)") : kind.counted(total)
        if let circle = page.session.query.filter.circle {
            let name = UsualWords.shown(circle.name)
            text = localized("\(text) within \(PlaceWords.radius(centimeters: circle.centimeters)) of \(name)")
        }
        if case .activity(let details) = activity?.details {
            let feature = UsualWords.shown(details.placeFeature)
            text = total == 1 ? localized("\(text) has “\(feature)”") : localized("\(text) have “\(feature)”")
        }
        let unplaced = page.records.count - pins
        if unplaced > 0 { text += "; " + localized("\(unplaced) of them can’t be shown: nobody knows where") }
        if page.records.count + page.gone < total {
            text += "; " + localized("the first \(page.records.count) are shown")
        }
        return text.capitalizedFirst
    }
}
