import FractionParser
import ScreenKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import KidneyNutrition

/// Foods and amounts as people type them.
@Suite("Foods and amounts as people say them")
struct SaidAmountTests {
    @Test(
        "the plain food comes first, and other names find it",
        arguments: [
            ("water", "Water or ice, tap"), ("apple", "Apple, raw, with skin"), ("milk", "Milk, whole"),
            ("jello", "Gelatin dessert, prepared"), ("jell-o", "Gelatin dessert, prepared"),
        ]
    )
    func plainFirst(typed: String, name: String) throws {
        let patient = try Patient()
        #expect(try patient.kidney.searchFoods(typed).first?.food.name == name)
    }

    @Test("a potato comes before what is made of it")
    func potato() throws {
        let first = try #require(try Patient().kidney.searchFoods("potato").first)
        #expect(first.food.name.hasPrefix("Potato,"))
    }

    @Test(
        "whole pieces, glasses and cups of what comes in shapes are read",
        arguments: [
            (9040, "1", "1 medium (7\" to 7-7/8\" long)", 118), (18363, "2", "2 tortilla", 48),
            (1123, "2", "2 large", 100), (1077, "1 glass", "1 glass (about 240 mL)", 247),
            (20100, "1 cup", "1 cup", 140),
            (11206, "1 cup", "1 cup", 133), (9003, "1/2", "1/2 medium (3\" dia)", 91),
            (7022, "2", "2 frankfurter", 100), (7022, "2 hot dogs", "2 hot dogs", 100),
            (16123, "1 packet", "1 packet", 9), (14209, "1 mug", "1 mug (about 300 mL)", 300),
            (20445, "1 bowl", "1 bowl (about one cup)", 158), (19411, "10 chips", "10 chips (about 2 g each)", 20),
        ]
    )
    func pieces(ndb: Int, typed: String, text: String, grams: Int64) throws {
        let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID))
        let amount = try FoodAmountReading(food).read(typed)
        #expect(amount.text == text)
        #expect(amount.grams > .init(grams - 1) && amount.grams < .init(grams + 1), "\(amount.grams)")
    }

    @Test(
        "a Spanish number of several words is read whole, in either language",
        arguments: [
            (18024, "treinta y dos pedazos", "32 pieces"), (18024, "ciento veinte pedazos", "120 pieces"),
            (20445, "ciento veinte gramos", "120 g"), (20445, "veinte y media tazas", "20 1/2 cups"),
            (20445, "treinta y dos y media tazas", "32 1/2 cups"),
            (20445, "treinta y dos tazas y media", "32 1/2 cups"),
            (20445, "treinta y tres cuartos de taza", "30 3/4 cups"), (20445, "dos y cuarto tazas", "2 1/4 cups"),
            (20445, "veintidós gramos", "22 g"), (9003, "treinta y dos", "32"), (9003, "una docena", "12"),
        ]
    )
    func spanishNumbers(ndb: Int, typed: String, english: String) throws {
        let reading = FoodAmountReading(try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID)))
        for language in Language.offered {
            try Language.$current.withValue(language) { () throws in
                let amount = try reading.read(typed)
                #expect(try amount.grams == reading.read(english).grams)
                #expect(try reading.read(amount.text).grams == amount.grams, "\(amount.text)")
            }
        }
    }

    @Test(
        "a number that is read in part is refused, and none is cut",
        arguments: ["veinte treinta pedazos", "dos mil pedazos", "treinta y pedazos", "20 y dos pedazos"]
    )
    func cutNumbers(typed: String) throws {
        let reading = FoodAmountReading(try #require(BundledFoods.food(FoodSource.bundled(ndb: 18024).foodID)))
        #expect(throws: KidneyError.self) { try reading.read(typed) }
        let cake = Pantry.food(99, "Tres leches cake", [:], portions: [FoodPortion("piece", grams: "100")])
        #expect(try FoodAmountReading(cake).read("1 tres leches").grams == 100)
    }

    /// The texts that are shown in English for amounts that are stored otherwise.
    private static let shown = [
        "two tortillas": "two tortillas", "una lata": "1 can (about 355 mL)",
        "un vaso de leche": "1 glass (about 240 mL)",
        "un vasito de leche": "1 small glass (about 150 mL)", "1 punado": "1 handful (about 28 g)",
    ]

    @Test(
        "A said amount is entered with the size that is assumed, which the entry shows and keeps",
        arguments: [
            (1077, "a glass of milk", "a glass of milk (about 240 mL)", 247),
            (1077, "2 glasses", "2 glasses (about 240 mL each)", 495),
            (14003, "a bottle of beer", "a bottle of beer (about 355 mL)", 356),
            (14003, "1 can", "1 can", 356), (14148, "1 can", "1 can (about 355 mL)", 368),
            (14148, "una lata", "una lata (about 355 mL)", 368), (14416, "1 can", "1 can", 355),
            (14096, "1 glass of wine", "1 glass of wine (about 150 mL)", 149),
            (14411, "1 bottle of water", "1 bottle of water (about 500 mL)", 500),
            (9132, "a handful of grapes", "a handful of grapes (about half a cup)", 75),
            (12131, "1 handful", "1 handful (about 28 g)", 28), (18363, "two tortillas", "two tortilla", 48),
            (18364, "two tortillas", "two tortilla", 94),
            (1077, "un vaso de leche", "un vaso de leche (about 240 mL)", 247),
            (1077, "un vasito de leche", "un vasito de leche (about 150 mL)", 155),
            (1077, "2 small glasses", "2 small glasses (about 150 mL each)", 309),
            (12131, "1 punado", "1 punado (about 28 g)", 28),
            (9132, "2 handfuls", "2 handfuls (about half a cup each)", 151),
        ]
    )
    func household(ndb: Int, typed: String, text: String, grams: Int64) throws {
        let kidney = try Patient().kidney
        let id = FoodSource.bundled(ndb: ndb).foodID
        let entry = try kidney.eat(id, typed).entry
        #expect(entry.amount.text == text)
        #expect(entry.amount.grams > .init(grams - 1) && entry.amount.grams < .init(grams + 1), "\(entry.amount.grams)")
        let shown = Self.shown[typed] ?? text
        #expect(try kidney.todayScreen().meals.flatMap(\.entries).map(\.amount) == [shown])
        let reading = try #require(try kidney.foodScreen(id, typed: ["amount": typed]).form[field: "amount"]?.reading)
        #expect(shown == typed || reading.hasPrefix("\(shown): "), "\(reading)")
        // The text of the entry is an amount, too, as when it is edited.
        let again = try kidney.editEntry(entry.id, amount: text).entry
        #expect(again.amount == entry.amount)
    }

    @Test("a decimal comma of an amount is read in Spanish and refused in English")
    func decimalComma() throws {
        let rice = try #require(BundledFoods.food(FoodSource.bundled(ndb: 20445).foodID))
        let read = try Language.$current.withValue(.spanish) { try FoodAmountReading(rice).read("1,5 tazas") }
        #expect(try read.number == Rational(3, 2))
        #expect(Language.$current.withValue(.spanish) { read.shown(of: rice) } == "1.5 tazas")
        #expect(throws: KidneyError.self) { try FoodAmountReading(rice).read("1,5 cups") }
    }

    @Test("the assumed size of several is called that of each, in both languages, so that it isn't read as all")
    func sizeOfEach() throws {
        let milk = try #require(BundledFoods.food(FoodSource.bundled(ndb: 1077).foodID))
        for (typed, english, spanish) in [
            ("3 vasos", "(about 240 mL each)", "(unos 240 mL c/u)"), ("1 vaso", "(about 240 mL)", "(unos 240 mL)"),
        ] {
            let amount = try FoodAmountReading(milk).read(typed)
            #expect(amount.shown(of: milk).hasSuffix(english))
            #expect(Language.$current.withValue(.spanish) { amount.shown(of: milk) }.hasSuffix(spanish))
        }
    }

    @Test("an assumed size is told of the measure that was typed, not of a food with the name of one")
    func measureOfFood() throws {
        for (typed, isSpanish, shown) in [
            ("2 bowls of chips (about one cup each)", false, "2 tazones ("),
            ("1 vaso chico (about 150 mL)", true, "1 small "),
        ] {
            let size = isSpanish ? Rational(150) : 1
            let measure = try #require(KitchenUnit.named(isSpanish ? "mL" : "cup"))
            let number = try size.multiplying(by: isSpanish ? 1 : 2)
            let amount = FoodAmount(text: typed, number: number, measure: .unit(measure), grams: 100)
            let text = Language.$current.withValue(isSpanish ? .english : .spanish) { HouseholdTable.shown(amount) }
            #expect(text?.hasPrefix(shown) == true, "\(text ?? "")")
        }
    }

    @Test(
        "A measure that comes in many sizes is refused, with the units to say instead",
        arguments: [
            (1077, "un chorrito de leche", "mL or g"), (1077, "1 jarro", "mL or g"), (1077, "2 tragos", "mL or g"),
            (1077, "a sip", "mL or g"), (20445, "1 plato de arroz", "use g"), (20445, "una pizca", "use g"),
        ]
    )
    func varies(ndb: Int, typed: String, remedy: String) throws {
        let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID))
        do throws(KidneyError) {
            _ = try FoodAmountReading(food).read(typed)
            Issue.record("“\(typed)” was read")
        } catch {
            guard case .measureVaries = error else { throw error }
            #expect(error.description.contains(remedy), "\(error)")
        }
    }

    @Test("A size is assumed only of foods that it is known for")
    func notAssumed() throws {
        for (ndb, typed) in [
            (1077, "1 bottle"), (1077, "1 can"), (9132, "1 glass"), (18363, "1 handful"), (1077, "1 handful"),
        ] {
            let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID))
            #expect(throws: KidneyError.self) { try FoodAmountReading(food).read(typed) }
        }
    }

    @Test("a number alone is refused of what comes in no pieces, and cups that differ much are asked about")
    func refused() throws {
        for (ndb, typed) in [(1077, "1"), (9040, "1 cup"), (2047, "1"), (9040, "1 glass")] {
            let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: ndb).foodID))
            #expect(throws: KidneyError.self) { try FoodAmountReading(food).read(typed) }
        }
    }

    @Test("no measure of a common food speaks the tables' jargon")
    func jargon() {
        for food in BundledFoods.all {
            for portion in food.portions {
                #expect(!portion.name.contains("NLEA") && !portion.name.contains("NS as to"), "\(food.name)")
            }
        }
    }

    @Test("a blood pressure is no amount of sodium")
    func pressureAsSodium() throws {
        let patient = try Patient(profile: Care.profile(.g4))
        let goal = try patient.kidney.addGoal(.atMost(.sodium, 2000)).goal
        #expect(throws: KidneyError.goalAmountUnclear("128/80", .atMost(.sodium))) {
            try patient.kidney.readGoal("128/80", for: goal.id)
        }
    }

    @Test("a time to come is named as the clocks show it")
    func localTime() throws {
        let patient = try Patient()
        let moment = try patient.moment("2026-06-02T12:30")
        #expect(KidneyError.inTheFuture(moment).description.hasPrefix("2026-06-02 12:30 hasn't come yet"))
    }
}
