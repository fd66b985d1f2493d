import Foundation
import FractionParser
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

/// A random history of the engine's use cases.
private struct History {
    let kitchen: Kitchen
    var generator: SeededGenerator

    /// Runs a possible use case, and returns its name for the comment.
    mutating func step(_ number: Int) throws -> String {
        kitchen.clock.advance(minutes: 1)
        let recipes = try kitchen.everything()
        guard let recipe = recipes.isEmpty ? nil : generator.pick(recipes) else {
            try kitchen.recipe("Recipe \(number)", ingredients: ["1 cup flour"], steps: ["Stir"], tags: ["new"])
            return "newRecipe"
        }
        let place = generator.int(in: 0...recipe.steps.count + 2)
        switch generator.int(in: 0...13) {
        case 0: return try done("newRecipe") { try kitchen.box.newRecipe(named: "Recipe \(number)") }
        case 1: return try done("rename") { try kitchen.box.rename(recipe.id, to: "Renamed \(number)") }
        case 2: return try done("addStep") { try kitchen.box.addStep("Step \(number)", to: recipe.id, at: place) }
        case 3:
            return try done("addIngredient") {
                try kitchen.box.addIngredient("\(number) g salt", to: recipe.id, at: place)
            }
        case 4: return try done("deleteRecipe") { try kitchen.box.deleteRecipe(recipe.id) }
        case 5: return try done("setPhoto") { try kitchen.box.setPhoto(of: recipe.id, to: picture(UInt8(number % 5))) }
        case 6:
            return try done("edit") {
                try kitchen.box.edit(recipe.id) { draft in
                    draft.tags = ["tag \(number % 3)", "tag \(number % 4)"]
                    draft.notes = "note \(number)"
                }
            }
        case 7: return try done("typed") { try kitchen.box.edit(recipe.id, typed: ["servings": "\(number % 9 + 1)"]) }
        case 8:
            return try done("import") {
                try kitchen.box.importDrafts([RecipeDraft(name: "Imported \(number)", steps: ["a", "b"])])
            }
        case 9 where recipe.photo != nil: return try done("removePhoto") { try kitchen.box.removePhoto(of: recipe.id) }
        default: return try rowStep(number, recipe, place)
        }
    }

    private mutating func rowStep(_ number: Int, _ recipe: Recipe, _ place: Int) throws -> String {
        let box = kitchen.box
        if let step = recipe.steps.isEmpty ? nil : generator.pick(recipe.steps), generator.oneIn(2) {
            switch generator.int(in: 0...2) {
            case 0: return try done("editStep") { try box.editStep(step.id, of: recipe.id, text: "Text \(number)") }
            case 1: return try done("moveStep") { try box.editStep(step.id, of: recipe.id, position: place) }
            default: return try done("deleteStep") { try box.deleteStep(step.id, of: recipe.id) }
            }
        }
        guard let row = recipe.ingredients.isEmpty ? nil : generator.pick(recipe.ingredients) else { return "nothing" }
        switch generator.int(in: 0...2) {
        case 0:
            return try done("editIngredient") {
                try box.editIngredient(row.id, of: recipe.id, to: "\(number) cups milk")
            }
        case 1: return try done("moveIngredient") { try box.moveIngredient(row.id, of: recipe.id, to: place) }
        default: return try done("deleteIngredient") { try box.deleteIngredient(row.id, of: recipe.id) }
        }
    }

    private func done(_ name: String, _ useCase: () throws -> Void) rethrows -> String {
        try useCase()
        return name
    }
}

@Suite("Undo: every use case taken back brings back the equal state")
struct UndoLawTests {
    @Test("undo after each use case, then redo", arguments: [1, 2, 3, 4] as [UInt64])
    func eachUndone(seed: UInt64) throws {
        var history = History(kitchen: try Kitchen(seed: seed), generator: SeededGenerator(seed: seed))
        let box = history.kitchen.box
        for number in 0..<80 {
            let before = try history.kitchen.everything()
            let name = try history.step(number)
            let after = try history.kitchen.everything()
            guard before != after else { continue }
            try box.undo()
            #expect(try history.kitchen.everything() == before, "seed \(seed), \(number): \(name)")
            try box.redo()
            #expect(try history.kitchen.everything() == after, "seed \(seed), \(number): \(name)")
        }
    }

    @Test("a whole history is taken back, change by change, to the empty box", arguments: [5, 6, 7] as [UInt64])
    func allUndone(seed: UInt64) throws {
        var history = History(kitchen: try Kitchen(seed: seed), generator: SeededGenerator(seed: seed))
        var states = [try history.kitchen.everything()]
        var names = [""]
        for number in 0..<60 {
            names.append(try history.step(number))
            let state = try history.kitchen.everything()
            if state != states.last { states.append(state) } else { names.removeLast() }
        }
        while states.count > 1 {
            states.removeLast()
            let name = names.removeLast()
            try history.kitchen.box.undo()
            #expect(try history.kitchen.everything() == states.last, "seed \(seed), \(states.count): \(name)")
        }
        #expect(throws: RecipeBoxError.store(.nothingToUndo)) { try history.kitchen.box.undo() }
    }

    @Test("undo of one recipe leaves the others as they are")
    func ofOne() throws {
        let kitchen = try Kitchen()
        let cake = try kitchen.recipe("Cake", steps: ["Stir"])
        let pie = try kitchen.recipe("Pie")
        try kitchen.box.addStep("Bake", to: cake.id)
        try kitchen.box.addStep("Roll", to: pie.id)
        let undone = try kitchen.box.undo(cake.id)
        #expect(undone.summary == "taken back: step 2 added")
        #expect(try kitchen.steps(of: cake) == ["Stir"])
        #expect(try kitchen.steps(of: pie) == ["Roll"])
    }

    @Test("changes of another engine in the same file are not the recipe box's to take back")
    func sharedFile() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.addStep("Stir", to: recipe.id)
        let other = ChangeCause(
            actor: "ana",
            at: kitchen.clock.now,
            useCase: "tick",
            subject: EntityRef(kind: "room", id: "1"),
            summary: "ticked"
        )
        for _ in 0..<60 { try kitchen.store.change(other) { scope in _ = try scope.changeID } }
        #expect(try kitchen.box.homeScreen().undo.label == "Undo: step 1 added")
        try kitchen.box.undo()
        #expect(try kitchen.steps(of: recipe).isEmpty)
        try kitchen.box.redo()
        #expect(try kitchen.steps(of: recipe) == ["Stir"])
        #expect(throws: RecipeBoxError.nothingToRedo) { try kitchen.box.redo() }
    }

    @Test("an edit that changes nothing leaves nothing to undo")
    func nothing() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 egg"], steps: ["Stir", "Bake"])
        let revision = try kitchen.box.homeScreen().revision
        kitchen.clock.advance(minutes: 5)
        try kitchen.box.rename(recipe.id, to: " Cake ")
        try kitchen.box.edit(recipe.id) { $0.notes = " " }
        try kitchen.box.editStep(recipe.steps[0].id, of: recipe.id, text: "Stir", position: 0)
        try kitchen.box.editIngredient(recipe.ingredients[0].id, of: recipe.id, to: "1 egg")
        try kitchen.box.moveIngredient(recipe.ingredients[0].id, of: recipe.id, to: 7)
        #expect(try kitchen.box.homeScreen().revision == revision)
        #expect(try kitchen.box.recipe(recipe.id) == recipe)
    }

    @Test("the home page says what an undo would take back")
    func button() throws {
        let kitchen = try Kitchen()
        #expect(try kitchen.box.homeScreen().undo.whyNot == "nothing has been changed yet")
        let recipe = try kitchen.recipe("Cake")
        try kitchen.box.addStep("Stir", to: recipe.id)
        #expect(try kitchen.box.homeScreen().undo.label == "Undo: step 1 added")
        try kitchen.box.undo()
        #expect(try kitchen.box.homeScreen().undo.label == "Undo: “Cake” added")
        try kitchen.box.undo()
        #expect(try kitchen.box.homeScreen().undo.isEnabled == false)
    }
}
