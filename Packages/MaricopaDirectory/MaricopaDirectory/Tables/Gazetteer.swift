import WordKit

/// The places of the county, and the ZIP codes of Arizona.
public enum Gazetteer {
    /// The ZIP code of ``StartingQuery/zip``.
    public static let phoenix = ZIPCode(StartingQuery.zip)

    /// The attribution that CC BY 4.0 requires wherever the centers are shown.
    public static var attribution: String {
        localized(
            "ZIP code centers: SimpleMaps US ZIPs, CC BY 4.0. City centers: city-state list, MIT; those of Anthem, Guadalupe and Sun Lakes are approximate."
        )
    }

    /// A city or town of the county.
    public struct City: Hashable, Sendable {
        public let name: String
        public let center: Coordinate
    }

    /// The area of a ZIP code.
    public struct ZIPArea: Hashable, Sendable {
        public let zip: ZIPCode
        public let center: Coordinate
        /// The city in its addresses.
        public let city: String
        /// The county with most of its area: "Maricopa".
        public let county: String

        /// Whether most of its area is in Maricopa County.
        public var isInCounty: Bool { county == Gazetteer.county }
    }

    /// The area of a ZIP code, if known.
    public enum ZIPPlace: Hashable, Sendable {
        /// A code of Arizona with an area.
        case area(ZIPArea)
        /// A code of Arizona without a known area: a post-office box, or a new code.
        case noArea
        /// A code of another state.
        case elsewhere
    }

    static let county = "Maricopa"
}

// MARK: ZIP codes

extension Gazetteer {
    /// The areas of Arizona's ZIP codes, by code.
    public static let areas: [ZIPArea] = areasByZIP.values.sorted { $0.zip < $1.zip }

    /// The area of a ZIP code, if known.
    ///
    /// - Complexity: O(1).
    public static func place(of zip: ZIPCode) -> ZIPPlace {
        if let area = areasByZIP[zip] { return .area(area) }
        return prefixes.contains(String(zip.digits.prefix(3))) ? .noArea : .elsewhere
    }

    /// The center of a ZIP code of Arizona; nil if unknown.
    ///
    /// - Complexity: O(1).
    public static func center(of zip: ZIPCode) -> Coordinate? { areasByZIP[zip]?.center }

    /// The center of ``phoenix``.
    public static let phoenixCenter: Coordinate = center(latitudeE5: 3_345_076, longitudeE5: -11_207_836)

    /// The reason why a ZIP code has no center, with a remedy; nil if it has one.
    public static func whyNoCenter(_ zip: ZIPCode) -> String? {
        switch place(of: zip) {
        case .area: nil
        case .noArea:
            localized(
                "\(zip) has no place on the map here, as ZIP codes of post-office boxes have none — ",
                "choose a city, or the ZIP code of a street"
            )
        case .elsewhere: localized("\(zip) is no ZIP code of Arizona — write one such as 85003")
        }
    }

    /// The first three digits of Arizona's ZIP codes (USPS Publication 65).
    private static let prefixes: Set<String> = [
        "850", "851", "852", "853", "855", "856", "857", "859", "860", "863", "864", "865",
    ]

    private static let areasByZIP: [ZIPCode: ZIPArea] = {
        var areas: [ZIPCode: ZIPArea] = [:]
        var county = Gazetteer.county
        for line in lines(of: countyZIPs) + lines(of: arizonaZIPs) {
            if line.hasPrefix("# ") {
                county = String(line.dropFirst(2))
                continue
            }
            let parts = line.split(separator: " ", maxSplits: 3)
            guard parts.count == 4, let zip = ZIPCode(String(parts[0])), let north = Int(parts[1]),
                let east = Int(parts[2])
            else { preconditionFailure("a row of the ZIP codes can't be read: \(line)") }
            let center = center(latitudeE5: north, longitudeE5: east)
            areas[zip] = ZIPArea(zip: zip, center: center, city: String(parts[3]), county: county)
        }
        return areas
    }()
}

// MARK: Cities

extension Gazetteer {
    /// The county's cities, towns and places with their own addresses, by name.
    public static let cities: [City] = lines(of: cityRows).map { line in
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let north = Int(parts[0]), let east = Int(parts[1]) else {
            preconditionFailure("a row of the cities can't be read: \(line)")
        }
        return City(name: String(parts[2]), center: center(latitudeE5: north, longitudeE5: east))
    }

    /// A city by name, compared folded; nil if it isn't in the county.
    ///
    /// - Complexity: O(1).
    public static func city(named name: String) -> City? { citiesByKey[FoldedText.key(name)] }

    /// The city that a misspelled name means: the only one that is one edit away. Nil if the name is correct, or there is no such city.
    ///
    /// - Complexity: O(cities).
    public static func city(misspelled name: String) -> City? {
        let key = FoldedText.key(name)
        guard citiesByKey[key] == nil else { return nil }
        let near = cities.filter { OneTypo.separates(key, FoldedText.key($0.name)) }
        return near.count == 1 ? near[0] : nil
    }

    /// Whether a position is in the county, judged by the nearest center of a ZIP code or city within the county's bounds. A few miles
    /// along the border can be wrong.
    ///
    /// - Complexity: O(ZIP codes).
    public static func isInCounty(_ place: Coordinate) -> Bool {
        guard bounds.latitudes.contains(Int(place.latitudeE7)), bounds.longitudes.contains(Int(place.longitudeE7))
        else {
            return false
        }
        let area = nearestArea(to: place)
        if area.isInCounty { return true }
        let distance = Distance.centimeters(place, area.center)
        return cities.contains { Distance.centimeters(place, $0.center) < distance }
    }

    /// The cities of a position, by name: the one in the addresses of the county's nearest ZIP code, and each place without a ZIP code of its own
    /// that the ZIP code is the nearest of. None outside of the county.
    ///
    /// - Complexity: O(ZIP codes).
    public static func cities(at place: Coordinate) -> [String] {
        guard isInCounty(place) else { return [] }
        let area = nearest(to: place, among: countyAreas)
        return ([area.city] + (placesByZIP[area.zip] ?? [])).sorted()
    }

    /// The ZIP code with the nearest center; the lowest code if there are several.
    ///
    /// - Complexity: O(ZIP codes).
    public static func nearestArea(to place: Coordinate) -> ZIPArea { nearest(to: place, among: areas) }

    private static func nearest(to place: Coordinate, among areas: [ZIPArea]) -> ZIPArea {
        var nearest = areas[0]
        var least = Distance.centimeters(place, nearest.center)
        for area in areas.dropFirst() {
            let distance = Distance.centimeters(place, area.center)
            if distance < least { (nearest, least) = (area, distance) }
        }
        return nearest
    }

    private static let countyAreas: [ZIPArea] = areas.filter(\.isInCounty)

    /// The places that are the city of no ZIP code, by the ZIP code with the nearest center.
    private static let placesByZIP: [ZIPCode: [String]] = {
        let named = Set(countyAreas.map { FoldedText.key($0.city) })
        let others = cities.filter { !named.contains(FoldedText.key($0.name)) }
        return Dictionary(grouping: others) { nearest(to: $0.center, among: countyAreas).zip }.mapValues {
            $0.map(\.name)
        }
    }()

    private static let citiesByKey: [String: City] = Dictionary(
        cities.map { (FoldedText.key($0.name), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The bounding box of the county in ten-millionths of a degree, rounded outward.
    private static let bounds: (latitudes: ClosedRange<Int>, longitudes: ClosedRange<Int>) = (
        325_000_000...340_500_000, -1_133_400_000...(-1_110_350_000)
    )
}

extension Gazetteer {
    static func lines(of table: String) -> [Substring] { table.split(separator: "\n") }

    static func center(latitudeE5: Int, longitudeE5: Int) -> Coordinate {
        guard let place = Coordinate(latitudeE7: latitudeE5 * 100, longitudeE7: longitudeE5 * 100) else {
            preconditionFailure("\(latitudeE5), \(longitudeE5) is no place")
        }
        return place
    }
}
