import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

@Suite("Foods by their Spanish names")
struct SpanishFoodTests {
    @Test("every common food has a Spanish name of its own, which finds it")
    func table() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        #expect(Set(BundledFoods.spanishNames.values).count == BundledFoods.all.count)
        for food in BundledFoods.all {
            let name = try #require(BundledFoods.spanishNames[food.id], "\(food.name)")
            #expect(try kidney.findFood(name).id == food.id, "\(name)")
        }
    }

    @Test(
        "what people ask for in Spanish comes first, in the singular and the plural, with and without accents",
        arguments: [
            ("pan", "Bread, white"), ("frijoles", "Pinto beans, boiled"), ("frijol", "Pinto beans, boiled"),
            ("arroz", "Rice, white, long-grain, cooked"), ("leche", "Milk, whole"), ("huevo", "Egg, hard-boiled"),
            ("huevos", "Egg, hard-boiled"), ("tortilla", "Tortilla, corn"), ("tortillas de harina", "Tortilla, flour"),
            ("pollo", "Chicken breast, without skin, roasted"), ("manzana", "Apple, raw, with skin"),
            ("manzanas", "Apple, raw, with skin"), ("plátano", "Banana, raw"), ("platanos", "Banana, raw"),
            ("papa", "Potato, peeled and boiled"), ("papas", "Potato, peeled and boiled"),
            ("jugo", "Orange juice, fresh"), ("jugo de naranja", "Orange juice, fresh"), ("queso", "Queso fresco"),
            ("café", "Coffee, brewed"), ("agua", "Water or ice, tap"), ("chuleta de cerdo", "Pork chop, lean, broiled"),
            ("frijoles de la olla", "Pinto beans, boiled"), ("caldo", "Chicken broth, ready to serve"),
        ]
    )
    func first(typed: String, name: String) throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        for language in [Language.english, .spanish] {
            let found = try Language.$current.withValue(language) { try kidney.searchFoods(typed) }
            #expect(found.first?.food.name == name, "\(found.map(\.food.name))")
            #expect(found.first?.isGuess == false)
        }
    }

    @Test("the portions of common foods are named in Spanish throughout")
    func portions() throws {
        // Units, brands, and words that both languages have.
        let same: Set = [
            "oz", "fl", "x", "bagel", "base", "cherry", "chocolate", "croissant", "enchilada", "extra", "individual",
            "jumbo", "mini", "muffin", "pita", "pizza", "rectangular", "regular", "taco", "tortilla", "waffle", "ahoy",
            "chips",
            "chunk", "debbie", "delux", "farm", "grandma", "keebler", "little", "n", "pecan", "pepperidge", "rich",
        ]
        func words(_ text: String) -> Set<String> {
            Set(text.lowercased().split { !$0.isLetter }.map(String.init))
        }
        try Language.$current.withValue(.spanish) { () throws in
            for food in BundledFoods.all {
                for portion in food.portions {
                    let left = words(portion.name).intersection(words(portion.shownName)).subtracting(same)
                    #expect(left.isEmpty, "\(food.name): \(portion.shownName)")
                }
            }
            let names = [
                "medium (7\" to 7-7/8\" long)", "cup, not packed", "serving as recorded", "Cup (Loosely packed)",
                "slice, medium", "head small (4\" dia.)", "serving small",
            ]
            #expect(
                names.map { FoodPortion($0, grams: Thousandths(1000)).shownName } == [
                    "mediano (7\" a 7-7/8\" de largo)", "taza, sin compactar", "porción como se anotó",
                    "taza (poco compactado)", "rebanada, mediana", "cabeza pequeña (4\" de diámetro)",
                    "porción pequeña",
                ]
            )
        }
    }

    @Test("a portion that was added to an amount is shown in the language of the reader")
    func added() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.eat(.init("ndb-09040"), "2")
        let day = try LabSample.day("2026-06-02")
        let amounts = try [Language.english, .spanish].map { language in
            try Language.$current.withValue(language) {
                try patient.kidney.journalScreen(day).meals.first?.entries.first?.entry.amount
            }
        }
        #expect(amounts == ["2 medium (7\" to 7-7/8\" long)", "2 mediano (7\" a 7-7/8\" de largo)"])
    }

    @Test("a number that was typed as a word has its portion in Spanish, in the history and where it is offered again")
    func word() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        try kidney.eat(.init("ndb-09040"), "dos")
        let shown = "dos mediano (7\" a 7-7/8\" de largo)"
        let banana = try #require(BundledFoods.food(.init("ndb-09040")))
        try Language.$current.withValue(.spanish) { () throws in
            let label = try kidney.todayScreen().undo.label
            #expect(label.contains("\(shown) de Plátano crudo"), "\(label)")
            let again = try #require(try kidney.foodSearchScreen("").recent.first?.again)
            #expect(again.inputs.first { $0.id == "amount" }?.value == shown)
            #expect(try FoodAmountReading(banana).read(shown).number == 2)
        }
    }

    @Test(
        "a bit of a food has any size, unless the food comes in pieces",
        arguments: ["un pedazo", "1 trozo", "2 cachos", "un pedacito de manzana", "a piece"]
    )
    func bit(_ typed: String) throws {
        let apple = try #require(BundledFoods.food(.init("ndb-09003")))
        do throws(KidneyError) {
            _ = try FoodAmountReading(apple).read(typed)
            Issue.record("“\(typed)” was read")
        } catch {
            guard case .measureVaries = error else { throw error }
        }
        let pieces = [FoodPortion("piece", grams: Thousandths(30_000))]
        let cut = Food(apple.source, name: apple.name, contents: apple.contents, portions: pieces)
        #expect(try FoodAmountReading(cut).read(typed).measure == .portion("piece"))
    }

    @Test("in Spanish a common food is shown by its Spanish name, and in English by its own")
    func shown() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        try patient.kidney.eat(.init("ndb-09040"), "1 medium")
        let day = try LabSample.day("2026-06-02")
        for (language, name) in [(Language.english, "Banana, raw"), (.spanish, "Plátano crudo")] {
            try Language.$current.withValue(language) { () throws in
                #expect(try patient.kidney.foodSearchScreen("banana").foods.first?.name == name)
                #expect(try patient.kidney.foodScreen(.init("ndb-09040")).title == name)
                #expect(try patient.kidney.journalScreen(day).meals.first?.entries.first?.entry.food == name)
            }
        }
    }
}
