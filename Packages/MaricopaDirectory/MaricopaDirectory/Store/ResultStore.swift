import Foundation
import GRDB
import TimeKit

extension DirectoryWriter {
    /// How many sessions are kept: the newest.
    static let sessionsKept = 50

    /// Keeps the order of a query's results. Sessions are nobody's work: they aren't in the change log.
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
}

extension DirectoryReader {
    /// A session and its number in the store; throws `resultsGone` for one that is no longer kept.
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

    /// The numbers of a session's results from a place on. O(how many).
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

    /// Where a record stands in a session; nil where it doesn't. O(results).
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

    /// A record that is gone: its number, its kind and what it was called. Of several that had the id, the last.
    func gone(_ id: TimeKit.ID<Record>) throws -> (number: Int64, kind: RecordKind, title: String)? {
        let sql = "SELECT number, kind, title FROM gone_record WHERE id = ? ORDER BY number DESC LIMIT 1"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id.rawValue]), let kind = RecordKind(number: row[1])
        else { return nil }
        return (row[0], kind, row[2])
    }

    /// What the gone records of some numbers were called, in that order.
    func goneTitles(_ numbers: [Int64]) throws -> [String] {
        let statement = try db.cachedStatement(sql: "SELECT title FROM gone_record WHERE number = ?")
        return try numbers.compactMap { try String.fetchOne(statement, arguments: [$0]) }
    }
}

/// Numbers of records as a session keeps them: eight bytes each, the lowest first.
struct ResultChunk {
    /// How many a full one has.
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
