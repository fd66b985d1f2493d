import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("The whole export of USDA in the store")
struct ImportExportTests {
    private let store: LocalStore
    private let directory: MaricopaDirectory
    private let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)

    init() throws {
        store = try LocalStore.inMemory(schemas: MaricopaDirectory.schemas)
        directory = MaricopaDirectory(
            store: store,
            pictures: nil,
            clock: clock.wallClock,
            ids: .seeded(5),
            credential: .owner
        )
    }

    @Test(
        "All 8,759 markets come in; read again they are the same, an admin's field stays and what was deleted stays so",
        .enabled(if: Corpus.isPresent)
    )
    func twice() throws {
        let file = try Corpus.folder("markets").appendingPathComponent("usda_farmers_market_Export_2017.csv")
        let bytes = Array(try Data(contentsOf: file))
        let pieces = stride(from: 0, to: bytes.count, by: 1 << 16).map { start in
            Array(bytes[start..<min(start + 1 << 16, bytes.count)])
        }
        var told: [Int] = []
        let first = try directory.importRecords(pieces, ImportSettings(.usdaMarkets, area: .all)) { told.append($0) }
        #expect(first.summary == "8759 read: 8745 new, 0 changed, 0 as they were, 14 listed twice, 0 refused")
        #expect(first.refusals.isEmpty && first.kept.isEmpty && !first.isDryRun)
        #expect(first.notes.map(\.count).reduce(0, +) == 1039)
        #expect(told.last == 8759 && told == told.sorted())
        #expect(try ImportTables.count("record", in: store) == 8745)
        #expect(try ImportTables.count("import_run", in: store) == 1)
        // The change log has one entry for the whole import.
        #expect(try ImportTables.count("change", in: store) == 1)
        #expect(try directory.search("uptown farmers market").total > 0)

        let edited = TimeKit.ID<Record>("usda-1018261")
        let deleted = TimeKit.ID<Record>("usda-1018318")
        try directory.edit(edited, [.hours: "Sat 06:30-11:15", .title: "Quokkaberry Market"])
        try directory.delete(deleted)
        let before = try ImportTables.rows("record", in: store)
        clock.advance(seconds: 86_400 * 30)
        let again = try directory.importRecords(pieces, ImportSettings(.usdaMarkets, area: .all))
        #expect(again.read == 8759 && again.new == 0 && again.changed == 0 && again.refused == 0)
        #expect(again.same == 8744 && again.deletedHere == 1)
        #expect(try ImportTables.rows("record", in: store) == before)
        let market = try directory.read { try $0.record(edited) }
        #expect(market.title == "Quokkaberry Market")
        #expect(market.hours == (try HoursText.read("Sat 06:30-11:15")))
        #expect(throws: DirectoryError.self) { try directory.read { try $0.record(deleted) } }
        #expect(try directory.search("quokkaberry").hits.map(\.id) == [edited])
        // The import changed nothing, so there is nothing to undo.
        #expect(try ImportTables.count("import_run", in: store) == 1)
    }
}
