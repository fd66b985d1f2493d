import StorageKit
public import TimeKit
import WordKit

extension RecipeBox {
    /// Adds a step. Without a `position` it becomes the last one; otherwise the rule of `Position` applies. Only one
    /// row is written, even if others move.
    ///
    /// - Throws: `noSuchRecipe`, `blank` or `tooLong`.
    @discardableResult
    public func addStep(
        _ text: String,
        to recipe: Recipe.ID,
        at position: Int? = nil
    ) throws(RecipeBoxError) -> Step {
        let text = try TextRule.step.checked(text)
        return try write { tables in
            try tables.reader.require(recipe)
            let place = try tables.reader.stepList(of: recipe).place(at: position)
            let step = Step(id: ids.next(at: tables.now), position: place.position, text: text)
            try tables.change("addStep", of: recipe, localized("step \(place.position) added")) { rows in
                try rows.insert(StepRecord(step, of: recipe, at: place.key))
            }
            return step
        }
    }

    /// Changes a step's text, its position or both; nil leaves a value unchanged. A new position follows the rule of
    /// `Position`.
    ///
    /// - Throws: `noSuchStep`, `blank` or `tooLong`.
    @discardableResult
    public func editStep(
        _ id: Step.ID,
        of recipe: Recipe.ID,
        text: String? = nil,
        position: Int? = nil
    ) throws(RecipeBoxError) -> Step {
        let text = try text.map(TextRule.step.checked)
        return try write { tables in
            let record = try tables.reader.step(id, of: recipe)
            let list = tables.reader.stepList(of: recipe)
            let key = try tables.reader.key(record.orderKey)
            let old = try list.position(of: key)
            let place = try position.map { try list.move(record.orderKey, to: $0) }
            let step = Step(id: id, position: place?.position ?? old, text: text ?? record.text)
            let edited = StepRecord(step, of: recipe, at: place?.key ?? key)
            if edited != record {
                try tables.change(
                    "editStep",
                    of: recipe,
                    step.position == old
                        ? localized("step \(old) edited") : localized("step \(old) moved to \(step.position)")
                ) { rows in try rows.update(edited) }
            }
            return step
        }
    }

    /// Deletes a step. Those after it move up.
    ///
    /// - Throws: `noSuchStep`.
    public func deleteStep(_ id: Step.ID, of recipe: Recipe.ID) throws(RecipeBoxError) {
        try write { tables in
            let record = try tables.reader.step(id, of: recipe)
            let position = try tables.reader.stepList(of: recipe).position(of: tables.reader.key(record.orderKey))
            try tables.change("deleteStep", of: recipe, localized("step \(position) deleted")) { rows in
                try rows.delete(record)
            }
        }
    }

    /// Returns the step of a recipe by a position or an id.
    ///
    /// - Throws: `noSuchStep`.
    public func findStep(_ text: String, of recipe: Recipe.ID) throws(RecipeBoxError) -> Step.ID {
        let recipe = try self.recipe(recipe)
        if let position = Int(text), recipe.steps.indices.contains(position - 1) {
            return recipe.steps[position - 1].id
        }
        if let same = recipe.steps.first(where: { $0.id.rawValue == text }) { return same.id }
        throw .noSuchStep(text, recipe: recipe.name)
    }
}
