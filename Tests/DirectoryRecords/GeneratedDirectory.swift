public import MaricopaDirectory
import TestKit
import TimeKit

/// Realistic records generated from a seed: all kinds, hours of all forms, common and rare words, and places that coincide, lie exactly on the
/// edge of five miles, or are unknown.
///
///     for record in GeneratedDirectory(seed: 7, count: 20_000) { … }
///
/// Each record is generated on access. A seed gives the same records on every machine, for any count.
public struct GeneratedDirectory: RandomAccessCollection, Sendable {
    public let seed: UInt64
    /// The number of records.
    public let count: Int

    public init(seed: UInt64, count: Int) {
        self.seed = seed
        self.count = count
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The record with a number, from 0.
    public subscript(number: Int) -> Record { record(number) }

    /// The record with a number, of its own or of another kind.
    public func record(_ number: Int, as wanted: RecordKind? = nil) -> Record {
        var random = SeededGenerator(seed: seed &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
        let kind = wanted ?? random.pick(Self.kinds)
        let city = random.pick(Self.cities)
        let isPlaced = kind == .market || kind == .park || kind == .event || (kind == .resource && random.oneIn(2))
        var record = Record(
            id: ID("generated-\(number)"),
            title: Self.title(of: kind, in: city, &random),
            subtitle: random.oneIn(3) ? Self.sentence(of: random.int(in: 2...5), &random) : "",
            description: random.oneIn(12) ? "" : Self.sentence(of: random.int(in: 5...24), &random),
            addedOn: Self.firstDay.adding(days: random.int(in: 0...1_500)),
            details: Self.details(of: kind, &random)
        )
        if isPlaced {
            record.address = random.oneIn(9) ? "" : "\(random.int(in: 1...9_999)) \(random.pick(Self.streets))"
            record.city = random.oneIn(20) ? "" : city.name
            record.zip = random.oneIn(10) ? nil : random.pick(city.zips)
            record.coordinate = Self.coordinate(in: city, &random)
            record.phone = random.oneIn(2) ? "602-555-01\(random.int(in: 10...99))" : ""
        }
        if kind == .market || kind == .park { record.hours = Self.hours(&random) }
        if random.oneIn(4) { record.links = [random.pick(Self.links)] }
        if random.oneIn(3) { record.verifiedOn = record.addedOn.adding(days: random.int(in: 0...700)) }
        if random.oneIn(2) { record.source = RecordSource("generated", id: "\(number)") }
        record.ratingSummary = Self.ratingSummary(&random)
        return record
    }

    /// The kinds by frequency: a kind's share is its number of entries.
    private static let kinds: [RecordKind] = [
        .market, .market, .market, .park, .park, .park, .park, .park, .recipe, .recipe, .recipe, .recipe, .event,
        .event, .event, .event, .resource, .resource, .resource, .activity,
    ]

    /// The date 2022-01-01.
    private static let firstDay = LocalDate(dayNumber: 18_993)

    private static func ratingSummary(_ random: inout SeededGenerator) -> RatingSummary {
        guard random.oneIn(2) else { return RatingSummary() }
        let ratings = Swift.min(random.int(in: 0...80), random.int(in: 0...80))
        let mean = random.int(in: 10...50)
        return RatingSummary(
            ratings: ratings,
            stars: Swift.max(ratings, ratings * mean / 10),
            favorites: Swift.min(random.int(in: 0...40), random.int(in: 0...40))
        )
    }

    private static let links: [RecordLink] = [
        "https://example.org/a", "https://example.com/b", "http://example.net/market?id=1",
    ]
    .enumerated()
    .compactMap { place, text in
        (try? WebLinkRule.read(text)).map { RecordLink([.website, .facebook, .learnMore][place % 3], $0) }
    }
}

extension GeneratedDirectory {
    /// A park with a number, for tests that need many.
    public static func park(_ number: Int, title: String? = nil, at coordinate: Coordinate? = nil) -> Record {
        Record(
            id: ID("park-\(number)"),
            title: title ?? "Park \(number)",
            coordinate: coordinate,
            addedOn: LocalDate(dayNumber: 20_000),
            details: .park(ParkDetails())
        )
    }
}

extension GeneratedDirectory {
    /// Writes all records with their standing into a directory like an import: without row images in the change log.
    public func load(into directory: MaricopaDirectory) throws(DirectoryError) {
        try directory.load(self)
    }
}
