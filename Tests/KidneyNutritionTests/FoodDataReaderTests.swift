import KidneyNutrition
import TestKit
import Testing
import TimeKit

@Suite("Reading FoodData Central")
struct FoodDataReaderTests {
    // MARK: Tables

    @Test("fields can be quoted, hold commas, doubled quotes and line ends, and columns can stand in any order")
    func quoting() {
        var reader = FoodDataTableReader()
        Self.read(
            &reader,
            .foods,
            "\u{FEFF}description,\"fdc_id\",data_type\r\n\"Soup, \"\"thick\"\"\r\nand hot\",7,sr_legacy_food\r\nPlain,8,branded_food"
        )
        Self.read(&reader, .branded, "fdc_id,brand_owner,serving_size,serving_size_unit\n8,Maker,,g\n")
        Self.read(&reader, .measures, "id,name\n1,cup\n9999,undetermined\n")
        Self.read(
            &reader,
            .portions,
            """
            id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight
            1,7,2,0.5,1,,sliced,70
            2,7,1,1,9999,,"pat (1"" sq)",5
            3,8,1,,9999,1 bar,10205,40
            """
        )
        #expect(reader.foods.map(\.name) == ["Soup, \"thick\"\nand hot", "Plain"])
        #expect(reader.foods[0].portions.map(\.name) == ["pat (1\" sq)", "cup, sliced"])
        #expect(reader.foods[1].portions == [FoodPortion("bar", grams: "40")])
        #expect(reader.foods[0].id.rawValue == "fdc-7")
        // The name tells the fluid of a food in USDA's own tables, but not of a branded food.
        #expect(reader.foods[0].fluid != nil && reader.foods[1].fluid == nil)
    }

    @Test("a maker's food is taken only where a line says that its figures are for 100 g, never for 100 mL")
    func weighed() {
        var reader = FoodDataTableReader()
        let foods = [
            "fdc_id,data_type,description", "1,branded_food,BAR", "2,branded_food,DRINK", "3,branded_food,OTHER",
        ]
        Self.read(&reader, .foods, foods.joined(separator: "\n"))
        #expect(reader.foods.isEmpty && reader.leftOut == 3)
        let rows = [
            "fdc_id,brand_owner,serving_size,serving_size_unit", "1,Maker,40.0,g", "2,Maker,240,ml", "3,Maker,1,IU",
        ]
        Self.read(&reader, .branded, rows.joined(separator: "\n"))
        #expect(reader.foods.map(\.name) == ["BAR"] && reader.leftOut == 2)
        #expect(reader.foods[0].brand == "Maker" && reader.foods[0].portions == [FoodPortion("serving", grams: "40")])
        #expect(
            reader.counts[.branded]?.refusals.map(\.reason) == [
                "its figures are for 100 mL, and what that weighs isn't said",
                "“IU” doesn't say whether its figures are for 100 g",
            ]
        )
    }

    @Test("a quote that isn't closed costs its own line and no other")
    func openQuote() {
        var reader = FoodDataTableReader()
        let lines = [
            "fdc_id,data_type,description", "1,a,\"broken", "2,a,Two", "3,a,\"Three\"", "4,a,a\"b", "5,a,Five",
        ]
        Self.read(&reader, .foods, lines.joined(separator: "\n"))
        #expect(reader.foods.map(\.name) == ["Two", "Three", "Five"])
        #expect(reader.counts[.foods]?.refusals.map(\.line) == [2, 5])
        #expect(reader.counts[.foods]?.refusals.first?.reason == "a quote isn't closed, or stands inside a field")
    }

    @Test("a file without a column that is needed is refused as a whole, and the next one is read")
    func columns() {
        var reader = FoodDataTableReader()
        Self.read(&reader, .foods, "fdc_id,description\n1,One\n")
        #expect(reader.counts[.foods]?.refusals.map(\.reason) == ["the first line names no column data_type"])
        Self.read(&reader, .foods, "fdc_id,data_type,description\n1,a,One\n")
        #expect(reader.foods.map(\.name) == ["One"])
    }

    @Test(
        "units are converted to the engine's: upper or lower case, the micro sign in any alphabet, international units, kilojoules",
        arguments: [
            (1092, "MG", "358", Nutrient.potassium, "358"), (1092, "g", "0.358", .potassium, "358"),
            (1185, "UG", "0.5", .vitaminK, "0.5"), (1185, "ΜG", "0.5", .vitaminK, "0.5"),
            (1185, "µg", "0.5", .vitaminK, "0.5"),
            (1114, "IU", "40", .vitaminD, "1"), (1003, "G", "1.0900001", .protein, "1.09"),
            (1003, "G", "1E-1", .protein, "0.1"),
            (2047, "KCAL", "61", .energy, "61"), (2048, "kcal", "62", .energy, "62"),
            (1062, "kJ", "371", .energy, "88.671"),
        ]
    )
    func units(id: Int, unit: String, amount: String, nutrient: Nutrient, expected: String) {
        let reader = Self.reader(nutrients: "\(id),\(unit)", figures: "7,\(id),\(amount)")
        #expect(reader.foods[0].contents[nutrient]?.amount.description == expected, "\(reader.counts)")
    }

    @Test(
        "energy is the plain one where there is one, else by specific, general factors, or from kilojoules, in any order"
    )
    func energy() {
        let all = [("1008", "KCAL", "50"), ("2048", "KCAL", "51"), ("2047", "KCAL", "52"), ("1062", "KJ", "418.4")]
        for first in 0..<4 {
            for order in [Array(all[first...]), Array(all[first...].reversed())] {
                let reader = Self.reader(
                    nutrients: order.map { "\($0.0),\($0.1)" }.joined(separator: "\n"),
                    figures: order.map { "7,\($0.0),\($0.2)" }.joined(separator: "\n")
                )
                #expect(reader.foods[0].contents[.energy]?.amount.description == ["50", "51", "52", "100"][first])
            }
        }
    }

    @Test("a figure that can't be is refused with its line and reason")
    func refused() {
        let figures = [
            "7,1092,x", "8,1092,1", "7,1092,100001", "7,1093,1", "x,1092,1", "7,1092", "7,9,1", "7,1003,1", "7,1092,5",
        ]
        let reader = Self.reader(nutrients: "1092,MG\n1003,KCAL", figures: figures.joined(separator: "\n"))
        #expect(
            reader.counts[.figures]?.refusals.map { "\($0.line) \($0.reason)" } == [
                "2 “x” is no amount", "3 food 8 isn't among the foods",
                "4 100001 mg of potassium is more than 100 g can hold", "5 nutrient 1093 has no unit that is known",
                "6 “x” is no id", "7 2 fields, too few", "9 protein is not given in g",
            ]
        )
        #expect(reader.foods[0].contents[.potassium] == .exact("5"))
    }

    @Test("whatever bytes come, reading ends, and every record is counted", arguments: 0..<60)
    func rubbish(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let alphabet: [UInt8] = Array("\"\",,\r\n019.e-a{}[]:\\u".utf8) + [0, 0xFF]
        let bytes = (0..<random.int(in: 0...3000)).map { _ in random.pick(alphabet) }
        for file in FoodDataTableReader.File.allCases {
            var reader = FoodDataTableReader()
            reader.read(Array((file.columns + ["x"]).joined(separator: ",").utf8) + [10] + bytes, of: file)
            reader.finish(file)
            let counts = reader.counts[file] ?? ImportCounts()
            #expect(counts.read == counts.new + counts.alreadyThere + counts.passedOver + counts.refused)
        }
        var reader = FoodDataObjectReader(file: "x.json")
        reader.read(Array("[{\"fdcId\":1,".utf8) + bytes)
        reader.finish()
        #expect(reader.foodCounts.refused > 0)
    }

    // MARK: JSON

    static let search = """
        {"totalHits": 2, "currentPage": 1, "foods": [
          {"fdcId": 173944, "description": "Bananas, raw", "dataType": "SR Legacy", "ndbNumber": 9040, "foodCategory": "Fruits and Fruit Juices",
           "foodNutrients": [
             {"nutrientId": 1092, "nutrientName": "Potassium, K", "nutrientNumber": "306", "unitName": "MG", "value": 358},
             {"nutrientId": 1185, "nutrientNumber": "430", "unitName": "UG", "value": 0.5},
             {"nutrientId": 1008, "nutrientNumber": "208", "unitName": "KCAL", "value": 89.0}],
           "foodMeasures": [{"disseminationText": "1 medium (7\\" long)", "gramWeight": 118.0}]},
          {"fdcId": 5, "description": "BANANA CHIPS", "dataType": "Branded", "brandOwner": "Maker", "servingSize": 30, "servingSizeUnit": "GRM",
           "foodNutrients": [{"nutrientId": 1093, "unitName": "MG", "value": 6.0}]}]}
        """

    static let detail = """
        {"fdcId": 173944, "description": "Bananas, raw", "dataType": "SR Legacy", "ndbNumber": "9040",
         "foodCategory": {"description": "Fruits and Fruit Juices"},
         "foodNutrients": [
           {"type": "FoodNutrient", "nutrient": {"id": 1092, "number": "306", "name": "Potassium, K", "unitName": "mg"}, "amount": 358.0},
           {"nutrient": {"id": 1185, "number": "430", "unitName": "µg"}, "amount": 0.5},
           {"nutrient": {"id": 1093, "number": "307", "unitName": "mg"}},
           {"nutrient": {"id": 2048, "number": "958", "unitName": "kcal"}, "amount": 89}],
         "foodPortions": [{"amount": 1.0, "gramWeight": 118.0, "modifier": "medium (7\\" long)", "measureUnit": {"name": "undetermined"}}]}
        """

    static let abridged = """
        [{"fdcId": 173944, "description": "Bananas, raw", "dataType": "SR Legacy", "ndbNumber": "9040",
          "foodNutrients": [
            {"number": "306", "name": "Potassium, K", "amount": 358, "unitName": "MG"},
            {"number": "430", "amount": 0.5, "unitName": "UG"},
            {"number": "268", "amount": 372.376, "unitName": "kJ"}]}]
        """

    @Test("the three shapes of a nutrient give the same figures", arguments: [search, detail, abridged])
    func shapes(text: String) throws {
        for size in [1, 13, 100_000] {
            let reader = Self.objects(text, size: size)
            let banana = try #require(reader.foods.first)
            #expect(banana.id.rawValue == "ndb-09040")
            #expect(banana.contents == NutrientContents([.potassium: "358", .vitaminK: "0.5", .energy: "89"]))
            #expect(reader.foodCounts.refused == 0 && reader.figureCounts.refused == 0)
            if text != Self.abridged { #expect(banana.portions == [FoodPortion("medium (7\" long)", grams: "118")]) }
        }
    }

    @Test("a branded food keeps its maker and its serving, and what is measured by volume alone is refused")
    func branded() throws {
        let chips = try #require(Self.objects(Self.search).foods.last)
        #expect(chips.brand == "Maker" && chips.portions == [FoodPortion("serving", grams: "30")])
        #expect(chips.contents[.potassium] == nil)
        let drink = Self.objects(
            #"{"fdcId": 1, "description": "DRINK", "dataType": "Branded", "servingSizeUnit": "ml", "servingSize": 240, "foodNutrients": []}"#
        )
        #expect(
            drink.foodCounts.refusals.map(\.reason) == ["its figures are for 100 mL, and what that weighs isn't said"]
        )
    }

    @Test("a broken food is refused with its line, and the next one is read")
    func brokenFood() {
        let text = """
            {"FoundationFoods": [
              {"fdcId": 1, "description": "One", "foodNutrients": [{"nutrient": {"id": 1092, "unitName": "mg"}, "amount": "x"}]},
              {"fdcId": 2, "description": tru},
              {"description": "No id"},
              {"fdcId": 4, "description": "Four \\u00e9\\ud83c\\udf4c"}
            ], "foods": 3}
            """
        let reader = Self.objects(text)
        #expect(reader.foods.map(\.name) == ["One", "Four é🍌"])
        #expect(
            reader.foodCounts.refusals.map { "\($0.line) \($0.reason)" } == [
                "3 this is no JSON", "4 the food has no fdcId",
            ]
        )
        #expect(reader.figureCounts.refusals.map(\.reason) == ["the amount is no number"])
        let cut = Self.objects("[{\"fdcId\": 1, \"description\": \"One\"},\n{\"fdcId\": 2, \"description")
        #expect(cut.foods.map(\.name) == ["One"])
        #expect(cut.foodCounts.refusals.map { "\($0.line) \($0.reason)" } == ["2 this is no JSON"])
        #expect(Self.objects(String(repeating: "[", count: 100_000)).foods.isEmpty)
        #expect(Self.objects(#"{"fdcId": 1, "x": "# + String(repeating: "[", count: 9000)).foodCounts.refused == 1)
    }

    @Test(
        "a food with a number that JSON doesn't have is refused with its line, and the next one is read",
        arguments: ["+5", ".5", "007", "5."]
    )
    func brokenNumber(number: String) {
        let reader = Self.objects(
            """
            [{"fdcId": 1, "description": "One", "servingSize": \(number)},
             {"fdcId": 2, "description": "Two", "servingSize": 5}]
            """
        )
        #expect(reader.foods.map(\.name) == ["Two"])
        #expect(reader.foodCounts.refusals.map { "\($0.line) \($0.reason)" } == ["1 this is no JSON"])
    }

    // MARK: Reading

    static func reader(nutrients: String, figures: String) -> FoodDataTableReader {
        var reader = FoodDataTableReader()
        read(&reader, .nutrients, "id,unit_name\n" + nutrients)
        read(&reader, .foods, "fdc_id,data_type,description\n7,sr_legacy_food,Food")
        read(&reader, .figures, "fdc_id,nutrient_id,amount\n" + figures)
        return reader
    }

    static func read(_ reader: inout FoodDataTableReader, _ file: FoodDataTableReader.File, _ text: String) {
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 11) {
            reader.read(Array(bytes[start..<min(start + 11, bytes.count)]), of: file)
        }
        reader.finish(file)
    }

    static func objects(_ text: String, size: Int = 17) -> FoodDataObjectReader {
        var reader = FoodDataObjectReader(file: "foods.json")
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            reader.read(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        reader.finish()
        return reader
    }
}
