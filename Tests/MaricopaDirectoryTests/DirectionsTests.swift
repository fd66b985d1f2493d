import Foundation
import MaricopaDirectory
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("The way to a record")
struct DirectionsTests {
    private static func record(
        _ title: String = "Tempe Beach Park",
        address: String = "80 W Rio Salado Pkwy",
        city: String = "Tempe",
        zip: String = "85281",
        at place: Coordinate? = Coordinate(latitudeE7: 334_305_000, longitudeE7: -1_119_425_000)
    ) -> Record {
        Record(
            id: TimeKit.ID("park-1"),
            title: title,
            address: address,
            city: city,
            zip: ZIPCode(zip),
            coordinate: place,
            addedOn: LocalDate(dayNumber: 20_000),
            details: .park(ParkDetails())
        )
    }

    @Test(
        "The way leads to the place, for the device's own app, Apple Maps, Google Maps and OpenStreetMap",
        arguments: [
            (.device, "geo:33.4305,-111.9425?q=33.4305,-111.9425(Tempe%20Beach%20Park)"),
            (.apple, "https://maps.apple.com/?daddr=33.4305%2C-111.9425"),
            (.google, "https://www.google.com/maps/dir/?api=1&destination=33.4305%2C-111.9425"),
            (.openStreetMap, "https://www.openstreetmap.org/directions?to=33.4305%2C-111.9425"),
        ] as [(Directions.Guide, String)]
    )
    func links(_ guide: Directions.Guide, _ link: String) {
        #expect(Directions.link(to: Self.record(), guide) == link)
    }

    @Test("The way to a place that is known roughly leads to its address, and without one its page says so")
    func approximate() throws {
        let parks = try BundledDirectory.records(on: LocalDate(dayNumber: 20_576)).filter { $0.kind == .park }
        let encanto = try #require(parks.first { $0.id.rawValue == "park-encanto" })
        #expect(Directions.goal(of: encanto) == .address(Directions.address(of: encanto)))
        #expect(Directions.link(to: encanto, .device)?.hasPrefix("geo:0,0?q=") == true)
        let draw = try #require(parks.first { $0.id.rawValue == "park-dreamy-draw" })
        #expect(Directions.goal(of: draw) == draw.coordinate.map { Directions.Goal.place($0) })
        let screen = DirectionsScreen(draw, .off, revision: Revision(rawValue: "1"))
        #expect(screen.address.hasSuffix("(the place is approximate)"))
    }

    @Test("The way leads to the street address if the place isn't known")
    func address() {
        let record = Self.record(at: nil)
        #expect(Directions.goal(of: record) == .address("80 W Rio Salado Pkwy, Tempe, AZ 85281"))
        #expect(
            Directions.link(to: record, .apple)
                == "https://maps.apple.com/?daddr=80%20W%20Rio%20Salado%20Pkwy%2C%20Tempe%2C%20AZ%2085281"
        )
        #expect(Directions.link(to: record, .device)?.hasPrefix("geo:0,0?q=80%20W") == true)
    }

    @Test(
        "There is no way to a post-office box, nor to what nobody told the place of, and that is said",
        arguments: [
            ("PO Box 391", "Tempe", "85281", "post-office box"), ("Box 12", "Tempe", "85281", "post-office box"),
            ("P.O. Box 391", "Tempe", "", "post-office box"),
            ("p. o. box 9", "Tempe", "", "post-office box"), ("Post Office Box 9", "Tempe", "", "post-office box"),
            ("", "Tempe", "85281", "nobody told"), ("1 Main St", "", "", "nobody told"), ("", "", "", "nobody told"),
        ]
    )
    func nowhere(_ address: String, _ city: String, _ zip: String, _ why: String) throws {
        let record = Self.record(address: address, city: city, zip: zip, at: nil)
        for guide in Directions.Guide.allCases { #expect(Directions.link(to: record, guide) == nil) }
        let screen = DirectionsScreen(record, .off, revision: .init(rawValue: ""))
        #expect(screen.guides.isEmpty)
        #expect(try #require(screen.whyNot).contains(why))
        // With coordinates, directions don't need an address.
        #expect(Directions.link(to: Self.record(address: address, city: city, zip: zip), .apple) != nil)
    }

    @Test("Whatever a record's texts hold, the addresses stay addresses")
    func hostile() throws {
        let text = "\"><script>alert(1)</script>&q=)\u{202E}\n\u{0}javascript:ñ%#?"
        let records = [Self.record(text), Self.record(text, address: text, city: text, at: nil)]
        for record in records {
            for guide in Directions.Guide.allCases {
                let link = try #require(Directions.link(to: record, guide))
                #expect(link.hasPrefix(guide == .device ? "geo:" : "https://"))
                let isPlain = link.utf8.allSatisfy { byte in
                    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
                }
                #expect(isPlain, "\(link)")
                #expect(URL(string: link) != nil)
            }
        }
    }

    @Test("The page of a record's Directions says the address, how far it is from the user, and who shows the way")
    func page() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        let off = try directory.directionsScreen(TimeKit.ID("park-tempe-beach"))
        #expect(off.title == "Directions to Tempe Beach Park")
        #expect(off.address == "80 W Rio Salado Pkwy, Tempe, AZ 85281")
        #expect(off.guides.map(\.id) == Directions.Guide.allCases)
        #expect(off.distanceMeters == nil && off.whyNot == nil)
        #expect(DirectoryLink(off.back.target) == .record(.park, TimeKit.ID("park-tempe-beach")))
        try directory.setUserLocation(.at(Gazetteer.phoenixCenter))
        let meters = try #require(try directory.directionsScreen(TimeKit.ID("park-tempe-beach")).distanceMeters)
        #expect((12_500...13_100).contains(meters))
        #expect(throws: DirectoryError.noSuchRecord("nothing")) {
            try directory.directionsScreen(TimeKit.ID("nothing"))
        }
        // A recipe has no place.
        #expect(try directory.directionsScreen(TimeKit.ID("recipe-calabacitas")).whyNot != nil)
    }
}
