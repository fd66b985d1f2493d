import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit

/// Foods of tables. They aren't in the change log, because they can be imported again.
extension KidneyWriter {
    /// Imports a food of a table. A food of a newer release isn't replaced.
    ///
    /// - Throws: `foodNameBlank`, `contentOutOfRange`, `notForImport`.
    func importFood(_ food: Food, of release: FoodRelease) throws -> FoodImport.Outcome {
        try Self.check(food)
        var food = food
        food.portions.removeAll { $0.grams == .zero || $0.amount <= .zero }
        let row = try Row.fetchOne(
            try db.cachedStatement(sql: "SELECT number, release FROM food WHERE id = ?"),
            arguments: [food.id.rawValue]
        )
        guard let row else {
            try db.cachedStatement(sql: Self.insertFood).execute(
                arguments: FoodRow.arguments(food) + [release.rawValue]
            )
            try insertPortions(food.portions, of: db.lastInsertedRowID)
            return .new
        }
        let number: Int64 = row["number"]
        guard let known = try reader.imported(number: number) else { return .alreadyThere }
        let isNewer = release.rawValue > row["release"] as Int
        let isSame = Self.isSame(known, food)
        if isSame, !isNewer { return .alreadyThere }
        guard release.rawValue >= row["release"] as Int else { return .notKept }
        try db.cachedStatement(sql: Self.updateFood).execute(
            arguments: FoodRow.arguments(food) + [release.rawValue, number]
        )
        if isSame { return .alreadyThere }
        try db.cachedStatement(sql: "DELETE FROM food_portion WHERE food_number = ?").execute(arguments: [number])
        try insertPortions(food.portions, of: number)
        return .changed
    }

    private static let insertFood = """
        INSERT INTO food (\(FoodRow.columns.joined(separator: ", ")), release)
        VALUES (\(FoodRow.columns.map { _ in "?" }.joined(separator: ", ")), ?)
        """
    private static let updateFood =
        "UPDATE food SET \(FoodRow.columns.map { "\($0) = ?" }.joined(separator: ", ")), release = ? WHERE number = ?"

    /// Compares all saved properties. The source is left out, because a bundled food and that of the standard reference differ in it.
    private static func isSame(_ known: Food, _ food: Food) -> Bool {
        known.name == food.name && known.brand == food.brand && known.group == food.group
            && known.contents == food.contents && known.portions == food.portions && known.fluid == food.fluid
            && known.phosphorus == food.phosphorus && known.tags == food.tags
    }

    private static func check(_ food: Food) throws {
        if case .custom = food.source { throw KidneyError.notForImport(food.name) }
        guard food.name.contains(where: { !$0.isWhitespace }) else { throw KidneyError.foodNameBlank }
        for nutrient in food.contents.known {
            guard let content = food.contents[nutrient] else { continue }
            guard content.isExact, content.amount <= nutrient.limitPerHundredGrams else {
                throw KidneyError.contentOutOfRange(nutrient, content.amount)
            }
        }
    }

    private func insertPortions(_ portions: [FoodPortion], of number: Int64) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT INTO food_portion (food_number, position, amount, name, grams) VALUES (?, ?, ?, ?, ?)"
        )
        for (position, portion) in portions.enumerated() {
            try statement.execute(arguments: [
                number, position, NumberText.text(portion.amount), portion.name, portion.grams.count,
            ])
        }
    }
}

/// The user's own foods.
extension KidneyWriter {
    static func insert(_ food: CustomFood, in rows: ChangeScope) throws {
        var columns = try columns(food)
        columns["id"] = .text(food.id.rawValue)
        try rows.insert(into: "custom_food", columns)
        try insertParts(food, in: rows)
    }

    static func replace(by food: CustomFood, in rows: ChangeScope) throws {
        try rows.update("custom_food", key: [.text(food.id.rawValue)], set: try columns(food))
        try deleteParts(food.id, in: rows)
        try insertParts(food, in: rows)
    }

    static func delete(_ id: TimeKit.ID<CustomFood>, in rows: ChangeScope) throws {
        try deleteParts(id, in: rows)
        try rows.delete(from: "custom_food", key: [.text(id.rawValue)])
    }

    private static func deleteParts(_ id: TimeKit.ID<CustomFood>, in rows: ChangeScope) throws {
        try rows.deleteAll(from: "custom_portion", where: "custom_food_id = ?", [id.rawValue])
        try rows.deleteAll(from: "dish_component", where: "dish_id = ?", [id.rawValue])
    }

    private static func insertParts(_ food: CustomFood, in rows: ChangeScope) throws {
        for (position, portion) in food.portions.enumerated() {
            try rows.insert(
                into: "custom_portion",
                [
                    "custom_food_id": .text(food.id.rawValue), "position": .integer(Int64(position)),
                    "amount": .number(portion.amount), "name": .text(portion.name),
                    "grams": .integer(portion.grams.count),
                ]
            )
        }
        guard case .dish(let components, _) = food.making else { return }
        for (position, component) in components.enumerated() {
            try rows.insert(
                into: "dish_component",
                [
                    "dish_id": .text(food.id.rawValue), "position": .integer(Int64(position)),
                    "food_id": .text(component.food.rawValue), "amount": .text(component.amount),
                ]
            )
        }
    }

    private static func columns(_ food: CustomFood) throws -> [String: StoredValue] {
        var columns: [String: StoredValue] = [
            "name": .text(food.name), "yield": .null, "label": .null, "tags": .text(WordList.text(food.tags)),
        ]
        switch food.making {
        case .dish(_, let yield): columns["yield"] = .number(orNull: yield)
        case .label(let contents):
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            columns["label"] = .text(String(decoding: try encoder.encode(contents), as: UTF8.self))
        }
        switch food.fluid {
        case .fromComponents: columns["fluid"] = "components"
        case .none: columns["fluid"] = "none"
        case .all: columns["fluid"] = "all"
        }
        return columns
    }
}
