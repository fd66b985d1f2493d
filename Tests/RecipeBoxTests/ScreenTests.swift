import Foundation
import FractionParser
import RecipeBox
import ScreenKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Screens: values that any front end can show")
struct ScreenTests {
    @Test("show has the promised shape: whole and fraction apart, null for what is missing")
    func shape() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 and 1/2 cups flour", "salt"], steps: ["Stir"])
        let (flour, salt) = (recipe.ingredients[0].id, recipe.ingredients[1].id)
        let expected = """
            {"changed":"2026-03-08T07:30:00.000Z","created":"2026-03-08T07:30:00.000Z","id":"\(recipe.id)","ingredients":[\
            {"amount":{"denominator":2,"numerator":1,"text":"1-1/2","whole":1},"equivalent":null,"id":"\(flour)",\
            "name":"flour","note":"","position":1,"reading":"typed","text":"1 and 1/2 cups flour","unit":"cup"},\
            {"amount":null,"equivalent":null,"id":"\(salt)","name":"salt","note":"","position":2,"reading":"typed","text":"salt","unit":""}],\
            "name":"Pancakes","notes":"","photo":null,"servings":null,"source":"","steps":[\
            {"id":"\(recipe.steps[0].id)","position":1,"text":"Stir"}],"tags":[],\
            "times":{"cook":null,"prep":null,"statedTotal":null,"total":null},"yield":""}
            """
        #expect(try json(recipe) == expected)
        let shown = try JSONDecoder().decode(
            [String: AnyJSON].self,
            from: Data(json(kitchen.box.recipeScreen(of: recipe.id)).utf8)
        )
        let own = try JSONDecoder().decode([String: AnyJSON].self, from: Data(expected.utf8))
        for (key, value) in own { #expect(shown[key] == value, "\(key)") }
        #expect(
            Set(shown.keys).subtracting(own.keys) == [
                "title", "revision", "validUntil", "scale", "lines", "facts", "actions", "size", "exports", "back",
            ]
        )
    }

    @Test(
        "an amount in JSON reads back equal, the whole carrying the sign",
        arguments: [
            (3, 2), (0, 1), (1, 3), (-3, 2), (-1, 2), (7, 1), (Int64.max, 1), (Int64.min, 1), (1, .max),
        ] as [(Int64, Int64)]
    )
    func amounts(numerator: Int64, denominator: Int64) throws {
        let written = WrittenAmount(try amount(numerator, denominator))
        #expect(try JSONDecoder().decode(WrittenAmount.self, from: Data(json(written).utf8)) == written)
    }

    @Test("a range in JSON has a low and a high end, and about stays about")
    func ranges() throws {
        let range = WrittenAmount(try Amount(low: 2, high: try rational(5, 2), isApproximate: true))
        #expect(
            try json(range) == """
                {"approximate":true,"high":{"denominator":2,"numerator":1,"text":"2-1/2","whole":2},\
                "low":{"denominator":1,"numerator":0,"text":"2","whole":2},"text":"~2 to 2-1/2"}
                """
        )
        #expect(try JSONDecoder().decode(WrittenAmount.self, from: Data(json(range).utf8)) == range)
    }

    @Test("a form whose button no input opens says so: there is no shopping list without recipes")
    func closedForms() throws {
        let kitchen = try Kitchen()
        let empty = try kitchen.box.homeScreen().shopping
        #expect(empty.whyNot == "there are no recipes yet")
        #expect(empty.buttons.map(\.whyNot) == [empty.whyNot])
        try kitchen.recipe("Pancakes")
        let form = try kitchen.box.homeScreen().shopping
        #expect(form.whyNot == nil && form.buttons.allSatisfy(\.isEnabled))
    }

    @Test("every screen is written as JSON and reads back equal")
    func roundTrip() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 1/2 cups (180 g) flour", "2-3 eggs", "salt"],
            steps: ["Stir", "Bake"],
            servings: 4,
            tags: ["sweet"]
        )
        try kitchen.box.setPhoto(of: recipe.id, to: picture())
        func check<Page: Screen>(_ page: Page) throws {
            #expect(try JSONDecoder().decode(Page.self, from: Data(json(page).utf8)) == page)
            #expect(page.revision == Revision(change: 2))
            #expect(!page.title.isEmpty)
        }
        try check(kitchen.box.homeScreen())
        try check(kitchen.box.nameScreen(of: recipe.id))
        try check(kitchen.box.nameScreen(typed: ["name": " "]))
        try check(kitchen.box.ingredientPage(of: recipe.id, editing: recipe.ingredients[1].id))
        try check(kitchen.box.stepsPage(of: recipe.id, typed: ["position": "x"]))
        try check(kitchen.box.recipeScreen(of: recipe.id, .factor(try rational(1, 3)), forKitchen: true))
        try check(kitchen.box.historyScreen(of: recipe.id))
        try check(kitchen.box.searchScreen("pan"))
        try check(kitchen.box.shoppingListScreen([(recipe.id, .asWritten)]))
    }

    @Test("the revision changes with every change and with nothing else")
    func revision() throws {
        let kitchen = try Kitchen()
        let first = try kitchen.box.homeScreen().revision
        #expect(try kitchen.box.searchScreen("x").revision == first)
        let recipe = try kitchen.recipe("Cake")
        let second = try kitchen.box.homeScreen().revision
        #expect(second != first)
        try kitchen.box.addStep("Stir", to: recipe.id)
        #expect(try kitchen.box.stepsPage(of: recipe.id).revision != second)
        #expect(try kitchen.box.homeScreen().validUntil == nil)
    }

    @Test("every link on every screen leads to a screen")
    func links() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 egg"], steps: ["Stir"])
        let pages: [any Screen] = [
            try kitchen.box.homeScreen(), try kitchen.box.nameScreen(), try kitchen.box.nameScreen(of: recipe.id),
            try kitchen.box.ingredientPage(of: recipe.id), try kitchen.box.stepsPage(of: recipe.id),
            try kitchen.box.recipeScreen(of: recipe.id), try kitchen.box.searchScreen("c"),
        ]
        var targets: Set<String> = []
        for page in pages {
            for match in try json(page).matches(of: #/"target":"(?<target>[^"]+)"/#) {
                targets.insert(String(match.output.target))
            }
        }
        // The pages of the kit belong to the program.
        targets.subtract(["recipebox://inbox", "recipebox://backups"])
        #expect(targets.count == 10)
        for target in targets {
            let link = try RecipeLink(target)
            #expect(link.target == target)
            #expect(!(try kitchen.box.screen(link)).title.isEmpty, "\(target)")
        }
    }

    @Test(
        "a link that leads nowhere is refused",
        arguments: [
            "", "home", "recipebox://nowhere", "tips://home", "recipebox://recipe/", "recipebox://recipe/1/2/3/4",
            "recipebox://recipe/1/nothing", "recipebox://home/1", "recipebox://recipe/a b", "recipebox:",
            "recipebox:nowhere",
            "tips:home", "recipebox:recipe/", "recipebox:home/1",
        ]
    )
    func badLinks(target: String) {
        #expect(throws: RecipeBoxError.noSuchScreen(target)) { try RecipeLink(target) }
    }

    static let everyLink: [(RecipeLink, String)] = [
        (.home, "home"), (.newRecipe, "new"), (.search, "search"), (.recipe(ID("r")), "recipe/r"),
        (.name(ID("r")), "recipe/r/name"), (.ingredients(ID("r")), "recipe/r/ingredients"),
        (.ingredient(ID("r"), ID("i")), "recipe/r/ingredients/i"), (.steps(ID("r")), "recipe/r/steps"),
        (.step(ID("r"), ID("s")), "recipe/r/steps/s"), (.history(ID("r")), "recipe/r/history"),
        (.shoppingList([]), "shopping-list"), (.shoppingList([ID("r"), ID("s")]), "shopping-list/r/s"),
        (.sizedList([ID("r")], .factor(2), forKitchen: true), "sized-list/factor/2/1/kitchen/r"),
        (.sizedList([], .asWritten, forKitchen: false), "sized-list/written/exact"),
    ]

    @Test("a link is written as scheme://path and read in that form and in the earlier one", arguments: everyLink)
    func linkForms(link: RecipeLink, path: String) throws {
        #expect(link.target == "recipebox://" + path)
        #expect(try RecipeLink("recipebox://" + path) == link)
        #expect(try RecipeLink("recipebox:" + path) == link)
    }

    @Test("an id with any characters stays one part of its link", arguments: ["a/b", "a b", "?#%", "é", "💡"])
    func linkEncoding(id: String) throws {
        let link = RecipeLink.step(ID(id), ID("1/2"))
        #expect(link.target.utf8.allSatisfy { (0x21...0x7E).contains($0) })
        #expect(try RecipeLink(link.target) == link)
    }

    @Test("a recipe's page leads back, and holds its size and its exports; home imports, shops and brings back")
    func wholePages() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: ["1 egg"], servings: 4)
        let page = try kitchen.box.recipeScreen(of: recipe.id, .factor(2), forKitchen: true)
        #expect(page.back.target == "recipebox://home")
        #expect(page.size.fields.map(\.id) == ["factor", "servings", "kitchen"])
        #expect(page.size.fields.map(\.value) == ["2", "8", "true"])
        #expect(page.exports.map(\.id).contains("export/pdf"))
        #expect(try kitchen.box.searchScreen("c").back.target == "recipebox://home")
        #expect(try kitchen.box.historyScreen(of: recipe.id).back.target == "recipebox://recipe/\(recipe.id)")
        var home = try kitchen.box.homeScreen()
        #expect(home.importing[field: "source"]?.isRequired == true)
        #expect(home.shopping[field: "recipes"]?.choices.map(\.value) == [recipe.id.rawValue])
        #expect(home.redo.availability == .disabled(why: "nothing has been taken back since the last change"))
        #expect(throws: RecipeBoxError.nothingToRedo) { try kitchen.box.redo() }
        try kitchen.box.undo()
        home = try kitchen.box.homeScreen()
        #expect(home.redo.availability == .enabled)
        try kitchen.box.redo()
        let list = try kitchen.box.screen(RecipeLink("recipebox://shopping-list/\(recipe.id)"))
        let shopping = try #require(list as? ShoppingListScreen)
        #expect(shopping.items.map(\.text) == ["egg: 1"] && shopping.back.target == RecipeLink.home.target)
    }

    @Test("the app's bare link is its home")
    func bareLink() throws {
        #expect(try RecipeLink("recipebox://") == .home)
    }

    @Test("the name page holds what is wrong with each field, and saves what is right")
    func nameForm() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let typed = ["name": String(repeating: "x", count: 201), "servings": "0", "prep": "soon", "total": "-1"]
        let form = try kitchen.box.nameScreen(of: recipe.id, typed: typed).form
        #expect(form.fields.filter { $0.error != nil }.map(\.id) == ["name", "servings", "prep", "total"])
        #expect(form[field: "name"]?.error == "the recipe name has 201 characters — shorten it to 200")
        #expect(form[field: "name"]?.limit == 200)
        #expect(form[button: "recipe/save"]?.isEnabled == false)
        #expect(throws: RecipeBoxError.tooLong(.recipeName, characters: 201)) {
            try kitchen.box.edit(recipe.id, typed: typed)
        }
        #expect(throws: RecipeBoxError.servingsOutOfRange(0)) {
            try kitchen.box.edit(recipe.id, typed: ["servings": "0"])
        }
        let good = [
            "name": "Tart", "servings": "6", "yield": "1 tart", "prep": "10", "cook": "", "total": "90",
            "tags": "sweet, , Sweet, fruit", "source": "a book", "notes": "a\nb",
        ]
        let edited = try kitchen.box.edit(recipe.id, typed: good)
        #expect(edited.name == "Tart" && edited.servings?.count == 6 && edited.yield == "1 tart")
        #expect(edited.times == (try RecipeTimes(prep: 10, total: 90)))
        #expect(edited.tags == ["sweet", "fruit"] && edited.source == "a book" && edited.notes == "a\nb")
        let again = try kitchen.box.nameScreen(of: recipe.id).form
        #expect(again.fields.map(\.value) == ["Tart", "6", "1 tart", "10", "", "90", "sweet, fruit", "a book", "a\nb"])
        #expect(again.errors.isEmpty)
    }

    @Test(
        "the steps page tells where a position leads before it is saved",
        arguments: [
            (nil, "3", "becomes step 3"), ("2", "2", "becomes step 2; what stands there moves down"),
            ("9", "9", "becomes step 3"),
            ("0", "0", nil), ("-1", "-1", nil), ("", "", "becomes step 3"), ("two", "two", nil),
        ] as [(String?, String, String?)]
    )
    func stepForm(typed: String?, value: String, reading: String?) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", steps: ["Stir", "Bake"])
        var fields = ["text": "Rest"]
        fields["position"] = typed
        let form = try kitchen.box.stepsPage(of: recipe.id, typed: fields).form
        #expect(form[field: "position"]?.value == value)
        #expect(form[field: "position"]?.reading == reading)
        #expect(form[button: "step/save"]?.isEnabled == (reading != nil))
    }

    @Test(
        "a page that was read stays as it was, and the stream brings a new one when someone else writes",
        .timeLimit(.minutes(2))
    )
    func observed() async throws {
        let kitchen = try Kitchen(file: "recipes.sqlite")
        var pages = kitchen.box.homeScreens().makeAsyncIterator()
        let first = try #require(try await pages.next())
        #expect(first.rows.isEmpty)
        try RecipeBox.open(at: kitchen.folder.file("recipes.sqlite")).newRecipe(named: "Cake")
        var page = try #require(try await pages.next())
        while page.rows.isEmpty { page = try #require(try await pages.next()) }
        #expect(page.rows.map(\.recipe.name) == ["Cake"])
        #expect(page.revision != first.revision)
    }
}
