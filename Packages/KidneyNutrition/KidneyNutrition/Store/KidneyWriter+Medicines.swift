import GRDB
import StorageKit
import TimeKit
import WordKit

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
