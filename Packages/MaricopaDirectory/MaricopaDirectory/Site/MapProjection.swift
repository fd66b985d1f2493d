import Foundation
import HTMLKit

/// Where places of the earth lie on a drawing: even in all directions around the middle of what is shown, which a county is small enough
/// for.
struct MapProjection: Hashable {
    /// How many units of the drawing a metre is.
    let scale: Double

    private let middle: (latitude: Double, longitude: Double)
    private let center: SVGPoint
    private let shrink: Double

    /// Metres in a degree of latitude on the sphere.
    private static let degree = Distance.earthRadius * Double.pi / 180

    /// The projection that shows all of `places` in a frame with a margin around them, and at least a kilometre.
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

    /// Where a place lies.
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

/// A length that a map's scale shows.
struct MapScale: Hashable {
    /// "2 miles".
    let name: String
    /// In units of the drawing.
    let length: Double

    /// The longest round length of a unit that isn't longer than `longest`; nil where the map shows less than the shortest.
    static func bar(_ unit: String, of meters: Double, scale: Double, longest: Double) -> MapScale? {
        let round: [(Double, String)] = [
            (0.1, "0.1"), (0.2, "0.2"), (0.5, "0.5"), (1, "1"), (2, "2"), (5, "5"), (10, "10"), (20, "20"), (50, "50"),
            (100, "100"), (200, "200"), (500, "500"), (1_000, "1,000"), (2_000, "2,000"), (5_000, "5,000"),
        ]
        guard let found = round.last(where: { $0.0 * meters * scale <= longest }) else { return nil }
        let plural = found.1 == "1" || unit == "km" ? unit : unit + "s"
        return MapScale(name: "\(found.1) \(plural)", length: found.0 * meters * scale)
    }
}
