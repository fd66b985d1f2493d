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
    /// or source already, by an import or by hand, it stays.
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
        for record in records where !before.contains(record.id.rawValue) {
            try told.execute(arguments: [record.id.rawValue])
            let isThere = try Bool.fetchOne(
                known,
                arguments: [record.id.rawValue, record.source?.name, record.source?.id]
            )
            guard isThere != true else { continue }
            try load(record)
            count += 1
        }
        return count
    }
}

/// What is kept of the device.
enum DeviceSetting: String {
    /// Where it is.
    case whereabouts
    /// The edition of the bundled tables that was laid in.
    case furnishedEdition = "furnished-edition"
}
