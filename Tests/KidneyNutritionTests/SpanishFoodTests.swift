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
