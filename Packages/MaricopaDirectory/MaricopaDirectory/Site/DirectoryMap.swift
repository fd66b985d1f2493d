public import HTMLKit
import NotificationKit
public import TimeKit

/// Records as pins with the numbers of their list, for export as GeoJSON and as an SVG drawing.
///
///     let map = DirectoryMap("Markets within 5 miles of 85003", page.records, circle: circle, origin: nil, at: moment)
///     try Data(map.svg).write(to: file)
public struct DirectoryMap: Hashable, Sendable {
    public let title: String
    /// The records in list order, including those without coordinates.
    public let pins: [MapPin]
    /// The searched circle; nil for none.
    public let circle: Circle?
    /// The user's position, or the point that distances are measured from; nil for none.
    public let origin: Coordinate?

    /// Creates a map of records.
    ///
    /// - Parameters:
    ///   - title: The heading: "Markets within 5 miles of 85003".
    ///   - records: A page of a list, in its order.
    ///   - first: The number of the first record: 21 for the second page of twenty.
    ///   - circle: The searched circle, which is drawn. Distances are measured from its center if `origin` is nil.
    ///   - origin: The point that distances are measured from, which is marked.
    ///   - moment: The time at which previews say whether a place is open; nil for a map that is used later.
    ///   - link: Returns the target of a pin; by default a link into the app.
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

    /// The pins with coordinates.
    var placed: [(pin: MapPin, coordinate: Coordinate)] {
        pins.compactMap { pin in pin.coordinate.map { (pin, $0) } }
    }
}

public struct MapPin: Hashable, Sendable {
    /// The 1-based number in the list.
    public let number: Int
    public let id: TimeKit.ID<Record>
    public let kind: RecordKind
    public let title: String
    /// Further words of the preview: "Tempe · open until 13:00 · 1.2 miles"; may be empty.
    public let preview: String
    /// Nil if unknown; the pin isn't drawn then.
    public let coordinate: Coordinate?
    /// The distance from the map's origin or center in meters; nil without coordinates or a center.
    public let distanceMeters: Int?

    /// The target of a tap.
    let link: HTMLKit.LinkTarget?
    let city: String
    let zip: String

    init(_ record: Record, number: Int, from center: Coordinate?, at moment: LocalDateTime?, link: HTMLKit.LinkTarget?)
    {
        self.number = number
        id = record.id
        kind = record.kind
        title = record.shownTitle.text
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

    /// The link to a record in the app: `maricopa://markets/usda-1018261`.
    public static func appLink(_ record: Record) -> HTMLKit.LinkTarget? {
        let link = DirectoryLink.record(record.kind, record.id)
        return try? HTMLKit.LinkTarget(checking: link.target, appScheme: SiteAddress.appScheme)
    }
}
