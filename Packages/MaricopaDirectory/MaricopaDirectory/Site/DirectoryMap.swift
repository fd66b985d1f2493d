import Foundation
public import HTMLKit
import JSONKit
import ScreenKit
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
        linkingTo link: (Record) -> LinkTarget? = { MapPin.appLink($0) }
    ) {
        self.title = title
        self.circle = circle
        self.origin = origin
        let center = origin ?? circle?.center
        pins = records.enumerated().map { position, record in
            MapPin(record, number: first + position, from: center, at: moment, link: link(record))
        }
    }

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
    let link: LinkTarget?
    let city: String
    let zip: String

    init(_ record: Record, number: Int, from center: Coordinate?, at moment: LocalDateTime?, link: LinkTarget?) {
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
    public static func appLink(_ record: Record) -> LinkTarget? {
        let link = DirectoryLink.record(record.kind, record.id)
        return try? LinkTarget(checking: link.target, appScheme: SiteAddress.appScheme)
    }
}

extension DirectoryMap {
    /// The map as GeoJSON (RFC 7946), one line of UTF-8. It has a feature for each pin in list order, with a null geometry if it has no
    /// coordinates, and the circle as a polygon with the id "circle".
    ///
    /// The properties of a pin are `number`, `kind`, `title`, `preview`, `city`, `zip`, `distanceMeters` (null if unknown) and `link`.
    ///
    /// - Complexity: O(pins).
    public var geoJSON: [UInt8] {
        var members: [JSONObject.Member] = [.init("type", "FeatureCollection"), .init("name", .string(title))]
        let corners = placed.map(\.coordinate) + (circle.map(\.outline) ?? [])
        if let box = Self.box(of: corners) { members.append(.init("bbox", .array(box))) }
        var features = pins.map(Self.feature)
        if let circle { features.append(Self.feature(circle)) }
        members.append(.init("features", .array(features)))
        return Array((JSONValue.object(JSONObject(members)).text(.page) + "\n").utf8)
    }

    private static func feature(_ pin: MapPin) -> JSONValue {
        let point = pin.coordinate.map { ["type": "Point", "coordinates": .array(position($0))] as JSONValue }
        return [
            "type": "Feature",
            "id": .string(pin.id.rawValue),
            "geometry": point ?? .null,
            "properties": [
                "number": JSONValue(number: pin.number),
                "kind": .string(pin.kind.rawValue),
                "title": .string(pin.title),
                "preview": .string(pin.preview),
                "city": .string(pin.city),
                "zip": .string(pin.zip),
                "distanceMeters": pin.distanceMeters.map { JSONValue(number: $0) } ?? .null,
                "link": pin.link.map { .string($0.description) } ?? .null,
            ],
        ]
    }

    private static func feature(_ circle: Circle) -> JSONValue {
        let ring = circle.outline
        return [
            "type": "Feature",
            "id": "circle",
            "geometry": [
                "type": "Polygon",
                "coordinates": .array([.array((ring + ring.prefix(1)).map { .array(position($0)) })]),
            ],
            "properties": [
                "center": .array(position(circle.center)),
                "name": .string(circle.name),
                "radiusMeters": JSONValue(number: Double(circle.centimeters) / 100),
            ],
        ]
    }

    /// A position with the longitude first, as in GeoJSON.
    private static func position(_ place: Coordinate) -> [JSONValue] {
        [JSONValue(number: place.longitude), JSONValue(number: place.latitude)]
    }

    /// The bounding box as west, south, east, north; nil without positions.
    private static func box(of places: [Coordinate]) -> [JSONValue]? {
        guard let west = places.map(\.longitude).min(), let south = places.map(\.latitude).min(),
            let east = places.map(\.longitude).max(), let north = places.map(\.latitude).max()
        else { return nil }
        return [west, south, east, north].map { JSONValue(number: $0) }
    }
}

extension Circle {
    /// 72 points on the edge, counterclockwise from the north. A circle that contains a pole is cut off there.
    var outline: [Coordinate] {
        let radians = Double.pi / 180
        let angle = min(Double(centimeters) / 100 / Distance.earthRadius, Double.pi / 2)
        let latitude = center.latitude * radians
        return (0..<72).compactMap { step in
            let bearing = -Double(step) * 5 * radians
            let sine = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
            let north = asin(min(1, max(-1, sine)))
            let east = atan2(
                sin(bearing) * sin(angle) * cos(latitude),
                cos(angle) - sin(latitude) * sin(north)
            )
            let longitude = min(180, max(-180, center.longitude + east / radians))
            // Rounding to a millionth of a degree gives the same digits on every machine.
            let digits = 1_000_000.0
            return Coordinate(
                latitude: (north / radians * digits).rounded() / digits,
                longitude: (longitude * digits).rounded() / digits
            )
        }
    }
}
