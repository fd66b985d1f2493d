import Foundation
import MaricopaDirectory
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("Lists, maps and filters know where the user is")
struct UserLocationScreenTests {
    private let directory: MaricopaDirectory

    init() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
    }

    private func filters(_ kind: RecordKind) throws -> FilterScreen {
        try #require(try directory.screen(.filters(kind)) as? FilterScreen)
    }

    private func chosenCities(_ kind: RecordKind) throws -> [String] {
        let section = try filters(kind).sections.first { $0.id == .city }
        return section?.rows.joined().filter(\.isChosen).map(\.value) ?? []
    }

    @Test(
        "The filters of markets, parks, activities and events have the city chosen in which the user is known to be",
        arguments: [RecordKind.market, .park, .activity, .event]
    )
    func chosen(_ kind: RecordKind) throws {
        try directory.setUserLocation(try UserLocationText.read("85281"))
        #expect(try chosenCities(kind) == ["Tempe"])
        #expect(try filters(kind).zipWhyNot != nil)
    }

    @Test(
        "With the location off, denied or outside the county, city and ZIP code of markets, parks, activities and events are both free",
        arguments: [RecordKind.market, .park, .activity, .event],
        ["off", "deny", "85701"]
    )
    func free(_ kind: RecordKind, _ place: String) throws {
        // The location was known before, and its city was chosen.
        try directory.setUserLocation(try UserLocationText.read("85281"))
        try directory.setUserLocation(try UserLocationText.read(place))
        #expect(try chosenCities(kind).isEmpty)
        let screen = try filters(kind)
        #expect(screen.zip != nil && screen.zipWhyNot == nil)
        let cities = try #require(screen.sections.first { $0.id == .city })
        for button in cities.rows.joined() { #expect(button.action.isEnabled, "\(button.value)") }
    }

    @Test("Anthem's ZIP code begins the list of markets with Anthem's")
    func anthem() throws {
        try directory.setUserLocation(try UserLocationText.read("85086"))
        let list = try #require(try directory.screen(.list(.market)) as? ListScreen)
        #expect(list.rows.contains { $0.tile.title == "Anthem Farmers Market" })
        #expect(try chosenCities(.market) == ["Anthem", "Phoenix"])
    }

    @Test(
        "The buttons for cities are those of the places that have records of the kind",
        arguments: [RecordKind.market, .park]
    )
    func cities(_ kind: RecordKind) throws {
        let records = try directory.firstPage(DirectoryQuery(kind, sort: .alphabetical), limit: 200)
        let places = Set(records.map(\.city)).intersection(Gazetteer.cities.map(\.name))
        let section = try #require(try filters(kind).sections.first { $0.id == .city })
        #expect(section.rows.joined().map(\.value) == places.sorted())
        if kind == .market { #expect(places.isSuperset(of: ["Anthem", "Sun City", "Sun City West", "Sun Lakes"])) }
        #expect(!places.contains("Gila Bend") && !places.contains("El Mirage"))
        // A chosen place stays, so that it can be taken away.
        let chosen = DirectoryQuery(kind, Filter(place: .cities(["Gila Bend"])), sort: .alphabetical)
        let other = try #require(try directory.filterScreen(chosen).sections.first { $0.id == .city })
        #expect(other.rows.joined().filter(\.isChosen).map(\.value) == ["Gila Bend"])
    }

    @Test(
        "The map of markets and of parks shows five miles around 85003, and around the user where that is known",
        arguments: [RecordKind.market, .park]
    )
    func map(_ kind: RecordKind) throws {
        func circle() throws -> Circle? { try #require(try directory.screen(.map(kind)) as? MapScreen).circle }
        #expect(try circle() == Circle(Gazetteer.phoenixCenter, centimeters: 804_672, name: "85003"))
        let mesa = try UserLocationText.place("85201")
        try directory.setUserLocation(.at(mesa))
        let found = try circle()
        let around = try #require(found)
        #expect(around.center == mesa && around.centimeters == 804_672)
        try directory.setUserLocation(.denied)
        #expect(try circle()?.center == Gazetteer.phoenixCenter)
    }

    @Test("The Directions button of markets, parks and events leads to their way; where there is none it says why")
    func directions() throws {
        for kind in [RecordKind.market, .park, .event] {
            for record in try directory.firstPage(DirectoryQuery(kind, sort: .alphabetical), limit: 200) {
                let page = try directory.recordScreen(record.id)
                let button = try #require(page.buttons.first { $0.id == "directions" }, "\(record.id)")
                if Directions.link(to: record, .apple) == nil {
                    #expect(!button.action.isEnabled && button.action.whyNot != nil, "\(record.id)")
                    continue
                }
                let target = try #require(button.action.opens?.target, "\(record.id)")
                #expect(DirectoryLink(target) == .directions(record.id))
            }
        }
    }
}
