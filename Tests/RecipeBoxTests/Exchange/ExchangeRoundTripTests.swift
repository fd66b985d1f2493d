import Foundation
import FractionParser
import HTMLKit
import JSONKit
import MarkupKit
import TestKit
import Testing

@testable import RecipeBox

/// Exporting and importing generated recipes with awkward texts gives equal recipes.
@Suite struct ExchangeRoundTripTests {
    @Test("An archive gives back everything, pictures included", arguments: 0..<20 as Range<UInt64>)
    func archive(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let drafts = (0..<5).map { _ in GeneratedRecipe.draft(&random) }
        let photo = Data([0xFF, 0xD8, 0x0A, 0x00])
        let bytes = RecipeArchive.file(drafts.enumerated().map { ($1, $0 == 0 ? photo : nil) })
        let read = try RecipeImport.recipes(in: bytes)
        #expect(read.map(\.draft) == drafts, "seed \(seed)")
        #expect(read.map(\.photo) == [[UInt8](photo), nil, nil, nil, nil])
    }

    @Test("schema.org data gives back the same recipe", arguments: 0..<40 as Range<UInt64>)
    func schemaOrg(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let drafts = (0..<3).map { _ in GeneratedRecipe.draft(&random) }
        let read = try RecipeImport.recipes(in: SchemaOrgExport.file(drafts))
        #expect(
            read.map { GeneratedRecipe.comparable($0.draft) } == drafts.map(GeneratedRecipe.comparable),
            "seed \(seed)"
        )
        for recipe in read { #expect(recipe.ledger.dropped.isEmpty && recipe.ledger.changed.isEmpty, "seed \(seed)") }
    }

    @Test(
        "a file has the space that a typed amount lost, so that it is read back as the same amount",
        arguments: [
            ("11/2 cups flour", "1 1/2 cups flour"), ("11/2-inch piece ginger", "1-1/2-inch piece ginger"),
            ("1 cup plus 11/2 tbsp oil", "1 cup plus 1 1/2 tbsp oil"), ("13/2 cups flour", "13/2 cups flour"),
        ]
    )
    func lostSpaces(typed: String, written: String) throws {
        let draft = RecipeDraft(
            name: "Dough",
            ingredients: [try IngredientReading.ingredient(fromLine: typed)],
            steps: ["Mix."]
        )
        for bytes in [SchemaOrgExport.file([draft]), RecipePrintPage(draft).bytes] {
            let read = try #require(try RecipeImport.recipes(in: bytes).first)
            #expect(read.draft.ingredients.map(\.text) == [written])
            #expect(read.draft.ingredients.map(\.amount) == draft.ingredients.map(\.amount))
            #expect(read.ledger.changed.isEmpty)
        }
        #expect(MarkdownExport.text(draft).contains(written))
    }

    @Test("an imported amount with two readings is kept, and its other reading is told")
    func twofold() throws {
        let page = "{\"@type\":\"Recipe\",\"name\":\"Dough\",\"recipeIngredient\":[\"11/2 tsp salt\",\"13/2 tsp oil\"]}"
        let read = try #require(try RecipeImport.recipes(in: Array(page.utf8)).first)
        let amounts: [Amount?] = [try amount(11, 2), try amount(13, 2)]
        #expect(read.draft.ingredients.map(\.amount) == amounts)
        #expect(read.ledger.changed.map(\.reason) == ["“11/2” was read as 5-1/2; if it lost a space, it is 1-1/2"])
    }

    @Test("schema.org data has a section for each heading, and gives the headings back")
    func sections() throws {
        let steps = ["Preheat.", "The batter:", "Whisk.", "Rest.", "The sauce:", "Serve:", "Pour."]
        let draft = RecipeDraft(name: "Pancakes", steps: steps)
        let parts = SchemaOrgExport.node(draft)["recipeInstructions"]?.list ?? []
        #expect(
            parts.compactMap { $0["@type"]?.string } == ["HowToStep", "HowToSection", "HowToSection", "HowToSection"]
        )
        #expect(parts.map { $0["itemListElement"]?.list.count ?? 0 } == [0, 2, 0, 1])
        let read = try #require(try RecipeImport.recipes(in: SchemaOrgExport.file([draft])).first)
        #expect(read.draft.steps == steps)
        #expect(read.ledger.changed.isEmpty && read.ledger.dropped.isEmpty)
    }

    @Test("The page to print carries the recipe, and gives it back", arguments: 0..<20 as Range<UInt64>)
    func printPage(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var draft = GeneratedRecipe.draft(&random)
        // A page that has neither ingredients nor steps is refused.
        if draft.ingredients.isEmpty, draft.steps.isEmpty { draft.steps = ["Stir."] }
        let bytes = RecipePrintPage(draft).bytes
        let read = try RecipeImport.recipes(in: bytes)
        #expect(
            read.map { GeneratedRecipe.comparable($0.draft) } == [GeneratedRecipe.comparable(draft)],
            "seed \(seed)"
        )
        let document = try MarkupKit.HTMLDocument(page: bytes)
        #expect(document.elements(named: "li").count == draft.ingredients.count + draft.steps.count)
        #expect(document.elements { $0.attributes.contains { $0.name.hasPrefix("on") || $0.name == "style" } }.isEmpty)
    }

    @Test(
        "Cooklang gives back the same recipe, its ingredients in their order",
        arguments: 0..<40 as Range<UInt64>
    )
    func cooklang(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            var draft = GeneratedRecipe.draft(&random)
            for index in draft.ingredients.indices { draft.ingredients[index].equivalent = nil }
            let bytes = CooklangExport.file(draft)
            let read = try RecipeImport.recipes(in: bytes)
            var expected = GeneratedRecipe.comparable(draft)
            expected.steps = expected.steps.map { $0.split(separator: "\n").joined(separator: " ") }
            let found = GeneratedRecipe.comparable(try #require(read.first).draft)
            #expect(found == expected, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("Ingredients are marked in Cooklang where a step names them")
    func marks() throws {
        let draft = RecipeDraft(
            name: "Bread",
            servings: try Servings(4),
            ingredients: [
                try IngredientReading.ingredient(fromLine: "1 and 1/2 cups flour, sifted"),
                try IngredientReading.ingredient(fromLine: "2 tbsp brown sugar"),
                try IngredientReading.ingredient(fromLine: "salt"),
            ],
            steps: ["Mix the flour with brown sugar.", "Bake at 200 °C @ noon."]
        )
        #expect(
            String(decoding: CooklangExport.file(draft), as: UTF8.self) == """
                ---
                title: Bread
                servings: 4
                ---

                >> [mode]: ingredients

                - @flour{1 1/2%cups}(sifted)
                - @brown sugar{2%tablespoons}
                - @salt{}

                >> [mode]: steps

                Mix the @flour{} with @brown sugar{}.

                Bake at 200 °C \\@ noon.

                """
        )
    }

    @Test(
        "In Cooklang a sum stays a sum and metric stays decimal, and both are read back",
        arguments: [
            ("1/3 cup minus 1 tbsp sugar", "@sugar{1/3 cup minus 1 tablespoon}"),
            ("1 lb. 3 oz. beef", "@beef{1 pound + 3 ounces}"),
            ("1 cup + 2 tablespoons water, warm", "@water{1 cup + 2 tablespoons}(warm)"),
            ("1 1/2 cups plus 1 tsp milk", "@milk{1 1/2 cups + 1 teaspoon}"),
            ("1,5 kg Mehl", "@Mehl{1.5%kg}"), ("2.25 l stock", "@stock{2.25%l}"), ("1/3 kg rice", "@rice{1/3%kg}"),
            ("0.5 kg rice", "@rice{0.5%kg}"), ("1/2 cup rice", "@rice{1/2%cup}"),
            ("1 and 1/2 cups flour", "@flour{1 1/2%cups}"), ("1 to 1 1/2 cups rice", "@rice{1 to 1 1/2%cups}"),
            ("1/2-3/4 cup rice", "@rice{1/2 to 3/4%cup}"), ("1-2 cups rice", "@rice{1-2%cups}"),
        ]
    )
    func sums(line: String, marked: String) throws {
        let draft = RecipeDraft(name: "x", ingredients: [try IngredientReading.ingredient(fromLine: line)])
        let bytes = CooklangExport.file(draft)
        #expect(String(decoding: bytes, as: UTF8.self).contains("- \(marked)\n"))
        let read = try #require(try RecipeImport.recipes(in: bytes).first)
        #expect(GeneratedRecipe.comparable(read.draft) == GeneratedRecipe.comparable(draft))
        #expect(read.ledger.changed.isEmpty && read.ledger.dropped.isEmpty)
        #expect(CooklangExport.file(read.draft) == bytes)
    }

    @Test("A scaled amount that no single measure shows is a sum in Cooklang, too")
    func scaledSum() throws {
        var ingredient = IngredientDraft(name: "sugar")
        (ingredient.amount, ingredient.unit) = (try Amount.parse("17/48"), "cup")
        let bytes = CooklangExport.file(RecipeDraft(name: "x", ingredients: [ingredient]))
        #expect(String(decoding: bytes, as: UTF8.self).contains("@sugar{1/3 cup + 1 teaspoon}"))
        let read = try RecipeImport.recipes(in: bytes).first?.draft.ingredients
        #expect(read?.first?.amount == ingredient.amount && read?.first?.unit == "cup")
    }

    @Test("A yield that repeats the servings is told once, in Markdown and on the page to print")
    func repeatedYield() throws {
        var draft = RecipeDraft(name: "Cookies", servings: try Servings(36), yield: "36 cookies")
        #expect(MarkdownExport.text(draft) == "# Cookies\n\nMakes 36 cookies\n")
        let page = String(decoding: RecipePrintPage(draft).bytes, as: UTF8.self)
        #expect(page.contains("Makes 36 cookies") && !page.contains("Serves"))
        draft.yield = "24 cookies"
        #expect(MarkdownExport.text(draft).contains("Serves 36 · Makes 24 cookies"))
    }

    @Test("Markdown reads well, and no text in it becomes a mark")
    func markdown() throws {
        let draft = RecipeDraft(
            name: "Bread *and* butter",
            servings: try Servings(4),
            ingredients: [try IngredientReading.ingredient(fromLine: "1 and 1/2 cups flour, sifted")],
            steps: ["# Mix\n1. twice", "Bake <b>"],
            times: try RecipeTimes(prep: 90),
            tags: ["easy"],
            notes: "> good",
            source: "https://e.com"
        )
        #expect(
            MarkdownExport.text(draft) == """
                # Bread \\*and\\* butter

                Serves 4 · Prep: 1 hour 30 minutes

                ## Ingredients

                - 1 and 1/2 cups flour, sifted

                ## Steps

                1. \\# Mix\\
                   1\\. twice
                2. Bake \\<b>

                ## Notes

                \\> good

                Tags: easy

                Source: https://e.com

                """
        )
    }

    @Test("Markdown escapes a mark only where it would be one")
    func plainMarkdown() {
        let draft = RecipeDraft(name: "Mac & cheese", steps: ["1.5 tbsp oil, if < 2", "2. Stir", "+1 egg", "R&amp;D"])
        #expect(
            MarkdownExport.text(draft)
                == "# Mac & cheese\n\n## Steps\n\n1. 1.5 tbsp oil, if < 2\n2. 2\\. Stir\n3. +1 egg\n4. R\\&amp;D\n"
        )
    }

    @Test(
        "A damaged archive says which line, and why",
        arguments: [
            ("{\"archive\":\"nourish recipes\",\"version\":2}\n", RecipeBoxError.newerArchive(version: 2)),
            (
                "{\"archive\":\"nourish recipes\",\"version\":1}\n{}\n",
                .brokenArchive(line: 2, reason: "“name” is missing")
            ),
            (
                "{\"archive\":\"nourish recipes\",\"version\":1}\n\nx\n",
                .brokenArchive(line: 3, reason: "it is not JSON")
            ),
        ]
    )
    func damagedArchive(text: String, error: RecipeBoxError) {
        #expect(throws: error) { try RecipeImport.recipes(in: Array(text.utf8)) }
        #expect(error.description.contains(" — "))
    }

    @Test(
        "Damaged files of every kind crash nothing, and what is read the box would take",
        arguments: 0..<20 as Range<UInt64>
    )
    func mutations(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<30 {
            let draft = GeneratedRecipe.draft(&random)
            let originals = [
                SchemaOrgExport.file([draft]), CooklangExport.file(draft), RecipeArchive.file([(draft, nil)]),
                RecipePrintPage(draft).bytes,
            ]
            for original in originals {
                var bytes = original
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let index = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                    case 1:
                        bytes.insert(Array("\"{}[]@#~%\\:,<>-".utf8)[Int.random(in: 0..<15, using: &random)], at: index)
                    default:
                        bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...9, using: &random)))
                    }
                }
                for recipe in (try? RecipeImport.recipes(in: bytes, name: "x")) ?? [] {
                    #expect(try DraftRule.checked(recipe.draft) == recipe.draft, "seed \(seed)")
                }
            }
        }
    }
}

/// Generates random recipes in the form that the box stores.
enum GeneratedRecipe {
    private static let lines = [
        "1 and 1/2 cups flour, sifted", "3 eggs", "salt", "2 tbsp olive oil", "1/3 cup sugar",
        "250 g butter, at room temperature", "1 pinch saffron",
        "4-6 carrots, diced", "1 cup (240 ml) milk", "2 cloves garlic, minced", "1/2 tsp black pepper", "1 kg potatoes",
        "2-1/2 lb beef", "1 bay leaf",
    ]
    private static let words = [
        "Mix", "the", "flour", "well", "&", "then <wait>", "a < b", "50% @ 200 °C", "#1", "~5", "{x}", "olive oil",
        "eggs.", "\"quoted\"", "it's", "\\", "crème",
        "1/2", "--", "[-x-]", "> up", "= same", "salt", "🧂", "&amp;", "</script>", "sugar,", "a | b", "(twice)",
        ">> k: v", "- dash", ": colon", "%",
    ]

    static func draft(_ random: inout SeededGenerator) -> RecipeDraft {
        func text(_ most: Int, _ separators: [String] = [" "]) -> String {
            var text = words.randomElement(using: &random) ?? "x"
            for _ in 0..<Int.random(in: 0..<most, using: &random) {
                text += (separators.randomElement(using: &random) ?? " ") + (words.randomElement(using: &random) ?? "x")
            }
            return text
        }
        let ingredients = lines.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)).compactMap {
            try? IngredientReading.ingredient(fromLine: $0)
        }
        let times = try? RecipeTimes(
            prep: Bool.random(using: &random) ? Int.random(in: 0...500, using: &random) : nil,
            cook: Bool.random(using: &random) ? Int.random(in: 0...500, using: &random) : nil,
            total: Bool.random(using: &random) ? Int.random(in: 0...5000, using: &random) : nil
        )
        let draft = RecipeDraft(
            name: text(4),
            servings: Bool.random(using: &random) ? try? Servings(Int.random(in: 1...100, using: &random)) : nil,
            yield: Bool.random(using: &random) ? "about \(text(2)) loaves" : "",
            ingredients: ingredients,
            steps: (0..<Int.random(in: 0...5, using: &random)).map { _ in text(8, [" ", " ", "\n"]) },
            times: times ?? RecipeTimes(),
            tags: ["quick", "grünkohl", "one pot"].shuffled(using: &random).dropLast(
                Int.random(in: 0...3, using: &random)
            ),
            notes: Bool.random(using: &random) ? text(9, [" ", "\n", "\n\n"]) : "",
            source: ["", "https://e.com/a?b=c&d", "Grandmother, 1950", text(3)].randomElement(using: &random) ?? ""
        )
        return (try? DraftRule.checked(draft)) ?? RecipeDraft(name: "x")
    }

    /// The draft without the typed lines, which only the archive keeps.
    static func comparable(_ draft: RecipeDraft) -> RecipeDraft {
        var draft = draft
        for index in draft.ingredients.indices {
            draft.ingredients[index].text = ""
            draft.ingredients[index].reading = nil
        }
        return draft
    }
}
