import Foundation
import FractionParser
import GRDB
import StorageKit
import TimeKit

extension KidneyReader {
    /// The food with an id: a user's own, a common or an imported one.
    ///
    /// A common food takes precedence over the imported one with its id, because its name is plain, and its fluid and tags were set by
    /// hand.
    func food(_ id: TimeKit.ID<Food>) throws -> Food? {
        if let custom = try customFood(id) { return try dishes().food(custom) }
        if id.rawValue.hasPrefix(Self.recorded) { return try recordedFood(id) }
        return try BundledFoods.food(id) ?? imported(id)
    }

    /// - Throws: `noSuchFood`.
    func requiredFood(_ id: TimeKit.ID<Food>) throws -> Food {
        guard let food = try food(id) else { throw KidneyError.noSuchFood(id.rawValue) }
        return food
    }

    private static let recorded = "recorded-"

    /// A food that another program recorded, from its entry; nil if the entry is deleted.
    private func recordedFood(_ id: TimeKit.ID<Food>) throws -> Food? {
        let entry = TimeKit.ID<IntakeEntry>(String(id.rawValue.dropFirst(Self.recorded.count)))
        let food = try entries(where: "intake_entry.id = ?", [entry.rawValue]).first?.food
        return food?.id == id ? food : nil
    }

    func imported(_ id: TimeKit.ID<Food>) throws -> Food? {
        let statement = try db.cachedStatement(sql: Self.foodByID)
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map { try read($0) }
    }

    func imported(number: Int64) throws -> Food? {
        let statement = try db.cachedStatement(sql: Self.foodByNumber)
        return try Row.fetchOne(statement, arguments: [number]).map { try read($0) }
    }

    private static let foodByID = "SELECT number, \(FoodRow.columns.joined(separator: ", ")) FROM food WHERE id = ?"
    private static let foodByNumber =
        "SELECT number, \(FoodRow.columns.joined(separator: ", ")) FROM food WHERE number = ?"

    private func read(_ row: Row) throws -> Food {
        let statement = try db.cachedStatement(
            sql: "SELECT amount, name, grams FROM food_portion WHERE food_number = ? ORDER BY position"
        )
        let portions = try Row.fetchAll(statement, arguments: [row[0] as Int64]).map { try Self.portion($0) }
        return try FoodRow.food(row, portions: portions)
    }

    private static func portion(_ row: Row) throws -> FoodPortion {
        FoodPortion(try NumberText.value(row[0]), row[1], grams: Thousandths(row[2] as Int64))
    }

    // MARK: The user's own

    /// The user's own foods, by name.
    func customFoods() throws -> [CustomFood] {
        let rows = try Row.fetchAll(try db.cachedStatement(sql: "SELECT * FROM custom_food"))
        return try rows.map { try custom($0) }.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
    }

    func customFood(_ id: TimeKit.ID<CustomFood>) throws -> CustomFood? {
        let statement = try db.cachedStatement(sql: "SELECT * FROM custom_food WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map { try custom($0) }
    }

    func customFood(_ id: TimeKit.ID<Food>) throws -> CustomFood? {
        guard id.rawValue.hasPrefix("own-") else { return nil }
        return try customFood(TimeKit.ID<CustomFood>(String(id.rawValue.dropFirst(4))))
    }

    /// Returns a resolver of dishes. `replacing` is used in place of the saved food with its id.
    func dishes(replacing: CustomFood? = nil) throws -> KidneyDishes {
        KidneyDishes(reader: self, replacing: replacing)
    }

    private func custom(_ row: Row) throws -> CustomFood {
        let id: String = row["id"]
        let portions = try db.cachedStatement(
            sql: "SELECT amount, name, grams FROM custom_portion WHERE custom_food_id = ? ORDER BY position"
        )
        let making: CustomFood.Making
        if let label = row["label"] as String? {
            making = .label(try JSONDecoder().decode(NutrientContents.self, from: Data(label.utf8)))
        } else {
            let components = try db.cachedStatement(
                sql: "SELECT food_id, amount FROM dish_component WHERE dish_id = ? ORDER BY position"
            )
            making = .dish(
                try Row.fetchAll(components, arguments: [id]).map { row in
                    DishComponent(TimeKit.ID(row[0] as String), row[1])
                },
                yield: try row.numberOrNil("yield")
            )
        }
        let fluid: CustomFood.Fluid =
            switch row["fluid"] as String {
            case "none": .none
            case "all": .all
            default: .fromComponents
            }
        return CustomFood(
            TimeKit.ID(id),
            name: row["name"],
            making: making,
            portions: try Row.fetchAll(portions, arguments: [id]).map { try Self.portion($0) },
            fluid: fluid,
            tags: WordList.words(row["tags"])
        )
    }
}

/// A resolver of dishes. It reads the components first, so the rule doesn't need the tables.
struct KidneyDishes {
    let reader: KidneyReader
    let replacing: CustomFood?

    /// The resulting food of a custom food.
    ///
    /// - Throws: As `Dish.food(_:)`.
    func food(_ custom: CustomFood) throws -> Food {
        var foods: [TimeKit.ID<Food>: Food] = [:]
        var customs: [TimeKit.ID<Food>: CustomFood] = [:]
        var waiting = [custom]
        while let next = waiting.popLast() {
            let id = FoodSource.custom(next.id).foodID
            guard customs[id] == nil else { continue }
            customs[id] = next
            guard case .dish(let components, _) = next.making else { continue }
            for component in components where customs[component.food] == nil && foods[component.food] == nil {
                if let inner = try own(component.food) {
                    waiting.append(inner)
                } else {
                    foods[component.food] = try BundledFoods.food(component.food) ?? reader.imported(component.food)
                }
            }
        }
        let (known, own) = (foods, customs)
        return try Dish(foods: { known[$0] }, customs: { own[$0] }).food(custom)
    }

    private func own(_ id: TimeKit.ID<Food>) throws -> CustomFood? {
        if let replacing, FoodSource.custom(replacing.id).foodID == id { return replacing }
        return try reader.customFood(id)
    }
}
