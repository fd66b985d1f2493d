import Foundation
import RecipeBox
import TestKit
import Testing
import TimeKit

@Suite("The list's order, and the search")
struct SearchTests {
    private func kitchen() throws -> Kitchen {
        let kitchen = try Kitchen()
        try kitchen.recipe("Crème brûlée", ingredients: ["1 cup cream", "4 eggs"], tags: ["dessert"])
        try kitchen.recipe(
            "Pancakes",
            ingredients: ["1 cup Flour", "2 eggs", "crème fraîche"],
            tags: ["Breakfast", "quick"]
        )
        try kitchen.recipe("Pan-fried potatoes", ingredients: ["3 potatoes", "oil"], tags: ["side"])
        try kitchen.recipe("親子丼", ingredients: ["2 eggs", "鶏肉"], tags: ["日本"])
        return kitchen
    }

    @Test("a search without a word in a box without recipes says that there are none")
    func emptyBox() throws {
        let box = try Kitchen().box
        #expect(try box.searchScreen(" ").emptyText == "There are no recipes yet — begin with a new recipe.")
        #expect(try box.searchScreen("x").emptyText?.hasPrefix("Nothing has “x”") == true)
    }

    @Test(
        "every word typed begins a word of the name, an ingredient or a tag",
        arguments: [
            ("", ["Crème brûlée", "Pan-fried potatoes", "Pancakes", "親子丼"]),
            ("pan", ["Pan-fried potatoes", "Pancakes"]), ("PANC", ["Pancakes"]),
            ("creme", ["Crème brûlée", "Pancakes"]),
            ("creme br", ["Crème brûlée", "Pancakes"]), ("creme bru", ["Crème brûlée"]),
            ("CRÈME BRÛ", ["Crème brûlée"]),
            ("egg", ["Crème brûlée", "Pancakes", "親子丼"]),
            ("egg quick", ["Pancakes"]), ("break", ["Pancakes"]), ("cakes", []), ("fried", ["Pan-fried potatoes"]),
            ("pan-fried", ["Pan-fried potatoes"]), ("子", ["親子丼"]), ("鶏", ["親子丼"]), ("日本", ["親子丼"]),
            (
                "  ",
                [
                    "Crème brûlée", "Pan-fried potatoes", "Pancakes", "親子丼",
                ]
            ), ("%", []), ("_", []), ("'; DROP TABLE recipe; --", []), ("zzz", []),
        ]
    )
    func found(query: String, names: [String]) throws {
        let kitchen = try kitchen()
        #expect(try kitchen.box.recipes(matching: query).map(\.name) == names)
        #expect(try kitchen.box.searchScreen(query).rows.map(\.recipe.name) == names)
    }

    @Test("the page says what to do when nothing is found")
    func nothing() throws {
        let screen = try kitchen().box.searchScreen("zzz")
        #expect(
            screen.emptyText
                == "Nothing has “zzz” in its name, ingredients or tags — try the beginning of a word."
        )
    }

    @Test("the store finds what the rule finds, for any query", arguments: [1, 2, 3] as [UInt64])
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let words = [
            "Flour", "crème", "egg", "Eggplant", "été", "sugar", "brown", "BROWNIE", "o'clock", "7-up", "鶏肉", "ß",
        ]
        let kitchen = try Kitchen(seed: seed)
        for _ in 0..<40 {
            func some() -> String { "\(generator.pick(words)) \(generator.pick(words))" }
            try kitchen.recipe(some(), ingredients: [some(), some()], tags: [some()])
        }
        let all = try kitchen.everything()
        for _ in 0..<60 {
            let query = generator.pick(words).prefix(generator.int(in: 1...4)) + " " + generator.pick(words).prefix(2)
            let rule = SearchQuery(String(query))
            let expected = all.filter {
                rule.matches(name: $0.name, ingredients: $0.ingredients.map(\.name), tags: $0.tags)
            }
            #expect(
                try kitchen.box.recipes(matching: String(query)).map(\.id) == expected.map(\.id),
                "seed \(seed): \(query)"
            )
        }
    }

    @Test(
        "the list is in name order, without regard to case and accents, and the order is total",
        arguments: [1, 2, 3] as [UInt64]
    )
    func order(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let names = ["apple", "Apple", "Äpple", "zebra", "Éclair", "eclair", "10", "9", "  apple", "¡Olé!", "🥞", "親子丼"]
        let kitchen = try Kitchen(seed: seed)
        for _ in 0..<60 { try kitchen.recipe(generator.pick(names)) }
        let listed = try kitchen.box.recipes()
        #expect(listed == generator.shuffle(listed).sorted(by: Self.precedes), "seed \(seed)")
        for (left, right) in zip(listed, listed.dropFirst()) {
            #expect(Self.precedes(left, right) && !Self.precedes(right, left), "seed \(seed)")
        }
    }

    /// A slow model of the list's order: by folded name, then by name, then by id, each in the order of its UTF-8 bytes.
    private static func precedes(_ left: RecipeSummary, _ right: RecipeSummary) -> Bool {
        func keys(_ summary: RecipeSummary) -> [[UInt8]] {
            [Folding.key(summary.name), summary.name, summary.id.rawValue].map { Array($0.utf8) }
        }
        let differing = zip(keys(left), keys(right)).first { $0 != $1 }
        return differing.map { $0.lexicographicallyPrecedes($1) } ?? false
    }

    @Test("a recipe is found by its id and by its name in any case; of two of one name the ids are told")
    func find() throws {
        let kitchen = try kitchen()
        let cream = try kitchen.box.findRecipe("creme BRULEE")
        #expect(try kitchen.box.recipe(cream).name == "Crème brûlée")
        #expect(try kitchen.box.findRecipe(cream.rawValue) == cream)
        #expect(throws: RecipeBoxError.noSuchRecipe("Soup")) { try kitchen.box.findRecipe("Soup") }
        let other = try kitchen.recipe("Creme Brulee")
        #expect(try kitchen.box.findRecipe("Creme Brulee") == other.id)
        let summaries = try kitchen.box.recipes().filter { [cream, other.id].contains($0.id) }
        #expect(throws: RecipeBoxError.ambiguousRecipe("creme brulee", candidates: summaries)) {
            try kitchen.box.findRecipe("creme brulee")
        }
    }

    @Test("the summary has what the row shows")
    func summary() throws {
        let kitchen = try Kitchen()
        var draft = RecipeDraft(
            name: "Bread",
            servings: try Servings(8),
            steps: ["Knead", "Bake"],
            tags: ["daily", "a, b"]
        )
        draft.times = try RecipeTimes(prep: 15, cook: 75)
        draft.ingredients = [IngredientDraft(name: "flour")]
        let made = try kitchen.box.newRecipe(draft).recipe
        let summary = try #require(try kitchen.box.recipes().first)
        #expect(summary == made.summary)
        #expect(summary.tags == ["daily", "a, b"])
        let row = try #require(try kitchen.box.homeScreen().rows.first)
        #expect(row.subtitle == "1 ingredient · 2 steps · serves 8 · 1 h 30 min")
    }

    @Test("a total is told where it is stated or both times are known, because a missing time isn't 0")
    func totals() throws {
        #expect(try RecipeTimes(cook: 30).total == nil)
        #expect(try RecipeTimes(prep: 10).total == nil)
        #expect(try RecipeTimes(cook: 0).total == nil)
        #expect(try RecipeTimes(prep: 10, cook: 30).total == 40)
        #expect(try RecipeTimes(cook: 30, total: 45).total == 45)
    }
}
