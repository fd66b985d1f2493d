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
    ) throws(RecipeBoxError) -> StepReceipt {
        let text = try TextRule.step.checked(text)
        return try write { tables in
            try tables.reader.require(recipe)
            let place = try tables.reader.stepList(of: recipe).place(at: position)
            let step = Step(id: ids.next(at: tables.now), position: place.position, text: text)
            let number = try tables.reader.stepNumber(at: place.key, of: recipe)
            let isHeading = RecipeHeading.isHeading(text)
            let summary = isHeading ? localized("heading “\(text)” added") : localized("step \(number) added")
            try tables.change("addStep", of: recipe, summary) { rows in
                try rows.insert(StepRecord(step, of: recipe, at: place.key))
            }
            return StepReceipt(step: step, number: isHeading ? nil : number)
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
    ) throws(RecipeBoxError) -> StepReceipt {
        let text = try text.map(TextRule.step.checked)
        return try write { tables in
            let record = try tables.reader.step(id, of: recipe)
            let list = tables.reader.stepList(of: recipe)
            let key = try tables.reader.key(record.orderKey)
            let old = try list.position(of: key)
            let place = try position.map { try list.move(record.orderKey, to: $0) }
            let step = Step(id: id, position: place?.position ?? old, text: text ?? record.text)
            let edited = StepRecord(step, of: recipe, at: place?.key ?? key)
            let isHeading = RecipeHeading.isHeading(step.text)
            let number = try tables.reader.stepNumber(at: place?.key ?? key, of: recipe, moving: id)
            if edited != record {
                let former = try tables.reader.stepNumber(at: key, of: recipe, moving: id)
                let summary =
                    switch (isHeading, isHeading ? step.position == old : former == number) {
                    case (true, true): localized("heading “\(step.text)” edited")
                    case (true, false): localized("heading “\(step.text)” moved")
                    case (false, true): localized("step \(former) edited")
                    case (false, false): localized("step \(former) moved to \(number)")
                    }
                try tables.change("editStep", of: recipe, summary) { rows in try rows.update(edited) }
            }
            return StepReceipt(step: step, number: isHeading ? nil : number)
        }
    }

    /// Deletes a step. Those after it move up.
    ///
    /// - Throws: `noSuchStep`.
    public func deleteStep(_ id: Step.ID, of recipe: Recipe.ID) throws(RecipeBoxError) {
        try write { tables in
            let record = try tables.reader.step(id, of: recipe)
            let number = try tables.reader.stepNumber(at: tables.reader.key(record.orderKey), of: recipe)
            let summary =
                RecipeHeading.isHeading(record.text)
                ? localized("heading “\(record.text)” deleted") : localized("step \(number) deleted")
            try tables.change("deleteStep", of: recipe, summary) { rows in
                try rows.delete(record)
            }
        }
    }

    /// Returns the step of a recipe by its number, its id or, for a heading, its text. Headings have no number.
    ///
    /// - Throws: `noSuchStep`.
    public func findStep(_ text: String, of recipe: Recipe.ID) throws(RecipeBoxError) -> Step.ID {
        let recipe = try self.recipe(recipe)
        let numbers = recipe.steps.numbers
        if let number = Int(text), let step = recipe.steps.first(where: { numbers[$0.id] == number }) { return step.id }
        if let same = recipe.steps.first(where: { $0.id.rawValue == text }) { return same.id }
        let heading = Folding.key(RecipeHeading.heading(text))
        let headings = recipe.steps.filter { numbers[$0.id] == nil && Folding.key($0.text) == heading }
        if headings.count == 1 { return headings[0].id }
        throw .noSuchStep(text, recipe: recipe.name)
    }
}
