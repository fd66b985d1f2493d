import GRDB
import StorageKit
import TimeKit

/// Writes to the tables within one transaction, at one instant.
struct KidneyWriter: ChangeWriter {
    let db: Database
    let actor: String
    let now: Instant

    var reader: KidneyReader { KidneyReader(db: db) }

    func insert<R: StoredMeasurement>(_ reading: R) throws { try insert([reading]) }

    /// Adds measurements as one change.
    func insert(_ readings: [any StoredMeasurement]) throws {
        guard let first = readings.first else { return }
        try change("add", of: first.subject, readings.map(\.changes.added).joined(separator: "; ")) { rows in
            for reading in readings { try rows.insert(into: type(of: reading).table, reading.row) }
        }
    }

    /// Updates a measurement. An unchanged one isn't logged.
    func update<R: StoredMeasurement>(_ reading: R) throws {
        try change("edit", of: reading.subject, reading.changes.changed) { rows in
            var columns = reading.row
            columns["id"] = nil
            try rows.update(R.table, key: [.text(reading.id.rawValue)], set: columns)
        }
    }

    func delete<R: StoredMeasurement>(_ reading: R) throws {
        try change("delete", of: reading.subject, reading.changes.deleted) { rows in
            try rows.delete(from: R.table, key: [.text(reading.id.rawValue)])
        }
    }
}

extension KidneyNutrition {
    /// The actor of food imports. It isn't the user, so that an undo doesn't affect them.
    static let importActor = "import"

    /// The change log's name of an import of measurements.
    static let importKind = "import"

    /// The default start of days: an entry at 00:30 belongs to the previous day.
    static let usualBoundary = DayBoundary(startsAt: LocalTime("03:00") ?? .midnight)

    /// The change log's reference to the profile.
    static let profileSubject = EntityRef(kind: "profile", id: "profile")

    /// The change log's reference to a food of the user.
    static func subject(_ food: TimeKit.ID<CustomFood>) -> EntityRef {
        EntityRef(kind: "own food", id: food.rawValue)
    }

    /// The change log's reference to an entry.
    static func subject(_ entry: IntakeEntry.ID) -> EntityRef { EntityRef(kind: "entry", id: entry.rawValue) }

    /// The change log's reference to a photo.
    static func subject(_ photo: MealPhoto.ID) -> EntityRef { EntityRef(kind: "photo", id: photo.rawValue) }

    /// The kinds that can be undone. Terms and food imports can't.
    static let undoableKinds: Set<String> = [
        "profile", "own food", "entry", "photo", importKind, LabResult.kind, WeightReading.kind, PressureReading.kind,
        ActivityReading.kind, noticesKind, "medicine", goalKind, preferencesKind,
    ]

    /// Writes in one transaction.
    ///
    /// - Throws: `termsNotAccepted`.
    func write<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        try writeBeforeTerms { tables in
            try tables.reader.requireAcceptance(of: terms)
            return try body(tables)
        }
    }

    /// Writes in one transaction without requiring that the terms are accepted.
    func writeBeforeTerms<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in
                try body(KidneyWriter(db: db, actor: actor, now: now))
            }
        } catch {
            throw KidneyError(error)
        }
    }
}
