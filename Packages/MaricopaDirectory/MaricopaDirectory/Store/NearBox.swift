import Foundation

/// A box between two parallels and two meridians in ten-millionths of a degree, edges included.
struct NearBox {
    let south: Int
    let north: Int
    let west: Int
    let east: Int

    /// Creates the bounding box of a circle; nil if it contains a pole or crosses the 180th meridian.
    init?(_ center: Coordinate, centimeters: Int) {
        let radians = Double.pi / 180
        // One centimeter and one ten-millionth of a degree are added, so that rounding excludes nothing.
        let angle = (Double(centimeters) + 1) / 100 / Distance.earthRadius
        let latitude = center.latitude * radians
        guard angle < .pi / 2, abs(latitude) + angle < .pi / 2 - 1e-6 else { return nil }
        let turn = asin(sin(angle) / cos(latitude)) / radians
        let tilt = angle / radians
        south = Int(((center.latitude - tilt) * 1e7).rounded(.down)) - 1
        north = Int(((center.latitude + tilt) * 1e7).rounded(.up)) + 1
        west = Int(((center.longitude - turn) * 1e7).rounded(.down)) - 1
        east = Int(((center.longitude + turn) * 1e7).rounded(.up)) + 1
        guard west > -1_800_000_000, east < 1_800_000_000 else { return nil }
    }

    /// The strips that the box touches; see ``DirectorySchema/strip``.
    var strips: ClosedRange<Int> { (south + 900_000_000) / 100_000...(north + 900_000_000) / 100_000 }
}
