import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Faults: an edit and an import are whole or absent, whatever crashes")
struct DirectoryFaultTests {
    private static let now = "2026-06-05T19:00:00Z"
    private static let park = TimeKit.ID<Record>("encanto")

    private func worker(_ arguments: String...) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["maricopa"] + arguments)
    }

    /// A directory with a park, in a file.
    private func box(in folder: TemporaryFolder) throws -> (
        store: LocalStore, directory: MaricopaDirectory, file: String
    ) {
        let file = folder.file("maricopa.sqlite")
        let store = try LocalStore.open(at: file, schemas: MaricopaDirectory.schemas)
        let directory = MaricopaDirectory(
            store: store,
            pictures: nil,
            clock: try ManualClock(Self.now).wallClock,
            ids: .seeded(5),
            credential: .owner
        )
        try directory.add(RecordDraft(.park, [.title: "Encanto Park", .city: "Phoenix"]), id: Self.park.rawValue)
        return (store, directory, file.path)
    }

    /// Checks that the index finds each record by its title, that no update of the index is pending, and that the file is sound.
    private func expectWhole(_ store: LocalStore, _ directory: MaricopaDirectory, _ comment: Comment) throws {
        let records = try ImportTables.count("record", in: store)
        #expect(try ImportTables.count("search_order", in: store) == records, comment)
        #expect(try ImportTables.count("search_pending", in: store) == 0, comment)
        #expect(try directory.firstPage(DirectoryQuery(.park, sort: .alphabetical)).isEmpty == (records == 0), comment)
        #expect(try store.inspect().findings.isEmpty, comment)
    }

    @Test(
        "A process killed in the middle of an edit leaves nothing of it, and the edit works the next time",
        arguments: ["record", "change", "change_row", "search_pending", "search_posting", "search_order"]
    )
    func killedInAnEdit(table: String) throws {
        let folder = try TemporaryFolder()
        let (store, directory, file) = try box(in: folder)
        let before = try ImportTables.all(in: store)
        let child = try worker("edit", file, Self.now, table, "1", Self.park.rawValue, "Rosewood Meadow")
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try ImportTables.all(in: store) == before)
        #expect(try directory.search("encanto").total == 1 && directory.search("rosewood").total == 0)
        #expect(try directory.edit(Self.park, [.title: "Rosewood Meadow"], expecting: 1).record.version == 2)
        #expect(try directory.search("encanto").total == 0 && directory.search("rosewood").total == 1)
        try expectWhole(store, directory, "\(table)")
    }

    @Test(
        "A process killed in the middle of an import leaves nothing of it, and the file comes in whole the next time",
        arguments: [
            ("record", 1), ("record", 150), ("record", 300), ("search_posting", 20), ("import_run", 1), ("change", 1),
            ("change_row", 1),
        ]
    )
    func killedInAnImport(table: String, rows: Int) throws {
        let folder = try TemporaryFolder()
        let (store, directory, file) = try box(in: folder)
        let features = (0..<300).map { number in
            #"{"type":"Feature","id":\#(number),"geometry":null,"properties":{"name":"Meadow \#(number)"}}"#
        }
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        let parks = folder.file("parks.geojson")
        try Data(text.utf8).write(to: parks)
        let before = try ImportTables.all(in: store)
        let child = try worker("import", file, Self.now, table, "\(rows)", parks.path)
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try ImportTables.all(in: store) == before)
        #expect(try directory.search("meadow").total == 0)
        let report = try directory.importRecords(
            [Array(text.utf8)],
            ImportSettings(.geojson, kind: .park, source: "parks")
        )
        #expect(report.new == 300 && report.same == 0)
        #expect(try directory.search("meadow").total == 300)
        try expectWhole(store, directory, "\(table)")
        try directory.undo()
        #expect(try ImportTables.count("record", in: store) == 1)
        try expectWhole(store, directory, "\(table), undone")
    }

    @Test(
        "kill -9 over many edits: the title that was said last is there, or the one after it, with all of its history"
    )
    func killedOverEdits() throws {
        let folder = try TemporaryFolder()
        let (store, directory, file) = try box(in: folder)
        var random = SeededGenerator(seed: 7)
        for round in 0..<4 {
            let child = try worker("edits", file, Self.now, Self.park.rawValue, "10000")
            try child.waitForLine(startingWith: "ready")
            var said = -1
            for _ in 0..<random.int(in: 1...20) {
                guard let line = try child.readLine() else { break }
                said = Int(line.dropFirst("saved ".count)) ?? said
            }
            child.kill()
            while let line = try child.readLine() { said = Int(line.dropFirst("saved ".count)) ?? said }
            let record = try directory.read { try $0.record(Self.park) }
            #expect(["Title \(said)", "Title \(said + 1)"].contains(record.title), "round \(round)")
            #expect(try directory.search(record.title).hits.map(\.id) == [Self.park], "round \(round)")
            #expect(try ImportTables.count("change", in: store) == record.version, "round \(round)")
            try expectWhole(store, directory, "round \(round)")
        }
    }

    @Test("kill -9 over many imports: each file that was said to be in is there, and each is whole or absent")
    func killedOverImports() throws {
        let folder = try TemporaryFolder()
        let (store, directory, file) = try box(in: folder)
        var random = SeededGenerator(seed: 9)
        var said: Set<String> = []
        for round in 0..<4 {
            let child = try worker("imports", file, Self.now, "1000", "40")
            try child.waitForLine(startingWith: "ready")
            for _ in 0..<random.int(in: 1...5) {
                guard let line = try child.readLine() else { break }
                said.insert(String(line.dropFirst("saved ".count)))
            }
            child.kill()
            while let line = try child.readLine() { said.insert(String(line.dropFirst("saved ".count))) }
            let records = try ImportTables.counts("record", by: "source_name", in: store)
            #expect(records.values.allSatisfy { $0 == 40 }, "round \(round)")
            #expect(said.isSubset(of: records.keys), "round \(round)")
            #expect(try ImportTables.count("import_run", in: store) == records.count, "round \(round)")
            try expectWhole(store, directory, "round \(round)")
        }
    }
}
