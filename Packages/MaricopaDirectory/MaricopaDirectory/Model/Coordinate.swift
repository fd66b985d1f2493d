/// A place on the earth, WGS 84, in ten-millionths of a degree: about a centimetre.
public struct Coordinate: Hashable, Codable, Sendable {
    /// Northwards, −900,000,000 to 900,000,000.
    public let latitudeE7: Int32
    /// Eastwards, −1,800,000,000 to 1,800,000,000.
    public let longitudeE7: Int32

    /// A place; nil outside of the globe.
    public init?(latitudeE7: Int, longitudeE7: Int) {
        guard latitudeE7.magnitude <= 900_000_000, longitudeE7.magnitude <= 1_800_000_000 else { return nil }
        self.latitudeE7 = Int32(latitudeE7)
        self.longitudeE7 = Int32(longitudeE7)
    }

    /// A place by degrees, rounded to ten-millionths; nil for what is no place.
    public init?(latitude: Double, longitude: Double) {
        guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.init(
            latitudeE7: Int((latitude * 1e7).rounded()),
            longitudeE7: Int((longitude * 1e7).rounded())
        )
    }

    /// Northwards in degrees.
    public var latitude: Double { Double(latitudeE7) / 1e7 }
    /// Eastwards in degrees.
    public var longitude: Double { Double(longitudeE7) / 1e7 }
}
