import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The queries over the tables, all within one transaction.
struct RecipeReader {
    let db: Database

    /// Returns the id of the store's newest change.
    func revision() throws -> Int64 {
        try ChangeLog.latest(in: db)
    }
}

// MARK: One recipe

extension RecipeReader {
    /// Returns the row of a recipe.
    ///
    /// - Throws: `noSuchRecipe`.
    func record(_ id: Recipe.ID) throws -> RecipeRecord {
        let statement = try db.cachedStatement(sql: "SELECT * FROM recipe WHERE id = ?")
        guard let record = try RecipeRecord.fetchOne(statement, arguments: [id.rawValue]) else {
            throw RecipeBoxError.noSuchRecipe(id.rawValue)
        }
        return record
    }

    /// Whether a recipe exists, by the index.
    func has(_ id: Recipe.ID) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM recipe WHERE id = ?")
        return try Int.fetchOne(statement, arguments: [id.rawValue]) != nil
    }

    /// Checks in the index that a recipe exists.
    ///
    /// - Throws: `noSuchRecipe`.
    func require(_ id: Recipe.ID) throws {
        guard try has(id) else { throw RecipeBoxError.noSuchRecipe(id.rawValue) }
    }

    /// Returns the whole recipe. `photo` checks the disk for the picture of an attachment.
    func recipe(_ id: Recipe.ID, photo: (Attachment) -> Photo) throws -> Recipe {
        let record = try record(id)
        let draft = try record.draft()
        return Recipe(
            id: id,
            name: draft.name,
            servings: draft.servings,
            yield: draft.yield,
            photo: try record.photo.flatMap { try Attachments.attachment($0, in: db) }.map(photo),
            ingredients: try ingredients(of: id),
            steps: try steps(of: id),
            times: draft.times,
            tags: try tags(of: id),
            notes: draft.notes,
            source: draft.source,
            created: Instant(milliseconds: record.createdAt),
            changed: try changeTime(of: id) ?? Instant(milliseconds: record.createdAt)
        )
    }

    func ingredients(of id: Recipe.ID) throws -> [Ingredient] {
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM recipe_ingredient WHERE recipe_id = ? ORDER BY order_key"
        )
        return try IngredientRecord.fetchAll(statement, arguments: [id.rawValue]).enumerated().map { index, record in
            Ingredient(id: ID(record.id), position: index + 1, try record.draft())
        }
    }

    func steps(of id: Recipe.ID) throws -> [Step] {
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM recipe_step WHERE recipe_id = ? ORDER BY order_key"
        )
        return try StepRecord.fetchAll(statement, arguments: [id.rawValue]).enumerated().map { index, record in
            Step(id: ID(record.id), position: index + 1, text: record.text)
        }
    }

    /// Returns the number that a step with this key has, or would have: one more than the steps before it that are no headings. The
    /// step at `moved` doesn't count.
    func stepNumber(at key: OrderKey, of recipe: Recipe.ID, moving moved: Step.ID? = nil) throws -> Int {
        let before = "FROM recipe_step WHERE recipe_id = ? AND order_key < ? AND id <> ?"
        let arguments: StatementArguments = [recipe.rawValue, key.rawValue, moved?.rawValue ?? ""]
        let rows = try db.cachedStatement(sql: "SELECT count(*) \(before)")
        let marked = try db.cachedStatement(sql: "SELECT text \(before) AND text LIKE '%:'")
        let headings = try String.fetchAll(marked, arguments: arguments).count(where: RecipeHeading.isHeading)
        return (try Int.fetchOne(rows, arguments: arguments) ?? 0) - headings + 1
    }

    func tags(of id: Recipe.ID) throws -> [String] {
        let statement = try db.cachedStatement(
            sql: "SELECT tag FROM recipe_tag WHERE recipe_id = ? ORDER BY place, tag_key"
        )
        return try String.fetchAll(statement, arguments: [id.rawValue])
    }

    private func changeTime(of id: Recipe.ID) throws -> Instant? {
        let statement = try db.cachedStatement(sql: "SELECT changed_at FROM recipe_change_time WHERE recipe_id = ?")
        return try Int64.fetchOne(statement, arguments: [id.rawValue]).map { Instant(milliseconds: $0) }
    }
}

// MARK: Rows of the lists

extension RecipeReader {
    /// - Throws: `noSuchStep`.
    func step(_ id: Step.ID, of recipe: Recipe.ID) throws -> StepRecord {
        guard let record = try StepRecord.fetchOne(db, key: id.rawValue), record.recipeID == recipe.rawValue else {
            throw RecipeBoxError.noSuchStep(id.rawValue, recipe: try self.record(recipe).name)
        }
        return record
    }

    /// - Throws: `noSuchIngredient`.
    func ingredient(_ id: Ingredient.ID, of recipe: Recipe.ID) throws -> IngredientRecord {
        guard let record = try IngredientRecord.fetchOne(db, key: id.rawValue), record.recipeID == recipe.rawValue
        else {
            throw RecipeBoxError.noSuchIngredient(id.rawValue, recipe: try self.record(recipe).name)
        }
        return record
    }

    /// Returns the order key of a stored text. An invalid key is an internal error.
    func key(_ text: String) throws -> OrderKey {
        guard let key = OrderKey(rawValue: text) else {
            throw RecipeBoxError.fault(localized("“\(text)” is no order key"))
        }
        return key
    }
}

// MARK: The list and the search

extension RecipeReader {
    /// Returns the recipes that match a query, in name order; all recipes for a blank query.
    func summaries(_ query: SearchQuery) throws -> [RecipeSummary] {
        let found = query.words.map { _ in Self.foundByWord }.joined(separator: " AND ")
        let arguments = query.words.flatMap { word in Array(repeating: " " + word, count: 3) }
        let sql = """
            SELECT id, name, servings, yield, prep_minutes, cook_minutes, total_minutes, photo,
                coalesce((SELECT changed_at FROM recipe_change_time WHERE recipe_id = recipe.id), created_at) AS changed_at,
                (SELECT count(*) FROM recipe_ingredient WHERE recipe_id = recipe.id
                    AND (name NOT LIKE '%:' OR low_numerator IS NOT NULL)) AS ingredients,
                (SELECT count(*) FROM recipe_step WHERE recipe_id = recipe.id) AS steps,
                (SELECT group_concat(text, char(31)) FROM recipe_step WHERE recipe_id = recipe.id AND text LIKE '%:')
                    AS marked,
                (SELECT group_concat(tag, char(31)) FROM
                    (SELECT tag FROM recipe_tag WHERE recipe_id = recipe.id ORDER BY place, tag_key)) AS tags
            FROM recipe \(found.isEmpty ? "" : "WHERE " + found) ORDER BY name_key, name, id
            """
        return try Row.fetchAll(db, sql: sql, arguments: StatementArguments(arguments)).map(summary)
    }

    /// Searches a word in the three folded texts. A folded text has one space between words and none before the first.
    private static let foundByWord = """
        (instr(' ' || name_key, ?) > 0
            OR id IN (SELECT recipe_id FROM recipe_ingredient WHERE instr(' ' || name_key, ?) > 0)
            OR id IN (SELECT recipe_id FROM recipe_tag WHERE instr(' ' || tag_key, ?) > 0))
        """

    private func summary(_ row: Row) throws -> RecipeSummary {
        let times = try RecipeTimes(prep: row["prep_minutes"], cook: row["cook_minutes"], total: row["total_minutes"])
        let tags: String? = row["tags"]
        let steps: Int = row["steps"]
        let marked: String? = row["marked"]
        let headings = marked?.split(separator: "\u{1F}").count { RecipeHeading.isHeading(String($0)) } ?? 0
        let count: Int? = row["servings"]
        let servings = try count.map(Servings.init)
        let head = RecipeDraft(name: row["name"], servings: servings, yield: row["yield"])
        return RecipeSummary(
            id: ID(row["id"] as String),
            name: head.name,
            servings: servings,
            makes: head.repeatsServings ? head.yield : nil,
            minutes: times.total,
            tags: tags?.split(separator: "\u{1F}").map(String.init) ?? [],
            ingredientCount: row["ingredients"],
            stepCount: steps - headings,
            photo: row["photo"],
            changed: Instant(milliseconds: row["changed_at"])
        )
    }

    /// Returns the recipe of an id, of the beginning of an id, or of a name regardless of case and accents.
    ///
    /// - Throws: `noSuchRecipe` or `ambiguousRecipe`.
    func find(_ text: String) throws -> Recipe.ID {
        if let record = try RecipeRecord.fetchOne(db, key: text) { return ID(record.id) }
        if let record = try theOne(named: text) { return ID(record.id) }
        guard let record = try only(beginning(with: text), of: text) else { throw RecipeBoxError.noSuchRecipe(text) }
        return ID(record.id)
    }

    /// Returns the recipe of a name: the only one in the same spelling, otherwise the only one regardless of case and
    /// accents; nil if there is none.
    ///
    /// - Throws: `ambiguousRecipe`.
    func theOne(named name: String) throws -> RecipeRecord? {
        let named = try named(name)
        let exact = named.filter { $0.name == name }
        return try only(exact.count == 1 ? exact : named, of: name)
    }

    /// Returns, for each name, the recipe that an import replaces; nil for one that it adds. No recipe is replaced twice.
    ///
    /// - Throws: `ambiguousRecipe`.
    func replaced(by names: [String]) throws -> [RecipeRecord?] {
        var taken: Set<String> = []
        return try names.map { name in
            guard let record = try theOne(named: name), taken.insert(record.id).inserted else { return nil }
            return record
        }
    }

    /// Returns the only one of the recipes that a text stands for; nil if there are none.
    private func only(_ found: [RecipeRecord], of text: String) throws -> RecipeRecord? {
        guard found.count > 1 else { return found.first }
        let ids = Set(found.map(\.id))
        let candidates = try summaries(SearchQuery("")).filter { ids.contains($0.id.rawValue) }
        throw RecipeBoxError.ambiguousRecipe(text, candidates: candidates)
    }

    /// Returns the recipes whose id has this beginning; none for fewer than four characters, which may be a number.
    private func beginning(with text: String) throws -> [RecipeRecord] {
        guard text.count >= 4 else { return [] }
        return try RecipeRecord.filter(sql: "substr(id, 1, ?) = ?", arguments: [text.count, text.lowercased()])
            .fetchAll(db)
    }

    /// Returns the ids of all recipes.
    func ids() throws -> [Recipe.ID] {
        try String.fetchAll(db, sql: "SELECT id FROM recipe").map { Recipe.ID($0) }
    }

    /// Returns the recipes of a name, regardless of case and accents.
    func named(_ name: String) throws -> [RecipeRecord] {
        try RecipeRecord.filter(sql: "name_key = ?", arguments: [Folding.key(name)]).order(sql: "id").fetchAll(db)
    }
}
