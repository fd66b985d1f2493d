import Foundation

/// A part of the earth between two parallels and two meridians, in ten-millionths of a degree, all four included.
struct NearBox {
    let south: Int
    let north: Int
    let west: Int
    let east: Int

    /// The box around a circle; nil where it would go round a pole or over the 180th meridian.
    init?(_ center: Coordinate, centimeters: Int) {
        let radians = Double.pi / 180
        // Rounded outwards: a centimetre of distance, and a ten-millionth of a degree, to spare.
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

    /// The strips it touches; see ``DirectorySchema/strip``.
    var strips: ClosedRange<Int> { (south + 900_000_000) / 100_000...(north + 900_000_000) / 100_000 }
}
