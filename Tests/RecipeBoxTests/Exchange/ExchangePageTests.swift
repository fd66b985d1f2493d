import FractionParser
import MarkupKit
import TestKit
import Testing

@testable import RecipeBox

private func recipes(_ page: String) throws -> [ImportedRecipe] { try RecipeImport.recipes(in: Array(page.utf8)) }

private func recipe(_ members: String) throws -> ImportedRecipe {
    try #require(try recipes("{\"@type\":\"Recipe\",\"name\":\"Soup\",\(members)}").first)
}

@Suite("Import of pages as they are")
struct ExchangePageTests {
    static let pages: [String] = [
        """
        <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pea soup</h1>
        <meta itemprop="recipeYield" content="4"><time itemprop="prepTime" datetime="PT15M">15 min</time>
        <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ann</b></span>
        <ul><li itemprop="recipeIngredient">1 cup <b>peas</b></li><li itemprop="ingredients">2 cups water</li></ul>
        <ol itemprop="recipeInstructions"><li>Soak.</li><li>Boil.</li></ol></div>
        """,
        """
        <div vocab="https://schema.org/" typeof="schema:Recipe"><h1 property="schema:name">Pea soup</h1>
        <span property="schema:recipeYield">4 servings</span><meta property="prepTime" content="PT15M">
        <span property="author" typeof="Person"><i property="name">Ann</i></span>
        <p property="recipeIngredient">1 cup peas</p><p property="recipeIngredient">2 cups water</p>
        <div property="recipeInstructions"><p>Soak.</p><p>Boil.</p></div></div>
        """,
        """
        <article class="post h-recipe"><h1 class="p-name">Pea soup</h1><span class="p-yield">4 servings</span>
        <a class="p-author" href="/ann">Ann</a><ul><li class="p-ingredient">1 cup peas</li><li class="p-ingredient">2 cups water</li></ul>
        <div class="e-instructions"><ol><li>Soak.</li><li>Boil.</li></ol></div></article>
        """,
        """
        <div class="hrecipe"><span class="item"><span class="fn">Pea soup</span></span><span class="yield">serves 4</span>
        <span class="author">Ann</span><ul><li class="ingredient">1 cup peas</li><li class="ingredient">2 cups water</li></ul>
        <div class="instructions"><p>Soak.</p><p>Boil.</p></div></div>
        """,
        """
        <div id="wprm-recipe-container-7" class="wprm-recipe-container"><h2 class="wprm-recipe-name wprm-block-text">Pea soup</h2>
        <span class="wprm-recipe-servings">4</span><span class="wprm-recipe-author">Ann</span>
        <ul><li class="wprm-recipe-ingredient"><span>1</span> <span>cup</span> <span>peas</span></li>
        <li class="wprm-recipe-ingredient">2 cups water</li></ul>
        <div class="wprm-recipe-instruction-text">Soak.</div><div class="wprm-recipe-instruction-text">Boil.</div></div>
        """,
        """
        <div class="tasty-recipes"><h2 class="tasty-recipes-title">Pea soup</h2><span class="tasty-recipes-yield">4 servings</span>
        <div class="tasty-recipes-ingredients"><ul><li>1 cup peas</li><li>2 cups water</li></ul></div>
        <div class="tasty-recipes-instructions"><ol><li>Soak.</li><li>Boil.</li></ol></div></div>
        """,
        """
        <script type="application/ld+json">{"@context":"https://schema.org","@type":"recipe","NAME":"x","name":"Pea soup","recipeYield":4,
        "recipeIngredient":["1 cup peas","2 cups water"],"recipeInstructions":["Soak.","Boil."]}</script>
        """,
        // A data block without a list, and the list as microdata in the page.
        """
        <script type="application/ld+json">{"@type":"Recipe","name":"Pea soup","recipeYield":4,"recipeInstructions":["Soak.","Boil."]}</script>
        <div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pea soup</b>
        <ul itemprop="recipeIngredient"><li>1 cup peas</li><li>2 cups water</li></ul></div>
        """,
    ]

    @Test(
        "a recipe is found in data blocks of any case, in microdata, RDFa, h-recipe and what plug-ins write",
        arguments: pages
    )
    func markup(page: String) throws {
        let found = try recipes("<html><body>\(page)</body></html>")
        #expect(found.count == 1)
        let draft = try #require(found.first).draft
        #expect(draft.name == "Pea soup")
        #expect(draft.servings?.count == 4)
        #expect(draft.ingredients.map(\.text) == ["1 cup peas", "2 cups water"])
        #expect(draft.steps == ["Soak.", "Boil."])
        #expect(try DraftRule.checked(draft) == draft)
    }

    @Test("a page that begins with a quotation mark is a page")
    func quoted() throws {
        let page =
            "“<html><script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Soup\",\"step\":\"Stir.\"}</script>@salt{1%tsp}</html>”"
        #expect(try recipes(page).map(\.draft.name) == ["Soup"])
        #expect(throws: RecipeBoxError.self) { try recipes("“blog”<html><body>Add @salt{1%tsp}</body></html>") }
    }

    @Test("a page that carries its recipe twice gives it once, the fuller one")
    func twice() throws {
        let short = "{\"@type\":\"Recipe\",\"name\":\"Soup\"}"
        let long = "{\"@type\":\"Recipe\",\"name\":\"soup\",\"recipeIngredient\":[\"1 egg\"]}"
        let other = "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"2 leeks\"]}"
        let found = try recipes("[\(short),\(long),\(other)]")
        #expect(found.map(\.draft.ingredients.count) == [1, 1])
        #expect(found[0].ledger.dropped.map(\.reason) == ["the page has this recipe twice"])
    }

    @Test("a recipe without a name has that of its page, and doesn't keep others out")
    func nameless() throws {
        let blocks =
            "[{\"@type\":\"Recipe\",\"recipeIngredient\":[\"1 egg\"]},{\"@type\":\"Recipe\",\"name\":\"Soup\"}]"
        let page = "<title>Eggs</title><script type=\"application/ld+json\">\(blocks)</script>"
        #expect(try recipes(page).map(\.draft.name) == ["Eggs", "Soup"])
    }

    @Test(
        "numbers before steps fall away, in several languages and twice too",
        arguments: [
            ("[\"1. 1. Mix.\",\"2. Bake.\"]", ["Mix.", "Bake."]),
            ("[\"Step \(Int.max): Mix.\",\"1. Bake.\"]", ["Mix.", "Bake."]),
            ("[\"stap 1: Mix.\",\"Stap 2: Bake.\"]", ["Mix.", "Bake."]),
            ("[\"Etape 1\",\"Mix.\",\"Étape 2\",\"Bake.\"]", ["Mix.", "Bake."]),
            ("[\"3. Mix.\",\"2 eggs go in.\"]", ["3. Mix.", "2 eggs go in."]),
            (
                "[\"Preheat.\",\"Grease.\",\"Sift.\",\"1. Mix.\",\"2. Bake.\"]",
                ["Preheat.", "Grease.", "Sift.", "Mix.", "Bake."]
            ),
            ("[\"Preheat.\",\"1. 1. Mix.\",\"stap 1: Bake.\"]", ["Preheat.", "Mix.", "Bake."]),
        ]
    )
    func numbers(json: String, steps: [String]) throws {
        #expect(try recipe("\"recipeInstructions\":\(json)").draft.steps == steps)
    }

    @Test("the name of a section is a heading of its own, without a second colon")
    func sections() throws {
        let json = """
            "recipeInstructions":[{"@type":"HowToSection","name":"For the cake:","itemListElement":["1. Preheat.","2. Mix."]},
            {"@type":"HowToSection","name":"Icing","itemListElement":["1. Whisk."]}]
            """
        let steps = try recipe(json).draft.steps
        #expect(steps == ["For the cake:", "Preheat.", "Mix.", "Icing:", "Whisk."])
        #expect(steps.map(RecipeHeading.isHeading) == [true, false, false, true, false])
    }

    @Test("a heading that a section and its first step carry stands once, and the ledger says so")
    func sectionTwice() throws {
        let step = "{\"@type\":\"HowToStep\",\"name\":\"make the sauce\",\"text\":\"Whisk.\"}"
        let section = "{\"@type\":\"HowToSection\",\"name\":\"Make the sauce:\",\"itemListElement\":[\(step)]}"
        let found = try recipe("\"recipeInstructions\":[\(section)]")
        #expect(found.draft.steps == ["Make the sauce:", "Whisk."])
        #expect(found.ledger.dropped.map(\.reason) == ["the heading before it says the same"])
    }

    @Test("a section keeps its name without steps, and in a list it is said once")
    func sectionNames() throws {
        let list = "{\"@type\":\"ItemList\",\"itemListElement\":[\"Whisk.\"]}"
        let sections = """
            "recipeInstructions":[{"@type":"HowToSection","name":"Rest"},
            {"@type":"HowToSection","name":"Sauce","itemListElement":[\(list),"Pour."]}]
            """
        #expect(try recipe(sections).draft.steps == ["Rest:", "Sauce:", "Whisk.", "Pour."])
    }

    @Test("the headings of a plug-in's groups are headings in both lists")
    func pluginHeadings() throws {
        let wprm = """
            <div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Cake</h2>
            <h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">Batter</h4>
            <ul><li class="wprm-recipe-ingredient">1 egg</li></ul>
            <h4 class="wprm-recipe-group-name wprm-recipe-instruction-group-name">Make the batter</h4>
            <div class="wprm-recipe-instruction-text">Whisk.</div></div>
            """
        let tasty = """
            <div class="tasty-recipes"><h2 class="tasty-recipes-title">Cake</h2>
            <div class="tasty-recipes-ingredients"><h3>Ingredients</h3><h4>Batter</h4><ul><li>1 egg</li></ul></div>
            <div class="tasty-recipes-instructions"><h3>Instructions</h3><h4>Make the batter</h4><ol><li>Whisk.</li></ol></div></div>
            """
        for page in [wprm, tasty] {
            let draft = try #require(try recipes("<html><body>\(page)</body></html>").first).draft
            #expect(draft.ingredients.map(\.text) == ["Batter:", "1 egg"])
            #expect(draft.ingredients.map(\.isHeading) == [true, false])
            #expect(draft.steps == ["Make the batter:", "Whisk."])
        }
    }

    @Test("a page whose recipe has neither ingredients nor steps is refused, and the error says what it has")
    func empty() {
        let page =
            "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Soup\",\"image\":\"a.jpg\"}</script>"
        #expect(throws: RecipeBoxError.noRecipe(found: "“Soup” without ingredients and steps (it has name, image)")) {
            try recipes(page)
        }
    }

    @Test("an import without ingredients or steps says so in its change")
    func lacking() throws {
        let kitchen = try Kitchen()
        for (members, words) in [
            ("\"step\":\"Stir.\"", "“Soup” imported; no ingredients were found"),
            ("\"supply\":\"2 leeks\"", "“Soup” imported; no steps were found"),
            ("\"url\":\"https://e.com\"", "“Soup” imported; no ingredients and no steps were found"),
        ] {
            let made = try kitchen.box.importDrafts([recipe(members).draft])[0]
            #expect(try kitchen.box.history(of: made.id)[0].summary == words)
        }
    }

    @Test("two blocks that are the same to the letter are said to be")
    func repeated() throws {
        let block =
            "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Soup\",\"step\":\"Stir.\"}</script>"
        let found = try recipes(block + block)
        #expect(found.count == 1)
        #expect(found[0].ledger.dropped.map(\.reason) == ["the page has this recipe twice"])
    }

    @Test("text that a page encoded twice is decoded, and the lines of a text with entities stay lines")
    func entities() throws {
        let found = try recipe(
            "\"description\":\"Mac &amp;amp; Cheese &amp;#39;n&amp;#39; all\",\"recipeInstructions\":\"Mix&nbsp;it.\\n\\nBake&hellip;\""
        )
        #expect(found.draft.notes == "Mac & Cheese 'n' all")
        #expect(found.draft.steps == ["Mix it.", "Bake…"])
        #expect(ExchangeText.plain(ExchangeText.written("&amp; is an entity")) == "&amp; is an entity")
    }

    @Test("steps that are only marks between values are no steps, and a number in the place of a name is no name")
    func marks() throws {
        let html = "\"recipeInstructions\":\"<p>Mix.</p>\\n, <p>Bake.</p>\\n, \""
        #expect(try recipe(html).draft.steps == ["Mix.", "Bake."])
        #expect(try recipe("\"recipeInstructions\":[\"[{\",\"Mix.\"]").draft.steps == ["Mix."])
        let names = ["1.", "2. ", "step 3", "Step four", "soup_r step 5"].map {
            "{\"@type\":\"HowToStep\",\"name\":\"\($0)\",\"text\":\"Mix.\"}"
        }
        let steps = try recipe("\"recipeInstructions\":[\(names.joined(separator: ","))]").draft.steps
        #expect(steps == Array(repeating: "Mix.", count: 5))
    }

    @Test("the instructions of a page that capitalizes their name are read")
    func capitalized() throws {
        let members =
            "\"ingredients\":[\"1 egg\"],\"RecipeInstructions\":[{\"@type\":\"HowToStep\",\"text\":\"Beat.\"}]"
        #expect(try recipe(members).draft.steps == ["Beat."])
    }

    @Test("the ledger shows a value as it was found")
    func found() throws {
        let found = try recipe("\"recipeIngredient\":[\"1 potato, , halved\"],\"recipeInstructions\":[\"1. Boil.\"]")
        #expect(found.ledger.changed.map(\.found) == ["1 potato, , halved", "1. Boil."])
    }

    @Test("a heading that a page joined to a step is a row of its own")
    func joined() throws {
        let step = "{\"@type\":\"HowToStep\",\"text\":\"For the cake:: Preheat the oven.\"}"
        let steps = try recipe("\"recipeInstructions\":[\(step),\"Mix: gently.\"]").draft.steps
        #expect(steps == ["For the cake:", "Preheat the oven.", "Mix: gently."])
    }

    @Test("the word for a part of a dish alone in a line is a heading, and isn't bought")
    func parts() throws {
        let json = "\"recipeIngredient\":[\"FILLING\",\"2 eggs\",\"Topping\",\"1 cup cream\",\"salad dressing\"]"
        let kitchen = try Kitchen()
        let made = try kitchen.box.importDrafts([recipe(json).draft])[0]
        #expect(made.ingredients.map(\.isHeading) == [true, false, true, false, false])
        #expect(
            try kitchen.box.shoppingListScreen([(made.id, .asWritten)]).items.map(\.text) == [
                "cream: 1 cup", "eggs: 2", "salad dressing",
            ]
        )
    }

    @Test("a page in a file named as Cooklang is a page, and Cooklang with a tag in it is Cooklang")
    func disguised() throws {
        let data =
            "<script type=\"application/ld+json\">{\"@type\":\"Recipe\",\"name\":\"Stew\",\"step\":\"Stir.\"}</script>"
        for page in ["“<html>\(data)</html>”", " \"<html>\(data)</html>", "<html>\(data)</html>"] {
            let found = try RecipeImport.recipes(in: Array(page.utf8), name: "Soup", isCooklang: true)
            #expect(found.map(\.draft.name) == ["Stew"])
        }
        let cooklang = "Add @salt{1%tsp} to the <div>pan</div>."
        let found = try RecipeImport.recipes(in: Array(cooklang.utf8), name: "Soup", isCooklang: true)
        #expect(found.map { $0.draft.ingredients.map(\.name) } == [["salt"]])
    }

    @Test("a yield that repeats the servings stands in the list in their place")
    func listed() throws {
        let kitchen = try Kitchen()
        let found = try recipe("\"recipeYield\":[\"36\",\"36 cookies\"]")
        let made = try kitchen.box.importDrafts([found.draft])[0]
        let listed = try kitchen.box.recipes()
        #expect(listed.map { RecipeRow($0).subtitle } == ["0 ingredients · 0 steps · makes 36 cookies"])
        #expect(listed.map { $0.servings?.count } == [36])
        #expect(made.summary.makes == "36 cookies")
    }

    @Test(
        "a point before three digits of grams stands between thousands in a Spanish recipe, whatever its food is called",
        arguments: [
            ("\"recipeIngredient\":[\"2 tazas de agua\",\"3 huevos\",\"1.500 g xoconostle\"]", "3000 g xoconostle"),
            ("\"inLanguage\":\"es-MX\",\"recipeIngredient\":[\"1.500 g xoconostle\"]", "3000 g xoconostle"),
            ("\"recipeIngredient\":[\"2 cups water\",\"1.500 g xoconostle\"]", "1.500 g xoconostle"),
        ]
    )
    func thousands(json: String, doubled: String) throws {
        let kitchen = try Kitchen()
        let made = try kitchen.box.importDrafts([recipe(json).draft])[0]
        #expect(try kitchen.box.recipeScreen(of: made.id, .factor(2)).lines.last?.text == doubled)
    }

    @Test("an amount that was read with a decimal point before stays one, and its line isn't scaled as thousands")
    func decimalPoint() throws {
        let kitchen = try Kitchen()
        var draft = try recipe("\"recipeIngredient\":[\"1.500 g xoconostle\"]").draft
        draft.ingredients[0].amount = Amount(try Rational(3, 2))
        draft.ingredients[0].unit = "gram"
        let made = try kitchen.box.importDrafts([draft])[0]
        #expect(try kitchen.box.recipeScreen(of: made.id, .factor(2)).lines.last?.text == "1.500 g xoconostle")
    }

    @Test("a heading among the ingredients is shown, and neither counted nor bought nor missed")
    func headings() throws {
        let json = "\"recipeIngredient\":[\"For the noodles:\",\"2 eggs\",\"For the sauce\",\"1 cup cream\"]"
        let kitchen = try Kitchen()
        let made = try kitchen.box.importDrafts([recipe(json).draft])[0]
        #expect(made.ingredients.map(\.isHeading) == [true, false, true, false])
        #expect(try kitchen.box.recipes().map(\.ingredientCount) == [2])
        #expect(made.summary.ingredientCount == 2)
        #expect(
            try kitchen.box.shoppingListScreen([(made.id, .asWritten)]).items.map(\.text) == [
                "cream: 1 cup", "eggs: 2",
            ]
        )
        #expect(try kitchen.box.recipeScreen(of: made.id).lines.map(\.isHeading) == [true, false, true, false])
        try kitchen.box.addStep("Beat the eggs into the cream.", to: made.id)
        #expect(try kitchen.box.check(made.id).isEmpty)
        let markdown = MarkdownExport.text(made.draft)
        #expect(markdown.contains("### For the noodles\n\n- 2 eggs\n\n### For the sauce\n\n- 1 cup cream\n"))
    }

    @Test(
        "remains of a template in a line fall away, and the rest stays to the letter",
        arguments: [
            ("1 onion, , halved", "1 onion, halved"),
            ("2 cups flour ((250g or 2 cups))", "2 cups flour (250g or 2 cups)"),
            ("1 egg*", "1 egg"), ("▢ 1 egg", "1 egg"), ("500.0 g peas", "500 g peas"), ("1.05 kg peas", "1.05 kg peas"),
            ("1 cup sugar ,", "1 cup sugar"),
            ("1 ½ cups “00” flour", "1 ½ cups “00” flour"),
        ]
    )
    func noise(line: String, expected: String) throws {
        #expect(try recipe("\"recipeIngredient\":[\"\(line)\"]").draft.ingredients.map(\.text) == [expected])
    }

    @Test("a time of nothing, a source that is none and servings said twice aren't shown")
    func nothings() throws {
        let found = try recipe(
            "\"cookTime\":\"PT0M\",\"mainEntityOfPage\":\"#identity\",\"author\":[\"Ann\",\"True\"],\"recipeYield\":[\"36\",\"36 cookies\"]"
        )
        #expect(found.draft.times == RecipeTimes())
        #expect(found.draft.source == "Ann")
        let kitchen = try Kitchen()
        let made = try kitchen.box.importDrafts([found.draft])[0]
        #expect(try kitchen.box.recipeScreen(of: made.id).facts == ["makes 36 cookies"])
        #expect(
            try kitchen.box.recipeScreen(of: made.id, .factor(2)).facts == ["serves 72", "makes 36 cookies as written"]
        )
    }

    @Test(
        "servings are told from what a recipe makes in other languages",
        arguments: ["4 PORSJONER", "4 porties", "4 Portionen", "4 porções"]
    )
    func servings(yield: String) throws {
        #expect(try recipe("\"recipeYield\":\"\(yield)\"").draft.servings?.count == 4)
    }

    @Test("Cooklang keeps the order of the ingredients, whichever a step names first")
    func order() throws {
        let lines = ["2 cups flour", "1 tsp salt", "2 eggs", "1 cup milk"]
        let draft = RecipeDraft(
            name: "Pancakes",
            ingredients: try lines.map { try IngredientReading.ingredient(fromLine: $0) },
            steps: ["For the batter:", "Beat the eggs with the milk.", "Stir in the flour."]
        )
        let read = try #require(try RecipeImport.recipes(in: CooklangExport.file(draft)).first).draft
        #expect(read.ingredients.map(\.name) == ["flour", "salt", "eggs", "milk"])
        #expect(
            read.ingredients.map { IngredientWording.line($0) } == [
                "2 cups flour", "1 teaspoon salt", "2 eggs", "1 cup milk",
            ]
        )
        #expect(read.steps == draft.steps)
    }

    @Test("Cooklang keeps the headings among the ingredients and among the steps, out and in")
    func cooklangHeadings() throws {
        let lines = ["For the batter:", "2 cups flour", "2 eggs", "For the sauce:", "1 cup milk"]
        let draft = RecipeDraft(
            name: "Pancakes",
            ingredients: try lines.map { try IngredientReading.ingredient(fromLine: $0) },
            steps: ["The batter:", "Beat the eggs into the flour.", "The sauce:", "Warm the milk."]
        )
        let read = try #require(try RecipeImport.recipes(in: CooklangExport.file(draft)).first).draft
        #expect(read.ingredients.map(\.name) == ["For the batter:", "flour", "eggs", "For the sauce:", "milk"])
        #expect(read.ingredients.map(\.isHeading) == [true, false, false, true, false])
        #expect(read.steps == draft.steps)
    }

    @Test(
        "the first picture in a file that can be kept is read alone, and the ledger says why others are dropped"
    )
    func picturesInside() throws {
        var builder = DraftBuilder()
        builder.setName("Soup", "name")
        let endless = String(repeating: "A", count: RecipeImport.pictureLimit / 3 * 4 + 100)
        // The digits are "hello", the first bytes of a PNG, and no digits.
        for digits in [endless, "aGVsbG8=", "iVBORw0KGgo=", "not*base64"] {
            builder.addPicture("data:image/png;base64," + digits, "image")
        }
        let found = try #require(builder.imported())
        #expect(found.photo == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(found.pictureLoss == "its content is no picture that can be kept")
        #expect(found.ledger.entries.dropFirst().map(\.outcome) == [.dropped, .dropped, .kept, .dropped])
        #expect(
            found.ledger.entries.dropFirst().map(\.reason) == [
                "the picture is too large", "its content is no picture that can be kept", "",
                "a recipe here has one picture",
            ]
        )
    }
}
