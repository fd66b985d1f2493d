import CSQLite
import Foundation

/// The floor of a tick: its three rows, written in one commit through SQLite's own interface.
///
/// They are written into a copy of the room's file, so that both write into tables of the same shape and depth. The copy
/// is configured like a store's file. The contents of the rows are invented: nothing is read or checked.
final class BareCommits {
    private var handle: OpaquePointer?
    private var begin: OpaquePointer?
    private var commit: OpaquePointer?
    private var claim: OpaquePointer?
    private var change: OpaquePointer?
    private var changeRow: OpaquePointer?
    private var next: Int64 = 0

    /// - Parameter room: the file of a room, which is copied to `copy`.
    init(copying room: URL, to copy: URL) throws {
        var source: OpaquePointer?
        try check(sqlite3_open(room.path, &source))
        defer { sqlite3_close(source) }
        try check(sqlite3_exec(source, "VACUUM INTO '\(copy.path)'", nil, nil, nil))
        try check(sqlite3_open(copy.path, &handle))
        let setup = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON"
        try check(sqlite3_exec(handle, setup, nil, nil, nil))
        begin = try prepare("BEGIN IMMEDIATE")
        commit = try prepare("COMMIT")
        claim = try prepare(
            """
            INSERT INTO claim
            (id, day, item, cycle, member, at, recorded_at, item_name, category, dose_amount, dose_unit, is_early)
            VALUES (?, ?, ?, 'cycle-99', 'the-id-of-a-member-takes-26', ?, ?, 'Maintenance 7', 'maintenance', '1/4', 'tsp', 0)
            """
        )
        change = try prepare(
            """
            INSERT INTO change (id, at, actor, use_case, subject_kind, subject_id, summary, undoes, reverses)
            VALUES (?, ?, 'the-id-of-a-member-takes-26', 'log', 'log', ?, 'Maintenance 7 logged', NULL, 0)
            """
        )
        changeRow = try prepare(
            "INSERT INTO change_row (change_id, position, table_name, before, after) VALUES (?, 0, 'claim', NULL, ?)"
        )
    }

    deinit {
        for statement in [claim, change, changeRow, begin, commit] { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    func commitThreeRows() {
        next += 1
        let clock = 0x0FFF_FFFF_0000 + next
        // Twenty slots a day, as in the room.
        let day = "98" + Self.digits(next / 20 / 28, 2) + "-01-" + Self.digits(next / 20 % 28 + 1, 2)
        let item = "the-id-of-an-item-takes-" + Self.digits(next % 20, 2)
        let id = String(clock, radix: 16) + "-0000-k3f9x2aabc"
        step(begin)
        bind(claim, 1, id)
        bind(claim, 2, day)
        bind(claim, 3, item)
        sqlite3_bind_int64(claim, 4, clock)
        sqlite3_bind_int64(claim, 5, clock)
        step(claim)
        sqlite3_bind_int64(change, 1, 1_000_000 + next)
        sqlite3_bind_int64(change, 2, clock)
        bind(change, 3, "\(day)/\(item)")
        step(change)
        sqlite3_bind_int64(changeRow, 1, 1_000_000 + next)
        bind(changeRow, 2, Self.image)
        step(changeRow)
        step(commit)
    }

    private static let image = String(repeating: "as long as a row of the change log ", count: 8)

    private static func digits(_ number: Int64, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }

    private func prepare(_ sql: String) throws -> OpaquePointer? {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        return statement
    }

    private func bind(_ statement: OpaquePointer?, _ index: Int32, _ text: String) {
        sqlite3_bind_text(statement, index, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    private func step(_ statement: OpaquePointer?) {
        precondition(sqlite3_step(statement) == SQLITE_DONE, "the benchmark's rows can be written")
        sqlite3_reset(statement)
    }

    private func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw CocoaError(.fileWriteUnknown) }
    }
}
