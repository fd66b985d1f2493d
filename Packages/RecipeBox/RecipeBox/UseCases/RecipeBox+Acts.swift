import Foundation
import FractionParser
public import ScreenKit
import StorageKit
import TimeKit
import WordKit

extension RecipeBox {
    /// Performs an action of a screen.
    ///
    /// An act with an operation id that was done before isn't done again, and its answer is the same. Another act under that id is refused.
    /// An act on a screen that has changed since is done if it still means the same. Otherwise the answer is the screen as it is now and
    /// the newest change.
    ///
    /// - Parameter link: The screen that shows the action.
    /// - Throws: `noSuchRecipe` where the screen is gone, and what the store or the disk refuses. Wrong input is answered by `.refused`.
    public func perform(_ act: Act, at link: RecipeLink) async throws(RecipeBoxError) -> Acted {
        var box = self
        box.move = RecipeAct(act.action)?.isMove == true ? act : nil
        return try await box.performed(act, at: link)
    }
}

extension RecipeLink: ScreenPlace {}

extension RecipeBox: ActingEngine {
    package typealias Place = RecipeLink
    package typealias Failure = RecipeBoxError

    package func outcome(of operation: ActOperation) throws(RecipeBoxError) -> ActOutcome? {
        try read { tables in
            switch try ChangeLog.outcome(ofKey: operation.id, content: operation.content, in: tables.db) {
            case .changed(let change)?:
                .changed(
                    Revision(change: change.id),
                    said: try Self.said(of: change, tables),
                    subject: change.subject.id
                )
            case .unchanged?: .unchanged
            case .otherAct?: .otherAct
            case nil: nil
            }
        }
    }

    /// The words of a change; one that gives a recipe a name tells whether others have it.
    private static func said(of change: Change, _ tables: RecipeReader) throws -> String {
        let row = change.rows.first { $0.table == RecipeRecord.databaseTableName }
        guard let row, case .text(let name)? = row.after?["name"], row.after?["name"] != row.before?["name"] else {
            return change.shownSummary
        }
        let count = try tables.named(name).count
        guard count > 1 else { return change.shownSummary }
        return localized(
            "\(change.shownSummary); \(count) recipes have this name — rename one, or tell them apart by tags"
        )
    }

    package func newestChange(
        since seen: Revision,
        by deed: RecipeAct?,
        at link: RecipeLink
    ) throws(RecipeBoxError) -> String? {
        if let deed, !deed.dependsOnWhatWasSeen(at: link) { return nil }
        let last = try read { tables in
            try ChangeLog.changes(for: link.recipe.map(Self.subject), limit: 1, in: tables.db).first
        }
        guard let seen = Int64(seen.rawValue), let last, last.id > seen else { return nil }
        return last.shownSummary
    }

    /// Returns the screen to show after an act that changed a recipe: the home page where that recipe is gone.
    package func next(after deed: RecipeAct, at link: RecipeLink, about subject: String?) throws(RecipeBoxError) -> Link
    {
        let recipe = subject.map { Recipe.ID($0) } ?? link.recipe
        let home = RecipeLink.home.labeled(localized("Recipes"))
        if let recipe, try !read({ tables in try tables.has(recipe) }) { return home }
        return switch (deed, recipe) {
        case (.saveRecipe, let id?), (.saveAndOpenIngredients, let id?), (.saveIngredient, let id?),
            (.moveIngredient, let id?), (.deleteIngredient, let id?):
            RecipeLink.ingredients(id).labeled(localized("Ingredients"))
        case (.saveAndOpenSteps, let id?), (.saveStep, let id?), (.moveStep, let id?), (.deleteStep, let id?):
            RecipeLink.steps(id).labeled(localized("Steps"))
        case (.takePhoto, let id?), (.choosePhoto, let id?), (.removePhoto, let id?):
            RecipeLink.name(id).labeled(localized("Recipe name"))
        case (.importRecipes, let id?): RecipeLink.recipe(id).labeled(localized("Recipe"))
        case (.undo, _), (.redo, _): link.labeled(localized("Back"))
        default: home
        }
    }

    /// An undo is taken back by a redo at the same place.
    package func inverse(of deed: RecipeAct) -> (deed: RecipeAct, at: Link)? {
        (deed == .undo ? .redo : .undo, RecipeLink.home.labeled(localized("Recipes")))
    }

    package func newOperation() -> String { (ids.next(at: clock.now()) as TimeKit.ID<Act>).rawValue }
}

// MARK: One act

extension RecipeBox {
    package func carryOut(
        _ deed: RecipeAct,
        _ act: Act,
        at link: RecipeLink,
        under operation: ActOperation
    ) async throws(RecipeBoxError) -> ActResult {
        var box = self
        box.operation = IdempotencyKey(operation.id, content: operation.content, at: clock.now())
        return try box.result(of: deed, act, at: link)
    }

    private func result(of deed: RecipeAct, _ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> ActResult {
        switch deed {
        case .newRecipe, .editRecipe, .editIngredient, .editStep, .edit, .history, .back: return .opens(nil)
        case .done: return try saveTyped(act, at: link) ? .written : .opens(nil)
        case .search: return .opens(RecipeLink.found(act.fields["query"] ?? "").labeled(localized("Search")))
        case .size: return .opens(try sized(act, at: link))
        case .shoppingList: return .opens(try shoppingList(act))
        case .export(let format): return .file(try file(format, at: link))
        case .undo: try undo(link.recipe)
        case .redo: try redo(link.recipe)
        case .importRecipes: try importRecipes(act)
        case .deleteRecipe(let id): try deleteRecipe(id)
        case .saveRecipe, .saveAndOpenIngredients, .saveAndOpenSteps: try saveRecipe(act, at: link)
        case .takePhoto, .choosePhoto: try setPhoto(of: recipe(of: link), fromFile: file("photo", of: act))
        case .removePhoto: try removePhoto(of: recipe(of: link))
        case .saveIngredient: try saveIngredient(act, at: link)
        case .moveIngredient(let id): try moveIngredient(id, of: recipe(of: link), to: place(in: act))
        case .deleteIngredient(let id): try deleteIngredient(id, of: recipe(of: link))
        case .saveStep: try saveStep(act, at: link)
        case .moveStep(let id): try editStep(id, of: recipe(of: link), position: place(in: act))
        case .deleteStep(let id): try deleteStep(id, of: recipe(of: link))
        }
        return .written
    }

    private func recipe(of link: RecipeLink) throws(RecipeBoxError) -> Recipe.ID {
        guard let recipe = link.recipe else { throw .noSuchScreen(link.target) }
        return recipe
    }

    private func place(in act: Act) throws(RecipeBoxError) -> Int {
        try RecipeFields.neededPlace(act.fields["position"] ?? "")
    }

    private func file(_ field: String, of act: Act) throws(RecipeBoxError) -> URL {
        guard let file = act.files[field] else { throw .noFile(field: field) }
        return file
    }

    private func saveRecipe(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) {
        if let recipe = link.recipe {
            try edit(recipe, typed: act.fields)
        } else {
            try newRecipe(RecipeFields.draft(RecipeDraft(name: ""), typed: act.fields))
        }
    }

    private func saveIngredient(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) {
        let recipe = try recipe(of: link)
        // One that was deleted meanwhile becomes a new one.
        guard case .ingredient(_, let id) = link,
            let edited = try self.recipe(recipe).ingredients.first(where: { $0.id == id })?.draft
        else {
            try addIngredient(IngredientReading.ingredient(typed: act.fields), to: recipe)
            return
        }
        try editIngredient(id, of: recipe, to: IngredientReading.ingredient(typed: act.fields, editing: edited))
    }

    private func saveStep(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) {
        let recipe = try recipe(of: link)
        let place = try RecipeFields.place(act.fields["position"] ?? "")
        let steps = try self.recipe(recipe).steps
        // One that was deleted meanwhile becomes a new one.
        if case .step(_, let id) = link, steps.contains(where: { $0.id == id }) {
            let row = place.map { steps.row(ofNumber: $0, moving: id) }
            try editStep(id, of: recipe, text: act.fields["text"], position: row)
        } else {
            try addStep(act.fields["text"] ?? "", to: recipe, at: place.map { steps.row(ofNumber: $0) })
        }
    }

    /// Saves what is typed into the form of a list page, and returns whether something is.
    private func saveTyped(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> Bool {
        let recipe = try recipe(recipe(of: link))
        switch link {
        case .ingredients, .ingredient:
            let edited = recipe.ingredients.first { link == .ingredient(recipe.id, $0.id) }
            guard IngredientPage.isTyped(act.fields, over: edited) else { return false }
            try saveIngredient(act, at: link)
        case .steps, .step:
            let edited = recipe.steps.first { link == .step(recipe.id, $0.id) }
            guard StepsPage.isTyped(act.fields, over: edited, in: recipe) else { return false }
            try saveStep(act, at: link)
        default: return false
        }
        return true
    }

    private func importRecipes(_ act: Act) throws(RecipeBoxError) {
        let file = try file("source", of: act)
        let bytes: Data
        do {
            bytes = try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw .noFile(field: "source")
        }
        let found = try RecipeImport.recipes(
            in: [UInt8](bytes),
            name: file.deletingPathExtension().lastPathComponent,
            address: act.fields["source"],
            isCooklang: file.pathExtension.lowercased() == "cook"
        )
        try importRecipes(found, replaces: act.fields["replace"] == "true")
    }

    private func shoppingList(_ act: Act) throws(RecipeBoxError) -> Link {
        let ids = try HomeScreen.chosen(act.fields["recipes"] ?? "", among: homeScreen().rows.map(\.id))
        return RecipeLink.shoppingList(ids).labeled(localized("Shopping list"))
    }

    /// Returns the link to a recipe or to a shopping list in the size that was typed.
    private func sized(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> Link {
        if let ids = link.shopping {
            let shown = try shoppingListScreen(at: link).size
            let scale = try SizeForm.scale(typed: act.fields, over: shown)
            let forKitchen = SizeForm.isRounded(typed: act.fields, over: shown)
            _ = try shoppingListScreen(ids.map { ($0, scale) })
            return RecipeLink.sizedList(ids, scale, forKitchen: forKitchen).labeled(localized("Shopping list"))
        }
        let recipe = try recipe(recipe(of: link))
        let shown = try recipeScreen(at: link).size
        let factor = try Scaling.factor(SizeForm.scale(typed: act.fields, over: shown), for: recipe)
        let forKitchen = SizeForm.isRounded(typed: act.fields, over: shown)
        return RecipeLink.sized(recipe.id, factor, forKitchen: forKitchen).labeled(recipe.name)
    }

    private func shoppingListScreen(at link: RecipeLink) throws(RecipeBoxError) -> ShoppingListScreen {
        guard case .sizedList(let ids, let scale, let forKitchen) = link else {
            return try shoppingListScreen((link.shopping ?? []).map { ($0, .asWritten) })
        }
        return try shoppingListScreen(ids.map { ($0, scale) }, forKitchen: forKitchen)
    }

    private func recipeScreen(at link: RecipeLink) throws(RecipeBoxError) -> RecipeScreen {
        guard case .sized(let id, let factor, let forKitchen) = link else {
            return try recipeScreen(of: recipe(of: link))
        }
        return try recipeScreen(of: id, .factor(factor), forKitchen: forKitchen)
    }

    private func file(_ format: ExportFormat, at link: RecipeLink) throws(RecipeBoxError) -> ScreenFile {
        let id = try recipe(of: link)
        let scaled: ScaledRecipe
        if case .sized(_, let factor, let forKitchen) = link {
            scaled = try self.scaled(id, .factor(factor), forKitchen: forKitchen)
        } else {
            scaled = try self.scaled(id, .asWritten)
        }
        let type = format.fileType
        return ScreenFile(
            name: "\(scaled.recipe.name).\(type.fileExtension)",
            mediaType: type.mediaType,
            bytes: try export([scaled], as: format)
        )
    }
}
