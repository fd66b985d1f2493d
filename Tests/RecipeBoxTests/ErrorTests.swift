import FractionParser
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Errors: what is wrong with which value, and what to do")
struct ErrorTests {
    static let errors: [(RecipeBoxError, value: String)] = [
        (.blank(.recipeName), "recipe name"), (.tooLong(.step, characters: 10_001), "10001"), (.tooManyTags(51), "51"),
        (.servingsOutOfRange(0), "0"), (.minutesOutOfRange(-1), "-1"), (.notWholeNumber("many"), "many"),
        (.noSuchPlace(0), "place 0"),
        (.amount(text: "x", AmountError(.syntax, found: "x")), "x"),
        (.amountIsZero("0"), "“0”"), (.notWholeNumber(""), "enter a number"), (.severalLines(2), "2 lines"),
        (.twoIngredients(line: "2 cups milk", parts: "3 oil"), "“3 oil”"),
        (.noSuchRecipe("Soup"), "Soup"), (.ambiguousRecipe("Soup", candidates: []), "Soup"),
        (.noSuchIngredient("leek", recipe: "Soup"), "leek"), (.noSuchStep("7", recipe: "Soup"), "7"),
        (.ambiguousIngredient("leek", recipe: "Soup", positions: [1, 3]), "1 and 3"),
        (.noPhoto(recipe: "Soup"), "Soup"),
        (.originalMissing(recipe: "Soup"), "Soup"), (.noPlaceForPhotos, "folder"), (.noSuchScreen("x:y"), "x:y"),
        (.factorNotPositive(-2), "-2"), (.servingsUnknown(recipe: "Soup"), "Soup"), (.unknownUnit("dollop"), "dollop"),
        (.unknownDensity(ingredient: "love", from: "cups", to: "grams"), "love"),
        (.notConvertible(from: "cloves", to: "grams"), "cloves"), (.calculation(AmountError(.overflow)), "64 bits"),
        (.noRecipe(found: "an empty file"), "an empty file"), (.namelessRecipe(found: "a recipe"), "a recipe"),
        (.fileTooLong(limit: 77), "77"), (.newerArchive(version: 9), "9"),
        (.brokenArchive(line: 3, reason: "it is not JSON"), "line 3"), (.store(.nothingToUndo), ""),
        (.fault("no table"), "no table"),
    ]

    @Test("every message names the value and, after a dash, the way out", arguments: errors.indices)
    func messages(index: Int) {
        let (error, value) = Self.errors[index]
        #expect(error.description.contains(value))
        #expect(error.description.contains(" — "))
        #expect(!error.description.contains("\n"))
        #expect(!error.description.hasSuffix("— "))
    }

    @Test("the screen of each remedy opens")
    func remedies() throws {
        let kitchen = try Kitchen()
        let remedies = (Self.errors.map(\.0) + [.noRecipeChosen]).compactMap(\.remedy)
        #expect(remedies.count == 4)
        for remedy in remedies {
            #expect(throws: Never.self) { try kitchen.box.screen(RecipeLink(remedy.target)) }
        }
    }

    @Test("after an error nothing is changed")
    func nothingChanged() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 egg"], steps: ["Stir"])
        let other = try kitchen.recipe("Pie", steps: ["Roll"])
        let before = try kitchen.everything()
        let long = String(repeating: "x", count: 60_000)
        let tries: [() throws -> Void] = [
            { try kitchen.box.newRecipe(named: long) }, { try kitchen.box.rename(recipe.id, to: " ") },
            { try kitchen.box.edit(recipe.id) { $0.notes = long } }, { try kitchen.box.addStep("", to: recipe.id) },
            { try kitchen.box.addStep("x", to: .init("none")) },
            { try kitchen.box.addIngredient("1 egg", to: .init("none")) },
            { try kitchen.box.editStep(recipe.steps[0].id, of: recipe.id, text: long, position: 1) },
            { try kitchen.box.editStep(recipe.steps[0].id, of: other.id, text: "Steal") },
            { try kitchen.box.deleteStep(recipe.steps[0].id, of: other.id) },
            { try kitchen.box.moveIngredient(recipe.ingredients[0].id, of: other.id, to: 1) },
            { try kitchen.box.deleteIngredient(.init("none"), of: recipe.id) },
            { try kitchen.box.deleteRecipe(.init("none")) },
        ]
        for (index, attempt) in tries.enumerated() {
            #expect(throws: RecipeBoxError.self, "attempt \(index)") { try attempt() }
        }
        #expect(try kitchen.everything() == before)
        #expect(try kitchen.box.history(of: recipe.id).count == 1)
    }
}
