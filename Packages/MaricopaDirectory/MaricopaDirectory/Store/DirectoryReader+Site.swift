import GRDB
import StorageKit
import TimeKit

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
