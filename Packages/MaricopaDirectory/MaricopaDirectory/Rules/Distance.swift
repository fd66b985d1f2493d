import Foundation

/// The distance between two positions.
public enum Distance {
    /// The mean radius of the earth in meters (IUGG).
    public static let earthRadius = 6_371_008.8

    /// The great-circle distance in meters, by the haversine formula on a sphere; within 0.5 % of the ellipsoid.
    public static func meters(_ from: Coordinate, _ to: Coordinate) -> Double {
        let radians = Double.pi / 180
        let north = (to.latitude - from.latitude) * radians
        let east = (to.longitude - from.longitude) * radians
        let half =
            sin(north / 2) * sin(north / 2)
            + cos(from.latitude * radians) * cos(to.latitude * radians) * sin(east / 2) * sin(east / 2)
        return 2 * earthRadius * asin(min(1, half.squareRoot()))
    }

    /// The distance in centimeters, rounded to an integer. All comparisons use it.
    public static func centimeters(_ from: Coordinate, _ to: Coordinate) -> Int {
        Int((meters(from, to) * 100).rounded())
    }
}
