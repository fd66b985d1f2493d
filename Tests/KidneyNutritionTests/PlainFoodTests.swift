import FractionParser
import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Plain names of foods")
struct PlainFoodTests {
    @Test(
        "a plain name with one obvious food needs no id, in English and Spanish",
        arguments: [
            ("water", "8 oz", "Water or ice, tap", "236.8"), ("agua", "1 cup", "Water or ice, tap", "237"),
            ("egg", "2", "Egg, hard-boiled", "100"), ("huevo", "1", "Egg, hard-boiled", "50"),
            ("apple", "1", "Apple, raw, with skin", "182"), ("Manzana", "1 small", "Apple, raw, with skin", "149"),
            ("taco", "2", "Taco, hard shell, with beef and cheese", "138"),
            ("chile", "1", "Green chile pepper, raw", "45"),
            ("jello", "1/2 cup", "Gelatin dessert, prepared", "135"),
            ("refried beans", "1/2 cup", "Refried beans, canned", "119"),
            ("frijoles refritos", "1 cup", "Refried beans, canned", "238"),
            ("arroz", "1 cup", "Rice, white, long-grain, cooked", "158"),
            ("horchata", "1 cup", "Horchata", "228"), ("enchilada", "2", "Enchilada, with cheese", "326"),
            ("tamale, pork", "2", "Tamale, pork", "284"), ("tamal de elote", "1", "Tamale, corn", "166"),
            ("toronja", "1/2 cup sections", "Grapefruit, raw", "115"), ("naranja", "1", "Orange, navel, raw", "140"),
            ("jugo de toronja", "1 cup", "Grapefruit juice, white", "247"),
            ("uvas", "10", "Grapes, red or green, raw", "49"),
            ("avena", "1 cup", "Oatmeal, cooked with water", "234"), ("agua", "1 vaso", "Water or ice, tap", "240"),
            ("PLATANO", "1", "Banana, raw", "118"),
            ("sal sin sodio", "1/4 tsp", "Salt substitute (potassium chloride)", "1.2"),
            ("Morton Lite Salt", "1/4 tsp", "Lite salt (half potassium chloride)", "1.4"),
            ("milk", "1 cup", "Milk, whole", "244"), ("leche", "1 cup", "Milk, whole", "244"),
            ("bread", "2 slices", "Bread, white", "56"), ("pan", "1 slice", "Bread, white", "28"),
            ("coffee", "1 cup", "Coffee, brewed", "237"), ("café", "1 cup", "Coffee, brewed", "237"),
            ("cucumber", "1 cup", "Cucumber, with peel, raw", "104"), ("carrot", "1", "Carrots, raw", "61"),
            ("carrots", "2", "Carrots, raw", "122"), ("butter", "1 pat", "Butter, salted", "5"),
            ("yogurt", "1 cup", "Yogurt, plain, whole milk", "245"), ("salt", "1 tsp", "Salt, table", "6"),
            ("starfruit", "100 g", "Star fruit (carambola), raw", "100"),
            ("carambola", "100 g", "Star fruit (carambola), raw", "100"),
            ("guayaba", "2", "Guava, raw", "110"), ("mamey", "1/2", "Mamey sapote, raw", "279"),
            ("chayote", "1", "Chayote, raw", "203"), ("chorizo", "1 link", "Chorizo, pork and beef", "60"),
            ("chicharrones", "30 g", "Pork rinds (chicharrones), plain", "30"),
        ]
    )
    func plain(typed: String, amount: String, name: String, grams: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let food = try patient.kidney.findFood(typed)
        #expect(food.name == name)
        let receipt = try patient.kidney.eat(food.id, amount)
        #expect(try receipt.entry.amount.grams == LabSample.number(grams))
    }

    @Test("a whole watermelon isn't a melon ball: a bare number of a food without pieces is refused with its measures")
    func pieces() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let watermelon = try patient.kidney.findFood("sandía")
        #expect(watermelon.name == "Watermelon, raw")
        #expect(throws: KidneyError.self) { try patient.kidney.eat(watermelon.id, "1") }
    }

    @Test("lite salt has potassium and sodium, and the warning of potassium chloride")
    func liteSalt() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let totals = Totals([try Pantry.entry(try patient.kidney.findFood("lite salt"), "1/4 tsp")])
        #expect(totals.text(of: .potassium) == "potassium 367 mg")
        #expect(totals.text(of: .sodium) == "sodium 275 mg")
        #expect(try patient.kidney.findFood("lite salt").tags == [.potassiumChloride])
    }

    @Test(
        "a search finds by the Spanish of Phoenix, and no other food before",
        arguments: [
            ("plátano", ["Banana, raw", "Plantain, cooked"]), ("papas", ["Potato, peeled and boiled"]),
            ("espinacas", ["Spinach, raw", "Spinach, boiled"]), ("cerdo", ["Pork chop, lean, broiled"]),
            ("pescado", ["Tilapia, cooked", "Cod, cooked"]), ("caldo", ["Chicken broth, ready to serve"]),
            ("refresco", ["Cola", "Cola, diet"]), ("leche", ["Milk, 1% fat"]), ("fish", ["Cod, cooked"]),
        ]
    )
    func spanish(typed: String, names: [String]) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let found = try patient.kidney.searchFoods(typed, limit: 20)
        let called = found.prefix { !$0.isGuess }.map(\.food.name)
        for name in names { #expect(called.contains(name), "\(name) in \(called)") }
        for name in ["Papaya, raw", "Queso fresco", "Watermelon, raw"] { #expect(!called.contains(name)) }
    }

    @Test("a likeness is a guess and says so", arguments: ["papay", "quesso fresco", "brocoly"])
    func guesses(typed: String) throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        #expect(try patient.kidney.searchFoods(typed).allSatisfy(\.isGuess))
        #expect(try patient.kidney.foodSearchScreen(typed).text.contains("guesses by likeness"))
    }

    @Test("the name of somebody's own dish comes before a plain name")
    func own() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let tortilla = DishComponent(FoodSource.bundled(ndb: 18363).foodID, "1 tortilla")
        let dish = try patient.kidney.createFood(named: "Taco", .dish([tortilla], yield: nil))
        #expect(try patient.kidney.findFood("taco").name == "Taco")
        #expect(try patient.kidney.findFood("taco").id == dish.id)
    }

    @Test("a plain name with several foods is left to the search, and one without any says so")
    func several() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        for typed in ["tamale", "cheese", "menudo"] {
            #expect(throws: KidneyError.noSuchFood(typed)) { try patient.kidney.findFood(typed) }
        }
        #expect(try patient.kidney.searchFoods("tamale").map(\.food.name).contains("Tamale, pork"))
        #expect(try patient.kidney.searchFoods("nopalitos").first?.food.name == "Nopales (cactus pads), cooked")
    }

    @Test("a search for salt shows table salt before salt substitute, which was eaten lately, in English and Spanish")
    func salt() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let substitute = FoodSource.table("salt-substitute").foodID
        try patient.kidney.eat(substitute, "1/4 tsp")
        for typed in ["salt", "sal"] {
            #expect(try patient.kidney.searchFoods(typed).first?.food.name == "Salt, table", "\(typed)")
        }
        #expect(try patient.kidney.searchFoods("salt substitute").first?.food.id == substitute)
    }

    @Test(
        "a food that is called so leaves no guesses beside it",
        arguments: [("jello", "Mustard, yellow"), ("naan", "Orange, navel, raw")]
    )
    func noGuesses(typed: String, other: String) throws {
        let found = try Patient().kidney.searchFoods(typed, limit: 50)
        #expect(!found.isEmpty && found.allSatisfy { !$0.isGuess } && !found.map(\.food.name).contains(other))
    }

    @Test(
        "a search shows the common piece first, and no bag for several people",
        arguments: [
            ("banana", "1 medium (7\" to 7-7/8\" long) (118 g)"), ("apple", "1 medium (3\" dia) (182 g)"),
            ("orange", "1 fruit (2-7/8\" dia) (140 g)"), ("potato chips", "100 g"),
            ("watermelon", "1 cup, balls (154 g)"),
        ]
    )
    func portions(typed: String, portion: String) throws {
        #expect(try Patient().kidney.foodSearchScreen(typed).foods.first?.portion == portion)
    }

    @Test("the foods of Phoenix have USDA's figures, and a portion of their own", .enabled(if: Corpus.isPresent))
    func figures() throws {
        for number in [
            16103, 14638, 21074, 21075, 11670, 11329, 36404, 36405, 36403, 36408, 14649, 36412, 36411, 9287, 36414,
        ] {
            let food = try #require(BundledFoods.food(FoodSource.bundled(ndb: number).foodID), "\(number)")
            let other = try #require(USDACorpus.byNumber[number])
            #expect(food.contents == other.contents && !food.portions.isEmpty, "\(food.name)")
        }
    }
}
