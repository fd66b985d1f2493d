/// A WGS 84 position in ten-millionths of a degree, about a centimeter.
public struct Coordinate: Hashable, Codable, Sendable {
    /// −900,000,000 to 900,000,000, north positive.
    public let latitudeE7: Int32
    /// −1,800,000,000 to 1,800,000,000, east positive.
    public let longitudeE7: Int32

    /// Creates a position; nil if a value is out of range.
    public init?(latitudeE7: Int, longitudeE7: Int) {
        guard latitudeE7.magnitude <= 900_000_000, longitudeE7.magnitude <= 1_800_000_000 else { return nil }
        self.latitudeE7 = Int32(latitudeE7)
        self.longitudeE7 = Int32(longitudeE7)
    }

    /// Creates a position from degrees, rounded to ten-millionths; nil if a value is out of range or not finite.
    public init?(latitude: Double, longitude: Double) {
        guard latitude.isFinite, longitude.isFinite, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.init(
            latitudeE7: Int((latitude * 1e7).rounded()),
            longitudeE7: Int((longitude * 1e7).rounded())
        )
    }

    /// - Throws: `DecodingError` for a value out of range.
    public init(from decoder: any Decoder) throws {
        self = try decoder.container(keyedBy: CodingKeys.self).decode(.latitudeE7, .longitudeE7) {
            Self(latitudeE7: $0, longitudeE7: $1)
        } fault: {
            "\($0), \($1) is no position"
        }
    }

    /// In degrees, north positive.
    public var latitude: Double { Double(latitudeE7) / 1e7 }
    /// In degrees, east positive.
    public var longitude: Double { Double(longitudeE7) / 1e7 }
}

extension KeyedDecodingContainer {
    /// Decodes two integers into a value that not all pairs have.
    ///
    /// - Parameters:
    ///   - value: Returns the value of a pair; nil if it has none.
    ///   - fault: Returns the words for such a pair.
    /// - Throws: `DecodingError`.
    func decode<Value>(
        _ first: Key,
        _ second: Key,
        as value: (Int, Int) -> Value?,
        fault: (Int, Int) -> String
    ) throws -> Value {
        let pair = (try decode(Int.self, forKey: first), try decode(Int.self, forKey: second))
        guard let decoded = value(pair.0, pair.1) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: fault(pair.0, pair.1))
            )
        }
        return decoded
    }
}

extension DecodingError {
    /// The error for a readable value that its type excludes.
    static func impossible(_ reason: String, at decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }
}
