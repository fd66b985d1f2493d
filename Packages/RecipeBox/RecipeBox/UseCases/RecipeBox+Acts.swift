import Foundation
import FractionParser
public import ScreenKit
import StorageKit
import TimeKit

extension RecipeBox {
    /// Performs an action of a screen.
    ///
    /// An act with an operation id that was done before isn't done again, and its answer is the same. Another act under that id is refused.
    /// An act on a screen that has changed since is done if it still means the same. Otherwise the answer is the screen as it is now and
    /// the newest change.
    ///
    /// - Parameter link: The screen that shows the action.
    /// - Throws: `noSuchRecipe` where the screen is gone, and what the store or the disk refuses. Wrong input is answered by `.refused`.
    public func perform(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> Acted {
        // Under a key the change is found again whoever else writes meanwhile.
        let now = clock.now()
        let key: ID<Act> = ids.next(at: now)
        let operation = IdempotencyKey(act.operation ?? key.rawValue, content: Self.content(of: act, at: link), at: now)
        if act.operation != nil, let done = try done(under: operation, act, at: link) { return done }
        let screen = try screen(link, typed: act.fields)
        switch screen.verdict(on: act) {
        case .refused(let why): return .refused(screen, why: try changeSince(act, at: link) ?? why)
        case .question(let question): return .question(question)
        case .allowed(let action):
            guard let deed = RecipeAct(act.action) else { throw .fault("no act has the id \(act.action)") }
            if deed.dependsOnWhatWasSeen(at: link), let why = try changeSince(act, at: link) {
                return .refused(screen, why: why)
            }
            return try perform(deed, action, act, at: link, on: screen, under: operation)
        }
    }

    private func perform(
        _ deed: RecipeAct,
        _ action: Action,
        _ act: Act,
        at link: RecipeLink,
        on screen: any Screen,
        under operation: IdempotencyKey
    ) throws(RecipeBoxError) -> Acted {
        var box = self
        box.operation = operation
        do throws(RecipeBoxError) {
            let result = try box.result(of: deed, act, at: link)
            if case .file(let file) = result { return .file(file) }
            if let done = try done(under: operation, act, at: link) { return done }
            if case .opens(let next) = result { return .done(.init(next: next)) }
            return .done(.init(next: action.opens ?? RecipeLink.home.labelled("Recipes")))
        } catch {
            if let done = try done(under: operation, act, at: link) { return done }
            guard error.isAboutTheAct else { throw error }
            return .refused(screen, why: error.description)
        }
    }

    /// Returns the answer to an act that was done; nil if nothing was done under its operation.
    private func done(
        under operation: IdempotencyKey,
        _ act: Act,
        at link: RecipeLink
    ) throws(RecipeBoxError) -> Acted? {
        let outcome = try read { tables in try ChangeLog.outcome(of: operation, in: tables.db) }
        guard let outcome else { return nil }
        if case .otherAct = outcome {
            let why =
                "another act was done under the operation id “\(operation.id)” — send this one under an id of its own"
            return .refused(try screen(link, typed: act.fields), why: why)
        }
        return try read { tables in
            guard case .changed(let change) = outcome else {
                return .done(.init(next: try Self.next(after: act, at: link, about: link.recipe, tables)))
            }
            // An undo is taken back by a redo at the same place.
            let isUndo = RecipeAct(act.action) == .undo
            let back = Act((isUndo ? RecipeAct.redo : .undo).id, seen: Revision(change: change.id))
            return .done(
                .init(
                    said: try Self.said(of: change, tables),
                    next: try Self.next(after: act, at: link, about: ID(change.subject.id), tables),
                    undo: .init(back, at: RecipeLink.home.labelled("Recipes"))
                )
            )
        }
    }

    /// A digest of all that decides which act it is: the screen, the action and the typed texts. Files are left out, because a front end
    /// may store them anew for each try.
    private static func content(of act: Act, at link: RecipeLink) -> String {
        let fields = act.fields.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        let parts = [link.target, act.action] + fields
        return SHA256.hexadecimal(of: parts.flatMap { Array("\($0.utf8.count):\($0)".utf8) })
    }

    /// The words of a change; one that gives a recipe a name tells whether others have it.
    private static func said(of change: Change, _ tables: RecipeReader) throws -> String {
        let row = change.rows.first { $0.table == RecipeRecord.databaseTableName }
        guard let row, case .text(let name)? = row.after?["name"], row.after?["name"] != row.before?["name"] else {
            return change.summary
        }
        let count = try tables.named(name).count
        guard count > 1 else { return change.summary }
        return "\(change.summary); \(count) recipes have this name, so tell them apart by their ids"
    }

    /// Returns a sentence with the newest change since the person looked; nil if there is none, or if the sender doesn't know what was seen.
    private func changeSince(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> String? {
        guard let seen = act.seen.flatMap({ Int64($0.rawValue) }) else { return nil }
        let last = try read { tables in
            try ChangeLog.changes(for: link.recipe.map(Self.subject), limit: 1, in: tables.db).first
        }
        guard let last, last.id > seen else { return nil }
        return "since you looked: \(last.summary) — look again, then decide"
    }

    /// Returns the screen to show after an act that changed a recipe: the home page where that recipe is gone.
    private static func next(
        after act: Act,
        at link: RecipeLink,
        about recipe: Recipe.ID?,
        _ tables: RecipeReader
    ) throws -> Link {
        let home = RecipeLink.home.labelled("Recipes")
        if let shown = recipe ?? link.recipe, try !tables.has(shown) { return home }
        return switch (RecipeAct(act.action), recipe) {
        case (.saveRecipe, let id?), (.saveAndOpenIngredients, let id?), (.saveIngredient, let id?),
            (.moveIngredient, let id?), (.deleteIngredient, let id?):
            RecipeLink.ingredients(id).labelled("Ingredients")
        case (.saveAndOpenSteps, let id?), (.saveStep, let id?), (.moveStep, let id?), (.deleteStep, let id?):
            RecipeLink.steps(id).labelled("Steps")
        case (.takePhoto, let id?), (.choosePhoto, let id?), (.removePhoto, let id?):
            RecipeLink.name(id).labelled("Recipe name")
        case (.importRecipes, let id?): RecipeLink.recipe(id).labelled("Recipe")
        case (.undo, _), (.redo, _): link.labelled("Back")
        default: home
        }
    }
}

// MARK: One act

extension RecipeBox {
    private enum Result {
        /// Something may have been written.
        case written
        /// Nothing was written; the action leads to the screen that it names.
        case navigated
        case opens(Link)
        case file(ScreenFile)
    }

    private func result(of deed: RecipeAct, _ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> Result {
        switch deed {
        case .newRecipe, .editRecipe, .editIngredient, .editStep, .edit, .history, .back, .done: return .navigated
        case .search: return .opens(RecipeLink.found(act.fields["query"] ?? "").labelled("Search"))
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
        guard let place = try RecipeFields.whole(act.fields["position"] ?? "") else { throw .notWholeNumber("") }
        return place
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
        guard case .ingredient(_, let id) = link else {
            try addIngredient(IngredientReading.ingredient(typed: act.fields), to: recipe)
            return
        }
        let edited = try self.recipe(recipe).ingredients.first { $0.id == id }?.draft
        try editIngredient(id, of: recipe, to: IngredientReading.ingredient(typed: act.fields, editing: edited))
    }

    private func saveStep(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) {
        let recipe = try recipe(of: link)
        let place = try RecipeFields.whole(act.fields["position"] ?? "")
        if case .step(_, let id) = link {
            try editStep(id, of: recipe, text: act.fields["text"], position: place)
        } else {
            try addStep(act.fields["text"] ?? "", to: recipe, at: place)
        }
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
        try importDrafts(found.map(\.draft), replaces: act.fields["replace"] == "true")
    }

    private func shoppingList(_ act: Act) throws(RecipeBoxError) -> Link {
        let ids = (act.fields["recipes"] ?? "").split(separator: " ").map { Recipe.ID(String($0)) }
        guard !ids.isEmpty else { throw .noRecipeChosen }
        for id in ids { _ = try recipe(id) }
        return RecipeLink.shoppingList(ids).labelled("Shopping list")
    }

    /// The size that was typed: the number of servings if the person changed it, else the factor.
    private func sized(_ act: Act, at link: RecipeLink) throws(RecipeBoxError) -> Link {
        let recipe = try recipe(recipe(of: link))
        let shown = try recipeScreen(at: link)
        let servings = act.fields["servings"] ?? ""
        let scale: Scale
        if !servings.isEmpty, servings != shown.size[field: "servings"]?.value {
            scale = .servings(try Servings(RecipeFields.whole(servings) ?? 0))
        } else {
            scale = .factor(try Scaling.factor(typed: act.fields["factor"] ?? "1"))
        }
        let forKitchen = act.fields["kitchen"].map { $0 == "true" } ?? shown.scale.isRounded
        let link = RecipeLink.sized(recipe.id, try Scaling.factor(scale, for: recipe), forKitchen: forKitchen)
        return link.labelled(recipe.name)
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
