/// The places of the county and the ZIP codes of Arizona.
public enum Gazetteer {
    /// 85003: the ZIP code that the county's first map is drawn around.
    public static let phoenix = ZIPCode("85003")

    /// What has to stand where the centres are shown (CC BY 4.0).
    public static let attribution =
        "ZIP code centres: SimpleMaps US ZIPs, CC BY 4.0. City centres: city-state list, MIT; those of Anthem, Guadalupe and Sun Lakes are approximate."

    /// A city or town of the county.
    public struct City: Hashable, Sendable {
        /// Its name, as addresses have it.
        public let name: String
        /// Its middle.
        public let center: Coordinate
    }

    /// The area of a ZIP code.
    public struct ZIPArea: Hashable, Sendable {
        /// The code.
        public let zip: ZIPCode
        /// Its middle.
        public let center: Coordinate
        /// The city its addresses name.
        public let city: String
        /// The county that most of it lies in: "Maricopa".
        public let county: String

        /// Whether most of it lies in Maricopa County.
        public var isInCounty: Bool { county == Gazetteer.county }
    }

    /// What a ZIP code stands for.
    public enum ZIPPlace: Hashable, Sendable {
        /// An area of Arizona.
        case area(ZIPArea)
        /// A code of Arizona without an area here: post-office boxes have none, and a new code may be missing.
        case noArea
        /// A code of another state.
        case elsewhere
    }

    /// The county's name.
    static let county = "Maricopa"
}

// MARK: ZIP codes

extension Gazetteer {
    /// The areas of Arizona's ZIP codes, by their codes.
    public static let areas: [ZIPArea] = areasByZIP.values.sorted { $0.zip < $1.zip }

    /// What a ZIP code stands for. O(1).
    public static func place(of zip: ZIPCode) -> ZIPPlace {
        if let area = areasByZIP[zip] { return .area(area) }
        return prefixes.contains(String(zip.digits.prefix(3))) ? .noArea : .elsewhere
    }

    /// The centre of a ZIP code of Arizona; nil for one that has none here. O(1).
    public static func center(of zip: ZIPCode) -> Coordinate? { areasByZIP[zip]?.center }

    /// Five miles around 85003, or another radius: where maps begin that nobody gave a place.
    public static func defaultCircle(centimeters: Int = Circle.fiveMiles) -> Circle {
        Circle(phoenixCenter, centimeters: centimeters, name: "85003")
    }

    /// The centre of 85003.
    public static let phoenixCenter: Coordinate = center(latitudeE5: 3_345_076, longitudeE5: -11_207_836)

    /// Why nothing can be measured from a ZIP code, and what to do; nil for one that has a centre.
    public static func whyNoCenter(_ zip: ZIPCode) -> String? {
        switch place(of: zip) {
        case .area: nil
        case .noArea:
            "\(zip) has no place on the map here, as ZIP codes of post-office boxes have none — choose a city, or the ZIP code of a street"
        case .elsewhere: "\(zip) is no ZIP code of Arizona — write one such as 85003"
        }
    }

    /// The first three digits of Arizona's codes (USPS, Publication 65).
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
    /// The county's cities, towns and places with addresses of their own, by their names.
    public static let cities: [City] = lines(of: cityRows).map { line in
        let parts = line.split(separator: " ", maxSplits: 2)
        guard parts.count == 3, let north = Int(parts[0]), let east = Int(parts[1]) else {
            preconditionFailure("a row of the cities can't be read: \(line)")
        }
        return City(name: String(parts[2]), center: center(latitudeE5: north, longitudeE5: east))
    }

    /// A city by its name, compared folded; nil for one outside the county. O(1).
    public static func city(named name: String) -> City? { citiesByKey[FoldedText.key(name)] }

    /// The city that a misspelled name of an address in the county means: the one a slip away; nil for a name that is known or that
    /// no city is near to. O(cities).
    public static func city(misspelled name: String) -> City? {
        let key = FoldedText.key(name)
        guard citiesByKey[key] == nil else { return nil }
        let near = cities.filter { OneTypo.separates(key, FoldedText.key($0.name)) }
        return near.count == 1 ? near[0] : nil
    }

    /// Whether a place lies in the county. It is judged by the nearest centre of a ZIP code or of a city of the county, within the county's
    /// bounds: a few miles along the border can be wrong. O(ZIP codes).
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

    /// The city a place has its addresses from: that of the county's nearest centre of a ZIP code; nil outside the county. O(ZIP codes).
    public static func city(at place: Coordinate) -> String? {
        isInCounty(place) ? nearest(to: place, among: countyAreas).city : nil
    }

    /// The ZIP code whose centre is nearest; of several the lowest. O(ZIP codes).
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

    private static let citiesByKey: [String: City] = Dictionary(
        cities.map { (FoldedText.key($0.name), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The county from its southernmost to its northernmost and from its westernmost to its easternmost place, in ten-millionths of a
    /// degree, rounded outwards.
    private static let bounds: (latitudes: ClosedRange<Int>, longitudes: ClosedRange<Int>) = (
        325_000_000...340_500_000, -1_133_400_000...(-1_110_350_000)
    )
}

extension Gazetteer {
    private static func lines(of table: String) -> [Substring] { table.split(separator: "\n") }

    private static func center(latitudeE5: Int, longitudeE5: Int) -> Coordinate {
        guard let place = Coordinate(latitudeE7: latitudeE5 * 100, longitudeE7: longitudeE5 * 100) else {
            preconditionFailure("\(latitudeE5), \(longitudeE5) is no place")
        }
        return place
    }
}
