import Foundation
import GRDB
import StorageKit
import TimeKit

/// What files of other programs bring, each record under the id that the reader gives it at every reading.
///
/// What was brought is remembered with what it said then. So a file read again brings nothing; a record that says something else now
/// takes the place of what it brought, unless the user has changed or deleted that: what they did stands.
extension KidneyWriter {
    /// Keeps a measurement of a file. Throws what nobody has, and, as `store`, what the tables refuse.
    func bring<R: StoredMeasurement>(_ reading: R, in rows: ChangeScope) throws -> ImportCounts.Outcome {
        var row = reading.row
        let digest = ImportDigest.text(of: row)
        switch try fate(of: reading.id.rawValue, R.kind, saying: digest) {
        case .known: return .alreadyThere
        case .told:
            let stored: [R] = try reader.measurements(where: "id = ?", [reading.id.rawValue])
            guard let stored = stored.first, try isAsBrought(stored.row, reading.id.rawValue, R.kind) else {
                return .alreadyThere
            }
            row["id"] = nil
            try rows.update(R.table, key: [.text(reading.id.rawValue)], set: row)
            try remember(reading.id.rawValue, R.kind, saying: digest, isNew: false, in: rows)
            return .changed
        case .unknown:
            let stored: [R] = try reader.measurements(where: "id = ?", [reading.id.rawValue])
            guard try stored.isEmpty && reader.same(as: reading) == nil else { return .alreadyThere }
            try rows.insert(into: R.table, row)
            try remember(reading.id.rawValue, R.kind, saying: digest, isNew: true, in: rows)
            return .new
        }
    }

    /// Keeps something eaten or drunk as an entry of the journal.
    func bring(_ entry: IntakeEntry, in zone: TimeZone, _ rows: ChangeScope) throws -> ImportCounts.Outcome {
        let id = entry.id.rawValue
        var columns = Self.columns(entry, in: zone)
        let snapshot = try FoodSnapshot(entry.food).text()
        columns["snapshot_id"] = .text(SHA256.hexadecimal(of: snapshot.utf8))
        let digest = ImportDigest.text(of: columns)
        switch try fate(of: id, Self.entryKind, saying: digest) {
        case .known: return .alreadyThere
        case .told:
            guard let stored = try storedEntry(id), try isAsBrought(stored, id, Self.entryKind) else {
                return .alreadyThere
            }
            columns["snapshot_id"] = .text(try keepSnapshot(entry.food))
            try rows.update("intake_entry", key: [.text(id)], set: columns)
            try remember(id, Self.entryKind, saying: digest, isNew: false, in: rows)
            return .changed
        case .unknown:
            guard try storedEntry(id) == nil else { return .alreadyThere }
            columns["snapshot_id"] = .text(try keepSnapshot(entry.food))
            columns["id"] = .text(id)
            columns["food_id"] = .text(entry.food.id.rawValue)
            try rows.insert(into: "intake_entry", columns)
            try remember(id, Self.entryKind, saying: digest, isNew: true, in: rows)
            return .new
        }
    }

    /// The columns of an entry that an import writes.
    private func storedEntry(_ id: String) throws -> [String: StoredValue]? {
        guard let entry = try? reader.entry(TimeKit.ID(id)) else { return nil }
        var columns = Self.columns(entry, in: try reader.zone(of: entry.id))
        columns["snapshot_id"] = .text(SHA256.hexadecimal(of: try FoodSnapshot(entry.food).text().utf8))
        return columns
    }

    private static var entryKind: String { "entry" }

    /// Keeps a medicine over the one that has its id; nil for none.
    func bring(_ medicine: Medicine, over known: Medicine?, in rows: ChangeScope) throws -> ImportCounts.Outcome {
        let (id, kind) = (medicine.id.rawValue, "medicine")
        let digest = Self.digest(medicine)
        switch try fate(of: id, kind, saying: digest) {
        case .known: return .alreadyThere
        case .told:
            guard let known, try broughtDigest(id, kind) == Self.digest(known) else { return .alreadyThere }
            let reminds = try reader.remindedMedicines().contains(medicine.id)
            try rows.update("medicine", key: [.text(id)], set: Self.columns(medicine, reminds: reminds))
            try Self.deleteParts(medicine.id, in: rows)
            try Self.insertParts(medicine, in: rows)
            try remember(id, kind, saying: digest, isNew: false, in: rows)
            return .changed
        case .unknown:
            guard known == nil else { return .alreadyThere }
            var columns = Self.columns(medicine, reminds: false)
            columns["id"] = .text(id)
            try rows.insert(into: "medicine", columns)
            try Self.insertParts(medicine, in: rows)
            try remember(id, kind, saying: digest, isNew: true, in: rows)
            return .new
        }
    }

    private static func digest(_ medicine: Medicine) -> String {
        let times = medicine.times.flatMap { [$0.time.description, $0.amount] }
        var row = columns(medicine, reminds: false)
        row["reminds"] = nil
        row["parts"] = .text((times + ["/"] + medicine.labelNames).joined(separator: "\u{1F}"))
        return ImportDigest.text(of: row)
    }

    // MARK: What was brought

    /// What a record of a file is to the tables.
    enum Fate {
        /// It was never brought.
        case unknown
        /// It said the same when it was brought.
        case known
        /// It said something else then.
        case told
    }

    /// Whether a record was brought before.
    func fate(of id: String, _ kind: String, saying digest: String) throws -> Fate {
        guard let known = try broughtDigest(id, kind) else { return .unknown }
        return known == digest ? .known : .told
    }

    /// Whether a row still is what the import wrote.
    func isAsBrought(_ row: [String: StoredValue], _ id: String, _ kind: String) throws -> Bool {
        try broughtDigest(id, kind) == ImportDigest.text(of: row)
    }

    /// Notes what a record said when it was brought.
    func remember(_ id: String, _ kind: String, saying digest: String, isNew: Bool, in rows: ChangeScope) throws {
        guard isNew else {
            return try rows.update(
                "imported_record",
                key: [.text(kind), .text(id)],
                set: ["digest": .text(digest)]
            )
        }
        try rows.insert(
            into: "imported_record",
            ["kind": .text(kind), "record_id": .text(id), "digest": .text(digest)]
        )
    }

    private func broughtDigest(_ id: String, _ kind: String) throws -> String? {
        let statement = try db.cachedStatement(
            sql: "SELECT digest FROM imported_record WHERE kind = ? AND record_id = ?"
        )
        return try String.fetchOne(statement, arguments: [kind, id])
    }
}

/// What a record says, in a few bytes: all of it but its id.
enum ImportDigest {
    static func text(of row: [String: StoredValue]) -> String {
        var parts: [String] = []
        for (name, value) in row.sorted(by: { $0.key < $1.key }) where name != "id" {
            parts.append(name)
            parts.append(value == .null ? "" : "=\(value)")
        }
        return ExchangeID.text("1", parts)
    }
}
