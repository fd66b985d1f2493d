import JSONKit

/// The center of a GeoJSON geometry.
enum GeoCentroid {
    /// The result for a geometry.
    enum Answer: Hashable {
        /// No geometry, or `null`.
        case none
        /// A position: a point itself, the centroid of areas, or the mean of other geometries' positions.
        case place(Coordinate)
        /// The geometry is invalid, or its values aren't degrees, as in projected coordinate systems.
        case unreadable
    }

    /// Returns the center of a geometry.
    ///
    /// - Complexity: O(positions).
    static func of(_ geometry: JSONValue?) -> Answer {
        guard let geometry, geometry != .null else { return .none }
        if geometry["type"]?.string == "Point" {
            // A point keeps its exact decimal digits.
            guard let position = geometry["coordinates"]?.list, position.count >= 2, let east = position[0].number,
                let north = position[1].number, let e7 = DegreeText.e7(north), let e7East = DegreeText.e7(east),
                let place = Coordinate(latitudeE7: e7, longitudeE7: e7East)
            else { return .unreadable }
            return .place(place)
        }
        var sums = Sums()
        guard sums.add(geometry, depth: 0), let middle = sums.middle,
            let place = Coordinate(latitude: middle.north, longitude: middle.east)
        else { return .unreadable }
        return .place(place)
    }

    private struct Position {
        let east: Double
        let north: Double
    }

    private struct Sums {
        var area = 0.0
        var moment = (east: 0.0, north: 0.0)
        var positions = 0
        var total = (east: 0.0, north: 0.0)

        var middle: Position? {
            if abs(area) > 1e-14 { return Position(east: moment.east / area, north: moment.north / area) }
            guard positions > 0 else { return nil }
            return Position(east: total.east / Double(positions), north: total.north / Double(positions))
        }

        mutating func add(_ geometry: JSONValue, depth: Int) -> Bool {
            guard depth < 8, let type = geometry["type"]?.string else { return false }
            let coordinates = geometry["coordinates"]?.list ?? []
            switch type {
            case "Point": return add(line: [.array(coordinates)])
            case "MultiPoint", "LineString": return add(line: coordinates)
            case "MultiLineString": return coordinates.allSatisfy { add(line: $0.list) }
            case "Polygon": return add(polygon: coordinates)
            case "MultiPolygon": return coordinates.allSatisfy { add(polygon: $0.list) }
            case "GeometryCollection":
                return (geometry["geometries"]?.list ?? []).allSatisfy { add($0, depth: depth + 1) }
            default: return false
            }
        }

        private mutating func add(line: [JSONValue]) -> Bool {
            for value in line {
                guard let position = Self.position(value) else { return false }
                positions += 1
                total.east += position.east
                total.north += position.north
            }
            return !line.isEmpty
        }

        /// Adds the outer ring and subtracts the holes, whatever their orientation.
        private mutating func add(polygon rings: [JSONValue]) -> Bool {
            for (index, ring) in rings.enumerated() {
                var points: [Position] = []
                for value in ring.list {
                    guard let position = Self.position(value) else { return false }
                    points.append(position)
                }
                guard points.count >= 3, add(line: ring.list) else { return false }
                var doubled = 0.0
                var sum = (east: 0.0, north: 0.0)
                let origin = points[0]
                for (from, to) in zip(points, points.dropFirst() + [origin]) {
                    // Coordinates relative to the first point preserve precision for small areas.
                    let first = (east: from.east - origin.east, north: from.north - origin.north)
                    let second = (east: to.east - origin.east, north: to.north - origin.north)
                    let cross = first.east * second.north - second.east * first.north
                    doubled += cross
                    sum.east += (first.east + second.east) * cross
                    sum.north += (first.north + second.north) * cross
                }
                guard abs(doubled) > 1e-14 else { continue }
                let weight = abs(doubled) / 2 * (index == 0 ? 1 : -1)
                area += weight
                moment.east += weight * (origin.east + sum.east / (3 * doubled))
                moment.north += weight * (origin.north + sum.north / (3 * doubled))
            }
            return !rings.isEmpty
        }

        private static func position(_ value: JSONValue) -> Position? {
            guard let east = value[0]?.number.flatMap({ Double($0) }),
                let north = value[1]?.number.flatMap({ Double($0) }),
                east.isFinite, north.isFinite, abs(east) <= 180, abs(north) <= 90
            else { return nil }
            return Position(east: east, north: north)
        }
    }
}
