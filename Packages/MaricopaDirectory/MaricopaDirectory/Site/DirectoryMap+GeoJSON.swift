import Foundation
import HTMLKit
import TimeKit

extension DirectoryMap {
    /// The map as GeoJSON (RFC 7946), UTF-8 in one line: a feature for each pin in the order of the list, one without coordinates with a
    /// null geometry, and the circle as a polygon that is named "circle".
    ///
    /// A pin's properties are `number`, `kind`, `title`, `preview`, `city`, `zip`, `distanceMeters` (null where it isn't known) and
    /// `link`. O(pins).
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

    /// Longitude first, as the format wants it.
    private static func position(_ place: Coordinate) -> [LinkedData] {
        [.number(place.longitude), .number(place.latitude)]
    }

    /// West, south, east, north; nil for no places.
    private static func box(of places: [Coordinate]) -> [LinkedData]? {
        guard let west = places.map(\.longitude).min(), let south = places.map(\.latitude).min(),
            let east = places.map(\.longitude).max(), let north = places.map(\.latitude).max()
        else { return nil }
        return [west, south, east, north].map { .number($0) }
    }
}

extension Circle {
    /// Places on its edge, counter-clockwise from the north; around a pole only as far as it.
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
            // To a millionth of a degree: the same digits on every machine.
            let digits = 1_000_000.0
            return Coordinate(
                latitude: (north / radians * digits).rounded() / digits,
                longitude: (longitude * digits).rounded() / digits
            )
        }
    }
}
