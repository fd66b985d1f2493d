import GRDB
import StorageKit
import TimeKit

extension DirectoryReader {
    /// A setting of this device; nil if it was never set.
    func deviceSetting(_ name: DeviceSetting) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT value FROM device_setting WHERE name = ?")
        return try String.fetchOne(statement, arguments: [name.rawValue])
    }

    /// The position of the device; `off` if it was never set.
    func userLocation() throws -> UserLocation {
        try deviceSetting(.userLocation).map { try UserLocationText.read($0) } ?? .off
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
            guard let old = try reader.recordOrNil(TimeKit.ID(id)), try reader.isUnedited(old.id) else { continue }
            try delete(old)
        }
        return count
    }

    private func renew(_ record: Record) throws {
        guard record.kind != .event, let old = try reader.recordOrNil(record.id), try reader.isUnedited(old.id) else {
            return
        }
        var new = record
        new.addedOn = old.addedOn
        new.version = old.version
        try update(new, as: Self.renewal)
    }

    /// The use case of a bundled record's update in the change log.
    fileprivate static let renewal = "renew"
}

extension DirectoryReader {
    /// Whether a record is as the bundled tables or a first import brought it: nobody changed, deleted or added it by hand, and no later
    /// import changed it.
    func isUnedited(_ id: TimeKit.ID<Record>) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: """
                SELECT NOT EXISTS (
                    SELECT 1 FROM change WHERE subject_kind = ? AND subject_id = ? AND use_case <> ?
                )
                """
        )
        let subject = MaricopaDirectory.subject(id)
        return try Bool.fetchOne(statement, arguments: [subject.kind, subject.id, DirectoryWriter.renewal]) ?? false
    }
}

/// A setting that belongs to this device.
enum DeviceSetting: String {
    /// The position of the device.
    case userLocation = "whereabouts"
    /// The edition of the bundled tables that was added last.
    case seededEdition = "furnished-edition"
}
