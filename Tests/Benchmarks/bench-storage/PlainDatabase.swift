import CSQLite

/// The floor: the same statements through SQLite's own interface, in a file configured like a store's.
final class PlainDatabase {
    private var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    init(
        _ path: String,
        setup: String = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON"
    ) {
        precondition(sqlite3_open(path, &handle) == SQLITE_OK, "the benchmark's file can be opened")
        sqlite3_busy_timeout(handle, 5000)
        execute(setup)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(handle)
    }

    func execute(_ sql: String) {
        precondition(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "the benchmark's SQL is sound: \(sql)")
    }

    /// Runs a statement with bound integers, followed by the text as its last value.
    func run(_ sql: String, _ numbers: [Int64], text: String) {
        let statement = prepared(sql)
        for (index, number) in numbers.enumerated() { sqlite3_bind_int64(statement, Int32(index + 1), number) }
        text.withCString { bytes in
            sqlite3_bind_text(statement, Int32(numbers.count + 1), bytes, -1, nil)
            precondition(sqlite3_step(statement) == SQLITE_DONE, "the benchmark's row can be written")
        }
        sqlite3_reset(statement)
    }

    /// The sum of the first column and of the lengths of the texts in the second.
    func sum(_ sql: String) -> Int {
        let statement = prepared(sql)
        var total = 0
        while sqlite3_step(statement) == SQLITE_ROW {
            total &+= Int(sqlite3_column_int64(statement, 0))
            if let text = sqlite3_column_text(statement, 1) { total &+= String(cString: text).utf8.count }
        }
        sqlite3_reset(statement)
        return total
    }

    private func prepared(_ sql: String) -> OpaquePointer? {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        precondition(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, "the benchmark's SQL is sound")
        statements[sql] = statement
        return statement
    }
}
