import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Furnishing the directory at first run")
struct FurnishingTests {
    private static func directory() throws -> MaricopaDirectory {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        return try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1), credential: .owner)
    }

    @Test("The first run lays in a full directory, and the second nothing more")
    func twice() throws {
        let directory = try Self.directory()
        #expect(try directory.furnish() == 191)
        #expect(try directory.furnish() == 0)
        for kind in RecordKind.allCases {
            let first = try directory.firstPage(DirectoryQuery(kind, sort: .alphabetical), limit: 200)
            let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
            #expect(Set(first.map(\.id)) == Set(bundled.filter { $0.kind == kind }.map(\.id)), "\(kind)")
        }
    }

    @Test("What is furnished reads back as the tables have it")
    func readsBack() throws {
        let directory = try Self.directory()
        try directory.furnish()
        let bundled = try BundledDirectory.records(on: directory.moment(directory.clock.now()).date)
        try directory.read { reader in
            for record in bundled { #expect(try reader.record(record.id) == record) }
        }
    }

    @Test("Another furnishing lays in what is new, and leaves alone what an admin deleted or changed")
    func again() throws {
        let directory = try Self.directory()
        try directory.furnish()
        let gone: TimeKit.ID<Record> = "usda-1018235"
        let changed: TimeKit.ID<Record> = "park-encanto"
        try directory.write { writer in
            try writer.delete(writer.reader.record(gone))
            var park = try writer.reader.record(changed)
            park.title = "Encanto"
            try writer.update(park)
            // As a directory of an earlier edition has it, without one of the recipes.
            try writer.setDeviceSetting(.furnishedEdition, "0")
            try writer.db.execute(sql: "DELETE FROM furnished WHERE record_id = 'recipe-calabacitas'")
            try writer.db.execute(sql: "DELETE FROM record WHERE id = 'recipe-calabacitas'")
        }
        #expect(try directory.furnish() == 1)
        try directory.read { reader in
            #expect(try reader.recordOrNil(gone) == nil)
            #expect(try reader.record(changed).title == "Encanto")
            #expect(try reader.recordOrNil("recipe-calabacitas") != nil)
        }
    }

    @Test("A record that an import brought before stays, and isn't there twice")
    func imported() throws {
        let directory = try Self.directory()
        try directory.write { writer in
            try writer.insert(
                Record(
                    id: "another-id",
                    title: "Uptown",
                    source: RecordSource("usda-markets", id: "1018235"),
                    addedOn: LocalDate(dayNumber: 20_000),
                    details: .market(MarketDetails())
                )
            )
        }
        #expect(try directory.furnish() == 190)
        try directory.read { reader in
            #expect(try reader.record("another-id").title == "Uptown")
            #expect(try reader.recordOrNil("usda-1018235") == nil)
        }
    }

    @Test("Two engines that furnish one file at a time lay each record in once")
    func twoEngines() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("maricopa.sqlite")
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        let first = try MaricopaDirectory.open(at: file, clock: clock.wallClock)
        let second = try MaricopaDirectory.open(at: file, clock: clock.wallClock)
        #expect(try first.furnish() == 191)
        #expect(try second.furnish() == 0)
    }
}
