import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

extension DirectoryReader {
    /// Returns the numbers of all results of a query, in its order.
    ///
    /// - Complexity: O(records of the kind); with a circle O(records in its bounding box).
    func results(_ query: DirectoryQuery, at moment: LocalDateTime) throws -> [Int64] {
        let scan = RecordScan(query, at: moment)
        if scan.isExact, let order = scan.order {
            let sql = "SELECT record.number FROM record WHERE \(scan.condition) ORDER BY \(order)"
            return try Int64.fetchAll(db, sql: sql, arguments: StatementArguments(scan.arguments))
        }
        if query.isEveryEvent { return try comingEvents(at: moment, limit: .max).map(\.number) }
        var conditions = scan.condition
        if let circle = query.filter.circle, let box = NearBox(circle.center, centimeters: circle.centimeters) {
            conditions += " AND " + NearSearch.condition(box, query.kind)
        }
        var judge = RecordJudge(query, at: moment)
        let sql = "SELECT \(judge.columns) FROM record \(judge.join) WHERE \(conditions)"
        var found: [(key: ResultKey, number: Int64)] = []
        if FoldedText.key(query.filter.text).isEmpty {
            let cursor = try Row.fetchCursor(db, sql: sql, arguments: StatementArguments(scan.arguments))
            while let row = try cursor.next() {
                if let key = try judge.key(row) { found.append((key, row[0])) }
            }
        } else {
            // The word index narrows the rows to read.
            let statement = try db.cachedStatement(sql: sql + " AND record.number = ?")
            for number in try answer(to: SearchText(query.filter.text)).numbers.numbers {
                let key = try statement.first(StatementArguments(scan.arguments + [number])) { try judge.key($0) }
                if let key { found.append((key, number)) }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.number)
    }

    /// Returns the first results, without reading all records if an index has the order.
    func first(_ limit: Int, of query: DirectoryQuery, at moment: LocalDateTime) throws -> [Int64] {
        guard limit > 0 else { return [] }
        if NearSearch.fits(query), let origin = query.measuredFrom,
            let found = try NearSearch(db: db, query: query, moment: moment, origin: origin).first(limit)
        {
            return found
        }
        if query.sort == .chronological, query.kind == .event, !query.filter.asksForTimes {
            return try firstEvents(limit, of: query, at: moment)
        }
        let scan = RecordScan(query, at: moment)
        guard let order = scan.order, query.filter.circle == nil, FoldedText.key(query.filter.text).isEmpty else {
            return Array(try results(query, at: moment).prefix(limit))
        }
        var judge = RecordJudge(query, at: moment)
        let cursor = try Row.fetchCursor(
            db,
            sql: "SELECT \(judge.columns) FROM record \(judge.join) WHERE \(scan.condition) ORDER BY \(order)",
            arguments: StatementArguments(scan.arguments)
        )
        var found: [Int64] = []
        while found.count < limit, let row = try cursor.next() {
            if scan.isExact { found.append(row[0]) } else if try judge.key(row) != nil { found.append(row[0]) }
        }
        return found
    }

    private func firstEvents(_ limit: Int, of query: DirectoryQuery, at moment: LocalDateTime) throws -> [Int64] {
        var judge = RecordJudge(query, at: moment)
        let statement = try db.cachedStatement(
            sql: "SELECT \(judge.columns) FROM record \(judge.join) WHERE record.number = ?"
        )
        var found: [Int64] = []
        var place: EventKey?
        while found.count < limit {
            let block = try comingEvents(at: moment, after: place, limit: max(100, limit))
            guard let last = block.last else { break }
            for event in block where found.count < limit {
                if try statement.first([event.number], { try judge.key($0) }) != nil { found.append(event.number) }
            }
            place = last.key
        }
        return found
    }
}

extension DirectoryQuery {
    /// Whether it lists all events by date, without conditions.
    fileprivate var isEveryEvent: Bool { self == .list(of: .event) }
}
