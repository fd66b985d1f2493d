import Foundation
import FractionParser
import KidneyNutrition
import Testing
import TimeKit

@Suite("Potassium salts and phosphates by what people and labels call them")
struct IngredientTests {
    @Test(
        "a name that people buy is a potassium salt",
        arguments: [
            "Salt substitute", "NoSalt Original", "Nu-Salt", "LoSalt", "Lite salt", "Low-sodium salt", "Half salt",
            "Potassium-enriched salt", "Salt alternative, garlic", "Soup with potassium chloride",
        ]
    )
    func salts(name: String) { #expect(FoodJudgment.tags(name: name).contains(.potassiumChloride)) }

    @Test("other salt is none", arguments: ["Salt, table", "Sea salt", "Crackers, no salt added", "Saltines"])
    func others(name: String) { #expect(!FoodJudgment.tags(name: name).contains(.potassiumChloride)) }

    @Test(
        "a word of an ingredient list is recognized as potassium chloride or as added phosphate",
        arguments: [
            ("WATER, SALT, KCl", [FoodTag.potassiumChloride]), ("flour, E508, salt", [.potassiumChloride]),
            ("beef, potassium salt", [.potassiumChloride]), ("milk, E339", [.phosphateAdditive]),
            ("milk, E 341", [.phosphateAdditive]), ("ham, sodium tripolyphosphate", [.phosphateAdditive]),
            ("cheese (E452)", [.phosphateAdditive]), ("water, phosphoric acid", [.phosphateAdditive]),
            ("pork, diphosphates (E450)", [.phosphateAdditive]),
            ("potassium chloride, E-451", [.potassiumChloride, .phosphateAdditive]), ("flour, water, salt", []),
            ("vitamin E, 508 mg", []), ("Turkey, salt. No phosphates added", []), ("ham (phosphate-free)", []),
            ("pollo, sin fosfatos", []), ("beef (no potassium chloride)", []),
            ("No added phosphates, KCl", [.potassiumChloride]),
            ("ham, no preservatives, sodium phosphates", [.phosphateAdditive]),
        ]
    )
    func ingredients(text: String, tags: [FoodTag]) { #expect(FoodJudgment.tags(ingredients: text) == Set(tags)) }

    @Test("every E number of the added phosphates counts, and its neighbors don't")
    func numbers() {
        for number in 330...345 {
            #expect(
                FoodJudgment.tags(ingredients: "salt, E\(number)").isEmpty == !(338...341).contains(number),
                "\(number)"
            )
        }
        for number in 446...456 {
            #expect(
                FoodJudgment.tags(ingredients: "salt, E\(number)").isEmpty == !(450...452).contains(number),
                "\(number)"
            )
        }
    }

    @Test("a maker's food carries the tags of its ingredients, from JSON and from tables")
    func imported() throws {
        var json = FoodDataObjectReader(file: "soup.json")
        json.read(
            Data(
                """
                {"BrandedFoods":[{"fdcId":7,"description":"Tomato soup","dataType":"Branded","servingSizeUnit":"g",
                "ingredients":"TOMATOES, POTASSIUM CHLORIDE, SODIUM PHOSPHATE","foodNutrients":[]}]}
                """.utf8
            )
        )
        json.finish()
        #expect(json.foods.first?.tags == [.potassiumChloride, .phosphateAdditive])
        var table = FoodDataTableReader()
        for (file, text) in [
            (FoodDataTableReader.File.foods, "fdc_id,data_type,description\n8,branded_food,Soup\n"),
            (.branded, "fdc_id,brand_owner,ingredients,serving_size,serving_size_unit\n8,Maker,\"SALT, E508\",100,g\n"),
        ] {
            table.read(Data(text.utf8), of: file)
            table.finish(file)
        }
        #expect(table.foods.first?.tags == [.potassiumChloride])
    }

    @Test("from an eGFR under 45 on a potassium salt is warned about whatever the last value")
    func filtration() throws {
        let salt = try #require(BundledFoods.food(FoodSource.table("salt-substitute").foodID))
        func reasons(_ category: DiseaseCategory, _ labs: [LabResult]) throws -> [UnsafeReason] {
            IntakeAlerts.unsafe(salt, in: try Care.setting(category, labs: labs))
        }
        let normal = try Care.potassium("4.0")
        #expect(try reasons(.g3b, [normal]) == [.potassiumSaltWithLowFiltration])
        #expect(try reasons(.g4, [normal]) == [.potassiumSaltWithLowFiltration])
        #expect(try reasons(.g3a, [normal]).isEmpty)
        let day = normal.moment.day.description
        #expect(try reasons(.g2, [normal, LabSample.lab(.eGFR, "44.9", day)]) == [.potassiumSaltWithLowFiltration])
        #expect(try reasons(.g2, [normal, LabSample.lab(.eGFR, "45", day)]).isEmpty)
        for low in ["<15", "<60"] {
            let labs = [normal, try LabSample.lab(.eGFR, low, day)]
            #expect(try reasons(.g2, labs) == [.potassiumSaltWithLowFiltration], "\(low)")
        }
        #expect(try reasons(.g2, [normal, LabSample.lab(.eGFR, ">60", day)]).isEmpty)
    }
}
