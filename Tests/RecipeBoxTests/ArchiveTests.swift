import Foundation
import FractionParser
import RecipeBox
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Archive, backup and databases of earlier versions")
struct ArchiveTests {
    private func fill(_ kitchen: Kitchen) throws {
        let cake = try kitchen.recipe(
            "Crème brûlée",
            ingredients: ["1 and 1/2 cups (360 ml) cream", "4-5 egg yolks", "about 1/3 cup sugar", "salt"],
            steps: ["Heat", "Whisk\nwell", "Bake"],
            servings: 6,
            tags: ["dessert", "été"]
        )
        try kitchen.box.edit(
            cake.id,
            typed: ["prep": "15", "cook": "40", "total": "240", "notes": "Chill.\nBurn the sugar."]
        )
        try kitchen.box.setPhoto(of: cake.id, to: picture())
        try kitchen.box.addStep("Strain", to: cake.id, at: 3)
        let gone = try kitchen.recipe("Gone", steps: ["x"])
        try kitchen.box.deleteRecipe(gone.id)
    }

    @Test("an archive written and read back is the same box, history and photos too")
    func roundTrip() throws {
        let kitchen = try Kitchen()
        try fill(kitchen)
        let file = kitchen.folder.file("box.jsonl")
        try Archive.write(kitchen.store, originals: kitchen.photos, to: file)
        let other = try Kitchen()
        try Archive.read(file, into: other.store, originals: other.photos)
        #expect(try other.everything() == kitchen.everything())
        let id = try #require(try other.box.recipes().first).id
        #expect(try other.box.history(of: id) == kitchen.box.history(of: id))
        #expect(try Data(contentsOf: other.box.photoFile(of: id)) == picture())
        try other.box.undo()
        #expect(try other.box.recipes().map(\.name) == ["Crème brûlée", "Gone"])
    }

    @Test("a draft of a recipe is the recipe again, in another box")
    func drafts() throws {
        let kitchen = try Kitchen()
        try fill(kitchen)
        let drafts = try kitchen.everything().map(\.draft)
        let other = try Kitchen(seed: 2)
        let made = try other.box.importDrafts(drafts)
        #expect(made.map(\.draft) == drafts)
        #expect(try other.box.history(of: made[0].id)[0].summary == "“Crème brûlée” imported")
    }

    @Test("an import with one wrong draft adds nothing")
    func allOrNothing() throws {
        let kitchen = try Kitchen()
        let drafts = [RecipeDraft(name: "Good"), RecipeDraft(name: "Bad", steps: ["Stir", " "])]
        #expect(throws: RecipeBoxError.blank(.step)) { try kitchen.box.importDrafts(drafts) }
        #expect(try kitchen.box.recipes().isEmpty)
    }

    /// A database written by the first version. It is never regenerated.
    static let fixture = Corpus.package.appendingPathComponent("Tests/Fixtures/databases/recipebox-v1.sqlite")

    @Test("a database of version 1 opens, with all its data")
    func versionOne() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("recipes.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let box = try RecipeBox.open(at: file)
        #expect(try box.recipes().map(\.name) == ["Crème brûlée"])
        let recipe = try box.recipe(try #require(try box.recipes().first).id)
        #expect(
            recipe.ingredients.map { IngredientWording.line($0) } == [
                "1-1/2 cups (360 ml) cream", "4-5 egg yolks", "~1/3 cup sugar", "salt",
            ]
        )
        #expect(
            recipe.ingredients.map(\.text) == [
                "1 and 1/2 cups (360 ml) cream", "4-5 egg yolks", "about 1/3 cup sugar", "salt",
            ]
        )
        #expect(recipe.steps.map(\.text) == ["Heat", "Whisk\nwell", "Strain", "Bake"])
        #expect(recipe.servings?.count == 6)
        #expect(recipe.tags == ["dessert", "été"])
        #expect(recipe.times == (try RecipeTimes(prep: 15, cook: 40, total: 240)))
        #expect(recipe.notes == "Chill.\nBurn the sugar.")
        #expect(recipe.photo?.byteCount == picture().count)
        #expect(try recipe.created == Instant(iso8601: "2026-03-08T07:30:00Z"))
        #expect(
            try box.history(of: recipe.id).map(\.summary) == [
                "step 3 added", "photo added", "“Crème brûlée” edited", "“Crème brûlée” added",
            ]
        )
        #expect(try box.addStep("Serve", to: recipe.id).step.position == 5)
    }

    @Test("lines of version 1 read as they did, and one that is typed anew reads as it was typed")
    func earlierLines() throws {
        let folder = try TemporaryFolder()
        let file = folder.file("recipes.sqlite")
        try FileManager.default.copyItem(at: Self.fixture, to: file)
        let box = try RecipeBox.open(at: file)
        let recipe = try box.recipe(try #require(try box.recipes().first).id)
        #expect(recipe.ingredients.allSatisfy { $0.reading == nil })
        let doubled = try box.recipeScreen(of: recipe.id, .factor(2)).lines.map(\.text)
        #expect(doubled == ["3 cups (720 ml) cream", "8-10 egg yolks", "~2/3 cup sugar", "salt"])
        let line = "1 and 1/2 cups (360 ml) cream"
        try box.editIngredient(recipe.ingredients[0].id, of: recipe.id, to: line)
        #expect(try box.recipeScreen(of: recipe.id).lines[0].text == line)
        try box.undo(recipe.id)
        #expect(try box.recipeScreen(of: recipe.id).lines[0].text == "1-1/2 cups (360 ml) cream")
        #expect(try box.history(of: recipe.id).allSatisfy { !$0.summary.isEmpty })
    }
}
