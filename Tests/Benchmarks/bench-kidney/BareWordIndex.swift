import CSQLite
import Foundation

/// The floor of type-ahead: the same names in an FTS5 table in memory, searched and ranked by prefixes of words through
/// SQLite's own interface. It tolerates no typing mistakes and ignores recent foods.
final class BareWordIndex {
    private var handle: OpaquePointer?
    private var search: OpaquePointer?

    init(_ names: [String]) throws {
        try check(sqlite3_open(":memory:", &handle))
        try check(sqlite3_exec(handle, "CREATE VIRTUAL TABLE food USING fts5(name, prefix='1 2 3')", nil, nil, nil))
        try check(sqlite3_exec(handle, "BEGIN", nil, nil, nil))
        let insert = try prepare("INSERT INTO food (name) VALUES (?)")
        for name in names {
            bind(insert, name)
            sqlite3_step(insert)
            sqlite3_reset(insert)
        }
        sqlite3_finalize(insert)
        try check(sqlite3_exec(handle, "COMMIT", nil, nil, nil))
        search = try prepare("SELECT rowid FROM food WHERE food MATCH ? ORDER BY rank LIMIT 20")
    }

    deinit {
        sqlite3_finalize(search)
        sqlite3_close(handle)
    }

    /// The number of results, at most twenty.
    func count(_ typed: String) -> Int {
        let words = typed.split { !$0.isLetter && !$0.isNumber }
        guard !words.isEmpty else { return 0 }
        bind(search, words.map { "\"\($0)\"*" }.joined(separator: " "))
        var count = 0
        while sqlite3_step(search) == SQLITE_ROW { count += 1 }
        sqlite3_reset(search)
        return count
    }

    private func prepare(_ sql: String) throws -> OpaquePointer? {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        return statement
    }

    private func bind(_ statement: OpaquePointer?, _ text: String) {
        sqlite3_bind_text(statement, 1, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    private func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw CocoaError(.fileReadUnknown) }
    }
}
