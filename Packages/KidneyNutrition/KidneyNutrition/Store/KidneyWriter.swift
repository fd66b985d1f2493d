import GRDB
import StorageKit
import TimeKit

/// What a use case may do to the tables, all within one transaction, at one instant.
struct KidneyWriter {
    let db: Database
    let actor: String

    /// The one "now" of the use case.
    let now: Instant

    var reader: KidneyReader { KidneyReader(db: db) }

    /// Writes rows under one entry of the change log.
    func change(
        _ useCase: String,
        of subject: EntityRef,
        _ summary: String,
        by actor: String? = nil,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        let cause = ChangeCause(
            actor: actor ?? self.actor,
            at: now,
            useCase: useCase,
            subject: subject,
            summary: summary
        )
        try body(ChangeScope(db: db, cause: cause))
    }

    /// Adds a measurement.
    func insert<R: StoredMeasurement>(_ reading: R) throws {
        try change("add", of: reading.subject, "\(R.kind) added: \(reading.words)") { rows in
            try rows.insert(into: R.table, reading.row)
        }
    }

    /// Writes a measurement over the one with its id; one that is as it was leaves no trace.
    func update<R: StoredMeasurement>(_ reading: R) throws {
        try change("edit", of: reading.subject, "\(R.kind) changed: \(reading.words)") { rows in
            var columns = reading.row
            columns["id"] = nil
            try rows.update(R.table, key: [.text(reading.id.rawValue)], set: columns)
        }
    }

    /// Takes a measurement away.
    func delete<R: StoredMeasurement>(_ reading: R) throws {
        try change("delete", of: reading.subject, "\(R.kind) deleted: \(reading.words)") { rows in
            try rows.delete(from: R.table, key: [.text(reading.id.rawValue)])
        }
    }
}

extension KidneyNutrition {
    /// Who reads tables of foods in: not the user, so that no undo of theirs comes to it.
    static let importActor = "import"

    /// How the change log names an import of measurements.
    static let importKind = "import"

    /// When days begin unless the user chose another time: an entry at 00:30 belongs to the evening before.
    static let usualBoundary = DayBoundary(startsAt: LocalTime("03:00") ?? .midnight)

    /// How the change log names the profile.
    static let profileSubject = EntityRef(kind: "profile", id: "profile")

    /// How the change log names a food of the user's own.
    static func subject(_ food: TimeKit.ID<CustomFood>) -> EntityRef {
        EntityRef(kind: "own food", id: food.rawValue)
    }

    /// How the change log names an entry.
    static func subject(_ entry: IntakeEntry.ID) -> EntityRef { EntityRef(kind: "entry", id: entry.rawValue) }

    /// How the change log names a photo of a meal.
    static func subject(_ photo: MealPhoto.ID) -> EntityRef { EntityRef(kind: "photo", id: photo.rawValue) }

    /// The kinds of what an undo takes back; the terms and imports are not among them.
    static let undoableKinds: Set<String> = [
        "profile", "own food", "entry", "photo", importKind, LabResult.kind, WeightReading.kind, PressureReading.kind,
        ActivityReading.kind, noticesKind, "medicine", goalKind, preferencesKind,
    ]

    /// One transaction: all of it or nothing. Throws `termsNotAccepted`.
    func write<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        try writeBeforeTerms { tables in
            try tables.reader.requireAcceptance(of: terms)
            return try body(tables)
        }
    }

    /// The same where the terms needn't be accepted.
    func writeBeforeTerms<Value>(_ body: (KidneyWriter) throws -> Value) throws(KidneyError) -> Value {
        let now = clock.now()
        do {
            return try store.write { db in try body(KidneyWriter(db: db, actor: actor, now: now)) }
        } catch {
            throw KidneyError(error)
        }
    }
}
