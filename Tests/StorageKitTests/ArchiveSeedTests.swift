import Foundation
import GRDB
import StorageKit
import Testing

@Suite("An archive and the rows that migrations put there")
struct ArchiveSeedTests {
    private static let schema = Schema(
        namespace: "seeded",
        migrations: [
            Migration(
                "0001-counter",
                sql: """
                    CREATE TABLE counter (id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1), value INTEGER NOT NULL) STRICT;
                    INSERT INTO counter (id, value) VALUES (1, 0);
                    """
            )
        ]
    )

    private func value(_ store: LocalStore) throws -> Int? {
        try store.read { try Int.fetchOne($0, sql: "SELECT value FROM counter") }
    }

    private func archive(_ store: LocalStore) throws -> Data {
        var data = Data()
        try Archive.write(store) { data.append($0) }
        return data
    }

    private func read(_ archive: Data, into store: LocalStore) throws {
        var parts = [archive]
        try Archive.read(into: store) { parts.popLast() ?? Data() }
    }

    @Test("a row that a migration made gives way to the archive's")
    func seedGivesWay() throws {
        let store = try LocalStore.inMemory(schemas: [Self.schema])
        try store.write { try $0.execute(sql: "UPDATE counter SET value = 7") }
        let copy = try LocalStore.inMemory(schemas: [Self.schema])
        try read(archive(store), into: copy)
        #expect(try value(copy) == 7)
    }

    @Test("one that was changed since is data, and nothing is read over it")
    func changedSeedStays() throws {
        let store = try LocalStore.inMemory(schemas: [Self.schema])
        let copy = try LocalStore.inMemory(schemas: [Self.schema])
        try copy.write { try $0.execute(sql: "UPDATE counter SET value = 3") }
        #expect(throws: StoreError.notEmpty(table: "counter")) { try read(archive(store), into: copy) }
        #expect(try value(copy) == 3)
    }
}
