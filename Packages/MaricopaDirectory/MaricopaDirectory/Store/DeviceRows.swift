import GRDB
import StorageKit
import TimeKit

extension DirectoryReader {
    /// A setting of this device; nil if it was never set.
    func deviceSetting(_ name: DeviceSetting) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT value FROM device_setting WHERE name = ?")
        return try String.fetchOne(statement, arguments: [name.rawValue])
    }

    /// The ids of the bundled records that were ever added.
    func seeded() throws -> Set<String> {
        try String.fetchSet(db, sql: "SELECT record_id FROM furnished")
    }
}

extension DirectoryWriter {
    func setDeviceSetting(_ name: DeviceSetting, _ value: String) throws {
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO device_setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
                """
        )
        try statement.execute(arguments: [name.rawValue, value])
    }

    /// Adds new bundled records and refreshes the earlier ones, and returns the number of added records.
    ///
    /// A new record is skipped if an import or an admin already added one with its id or source. An earlier record that nobody edited is
    /// updated to the current tables, or deleted if they no longer have it. Events are never updated, because their dates count from the
    /// day they were added. Additions aren't in the change log.
    func seed(_ records: [Record]) throws -> Int {
        let before = try reader.seeded()
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
        new.ratingSummary = old.ratingSummary
        try update(new)
    }
}

/// A setting that belongs to this device.
enum DeviceSetting: String {
    /// The position of the device.
    case userLocation = "whereabouts"
    /// The edition of the bundled tables that was added last.
    case seededEdition = "furnished-edition"
}
