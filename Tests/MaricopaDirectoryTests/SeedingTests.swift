import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Seeding the directory at first run")
struct SeedingTests {
    private static func directory() throws -> MaricopaDirectory {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        return try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1), credential: .owner)
    }

    private static func record(_ id: String, _ directory: MaricopaDirectory) throws -> Record? {
        try directory.read { reader in try reader.recordOrNil(TimeKit.ID(id)) }
    }

    @Test("The first run lays in a full directory, and the second nothing more")
    func twice() throws {
        let directory = try Self.directory()
        #expect(try directory.seed() == 135)
        #expect(try directory.seed() == 0)
        for kind in RecordKind.allCases {
            let first = try directory.firstPage(DirectoryQuery(kind, sort: .alphabetical), limit: 200)
            let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
            #expect(Set(first.map(\.id)) == Set(bundled.filter { $0.kind == kind }.map(\.id)), "\(kind)")
        }
    }

    @Test("Seeded records read back as the tables have it")
    func readsBack() throws {
        let directory = try Self.directory()
        try directory.seed()
        let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
        for record in bundled { #expect(try Self.record(record.id.rawValue, directory) == record) }
    }

    @Test("Another seeding adds new records and leaves alone the ones that an admin deleted or changed")
    func again() throws {
        let directory = try Self.directory()
        let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
        // The state that an earlier edition left, without one of the recipes.
        let earlier = bundled.filter { $0.id.rawValue != "recipe-calabacitas" }
        #expect(try directory.write { writer in try writer.seed(earlier) } == 134)
        let gone = TimeKit.ID<Record>("usda-1018235")
        let changed = TimeKit.ID<Record>("park-encanto")
        try directory.write { writer in
            try writer.delete(writer.reader.record(gone))
            var park = try writer.reader.record(changed)
            park.title = "Encanto"
            try writer.update(park)
        }
        #expect(try directory.seed() == 1)
        #expect(try Self.record(gone.rawValue, directory) == nil)
        #expect(try Self.record(changed.rawValue, directory)?.title == "Encanto")
        #expect(try Self.record("recipe-calabacitas", directory) != nil)
    }

    @Test("Another edition renews what nobody changed, and takes away what it no longer has")
    func renewed() throws {
        let directory = try Self.directory()
        var earlier = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
        let market = try #require(earlier.firstIndex { $0.id.rawValue == "usda-1018235" })
        earlier[market].hours = try HoursText.read("[May 6-Sep 30] Sat 08:00-12:00")
        let dropped = ["usda-1007842", "usda-1002010"].map { id in
            Record(
                id: TimeKit.ID(id),
                title: "Outside",
                addedOn: LocalDate(dayNumber: 20_000),
                details: .market(MarketDetails())
            )
        }
        try directory.write { writer in
            _ = try writer.seed(earlier + dropped)
            var kept = try writer.reader.record(dropped[1].id)
            kept.title = "Outside, and corrected here"
            try writer.update(kept)
        }
        #expect(try directory.seed() == 0)
        #expect(
            try Self.record("usda-1018235", directory)?.hours.pastYears(before: LocalDate(dayNumber: 20_576))
                == 2017...2018
        )
        #expect(try Self.record("usda-1007842", directory) == nil)
        #expect(try Self.record("usda-1002010", directory)?.title == "Outside, and corrected here")
    }

    @Test("A record is renewed by every edition, and one of an admin's own under a deleted record's id by none")
    func editions() throws {
        let directory = try Self.directory()
        let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
        let park = try #require(bundled.first { $0.id.rawValue == "park-encanto" })
        let resource = try #require(bundled.first { $0.kind == .resource })
        for title in ["Encanto, first", "Encanto, second", "Encanto, third"] {
            var edition = bundled
            edition[try #require(bundled.firstIndex(of: park))].title = title
            try directory.write { writer in _ = try writer.seed(edition) }
            #expect(try Self.record(park.id.rawValue, directory)?.title == title)
        }
        try directory.delete(resource.id)
        try directory.add(RecordDraft(.resource, [.title: "Ours"]), id: resource.id.rawValue)
        try directory.write { writer in _ = try writer.seed(bundled) }
        #expect(try Self.record(resource.id.rawValue, directory)?.title == "Ours")
    }

    @Test("A record that an import brought before stays, and isn't there twice")
    func imported() throws {
        let directory = try Self.directory()
        try directory.write { writer in
            try writer.insert(
                Record(
                    id: TimeKit.ID("another-id"),
                    title: "Uptown",
                    source: RecordSource("usda-markets", id: "1018235"),
                    addedOn: LocalDate(dayNumber: 20_000),
                    details: .market(MarketDetails())
                )
            )
        }
        #expect(try directory.seed() == 134)
        #expect(try Self.record("another-id", directory)?.title == "Uptown")
        #expect(try Self.record("usda-1018235", directory) == nil)
    }

    @Test("Two engines that seed one file at a time add each record once")
    func twoEngines() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("maricopa.sqlite")
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let first = try MaricopaDirectory.open(at: file, clock: clock.wallClock)
        let second = try MaricopaDirectory.open(at: file, clock: clock.wallClock)
        #expect(try first.seed() == 135)
        #expect(try second.seed() == 0)
    }
}
