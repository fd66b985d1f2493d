import StorageKit
public import TimeKit

// MARK: Looking

extension RecipeBox {
    /// The recipes in name order; with a query those it finds, as it is being typed.
    ///
    /// O(recipes and ingredients): a box of 5,000 recipes answers in milliseconds.
    public func recipes(matching query: String = "") throws(RecipeBoxError) -> [RecipeSummary] {
        try read { tables in try tables.summaries(SearchQuery(query)) }
    }

    /// A whole recipe. Throws `noSuchRecipe`.
    public func recipe(_ id: Recipe.ID) throws(RecipeBoxError) -> Recipe {
        try read { tables in try tables.recipe(id, photo: photo) }
    }

    /// The recipes of a name, in any case and with or without accents, the oldest first.
    public func recipes(named name: String) throws(RecipeBoxError) -> [Recipe.ID] {
        try read { tables in try tables.named(name).map { ID($0.id) } }
    }

    /// The recipe a user means by an id, by the beginning of one, or by a name, in any case and with or without accents.
    ///
    /// Throws `noSuchRecipe`, and `ambiguousRecipe` with the candidates.
    public func findRecipe(_ text: String) throws(RecipeBoxError) -> Recipe.ID {
        try read { tables in try tables.find(text) }
    }
}

// MARK: Making and changing

extension RecipeBox {
    /// Makes a recipe, which is in the database when this returns: the recipe name page has been left.
    ///
    /// Throws `blank` and `tooLong`. Two recipes may have one name.
    @discardableResult
    public func newRecipe(named name: String) throws(RecipeBoxError) -> Recipe {
        try newRecipe(RecipeDraft(name: name))
    }

    /// Makes a recipe with everything in a draft.
    @discardableResult
    public func newRecipe(_ draft: RecipeDraft) throws(RecipeBoxError) -> Recipe {
        let draft = try DraftRule.checked(draft)
        return try write { tables in
            let id: Recipe.ID = ids.next(at: tables.now)
            try tables.insert(draft, as: id, ids: ids, useCase: "newRecipe", "“\(draft.name)” added")
            return try tables.reader.recipe(id, photo: photo)
        }
    }

    /// Adds what an import found: all of the drafts in one transaction, each a change of its own that can be undone alone.
    ///
    /// - Parameter replaces: Whether a draft takes the place of the recipe of its name, which keeps its id and its photo.
    /// - Throws: `ambiguousRecipe` where several recipes have the name of one that is to be replaced; nothing is imported then.
    @discardableResult
    public func importDrafts(_ drafts: [RecipeDraft], replaces: Bool = false) throws(RecipeBoxError) -> [Recipe] {
        var checked: [RecipeDraft] = []
        for draft in drafts { checked.append(try DraftRule.checked(draft)) }
        return try write { tables in
            try checked.map { draft in
                if replaces, let old = try tables.reader.named(draft.name).first {
                    let id = try tables.reader.find(draft.name)
                    try tables.replace(old, with: draft, ids: ids)
                    return try tables.reader.recipe(id, photo: photo)
                }
                let id: Recipe.ID = ids.next(at: tables.now)
                try tables.insert(draft, as: id, ids: ids, useCase: "importRecipe", "“\(draft.name)” imported")
                return try tables.reader.recipe(id, photo: photo)
            }
        }
    }

    /// Gives a recipe another name. Throws `noSuchRecipe`, `blank` and `tooLong`.
    @discardableResult
    public func rename(_ id: Recipe.ID, to name: String) throws(RecipeBoxError) -> Recipe {
        let name = try TextRule.recipeName.checked(name)
        return try edit(id, useCase: "rename", summary: { "“\($0.name)” renamed to “\(name)”" }) { draft in
            draft.name = name
        }
    }

    /// Changes what stands on the recipe name page: name, servings, yield, times, tags, notes, source.
    ///
    /// The lists of the draft are as they were, and changes to them are passed over. Throws what a text or tag has against it.
    @discardableResult
    public func edit(_ id: Recipe.ID, _ change: (inout RecipeDraft) -> Void) throws(RecipeBoxError) -> Recipe {
        try edit(id, useCase: "edit", summary: { "“\($0.name)” edited" }, change)
    }

    /// Changes what stands on the recipe name page from the texts typed into its form, by field id.
    ///
    /// Throws what the first wrong field has against it.
    @discardableResult
    public func edit(_ id: Recipe.ID, typed: [String: String]) throws(RecipeBoxError) -> Recipe {
        try edit(id, useCase: "edit", summary: { "“\($0.name)” edited" }) { draft in
            draft = try RecipeFields.draft(draft, typed: typed)
        }
    }

    /// Deletes a recipe with its ingredients, steps and tags. `undo(_:)` brings all of it back, the photo too.
    ///
    /// Throws `noSuchRecipe`.
    public func deleteRecipe(_ id: Recipe.ID) throws(RecipeBoxError) {
        try write { tables in
            let record = try tables.reader.record(id)
            try tables.change("deleteRecipe", of: id, "“\(record.name)” deleted", isLast: true) { rows in
                try tables.deleteLists(of: id, through: rows)
                try rows.delete(record)
            }
        }
    }

    private func edit(
        _ id: Recipe.ID,
        useCase: String,
        summary: (RecipeDraft) -> String,
        _ change: (inout RecipeDraft) throws -> Void
    ) throws(RecipeBoxError) -> Recipe {
        try write { tables in
            let record = try tables.reader.record(id)
            var before = try record.draft()
            before.tags = try tables.reader.tags(of: id)
            var draft = before
            try change(&draft)
            let after = try DraftRule.checkedHead(draft)
            if after != before {
                try tables.update(record, from: before, to: after, useCase: useCase, summary(before))
            }
            return try tables.reader.recipe(id, photo: photo)
        }
    }
}
