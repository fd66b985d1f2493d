import Foundation
import HTMLKit
import TimeKit

extension DirectoryMap {
    /// The map as GeoJSON (RFC 7946), one line of UTF-8. It has a feature for each pin in list order, with a null geometry if it has no
    /// coordinates, and the circle as a polygon with the id "circle".
    ///
    /// The properties of a pin are `number`, `kind`, `title`, `preview`, `city`, `zip`, `distanceMeters` (null if unknown) and `link`.
    ///
    /// - Complexity: O(pins).
    public var geoJSON: [UInt8] {
        var members: [LinkedData.Member] = [.init("type", "FeatureCollection"), .init("name", .text(title))]
        let corners = placed.map(\.coordinate) + (circle.map(\.outline) ?? [])
        if let box = Self.box(of: corners) { members.append(.init("bbox", .list(box))) }
        var features = pins.map(Self.feature)
        if let circle { features.append(Self.feature(circle)) }
        members.append(.init("features", .list(features)))
        return Array((LinkedData.object(members).json + "\n").utf8)
    }

    private static func feature(_ pin: MapPin) -> LinkedData {
        let point = pin.coordinate.map { ["type": "Point", "coordinates": .list(position($0))] as LinkedData }
        return [
            "type": "Feature",
            "id": .text(pin.id.rawValue),
            "geometry": point ?? .null,
            "properties": [
                "number": .integer(pin.number),
                "kind": .text(pin.kind.rawValue),
                "title": .text(pin.title),
                "preview": .text(pin.preview),
                "city": .text(pin.city),
                "zip": .text(pin.zip),
                "distanceMeters": pin.distanceMeters.map { .integer($0) } ?? .null,
                "link": pin.link.map { .text($0.description) } ?? .null,
            ],
        ]
    }

    private static func feature(_ circle: Circle) -> LinkedData {
        let ring = circle.outline
        return [
            "type": "Feature",
            "id": "circle",
            "geometry": [
                "type": "Polygon",
                "coordinates": .list([.list((ring + ring.prefix(1)).map { .list(position($0)) })]),
            ],
            "properties": [
                "center": .list(position(circle.center)),
                "name": .text(circle.name),
                "radiusMeters": .number(Double(circle.centimeters) / 100),
            ],
        ]
    }

    /// A position with the longitude first, as in GeoJSON.
    private static func position(_ place: Coordinate) -> [LinkedData] {
        [.number(place.longitude), .number(place.latitude)]
    }

    /// The bounding box as west, south, east, north; nil without positions.
    private static func box(of places: [Coordinate]) -> [LinkedData]? {
        guard let west = places.map(\.longitude).min(), let south = places.map(\.latitude).min(),
            let east = places.map(\.longitude).max(), let north = places.map(\.latitude).max()
        else { return nil }
        return [west, south, east, north].map { .number($0) }
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
