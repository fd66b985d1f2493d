import CSQLite
import DirectoryRecords
import Foundation
import MaricopaDirectory
import TestKit

/// The floor of searching: the same texts in an FTS5 table in a file, searched for prefixes of words through SQLite's own
/// interface. It tolerates no typing mistakes and ignores popularity; unranked, it returns the first twenty matches.
final class WordTableFloor {
    private let folder: TemporaryFolder
    private var handle: OpaquePointer?
    private var ranked: OpaquePointer?
    private var unranked: OpaquePointer?

    init(_ records: GeneratedDirectory) throws {
        folder = try TemporaryFolder()
        try check(sqlite3_open(folder.file("words.sqlite").path, &handle))
        let setup =
            "PRAGMA journal_mode = WAL; CREATE VIRTUAL TABLE words USING fts5(title, subtitle, description, prefix='3 4'); BEGIN"
        try check(sqlite3_exec(handle, setup, nil, nil, nil))
        let insert = try prepare("INSERT INTO words (title, subtitle, description) VALUES (?, ?, ?)")
        for record in records {
            bind(insert, 1, record.title)
            bind(insert, 2, record.subtitle)
            bind(insert, 3, record.description)
            sqlite3_step(insert)
            sqlite3_reset(insert)
        }
        sqlite3_finalize(insert)
        try check(sqlite3_exec(handle, "COMMIT", nil, nil, nil))
        ranked = try prepare("SELECT rowid FROM words WHERE words MATCH ? ORDER BY rank LIMIT 20")
        unranked = try prepare("SELECT rowid FROM words WHERE words MATCH ? LIMIT 20")
    }

    deinit {
        sqlite3_finalize(ranked)
        sqlite3_finalize(unranked)
        sqlite3_close(handle)
    }

    /// The number of results, at most twenty.
    func count(_ typed: String, isRanked: Bool) -> Int {
        let statement = isRanked ? ranked : unranked
        let words = typed.split { !$0.isLetter && !$0.isNumber }
        bind(statement, 1, words.map { "\"\($0)\"*" }.joined(separator: " "))
        var count = 0
        while sqlite3_step(statement) == SQLITE_ROW { count += 1 }
        sqlite3_reset(statement)
        return count
    }

    private func prepare(_ sql: String) throws -> OpaquePointer? {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
        return statement
    }

    private func bind(_ statement: OpaquePointer?, _ place: Int32, _ text: String) {
        sqlite3_bind_text(statement, place, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }

    private func check(_ code: Int32) throws {
        if code != SQLITE_OK { throw CocoaError(.fileReadUnknown) }
    }
}
