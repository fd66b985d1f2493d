import GRDB
import StorageKit
import TimeKit

/// The writes of one action, all within one transaction and at one instant.
struct RecipeWriter: ChangeWriter {
    let db: Database
    let actor: String
    let now: Instant

    var reader: RecipeReader { RecipeReader(db: db) }

    /// Writes rows of one recipe as one change, and updates the recipe's change time.
    ///
    /// - Parameters:
    ///   - useCase: The name of the use case in the change log.
    ///   - summary: The change in words.
    ///   - isLast: Whether the change deletes the recipe. Then its change time isn't written.
    ///   - body: Writes the rows.
    func change(
        _ useCase: String,
        of recipe: Recipe.ID,
        _ summary: @autoclosure () -> String,
        isLast: Bool = false,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        try change(useCase, of: RecipeBox.subject(recipe), summary()) { rows in
            try body(rows)
            if !isLast {
                try rows.upsert(ChangeTimeRecord(recipeID: recipe.rawValue, changedAt: now.milliseconds))
            }
        }
    }
}

extension RecipeBox {
    /// Returns the reference to a recipe in the change log.
    static func subject(_ recipe: Recipe.ID) -> EntityRef {
        EntityRef(kind: subjectKind, id: recipe.rawValue)
    }

    /// The kind of every change of a recipe box.
    static let subjectKind = "recipe"

    /// Reads in one transaction.
    func read<Value>(_ body: (RecipeReader) throws -> Value) throws(RecipeBoxError) -> Value {
        do {
            return try store.read { db in try body(RecipeReader(db: db)) }
        } catch {
            throw RecipeBoxError(error)
        }
    }

    /// Writes in one transaction. If `body` throws, nothing is written.
    func write<Value>(_ body: (RecipeWriter) throws -> Value) throws(RecipeBoxError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in
                try body(RecipeWriter(db: db, actor: actor, now: now))
            }
        } catch {
            throw RecipeBoxError(error)
        }
    }
}

extension RecipeWriter {
    /// Inserts a recipe with its ingredients, steps and tags, as one change.
    func insert(
        _ draft: RecipeDraft,
        as id: Recipe.ID,
        photo: Attachment.ID? = nil,
        ids: IDSource,
        useCase: String,
        _ summary: @autoclosure () -> String
    ) throws {
        try change(useCase, of: id, summary()) { rows in
            try rows.insert(RecipeRecord(id: id, draft, photo: photo, createdAt: now.milliseconds))
            try insertLists(of: draft, as: id, ids: ids, through: rows)
        }
    }

    /// Replaces everything of a recipe except its id and creation time, as one change.
    ///
    /// - Parameter photo: The new photo; nil to keep the present one.
    func replace(
        _ record: RecipeRecord,
        with draft: RecipeDraft,
        photo: Attachment.ID?,
        ids: IDSource,
        _ summary: @autoclosure () -> String
    ) throws {
        let id = Recipe.ID(record.id)
        try change("replaceRecipe", of: id, summary()) { rows in
            try rows.update(RecipeRecord(id: id, draft, photo: photo ?? record.photo, createdAt: record.createdAt))
            for table in Self.lists { try rows.deleteAll(from: table, where: "recipe_id = ?", [id.rawValue]) }
            try insertLists(of: draft, as: id, ids: ids, through: rows)
        }
    }

    /// Inserts the tags, ingredients and steps of a recipe that has none yet.
    private func insertLists(
        of draft: RecipeDraft,
        as id: Recipe.ID,
        ids: IDSource,
        through rows: ChangeScope
    ) throws {
        for tag in TagRecord.records(draft.tags, of: id) { try rows.insert(tag) }
        let ingredientKeys = OrderKey.keys(draft.ingredients.count, between: nil, nil)
        for (ingredient, key) in zip(draft.ingredients, ingredientKeys) {
            try rows.insert(IngredientRecord(id: ids.next(at: now), of: id, at: key, ingredient))
        }
        let stepKeys = OrderKey.keys(draft.steps.count, between: nil, nil)
        for (index, (text, key)) in zip(draft.steps, stepKeys).enumerated() {
            let step = Step(id: ids.next(at: now), position: index + 1, text: text)
            try rows.insert(StepRecord(step, of: id, at: key))
        }
    }

    /// Updates the fields of a recipe and its tags, as one change. Ingredients, steps and the photo stay.
    func update(
        _ record: RecipeRecord,
        from before: RecipeDraft,
        to after: RecipeDraft,
        useCase: String,
        _ summary: @autoclosure () -> String
    ) throws {
        let id = Recipe.ID(record.id)
        try change(useCase, of: id, summary()) { rows in
            try rows.update(RecipeRecord(id: id, after, photo: record.photo, createdAt: record.createdAt))
            guard after.tags != before.tags else { return }
            let kept = TagRecord.records(after.tags, of: id)
            let keys = Set(kept.map(\.tagKey))
            for tag in TagRecord.records(before.tags, of: id) where !keys.contains(tag.tagKey) {
                try rows.delete(tag)
            }
            for tag in kept { try rows.upsert(tag) }
        }
    }

    /// The tables with the ingredients, steps and tags of recipes.
    private static let lists = [
        IngredientRecord.databaseTableName, StepRecord.databaseTableName, TagRecord.databaseTableName,
    ]

    /// Deletes the ingredients, steps, tags and change time of a recipe. The change log gets an entry for each row, so an undo can restore them.
    func deleteLists(of id: Recipe.ID, through rows: ChangeScope) throws {
        for table in Self.lists + [ChangeTimeRecord.databaseTableName] {
            try rows.deleteAll(from: table, where: "recipe_id = ?", [id.rawValue])
        }
    }
}
