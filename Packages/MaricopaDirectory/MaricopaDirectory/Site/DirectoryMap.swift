public import HTMLKit
import NotificationKit
public import TimeKit

/// Records as pins, numbered as in the list they come from: as GeoJSON, and as a drawing of its own.
///
///     let map = DirectoryMap("Markets within 5 miles of 85003", page.records, circle: circle, origin: nil, at: moment)
///     try Data(map.svg).write(to: file)
public struct DirectoryMap: Hashable, Sendable {
    /// What stands over the map.
    public let title: String
    /// The records in the order of their list, those without coordinates included.
    public let pins: [MapPin]
    /// The circle that was looked in; nil for none.
    public let circle: Circle?
    /// Where the user is, or distances are measured from; nil to mark no place.
    public let origin: Coordinate?

    /// A map of records.
    ///
    /// - Parameters:
    ///   - title: What stands over it: "Markets within 5 miles of 85003".
    ///   - records: A page of a list, in its order.
    ///   - first: The number of the first of them: 21 for a second page of twenty.
    ///   - circle: What was looked in; it is drawn, and distances are measured from its centre where there is no `origin`.
    ///   - origin: Where distances are measured from, which is marked.
    ///   - moment: When previews say whether something is open; nil for a map that outlives the moment.
    ///   - link: Where a tap on a preview leads; into the app unless something else is said.
    public init(
        _ title: String,
        _ records: [Record],
        numberedFrom first: Int = 1,
        circle: Circle?,
        origin: Coordinate?,
        at moment: LocalDateTime?,
        linkingTo link: (Record) -> HTMLKit.LinkTarget? = { MapPin.appLink($0) }
    ) {
        self.title = title
        self.circle = circle
        self.origin = origin
        let center = origin ?? circle?.center
        pins = records.enumerated().map { position, record in
            MapPin(record, number: first + position, from: center, at: moment, link: link(record))
        }
    }

    /// The pins that can be drawn.
    var placed: [(pin: MapPin, coordinate: Coordinate)] {
        pins.compactMap { pin in pin.coordinate.map { (pin, $0) } }
    }
}

/// A record on a map.
public struct MapPin: Hashable, Sendable {
    /// Its place in the list, from 1.
    public let number: Int
    /// That of the record.
    public let id: TimeKit.ID<Record>
    /// Of which kind it is.
    public let kind: RecordKind
    /// What it is called.
    public let title: String
    /// What else a preview shows: "Tempe · open until 13:00 · 1.2 miles"; empty for nothing.
    public let preview: String
    /// Where it is; nil where nobody knows, which no map shows.
    public let coordinate: Coordinate?
    /// From where distances are measured; nil without coordinates, or where nothing is near or far.
    public let distanceMeters: Int?

    /// Where a tap leads.
    let link: HTMLKit.LinkTarget?
    let city: String
    let zip: String

    init(_ record: Record, number: Int, from center: Coordinate?, at moment: LocalDateTime?, link: HTMLKit.LinkTarget?)
    {
        self.number = number
        id = record.id
        kind = record.kind
        title = record.title
        coordinate = record.coordinate
        city = record.city
        zip = record.zip?.digits ?? ""
        self.link = link
        let centimeters = center.flatMap { center in record.coordinate.map { Distance.centimeters(center, $0) } }
        distanceMeters = centimeters.map { ($0 + 50) / 100 }
        let hasHours = record.kind == .market || record.kind == .park
        let open = moment.flatMap { hasHours ? PlaceWords.open(record.hours, at: $0) : nil }
        preview = [record.city, open ?? "", centimeters.map(PlaceWords.distance) ?? ""].filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// A record's link into the app: `maricopa://markets/usda-1018261`.
    public static func appLink(_ record: Record) -> HTMLKit.LinkTarget? {
        let link = DirectoryLink.record(record.kind, record.id)
        return try? HTMLKit.LinkTarget(checking: link.target, appScheme: SiteAddress.appScheme)
    }
}
