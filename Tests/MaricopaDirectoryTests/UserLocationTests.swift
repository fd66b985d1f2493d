import Foundation
import MaricopaDirectory
import TestKit
import Testing
import TimeKit

@Suite("The user's location")
struct UserLocationTests {
    @Test(
        "A distance is read exactly, in miles, kilometers or meters, up to 10,000 km",
        arguments: [
            ("5mi", 804_672), ("5", 804_672), ("8 km", 800_000), ("500m", 50_000), ("0.1 miles", 16_093),
            ("0.000005km", 1), ("0", 0), ("10000km", 1_000_000_000), ("10000.1km", nil), ("1e3m", nil), ("-5mi", nil),
            ("", nil), ("mi", nil), ("1.2.3mi", nil), ("5 leagues", nil), ("١km", nil), ("99999999999999999999m", nil),
        ] as [(String, Int?)]
    )
    func distance(_ typed: String, _ centimeters: Int?) {
        #expect(Distance.centimeters(typed: typed) == centimeters)
    }

    @Test(
        "A place is read as a ZIP code or in degrees, exactly",
        arguments: [
            ("85281", 334_226_100, -1_119_261_100), ("85281-0001", 334_226_100, -1_119_261_100),
            ("33.4255,-111.94", 334_255_000, -1_119_400_000), (" 33.4255 , -111.94 ", 334_255_000, -1_119_400_000),
            ("33.4255001,-111.9400009", 334_255_001, -1_119_400_009), ("33,−112", 330_000_000, -1_120_000_000),
            ("-90,180", -900_000_000, 1_800_000_000), ("0.0000001,-0.0000001", 1, -1),
        ]
    )
    func place(_ text: String, _ north: Int, _ east: Int) throws {
        let place = try UserLocationText.place(text)
        if text.hasPrefix("85281") {
            #expect(place == Gazetteer.center(of: try #require(ZIPCode("85281"))))
        } else {
            #expect(place == Coordinate(latitudeE7: north, longitudeE7: east))
        }
    }

    @Test(
        "A text that is no place is refused with what to write",
        arguments: [
            ("", "is neither a ZIP code nor degrees"), ("Tempe", "is neither a ZIP code nor degrees"),
            ("91,0", "is neither"), ("33.42555555,-111", "is neither"), ("33.4", "is neither"), ("33.4,", "is neither"),
            ("1e2,3", "is neither"), ("33.4,-112,5", "is neither"), ("٣٣,-112", "is neither"),
            ("85001", "post-office boxes"), ("02134", "no ZIP code of Arizona"),
        ]
    )
    func refused(_ text: String, _ reason: String) {
        do {
            let place = try UserLocationText.place(text)
            Issue.record("\(text) was read as \(place)")
        } catch {
            #expect("\(error)".contains(reason), "\(error)")
        }
    }

    @Test("A kept place reads back the same, whatever the place")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let north = Int.random(in: -900_000_000...900_000_000, using: &generator)
            let east = Int.random(in: -1_800_000_000...1_800_000_000, using: &generator)
            let place = try #require(Coordinate(latitudeE7: north, longitudeE7: east))
            #expect(try UserLocationText.read(UserLocationText.text(.at(place))) == .at(place))
        }
        for userLocation in [UserLocation.off, .denied] {
            #expect(try UserLocationText.read(UserLocationText.text(userLocation)) == userLocation)
        }
    }

    @Test("The user's place belongs to the device: off at first, whoever is signed in, and forgotten when denied")
    func setting() throws {
        let directory = try MaricopaDirectory.inMemory(ids: .seeded(1))
        #expect(try directory.userLocation() == .off)
        let tempe = try UserLocationText.read("33.4255,-111.94")
        try directory.setUserLocation(tempe)
        #expect(try directory.acting(as: .owner).userLocation() == tempe)
        try directory.setUserLocation(.denied)
        #expect(try directory.userLocation() == .denied)
        try directory.setUserLocation(.off)
        #expect(try directory.userLocation() == .off)
    }
}
