import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// Queries within one transaction.
struct DirectoryReader {
    let db: Database

    /// The record with an id.
    ///
    /// - Throws: `noSuchRecord`.
    func record(_ id: TimeKit.ID<Record>) throws -> Record {
        guard let record = try recordOrNil(id) else { throw DirectoryError.noSuchRecord(id.rawValue) }
        return record
    }

    /// The record with an id; nil if there is none.
    func recordOrNil(_ id: TimeKit.ID<Record>) throws -> Record? {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.id = ?")
        return try statement.first([id.rawValue]) { try RecordCoding.record(selected: $0) }
    }

    /// The records with these numbers, in this order; deleted ones are left out.
    func records(_ numbers: [Int64]) throws -> [(number: Int64, record: Record)] {
        let statement = try db.cachedStatement(sql: Self.selection + " WHERE record.number = ?")
        return try numbers.compactMap { number in
            try statement.first([number]) { (number, try RecordCoding.record(selected: $0)) }
        }
    }

    /// The number of a record; nil if there is none.
    func number(of id: TimeKit.ID<Record>) throws -> Int64? {
        let statement = try db.cachedStatement(sql: "SELECT number FROM record WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [id.rawValue])
    }

    /// Selects all columns of a record and its rating summary.
    static let selection = """
        SELECT \(RecordCoding.selection)
        FROM record LEFT JOIN standing ON standing.number = record.number
        """
}

extension MaricopaDirectory {
    /// Runs a read transaction.
    func read<Value>(_ body: (DirectoryReader) throws -> Value) throws(DirectoryError) -> Value {
        do {
            return try store.read { db in try body(DirectoryReader(db: db)) }
        } catch {
            throw DirectoryError(error)
        }
    }
}

extension DirectoryReader {
    /// The text of the revision of everything that a screen can show: the latest change of the log, and the number of changes of rows that aren't in
    /// it.
    func revisionText() throws -> String {
        let statement = try db.cachedStatement(sql: "SELECT changes FROM unlogged_revision")
        let unlogged = try Int.fetchOne(statement) ?? 0
        return "\(try latestChange()).\(unlogged)"
    }

    /// The number of the last change.
    func latestChange() throws -> Int64 { try ChangeLog.latest(in: db) }
}

extension DirectoryReader {
    /// The number of records of each kind; kinds without records are missing.
    ///
    /// - Complexity: O(records), over an index.
    func counts() throws -> [RecordKind: Int] {
        let statement = try db.cachedStatement(sql: "SELECT kind, count(*) FROM record GROUP BY kind")
        var counts: [RecordKind: Int] = [:]
        for row in try Row.fetchAll(statement) {
            if let kind = RecordKind(number: row[0]) { counts[kind] = row[1] }
        }
        return counts
    }
}

extension DirectoryReader {
    /// Reads all facts of a record's page.
    ///
    /// - Parameter places: Returns the parks with a feature.
    func facts(
        _ record: Record,
        at moment: LocalDateTime,
        places: (String) throws -> [Record]
    ) throws -> RecordFacts {
        var facts = RecordFacts(
            record,
            at: moment,
            buttons: try buttons(of: record.kind).value,
            sections: try sections(of: record.kind).value
        )
        if let own = try record.thumbnail.flatMap({ try smallPicture($0, showing: RecordPicture.text(record)) }) {
            facts.picture = own
        }
        facts.entered = try enteredHere(record)
        facts.photos = try photos(of: record.id, for: nil).filter { $0.state == .shown }.compactMap { photo in
            let text = photo.caption.isEmpty ? localized("A visitor's photo") : photo.caption
            return try smallPicture(photo.picture, showing: text).map { SitePhoto(picture: $0, caption: photo.caption) }
        }
        if case .activity(let activity) = record.details, !activity.placeFeature.isEmpty {
            facts.places = try places(activity.placeFeature)
        }
        return facts
    }

    /// The most parks on an activity's page.
    static let mostPlaces = 20

    /// The first ``mostPlaces`` parks with a feature, by title.
    func parks(with feature: String) throws -> [Record] {
        let key = FoldedText.key(feature)
        return try first(Self.mostPlaces, of: .park) { park in
            guard case .park(let details) = park.details else { return false }
            return details.features.contains { FoldedText.key($0) == key }
        }
    }
}

extension DirectoryReader {
    func configuredSite() throws -> Configured<SiteSettings> { try layout(.site, otherwise: SiteSettings()) }

    func siteSettings() throws -> SiteSettings { try configuredSite().value }

    func count(of kind: RecordKind) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM record WHERE kind = ?", arguments: [kind.number]) ?? 0
    }

    /// The range of days on which the records of a kind were last checked.
    func checkedDays(of kind: RecordKind) throws -> CheckedDays {
        guard
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT min(verified_on) AS first, max(verified_on) AS last,
                        total(verified_on IS NULL AND is_sample = 0) AS never, total(is_sample) AS samples
                    FROM record WHERE kind = ?
                    """,
                arguments: [kind.number]
            )
        else { return CheckedDays() }
        return CheckedDays(first: row["first"], last: row["last"], never: row["never"], samples: row["samples"])
    }

    /// Calls `body` for each record of a kind by title, with one record in memory at a time.
    func forEach(_ kind: RecordKind, _ body: (Record) throws -> Void) throws {
        if BundledTexts.haveTitles(kind) {
            let sql = "SELECT number, id, title_key FROM record WHERE kind = ?"
            let keys = try Row.fetchAll(db, sql: sql, arguments: [kind.number]).map { row in
                let id = TimeKit.ID<Record>(row[1])
                let title = BundledTexts.titleKey(row[2], of: id)
                return (key: ResultKey(ranks: [], title: title, id: id, isReversed: false), number: row[0] as Int64)
            }
            for number in keys.sorted(by: { $0.key < $1.key }).map(\.number) {
                for found in try records([number]) { try body(found.record) }
            }
            return
        }
        _ = try first(.max, of: kind) { record in
            try body(record)
            return false
        }
    }

    /// The first records of a kind by title that meet a condition. Records after the last of them aren't read.
    func first(_ limit: Int, of kind: RecordKind, where fits: (Record) throws -> Bool) throws -> [Record] {
        let rows = try Row.fetchCursor(
            db,
            sql: Self.selection + " WHERE record.kind = ? ORDER BY record.title_key, record.id",
            arguments: [kind.number]
        )
        var found: [Record] = []
        while found.count < limit, let row = try rows.next() {
            let record = try RecordCoding.record(selected: row)
            if try fits(record) { found.append(record) }
        }
        return found
    }

    /// The thumbnail of an attachment, which has no metadata of the original; nil if there is none.
    func smallPicture(_ id: String, showing text: String) throws -> SitePicture? {
        guard let bytes = try Attachments.attachment(id, in: db)?.thumbnail, let type = MediaType(content: bytes) else {
            return nil
        }
        return SitePicture(name: id, bytes: Array(bytes), type: type, text: text)
    }
}

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
