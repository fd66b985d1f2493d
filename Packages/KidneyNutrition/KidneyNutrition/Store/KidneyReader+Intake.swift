import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit
import WordKit

extension KidneyReader {
    /// The entries of a logical day, earliest first.
    func entries(on day: LocalDate) throws -> [IntakeEntry] {
        try entries(where: "day = ?", [day.description])
    }

    /// The entries of a range of logical days, earliest first. Nil leaves an end open.
    func entries(from: LocalDate?, to: LocalDate?) throws -> [IntakeEntry] {
        try entries(where: "day >= ? AND day <= ?", [from?.description ?? "", to?.description ?? "~"])
    }

    /// - Throws: `noSuchRecord`.
    func entry(_ id: IntakeEntry.ID) throws -> IntakeEntry {
        guard let entry = try storedEntry(id) else {
            throw KidneyError.noSuchRecord(localized("entry"), id.rawValue)
        }
        return entry
    }

    /// The entry with an id; nil if there is none.
    func storedEntry(_ id: IntakeEntry.ID) throws -> IntakeEntry? {
        try entries(where: "intake_entry.id = ?", [id.rawValue]).first
    }

    /// The time zone in which an entry was made.
    ///
    /// - Throws: `noSuchRecord`.
    func zone(of entry: IntakeEntry.ID) throws -> TimeZone {
        let statement = try db.cachedStatement(sql: "SELECT zone FROM intake_entry WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [entry.rawValue]) else {
            throw KidneyError.noSuchRecord(localized("entry"), entry.rawValue)
        }
        return row.zone("zone")
    }

    func entries(where condition: String, _ arguments: StatementArguments) throws -> [IntakeEntry] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT intake_entry.*, food_snapshot.food AS food
                FROM intake_entry JOIN food_snapshot ON food_snapshot.id = snapshot_id
                WHERE \(condition) ORDER BY at, intake_entry.id
                """
        )
        // A repeated food is decoded once.
        var foods: [String: Food] = [:]
        return try Row.fetchAll(statement, arguments: arguments).map { row in
            let snapshot: String = row["snapshot_id"]
            let food = try foods[snapshot] ?? FoodSnapshot.food(row["food"])
            foods[snapshot] = food
            return try Self.entry(row, of: food)
        }
    }

    private static func entry(_ row: Row, of food: Food) throws -> IntakeEntry {
        let measure: FoodMeasure
        if let portion = row["portion"] as String? {
            measure = .portion(portion)
        } else if let unit = (row["unit"] as String?).flatMap({ KitchenUnit(id: $0) }) {
            measure = .unit(unit)
        } else {
            throw KidneyError.fault(localized("an entry has no measure"))
        }
        return IntakeEntry(
            TimeKit.ID(row["id"] as String),
            food: food,
            amount: FoodAmount(
                text: row["typed"],
                number: try row.number("number"),
                measure: measure,
                grams: try row.number("grams")
            ),
            meal: (row["meal"] as String?).flatMap { Meal(rawValue: $0) },
            at: Instant(milliseconds: row["at"]),
            day: try row.day("day")
        )
    }

    /// The distinct foods of the last hundred entries, latest first, with the row numbers of imported ones.
    func recentFoods() throws -> [(id: TimeKit.ID<Food>, number: Int64?)] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT food_id, food.number
                FROM (SELECT food_id, at FROM intake_entry ORDER BY at DESC LIMIT 100) LEFT JOIN food ON food.id = food_id
                ORDER BY at DESC
                """
        )
        var seen: Set<String> = []
        return try Row.fetchAll(statement).filter { seen.insert($0[0]).inserted }.map { row in
            (TimeKit.ID(row[0] as String), row[1])
        }
    }

    /// The last entry of each food of the last hundred entries, latest first. Foods that are gone are left out.
    func recentEntries(limit: Int) throws -> [IntakeEntry] {
        let entries = try entries(
            where: "intake_entry.id IN (SELECT id FROM intake_entry ORDER BY at DESC LIMIT 100)",
            []
        )
        var seen: Set<TimeKit.ID<Food>> = []
        let last = entries.reversed().filter { seen.insert($0.food.id).inserted }
        return Array(try last.lazy.filter { try food($0.food.id) != nil }.prefix(limit))
    }

    // MARK: Photos

    /// The photos of a logical day, earliest first.
    func photos(on day: LocalDate) throws -> [(photo: MealPhoto, attachment: Attachment)] {
        try photos(where: "day = ?", [day.description])
    }

    /// - Throws: `noSuchRecord`.
    func photo(_ id: MealPhoto.ID) throws -> (photo: MealPhoto, attachment: Attachment) {
        guard let found = try photos(where: "id = ?", [id.rawValue]).first else {
            throw KidneyError.noSuchRecord(localized("photo"), id.rawValue)
        }
        return found
    }

    private func photos(
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [(photo: MealPhoto, attachment: Attachment)] {
        let statement = try db.cachedStatement(sql: "SELECT * FROM meal_photo WHERE \(condition) ORDER BY at, id")
        return try Row.fetchAll(statement, arguments: arguments).map { row in
            guard let attachment = try Attachments.attachment(row["attachment_id"], in: db) else {
                throw KidneyError.fault(localized("a photo has no picture"))
            }
            let photo = MealPhoto(
                TimeKit.ID(row["id"] as String),
                picture: attachment.id,
                meal: (row["meal"] as String?).flatMap { Meal(rawValue: $0) },
                note: row["note"],
                at: Instant(milliseconds: row["at"]),
                day: try row.day("day")
            )
            return (photo, attachment)
        }
    }
}
