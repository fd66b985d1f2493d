import Foundation
import TestKit
import Testing

@Suite("USDA's files are imported through the executable, and again bring nothing twice")
struct KidneyImportTests {
    @Test(
        "the whole standard reference: counts of files and foods, and nothing new the second time",
        .enabled(if: Corpus.isPresent)
    )
    func standardReference() throws {
        let home = try KidneyBox()
        let folder = try Corpus.folder("usda/sr-ascii").path
        let first = try home.json("import", "usda", folder)
        #expect(first["foods"]?["read"] == .number(8463) && first["foods"]?["new"] == .number(8463))
        #expect(first["foods"]?["refused"] == .number(0) && first["foods"]?["refusals"] == .array([]))
        let figures = first["files"]?.array.first { $0["file"] == .text("NUT_DATA.txt") }
        #expect((figures?["read"]?.number ?? 0) > 600_000)
        #expect(try home.json("food", "search", "cheddar", "--limit", "50").array.count > 10)
        let again = try home.json("import", "usda", folder)
        #expect(again["foods"]?["new"] == .number(0) && again["foods"]?["alreadyThere"] == .number(8463))
        #expect(try home.done("import", "usda", folder).hasSuffix("0 new, 0 changed, 8463 already there, 0 refused\n"))
    }

    @Test("the tables of FoodData Central", .enabled(if: Corpus.isPresent))
    func tables() throws {
        let home = try KidneyBox()
        let report = try home.json("import", "usda", try Corpus.folder("usda/fdc-csv").path)
        let foods = try #require(report["foods"])
        #expect((foods["read"]?.number ?? 0) > 1000 && foods["new"] == foods["read"])
        #expect(report["source"] == .text("FoodData Central, tables"))
    }

    @Test("a JSON file of FoodData Central; a broken food is refused with its line and reason, and the rest is read")
    func objects() throws {
        let home = try KidneyBox()
        let text = """
            {"FoundationFoods": [
            {"fdcId": 1, "description": "Test broth", "dataType": "Foundation", "foodNutrients":
            [{"nutrient": {"id": 1092, "number": "306", "unitName": "mg"}, "amount": 25.5}]},
            {"fdcId": "none", "description": "Broken"}
            ]}
            """
        try Data(text.utf8).write(to: home.box.folder.file("foods.json"))
        let report = try home.json("import", "usda", "foods.json")
        #expect(report["foods"]?["new"] == .number(1))
        let refusal = try #require(report["files"]?[0]?["refusals"]?[0])
        #expect(refusal["file"] == .text("foods.json") && refusal["line"] == .number(4))
        #expect(refusal["reason"]?.text?.isEmpty == false)
        let figures = try #require(try home.json("food", "show", "fdc-1")["figures"]?.array)
        let known = figures.filter { $0["per100g"] != .null }
        #expect(known.map { $0["nutrient"] } == [.text("potassium")] && known[0]["per100g"] == .number(25.5))
        let shown = try home.done("import", "usda", "foods.json")
        #expect(shown.contains("refused foods.json, line 4") && shown.contains("1 already there"))
        try Data("no foods".utf8).write(to: home.box.folder.file("none.json"))
        let refused = try home.run(["import", "usda", "none.json"])
        #expect(refused.status == 65 && refused.errorText.contains("none.json"))
    }
}
