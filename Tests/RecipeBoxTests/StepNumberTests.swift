import RecipeBox
import ScreenKit
import Testing
import WordKit

@Suite("Steps are numbered without headings")
struct StepNumberTests {
    /// A recipe with headings before its first and its third step.
    private func box() throws -> (box: RecipeBox, recipe: Recipe.ID) {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Noodles")
        for text in ["For the noodles:", "Boil", "Drain", "For the sauce:", "Stir", "Serve"] {
            try kitchen.box.addStep(text, to: recipe.id)
        }
        return (kitchen.box, recipe.id)
    }

    private func texts(_ box: RecipeBox, _ recipe: Recipe.ID) throws -> [String] {
        try box.recipe(recipe).steps.map(\.text)
    }

    @Test("the number of a step counts steps to do, and finds it again")
    func numbers() throws {
        let (box, id) = try box()
        let steps = try box.recipe(id).steps
        #expect(steps.map { steps.numbers[$0.id] } == [nil, 1, 2, nil, 3, 4])
        #expect(try box.findStep("3", of: id) == steps[4].id)
        #expect(try box.findStep("for the sauce", of: id) == steps[3].id)
        #expect(throws: RecipeBoxError.self) { try box.findStep("5", of: id) }
        try box.editStep(steps[4].id, of: id, text: "Whisk")
        #expect(try box.historyScreen(of: id).entries.first?.summary == "step 3 edited")
        try box.deleteStep(steps[3].id, of: id)
        #expect(try box.historyScreen(of: id).entries.first?.summary == "heading “For the sauce:” deleted")
        let page = try box.stepsPage(of: id, editing: steps[4].id)
        #expect(page.form.title == "Step 3")
        #expect(page.form.fields.first { $0.id == "position" }?.value == "3")
    }

    @Test(
        "a step that is put at a number gets it",
        arguments: [
            (1, ["For the noodles:", "New", "Boil", "Drain", "For the sauce:", "Stir", "Serve"]),
            (3, ["For the noodles:", "Boil", "Drain", "For the sauce:", "New", "Stir", "Serve"]),
            (9, ["For the noodles:", "Boil", "Drain", "For the sauce:", "Stir", "Serve", "New"]),
        ]
    )
    func added(number: Int, expected: [String]) throws {
        let (box, id) = try box()
        try box.addStep("New", to: id, at: box.recipe(id).steps.row(ofNumber: number))
        #expect(try texts(box, id) == expected)
    }

    @Test("a step that moves to a number gets it, whatever headings stand between", arguments: 1...4, 1...4)
    func moved(from: Int, to: Int) throws {
        let (box, id) = try box()
        let steps = try box.recipe(id).steps
        let step = try box.findStep("\(from)", of: id)
        try box.editStep(step, of: id, position: steps.row(ofNumber: to, moving: step))
        let after = try box.recipe(id).steps
        #expect(after.numbers[step] == to)
        #expect(from != to || after.map(\.text) == steps.map(\.text))
    }

    @Test("a sentence that leads on to a list is a step, and a short text with a colon a heading")
    func headings() throws {
        #expect(!RecipeHeading.isHeading("Add the following, one by one:"))
        #expect(!RecipeHeading.isHeading("Mix the following ingredients:"))
        #expect(RecipeHeading.isHeading("For the sauce:"))
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Soup")
        try kitchen.box.addStep("Add the following, one by one:", to: recipe.id)
        try kitchen.box.addStep("For the sauce:", to: recipe.id)
        #expect(try kitchen.box.recipe(recipe.id).summary.stepCount == 1)
        #expect(try kitchen.box.homeScreen().rows.first?.recipe.stepCount == 1)
    }
}
