import Foundation
import FractionParser
import MarkupKit
import ScreenKit
import TestKit
import Testing

@testable import RecipeBox

private func imported(_ json: String, address: String? = nil) throws -> ImportedRecipe {
    let recipes = try SchemaOrgImport.recipes(in: Array(json.utf8), address: address)
    return try #require(recipes.first)
}

private func recipe(_ members: String) throws -> ImportedRecipe {
    try imported("{\"@type\":\"Recipe\",\"name\":\"Soup\",\(members)}")
}

@Suite struct ExchangeSchemaOrgTests {
    @Test("A page with several blocks and a graph gives all its recipes, references resolved")
    func page() throws {
        let page = """
            <!DOCTYPE html><html><head><title>Two soups</title>
            <script type="application/ld+json">{"@context":"https://schema.org","@graph":[
              {"@type":"WebPage","@id":"https://e.com/#page"},
              {"@type":"Person","@id":"https://e.com/#ann","name":"Ann &amp; Bob"},
              {"@type":["Recipe","NewsArticle"],"name":"Pea soup","author":{"@id":"https://e.com/#ann"},
               "mainEntityOfPage":"https://e.com/pea","recipeYield":["4","4 servings"],"prepTime":"PT15M","cookTime":"PT1H30M",
               "recipeIngredient":["1 and 1/2 cups <b>peas</b>, dried","Salt &amp; pepper"],
               "recipeInstructions":[{"@type":"HowToSection","name":"Soak","itemListElement":[
                   {"@type":"HowToStep","text":"<p>Soak the peas.</p>","image":"https://e.com/1.jpg"},"Drain."]},
                 {"@type":"HowToStep","name":"Boil…","text":"Boil for an hour."}],
               "image":[{"@type":"ImageObject","url":"https://e.com/pea.jpg"}],"keywords":"winter, easy , winter",
               "recipeCuisine":"Dutch","nutrition":{"@type":"NutritionInformation","calories":"200"}}]}</script>
            <script type="application/ld+json">{"@type":"http://schema.org/Recipe","name":"Leek soup"}</script></head></html>
            """
        let recipes = try RecipeImport.recipes(in: Array(page.utf8))
        #expect(recipes.map(\.draft.name) == ["Pea soup", "Leek soup"])
        let pea = recipes[0]
        #expect(pea.draft.source == "Ann & Bob, https://e.com/pea")
        #expect(pea.draft.servings?.count == 4)
        #expect(pea.draft.times.prep == 15)
        #expect(pea.draft.times.cook == 90)
        #expect(pea.draft.times.statedTotal == nil)
        #expect(
            pea.draft.ingredients.map { IngredientWording.line($0) } == ["1 and 1/2 cups peas, dried", "Salt & pepper"]
        )
        #expect(pea.draft.steps == ["Soak:", "Soak the peas.", "Drain.", "Boil for an hour."])
        #expect(pea.draft.tags == ["winter", "easy", "Dutch"])
        #expect(pea.pictures == ["https://e.com/pea.jpg"])
        let dropped = pea.ledger.dropped.map(\.field)
        #expect(dropped.contains("nutrition"))
        #expect(dropped.contains { $0.hasSuffix(".image") })
        #expect(dropped.contains("recipeYield[1]"))
        #expect(try DraftRule.checked(pea.draft) == pea.draft)
    }

    @Test(
        "Yields are servings where they are a number or say so, and words otherwise",
        arguments: [
            ("4", 4, ""), ("\"4\"", 4, ""), ("\"4 servings\"", 4, ""), ("\"Serves 6\"", 6, ""),
            ("\"4-6 servings\"", 4, ""),
            ("\"24 cookies\"", nil, "24 cookies"), ("[\"12\", \"12 muffins\"]", 12, "12 muffins"),
            ("\"1 loaf\"", nil, "1 loaf"),
            ("{\"@type\":\"QuantitativeValue\",\"value\":8,\"unitText\":\"servings\"}", 8, ""),
            ("[\"2 people\"]", 2, ""),
            ("\"Makes 12 muffins\"", nil, "12 muffins"), ("\"Yield: 1 loaf\"", nil, "1 loaf"),
            ("\"Rinde 12 panecillos\"", nil, "12 panecillos"), ("\"-4\"", nil, ""), ("-4", nil, ""),
            ("\"Serves -4\"", nil, ""), ("\"Servings: 4\"", 4, ""), ("\"4 to 6 servings\"", 4, ""),
            ("\"Para 4\"", 4, ""), ("\"6 (1-cup) servings\"", 6, "6 (1-cup) servings"),
            ("[\"12\", \"1 loaf (12 servings)\"]", 12, "1 loaf (12 servings)"),
            ("\"1 loaf (12 servings)\"", 12, "1 loaf (12 servings)"),
            ("\"24 cookies, 12 servings\"", 12, "24 cookies, 12 servings"),
            ("\"24 cookies, serves 12\"", 12, "24 cookies, serves 12"),
            ("\"Makes 24 cookies, serves 10-12\"", 10, "24 cookies, serves 10-12"),
            ("\"1 9-inch pie (8 servings)\"", 8, "1 9-inch pie (8 servings)"),
            ("\"1 loaf, 10 to 12 servings\"", 10, "1 loaf, 10 to 12 servings"),
            ("\"24 galletas (12 raciones)\"", 12, "24 galletas (12 raciones)"),
            ("\"Porciones: 8 (de 100 g)\"", 8, "Porciones: 8 (de 100 g)"),
            ("\"12 muffins, serving 80 g\"", nil, "12 muffins, serving 80 g"),
            ("\"12 panecillos (porción: 80 g)\"", nil, "12 panecillos (porción: 80 g)"),
            ("\"1 loaf, per serving: 250 kcal\"", nil, "1 loaf, per serving: 250 kcal"),
            ("\"24 galletas, para 12\"", 12, "24 galletas, para 12"), ("\"12 parathas\"", nil, "12 parathas"),
            ("\"1 loaf of 12 slices, many servings\"", nil, "1 loaf of 12 slices, many servings"),
            ("0", nil, ""), ("null", nil, ""), ("[]", nil, ""), ("99999", nil, ""), ("\"\"", nil, ""),
        ] as [(String, Int?, String)]
    )
    func yields(json: String, servings: Int?, yield: String) throws {
        let imported = try recipe("\"recipeYield\":\(json)")
        #expect(imported.draft.servings?.count == servings)
        #expect(imported.draft.yield == yield)
        #expect(imported.ledger.entries.contains { $0.field.hasPrefix("recipeYield") })
    }

    @Test(
        "Numbered steps in one paragraph are steps of their own",
        arguments: [
            (
                "1. Pelar las papas. 2. Batir los huevos. 3. Freír todo.",
                ["Pelar las papas.", "Batir los huevos.", "Freír todo."]
            ),
            ("1) Peel 2) Beat", ["Peel", "Beat"]), ("1. Bake for 2.5 hours.", ["Bake for 2.5 hours."]),
            ("1. Use pan no. 3. Bake.", ["Use pan no. 3. Bake."]), ("Beat 1. 2. 3.", ["Beat 1. 2. 3."]),
        ]
    )
    func numberedSteps(text: String, steps: [String]) throws {
        #expect(try recipe("\"recipeInstructions\":\"\(text)\"").draft.steps == steps)
        #expect(try recipe("\"recipeInstructions\":[\"\(text)\"]").draft.steps == steps)
    }

    @Test(
        "A picture of a page is beside its base",
        arguments: [
            ("img/", "pie.jpg", "img/pie.jpg"), ("img/", "/pie.jpg", "/pie.jpg"),
            ("img/", "https://e.com/pie.jpg", "https://e.com/pie.jpg"),
            ("https://e.com", "pie.jpg", "https://e.com/pie.jpg"),
            ("https://e.com/a/b?c/d", "pie.jpg", "https://e.com/a/pie.jpg"),
            ("https://e.com/a/", "/pie.jpg", "https://e.com/pie.jpg"), ("//e.com/a/", "pie.jpg", "//e.com/a/pie.jpg"),
        ]
    )
    func base(base: String, picture: String, expected: String) throws {
        let data = "{\"@type\":\"Recipe\",\"name\":\"Pie\",\"recipeIngredient\":[\"1 egg\"],\"image\":\"\(picture)\"}"
        let page =
            "<html><head><BASE href=\"\(base)\"><script type=\"application/ld+json\">\(data)</script></head></html>"
        #expect(try imported(page).pictures == [expected])
    }

    @Test(
        "Durations are read in ISO 8601 and in words",
        arguments: [
            ("PT1H30M", 90), ("PT90M", 90), ("P0DT0H20M", 20), ("P0Y0M0DT0H35M0.000S", 35), ("P1D", 1440), ("PT45S", 1),
            ("PT1.5H", 90),
            ("pt20m", 20), ("P1W", 10_080), ("20 min", 20), ("1 hour 30 minutes", 90), ("1 hr and 5 mins", 65),
            ("1h30", 90), ("1,5 h", 90),
            ("90", 90), ("PT0M", 0), ("P1M", nil), ("P1Y", nil), ("PT", nil), ("P", nil), ("soon", nil), ("", nil),
            ("1 2", nil), ("PT1X", nil),
            ("PT999999999999H", nil), ("-5", nil), ("PT-5M", nil), ("overnight", nil),
        ] as [(String, Int?)]
    )
    func durations(text: String, minutes: Int?) {
        #expect(CookingTime.minutes(of: text) == minutes)
    }

    @Test(
        "Minutes are written so that they read back, in both forms",
        arguments: [0, 1, 59, 60, 61, 90, 1440, 525_600]
    )
    func writtenDurations(minutes: Int) {
        #expect(CookingTime.minutes(of: CookingTime.iso8601(minutes: minutes)) == minutes)
        #expect(CookingTime.minutes(of: CookingTime.words(minutes: minutes)) == minutes)
    }

    @Test(
        "Instructions in every form become the same steps",
        arguments: [
            "[\"Mix.\",\"Bake.\"]", "\"Mix.\\nBake.\"", "\"1. Mix.\\n2. Bake.\"", "\"Step 1: Mix.\\nStep 2: Bake.\"",
            "\"<ol><li>Mix.</li><li>Bake.</li></ol>\"", "\"<p>Mix.</p><p>Bake.</p>\"", "\"Mix.<br>Bake.\"",
            "[{\"@type\":\"HowToStep\",\"text\":\"Mix.\"},{\"@type\":\"HowToStep\",\"name\":\"Bake.\"}]",
            "{\"@type\":\"ItemList\",\"itemListElement\":[{\"@type\":\"ListItem\",\"item\":{\"@type\":\"HowToStep\",\"text\":\"Mix.\"}},\"Bake.\"]}",
            "[[{\"@type\":\"HowToStep\",\"text\":\"Mix.\"}],[\"Bake.\"]]",
            "[{\"@type\":\"HowToStep\",\"itemListElement\":[{\"@type\":\"HowToDirection\",\"text\":\"Mix.\"}]},\"Bake.\"]",
            "{\"@type\":\"HowToSection\",\"itemListElement\":[\"Mix.\",\"Bake.\"]}",
        ]
    )
    func instructions(json: String) throws {
        #expect(try recipe("\"recipeInstructions\":\(json)").draft.steps == ["Mix.", "Bake."])
    }

    @Test("A step's name is a heading before its text unless the text begins with it")
    func stepNames() throws {
        let json =
            "[{\"@type\":\"HowToStep\",\"name\":\"Dough\",\"text\":\"Mix.\"},{\"@type\":\"HowToTip\",\"text\":\"Rest it.\"}]"
        let imported = try recipe("\"recipeInstructions\":\(json)")
        #expect(imported.draft.steps == ["Dough:", "Mix."])
        #expect(imported.draft.notes == "Rest it.")
    }

    @Test(
        "Ingredients may be lines, one text, or values with units",
        arguments: [
            ("[\"2 cups flour\"]", "2 cups flour"), ("\"2 cups flour\"", "2 cups flour"),
            ("[{\"@type\":\"PropertyValue\",\"name\":\"flour\",\"value\":2,\"unitText\":\"cups\"}]", "2 cups flour"),
            (
                "[{\"@type\":\"HowToSupply\",\"name\":\"flour\",\"requiredQuantity\":{\"value\":\"2\",\"unitText\":\"cup\"}}]",
                "2 cups flour"
            ),
            ("[{\"@type\":\"HowToSupply\",\"name\":\"2 cups flour\"}]", "2 cups flour"),
            ("[\"<b>2</b> cups flour\"]", "2 cups flour"),
            ("[\"13/2 cups flour\"]", "6-1/2 cups flour"), ("[\"11/2 cups flour\"]", "5-1/2 cups flour"),
            ("[\"½ cup flour\"]", "1/2 cup flour"),
        ]
    )
    func ingredients(json: String, line: String) throws {
        let draft = try recipe("\"recipeIngredient\":\(json)").draft
        #expect(draft.ingredients.map { IngredientWording.composed($0) } == [line])
    }

    @Test("Every member of the data has its line in the ledger")
    func completeLedger() throws {
        let names = [
            "recipeIngredient", "recipeInstructions", "recipeYield", "prepTime", "cookTime", "totalTime", "description",
            "keywords",
            "recipeCategory", "recipeCuisine", "image", "nutrition", "aggregateRating", "video", "author", "publisher",
            "url",
            "mainEntityOfPage", "datePublished", "tool", "inLanguage", "somethingElse", "headline", "creditText",
            "isBasedOn",
        ]
        for value in [
            "\"x\"", "1", "true", "null", "[]", "{}", "[[\"x\"]]", "{\"@id\":\"#none\"}", "\"\"",
            "[null, {\"name\": \"y\"}]",
        ] {
            let members = names.map { "\"\($0)\":\(value)" }.joined(separator: ",")
            let ledger = try recipe(members).ledger
            for name in names {
                #expect(ledger.entries.contains { $0.field.hasPrefix(name) }, "\(name): \(value)")
            }
            #expect(ledger.entries.allSatisfy { ($0.outcome == .kept) == $0.reason.isEmpty })
        }
    }

    @Test(
        "A file without a recipe is refused with what was found",
        arguments: [
            ("<html><p>Hello</p></html>", "a page without schema.org data"),
            ("<script type=application/ld+json>{\"@type\":\"WebPage\"}</script>", "a page with data about WebPage"),
            ("{\"@type\":\"Person\"}", "a JSON file with data about Person"),
            ("[1, 2]", "a JSON file with data of no schema.org type"),
            ("", "an empty file"), ("  \n", "an empty file"), ("just words", "plain text"),
            ("2 cups flour\n3 eggs\n", "plain text"),
            ("# Bread\n\n## Ingredients\n\n- 2 cups flour\n", "Markdown, which can be exported and not imported"),
            ("a\u{0}b", "a file that is not text"),
        ]
    )
    func nothingFound(text: String, found: String) {
        let error = RecipeBoxError.noRecipe(found: found)
        #expect(throws: error) { try RecipeImport.recipes(in: Array(text.utf8)) }
        // A recipe that can't be read is written.
        #expect(error.remedy?.target == RecipeLink.newRecipe.target)
    }

    @Test("Broken data says where and what; beside a sound block it is a line of the ledger")
    func broken() throws {
        let bad = "<html>\n<script type=application/ld+json>{\"@type\":\"Recipe\" \"name\":1}</script>\n"
        do throws(RecipeBoxError) {
            _ = try RecipeImport.recipes(in: Array(bad.utf8))
            Issue.record("read")
        } catch {
            #expect(
                error.description.hasPrefix(
                    "found a data block at line 2, but it is broken: line 2, column 19 is not JSON"
                )
            )
        }
        let good =
            bad
            + "<script type=application/ld+json>{\"@type\":\"Recipe\",\"name\":\"Soup\",\"step\":\"Stir.\"}</script>"
        let recipes = try RecipeImport.recipes(in: Array(good.utf8))
        #expect(recipes.first?.ledger.dropped.first?.field == "a data block at line 2")
        #expect(throws: RecipeBoxError.namelessRecipe(found: "a recipe with 2 fields")) {
            try RecipeImport.recipes(in: Array("{\"@type\":\"Recipe\",\"recipeYield\":4}".utf8))
        }
    }

    @Test("A recipe without a name in a list, and one in the markup beside a data block, are lines of the ledger")
    func lostRecipes() throws {
        let soup =
            "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"1 l stock\"],"
            + "\"recipeInstructions\":\"Boil.\"}"
        let nameless = "{\"@type\":\"Recipe\",\"recipeIngredient\":[\"2 eggs\"]}"
        for list in ["[\(soup),\(nameless)]", "[\(nameless),\(soup)]"] {
            let listed = try RecipeImport.recipes(in: Array(list.utf8))
            #expect(listed.map(\.draft.name) == ["Soup"])
            #expect(listed[0].ledger.dropped.map(\.reason) == ["it has no name"])
        }
        func page(_ name: String) -> String {
            "<html><script type=application/ld+json>\(soup)</script>"
                + "<div itemscope itemtype=\"https://schema.org/Recipe\"><h2 itemprop=name>\(name)</h2>"
                + "<p itemprop=recipeIngredient>2 eggs</p></div></html>"
        }
        let both = try RecipeImport.recipes(in: Array(page("Omelet").utf8))
        #expect(both.map(\.draft.name) == ["Soup"])
        #expect(both[0].ledger.dropped.map(\.found) == ["Omelet"])
        let same = try RecipeImport.recipes(in: Array(page("SOUP").utf8))
        #expect(same[0].ledger.dropped.isEmpty)
    }

    @Test("Texts beyond their rule are shortened, and the box would take the draft")
    func longTexts() throws {
        let long = String(repeating: "word ", count: 20_000)
        let imported = try recipe(
            "\"description\":\"\(long)\",\"recipeIngredient\":[\"\(long)\",\" \"],\"recipeInstructions\":[\"\(long)\"],\"keywords\":[\"\(long)\"],\"url\":\"https://e.com/\(long)\""
        )
        #expect(try DraftRule.checked(imported.draft) == imported.draft)
        #expect(imported.ledger.changed.count >= 4)
        #expect(imported.draft.ingredients.count == 1)
    }

    @Test("A page in another encoding is read as its meta element says")
    func encodings() throws {
        var page = Array(
            "<meta charset=windows-1252><script type=application/ld+json>{\"@type\":\"Recipe\",\"step\":\"Stir.\",\"name\":\"Cr"
                .utf8
        )
        page += [0xE8] + Array("me\"}</script>".utf8)
        #expect(try SchemaOrgImport.recipes(in: page).first?.draft.name == "Crème")
    }

    @Test(
        "a node that refers to itself is read once, and the ledger says so",
        arguments: [
            "{\"@id\":\"#a\",\"@type\":\"HowToSection\",\"itemListElement\":[{\"@id\":\"#a\"}]}",
            "{\"@id\":\"#a\",\"@type\":\"ListItem\",\"item\":{\"@id\":\"#a\"}}",
        ]
    )
    func selfReference(step: String) throws {
        let soup = try recipe("\"recipeInstructions\":[\(step),\"Stir\"]")
        #expect(soup.draft.steps == ["Stir"])
        #expect(soup.ledger.dropped.contains { $0.reason.contains("lead back to themselves") })
    }

    @Test("an author whose name only refers to the author is no source")
    func selfNamed() throws {
        let soup = try recipe("\"author\":{\"@id\":\"#ann\",\"@type\":\"Person\",\"name\":{\"@id\":\"#ann\"}}")
        #expect(soup.draft.source.isEmpty)
        let page = try recipe("\"author\":{\"@id\":\"#ann\"},\"url\":\"https://e.com/soup\"")
        #expect(page.draft.source == "https://e.com/soup")
        #expect(page.ledger.dropped.map(\.field) == ["author"])
    }

    @Test("references that double at each step end, and the ledger says so")
    func doublingReferences() throws {
        let lists = (0..<40).map { number in
            let next = "{\"@id\":\"#\(number + 1)\"}"
            return "{\"@id\":\"#\(number)\",\"@type\":\"ItemList\",\"itemListElement\":[\(next),\(next)]}"
        }
        let last = "{\"@id\":\"#40\",\"@type\":\"HowToStep\",\"text\":\"Stir\"}"
        let soup = "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeInstructions\":{\"@id\":\"#0\"}}"
        let graph = ([soup] + lists + [last]).joined(separator: ",")
        let imported = try imported("{\"@graph\":[\(graph)]}")
        #expect(!imported.draft.steps.isEmpty && imported.draft.steps.count < 10_000)
        #expect(imported.ledger.dropped.contains { $0.reason.contains("repeat too much") })
    }

    @Test("a step that begins with a hundred thousand numbers loses all of them")
    func manyNumbers() throws {
        let numbers = String(repeating: "1. ", count: 100_000)
        #expect(try recipe("\"recipeInstructions\":[\"\(numbers)Stir\"]").draft.steps == ["Stir"])
    }

    @Test("thousands of recipes of one page are read in seconds", .timeLimit(.minutes(1)))
    func manyRecipes() throws {
        let recipes = (0..<5000).map { number in
            "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"\(number) peas\"]}"
        }
        let found = try SchemaOrgImport.recipes(in: Array("[\(recipes.joined(separator: ","))]".utf8))
        #expect(found.count == 5000)
    }
}
