import Foundation
import TestKit
import Testing

@Suite("recipebox answers as its transcripts record")
struct RecipeBoxTranscriptTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    /// Runs the commands in turn and compares the transcript.
    private func converse(
        _ name: String,
        _ commands: [[String]],
        globals: [String] = [],
        inputs: [Int: String] = [:]
    ) throws {
        var transcript = Transcript(name, in: box.folder.url)
        for (index, command) in commands.enumerated() {
            try transcript.run("recipebox", arguments: globals + command, input: inputs[index] ?? "")
        }
        try transcript.compare()
    }

    @Test("recipes are made, listed, found, changed, shown and deleted")
    func recipes() throws {
        try converse(
            "recipebox-recipes",
            [
                ["list"],
                ["new", "Pancakes", "--servings", "4", "--tags", "breakfast, quick", "--prep", "10", "--cook", "75"],
                ["new", "  Crème   brûlée  "], ["list"], ["list", "--search", "brul"], ["list", "--search", "zebra"],
                ["show", "creme brulee"], ["rename", "CREME BRULEE", "Burnt cream"],
                ["edit", "Pancakes", "--servings", "6", "--notes", "Best\non Sundays", "--source", "Grandmother"],
                ["show", "Pancakes"], ["edit", "Pancakes", "--notes", "", "--prep", ""], ["show", "pancakes"],
                ["new", "pancakes"], ["show", "Pancakes"], ["delete", "Burnt cream", "--yes"], ["list"],
            ]
        )
    }

    @Test("a file that can't be a recipe is refused with what to do, and nothing changes")
    func badRecipes() throws {
        try converse(
            "recipebox-recipes-refused",
            [
                ["new"], ["new", ""], ["new", " \t\u{A0} "], ["new", "Soup", "--servings", "0"],
                ["new", "Soup", "--servings", "many"], ["new", "Soup", "--prep", "-5"], ["new", "Soup", "extra"],
                ["list"], ["show", "Soup"], ["show"], ["rename", "Soup", "Stew"], ["delete", "Soup"], ["edit", "Soup"],
                ["list", "--serch", "x"], ["cook"], ["new", "Soup"], ["rename", "Soup", "  "], ["delete", "Soup"],
                ["edit", "Soup"], ["show", "Soup", "--scale", "0"], ["show", "Soup", "--scale", "big"],
                ["show", "Soup", "--scale", "2-3"], ["show", "Soup", "--servings", "3"],
                ["show", "Soup", "--scale", "2", "--servings", "3"], ["show", "\u{1B}[31mSoup"], ["list"],
            ]
        )
    }

    @Test("ingredients are added in a line or field by field, edited, moved and deleted")
    func ingredients() throws {
        try converse(
            "recipebox-ingredients",
            [
                ["new", "Pancakes"], ["ingredient", "list", "Pancakes"],
                ["ingredient", "add", "Pancakes", "1 and 1/2 cups (180 g) flour, sifted"],
                ["ingredient", "add", "Pancakes", "--amount", "1 @ 1/2", "--unit", "teaspoons", "--name", "salt"],
                ["ingredient", "add", "Pancakes", "11/2 cups milk"],
                ["ingredient", "add", "Pancakes", "salt and pepper"],
                ["ingredient", "add", "Pancakes", "2 eggs", "--position", "1"], ["ingredient", "list", "Pancakes"],
                ["ingredient", "edit", "Pancakes", "flour", "2 cups flour"],
                ["ingredient", "edit", "Pancakes", "milk", "--amount", "2", "--note", "warm"],
                ["ingredient", "move", "Pancakes", "5", "1"], ["ingredient", "delete", "Pancakes", "salt"],
                ["ingredient", "list", "Pancakes"], ["ingredient", "add", "Pancakes"],
                ["ingredient", "add", "Pancakes", "flour", "--name", "flour"],
                ["ingredient", "add", "Pancakes", "--name", "butter", "--amount", "some"],
                ["ingredient", "add", "Pancakes", "--amount", "2"], ["ingredient", "add", "Pancakes", " "],
                ["ingredient", "edit", "Pancakes", "flour"],
                ["ingredient", "edit", "Pancakes", "sugar", "1 cup sugar"],
                ["ingredient", "delete", "Pancakes", "9"], ["ingredient", "move", "Pancakes", "flour", "first"],
                ["ingredient", "move", "Pancakes", "flour", "0"], ["ingredient", "move", "Pancakes", "flour", "9"],
                ["ingredient", "add", "Pancakes", "1 egg", "--position", "0"],
                ["ingredient", "list", "Waffles"], ["ingredient"],
            ]
        )
    }

    @Test("steps are inserted, moved, edited and deleted, and their positions have no gaps")
    func steps() throws {
        try converse(
            "recipebox-steps",
            [
                ["new", "Pancakes"], ["step", "list", "Pancakes"], ["step", "add", "Pancakes", "Whisk everything"],
                ["step", "add", "Pancakes", "Bake"],
                ["step", "add", "Pancakes", "Weigh everything", "--position", "1"],
                ["step", "add", "Pancakes", "Eat", "--position", "99"],
                ["step", "add", "Pancakes", "Wash hands", "--position", "-3"],
                ["step", "add", "Pancakes", "Wash hands", "--position", "1"], ["step", "list", "Pancakes"],
                ["step", "edit", "Pancakes", "1", "--position", "3"],
                ["step", "edit", "Pancakes", "5", "--text", "Eat while hot"], ["step", "delete", "Pancakes", "2"],
                ["step", "list", "Pancakes"], ["step", "add", "Pancakes", ""], ["step", "add", "Pancakes"],
                ["step", "add", "Pancakes", "Rest", "--position", "two"], ["step", "edit", "Pancakes", "1"],
                ["step", "edit", "Pancakes", "1", "--position", "0"],
                ["step", "edit", "Pancakes", "7", "--text", "x"], ["step", "delete", "Pancakes", "0"],
            ]
        )
    }

    @Test("Acts do what a screen offers, once for each operation, and say why not")
    func acts() throws {
        try converse(
            "recipebox-acts",
            [
                ["act", "recipebox://new", "recipe/save", "name=Pancakes", "servings=4"], ["list"],
                ["act", "recipebox://home", "undo"], ["act", "recipebox://home", "undo", "--seen", "1"],
                ["act", "recipebox://home", "redo", "--seen", "2"], ["list"],
                ["act", "recipebox://home", "undo", "--seen", "3", "--operation", "a1"],
                ["act", "recipebox://home", "undo", "--seen", "3", "--operation", "a1"], ["list"],
                ["act", "recipebox://home", "shopping-list"], ["act", "recipebox://home", "shopping-list", "--json"],
                ["act", "recipebox://home", "fly"], ["act", "recipebox://new", "recipe/save", "name= "],
                ["act", "recipebox://new", "recipe/save", "name"], ["act", "recipebox://nowhere", "undo"],
                ["act", "recipebox://home", "import", "--file", "source=missing.cook"], ["act", "recipebox://home"],
            ]
        )
    }

    @Test("amounts and lines are read as the table of amounts says")
    func amounts() throws {
        try converse(
            "recipebox-amounts",
            [
                ["parse", "1 and 1/2", "1 @ 1/2", "11/2", "2½", "2-3", "about 2"],
                ["parse", "--json", "11/2", "2-3", "1/0", "-1/2"], ["parse", "--arithmetic", "11/2"],
                ["parse", "--allow-negative", "--json", "--", "-1/2"], ["parse", "--decimal-comma", "1,5"],
                ["parse", "--roman", "XII"], ["parse", "111/16", "1"], ["parse", "--stdin"],
                ["parse", "--stdin", "--json"],
                ["parse"], ["parse", "1", "--stdin"], ["parse-line", "1 and 1/2 cups (180 g) flour, sifted", "salt"],
                ["parse-line", "--stdin", "--json"], ["parse-line"],
            ],
            inputs: [7: "1/2\n\n3\r\nx\u{1B}[2J", 8: "1\nx\n", 12: "2 eggs\n1 (14-ounce) can tomatoes"]
        )
    }

    @Test("the kitchen commands scale, convert, shop and check")
    func kitchen() throws {
        try box.addPancakes()
        try converse(
            "recipebox-kitchen",
            [
                ["scale", "Pancakes", "3"], ["scale", "Pancakes", "1/3"], ["scale", "Pancakes", "1/3", "--kitchen"],
                ["scale", "Pancakes", "--servings", "6"], ["show", "Pancakes", "--scale", "2"], ["scale", "Pancakes"],
                ["scale", "Pancakes", "-1"], ["scale", "Pancakes", "0"],
                ["convert", "1 and 1/2 cups flour", "--to", "g"],
                ["convert", "1 cup", "--to", "ml"], ["convert", "250 ml", "--to", "us"],
                ["convert", "1 lb", "--to", "metric"],
                ["convert", "2 g yeast", "--to", "oz"], ["convert", "1 ml", "--to", "us"],
                ["convert", "100 g flour", "--to", "cups"],
                ["convert", "0.8 cup flour", "--to", "us"], ["convert", "5 g salt", "--to", "us"],
                ["convert", "1 cup + 2 tablespoons water", "--to", "ml"],
                ["convert", "1 cup + 2 tbsp", "--to", "metric"],
                ["convert", "1 cup gravel", "--to", "g"], ["convert", "1 cup", "--to", "parsecs"],
                ["convert", "flour", "--to", "g"], ["convert", "1 cup"], ["shopping-list", "Pancakes", "pancakes"],
                ["shopping-list", "Pancakes", "--servings", "2"], ["shopping-list"], ["shopping-list", "Soup"],
                ["check", "Pancakes"], ["step", "add", "Pancakes", "Serve with honey"],
                ["ingredient", "add", "Pancakes", "1 lemon"], ["check", "Pancakes"], ["check", "Pancakes", "--json"],
            ]
        )
    }

    @Test("a heading among the steps has no number where the recipe is read, and counts for none")
    func stepHeadings() throws {
        try box.recipebox("new", "Cake")
        try box.recipebox("step", "add", "Cake", "For the cake:")
        try box.recipebox("step", "add", "Cake", "Preheat the oven")
        #expect(try box.recipebox("show", "Cake").text.hasSuffix("\n\nFor the cake:\n1. Preheat the oven\n"))
    }

    @Test("recipes of one name in a file are told, and an import that can't replace one of two says how it could")
    func doubles() throws {
        let soups = ["Soup\",\"recipeIngredient\":[\"1 egg", "soup\",\"recipeIngredient\":[\"2 leeks"].map {
            "{\"@type\":\"Recipe\",\"name\":\"\($0)\"]}"
        }
        try box.folder.write("[\(soups.joined(separator: ","))]", to: "soups.json")
        let trial = try box.recipebox("import", "soups.json", "--dry-run").text
        #expect(trial.contains("the file has another recipe of this name — “recipebox rename ID NAME”"), "\(trial)")
        let said = try box.recipebox("import", "soups.json").text
        #expect(said.ranges(of: "the file has another recipe of this name").count == 1, "\(said)")
        try box.folder.write("{\"@type\":\"Recipe\",\"name\":\"SOUP\"}", to: "soup.json")
        let refused = try box.recipebox("import", "soup.json", "--replace").errorText
        #expect(refused.contains("“SOUP” stands for 2 recipes, and only one can be replaced"), "\(refused)")
        #expect(refused.contains("“recipebox rename ID NAME”, or import without --replace"), "\(refused)")
    }

    @Test("every change is in the history, and undo takes it back")
    func history() throws {
        try converse(
            "recipebox-history",
            [
                ["undo"], ["new", "Pancakes"], ["ingredient", "add", "Pancakes", "2 eggs"],
                ["ingredient", "edit", "Pancakes", "eggs", "3 eggs"], ["undo"], ["ingredient", "list", "Pancakes"],
                ["redo"], ["redo"], ["step", "add", "Pancakes", "Whisk"], ["delete", "Pancakes", "--yes"], ["list"],
                ["undo"], ["show", "Pancakes"], ["history", "Pancakes"], ["history", "Pancakes", "--limit", "1"],
                ["history", "Pancakes", "--limit", "0"], ["history", "Waffles"],
            ],
            globals: ["--now", "2026-03-08T07:30:00-07:00", "--time-zone", "America/Phoenix"]
        )
    }

    @Test("links open the screens they name")
    func links() throws {
        try converse(
            "recipebox-links",
            [
                ["open", "recipebox://home"], ["open", "recipebox://new"], ["open", "recipebox://search"],
                ["open", "tips://home"],
                ["open", "recipebox://recipe/none"], ["open"], ["notifications"], ["notifications", "--limit", "0"],
            ]
        )
    }
}
