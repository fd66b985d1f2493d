import Foundation
import StorageKit
public import TimeKit
import WordKit

// MARK: Reading

extension RecipeBox {
    /// Returns the recipes in name order; with a query, those that match it.
    ///
    /// - Complexity: O(recipes + ingredients).
    public func recipes(matching query: String = "") throws(RecipeBoxError) -> [RecipeSummary] {
        try read { tables in try tables.summaries(SearchQuery(query)) }
    }

    /// Returns a whole recipe.
    ///
    /// - Throws: `noSuchRecipe`.
    public func recipe(_ id: Recipe.ID) throws(RecipeBoxError) -> Recipe {
        try read { tables in try tables.recipe(id, photo: photo) }
    }

    /// Returns the recipes of a name, regardless of case and accents, in the order of their ids.
    public func recipes(named name: String) throws(RecipeBoxError) -> [Recipe.ID] {
        try read { tables in try tables.named(name).map { ID($0.id) } }
    }

    /// Returns, for each draft, the recipe that ``importDrafts(_:replaces:)`` replaces by it; nil for one that it adds.
    ///
    /// - Throws: The error of an invalid name; `ambiguousRecipe` if several recipes have the name of a draft, and none
    ///   or several of them in its spelling.
    public func recipesReplaced(by drafts: [RecipeDraft]) throws(RecipeBoxError) -> [Recipe.ID?] {
        var names: [String] = []
        for draft in drafts { names.append(try TextRule.recipeName.checked(draft.name)) }
        return try read { tables in try tables.replaced(by: names).map { record in record.map { ID($0.id) } } }
    }

    /// Returns the recipe of an id, of the beginning of an id, or of a name regardless of case and accents.
    ///
    /// - Throws: `noSuchRecipe`; `ambiguousRecipe`, with the candidates, if several match.
    public func findRecipe(_ text: String) throws(RecipeBoxError) -> Recipe.ID {
        try read { tables in try tables.find(text) }
    }
}

// MARK: Writing

extension RecipeBox {
    /// Creates a recipe with a name. Several recipes may have the same name.
    ///
    /// - Throws: `blank` or `tooLong`.
    @discardableResult
    public func newRecipe(named name: String) throws(RecipeBoxError) -> Recipe {
        try newRecipe(RecipeDraft(name: name)).recipe
    }

    /// Creates a recipe with the content of a draft.
    @discardableResult
    public func newRecipe(_ draft: RecipeDraft) throws(RecipeBoxError) -> NamingReceipt {
        let draft = try DraftRule.checked(draft)
        return try write { tables in
            let id: Recipe.ID = ids.next(at: tables.now)
            try tables.insert(draft, as: id, ids: ids, useCase: "newRecipe", localized("“\(draft.name)” added"))
            return try tables.reader.naming(id, draft.name, photo)
        }
    }

    /// Adds imported drafts in one transaction. Each is a change that can be undone separately.
    ///
    /// - Parameters:
    ///   - replaces: Whether a draft replaces the recipe of its name, which keeps its id and its photo. A recipe is
    ///     replaced once: a further draft of its name is added.
    /// - Throws: `ambiguousRecipe` if several recipes have the name of a draft, and none or several of them in its
    ///   spelling. Nothing is imported then.
    @discardableResult
    public func importDrafts(_ drafts: [RecipeDraft], replaces: Bool = false) throws(RecipeBoxError) -> [Recipe] {
        try importDrafts(drafts, photos: drafts.map { _ in (kept: nil, isLeftOut: false) }, replaces: replaces)
    }

    /// Adds imported recipes with the pictures that their file contains, in one transaction. A picture that can't be kept, or that is elsewhere,
    /// is left out, which the change says.
    func importRecipes(_ found: [ImportedRecipe], replaces: Bool) throws(RecipeBoxError) {
        let pictures = found.map { recipe in
            let kept = recipe.photo.flatMap {
                try? photos?.add(Data($0), name: localized("the picture"), at: clock.now()).id
            }
            let hasOne = recipe.photo != nil || !recipe.pictures.isEmpty || recipe.pictureLoss != nil
            return (kept: kept, isLeftOut: hasOne && kept == nil)
        }
        try importDrafts(found.map(\.draft), photos: pictures, replaces: replaces)
    }

    /// - Parameter photos: The picture of each draft, nil for none, and whether it has one that is left out.
    @discardableResult
    private func importDrafts(
        _ drafts: [RecipeDraft],
        photos: [(kept: Attachment.ID?, isLeftOut: Bool)],
        replaces: Bool
    ) throws(RecipeBoxError) -> [Recipe] {
        var checked: [RecipeDraft] = []
        for draft in drafts { checked.append(try DraftRule.checked(draft)) }
        return try write { tables in
            let replaced: [RecipeRecord?] =
                replaces ? try tables.reader.replaced(by: checked.map(\.name)) : checked.map { _ in nil }
            return try zip(zip(checked, photos), replaced).map { imported, old in
                let (draft, picture) = imported
                if let old {
                    try tables.replace(
                        old,
                        with: draft,
                        photo: picture.kept,
                        ids: ids,
                        picture.isLeftOut
                            ? localized("“\(draft.name)” replaced by an import; the new picture was left out")
                            : localized("“\(draft.name)” replaced by an import")
                    )
                    return try tables.reader.recipe(ID(old.id), photo: photo)
                }
                let id: Recipe.ID = ids.next(at: tables.now)
                try tables.insert(
                    draft,
                    as: id,
                    photo: picture.kept,
                    ids: ids,
                    useCase: "importRecipe",
                    Self.importSummary(of: draft, withoutPicture: picture.isLeftOut)
                )
                return try tables.reader.recipe(id, photo: photo)
            }
        }
    }

    /// The words of an import, which tell the parts that were not found and a picture that was left out.
    private static func importSummary(of draft: RecipeDraft, withoutPicture: Bool) -> String {
        let hasIngredients = draft.ingredients.contains { !$0.isHeading }
        let hasSteps = draft.steps.contains { !RecipeHeading.isHeading($0) }
        return switch (hasIngredients, hasSteps, withoutPicture) {
        case (true, true, false): localized("“\(draft.name)” imported")
        case (false, true, false): localized("“\(draft.name)” imported; no ingredients were found")
        case (true, false, false): localized("“\(draft.name)” imported; no steps were found")
        case (false, false, false): localized("“\(draft.name)” imported; no ingredients and no steps were found")
        case (true, true, true): localized("“\(draft.name)” imported without its picture")
        case (false, true, true):
            localized("“\(draft.name)” imported without its picture; no ingredients were found")
        case (true, false, true): localized("“\(draft.name)” imported without its picture; no steps were found")
        case (false, false, true):
            localized("“\(draft.name)” imported without its picture; no ingredients and no steps were found")
        }
    }

    /// Renames a recipe.
    ///
    /// - Throws: `noSuchRecipe`, `blank` or `tooLong`.
    @discardableResult
    public func rename(_ id: Recipe.ID, to name: String) throws(RecipeBoxError) -> NamingReceipt {
        let name = try TextRule.recipeName.checked(name)
        return try edit(id, useCase: "rename") { draft in draft.name = name }
    }

    /// Changes the fields of the recipe name page: name, servings, yield, times, tags, notes, source.
    ///
    /// The draft has no ingredients and steps; any that `change` adds are ignored.
    ///
    /// - Throws: `noSuchRecipe`, or the error of an invalid text or tag.
    @discardableResult
    public func edit(_ id: Recipe.ID, _ change: (inout RecipeDraft) -> Void) throws(RecipeBoxError) -> Recipe {
        try edit(id, useCase: "edit", change).recipe
    }

    /// Changes the fields of the recipe name page from the texts of its form, by field id.
    ///
    /// - Throws: `noSuchRecipe`, or the error of the first invalid field.
    @discardableResult
    public func edit(_ id: Recipe.ID, typed: [String: String]) throws(RecipeBoxError) -> Recipe {
        try edit(id, useCase: "edit") { draft in
            draft = try RecipeFields.draft(draft, typed: typed)
        }.recipe
    }

    /// Deletes a recipe with its ingredients, steps and tags. `undo(_:)` restores all of it, the photo included.
    ///
    /// - Throws: `noSuchRecipe`.
    public func deleteRecipe(_ id: Recipe.ID) throws(RecipeBoxError) {
        try write { tables in
            let record = try tables.reader.record(id)
            try tables.change("deleteRecipe", of: id, localized("“\(record.name)” deleted"), isLast: true) { rows in
                try tables.deleteLists(of: id, through: rows)
                try rows.delete(record)
            }
        }
    }

    private func edit(
        _ id: Recipe.ID,
        useCase: String,
        _ change: (inout RecipeDraft) throws -> Void
    ) throws(RecipeBoxError) -> NamingReceipt {
        try write { tables in
            let record = try tables.reader.record(id)
            var before = try record.draft()
            before.tags = try tables.reader.tags(of: id)
            var draft = before
            try change(&draft)
            let after = try DraftRule.checkedHead(draft)
            if after != before {
                try tables.update(
                    record,
                    from: before,
                    to: after,
                    useCase: useCase,
                    after.name == before.name
                        ? localized("“\(before.name)” edited")
                        : localized("“\(before.name)” renamed to “\(after.name)”")
                )
            }
            return try tables.reader.naming(id, after.name, photo)
        }
    }
}

extension RecipeReader {
    fileprivate func naming(
        _ id: Recipe.ID,
        _ name: String,
        _ photo: (Attachment) -> Photo
    ) throws -> NamingReceipt {
        NamingReceipt(
            recipe: try recipe(id, photo: photo),
            namesakes: try named(name).map { Recipe.ID($0.id) }.filter { $0 != id }
        )
    }
}
