import HTMLKit

/// The name of a city on a map, for orientation.
struct CityLabel: Hashable {
    let name: String
    /// The center of the text.
    let center: SVGPoint

    static let size = 12.0
    /// The most labels on a map.
    static let most = 12

    /// Places the names of the larger cities on a map where they cover nothing; a city without room is left out.
    ///
    /// - Complexity: O(cities × boxes).
    static func place(_ projection: MapProjection, width: Double, height: Double, around boxes: [MapBox]) -> [CityLabel]
    {
        var taken = boxes
        var labels: [CityLabel] = []
        for city in cities where labels.count < most {
            let point = projection.point(city.center)
            guard (0...width).contains(point.x), (0...height).contains(point.y) else { continue }
            let half = MapText.width(city.name, size: size) / 2 + 3
            // A name may be a little off its city, which covers an area anyway.
            let found = [0.0, -16, 16, -32, 32, -44, 44].lazy.map {
                MapBox(around: SVGPoint(point.x, point.y + $0), half, 8)
            }
            .first { box in
                box.isWithin(width: width, height: height) && !taken.contains { $0.overlaps(box) }
            }
            guard let found else { continue }
            taken.append(found)
            labels.append(CityLabel(name: city.name, center: found.center))
        }
        return labels
    }

    /// The county's cities and the state's larger ones by number of ZIP codes, which approximates the population. A city outside the county
    /// is at the center of its first ZIP code.
    private static let cities: [(name: String, center: Coordinate)] = {
        let areas = Dictionary(grouping: Gazetteer.areas, by: \.city)
        let known = Set(Gazetteer.cities.map(\.name))
        let others = areas.compactMap { name, areas -> (name: String, center: Coordinate)? in
            known.contains(name) || areas.count < 2 ? nil : areas.min { $0.zip < $1.zip }.map { (name, $0.center) }
        }
        let all = Gazetteer.cities.map { (name: $0.name, center: $0.center) } + others
        return all.sorted {
            let (one, other) = (areas[$0.name]?.count ?? 0, areas[$1.name]?.count ?? 0)
            return one == other ? $0.name < $1.name : one > other
        }
    }()
}

/// The name at the center of a circle, below its mark or at the first place without numbers.
struct CircleName: Hashable {
    let text: String
    let box: MapBox

    static let size = 11.0

    init(_ name: String, at center: SVGPoint, among taken: [MapBox]) {
        text = MapText.clipped(name, to: 240, size: Self.size)
        let half = MapText.width(text, size: Self.size) / 2 + 2
        let boxes = [16.0, -14, 40, -38, 64, -62, 88, -86].map {
            MapBox(around: SVGPoint(center.x, center.y + $0), half, 7)
        }
        box = boxes.first { box in !taken.contains { $0.overlaps(box) } } ?? boxes[0]
    }
}

/// A rectangle that is taken on a drawing.
struct MapBox: Hashable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Creates a box around a point from half its width and height.
    init(around point: SVGPoint, _ halfWidth: Double, _ halfHeight: Double) {
        self.init(x: point.x - halfWidth, y: point.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight)
    }

    var center: SVGPoint { SVGPoint(x + width / 2, y + height / 2) }

    func overlaps(_ other: MapBox) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    func isWithin(width mapWidth: Double, height mapHeight: Double) -> Bool {
        x >= 0 && y >= 0 && x + width <= mapWidth && y + height <= mapHeight
    }
}
