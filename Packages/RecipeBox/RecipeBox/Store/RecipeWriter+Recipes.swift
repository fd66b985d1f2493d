import GRDB
import StorageKit
import TimeKit
import WordKit

extension RecipeWriter {
    /// Inserts a recipe with its lists, as one change.
    func insert(
        _ draft: RecipeDraft,
        as id: Recipe.ID,
        ids: IDSource,
        useCase: String,
        _ summary: @autoclosure () -> String
    ) throws {
        try change(useCase, of: id, summary()) { rows in
            try rows.insert(RecipeRecord(id: id, draft, photo: nil, createdAt: now.milliseconds))
            try insertLists(of: draft, as: id, ids: ids, through: rows)
        }
    }

    /// Replaces everything of a recipe except its id, photo and creation time, as one change.
    func replace(_ record: RecipeRecord, with draft: RecipeDraft, ids: IDSource) throws {
        let id = Recipe.ID(record.id)
        try change("replaceRecipe", of: id, localized("“\(draft.name)” replaced by an import")) { rows in
            try rows.update(RecipeRecord(id: id, draft, photo: record.photo, createdAt: record.createdAt))
            for table in Self.lists { try rows.deleteAll(from: table, where: "recipe_id = ?", [id.rawValue]) }
            try insertLists(of: draft, as: id, ids: ids, through: rows)
        }
    }

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

    /// Updates the fields of a recipe and its tags.
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

    private static let lists = [
        IngredientRecord.databaseTableName, StepRecord.databaseTableName, TagRecord.databaseTableName,
    ]

    /// Deletes the rows that refer to a recipe, each with its entry in the change log.
    func deleteLists(of id: Recipe.ID, through rows: ChangeScope) throws {
        for table in Self.lists + [ChangeTimeRecord.databaseTableName] {
            try rows.deleteAll(from: table, where: "recipe_id = ?", [id.rawValue])
        }
    }
}
