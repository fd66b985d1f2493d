import Foundation
import FractionParser
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

/// The requirements of the recipe storage app, sentence by sentence.
@Suite("Recipe storage app: what the document says")
struct DocumentTests {
    @Test("a user adds a recipe, and it is stored")
    func adds() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let pancakes = try kitchen.box.newRecipe(named: "Pancakes")
        let again = try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite"))
        #expect(try again.recipe(pancakes.id).name == "Pancakes")
    }

    @Test("a recipe consists of a list of ingredients and a list of steps")
    func consists() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.box.newRecipe(named: "Pancakes")
        try kitchen.box.addIngredient("1 and 1/2 cups flour", to: recipe.id)
        try kitchen.box.addIngredient("2 eggs", to: recipe.id)
        try kitchen.box.addStep("Stir", to: recipe.id)
        try kitchen.box.addStep("Bake", to: recipe.id)
        let stored = try kitchen.box.recipe(recipe.id)
        #expect(stored.ingredients.map(\.name) == ["flour", "eggs"])
        #expect(stored.steps.map(\.text) == ["Stir", "Bake"])
    }

    @Test("the home page shows a list of the recipes")
    func home() throws {
        let kitchen = try Kitchen()
        #expect(try kitchen.box.homeScreen().emptyText == "There are no recipes yet — begin with a new recipe.")
        try kitchen.recipe("Waffles", ingredients: ["1 cup flour"], steps: ["Stir", "Bake"])
        try kitchen.recipe("Éclairs")
        let home = try kitchen.box.homeScreen()
        #expect(home.rows.map(\.recipe.name) == ["Éclairs", "Waffles"])
        #expect(home.rows.map(\.subtitle) == ["0 ingredients · 0 steps", "1 ingredient · 2 steps"])
        #expect(home.emptyText == nil)
    }

    @Test("the new recipe button starts a new recipe on the recipe name page")
    func newRecipe() throws {
        let kitchen = try Kitchen()
        let button = try kitchen.box.homeScreen().newRecipe
        #expect(button.label == "New recipe")
        #expect(button.isEnabled)
        let link = try RecipeLink(try #require(button.opens).target)
        #expect(link == .newRecipe)
        #expect(try kitchen.box.screen(link) as? RecipeNameScreen == kitchen.box.nameScreen())
    }

    @Test("a recipe in the list is tapped to edit it and swiped left to delete it")
    func rowActions() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["2 eggs", "1 cup milk"], steps: ["Stir"])
        let row = try #require(try kitchen.box.homeScreen().rows.first)
        #expect(row.edit.gesture == .tap)
        #expect(row.delete.gesture == .swipeLeft)
        #expect(row.delete.confirmation?.question == "Delete “Pancakes” with its 2 ingredients and 1 step?")
        try kitchen.box.deleteRecipe(recipe.id)
        #expect(try kitchen.box.homeScreen().rows.isEmpty)
        #expect(throws: RecipeBoxError.noSuchRecipe(recipe.id.rawValue)) { try kitchen.box.recipe(recipe.id) }
    }

    @Test("edit leads to the recipe name page")
    func editLeads() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let row = try #require(try kitchen.box.homeScreen().rows.first)
        #expect(try RecipeLink(try #require(row.edit.opens).target) == .name(recipe.id))
        let page = try #require(try kitchen.box.screen(.name(recipe.id)) as? RecipeNameScreen)
        #expect(page.form[field: "name"]?.value == "Pancakes")
    }

    @Test("the recipe name page is the first part of making a recipe")
    func namePageIsFirst() throws {
        let kitchen = try Kitchen()
        let page = try kitchen.box.nameScreen()
        #expect(page.recipe == nil)
        #expect(page.form.fields.first?.id == "name")
        #expect(page.form[field: "name"]?.isRequired == true)
        // The pages of the lists need a recipe with a name.
        #expect(page.links.allSatisfy { !$0.isEnabled && $0.opens == nil })
    }

    @Test("the recipe name page has links to the steps page and the ingredient page")
    func nameLinks() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let links = try kitchen.box.nameScreen(of: recipe.id).links
        #expect(links.map(\.label) == ["Ingredients", "Steps"])
        #expect(links.allSatisfy { $0.isEnabled })
        let targets = try links.map { try RecipeLink(try #require($0.opens).target) }
        #expect(targets == [.ingredients(recipe.id), .steps(recipe.id)])
    }

    @Test("without a name there is no way on", arguments: ["", " ", "\u{3000}\t\n", "\u{200B}\u{FEFF}"])
    func nameIsRequired(typed: String) throws {
        let kitchen = try Kitchen()
        let page = try kitchen.box.nameScreen(typed: ["name": typed])
        let why = "the recipe name is blank — enter a name such as Pancakes"
        #expect(page.form[field: "name"]?.error == why)
        #expect(page.form[button: "recipe/save"]?.whyNot == why)
        #expect(page.links.map(\.whyNot) == [why, why])
        #expect(throws: RecipeBoxError.blank(.recipeName)) { try kitchen.box.newRecipe(named: typed) }
        #expect(try kitchen.box.recipes().isEmpty)
    }

    @Test("a recipe photo is taken, saved and displayed")
    func photo() throws {
        let kitchen = try Kitchen(thumbnailer: Thumbnailer { _, _ in Thumbnail(data: picture(9), width: 1, height: 1) })
        let recipe = try kitchen.recipe("Pancakes")
        let actions = try kitchen.box.nameScreen(of: recipe.id).photoActions
        #expect(actions.map(\.id) == ["photo/take", "photo/choose", "photo/remove"])
        #expect(actions.map(\.isEnabled) == [true, true, false])
        try kitchen.box.setPhoto(of: recipe.id, to: picture())
        let page = try kitchen.box.nameScreen(of: recipe.id)
        #expect(page.photo?.mediaType == "image/png")
        #expect(page.photo?.isOriginalPresent == true)
        #expect(try Data(contentsOf: kitchen.box.photoFile(of: recipe.id)) == picture())
        #expect(try kitchen.box.thumbnail(of: recipe.id) == picture(9))
        #expect(page.photoActions.map(\.isEnabled) == [true, true, true])
    }

    @Test("a swipe right on the ingredient page goes back to the recipe name")
    func swipeBack() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let back = try kitchen.box.ingredientPage(of: recipe.id).back
        #expect(back.gesture == .swipeRight)
        #expect(try RecipeLink(try #require(back.opens).target) == .name(recipe.id))
    }

    @Test("a name is all that is needed before moving on to the steps and ingredients")
    func nameIsEnough() throws {
        let kitchen = try Kitchen()
        let page = try kitchen.box.nameScreen(typed: ["name": "Pancakes"])
        #expect(page.form.errors.isEmpty)
        #expect(page.form.fields.filter(\.isRequired).map(\.id) == ["name"])
        #expect(page.links.allSatisfy { $0.isEnabled })
    }

    @Test("the ingredient page shows the current ingredients")
    func ingredientList() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 and 1/2 cups flour, sifted", "2 eggs"])
        let page = try kitchen.box.ingredientPage(of: recipe.id)
        #expect(page.rows.map(\.line) == ["1 and 1/2 cups flour, sifted", "2 eggs"])
    }

    @Test("an ingredient is swiped left to delete it and tapped to edit it")
    func ingredientActions() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 cup flour", "2 eggs"])
        let row = try kitchen.box.ingredientPage(of: recipe.id).rows[0]
        #expect(row.delete.gesture == .swipeLeft)
        #expect(row.edit.gesture == .tap)
        let link = try RecipeLink(try #require(row.edit.opens).target)
        let editing = try #require(try kitchen.box.screen(link) as? IngredientPage)
        #expect(editing.editing == row.id)
        #expect(editing.form[field: "amount"]?.value == "1")
        #expect(editing.form[field: "unit"]?.value == "cup")
        #expect(editing.form[field: "name"]?.value == "flour")
        try kitchen.box.editIngredient(row.id, of: recipe.id, to: "2 cups flour")
        try kitchen.box.deleteIngredient(recipe.ingredients[1].id, of: recipe.id)
        #expect(try kitchen.box.ingredientPage(of: recipe.id).rows.map(\.line) == ["2 cups flour"])
    }

    @Test(
        "the amount box takes fractions: all of these are 1-1/2",
        arguments: ["1 and 1/2", "1 @ 1/2", "1 @ 1 / 2", "11/2"]
    )
    func fractions(typed: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let page = try kitchen.box.ingredientPage(of: recipe.id, typed: ["amount": typed, "name": "flour"])
        let reading = try #require(page.form[field: "amount"]?.reading)
        #expect(reading.hasPrefix("read as 1-1/2"))
        #expect(page.form[button: "ingredient/save"]?.isEnabled == true)
        let draft = try IngredientReading.ingredient(amount: typed, unit: "cups", name: "flour")
        let ingredient = try kitchen.box.addIngredient(draft, to: recipe.id)
        #expect(ingredient.amount?.formatted(.ascii) == "1-1/2")
        #expect(try kitchen.box.recipe(recipe.id).ingredients[0].amount == amount(3, 2))
    }

    @Test("the amount box takes 1/2 and 1/4", arguments: [("1/2", Int64(2)), ("1/4", Int64(4))])
    func simpleFractions(typed: String, denominator: Int64) throws {
        #expect(try IngredientReading.amount(typed) == amount(1, denominator))
    }

    @Test("the whole number and the fraction are there separately, to do maths with")
    func wholeAndFraction() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 and 1/2 cups flour"])
        guard case .exact(let number) = recipe.ingredients[0].amount?.value else {
            Issue.record("no number")
            return
        }
        #expect(number.whole == 1)
        #expect(number.fraction == (try rational(1, 2)))
        #expect(try number.fraction.adding(number.fraction) == .one)
        let doubled = try kitchen.box.scaled(recipe.id, .factor(2)).recipe.ingredients[0].amount
        #expect(doubled == (try amount(3)))
    }

    @Test("a step is tapped to edit it and swiped left to delete it")
    func stepActions() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Stir", "Bake"])
        let row = try kitchen.box.stepsPage(of: recipe.id).rows[1]
        #expect(row.edit.gesture == .tap)
        #expect(row.delete.gesture == .swipeLeft)
        let link = try RecipeLink(try #require(row.edit.opens).target)
        let editing = try #require(try kitchen.box.screen(link) as? StepsPage)
        #expect(editing.form[field: "text"]?.value == "Bake")
        #expect(editing.form[field: "position"]?.value == "2")
        try kitchen.box.editStep(row.id, of: recipe.id, text: "Fry")
        try kitchen.box.deleteStep(recipe.steps[0].id, of: recipe.id)
        #expect(try kitchen.box.recipe(recipe.id).steps == [Step(id: row.id, position: 1, text: "Fry")])
    }

    @Test("steps are stored in an ordered list")
    func ordered() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let recipe = try kitchen.recipe("Pancakes")
        for text in ["Sift", "Stir", "Rest", "Bake"] { try kitchen.box.addStep(text, to: recipe.id) }
        let again = try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite"))
        #expect(try again.recipe(recipe.id).steps.map(\.text) == ["Sift", "Stir", "Rest", "Bake"])
        #expect(try again.recipe(recipe.id).steps.map(\.position) == [1, 2, 3, 4])
    }

    @Test(
        "the position defaults to the next available one, and so does a greater one",
        arguments: [nil, 3, 4, 99, Int.max]
    )
    func nextPosition(requested: Int?) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Stir", "Bake"])
        #expect(try kitchen.box.stepsPage(of: recipe.id).form[field: "position"]?.value == "3")
        let step = try kitchen.box.addStep("Eat", to: recipe.id, at: requested).step
        #expect(step.position == 3)
        #expect(try kitchen.steps(of: recipe) == ["Stir", "Bake", "Eat"])
    }

    @Test("a new step can go where another one is")
    func takenPosition() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Stir", "Bake"])
        let typed = ["text": "Rest", "position": "2"]
        let page = try kitchen.box.stepsPage(of: recipe.id, typed: typed)
        #expect(page.form[field: "position"]?.reading == "becomes step 2; what stands there moves down")
        #expect(page.form[button: "step/save"]?.isEnabled == true)
        #expect(try kitchen.box.addStep("Rest", to: recipe.id, at: 2).step.position == 2)
    }

    @Test("the new step takes the position, and the remaining steps shift down by one")
    func shiftsDown() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", steps: ["Sift", "Stir", "Bake"])
        try kitchen.box.addStep("Rest", to: recipe.id, at: 2)
        #expect(try kitchen.steps(of: recipe) == ["Sift", "Rest", "Stir", "Bake"])
        #expect(try kitchen.positions(of: recipe) == [1, 2, 3, 4])
        let ids = try kitchen.box.recipe(recipe.id).steps.map(\.id)
        #expect([ids[0], ids[2], ids[3]] == recipe.steps.map(\.id))
    }

    @Test(
        "editing a step's position shifts the others likewise",
        arguments: [
            (1, 3, ["b", "c", "a", "d"]), (3, 1, ["c", "a", "b", "d"]), (2, 2, ["a", "b", "c", "d"]),
            (1, 99, ["b", "c", "d", "a"]), (4, -5, ["d", "a", "b", "c"]),
        ]
    )
    func editShifts(from: Int, to: Int, expected: [String]) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Letters", steps: ["a", "b", "c", "d"])
        let moved = try kitchen.box.editStep(recipe.steps[from - 1].id, of: recipe.id, position: to).step
        #expect(moved.position == min(max(1, to), 4))
        #expect(try kitchen.steps(of: recipe) == expected)
        #expect(try kitchen.positions(of: recipe) == [1, 2, 3, 4])
    }

    @Test("a navigation bar leads freely between the steps page and the ingredient page")
    func navigation() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let ingredients = try kitchen.box.ingredientPage(of: recipe.id).navigation
        let steps = try kitchen.box.stepsPage(of: recipe.id).navigation
        #expect(ingredients.map(\.isCurrent) == [true, false])
        #expect(steps.map(\.isCurrent) == [false, true])
        for bar in [ingredients, steps] {
            #expect(try bar.map { try RecipeLink($0.target) } == [.ingredients(recipe.id), .steps(recipe.id)])
        }
    }

    @Test("Done stands under Save and leads back to the home page")
    func done() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let pages = [
            (try kitchen.box.stepsPage(of: recipe.id).form, "Save step"),
            (try kitchen.box.ingredientPage(of: recipe.id).form, "Save ingredient"),
        ]
        for (form, save) in pages {
            #expect(form.buttons.map(\.label) == [save, "Done"])
            // Done leaves a form into which nothing is typed.
            #expect(form.buttons[1].isEnabled)
            #expect(try RecipeLink(try #require(form.buttons[1].opens).target) == .home)
        }
    }

    @Test("all values are stored in a local relational database")
    func relational() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        var draft = RecipeDraft(name: "Pancakes", servings: try Servings(4), yield: "12 pancakes")
        draft.times = try RecipeTimes(prep: 10, cook: 20, total: 60)
        draft.tags = ["breakfast", "sweet"]
        draft.notes = "Rest the batter.\nServe hot."
        draft.source = "Grandmother's book"
        draft.ingredients = [
            try IngredientReading.ingredient(fromLine: "1 1/2 cups (180 g) flour, sifted"),
            try IngredientReading.ingredient(fromLine: "2-3 eggs"),
            try IngredientReading.ingredient(amount: "~1/3", unit: "dollop", name: "honey", note: "runny"),
            try IngredientReading.ingredient(fromLine: "salt, to taste"),
        ]
        draft.steps = ["Stir\nwell", "Bake"]
        let made = try kitchen.box.newRecipe(draft).recipe
        try kitchen.box.setPhoto(of: made.id, to: picture())
        let written = try kitchen.box.recipe(made.id)
        try kitchen.store.close()
        let read = try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite")).recipe(made.id)
        #expect(read.draft == draft)
        #expect(read.photo?.id == written.photo?.id)
        #expect(read.ingredients == written.ingredients)
        #expect(read.created == written.created && read.changed == written.changed)
    }

    @Test("a recipe is in the database once the recipe name page is left")
    func savedOnLeaving() throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        let other = try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite"))
        _ = try kitchen.box.nameScreen(typed: ["name": "Pancakes"])
        #expect(try other.recipes().isEmpty)
        try kitchen.box.newRecipe(named: "Pancakes")
        #expect(try other.recipes().map(\.name) == ["Pancakes"])
    }
}
