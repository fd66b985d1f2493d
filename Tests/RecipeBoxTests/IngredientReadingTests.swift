import FractionParser
import RecipeBox
import ScreenKit
import TestKit
import Testing
import TimeKit

@Suite("Ingredients: from what is typed, and back to words")
struct IngredientReadingTests {
    struct Row: Sendable {
        let typed, amount, unit, name, note, line: String
    }

    static let rows = [
        Row(
            typed: "1 and 1/2 cups flour, sifted",
            amount: "1-1/2",
            unit: "cup",
            name: "flour",
            note: "sifted",
            line: "1-1/2 cups flour, sifted"
        ),
        Row(typed: "2 eggs", amount: "2", unit: "", name: "eggs", note: "", line: "2 eggs"),
        Row(
            typed: "2-3 cloves garlic",
            amount: "2-3",
            unit: "clove",
            name: "garlic",
            note: "",
            line: "2-3 cloves garlic"
        ),
        Row(typed: "½ tsp salt", amount: "1/2", unit: "teaspoon", name: "salt", note: "", line: "1/2 teaspoon salt"),
        Row(typed: "250 g butter", amount: "250", unit: "gram", name: "butter", note: "", line: "250 g butter"),
        Row(typed: "salt", amount: "", unit: "", name: "salt", note: "", line: "salt"),
    ]

    @Test(
        "an amount that may have lost its space is told with both readings, in a line and in a field; any other is not"
    )
    func lostSpace() {
        let hint = "11/2 was read as 1-1/2; if you meant the plain fraction, write 5-1/2"
        #expect(TwofoldAmount.hint(in: "11/2 cups flour") == hint)
        #expect(TwofoldAmount.hint(in: "11/2") == hint)
        for text in ["1 1/2 cups flour", "3/2", "salt", ""] { #expect(TwofoldAmount.hint(in: text) == nil, "\(text)") }
    }

    @Test("a line is taken apart, and reads as it should", arguments: rows)
    func line(row: Row) throws {
        let draft = try IngredientReading.ingredient(fromLine: row.typed)
        #expect(draft.amount?.formatted(.ascii) ?? "" == row.amount)
        #expect(draft.unit == row.unit)
        #expect(draft.name == row.name)
        #expect(draft.note == row.note)
        #expect(draft.text == row.typed)
        #expect(IngredientWording.line(draft) == row.typed)
        #expect(IngredientWording.composed(draft) == row.line)
    }

    @Test("a line with a second measure keeps both")
    func equivalent() throws {
        let draft = try IngredientReading.ingredient(fromLine: "1 cup (125 g) flour")
        #expect(draft.equivalent == Equivalent(amount: try amount(125), unit: "gram"))
        #expect(IngredientWording.line(draft) == "1 cup (125 g) flour")
    }

    @Test("a weight in pounds and ounces in parentheses states the weight before it again, and each scales")
    func equivalentSum() throws {
        let line = "500 g (1 lb 2 oz) flour"
        let draft = try IngredientReading.ingredient(fromLine: line)
        #expect(try draft.amount == amount(500) && draft.unit == "gram" && draft.note.isEmpty)
        #expect(draft.equivalent == Equivalent(amount: try Amount.parse("1 1/8"), unit: "pound"))
        #expect(IngredientWording.line(draft) == line)
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [line])
        #expect(try kitchen.box.recipeScreen(of: recipe.id).lines.map(\.text) == [line])
        let twice = try kitchen.box.recipeScreen(of: recipe.id, .factor(Rational(2))).lines
        #expect(twice.map(\.text) == ["1000 g (2 lb 4 oz) flour"])
    }

    @Test(
        "an amount added in another unit is part of the amount, exactly, and scales with it",
        arguments: [
            ("2 tablespoons plus 2 teaspoons butter", "2-2/3", "tablespoon", "butter", "", "5-1/3"),
            ("1 cup plus 2 tablespoons flour, sifted", "1-1/8", "cup", "flour", "sifted", "2-1/4"),
            ("1 lb 2 oz beef", "1-1/8", "pound", "beef", "", "2-1/4"),
        ]
    )
    func addition(typed: String, amount: String, unit: String, name: String, note: String, twice: String) throws {
        let draft = try IngredientReading.ingredient(fromLine: typed)
        #expect(draft.amount?.formatted(.ascii) == amount)
        #expect(draft.unit == unit)
        #expect(draft.name == name)
        #expect(draft.note == note)
        #expect(draft.text == typed)
        #expect(try draft.amount?.scaled(by: 2).formatted(.ascii) == twice)
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake", ingredients: [typed])
        #expect(recipe.ingredients.first?.amount?.formatted(.ascii) == amount)
    }

    @Test("the size of a can is no second measure: it doesn't grow with the number of cans")
    func cans() throws {
        let draft = try IngredientReading.ingredient(fromLine: "2 (14-ounce) cans tomatoes")
        #expect(draft.equivalent == nil)
        #expect(IngredientWording.composed(draft) == "2 cans tomatoes, 14-ounce")
    }

    @Test(
        "unreadable text stays in the name, whatever it is",
        arguments: ["a pinch of love", "???", "111/16 cups", "½⅓"]
    )
    func total(typed: String) throws {
        let draft = try IngredientReading.ingredient(fromLine: typed)
        #expect(!draft.name.isEmpty)
        #expect(draft.text == typed)
    }

    @Test(
        "a typed number that divides by zero is refused, on the page too, and in a file it stays in the name",
        arguments: [
            ("1/0 cup air", "1/0"), ("0/0 tazas de aire", "0/0"), ("1/0-1/2 cup air", "1/0-1/2"), ("⅟0 cup air", "⅟0"),
        ]
    )
    func zero(typed: String, found: String) throws {
        let error = RecipeBoxError.amount(text: found, AmountError(.zeroDenominator, found: found))
        #expect(throws: error) { try IngredientReading.ingredient(fromLine: typed) }
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Cake")
        let page = try kitchen.box.ingredientPage(of: recipe.id, typed: ["line": typed])
        #expect(page.form.fields.first?.error == error.description)
        let kept = try IngredientReading.ingredient(fromLine: typed, as: .arithmetic)
        #expect(kept.amount == nil)
        #expect(kept.name == typed)
    }

    @Test("from fields: the amount must be one, the unit is known by any spelling, and others are kept as typed")
    func fields() throws {
        let draft = try IngredientReading.ingredient(amount: "1 @ 1/2", unit: "Tbsp.", name: " honey ", note: " runny ")
        #expect(draft == IngredientDraft(amount: try amount(3, 2), unit: "tablespoon", name: "honey", note: "runny"))
        #expect(try IngredientReading.ingredient(unit: "dollops", name: "cream").unit == "dollops")
        #expect(throws: RecipeBoxError.blank(.ingredientName)) {
            try IngredientReading.ingredient(amount: "1", unit: "cup", name: " ")
        }
    }

    @Test(
        "an amount that is none is refused with its text, and nothing is added",
        arguments: ["x", "1/0", "1//2", "-1", "5%"]
    )
    func badAmount(typed: String) throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        do throws(RecipeBoxError) {
            try kitchen.box.addIngredient(
                IngredientReading.ingredient(amount: typed, name: "flour"),
                to: recipe.id
            )
            Issue.record("\(typed) was taken")
        } catch {
            guard case .amount(typed, _) = error else { throw error }
            #expect(error.description.contains("“\(typed)” is no amount"))
            #expect(error.description.contains("—"))
        }
        let page = try kitchen.box.ingredientPage(of: recipe.id, typed: ["amount": typed, "name": "flour"])
        #expect(page.form[field: "amount"]?.error != nil)
        #expect(page.form[button: "ingredient/save"]?.isEnabled == false)
        #expect(try kitchen.box.recipe(recipe.id).ingredients.isEmpty)
    }

    @Test("the page tells of the reading and, for 11/2, of the other one")
    func readings() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        func reading(_ typed: String) throws -> String? {
            try kitchen.box.ingredientPage(of: recipe.id, typed: ["amount": typed]).form[field: "amount"]?.reading
        }
        #expect(try reading("") == nil)
        #expect(try reading("1½") == "read as 1-1/2")
        #expect(try reading("11/2") == "read as 1-1/2 — as a plain fraction 11/2 it would be 5-1/2")
    }

    @Test(
        "two ingredients in one form, in the line and below it or in several lines, are refused with both named",
        arguments: [
            (["line": "2 cups milk", "amount": "3", "name": "oil"], "“2 cups milk” and “3 oil” are two ingredients"),
            (["line": "1 cup flour\n2 eggs"], "2 lines are 2 ingredients"),
        ] as [([String: String], String)]
    )
    func twoIngredients(typed: [String: String], why: String) async throws {
        let kitchen = try Kitchen()
        let id = try kitchen.recipe("Pancakes").id
        let form = try kitchen.box.ingredientPage(of: id, typed: typed).form
        #expect(form[field: "line"]?.error?.hasPrefix(why) == true && form[field: "name"]?.value == typed["name"] ?? "")
        let act = Act("ingredient/save", fields: typed)
        guard case .refused(_, let told, _, _) = try await kitchen.box.perform(act, at: .ingredients(id)) else {
            Issue.record("one of them was lost")
            return
        }
        #expect(told.hasPrefix(why))
        #expect(try kitchen.box.recipe(id).ingredients.isEmpty)
    }

    @Test("a line replaces the shown parts of the ingredient that is edited")
    func lineOverParts() async throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 cup milk, warm"])
        let fields = ["line": "2 cups oil", "amount": "1", "unit": "cup", "name": "milk", "note": "warm"]
        let link = RecipeLink.ingredient(recipe.id, recipe.ingredients[0].id)
        _ = try await kitchen.box.perform(Act("ingredient/save", fields: fields), at: link)
        #expect(try kitchen.box.recipe(recipe.id).ingredients.map(\.name) == ["oil"])
    }

    @Test("the whole ingredient can be typed in one line, and then the other fields are as they were")
    func lineField() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes")
        let page = try kitchen.box.ingredientPage(of: recipe.id, typed: ["line": "2 cups milk, warm"])
        #expect(page.form[field: "line"]?.reading == "read as 2 cups milk, warm")
        #expect(page.form[button: "ingredient/save"]?.isEnabled == true)
        let empty = try kitchen.box.ingredientPage(of: recipe.id)
        #expect(
            empty.form[button: "ingredient/save"]?.whyNot == "the ingredient name is blank — enter a name such as flour"
        )
    }

    @Test("an ingredient is added where it is asked for, and found by place, id and name")
    func find() throws {
        let kitchen = try Kitchen()
        let recipe = try kitchen.recipe("Pancakes", ingredients: ["1 cup flour", "2 eggs"])
        let salt = try kitchen.box.addIngredient("salt", to: recipe.id, at: 1)
        #expect(salt.position == 1)
        #expect(try kitchen.box.recipe(recipe.id).ingredients.map(\.name) == ["salt", "flour", "eggs"])
        #expect(try kitchen.box.findIngredient("1", of: recipe.id) == salt.id)
        #expect(try kitchen.box.findIngredient(salt.id.rawValue, of: recipe.id) == salt.id)
        #expect(try kitchen.box.findIngredient("Egg", of: recipe.id) == recipe.ingredients[1].id)
        #expect(throws: RecipeBoxError.noSuchIngredient("milk", recipe: "Pancakes")) {
            try kitchen.box.findIngredient("milk", of: recipe.id)
        }
        try kitchen.box.addIngredient("a pinch of Salt", to: recipe.id)
        #expect(throws: RecipeBoxError.ambiguousIngredient("salt", recipe: "Pancakes", positions: [1, 4])) {
            try kitchen.box.findIngredient("salt", of: recipe.id)
        }
    }

    @Test("in a file 11/2 is eleven halves, also where another amount is added")
    func arithmeticSum() throws {
        let line = "11/2 cups plus 2 tbsp milk"
        let found = try IngredientReading.ingredient(fromLine: line, as: .arithmetic)
        #expect(found.amount?.formatted(.ascii) == "5-5/8")
        #expect(try IngredientReading.ingredient(fromLine: line).amount?.formatted(.ascii) == "1-5/8")
    }

    @Test(
        "a field that is changed leaves the author's line and the second quantity as they are",
        arguments: [
            ("1 cup (125 g) flour, sifted", nil, "twice sifted", "1 cup (125 g) flour, twice sifted"),
            ("1 cup (125 g) flour, sifted", "spelt", nil, "1 cup (125 g) spelt, sifted"),
            ("1 cup (125 g) flour, sifted", nil, "", "1 cup (125 g) flour"),
            ("1 @ 1/4 cups buttermilk", nil, "cold", "1 @ 1/4 cups buttermilk, cold"),
        ] as [(String, String?, String?, String)]
    )
    func editedLine(typed: String, name: String?, note: String?, line: String) throws {
        let old = try IngredientReading.ingredient(fromLine: typed)
        let edited = try IngredientReading.edited(old, name: name, note: note)
        #expect(edited.text == line)
        #expect(edited.reading == .typed)
        #expect(edited.amount == old.amount && edited.unit == old.unit && edited.equivalent == old.equivalent)
        #expect(edited.name == name ?? old.name && edited.note == note ?? old.note)
    }

    @Test(
        "a second quantity goes with the amount that it was equal to, and an edit that changes nothing keeps the line"
    )
    func editedAmount() throws {
        let old = try IngredientReading.ingredient(fromLine: "1 cup (125 g) flour, sifted")
        #expect(IngredientWording.line(try IngredientReading.edited(old, amount: "2")) == "2 cups flour, sifted")
        #expect(IngredientWording.line(try IngredientReading.edited(old, unit: "tbsp")) == "1 tablespoon flour, sifted")
        #expect(try IngredientReading.edited(old, amount: "1", note: "sifted") == old)
        let parts = IngredientDraft(amount: old.amount, unit: "cup", name: "flour", equivalent: old.equivalent)
        #expect(IngredientWording.line(try IngredientReading.edited(parts, name: "spelt")) == "1 cup (125 g) spelt")
        #expect(throws: RecipeBoxError.self) { try IngredientReading.edited(old, name: " ") }
    }

    @Test(
        "an amount of zero is refused where it is typed as a field, and the line of an author stays",
        arguments: ["0", "0-0", "0.0"]
    )
    func zero(amount: String) throws {
        let error = RecipeBoxError.amountIsZero(amount)
        #expect(throws: error) { try IngredientReading.ingredient(amount: amount, name: "egg") }
        let egg = try IngredientReading.ingredient(amount: "1", name: "egg")
        #expect(throws: error) { try IngredientReading.edited(egg, amount: amount) }
        #expect(try IngredientReading.ingredient(amount: "0-1", name: "egg").amount != nil)
        #expect(IngredientWording.line(try IngredientReading.ingredient(fromLine: "0 eggs")) == "0 eggs")
    }
}
