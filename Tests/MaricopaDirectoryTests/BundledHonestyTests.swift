import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The bundled directory says only what is known")
struct BundledHonestyTests {
    private static let today = LocalDate(dayNumber: 20_576)

    @Test("A bundled park says that it wasn't verified, and is among the first that the freshness queue asks for")
    func parks() throws {
        for park in try BundledDirectory.records(on: Self.today) where park.kind == .park {
            let origin = try #require(BundledDirectory.origin(of: park.id))
            #expect(park.verifiedOn == nil && !park.isSample, "\(park.id)")
            guard park.id.rawValue != "park-roosevelt" else {
                #expect(origin.contains("Mapped Parks"))
                continue
            }
            #expect(
                origin.contains("not verified with the park") && origin.hasSuffix("place approximate"),
                "\(park.id)"
            )
            // The origin states the source of each further fact.
            #expect(park.address.isEmpty == !origin.contains("address"), "\(park.id)")
            #expect(park.phone.isEmpty == !origin.contains("phone"), "\(park.id)")
            // Hours that nobody checked would be told as an opening state.
            #expect(park.hours == .unknown, "\(park.id)")
            let place = try #require(park.coordinate)
            #expect(place.latitudeE7.isMultiple(of: 10_000) && place.longitudeE7.isMultiple(of: 10_000), "\(park.id)")
            #expect(RecordText.source(park) == "From \(origin), never checked since")
        }
    }

    @Test("A park without hours says so in the list and on its page")
    func parksWithoutHours() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        var count = 0
        for row in try directory.list(.list(of: .park), limit: 100).rows where row.tile.open?.state == .unknown {
            count += 1
            #expect(row.when == "hours unknown", "\(row.tile.title)")
            let page = try directory.recordScreen(TimeKit.ID(row.tile.id))
            #expect(page.unknown.hasPrefix("Unknown here: its hours"), "\(row.tile.title)")
            let hours = try #require(page.sections.first { $0.id == .hours })
            #expect(hours.parts.flatMap(\.lines) == ["Hours unknown: ask before you go."], "\(row.tile.title)")
        }
        #expect(count > 20)
    }

    @Test("A bundled program is no sample, has its site, and says that it wasn't verified there")
    func resources() throws {
        for program in try BundledDirectory.records(on: Self.today) where program.kind == .resource {
            #expect(!program.isSample && program.verifiedOn == nil, "\(program.id)")
            #expect(program.link(.learnMore) != nil, "\(program.id)")
            let source = RecordText.source(program)
            #expect(source.hasPrefix("From public information of ") && source.contains("not verified"), "\(program.id)")
        }
    }

    @Test("A text that was written for the directory says so, and is a sample")
    func samples() throws {
        for record in try BundledDirectory.records(on: Self.today) {
            let isWritten = RecordText.source(record).hasPrefix("Written ")
            #expect(isWritten == [.recipe, .event, .activity].contains(record.kind), "\(record.id)")
        }
    }

    @Test(
        "The directory's recipes are its own and real: they say so without a day that nobody knows, and are no samples"
    )
    func ownRecipes() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        let rows = try directory.list(.list(of: .recipe), limit: 100).rows
        #expect(rows.count == 21)
        for row in rows {
            let record = try directory.read { try $0.record(TimeKit.ID(row.id)) }
            #expect(row.tile.checked == "our own recipe" && !row.tile.isSample, "\(row.id)")
            let page = try directory.recordScreen(record.id)
            #expect(!page.notes.contains { $0.contains("sample") })
            #expect(page.source.hasPrefix("Written for this directory"))
            #expect(!page.source.contains("added") && !page.source.contains("\(record.addedOn)"))
        }
    }

    @Test("A market of which only a season's hours are known has no line of unknown ones")
    func seasonOnly() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        let lines = try directory.recordScreen(TimeKit.ID("usda-1011959")).sections.flatMap(\.parts).flatMap(\.lines)
        #expect(lines.contains("Sat 09:00-13:00") && !lines.contains { $0.contains("daily unknown") })
    }

    @Test("An error of the filters' page ends without a period, so that a next step can follow")
    func filterErrors() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        let screen = try directory.filterScreen(.list(of: .event), typed: ["zip": "850", "from": "soon"])
        let errors = screen.form.fields.compactMap(\.error)
        #expect(errors.count == 2 && errors.allSatisfy { !$0.hasSuffix(".") }, "\(errors)")
    }

    @Test("Each button of the parks' features finds a bundled park, and each feature of a park has its button")
    func features() throws {
        let buttons = KindDefaults.options(of: .feature, for: .park).map(\.value)
        var there: Set<String> = []
        for record in try BundledDirectory.records(on: Self.today) {
            if case .park(let park) = record.details { there.formUnion(park.features) }
        }
        #expect(Set(buttons) == there)
    }

    @Test("The least of the ratings' buttons is one star")
    func stars() {
        #expect(
            KindDefaults.options(of: .rating, for: .market).map(\.label)
                == ["5 stars", "4 stars and up", "3 stars and up", "2 stars and up", "1 star and up"]
        )
    }

    @Test("An event's page says what the event is, as the site's page does")
    func eventText() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        let page = try directory.recordScreen(TimeKit.ID("event-bike-clinic"))
        let lines = page.sections.flatMap(\.parts).flatMap(\.lines)
        #expect(lines.contains { $0.hasPrefix("Bring your bicycle and learn to repair it.") }, "\(lines)")
    }

    @Test("Home counts the events that its list has: those that are over aren't counted", arguments: [0, 30, 70])
    func homeCount(_ days: Int) throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        clock.advance(seconds: 86_400 * days)
        let list = try directory.list(DirectoryQuery.list(of: .event))
        let card = try #require(try directory.homeScreen().cards.first { $0.id == "events" })
        #expect(card.note == "\(list.total) events")
    }

    @Test("A list of events says its order once, and of each event when it is once")
    func events() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1))
        try directory.seed()
        let all = try directory.list(DirectoryQuery(.event, sort: .chronological))
        #expect(all.text == "20 events, by date")
        var filter = Filter()
        filter.days = [.saturday]
        filter.cost = .atMost(cents: 500)
        let some = try directory.list(DirectoryQuery(.event, filter, sort: .chronological))
        #expect(!some.rows.isEmpty)
        for row in some.rows { #expect(!row.when.isEmpty && row.reason.isEmpty, "\(row.when): \(row.reason)") }
    }
}
