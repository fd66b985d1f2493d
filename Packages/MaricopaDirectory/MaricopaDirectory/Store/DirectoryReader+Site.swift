import GRDB
import StorageKit
import TimeKit

extension DirectorySchema {
    /// What the site is set up with; what isn't set has no row.
    static let site = """
        CREATE TABLE site_setting (
            name TEXT NOT NULL PRIMARY KEY,
            value TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;

        """
}

extension DirectoryReader {
    /// What the site is set up with.
    func siteSettings() throws -> SiteSettings {
        var settings = SiteSettings()
        for row in try Row.fetchAll(db, sql: "SELECT name, value FROM site_setting") {
            if let name = SiteSetting(rawValue: row[0]) { settings[name] = row[1] }
        }
        return settings
    }

    /// How many records of a kind there are.
    func count(of kind: RecordKind) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM record WHERE kind = ?", arguments: [kind.number]) ?? 0
    }

    /// The records of a kind by their titles, one after another: one at a time is in memory.
    func forEach(_ kind: RecordKind, _ body: (Record) throws -> Void) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: Self.selection + " WHERE record.kind = ? ORDER BY record.title_key, record.id",
            arguments: [kind.number]
        )
        while let row = try rows.next() { try body(try RecordCoding.record(selected: row)) }
    }

    /// The small picture of an attachment, without the original's metadata; nil where there is none.
    func smallPicture(_ id: String) throws -> SitePicture? {
        guard let bytes = try Attachments.attachment(id, in: db)?.thumbnail, let type = MediaType(content: bytes) else {
            return nil
        }
        return SitePicture(name: id, bytes: Array(bytes), fileExtension: type.fileExtension)
    }
}

extension DirectoryWriter {
    /// Sets, or with nil unsets; what is as it was leaves no trace.
    func set(_ setting: SiteSetting, to value: String?) throws {
        let old = try reader.siteSettings()[setting]
        guard old != value else { return }
        let subject = EntityRef(kind: "site", id: setting.rawValue)
        try change("set", of: subject, "site changed: \(setting.label)") { rows in
            let key: [StoredValue] = [.text(setting.rawValue)]
            switch (old, value) {
            case (nil, let value?):
                try rows.insert(into: "site_setting", ["name": .text(setting.rawValue), "value": .text(value)])
            case (_?, let value?): try rows.update("site_setting", key: key, set: ["value": .text(value)])
            case (_, nil): try rows.delete(from: "site_setting", key: key)
            }
        }
    }
}
