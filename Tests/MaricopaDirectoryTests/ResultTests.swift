import DirectoryRecords
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

/// Random queries with all parts of a filter and all orders.
enum QuerySample {
    static let now = "2026-03-07T17:30:00Z"

    static func query(_ random: inout SeededGenerator) throws -> DirectoryQuery {
        var filter = Filter()
        let kind = random.pick(RecordKind.allCases)
        if random.oneIn(5) {
            filter.text = random.pick(["market", "phoenix park", "comunidad", "frsh", "zz", "gardn"])
        }
        if random.oneIn(3) { filter.place = .cities([random.pick(["Mesa", "PHOENIX", "tempe"]), "Glendale"]) }
        if random.oneIn(8), let zip = ZIPCode(random.pick(["85003", "85201", "85281"])) { filter.place = .zip(zip) }
        let center = try #require(
            Coordinate(
                latitude: 33.4484 + Double(random.int(in: -200...200)) / 1000,
                longitude: -112.074 + Double(random.int(in: -300...300)) / 1000
            )
        )
        let middle = random.oneIn(2) ? GeneratedDirectory.downtown : center
        if random.oneIn(2) {
            let radius = random.pick([Circle.fiveMiles, 100_000, 4_000_000, 0, 25_000])
            filter.circle = Circle(middle, centimeters: radius, name: "there")
        }
        if random.oneIn(4) { filter.timesOfDay = [random.pick(TimeOfDay.allCases), random.pick(TimeOfDay.allCases)] }
        if random.oneIn(4) { filter.days = [random.pick(Weekday.allCases)] }
        let day = LocalDate(dayNumber: 20_519 + random.int(in: -40...100))
        if random.oneIn(5) { filter.dates = try DateSpan(from: day, to: day.adding(days: random.int(in: 0...20))) }
        if random.oneIn(3) { filter.payments = [random.pick(PaymentOption.allCases)] }
        if random.oneIn(6) { filter.features = [random.pick(["Playground", "hiking TRAILS", "Fishing"])] }
        if random.oneIn(5) { filter.minimumRating = random.int(in: 1...5) }
        if random.oneIn(6) { filter.cost = random.oneIn(2) ? .free : .atMost(cents: 1_000) }
        if random.oneIn(6) { filter.age = random.int(in: 0...70) }
        if random.oneIn(6) { filter.ingredients = [random.pick(["corn", "tomatoes", "rice"])] }
        if random.oneIn(5) { filter.meals = [random.pick(MealType.allCases)] }
        if random.oneIn(6) { filter.openAt = LocalDateTime(day, .midnight).adding(minutes: random.int(in: 0...1439)) }
        filter.isFeatured = kind == .recipe && random.oneIn(5)
        return DirectoryQuery(
            kind,
            filter,
            sort: random.pick(SortOrder.allCases),
            origin: random.oneIn(3) ? (random.oneIn(2) ? middle : center) : nil
        )
    }
}

@Suite("Results")
struct ResultTests {
    static func directory(_ records: some Sequence<Record>) throws -> MaricopaDirectory {
        let clock = try ManualClock(QuerySample.now)
        let directory = try MaricopaDirectory.inMemory(
            clock: clock.wallClock,
            ids: .seeded(1),
            credential: .owner
        )
        try directory.load(records)
        return directory
    }

    static func all(_ directory: MaricopaDirectory, _ session: ResultSession) throws -> [String] {
        var ids: [String] = []
        var cursor: SessionCursor?
        repeat {
            let page = try directory.page(of: session.id, after: cursor, limit: 97)
            ids += page.records.map(\.id.rawValue)
            cursor = page.next
        } while cursor != nil
        return ids
    }

    @Test(
        "generated queries over generated records of every kind are answered as the slow rule does, ties included, whole and the first few alone",
        arguments: [(1, 0), (2, 1), (3, 60), (4, 700), (5, 4_000)]
    )
    func agreement(_ seed: Int, _ count: Int) throws {
        let records = Array(GeneratedDirectory(seed: UInt64(seed), count: count))
        let directory = try Self.directory(records)
        let moment = directory.moment(directory.clock.now())
        var random = SeededGenerator(seed: UInt64(seed))
        var found = 0
        for round in 0..<(count > 1000 ? 25 : 80) {
            let query = try QuerySample.query(&random)
            let expected = ResultOrder.results(records, query, at: moment).map(\.id.rawValue)
            let session = try directory.open(query)
            #expect(try Self.all(directory, session) == expected, "seed \(seed), round \(round): \(query)")
            #expect(session.total == expected.count)
            let limit = random.pick([1, 3, 20, 200])
            let first = try directory.firstPage(query, limit: limit).map(\.id.rawValue)
            #expect(first == Array(expected.prefix(limit)), "seed \(seed), round \(round), first \(limit): \(query)")
            found += expected.count
        }
        #expect(count < 60 || found > 60)
    }

    @Test(
        "the nearest of each kind are found around any place, those at one and the same place by title and id",
        arguments: RecordKind.allCases
    )
    func nearest(_ kind: RecordKind) throws {
        let records = (0..<1_500).map { GeneratedDirectory(seed: 9, count: 0).record($0, as: kind) }
        let directory = try Self.directory(records)
        let moment = directory.moment(directory.clock.now())
        let places =
            GeneratedDirectory.onEdge.prefix(3) + GeneratedDirectory.beyondEdge.prefix(3) + [
                GeneratedDirectory.downtown
            ]
        for place in places {
            for sort in [SortOrder.nearMe, .bestMatch] {
                let circle = Circle(place, name: "there")
                for query in [
                    DirectoryQuery(kind, Filter(circle: circle), sort: sort),
                    DirectoryQuery(kind, sort: sort, origin: place),
                ] {
                    let expected = ResultOrder.results(records, query, at: moment).prefix(20).map(\.id.rawValue)
                    #expect(try directory.firstPage(query).map(\.id.rawValue) == expected)
                }
            }
        }
    }

    @Test("around the poles and the 180th meridian, where no box can be laid, the answers are right too")
    func roundTheWorld() throws {
        let places = [(89.99, 10.0), (-89.99, -170), (0, 179.99), (10, -179.995), (0, 0)]
        var records: [Record] = []
        for (number, place) in places.enumerated() {
            for step in 0..<20 {
                let longitude = place.1 + Double(step) * 0.003
                let coordinate = Coordinate(latitude: place.0, longitude: longitude > 180 ? longitude - 360 : longitude)
                records.append(GeneratedDirectory.park(number * 100 + step, at: coordinate))
            }
        }
        let directory = try Self.directory(records)
        let moment = directory.moment(directory.clock.now())
        for place in places {
            let center = try #require(Coordinate(latitude: place.0, longitude: place.1))
            for filter in [Filter(), Filter(circle: Circle(center, centimeters: 300_000, name: "there"))] {
                let query = DirectoryQuery(.park, filter, sort: .nearMe, origin: center)
                let expected = ResultOrder.results(records, query, at: moment).map(\.id.rawValue)
                #expect(try directory.firstPage(query, limit: 500).map(\.id.rawValue) == expected)
                #expect(try Self.all(directory, directory.open(query)) == expected)
                #expect(expected.count >= 9)
            }
        }
    }
}
