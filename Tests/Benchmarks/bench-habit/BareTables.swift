import CSQLite
import Foundation

/// The floors: reading and writing the course's own tables through SQLite's interface, in a copy of the file.
final class BareTables {
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    private var next: Int64 = 0

    /// - Parameter file: the file of a course, which is copied to `copy` and configured like a store's file.
    init(copying file: URL, to copy: URL) throws {
        var source: OpaquePointer?
        precondition(sqlite3_open(file.path, &source) == SQLITE_OK, "the course's file can be opened")
        defer { sqlite3_close(source) }
        precondition(sqlite3_exec(source, "VACUUM INTO '\(copy.path)'", nil, nil, nil) == SQLITE_OK, "it can be copied")
        precondition(sqlite3_open(copy.path, &handle) == SQLITE_OK, "the copy can be opened")
        run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    func run(_ sql: String) {
        precondition(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, String(cString: sqlite3_errmsg(handle)))
    }

    /// Reads all ticks in order and returns their number.
    func readTicks() -> Int {
        let statement = prepared("SELECT habit_id, day FROM tick ORDER BY habit_id, day")
        var count = 0
        var sum = 0
        while sqlite3_step(statement) == SQLITE_ROW {
            count += 1
            sum &+= Int(sqlite3_column_int64(statement, 1)) &+ Int(sqlite3_column_bytes(statement, 0))
        }
        sqlite3_reset(statement)
        precondition(sum > 0)
        return count
    }

    /// Writes the rows of a tick in one commit: the tick, the trigger's row, an entry of the change log and its row.
    func commitTick() {
        next += 1
        let (change, day) = (10_000_000 + next, 200_000 + next)
        step(prepared("BEGIN IMMEDIATE"))
        let tick = prepared("INSERT INTO tick (habit_id, day) SELECT min(id), ? FROM habit")
        sqlite3_bind_int64(tick, 1, day)
        step(tick)
        let entry = prepared(
            """
            INSERT INTO change (id, at, actor, use_case, subject_kind, subject_id, summary, undoes, reverses)
            VALUES (?, ?, 'me', 'check', 'habit', 'the-id-of-a-habit-takes-26', \
            '“I do something about it once a day” ticked for 2026-03-08', NULL, 0)
            """
        )
        sqlite3_bind_int64(entry, 1, change)
        sqlite3_bind_int64(entry, 2, change)
        step(entry)
        let row = prepared(
            """
            INSERT INTO change_row (change_id, position, table_name, before, after)
            VALUES (?, 0, 'tick', NULL, '{"day":20000,"habit_id":"the-id-of-a-habit-takes-26"}')
            """
        )
        sqlite3_bind_int64(row, 1, change)
        step(row)
        step(prepared("COMMIT"))
    }

    private func prepared(_ sql: String) -> OpaquePointer? {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        precondition(
            sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
            String(cString: sqlite3_errmsg(handle))
        )
        statements[sql] = statement
        return statement
    }

    private func step(_ statement: OpaquePointer?) {
        precondition(sqlite3_step(statement) == SQLITE_DONE, String(cString: sqlite3_errmsg(handle)))
        sqlite3_reset(statement)
    }
}
