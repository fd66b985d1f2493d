import Foundation
public import MaricopaDirectory
import TestKit

extension GeneratedDirectory {
    /// The center of circles in tests: downtown.
    public static let downtown = degrees(33.4484, -112.074)

    /// Places exactly five miles from downtown, in all directions.
    public static let onEdge = places(at: Circle.fiveMiles)

    /// Places a centimeter more than five miles from downtown.
    public static let beyondEdge = places(at: Circle.fiveMiles + 1)

    struct City: Sendable {
        let name: String
        let center: Coordinate
        let zips: [ZIPCode]

        init(_ name: String, _ latitude: Double, _ longitude: Double, _ zips: [String]) {
            self.name = name
            center = GeneratedDirectory.degrees(latitude, longitude)
            self.zips = zips.compactMap { ZIPCode($0) }
        }
    }

    private static let known: [City] = [
        City("Phoenix", 33.4484, -112.074, ["85003", "85004", "85006", "85013", "85016", "85041"]),
        City("Mesa", 33.4152, -111.8315, ["85201", "85203", "85210"]),
        City("Chandler", 33.3062, -111.8413, ["85224", "85225"]),
        City("Scottsdale", 33.4942, -111.9261, ["85250", "85251"]),
        City("Glendale", 33.5387, -112.186, ["85301", "85302"]),
        City("Gilbert", 33.3528, -111.789, ["85233", "85234"]),
        City("Tempe", 33.4255, -111.94, ["85281", "85282"]),
        City("Peoria", 33.5806, -112.2374, ["85345"]),
        City("Surprise", 33.6292, -112.3679, ["85374"]),
        City("Buckeye", 33.3703, -112.5838, ["85326"]),
        City("Goodyear", 33.4353, -112.3577, ["85338"]),
        City("Guadalupe", 33.3709, -111.9629, ["85283"]),
        City("Gila Bend", 32.9478, -112.7168, ["85337"]),
    ]

    /// Phoenix is listed twice more, because it is as large as three other cities.
    static let cities: [City] = [known[0], known[0]] + known

    static let streets = [
        "N Central Ave", "E Camelback Rd", "W Van Buren St", "S Mill Ave", "E Main St", "N 7th St", "W Peoria Ave",
        "Calle Guadalupe",
    ]

    /// A point around the city's center, more often close to it. Sometimes it coincides with another, is on an edge, or is unknown.
    static func coordinate(in city: City, _ random: inout SeededGenerator) -> Coordinate? {
        switch random.int(in: 1...100) {
        case 1...4: return nil
        case 5...7: return city.center
        case 8: return random.pick(onEdge)
        case 9: return random.pick(beyondEdge)
        default:
            // At most about fifteen kilometers in each direction, as the sum of three random numbers.
            let north = (0..<3).reduce(0) { sum, _ in sum + random.int(in: -450_000...450_000) }
            let east = (0..<3).reduce(0) { sum, _ in sum + random.int(in: -540_000...540_000) }
            return Coordinate(
                latitudeE7: Int(city.center.latitudeE7) + north,
                longitudeE7: Int(city.center.longitudeE7) + east
            )
        }
    }

    private static func degrees(_ latitude: Double, _ longitude: Double) -> Coordinate {
        guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
            preconditionFailure("\(latitude), \(longitude) is no place")
        }
        return coordinate
    }

    /// Two dozen places in a ring at a distance: first approximately, then to the centimeter.
    private static func places(at centimeters: Int) -> [Coordinate] {
        let angle = Double(centimeters) / 100 / Distance.earthRadius * 180 / .pi
        return (0..<24).compactMap { step in
            let bearing = (Double(step) + 0.3) * .pi / 12
            let latitude = downtown.latitude + angle * cos(bearing)
            let longitude = downtown.longitude + angle * sin(bearing) / cos(downtown.latitude * .pi / 180)
            // The plane approximation is some meters off. A step of 10⁻⁸ degrees is about one millimeter.
            for offset in 0..<40_000 {
                for side in [offset, -offset] {
                    let place = Coordinate(
                        latitudeE7: Int((latitude * 1e7).rounded()) + side,
                        longitudeE7: Int((longitude * 1e7).rounded())
                    )
                    if let place, Distance.centimeters(downtown, place) == centimeters { return place }
                }
            }
            return nil
        }
    }
}
