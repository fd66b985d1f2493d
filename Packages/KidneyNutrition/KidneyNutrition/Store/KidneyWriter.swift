import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

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

/// Data that can be fetched again. It isn't in the change log.
extension KidneyWriter {
    /// The number of days that responses are kept for offline use.
    private static let answersKept = 180

    /// Saves a source's response in place of the earlier one, and deletes expired responses.
    func keep(_ answer: SourceAnswer, of source: String, to question: String) throws {
        let text = String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
        try keep(text, of: source, to: question)
        try db.cachedStatement(sql: "DELETE FROM source_answer WHERE at < ?")
            .execute(arguments: [now.adding(days24h: -Self.answersKept).milliseconds])
    }

    /// Saves that a source refuses an account's requests for some seconds.
    func pause(_ seconds: Int, of source: String, account: String) throws {
        let until = now.adding(seconds: seconds)
        try keep("\(until.milliseconds)", of: source, to: KidneyReader.pauseQuestion(account))
    }

    private func keep(_ text: String, of source: String, to question: String) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO source_answer (source, question, answer, at) VALUES (?, ?, ?, ?)
                ON CONFLICT (source, question) DO UPDATE SET answer = excluded.answer, at = excluded.at
                """
        )
        .execute(arguments: [source, question, text, now.milliseconds])
    }

    /// Saves a label with its names. The later of two versions is kept.
    func keep(_ label: DrugLabel, from origin: String) throws -> OnlineFood.Outcome {
        let known = try reader.drugLabel(label.keptID)?.label
        if let known, known == label || known.isLater(than: label) { return .alreadyThere }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let text = String(decoding: try encoder.encode(label), as: UTF8.self)
        try db.cachedStatement(
            sql: """
                INSERT INTO drug_label (set_id, label, origin, at) VALUES (?, ?, ?, ?)
                ON CONFLICT (set_id) DO UPDATE SET label = excluded.label, origin = excluded.origin, at = excluded.at
                """
        )
        .execute(arguments: [label.keptID, text, origin, now.milliseconds])
        try db.cachedStatement(sql: "DELETE FROM drug_label_name WHERE set_id = ?").execute(arguments: [label.keptID])
        let insert = try db.cachedStatement(sql: "INSERT INTO drug_label_name (name, set_id) VALUES (?, ?)")
        for name in label.keys { try insert.execute(arguments: [name, label.keptID]) }
        return known == nil ? .new : .changed
    }

    /// Saves a food from an online list unless it exists, because a list has less data than a fetch or a table.
    func keepListed(_ food: Food) throws -> Bool {
        guard try reader.food(food.id) == nil else { return false }
        do throws(KidneyError) {
            return try importing(food) == .new
        } catch {
            // As in every import, a food with impossible values is skipped.
            guard error.isAboutAFood else { throw error }
            return false
        }
    }

    private func importing(_ food: Food) throws(KidneyError) -> FoodImport.Outcome {
        do { return try importFood(food, of: .foodDataCentral) } catch { throw KidneyError(error) }
    }
}

extension KidneyNutrition {
    /// The change log's reference to a medicine.
    static func subject(_ medicine: TimeKit.ID<Medicine>) -> EntityRef {
        EntityRef(kind: "medicine", id: medicine.rawValue)
    }
}

extension KidneyWriter {
    func insert(_ medicine: Medicine, reminds: Bool) throws {
        func summary() -> String { localized("medicine added: \(medicine.words)") }
        try change("addMedicine", of: KidneyNutrition.subject(medicine.id), summary()) { rows in
            var columns = Self.columns(medicine, reminds: reminds)
            columns["id"] = .text(medicine.id.rawValue)
            try rows.insert(into: "medicine", columns)
            try Self.insertParts(medicine, in: rows)
        }
    }

    func update(_ medicine: Medicine, reminds: Bool) throws {
        func summary() -> String { localized("medicine changed: \(medicine.words)") }
        try change("editMedicine", of: KidneyNutrition.subject(medicine.id), summary()) { rows in
            let columns = Self.columns(medicine, reminds: reminds)
            try rows.update("medicine", key: [.text(medicine.id.rawValue)], set: columns)
            try Self.deleteParts(medicine.id, in: rows)
            try Self.insertParts(medicine, in: rows)
        }
    }

    func delete(_ medicine: Medicine) throws {
        func summary() -> String { localized("medicine deleted: \(medicine.words)") }
        try change("deleteMedicine", of: KidneyNutrition.subject(medicine.id), summary()) { rows in
            try Self.deleteParts(medicine.id, in: rows)
            try rows.delete(from: "medicine", key: [.text(medicine.id.rawValue)])
        }
    }

    static func columns(_ medicine: Medicine, reminds: Bool) -> [String: StoredValue] {
        [
            "name": .text(medicine.name), "dose": .text(medicine.dose),
            "weekdays": .text(WeekdayList.text(medicine.weekdays)), "start_day": .text(medicine.start.description),
            "stop_day": .text(orNull: medicine.stop?.description), "notes": .text(medicine.notes),
            "reminds": .flag(reminds), "says_start": .flag(medicine.saysStart),
        ]
    }

    static func deleteParts(_ id: TimeKit.ID<Medicine>, in rows: ChangeScope) throws {
        for table in ["medicine_time", "medicine_label_name"] {
            try rows.deleteAll(from: table, where: "medicine_id = ?", [id.rawValue])
        }
    }

    static func insertParts(_ medicine: Medicine, in rows: ChangeScope) throws {
        let id = StoredValue.text(medicine.id.rawValue)
        for (position, time) in medicine.times.enumerated() {
            try rows.insert(
                into: "medicine_time",
                [
                    "medicine_id": id, "position": .integer(Int64(position)), "time": .text(time.time.description),
                    "amount": .text(time.amount),
                ]
            )
        }
        for (position, name) in medicine.labelNames.enumerated() {
            try rows.insert(
                into: "medicine_label_name",
                ["medicine_id": id, "position": .integer(Int64(position)), "name": .text(name)]
            )
        }
    }
}

extension Medicine {
    /// The text for users: "Zestril 20 mg".
    var words: String { dose.isEmpty ? name : "\(name) \(dose)" }
}
