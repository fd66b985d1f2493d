import Foundation
import TestKit
import Testing

@Suite("A cook's afternoon, through the real executable")
struct StoryTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    struct Recipe: Decodable {
        struct Amount: Decodable, Equatable { let whole, numerator, denominator: Int; let text: String }
        struct Ingredient: Decodable { let position: Int; let amount: Amount?; let unit, name, note, text: String }
        struct Step: Decodable { let position: Int; let text: String }
        let name: String
        let servings: Int?
        let ingredients: [Ingredient]
        let steps: [Step]
        let tags: [String]
    }

    @Test("an amount typed in words is kept exactly, tripled exactly, and comes back the same")
    func scaling() throws {
        try box.recipebox("new", "Bread", "--servings", "4")
        #expect(
            try box.recipebox("ingredient", "add", "Bread", "1 and 1/2 cups flour").text
                == "Added 1. 1 and 1/2 cups flour  (read as 1-1/2 cups flour)\n"
        )
        let saved = try box.json(Recipe.self, "show", "Bread")
        #expect(saved.ingredients[0].amount == .init(whole: 1, numerator: 1, denominator: 2, text: "1-1/2"))
        #expect(saved.ingredients[0].text == "1 and 1/2 cups flour")
        let tripled = try box.json(Recipe.self, "scale", "Bread", "3")
        #expect(tripled.ingredients[0].amount == .init(whole: 4, numerator: 1, denominator: 2, text: "4-1/2"))
        #expect(tripled.servings == 12)
        #expect(try box.json(Recipe.self, "show", "Bread").ingredients[0].amount == saved.ingredients[0].amount)
    }

    @Test("a step inserted at position 1 moves the others down by one")
    func inserting() throws {
        try box.addPancakes()
        try box.recipebox("step", "add", "Pancakes", "Wash your hands", "--position", "1")
        let recipe = try box.json(Recipe.self, "show", "Pancakes")
        #expect(recipe.steps.map(\.position) == [1, 2, 3])
        #expect(recipe.steps.first?.text == "Wash your hands")
        try box.recipebox("undo")
        #expect(try box.json(Recipe.self, "show", "Pancakes").steps.map(\.text).first?.hasPrefix("Whisk") == true)
    }

    @Test("a photo is kept, found, removed and brought back")
    func photo() throws {
        try box.addPancakes()
        let file = box.folder.file("photo.png")
        try onePixel.write(to: file)
        #expect(try box.recipebox("photo", "set", "Pancakes", "photo.png").text == "Set the photo of “Pancakes”\n")
        #expect(try box.recipebox("show", "Pancakes", "--json").text.contains("\"hasThumbnail\" : true"))
        let path = try box.recipebox("photo", "path", "Pancakes").text.dropLast()
        #expect(try Data(contentsOf: URL(fileURLWithPath: String(path))) == onePixel)
        #expect(try box.recipebox("photo", "remove", "Pancakes").status == 64)
        #expect(try box.recipebox("photo", "remove", "Pancakes", "--yes").status == 0)
        #expect(try box.recipebox("photo", "path", "Pancakes").status == 66)
        #expect(try box.recipebox("undo").status == 0)
        #expect(try box.recipebox("photo", "path", "Pancakes").text.dropLast() == path)
        try Data("not a picture".utf8).write(to: file)
        let refused = try box.recipebox("photo", "set", "Pancakes", "photo.png")
        #expect(refused.status == 65)
        #expect(refused.errorText.hasPrefix("error: photo.png is not a picture"))
        #expect(try box.recipebox("photo", "set", "Pancakes", "missing.png").status == 66)
        #expect(try box.recipebox("photo", "set", "Pancakes", ".").status == 66)
    }

    @Test("a backup brings back what was deleted, and what it replaced is kept")
    func backup() throws {
        try box.addPancakes()
        #expect(try box.recipebox("backup").status == 0)
        #expect(
            try box.recipebox("backup", "copy.sqlite").text == "Backed up to \(box.folder.file("copy.sqlite").path)\n"
        )
        #expect(try box.recipebox("backup", "copy.sqlite").status == 73)
        try box.recipebox("delete", "Pancakes", "--yes")
        #expect(try box.recipebox("restore", "latest").status == 64)
        #expect(try box.recipebox("show", "Pancakes").status == 66)
        let restored = try box.recipebox("restore", "latest", "--yes")
        #expect(restored.status == 0)
        #expect(restored.text.contains("kept as"))
        #expect(try box.json(Recipe.self, "show", "Pancakes").ingredients.count == 3)
        #expect(try box.recipebox("restore", "copy.sqlite", "--yes").status == 0)
        #expect(try box.recipebox("restore", "1999-01-01", "--yes").status == 66)
        #expect(try box.recipebox("restore", "nowhere.sqlite", "--yes").status == 66)
        try box.folder.write("not a database", to: "bad.sqlite")
        #expect(try box.recipebox("restore", "bad.sqlite", "--yes").status == 65)
        #expect(try box.json(Recipe.self, "show", "Pancakes").name == "Pancakes")
        #expect(try box.recipebox("backup", "--list").text.split(separator: "\n").count == 2)
    }
}
