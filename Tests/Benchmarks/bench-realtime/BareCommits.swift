import CSQLite
import Foundation

/// The floor of a saved write: three rows in one commit through SQLite's own interface, in a file configured like a store's.
final class BareCommits {
    private var handle: OpaquePointer?
    private var begin: OpaquePointer?
    private var commit: OpaquePointer?
    private var insert: OpaquePointer?
    private var next: Int64 = 0

    init(_ file: URL) {
        precondition(sqlite3_open(file.path, &handle) == SQLITE_OK, "the floor's file can be opened")
        let setup = """
            PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
            CREATE TABLE leaf (
                database INTEGER NOT NULL, path TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (database, path)
            ) STRICT, WITHOUT ROWID
            """
        precondition(sqlite3_exec(handle, setup, nil, nil, nil) == SQLITE_OK, "the floor's table can be made")
        begin = prepare("BEGIN IMMEDIATE")
        commit = prepare("COMMIT")
        insert = prepare("INSERT INTO leaf (database, path, value) VALUES (1, ?, ?)")
    }

    deinit {
        for statement in [begin, commit, insert] { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    /// Writes three rows with keys like those of a room's log.
    func commitThreeRows() {
        next += 1
        step(begin)
        for field in ["at", "by", "item"] {
            bind(1, "rooms/room/logs/\(next)/c/\(field)")
            bind(2, "as long as what a claim says")
            step(insert)
        }
        step(commit)
    }

    private func prepare(_ sql: String) -> OpaquePointer? {
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, "the floor's SQL is sound")
        return statement
    }

    private func bind(_ index: Int32, _ text: String) {
        sqlite3_bind_text(insert, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    private func step(_ statement: OpaquePointer?) {
        precondition(sqlite3_step(statement) == SQLITE_DONE, "the floor's rows can be written")
        sqlite3_reset(statement)
    }
}
