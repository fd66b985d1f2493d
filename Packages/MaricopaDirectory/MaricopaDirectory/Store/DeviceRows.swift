import GRDB
import StorageKit
import TimeKit

extension DirectoryReader {
    /// The value of a setting of the device; nil where it was never set.
    func deviceSetting(_ name: DeviceSetting) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT value FROM device_setting WHERE name = ?")
        return try String.fetchOne(statement, arguments: [name.rawValue])
    }

    /// The ids of the bundled records that were laid in once.
    func furnished() throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT record_id FROM furnished")
    }
}

extension DirectoryWriter {
    /// Sets a setting of the device.
    func setDeviceSetting(_ name: DeviceSetting, _ value: String) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO device_setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """
        )
        try statement.execute(arguments: [name.rawValue, value])
    }

    /// Lays records in that weren't laid in before, without images in the change log; says how many came. Where there is one of that id
    /// or source already, by an import or by hand, it stays. Of those that were laid in before and that nobody changed since, each
    /// becomes what the tables say now, and one that they no longer have is taken away; events stay as they are, since their days count
    /// from the day they were laid in.
    func furnish(_ records: [Record]) throws -> Int {
        let before = try reader.furnished()
        let told = try db.cachedStatement(sql: "INSERT INTO furnished VALUES (?)")
        let known = try db.cachedStatement(
            sql: """
                SELECT EXISTS (SELECT 1 FROM record WHERE id = ?1)
                    OR EXISTS (SELECT 1 FROM record WHERE source_name = ?2 AND source_id = ?3)
                """
        )
        var count = 0
        for record in records {
            guard !before.contains(record.id.rawValue) else {
                try renew(record)
                continue
            }
            try told.execute(arguments: [record.id.rawValue])
            let isThere = try Bool.fetchOne(
                known,
                arguments: [record.id.rawValue, record.source?.name, record.source?.id]
            )
            guard isThere != true else { continue }
            try load(record)
            count += 1
        }
        for id in before.subtracting(records.map(\.id.rawValue)).sorted() {
            if let old = try reader.recordOrNil(TimeKit.ID(id)), old.version == 1 { try delete(old) }
        }
        return count
    }

    private func renew(_ record: Record) throws {
        guard record.kind != .event, let old = try reader.recordOrNil(record.id), old.version == 1,
            old.source == record.source
        else { return }
        var new = record
        new.addedOn = old.addedOn
        new.standing = old.standing
        try update(new)
    }
}

/// What is kept of the device.
enum DeviceSetting: String {
    /// Where it is.
    case whereabouts
    /// The edition of the bundled tables that was laid in.
    case furnishedEdition = "furnished-edition"
}
