import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of one action, all within one transaction and at one instant.
struct RecipeWriter {
    let db: Database
    let actor: String

    /// The time of the action.
    let now: Instant

    var reader: RecipeReader { RecipeReader(db: db) }

    /// Writes rows of one recipe under one entry of the change log, whose summary is kept in English, and updates the recipe's change time, unless
    /// `isLast` says that the recipe is deleted.
    func change(
        _ useCase: String,
        of recipe: Recipe.ID,
        _ summary: @autoclosure () -> String,
        isLast: Bool = false,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        let scope = ChangeScope(
            db: db,
            cause: ChangeCause(
                actor: actor,
                at: now,
                useCase: useCase,
                subject: RecipeBox.subject(recipe),
                summary: inEnglish { summary() }
            )
        )
        try body(scope)
        if !isLast {
            try scope.upsert(ChangeTimeRecord(recipeID: recipe.rawValue, changedAt: now.milliseconds))
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

    /// Writes in one transaction: all of `body` or nothing.
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
