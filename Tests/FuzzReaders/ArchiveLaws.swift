import Foundation
import StorageKit
import Synchronization

/// The laws of a store's archives: an archive is imported as a whole or not at all, reads the same in pieces, and is exported as it was imported.
enum ArchiveLaws {
    private static let schema = Schema(
        namespace: "shelf",
        migrations: [
            Migration(
                "0001-books",
                sql: """
                    CREATE TABLE author (id TEXT NOT NULL PRIMARY KEY, name TEXT) STRICT;
                    CREATE TABLE book (
                        id INTEGER NOT NULL PRIMARY KEY, author TEXT REFERENCES author(id), weight REAL, cover BLOB, note ANY
                    ) STRICT;
                    """
            )
        ]
    )

    /// A store without imports. A refused archive leaves it unchanged, so it is reused.
    private static let unused = Mutex<LocalStore?>(nil)

    /// Checks the laws on one input.
    static func check(_ bytes: [UInt8]) throws {
        let whole = try written([bytes])
        try require(whole == (try written(pieces(bytes))), "an archive is another one in pieces")
        guard let whole else { return }
        try require(try written([whole]) == whole, "an archive isn't read back as it was written")
    }

    /// The export of a store after the import of an archive; nil if the archive is refused.
    private static func written(_ pieces: [[UInt8]]) throws -> [UInt8]? {
        let kept = unused.withLock { store in
            defer { store = nil }
            return store
        }
        let store = try kept ?? LocalStore.inMemory(schemas: [schema])
        var rest = pieces[...]
        let count = try outcome { try Archive.read(into: store) { Data(rest.popFirst() ?? []) } }
        let archive = try archive(of: store)
        guard count == nil else { return archive }
        try require(archive == (try empty.get()), "a refused archive leaves something")
        unused.withLock { $0 = store }
        return nil
    }

    /// The export of an empty store.
    private static let empty = Result { try archive(of: LocalStore.inMemory(schemas: [schema])) }

    private static func archive(of store: LocalStore) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try Archive.write(store) { bytes += $0 }
        return bytes
    }
}
