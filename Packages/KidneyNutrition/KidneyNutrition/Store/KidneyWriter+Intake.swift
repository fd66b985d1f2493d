import Foundation
import FractionParser
import StorageKit
import TimeKit
import WordKit

extension KidneyWriter {
    /// Adds an entry and saves its food.
    func insert(_ entry: IntakeEntry, in zone: TimeZone) throws { try insert([entry], in: zone) }

    /// Adds the entries of a meal as one change, and saves their foods.
    func insert(_ entries: [IntakeEntry], in zone: TimeZone) throws {
        guard let first = entries.first else { return }
        let foods = entries.map { "\($0.amount.noted) of \($0.food.name)" }.joined(separator: "; ")
        let summary = foods + (first.meal.map { ", \($0.rawValue)" } ?? "")
        let snapshots = try entries.map { try keepSnapshot($0.food) }
        try change("eat", of: KidneyNutrition.subject(first.id), summary) { rows in
            for (entry, snapshot) in zip(entries, snapshots) {
                var columns = Self.columns(entry, in: zone)
                columns["id"] = .text(entry.id.rawValue)
                columns["food_id"] = .text(entry.food.id.rawValue)
                columns["snapshot_id"] = .text(snapshot)
                try rows.insert(into: "intake_entry", columns)
            }
        }
    }

    /// Updates an entry's amount, meal and time; the food stays as saved.
    func update(_ entry: IntakeEntry, in zone: TimeZone) throws {
        func summary() -> String { localized("entry changed: \(entry.amount.noted) of \(entry.food.name)") }
        try change("editEntry", of: KidneyNutrition.subject(entry.id), summary()) { rows in
            let columns = Self.columns(entry, in: zone)
            try rows.update("intake_entry", key: [.text(entry.id.rawValue)], set: columns)
        }
    }

    func delete(_ entry: IntakeEntry) throws {
        func summary() -> String { localized("entry deleted: \(entry.amount.noted) of \(entry.food.name)") }
        try change("deleteEntry", of: KidneyNutrition.subject(entry.id), summary()) { rows in
            try rows.delete(from: "intake_entry", key: [.text(entry.id.rawValue)])
        }
    }

    static func columns(_ entry: IntakeEntry, in zone: TimeZone) -> [String: StoredValue] {
        var columns: [String: StoredValue] = [
            "typed": .text(entry.amount.text), "number": .number(entry.amount.number), "portion": .null, "unit": .null,
            "grams": .number(entry.amount.grams), "meal": .text(orNull: entry.meal?.rawValue),
            "at": .integer(entry.at.milliseconds), "zone": .text(zone.identifier),
            "day": .text(entry.day.description),
        ]
        switch entry.amount.measure {
        case .portion(let name): columns["portion"] = .text(name)
        case .unit(let unit): columns["unit"] = .text(unit.id)
        }
        return columns
    }

    func insert(_ photo: MealPhoto, in zone: TimeZone) throws {
        func summary() -> String {
            photo.meal.map { localized("photo added: \($0.rawValue)") } ?? localized("photo added")
        }
        try change("addPhoto", of: KidneyNutrition.subject(photo.id), summary()) { rows in
            try rows.insert(
                into: "meal_photo",
                [
                    "id": .text(photo.id.rawValue), "attachment_id": .text(photo.picture),
                    "meal": .text(orNull: photo.meal?.rawValue), "note": .text(orNull: photo.note),
                    "at": .integer(photo.at.milliseconds), "zone": .text(zone.identifier),
                    "day": .text(photo.day.description),
                ]
            )
        }
    }

    /// Updates a photo's meal and note.
    func update(_ photo: MealPhoto) throws {
        try change("editPhoto", of: KidneyNutrition.subject(photo.id), localized("photo changed")) { rows in
            try rows.update(
                "meal_photo",
                key: [.text(photo.id.rawValue)],
                set: ["meal": .text(orNull: photo.meal?.rawValue), "note": .text(orNull: photo.note)]
            )
        }
    }

    /// Deletes a photo. A later sweep deletes the picture, so an undo can restore it.
    func delete(_ photo: MealPhoto) throws {
        try change("deletePhoto", of: KidneyNutrition.subject(photo.id), localized("photo deleted")) { rows in
            try rows.delete(from: "meal_photo", key: [.text(photo.id.rawValue)])
        }
    }
}
