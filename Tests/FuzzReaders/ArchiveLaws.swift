import Foundation
import StorageKit
import Synchronization

/// The laws of archives of a store: an archive is read as a whole or leaves nothing, reads the same in pieces, and is written as it is read.
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

    /// A store that nothing was read into. A refused archive leaves it as it was, so it serves again.
    private static let unused = Mutex<LocalStore?>(nil)

    /// Checks the laws on one input.
    static func check(_ bytes: [UInt8]) throws {
        let whole = try written([bytes])
        try require(whole == (try written(pieces(bytes))), "an archive is another one in pieces")
        guard let whole else { return }
        try require(try written([whole]) == whole, "an archive isn't read back as it was written")
    }

    /// The archive of a store that an archive was read into; nil where it is refused.
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

    /// The archive of a store that nothing was read into.
    private static let empty = Result { try archive(of: LocalStore.inMemory(schemas: [schema])) }

    private static func archive(of store: LocalStore) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try Archive.write(store) { bytes += $0 }
        return bytes
    }
}
