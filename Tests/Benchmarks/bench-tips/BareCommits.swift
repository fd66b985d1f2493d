import CSQLite
import Foundation

/// The floor of a tick: three rows of its size in one commit, through SQLite's own interface, the file set up as a store's is.
final class BareCommits {
    private var handle: OpaquePointer?
    private var begin: OpaquePointer?
    private var commit: OpaquePointer?
    private var inserts: [OpaquePointer?] = []
    private var next: Int64 = 0

    init(_ file: URL) throws {
        try check(sqlite3_open(file.path, &handle))
        try check(
            sqlite3_exec(
                handle,
                """
                PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                CREATE TABLE a (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
                CREATE TABLE b (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
                CREATE TABLE c (id INTEGER NOT NULL PRIMARY KEY, body TEXT NOT NULL) STRICT;
                """,
                nil,
                nil,
                nil
            )
        )
        try check(sqlite3_prepare_v2(handle, "BEGIN IMMEDIATE", -1, &begin, nil))
        try check(sqlite3_prepare_v2(handle, "COMMIT", -1, &commit, nil))
        for name in ["a", "b", "c"] {
            var insert: OpaquePointer?
            try check(sqlite3_prepare_v2(handle, "INSERT INTO \(name) VALUES (?, ?)", -1, &insert, nil))
            inserts.append(insert)
        }
    }

    deinit {
        for statement in inserts + [begin, commit] { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    func commitThreeRows() {
        next += 1
        step(begin)
        for insert in inserts {
            sqlite3_bind_int64(insert, 1, next)
            Self.text.withCString { bytes in
                sqlite3_bind_text(insert, 2, bytes, -1, nil)
                step(insert)
            }
        }
        step(commit)
    }

    private static let text = String(repeating: "as long as a tick's row of the change log. ", count: 5)

    private func step(_ statement: OpaquePointer?) {
        precondition(sqlite3_step(statement) == SQLITE_DONE, "the benchmark's rows can be written")
        sqlite3_reset(statement)
    }

    private func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw CocoaError(.fileWriteUnknown) }
    }
}
