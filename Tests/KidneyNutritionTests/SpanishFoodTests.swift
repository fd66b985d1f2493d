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
        "the usual food comes first in Spanish, in the singular and the plural, with and without accents",
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

    @Test("A word that stands for another food by itself is asked about, and one that the table lacks finds nothing")
    func unclear() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        for language in [Language.english, .spanish] {
            try Language.$current.withValue(language) { () throws in
                #expect(try kidney.searchFoods("suero").allSatisfy(\.isGuess))
                #expect(try kidney.searchFoods("suero de leche").first?.isGuess == false)
                #expect(try kidney.searchFoods("menudo").first?.food.name == "Tripe soup, as served in restaurants")
                #expect(try kidney.searchFoods("menudo").allSatisfy(\.isGuess))
                // Habas are fava beans, which the table lacks; lima beans are no habas.
                #expect(try kidney.searchFoods("habas").allSatisfy(\.isGuess))
                #expect(try kidney.searchFoods("mole").isEmpty)
                for typed in ["sal de mar", "sea salt"] {
                    #expect(try kidney.findFood(typed).name == "Salt, table", "\(typed)")
                }
            }
        }
    }

    @Test("Tuna is the fish first in English and the prickly pear first in Spanish, and the other one has its own name")
    func tuna() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        let fish = [15119, 15121].map { FoodSource.bundled(ndb: $0).foodID }
        let fruit = FoodSource.bundled(ndb: 9287).foodID
        for (language, fishNames, fruitName) in [
            (
                Language.english, ["Tuna, light, canned in oil", "Tuna, light, canned in water"],
                "Prickly pear (cactus fruit), raw"
            ),
            (.spanish, ["Atún en aceite", "Atún en agua"], "Tuna (fruta del nopal), cruda"),
        ] {
            try Language.$current.withValue(language) { () throws in
                for typed in ["tuna", "Tunas"] {
                    let found = try kidney.searchFoods(typed)
                    let ids = found.map(\.food.id)
                    #expect(found.allSatisfy { !$0.isGuess } && Set(ids) == Set(fish + [fruit]), "\(ids)")
                    #expect((language == .spanish ? ids.first : ids.last) == fruit, "\(typed): \(ids)")
                    // Two foods are called so, and none is taken for the other.
                    #expect(throws: KidneyError.noSuchFood(typed)) { try kidney.findFood(typed) }
                }
                #expect(fish.compactMap { BundledFoods.food($0)?.shownName } == fishNames)
                #expect(BundledFoods.food(fruit)?.shownName == fruitName)
                #expect(try kidney.searchFoods("prickly pear").first?.food.id == fruit)
                #expect(try kidney.searchFoods("atún").map(\.food.id).contains(fruit) == false)
            }
        }
        #expect(try kidney.eat(fruit, "1").entry.amount.grams == 103)
    }

    @Test(
        "The foods of Mexican kitchens are found by their names, in both languages",
        arguments: [
            ("nopales", 11964), ("chayote", 11149), ("jícama", 11603), ("jicamas", 11603), ("masa", 20017),
            ("tortillas", 18363), ("chorizo", 7019), ("queso fresco", 1228), ("cotija", 1267), ("horchata", 14638),
            ("agua de jamaica", 14649), ("pan dulce", 18955), ("conchas", 18955), ("bolillo", 28288),
            ("tamal de elote", 36411), ("chicharrones", 19041), ("chicharrón", 19041), ("elote", 11168),
            ("guayaba", 9139), ("tamarindo", 9322), ("mamey", 9314), ("tomatillo", 11954), ("tomate verde", 11954),
            ("verdolagas", 11428), ("quelites", 11245), ("pepitas", 12016), ("flor de calabaza", 11417),
            ("maíz pozolero", 20030), ("chirimoya", 9062), ("chile serrano", 11977), ("chile ancho", 11978),
        ]
    )
    func mexican(typed: String, ndb: Int) throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        for language in [Language.english, .spanish] {
            let found = try Language.$current.withValue(language) { try kidney.searchFoods(typed) }
            let called = found.filter { !$0.isGuess }.map(\.food.id)
            #expect(called.contains(FoodSource.bundled(ndb: ndb).foodID), "\(called)")
        }
    }

    @Test("Lima beans aren't called habas, which are fava beans and another food")
    func limaBeans() throws {
        let lima = FoodSource.bundled(ndb: 16072).foodID
        #expect(BundledFoods.spanishNames[lima] == "Frijol lima (lima bean), cocido")
        for (id, name) in BundledFoods.spanishNames where name.lowercased().contains(#/\bhabas?\b/#) {
            let english = try #require(BundledFoods.food(id)).name.lowercased()
            #expect(english.contains("fava") || english.contains("broad"), "\(name) is \(english)")
        }
    }

    @Test("the portions of common foods are named in Spanish throughout")
    func portions() throws {
        // Units, brands, and words that both languages have.
        let same: Set = [
            "oz", "fl", "x", "bagel", "base", "cherry", "chocolate", "croissant", "enchilada", "extra", "individual",
            "jumbo", "mini", "muffin", "pita", "pizza", "rectangular", "regular", "taco", "tortilla", "waffle", "ahoy",
            "chips", "chayote",
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
                    "tamaño mediano (7\" a 7-7/8\" de largo)", "taza, sin compactar", "porción como se anotó",
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
        #expect(amounts == ["2 medium (7\" to 7-7/8\" long)", "2 medianos (7\" a 7-7/8\" de largo)"])
    }

    @Test("a number that was typed as a word has its portion in Spanish, in the history and where it is offered again")
    func word() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        try kidney.eat(.init("ndb-09040"), "dos")
        let shown = "dos medianos (7\" a 7-7/8\" de largo)"
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
        "a size agrees with the Spanish name of its food in gender and number, and is invariable for other foods",
        arguments: [
            ("ndb-09040", "large (8\" to 8-7/8\" long)", "2 grandes (8\" a 8-7/8\" de largo)"),
            ("ndb-09040", "extra small (less than 6\" long)", "2 extra pequeños (menos de 6\" de largo)"),
            ("ndb-09003", "medium (3\" dia)", "2 medianas (3\" de diámetro)"),
            ("ndb-11282", "small", "2 pequeñas"), ("ndb-18069", "slice", "2 rebanadas"),
            ("ndb-11529", "large whole (3\" dia)", "2 grandes enteros (3\" de diámetro)"),
            ("ndb-20445", "cup", "2 tazas"), ("ndb-19051", "cake", "2 galletas"),
            ("", "medium", "2 de tamaño mediano"), ("", "large", "2 de tamaño grande"),
            ("", "slice, medium", "2 rebanadas, medianas"), ("", "small box (1 oz)", "2 cajas pequeñas (1 oz)"),
            ("", "whole dish", "2 platillos enteros"),
        ]
    )
    func agreement(id: String, portion: String, text: String) {
        let food =
            BundledFoods.food(.init(id))
            ?? Food(.standardReference(ndb: 1), name: "Quince", contents: NutrientContents())
        Language.$current.withValue(.spanish) {
            #expect(MeasureTable.counted("2", portion, of: food, isOne: false) == text)
        }
    }

    @Test(
        "in English the first noun of a measure is in the plural above one, and what isn't a noun stays",
        arguments: [
            ("slice", "slices"), ("slice, medium", "slices, medium"), ("cup", "cups"), ("cup, sliced", "cups, sliced"),
            ("tablespoon", "tablespoons"), ("head small (4\" dia.)", "heads small (4\" dia.)"), ("crumbs", "crumbs"),
            ("medium (3\" dia)", "medium (3\" dia)"), ("extra small", "extra small"), ("fl oz", "fl oz"), ("g", "g"),
            ("small box (1 oz)", "small box (1 oz)"), ("whole dish", "whole dish"),
        ]
    )
    func englishPlural(name: String, plural: String) throws {
        let food = try #require(BundledFoods.food(.init("ndb-18069")))
        #expect(MeasureTable.counted("2", name, of: food, isOne: false) == "2 \(plural)")
        #expect(MeasureTable.counted("1/2", name, of: food, isOne: true) == "1/2 \(name)")
    }

    @Test("every measure of a common food is read as it is shown in either language, whatever language is read")
    func everyMeasure() throws {
        for food in BundledFoods.all {
            let reading = FoodAmountReading(food)
            for portion in food.portions {
                for count in ["1", "2", "1/2"] {
                    guard let amount = try? reading.read("\(count) \(portion.name)"),
                        amount.measure == .portion(portion.name)
                    else { continue }
                    for typed in Language.offered.map({ shown(amount, of: food, in: $0) }) {
                        for language in Language.offered {
                            let again = try Language.$current.withValue(language) { try reading.read(typed) }
                            #expect(again.grams.isClose(to: amount.grams), "\(food.name): \(typed)")
                        }
                    }
                }
            }
        }
    }

    @Test("an untouched form of a dish keeps its amounts as they were typed, and shows them in the reader's language")
    func untouchedDish() throws {
        let kidney = try Patient(profile: LabSample.profile(.g4)).kidney
        let parts = [DishComponent(.init("ndb-18069"), "2 slices"), DishComponent(.init("ndb-20445"), "media taza")]
        let food = try kidney.createFood(named: "Pan con arroz", .dish(parts, yield: nil))
        guard case .custom(let id) = food.source else {
            Issue.record("\(food.source) is no dish")
            return
        }
        for (language, amounts) in [
            (Language.english, ["2 slices", "1/2 cup"]), (.spanish, ["2 rebanadas", "media taza"]),
        ] {
            try Language.$current.withValue(language) { () throws in
                let page = try kidney.dishScreen(id)
                #expect(page.components.map(\.amount) == amounts)
                let lines = try #require(page.form[field: "components"]?.value)
                let saved = try kidney.dishScreen(id, typed: ["components": lines]).dish
                #expect(saved?.making == .dish(parts, yield: nil), "\(lines)")
            }
        }
    }

    @Test("an intake that another program recorded without a name is named in the language of the reader")
    func recorded() {
        let source = FoodSource.recorded(.init("a"))
        let names = ["Meal recorded by Fitbit", "Drink recorded", "Lentil stew"]
        let foods = names.map { Food(source, name: $0, contents: NutrientContents()) }
        #expect(foods.map(\.shownName) == names)
        Language.$current.withValue(.spanish) {
            #expect(foods.map(\.shownName) == ["Comida registrada por Fitbit", "Bebida registrada", "Lentil stew"])
        }
    }

    @Test("heights, volumes, weights and days of the week are read in both languages, whatever language is read")
    func otherAmounts() throws {
        for language in Language.offered {
            try Language.$current.withValue(language) { () throws in
                for (typed, height) in [
                    ("170 centímetros", "170 cm"), ("1.70 metros", "1.70 m"), ("5 pies 7 pulgadas", "5 ft 7 in"),
                    ("5 pies y 7 pulgadas", "5 ft 7 in"), ("170 centimeters", "170 cm"),
                ] {
                    #expect(try ScreenInput.height(typed) == ScreenInput.height(height), "\(typed)")
                }
                for (typed, volume) in [
                    ("500 mililitros", "500 mL"), ("1.5 litros", "1.5 L"), ("1.5 liters", "1.5 L"),
                    ("10 onzas líquidas", "10 fl oz"), ("1 cup", "8 fl oz"), ("one cup", "8 fl oz"),
                    ("2 cups", "16 fl oz"), ("half a cup", "4 fl oz"), ("1/2 cup", "4 fl oz"), ("2 tazas", "16 fl oz"),
                    ("media taza", "4 fl oz"), ("a cup", "8 fl oz"), ("1 pint", "16 fl oz"),
                ] {
                    #expect(try ScreenInput.milliliters(typed) == ScreenInput.milliliters(volume), "\(typed)")
                }
                for typed in ["-1 cup", "1-2 cups", "1 barrel", "cup of", "1 lb", "1, 2 cups"] {
                    #expect(throws: KidneyError.self, "\(typed)") { try ScreenInput.milliliters(typed) }
                }
                #expect(try ScreenInput.grams("400 gramos") == 400 && ScreenInput.grams("2 kilos") == 2000)
                for typed in ["lunes y miércoles", "Mon, Wed", "lun mie"] {
                    #expect(try MedicineInput.weekdays(typed) == [.monday, .wednesday], "\(typed)")
                }
                for typed in ["todos los días", "every day"] {
                    #expect(try MedicineInput.weekdays(typed).isEmpty, "\(typed)")
                }
            }
        }
    }

    private func shown(_ amount: FoodAmount, of food: Food, in language: Language) -> String {
        Language.$current.withValue(language) { amount.shown(of: food) }
    }

    @Test(
        "an amount that was typed in one language is shown in the reader's, and read in both",
        arguments: [
            ("ndb-20445", "media taza", "1/2 cup", "1/2 taza"),
            ("ndb-20445", "1 1/2 cups", "1-1/2 cups", "1-1/2 tazas"),
            ("ndb-20445", "2 cucharadas", "2 tablespoons", "2 cucharadas"),
            ("ndb-18069", "2 rebanadas", "2 slices", "2 rebanadas"),
            ("ndb-09003", "2 medianas", "2 medium (3\" dia)", "2 medianas"),
            ("ndb-01077", "1 glass", "1 glass (about 240 mL)", "1 vaso (unos 240 mL)"),
            ("ndb-01077", "2 vasos", "2 glasses (about 240 mL each)", "2 vasos (unos 240 mL c/u)"),
            ("ndb-01077", "un vaso de leche", "1 glass (about 240 mL)", "un vaso de leche (unos 240 mL)"),
            ("ndb-01077", "2 small glasses", "2 small glasses (about 150 mL each)", "2 vasitos (unos 150 mL c/u)"),
            ("ndb-09003", "150 g", "150 g", "150 g"),
        ]
    )
    func eitherLanguage(id: String, typed: String, english: String, spanish: String) throws {
        let food = try #require(BundledFoods.food(.init(id)))
        for language in Language.offered {
            let amount = try Language.$current.withValue(language) { try FoodAmountReading(food).read(typed) }
            #expect(shown(amount, of: food, in: .english) == english)
            #expect(shown(amount, of: food, in: .spanish) == spanish)
        }
    }

    @Test("an untouched form of an entry changes nothing, in either language")
    func untouched() throws {
        let patient = try Patient(profile: LabSample.profile(.g4))
        let kidney = patient.kidney
        for (id, typed) in [
            ("ndb-09040", "dos"), ("ndb-18069", "2 slices"), ("ndb-01077", "un vaso de leche"),
            ("ndb-20445", "1 1/2 cups"),
        ] {
            let entry = try kidney.eat(.init(id), typed).entry
            for language in Language.offered {
                let value = Language.$current.withValue(language) { entry.shownAmount }
                let saved = try Language.$current.withValue(language) {
                    try kidney.editEntry(entry.id, amount: value).entry
                }
                #expect(saved == entry, "\(value)")
            }
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

    @Test("a target of the tables or the clinic is an objetivo in Spanish; a meta is a goal of one's own")
    func targets() {
        Language.$current.withValue(.spanish) {
            let texts =
                SubstitutionTable.rows.compactMap(\.note)
                + InteractionTable.rules.flatMap { [$0.effect, $0.wholeAdvice] }
            #expect(texts.contains { $0.contains("encima del objetivo") })
            for text in texts { #expect(!text.contains(" meta "), "\(text)") }
        }
    }
}
