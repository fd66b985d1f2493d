import DirectoryRecords
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Generated records")
struct GeneratedDirectoryTests {
    private static let records = Array(GeneratedDirectory(seed: 1, count: 3_000))

    @Test("the same seed gives the same records, another seed others")
    func seeds() {
        #expect(Array(GeneratedDirectory(seed: 1, count: 50)) == Array(Self.records.prefix(50)))
        #expect(GeneratedDirectory(seed: 2, count: 1)[0] != Self.records[0])
        #expect(Set(Self.records.map(\.id)).count == Self.records.count)
    }

    @Test(
        "all kinds are there, and the hard cases: equal places, none, exactly five miles, a centimeter more, hours of each form"
    )
    func cases() {
        let records = Self.records
        #expect(Set(records.map(\.kind)) == Set(RecordKind.allCases))
        let places = records.compactMap(\.coordinate)
        let distances = places.map { Distance.centimeters(GeneratedDirectory.downtown, $0) }
        #expect(GeneratedDirectory.onEdge.count == 24 && GeneratedDirectory.beyondEdge.count == 24)
        #expect(distances.contains(Circle.fiveMiles) && distances.contains(Circle.fiveMiles + 1))
        #expect(Set(places).count < places.count && places.count < records.count { $0.kind != .recipe })
        let titles = records.map { FoldedText.key($0.title) }
        #expect(Set(titles).count < titles.count && records.contains { $0.title.contains("ñ") })
        let hours = records.map(\.hours)
        #expect(hours.contains(.unknown) && hours.contains(.always) && hours.contains { !$0.exceptions.isEmpty })
        #expect(hours.contains { $0.seasons.contains { if case .once = $0.dates { true } else { false } } })
        #expect(hours.contains { $0.seasons.contains { if case .yearly = $0.dates { true } else { false } } })
        let schedules = records.compactMap { if case .event(let event) = $0.details { event.schedule } else { nil } }
        #expect(schedules.contains { $0.isAllDay } && schedules.contains { !$0.moved.isEmpty })
        #expect(schedules.contains { $0.start == $0.end } && schedules.allSatisfy { $0.start <= $0.end })
        #expect(
            records.contains { $0.ratingSummary == RatingSummary() }
                && records.contains { $0.ratingSummary.ratings > 0 }
        )
    }

    @Test("a directory they were loaded into gives each of them back")
    func loading() throws {
        let directory = try MaricopaDirectory.inMemory(clock: try ManualClock("2026-06-02T14:00:00Z").wallClock)
        let records = GeneratedDirectory(seed: 3, count: 500)
        try records.load(into: directory)
        for record in records { #expect(try directory.read { try $0.record(record.id) } == record) }
    }
}
