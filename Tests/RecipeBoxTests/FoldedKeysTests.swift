import Foundation
import RecipeBox
import TestKit
import Testing
import TimeKit

@Suite("Keys of earlier versions")
struct FoldedKeysTests {
    private let folder: TemporaryFolder
    private let box: RecipeBox

    /// Opens a copy of a box whose newest migration was 0002. Its keys are those of that version: "ærø", "co₂", "ʻokina". "Ærø" was edited,
    /// "ʻOkina" deleted.
    init() throws {
        folder = try TemporaryFolder()
        let file = folder.file("recipes.sqlite")
        try FileManager.default.copyItem(
            at: Corpus.package.appending(path: "Tests/Fixtures/databases/recipebox-0002-lines.sqlite"),
            to: file
        )
        box = try RecipeBox.open(at: file)
    }

    private func id(_ name: String) throws -> Recipe.ID {
        try #require(try box.recipes().first(where: { $0.name == name })).id
    }

    @Test(
        "a recipe is found by its name, an ingredient and a tag, typed with any of the letters that fold alike",
        arguments: [
            ("ærø", ["Aero", "Ærø"]), ("AERO", ["Aero", "Ærø"]), ("co2", ["CO₂"]), ("CO₂", ["CO₂"]), ("???", ["???"]),
            ("бауырсак", ["Ærø"]), ("Бауырсақ", ["Ærø"]), ("œuv", ["Pain"]), ("oeuvre", ["Pain"]),
            ("brulee", ["Crème brûlée"]),
        ]
    )
    func finds(typed: String, names: [String]) throws {
        #expect(try box.recipes(matching: typed).map(\.name) == names)
    }

    @Test("recipes whose names fold alike now both stay, and a name stands for each of them")
    func twins() throws {
        #expect(try box.recipes(named: "Ærø").count == 2)
        for name in ["co2", "creme BRULEE", "???", "Pain"] {
            #expect(try box.recipes(named: name).count == 1, "\(name)")
        }
        #expect(try box.recipes().count == 6)
    }

    @Test("an imported recipe replaces the one with its name")
    func imports() throws {
        let co2 = try id("CO₂")
        try box.importDrafts([RecipeDraft(name: "CO₂", notes: "new")], replaces: true)
        #expect(try box.recipe(co2).notes == "new")
    }

    @Test("an edit from before is taken back")
    func undoesEdit() throws {
        let recipe = try id("Ærø")
        #expect(try box.recipe(recipe).notes == "Bake.")
        try box.undo(recipe)
        #expect(try box.recipe(recipe).notes.isEmpty)
        try box.undo(recipe)
        #expect(try box.recipes(matching: "aero").map(\.name) == ["Aero"])
    }

    @Test("a recipe that was deleted before comes back, and is found")
    func undoesDeletion() throws {
        #expect(try box.recipes(matching: "okina").isEmpty)
        try box.undo()
        #expect(try box.recipes(matching: "okina").map(\.name) == ["ʻOkina"])
    }

    @Test("the last of two tags that fold alike now stays, can be removed, and goes with its recipe")
    func tags() throws {
        let recipe = try id("Pain")
        #expect(try box.recipe(recipe).tags == ["oeuvre"])
        try box.edit(recipe) { $0.tags = [] }
        #expect(try box.recipe(recipe).tags.isEmpty && box.recipes(matching: "oeuvre").isEmpty)
        try box.undo(recipe)
        #expect(try box.recipe(recipe).tags == ["oeuvre"])
        try box.undo(recipe)
        #expect(try box.recipes(matching: "pain").isEmpty)
    }
}
