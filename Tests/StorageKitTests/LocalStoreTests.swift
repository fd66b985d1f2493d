import Foundation
import GRDB
import StorageKit
import Testing
import WordKit

@Suite("Every kind of store")
struct LocalStoreTests {
    @Test("a transaction's rows are read back", arguments: StoreKind.allCases)
    func writesAndReads(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.write { db in try Author(id: "a", name: "Ann").insert(db) }
        #expect(try store.read { try Author.fetchAll($0) } == [Author(id: "a", name: "Ann")])
        withExtendedLifetime(folder) {}
    }

    @Test("a transaction that throws leaves nothing, and its own error arrives", arguments: StoreKind.allCases)
    func rollsBack(kind: StoreKind) throws {
        struct Refused: Error {}
        let (store, folder) = try kind.make()
        #expect(throws: Refused.self) {
            try store.write { db in
                try Author(id: "a", name: "Ann").insert(db)
                throw Refused()
            }
        }
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        withExtendedLifetime(folder) {}
    }

    @Test(
        "a refusal by the disk is told by name, an index of the log that can't grow as a full disk, else with SQLite's number"
    )
    func diskErrors() throws {
        let store = try LocalStore.inMemory(schemas: [Library.schema])
        let name = "the store in memory"
        #expect(throws: StoreError.diskFull(file: name)) {
            try store.write { _ in throw DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE) }
        }
        #expect(throws: StoreError.inputOutput(file: name, reason: "disk I/O error (SQLite 1034)")) {
            try store.write { _ in throw DatabaseError(resultCode: .SQLITE_IOERR_FSYNC) }
        }
    }

    @Test("an error of SQLite is told in Spanish, and a constraint's with its place")
    func spanishErrors() throws {
        let store = try LocalStore.inMemory(schemas: [Library.schema])
        let cases: [(code: ResultCode, reason: String)] = [
            (.SQLITE_IOERR_FSYNC, "error de lectura o escritura del disco (SQLite 1034)"),
            (.SQLITE_CORRUPT, "el contenido de la base de datos está dañado (SQLite 11)"),
            (.SQLITE_CANTOPEN, "no se puede abrir el archivo de la base de datos (SQLite 14)"),
        ]
        Language.$current.withValue(.spanish) {
            for (code, reason) in cases {
                let error = #expect(throws: StoreError.self) {
                    try store.write { _ in throw DatabaseError(resultCode: code) }
                }
                #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
            }
            let line = #"{"table":"author","row":{"id":"x"}}"#
            let header =
                #"{"archive":"nourish","version":1,"originals":false,"migrations":["library/0001-books","library/0002-language","storage/0001-change-log","storage/0002-idempotency-keys"]}"#
            var data = Data("\(header)\n\(line)\n{\"end\":true,\"rows\":1}\n".utf8)
            let error = #expect(throws: StoreError.self) {
                try Archive.read(into: store) {
                    defer { data = Data() }
                    return data
                }
            }
            let reason = "falta un valor obligatorio: author.name"
            #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
        }
    }

    @Test("a read can't write", arguments: StoreKind.allCases)
    func readsOnly(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        #expect(throws: (any Error).self) {
            try store.read { try Author(id: "a", name: "Ann").insert($0) }
        }
        #expect(try store.read { try Author.fetchCount($0) } == 0)
        withExtendedLifetime(folder) {}
    }

    @Test("foreign keys, strict types and the safe settings are on", arguments: StoreKind.allCases)
    func settings(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        let pragmas = ["foreign_keys", "trusted_schema", "synchronous", "busy_timeout", "journal_mode"]
        let values = try store.write { db in try pragmas.map { try String.fetchOne(db, sql: "PRAGMA \($0)") } }
        #expect(values == ["1", "0", "2", "5000", kind == .memory ? "memory" : "wal"])
        #expect(throws: DatabaseError.self) {
            try store.write { try $0.execute(sql: "INSERT INTO loan (book_id, reader, days) VALUES (99, 'x', 1)") }
        }
        withExtendedLifetime(folder) {}
    }

    @Test("a closed store says so", arguments: StoreKind.allCases)
    func closed(kind: StoreKind) throws {
        let (store, folder) = try kind.make()
        try store.close()
        let name = store.file?.path(percentEncoded: false) ?? "the store in memory"
        #expect(throws: StoreError.closed(file: name)) { _ = try store.read { try Author.fetchCount($0) } }
        #expect(throws: StoreError.closed(file: name)) { _ = try store.write { try Author.fetchCount($0) } }
        withExtendedLifetime(folder) {}
    }
}
