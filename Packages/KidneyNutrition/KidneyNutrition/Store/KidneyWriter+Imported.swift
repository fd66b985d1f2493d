import Foundation
import GRDB
import StorageKit
import TimeKit

/// Imports of files, whose readers give a record the same id at each reading.
///
/// The digest of each imported record is saved, so reading a file again imports nothing. A changed record replaces the imported one unless
/// the user has edited or deleted that.
extension KidneyWriter {
    /// Imports a measurement.
    ///
    /// - Throws: Errors about impossible values; `store` for rows that the tables reject.
    func bring<R: StoredMeasurement>(_ reading: R, in rows: ChangeScope) throws -> ImportCounts.Outcome {
        let digest = ImportDigest.text(of: reading.row)
        return try bring(reading, as: id(of: reading, saying: digest), saying: digest, in: rows)
    }

    private func bring<R: StoredMeasurement>(
        _ reading: R,
        as id: String,
        saying digest: String,
        in rows: ChangeScope
    ) throws -> ImportCounts.Outcome {
        var row = reading.row
        switch try fate(of: id, R.kind, saying: digest) {
        case .known: return .alreadyThere
        case .told:
            let found: [R] = try reader.measurements(where: "id = ?", [id])
            guard let stored = found.first else { return .alreadyThere }
            guard stored.matter == reading.matter else {
                // Two clinics can give one id to different values. Both are kept.
                let other = ExchangeID.text("beside", [id, reading.matter])
                return try bring(reading, as: other, saying: digest, in: rows)
            }
            // They can also be values of one matter. A correction has the day of the first value.
            guard stored.moment.day == reading.moment.day || !hasBareID(reading) else {
                let other = ExchangeID.text("beside", [id, reading.matter, reading.moment.day.description])
                return try bring(reading, as: other, saying: digest, in: rows)
            }
            guard try isAsBrought(stored.row, id, R.kind) else { return .alreadyThere }
            row["id"] = nil
            try rows.update(R.table, key: [.text(id)], set: row)
            try remember(id, R.kind, saying: digest, isNew: false, in: rows)
            return .changed
        case .unknown:
            let stored: [R] = try reader.measurements(where: "id = ?", [id])
            guard try stored.isEmpty && reader.same(as: reading) == nil else { return .alreadyThere }
            row["id"] = .text(id)
            try rows.insert(into: R.table, row)
            try remember(id, R.kind, saying: digest, isNew: true, in: rows)
            return .new
        }
    }

    /// Whether a FHIR record is named by its bare reference, which is unique on one server only.
    private func hasBareID(_ reading: some StoredMeasurement) -> Bool {
        guard reading.source.kind == .fhir, let reference = reading.source.reference else { return false }
        return FHIRObservation.id(reference) == reading.id.rawValue
    }

    /// The id of a measurement's record. A FHIR record that an earlier version stored under its bare reference keeps that id.
    private func id<R: StoredMeasurement>(of reading: R, saying digest: String) throws -> String {
        let id = reading.id.rawValue
        guard reading.source.kind == .fhir, let reference = reading.source.reference,
            try fate(of: id, R.kind, saying: digest) == .unknown
        else { return id }
        let former = FHIRObservation.id(reference)
        switch try fate(of: former, R.kind, saying: digest) {
        case .known: return former
        case .told:
            let stored: [R] = try reader.measurements(where: "id = ?", [former])
            return stored.contains { $0.moment == reading.moment && $0.matter == reading.matter } ? former : id
        case .unknown: return id
        }
    }

    /// Imports an entry of the journal.
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

    /// The importable columns of a stored entry; nil if there is none.
    private func storedEntry(_ id: String) throws -> [String: StoredValue]? {
        guard let entry = try reader.storedEntry(TimeKit.ID(id)) else { return nil }
        var columns = Self.columns(entry, in: try reader.zone(of: entry.id))
        columns["snapshot_id"] = .text(SHA256.hexadecimal(of: try FoodSnapshot(entry.food).text().utf8))
        return columns
    }

    private static var entryKind: String { "entry" }

    /// Imports a medicine. `known` is the stored medicine with its id.
    func bring(_ medicine: Medicine, over known: Medicine?, in rows: ChangeScope) throws -> ImportCounts.Outcome {
        let (id, kind) = (medicine.id.rawValue, "medicine")
        let digest = Self.digest(medicine)
        switch try fate(of: id, kind, saying: digest) {
        case .known: return .alreadyThere
        case .told:
            guard let known, try isAsBrought(known) else { return .alreadyThere }
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
        // Digests of earlier imports don't have it.
        row["says_start"] = nil
        row["parts"] = .text((times + ["/"] + medicine.labelNames).joined(separator: "\u{1F}"))
        return ImportDigest.text(of: row)
    }

    // MARK: Imported records

    /// The state of a record in a file compared with earlier imports.
    enum Fate {
        /// Not imported before.
        case unknown
        /// Imported with the same content.
        case known
        /// Imported with other content.
        case told
    }

    /// Compares a record with earlier imports.
    func fate(of id: String, _ kind: String, saying digest: String) throws -> Fate {
        guard let known = try broughtDigest(id, kind) else { return .unknown }
        return known == digest ? .known : .told
    }

    /// Whether a row is unchanged since its import.
    func isAsBrought(_ row: [String: StoredValue], _ id: String, _ kind: String) throws -> Bool {
        try broughtDigest(id, kind) == ImportDigest.text(of: row)
    }

    /// Whether a medicine is unchanged since its import.
    func isAsBrought(_ medicine: Medicine) throws -> Bool {
        try broughtDigest(medicine.id.rawValue, "medicine") == Self.digest(medicine)
    }

    /// Saves the digest of an imported record.
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

extension StoredMeasurement {
    /// The thing that is measured, in a table of several: the analyte, or the kind of activity.
    fileprivate var matter: String { (columns["analyte"] ?? columns["kind"])?.description ?? "" }
}

/// A short digest of a record without its id.
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
