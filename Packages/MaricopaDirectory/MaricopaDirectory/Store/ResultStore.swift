import Foundation
import GRDB
import TimeKit

extension DirectoryWriter {
    /// The number of sessions that are kept; older ones are deleted.
    static let sessionsKept = 50

    /// Stores a session. Sessions aren't in the change log.
    func keep(_ session: ResultSession, _ numbers: [Int64]) throws {
        try db.execute(
            sql: "INSERT INTO result_session (id, query, moment, total) VALUES (?, ?, ?, ?)",
            arguments: [
                session.id.rawValue, try RecordCoding.json(session.query), session.moment.description, session.total,
            ]
        )
        let number = db.lastInsertedRowID
        let insertion = try db.cachedStatement(sql: "INSERT INTO result_chunk VALUES (?, ?, ?)")
        for first in stride(from: 0, to: numbers.count, by: ResultChunk.length) {
            let chunk = ResultChunk(numbers[first..<min(first + ResultChunk.length, numbers.count)])
            try insertion.execute(arguments: [number, first / ResultChunk.length, chunk.data])
        }
        let oldest = number - Int64(Self.sessionsKept)
        try db.execute(sql: "DELETE FROM result_chunk WHERE session <= ?", arguments: [oldest])
        try db.execute(sql: "DELETE FROM result_session WHERE number <= ?", arguments: [oldest])
    }

    /// Moves a session's moment, for a later reading with the same results.
    func setMoment(_ moment: LocalDateTime, of id: TimeKit.ID<ResultSession>) throws {
        let sql = "UPDATE result_session SET moment = ? WHERE id = ?"
        try db.execute(sql: sql, arguments: [moment.description, id.rawValue])
    }
}

extension DirectoryReader {
    /// The session of a query with the same results in the same order; nil if none of the newer half of the kept ones is.
    ///
    /// - Complexity: O(results).
    func recentSession(of query: DirectoryQuery, with numbers: [Int64]) throws -> ResultSession? {
        let sql = """
            SELECT number, id FROM result_session
            WHERE total = ? AND number > (SELECT max(number) FROM result_session) - ? ORDER BY number DESC
            """
        let statement = try db.cachedStatement(sql: sql)
        let rows = try Row.fetchAll(statement, arguments: [numbers.count, DirectoryWriter.sessionsKept / 2])
        for row in rows {
            let session = try session(TimeKit.ID(row["id"])).session
            guard session.query == query else { continue }
            return try self.numbers(of: row["number"], from: 0, count: numbers.count) == numbers ? session : nil
        }
        return nil
    }

    /// The session with an id, and its number in the store.
    ///
    /// - Throws: `resultsGone` if it has expired.
    func session(_ id: TimeKit.ID<ResultSession>) throws -> (number: Int64, session: ResultSession) {
        let statement = try db.cachedStatement(sql: "SELECT * FROM result_session WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]) else {
            throw DirectoryError.resultsGone(id.rawValue)
        }
        let session = ResultSession(
            id: id,
            query: try RecordCoding.value(row["query"]),
            moment: try LocalDateTime(iso8601: row["moment"]),
            total: row["total"]
        )
        return (row["number"], session)
    }

    /// The numbers of a session's results from a position on.
    ///
    /// - Complexity: O(count).
    func numbers(of session: Int64, from place: Int, count: Int) throws -> [Int64] {
        guard count > 0, place >= 0 else { return [] }
        let first = place / ResultChunk.length
        let statement = try db.cachedStatement(
            sql: "SELECT numbers FROM result_chunk WHERE session = ? AND place BETWEEN ? AND ? ORDER BY place"
        )
        let last = (place + count - 1) / ResultChunk.length
        let chunks = try Data.fetchAll(statement, arguments: [session, first, last])
        let numbers = chunks.flatMap { ResultChunk(data: $0).numbers }
        return Array(numbers.dropFirst(place - first * ResultChunk.length).prefix(count))
    }

    /// The 0-based position of a record in a session; nil if it isn't in it.
    ///
    /// - Complexity: O(results).
    func place(of number: Int64, in session: Int64) throws -> Int? {
        let cursor = try Row.fetchCursor(
            db,
            sql: "SELECT place, numbers FROM result_chunk WHERE session = ? ORDER BY place",
            arguments: [session]
        )
        while let row = try cursor.next() {
            let chunk = ResultChunk(data: row["numbers"])
            if let index = chunk.numbers.firstIndex(of: number) {
                return (row["place"] as Int) * ResultChunk.length + index
            }
        }
        return nil
    }

    /// The number, kind and last title of a deleted record; the latest one if several had the id.
    func gone(_ id: TimeKit.ID<Record>) throws -> (number: Int64, kind: RecordKind, title: String)? {
        let sql = "SELECT number, kind, title FROM gone_record WHERE id = ? ORDER BY number DESC LIMIT 1"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id.rawValue]), let kind = RecordKind(number: row[1])
        else { return nil }
        return (row[0], kind, row[2])
    }

    /// The titles of deleted records, in the order of the numbers.
    func goneTitles(_ numbers: [Int64]) throws -> [String] {
        let statement = try db.cachedStatement(sql: "SELECT title FROM gone_record WHERE number = ?")
        return try numbers.compactMap { try String.fetchOne(statement, arguments: [$0]) }
    }
}

/// A chunk of a session's record numbers, eight bytes each, least significant byte first.
struct ResultChunk {
    /// The numbers in a full chunk.
    static let length = 512

    let numbers: [Int64]

    init(_ numbers: some Sequence<Int64>) { self.numbers = Array(numbers) }

    init(data: Data) {
        numbers = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { offset in
                Int64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Int64.self))
            }
        }
    }

    var data: Data {
        var data = Data(capacity: numbers.count * 8)
        for number in numbers { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
        return data
    }
}
