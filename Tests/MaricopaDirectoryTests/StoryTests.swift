import Foundation
import MaricopaDirectory
import ScreenKit
import TestKit
import Testing
import TimeKit

/// A newcomer in Phoenix at 08:00 on Saturday, 16 May 2026.
@Suite("A newcomer's first Saturday")
struct StoryTests {
    private let clock: ManualClock
    private let visitor: MaricopaDirectory
    private let owner: MaricopaDirectory

    init() throws {
        clock = try ManualClock("2026-05-16T15:00:00Z")
        visitor = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        owner = visitor.acting(as: .owner)
        try visitor.seed()
        // The directory comes with hours of past years; an admin asked there.
        try owner.edit(TimeKit.ID("usda-1011820"), [.hours: "Sat 08:00-13:00"], expecting: 1)
    }

    /// Markets that accept SNAP and are open on Saturday mornings, within five miles of 85003.
    private static let asked = DirectoryQuery(
        .market,
        Filter(circle: StartingQuery.circle(.off), timesOfDay: [.morning], days: [.saturday], payments: [.snap]),
        sort: .bestMatch
    )

    @Test(
        "A market open on Saturday morning within five miles that takes SNAP comes first, with the reason; then the next, and it can be shared"
    )
    func market() throws {
        let list = try visitor.list(Self.asked)
        let first = try #require(list.rows.first)
        #expect(first.tile.title == "Phoenix Public Market")
        #expect(first.tile.open?.state == .open)
        #expect(
            first.reason.contains("SNAP") && first.reason.contains("Saturday") && first.reason.contains("miles away")
        )
        #expect(list.bar != nil)
        for row in list.rows {
            #expect(try #require(row.tile.distanceMeters) <= 8_047, "\(row.tile.title)")
        }
        try #require(list.total == list.rows.count && list.total > 1)
        let page = try visitor.recordScreen(TimeKit.ID(first.id), in: list.session)
        #expect(page.buttons.map(\.action.label) == ["More Info", "Directions"])
        let next = try visitor.stepScreen(.next, from: page.id, in: list.session)
        #expect(next.id.rawValue == list.rows[1].id)
        let back = try visitor.stepScreen(.previous, from: next.id, in: list.session)
        #expect(back.id == page.id)
        let shared = String(decoding: try visitor.sharePage(page.id), as: UTF8.self)
        #expect(shared.contains("Phoenix Public Market") && shared.contains("maricopa://markets/usda-1011820"))
    }

    @Test("An admin corrects a market's hours, the list says so at once, and a rollback brings the old hours back")
    func correction() throws {
        let id = TimeKit.ID<Record>("usda-1011820")
        let before = try visitor.recordScreen(id)
        try owner.edit(id, [.hours: "Sat 13:00-17:00"], expecting: before.version)
        let without = try visitor.list(Self.asked)
        #expect(!without.rows.contains { $0.id == id.rawValue })
        // Another editor with the former version is told of the change.
        #expect(throws: DirectoryError.changedMeanwhile(id.rawValue, seen: before.version, is: before.version + 1)) {
            try owner.edit(id, [.hours: "Sun 08:00-12:00"], expecting: before.version)
        }
        #expect(throws: DirectoryError.adminsOnly) { try visitor.edit(id, [.hours: "closed"]) }
        let entry = try #require(try owner.history(of: id).first)
        #expect(entry.changes.map(\.field).contains { $0.lowercased() == "hours" })
        try owner.rollBack(entry.id)
        #expect(try visitor.list(Self.asked).rows.first?.id == id.rawValue)
    }

    @Test(
        "The user's place chooses the city and the map's middle; denied after that, nothing of it is left; outside the county no city is chosen"
    )
    func userLocation() throws {
        func list() throws -> ListScreen { try #require(try visitor.screen(.list(.park)) as? ListScreen) }
        #expect(try list().total == 31)
        #expect(try list().bar == nil)
        try visitor.setUserLocation(try UserLocationText.read("33.4255,-111.94"))
        let tempe = try list()
        #expect(Set(tempe.rows.map(\.tile.city)) == ["Tempe"])
        #expect(tempe.bar != nil)
        try visitor.setUserLocation(.denied)
        #expect(try list().total == 31)
        #expect(try list().bar == nil)
        let tucson = try UserLocationText.read("85701")
        try visitor.setUserLocation(tucson)
        #expect(try list().bar == nil)
        #expect(try list().total == 31)
    }

    @Test("An activity finds the parks where it can be done, and from there the way")
    func activity() throws {
        let map = try visitor.findAPlace(TimeKit.ID("activity-disc-golf"))
        #expect(Set(map.pins.map(\.preview.title)) == ["Fountain Park", "Sahuaro Ranch Park"])
        let directions = try visitor.directionsScreen(TimeKit.ID("park-fountain"))
        #expect(directions.guides.count == 4)
    }
}
