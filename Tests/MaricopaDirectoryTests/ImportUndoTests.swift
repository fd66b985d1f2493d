import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Imports taken back")
struct ImportUndoTests {
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
        // A record of other origin must stay unaffected.
        try directory.add(RecordDraft(.park, [.title: "Encanto Park", .city: "Phoenix"]), id: "encanto")
    }

    private func feature(_ id: Int, _ title: String) -> String {
        #"{"type":"Feature","id":\#(id),"properties":{"name":"\#(title)","features":"Pool; Trails"},"geometry":{"type":"Point","coordinates":[-112.\#(id),33.4]}}"#
    }

    private func read(_ features: [String]) throws -> ImportReport {
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#
        return try directory.importRecords([Array(text.utf8)], ImportSettings(.geojson, source: "g"))
    }

    private func calendar(_ titles: [String]) throws -> ImportReport {
        let events = titles.enumerated().map { number, title in
            "BEGIN:VEVENT\r\nUID:\(number)\r\nSUMMARY:\(title)\r\nDTSTART:20260\(number % 5 + 4)10T090000\r\nRRULE:FREQ=WEEKLY\r\nEND:VEVENT\r\n"
        }
        let text = "BEGIN:VCALENDAR\r\n\(events.joined())END:VCALENDAR\r\n"
        return try directory.importRecords([Array(text.utf8)], ImportSettings(.ics, source: "c"))
    }

    /// The present contents of the directory.
    private func holdings() throws -> [String: [String]] { try ImportTables.holdings(in: store) }

    @Test(
        "Taken back, brought back and taken back again, an import's records, their index and their times have the same bytes each time",
        arguments: [false, true]
    )
    func overAndOver(events: Bool) throws {
        let none = try holdings()
        let words = events ? "bazaar" : "meadow"
        if events {
            #expect(try calendar((0..<40).map { "Bazaar \($0)" }).new == 40)
        } else {
            #expect(try read((10..<50).map { feature($0, "Meadow \($0)") }).new == 40)
        }
        let all = try holdings()
        #expect(all != none)
        #expect(try directory.search(words).total == 40)
        var last = try directory.undo()
        for _ in 0..<3 {
            #expect(try holdings() == none)
            #expect(try directory.search(words).total == 0)
            last = try directory.rollBack(last.id)
            #expect(try holdings() == all)
            #expect(try directory.search(words).total == 40)
            last = try directory.rollBack(last.id)
        }
        #expect(try holdings() == none)
        #expect(try ImportTables.count("import_run", in: store) == 0)
        #expect(try store.inspect().findings.isEmpty)
    }

    @Test("An import that was taken back can be read again, and its records are new again")
    func readAgain() throws {
        let features = (10..<20).map { feature($0, "Meadow \($0)") }
        _ = try read(features)
        let undone = try directory.undo()
        #expect(try read(features).new == 10)
        // The first records can't be restored beside the new ones.
        let before = try ImportTables.all(in: store)
        #expect(throws: DirectoryError.self) { try directory.rollBack(undone.id) }
        #expect(try ImportTables.all(in: store) == before)
        #expect(try directory.search("meadow").total == 10)
        try directory.undo()
        #expect(try directory.search("meadow").total == 0)
        #expect(try ImportTables.count("record", in: store) == 1)
    }

    @Test("An import's changes are taken back record by record after its new ones, until all is as it was")
    func changedOnes() throws {
        _ = try read((10..<15).map { feature($0, "Meadow \($0)") })
        let before = try ImportTables.rows("record", in: store)
        let report = try read((10..<20).map { feature($0, $0 < 12 ? "Lea \($0)" : "Meadow \($0)") })
        #expect(report.new == 5 && report.changed == 2 && report.same == 3)
        let after = try ImportTables.rows("record", in: store)
        try directory.undo()
        #expect(try ImportTables.count("record", in: store) == 6)
        #expect(try directory.search("lea").total == 2)
        let undone = [try directory.undo(), try directory.undo()]
        #expect(try ImportTables.rows("record", in: store) == before)
        #expect(try directory.search("lea").total == 0)
        for entry in undone.reversed() { try directory.rollBack(entry.id) }
        #expect(try ImportTables.rows("record", in: store) == Array(after.prefix(6)))
    }

    @Test("A version that an import wrote and that was taken back never comes again with other words")
    func versions() throws {
        _ = try read([feature(10, "Meadow")])
        _ = try read([feature(10, "Lea")])
        let id = TimeKit.ID<Record>("g-10")
        let taken = try directory.read { try $0.record(id) }.version
        try directory.undo()
        try directory.undo()
        #expect(try directory.read { try $0.record(id) }.title == "Meadow")
        _ = try read([feature(10, "Glade")])
        let record = try directory.read { try $0.record(id) }
        #expect(record.title == "Glade" && record.version > taken)
    }

    @Test("Taken back twice, an import is told to be taken back already, and nothing changes")
    func takenBackTwice() throws {
        _ = try read([feature(10, "Meadow")])
        let run = try #require(try directory.history(limit: 1).first)
        try directory.rollBack(run.id)
        let before = try ImportTables.all(in: store)
        #expect(throws: DirectoryError.self) { try directory.rollBack(run.id) }
        #expect(try ImportTables.all(in: store) == before)
    }
}
