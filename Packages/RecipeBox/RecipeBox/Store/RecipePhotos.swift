import GRDB
import StorageKit
import TimeKit

extension RecipeReader {
    /// Returns the picture of a recipe and the recipe's name.
    ///
    /// - Throws: `noSuchRecipe` or `noPhoto`.
    func photo(of recipe: Recipe.ID) throws -> (name: String, attachment: Attachment) {
        let record = try record(recipe)
        guard let attachment = try record.photo.flatMap({ try Attachments.attachment($0, in: db) }) else {
            throw RecipeBoxError.noPhoto(recipe: record.name)
        }
        return (record.name, attachment)
    }

    /// Returns the recipes whose pictures have a thumbnail.
    func recipesWithThumbnails() throws -> Set<Recipe.ID> {
        let sql = """
            SELECT recipe.id FROM recipe JOIN attachment ON attachment.id = recipe.photo WHERE attachment.thumbnail IS NOT NULL
            """
        return Set(try String.fetchAll(db, sql: sql).map { Recipe.ID($0) })
    }
}
