import GRDB
import StorageKit
import TimeKit
import WordKit

/// The rows of one list of a recipe, its ingredients or steps, in the order of their keys.
struct OrderedList {
    let db: Database
    let table: String
    let recipe: Recipe.ID
}

extension RecipeReader {
    func stepList(of recipe: Recipe.ID) -> OrderedList {
        OrderedList(db: db, table: StepRecord.databaseTableName, recipe: recipe)
    }

    func ingredientList(of recipe: Recipe.ID) -> OrderedList {
        OrderedList(db: db, table: IngredientRecord.databaseTableName, recipe: recipe)
    }
}

extension OrderedList {
    /// A position in the list with its order key.
    struct Place {
        let position: Int
        let key: OrderKey
    }

    /// Returns the place for a request, by the rule of `Position`, among all rows except the one at `moved`. It reads
    /// only the index up to that place.
    func place(at requested: Int?, moving moved: OrderKey? = nil) throws -> Place {
        if let requested, requested <= 1 {
            return Place(position: 1, key: OrderKey.between(nil, try keys("ASC", limit: 1, moved: moved).first))
        }
        if let requested {
            let found = try keys("ASC", limit: 2, offset: requested - 2, moved: moved)
            if let before = found.first {
                return Place(position: requested, key: OrderKey.between(before, found.count > 1 ? found[1] : nil))
            }
        }
        // There is no request, or it is beyond the next position.
        let last = try keys("DESC", limit: 1, moved: moved).first
        let others = try count() - (moved == nil ? 0 : 1)
        return Place(position: Position.resolved(requested, others: others), key: OrderKey.between(last, nil))
    }

    /// Returns the place of the row with `key` after a move to `position`: its own place and key if it is already there.
    func move(_ key: String, to position: Int) throws -> Place {
        guard let old = OrderKey(rawValue: key) else {
            throw RecipeBoxError.fault(localized("“\(key)” is no order key"))
        }
        let place = try place(at: position, moving: old)
        return try self.position(of: old) == place.position ? Place(position: place.position, key: old) : place
    }

    func count() throws -> Int {
        let statement = try db.cachedStatement(sql: "SELECT count(*) FROM \(table) WHERE recipe_id = ?")
        return try Int.fetchOne(statement, arguments: [recipe.rawValue]) ?? 0
    }

    /// Returns the 1-based position of the row with this key.
    func position(of key: OrderKey) throws -> Int {
        let sql = "SELECT count(*) FROM \(table) WHERE recipe_id = ? AND order_key <= ?"
        return try Int.fetchOne(try db.cachedStatement(sql: sql), arguments: [recipe.rawValue, key.rawValue]) ?? 0
    }

    private func keys(_ order: String, limit: Int, offset: Int = 0, moved: OrderKey?) throws -> [OrderKey] {
        let sql = """
            SELECT order_key FROM \(table) WHERE recipe_id = ? AND order_key <> ?
            ORDER BY order_key \(order) LIMIT ? OFFSET ?
            """
        let arguments: StatementArguments = [recipe.rawValue, moved?.rawValue ?? "", limit, offset]
        return try String.fetchAll(try db.cachedStatement(sql: sql), arguments: arguments).map { text in
            guard let key = OrderKey(rawValue: text) else {
                throw RecipeBoxError.fault(localized("“\(text)” in \(table) is no order key"))
            }
            return key
        }
    }
}
