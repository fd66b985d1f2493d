import StorageKit
public import TimeKit
import WordKit

extension RecipeBox {
    /// Adds an ingredient from one line: "1 and 1/2 cups flour, sifted".
    ///
    /// Without a `position` it becomes the last one; otherwise the rule of `Position` applies.
    ///
    /// - Throws: `noSuchRecipe`, `blank` or `tooLong`.
    @discardableResult
    public func addIngredient(
        _ line: String,
        to recipe: Recipe.ID,
        at position: Int? = nil
    ) throws(RecipeBoxError) -> Ingredient {
        try addIngredient(IngredientReading.ingredient(fromLine: line), to: recipe, at: position)
    }

    /// Adds an ingredient. `IngredientReading` creates a draft from the fields of a form.
    ///
    /// - Throws: `noSuchRecipe`, `blank` or `tooLong`.
    @discardableResult
    public func addIngredient(
        _ draft: IngredientDraft,
        to recipe: Recipe.ID,
        at position: Int? = nil
    ) throws(RecipeBoxError) -> Ingredient {
        let draft = try DraftRule.checked(draft)
        return try write { tables in
            try tables.reader.require(recipe)
            let place = try tables.reader.ingredientList(of: recipe).place(at: position)
            let id: Ingredient.ID = ids.next(at: tables.now)
            try tables.change("addIngredient", of: recipe, localized("ingredient “\(draft.name)” added")) { rows in
                try rows.insert(IngredientRecord(id: id, of: recipe, at: place.key, draft))
            }
            return Ingredient(id: id, position: place.position, draft)
        }
    }

    /// Replaces the content of an ingredient from one line. Its position stays.
    ///
    /// - Throws: `noSuchIngredient`, `blank` or `tooLong`.
    @discardableResult
    public func editIngredient(
        _ id: Ingredient.ID,
        of recipe: Recipe.ID,
        to line: String
    ) throws(RecipeBoxError) -> Ingredient {
        try editIngredient(id, of: recipe, to: IngredientReading.ingredient(fromLine: line))
    }

    /// Replaces the content of an ingredient. Its position stays.
    ///
    /// - Throws: `noSuchIngredient`, `blank` or `tooLong`.
    @discardableResult
    public func editIngredient(
        _ id: Ingredient.ID,
        of recipe: Recipe.ID,
        to draft: IngredientDraft
    ) throws(RecipeBoxError) -> Ingredient {
        let draft = try DraftRule.checked(draft)
        return try write { tables in
            let record = try tables.reader.ingredient(id, of: recipe)
            let key = try tables.reader.key(record.orderKey)
            if try record.draft() != draft {
                try tables.change("editIngredient", of: recipe, localized("ingredient “\(record.name)” edited")) {
                    rows in
                    try rows.update(IngredientRecord(id: id, of: recipe, at: key, draft))
                }
            }
            let position = try tables.reader.ingredientList(of: recipe).position(of: key)
            return Ingredient(id: id, position: position, draft)
        }
    }

    /// Moves an ingredient to a position, by the rule of `Position`.
    ///
    /// - Throws: `noSuchIngredient`.
    @discardableResult
    public func moveIngredient(
        _ id: Ingredient.ID,
        of recipe: Recipe.ID,
        to position: Int
    ) throws(RecipeBoxError) -> Ingredient {
        try write { tables in
            var record = try tables.reader.ingredient(id, of: recipe)
            let list = tables.reader.ingredientList(of: recipe)
            let place = try list.move(record.orderKey, to: position)
            if place.key.rawValue != record.orderKey {
                record.orderKey = place.key.rawValue
                try tables.change(
                    "moveIngredient",
                    of: recipe,
                    localized("ingredient “\(record.name)” moved to \(place.position)")
                ) { rows in try rows.update(record) }
            }
            return Ingredient(id: id, position: place.position, try record.draft())
        }
    }

    /// Deletes an ingredient. Those after it move up.
    ///
    /// - Throws: `noSuchIngredient`.
    public func deleteIngredient(_ id: Ingredient.ID, of recipe: Recipe.ID) throws(RecipeBoxError) {
        try write { tables in
            let record = try tables.reader.ingredient(id, of: recipe)
            try tables.change("deleteIngredient", of: recipe, localized("ingredient “\(record.name)” deleted")) {
                rows in
                try rows.delete(record)
            }
        }
    }

    /// Returns the ingredient of a recipe by a position, an id or a name.
    ///
    /// - Throws: `noSuchIngredient`; `ambiguousIngredient`, with the positions, if several have the name.
    public func findIngredient(_ text: String, of recipe: Recipe.ID) throws(RecipeBoxError) -> Ingredient.ID {
        let recipe = try self.recipe(recipe)
        if let position = Int(text), recipe.ingredients.indices.contains(position - 1) {
            return recipe.ingredients[position - 1].id
        }
        if let same = recipe.ingredients.first(where: { $0.id.rawValue == text }) { return same.id }
        let named = recipe.ingredients.filter { EnglishPlural.key($0.name) == EnglishPlural.key(text) }
        guard let first = named.first else { throw .noSuchIngredient(text, recipe: recipe.name) }
        guard named.count == 1 else {
            throw .ambiguousIngredient(text, recipe: recipe.name, positions: named.map(\.position))
        }
        return first.id
    }
}
