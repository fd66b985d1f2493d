import Foundation
import MaricopaDirectory
import Testing

@Suite("Places of the county")
struct GazetteerTests {
    @Test("405 ZIP codes of Arizona have a center, 131 of them in the county")
    func all() {
        #expect(Gazetteer.areas.count == 405)
        #expect(Gazetteer.areas.filter(\.isInCounty).count == 131)
        #expect(Gazetteer.areas.map(\.zip) == Gazetteer.areas.map(\.zip).sorted())
    }

    @Test("85003 is the center of the first map, five miles around")
    func start() throws {
        let zip = try #require(ZIPCode("85003"))
        #expect(Gazetteer.phoenix == zip)
        let center = try #require(Gazetteer.center(of: zip))
        #expect(center == Coordinate(latitude: 33.45076, longitude: -112.07836))
        #expect(Gazetteer.phoenixCenter == center)
        #expect(StartingQuery.circle(.off) == Circle(center, centimeters: 804_672, name: "85003"))
    }

    @Test(
        "A ZIP code is an area, one without an area, or none of Arizona's, and says so",
        arguments: [
            ("85281", "Tempe", nil), ("85281-1234", "Tempe", nil), (" 85281 ", "Tempe", nil),
            ("85701", "Tucson", nil),
            ("85001", nil, "85001 has no place on the map here"), ("85261", nil, "85261 has no place on the map here"),
            ("02134", nil, "02134 is no ZIP code of Arizona"), ("00501", nil, "00501 is no ZIP code of Arizona"),
            ("85403", nil, "85403 is no ZIP code of Arizona"), ("90210", nil, "90210 is no ZIP code of Arizona"),
        ] as [(String, String?, String?)]
    )
    func place(_ text: String, _ city: String?, _ why: String?) throws {
        let zip = try #require(ZIPCode(text))
        switch Gazetteer.place(of: zip) {
        case .area(let area):
            #expect(area.city == city)
            #expect(Gazetteer.center(of: zip) == area.center)
        case .noArea, .elsewhere:
            #expect(city == nil)
            #expect(Gazetteer.center(of: zip) == nil)
        }
        let said = Gazetteer.whyNoCenter(zip)
        #expect((said == nil) == (why == nil))
        #expect(said?.hasPrefix(why ?? "") ?? true)
    }

    @Test(
        "A place is in the county by the nearest ZIP code, and has its city from there",
        arguments: [
            (33.4255, -111.9400, "Tempe"), (33.4484, -112.0740, "Phoenix"), (33.6700, -111.9500, "Phoenix"),
            (33.4152, -111.8315, "Mesa"), (33.9686, -112.7297, "Wickenburg"), (32.9478, -112.7168, "Gila Bend"),
            (32.2226, -110.9747, nil), (35.1983, -111.6513, nil), (32.8795, -111.7574, nil), (34.5400, -112.4685, nil),
            (33.0581, -112.0476, nil), (0, 0, nil), (90, 0, nil), (40.7, -74.0, nil), (33.45, 112.07, nil),
        ] as [(Double, Double, String?)]
    )
    func inCounty(_ latitude: Double, _ longitude: Double, _ city: String?) throws {
        let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(Gazetteer.isInCounty(place) == (city != nil))
        #expect(Gazetteer.cities(at: place) == [city].compactMap(\.self))
    }

    @Test(
        "A place without a ZIP code of its own is among the cities of the ZIP code that it lies in",
        arguments: [
            ("85086", ["Anthem", "Phoenix"]), ("85248", ["Chandler", "Sun Lakes"]), ("85283", ["Guadalupe", "Tempe"]),
            ("85351", ["Sun City"]), ("85375", ["Sun City West"]), ("85281", ["Tempe"]), ("85701", []),
        ]
    )
    func citiesOfZIP(_ digits: String, _ cities: [String]) throws {
        let code = try #require(ZIPCode(digits))
        let center = try #require(Gazetteer.center(of: code))
        #expect(Gazetteer.cities(at: center) == cities)
    }

    @Test("The nearest ZIP code is the nearest of all")
    func nearest() {
        for area in Gazetteer.areas {
            let found = Gazetteer.nearestArea(to: area.center)
            #expect(found.center == area.center)
        }
    }

    @Test("A city is found however its name is written, and lies in the county")
    func cities() throws {
        #expect(Gazetteer.cities.count == 44)
        #expect(Gazetteer.cities.map(\.name) == Gazetteer.cities.map(\.name).sorted())
        #expect(Gazetteer.city(named: "  el  MIRAGE ")?.name == "El Mirage")
        #expect(Gazetteer.city(named: "Tucson") == nil)
        // The city of Maricopa is in Pinal County.
        #expect(Gazetteer.city(named: "Maricopa") == nil)
        for city in Gazetteer.cities { #expect(Gazetteer.isInCounty(city.center), "\(city.name)") }
    }

    @Test(
        "The outline holds each city of the county and no city of another, and the centers of all ZIP codes but three at its edge"
    )
    func outline() throws {
        for city in Gazetteer.cities { #expect(isInside(city.center), "\(city.name)") }
        let others = [
            (32.2226, -110.9747), (35.1983, -111.6513), (32.8795, -111.7574), (34.5400, -112.4685),
            (33.0581, -112.0476),
        ]
        for (latitude, longitude) in others {
            #expect(try !isInside(#require(Coordinate(latitude: latitude, longitude: longitude))))
        }
        let outside = Gazetteer.areas.filter { $0.isInCounty && !isInside($0.center) }.map(\.zip.digits)
        #expect(outside == ["85142", "85339", "85342"])
    }

    /// Whether a ray to the west crosses the outline an odd number of times.
    private func isInside(_ place: Coordinate) -> Bool {
        let corners = Gazetteer.outline.map { (x: Double($0.longitudeE7), y: Double($0.latitudeE7)) }
        let (x, y) = (Double(place.longitudeE7), Double(place.latitudeE7))
        let edges = zip(corners, corners.dropFirst() + corners.prefix(1))
        return edges.count { from, to in
            (from.y > y) != (to.y > y) && x > (to.x - from.x) * (y - from.y) / (to.y - from.y) + from.x
        } % 2 == 1
    }
}
