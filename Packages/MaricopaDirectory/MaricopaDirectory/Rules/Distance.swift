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

    /// Parses a distance such as "5mi", "8.5 km", "500m" or "5" (miles) into centimeters, exactly and rounded half up. Nil for another
    /// text, for more than six decimals, and beyond 10,000 km.
    public static func centimeters(typed text: String) -> Int? {
        let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
        let perUnit: Int? =
            switch text.dropFirst(number.count).filter({ $0 != " " }).lowercased() {
            case "", "mi", "mile", "miles": 1_609_344
            case "km": 1_000_000
            case "m": 1_000
            default: nil
            }
        let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let decimals = parts.count == 2 ? parts[1] : "0"
        guard let perUnit, (1...6).contains(decimals.count), let whole = Int(parts[0]),
            let rest = Int(decimals + String(repeating: "0", count: 6 - decimals.count)), whole <= 10_000_000
        else { return nil }
        // Tenths of a centimeter in a unit, times millionths of it.
        let (product, isTooFar) = (whole * 1_000_000 + rest).multipliedReportingOverflow(by: perUnit)
        guard !isTooFar, product <= 10_000_000_000_000_000 else { return nil }
        return (product + 5_000_000) / 10_000_000
    }
}
