import Foundation
import HTMLKit
import WordKit

/// An equirectangular projection around the center of the shown area. It is accurate enough at the size of a county.
struct MapProjection: Hashable {
    /// The units of the drawing in a meter.
    let scale: Double

    private let middle: (latitude: Double, longitude: Double)
    private let center: SVGPoint
    private let shrink: Double

    /// The meters in a degree of latitude.
    private static let degree = Distance.earthRadius * Double.pi / 180

    /// Creates the projection that fits all of `places` into a frame with margins; the shown area is at least a kilometer wide and high.
    init(_ places: [Coordinate], width: Double, height: Double, margin: Double) {
        let latitudes = places.map(\.latitude)
        let longitudes = places.map(\.longitude)
        let south = latitudes.min() ?? 0
        let north = latitudes.max() ?? 0
        let west = longitudes.min() ?? 0
        let east = longitudes.max() ?? 0
        middle = ((south + north) / 2, (west + east) / 2)
        shrink = max(0.01, cos(middle.latitude * Double.pi / 180))
        let high = max(1_000, (north - south) * Self.degree)
        let wide = max(1_000, (east - west) * Self.degree * shrink)
        scale = min((width - 2 * margin) / wide, (height - 2 * margin) / high)
        center = SVGPoint(width / 2, height / 2)
    }

    /// The position of a place on the drawing.
    func point(_ place: Coordinate) -> SVGPoint {
        SVGPoint(
            center.x + (place.longitude - middle.longitude) * shrink * Self.degree * scale,
            center.y - (place.latitude - middle.latitude) * Self.degree * scale
        )
    }

    static func == (left: MapProjection, right: MapProjection) -> Bool {
        left.scale == right.scale && left.middle == right.middle && left.center == right.center
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(center)
    }
}

/// A bar of a map's scale.
struct MapScale: Hashable {
    /// Such as "2 miles".
    let name: String
    /// In units of the drawing.
    let length: Double

    /// Returns the longest round length up to `longest` units of the drawing; nil if even the shortest is longer.
    static func bar(_ unit: String, of meters: Double, scale: Double, longest: Double) -> MapScale? {
        let round: [(Double, String)] = [
            (0.1, "0.1"), (0.2, "0.2"), (0.5, "0.5"), (1, "1"), (2, "2"), (5, "5"), (10, "10"), (20, "20"), (50, "50"),
            (100, "100"), (200, "200"), (500, "500"), (1_000, "1,000"), (2_000, "2,000"), (5_000, "5,000"),
        ]
        guard let found = round.last(where: { $0.0 * meters * scale <= longest }) else { return nil }
        let name = unit == "km" ? "\(found.1) km" : found.1 == "1" ? localized("1 mile") : localized("\(found.1) miles")
        return MapScale(name: name, length: found.0 * meters * scale)
    }
}
