import Foundation
import TestKit
import Testing

@Suite("The JSON of kidney has the shapes that are promised")
struct KidneyJSONShapeTests {
    typealias Shape = JSONShapeTests.Shape

    @Test("today: day, totals, fluid, meals, alerts, weight; what is near its limit is among the alerts")
    func today() throws {
        let home = try KidneyBox()
        try home.done("lab", "add", "potassium", "5.4", "--unit", "mmol/L")
        try home.done("eat", "ndb-09040", "6 medium", "--meal", "breakfast")
        try home.done("drink", "ndb-14209", "1 cup")
        let today = try home.json("today")
        #expect(today.keys.isSuperset(of: ["day", "totals", "fluid", "meals", "alerts", "weight"]))
        #expect(today["day"] == .text("2026-03-03"))
        let totals = try #require(today["totals"]?.array)
        #expect(
            totals.allSatisfy {
                $0.keys.isSuperset(of: ["nutrient", "known", "unit", "unknownFoods", "target", "state"])
            }
        )
        let potassium = try #require(totals.first { $0["nutrient"] == .text("potassium") })
        // Six bananas of 118 g with 358 mg per 100 g, and 237 g of coffee with 49 mg per 100 g.
        #expect(potassium["known"] == .number(2650.77) && potassium["unit"] == .text("mg"))
        #expect(potassium["target"]?["high"] == .number(3000) && potassium["state"] == .text("near"))
        #expect(totals.first { $0["nutrient"] == .text("fat") }?["target"] == .null)
        #expect(today["fluid"]?["nutrient"] == .text("fluid"))
        let fluid = try #require(today["fluid"]?["known"]?.number)
        #expect(fluid > 200)
        let meals = try #require(today["meals"]?.array)
        #expect(meals.map { $0["meal"] } == [.text("breakfast"), .null])
        #expect(today["meals"]?[0]?["entries"]?[0]?["grams"] == .number(708))
        let alert = try #require(today["alerts"]?.array.first { $0["id"]?.text?.contains("potassium") == true })
        #expect(alert["message"]?.text?.contains("of at most 3,000 mg") == true)
        #expect(alert["why"]?.text?.contains("potassium 5.4 mmol/L of 2026-03-03") == true)
        #expect(today["weight"]?["value"] == .number(81.2) && today["weight"]?["unit"] == .text("kg"))
        let empty = try KidneyBox(.accepted).json("today")
        #expect(empty["weight"] == .null && empty["meals"] == .array([]) && empty["alerts"] == .array([]))
    }

    @Test(
        "a food without a potassium figure leaves the day open: it is counted as unknown, never as zero or as in order"
    )
    func missing() throws {
        let home = try KidneyBox()
        let text = """
            {"FoundationFoods": [{"fdcId": 1, "description": "Test broth", "dataType": "Foundation", "foodNutrients":
            [{"nutrient": {"id": 1093, "number": "307", "unitName": "mg"}, "amount": 300}]}]}
            """
        try Data(text.utf8).write(to: home.box.folder.file("foods.json"))
        try home.done("import", "usda", "foods.json")
        try home.done("lab", "add", "potassium", "5.4", "--unit", "mmol/L")
        let shown = try home.done("eat", "fdc-1", "200 g")
        #expect(shown.contains("Potassium unknown (1 food)") && shown.contains("can't be told"))
        #expect(shown.contains("Sodium 600 mg"))
        let totals = try #require(try home.json("today")["totals"]?.array)
        let potassium = try #require(totals.first { $0["nutrient"] == .text("potassium") })
        #expect(potassium["known"] == .number(0) && potassium["unknownFoods"] == .number(1))
        #expect(potassium["target"]?["high"] == .number(3000) && potassium["state"] == .text("unknown"))
    }

    @Test("lab add: the value in both unit systems, the range, the flag, and what it changed in the targets")
    func labAdd() throws {
        let home = try KidneyBox()
        let lab = try home.json("lab", "add", "phosphorus", "1.9", "--unit", "mmol/L")
        #expect(lab["name"] == .text("phosphorus") && lab["value"] == .number(1.9) && lab["unit"] == .text("mmol/L"))
        #expect(lab["international"] == .text("1.9 mmol/L") && lab["conventional"] == .text("5.9 mg/dL"))
        #expect(lab["flag"] == .text("high") && lab["range"]?.text?.contains("mmol/L") == true)
        #expect(lab["changes"]?.array.map { $0["quantity"] } == [.text("phosphorus")])
        #expect(lab["changes"]?[0]?["from"] == .text("no limit"))
        #expect(lab["changes"]?[0]?["why"]?[0]?["lab"]?["value"] == .text("1.9 mmol/L"))
        #expect(lab["wasThere"] == .truth(false) && lab["eGFR"] == .null)
        let again = try home.json("lab", "add", "phosphorus", "1.9", "--unit", "mmol/L")
        #expect(again["wasThere"] == .truth(true) && again["id"] == lab["id"] && again["changes"] == .array([]))
    }

    @Test("lab list: the eGFR computed from a creatinine stands among the values, and none on dialysis")
    func labList() throws {
        let home = try KidneyBox()
        try home.done("lab", "add", "creatinine", "1.6", "--at", "2026-03-02")
        try home.done("lab", "add", "K", "<3.0", "--unit", "mmol/L", "--at", "2026-03-03T07:00")
        let list = try home.json("lab", "list").array
        #expect(list.map { $0["name"] } == [.text("potassium"), .text("eGFR"), .text("creatinine")])
        #expect(list.allSatisfy { $0.keys.isSuperset(of: ["id", "name", "value", "unit", "at", "source", "flag"]) })
        #expect(list[2]["day"] == .text("2026-03-02") && list[2]["time"] == .null)
        #expect(list[2]["source"] == .text("entered by hand"))
        #expect(list[1]["value"] == .number(36) && list[1]["stage"] == .text("G3b"))
        #expect(list[1]["source"] == .text("computed with CKD-EPI 2021 from the creatinine"))
        #expect(list[0]["value"] == .number(3) && list[0]["comparator"] == .text("<"))
        #expect(list[0]["at"] == .text("2026-03-03T14:00:00.000Z"))
        #expect(try home.json("lab", "list", "--to", "2026-03-02").array.count == 2)
        #expect(try home.json("lab", "list", "potassium").array.count == 1)
        try home.done("profile", "set", "--category", "hemodialysis", "--from", "2026-03-01")
        #expect(try home.json("lab", "list").array.map { $0["name"] } == [.text("potassium"), .text("creatinine")])
    }

    @Test("food search: id, name, source, portion, per100g with null for what isn't known, score")
    func foodSearch() throws {
        let home = try KidneyBox()
        let found = try home.json("food", "search", "bananna", "--limit", "5")
        let banana = try #require(found[0])
        #expect(banana.keys.isSuperset(of: ["id", "name", "source", "portion", "per100g", "score"]))
        #expect(banana["id"] == .text("ndb-09040") && banana["source"] == .text("USDA SR 09040"))
        #expect(banana["per100g"]?["potassium"] == .number(358) && banana["per100g"]?["protein"] == .number(1.09))
        #expect(try home.json("food", "search", "zzzzzz") == .array([]))
        let food = try home.json("food", "show", "ndb-09040")
        #expect(food["portions"]?.array.isEmpty == false && food["effects"] == .array([]))
        let potassium = food["figures"]?.array.first { $0["nutrient"] == .text("potassium") }
        #expect(potassium?["per100g"] == .number(358) && potassium?["inAmount"] == .null)
        let two = try home.json("food", "show", "ndb-09040", "2", "medium")
        let inTwo = two["figures"]?.array.first { $0["nutrient"] == .text("potassium") }
        #expect(inTwo?["inAmount"] == .text("845 mg"))
        #expect(two["effects"]?.array.contains { $0["quantity"] == .text("sodium") } == true)
    }

    @Test("an entry is edited and deleted by the end of its id, and undo brings it back")
    func records() throws {
        let home = try KidneyBox()
        for (add, list, edit) in [
            (["weight", "add", "80.1kg"], "weight", ["80.3kg"]), (["bp", "add", "131/80"], "bp", ["130/80"]),
            (["lab", "add", "albumin", "3.9"], "lab", ["4.0"]),
        ] {
            let result = try home.run(add + ["--json"])
            let receipt = try JSONDecoder().decode(Shape.self, from: result.output)
            let id = try #require((receipt["weight"] ?? receipt["pressure"] ?? receipt)["id"]?.text)
            let before = try home.json(list, "list")
            #expect(try home.run([list, "edit", String(id.suffix(8))] + edit).status == 0)
            #expect(try home.json(list, "list") != before)
            try home.done("undo")
            #expect(try home.json(list, "list") == before)
            try home.done(list, "delete", String(id.suffix(8)))
            #expect(try home.json(list, "list").array.count == before.array.count - 1)
            try home.done("undo")
            #expect(try home.json(list, "list") == before)
        }
        let steps = try home.json("activity", "add", "steps", "6200")["id"]?.text
        let end = String(try #require(steps).suffix(8))
        #expect(try home.json("activity", "edit", end, "7200")["text"] == .text("7,200 steps"))
        #expect(try home.json("activity", "list")[0]?["steps"] == .number(7200))
        try home.done("activity", "delete", end)
        #expect(try home.json("activity", "list") == .array([]))
        try home.done("undo")
        #expect(try home.json("activity", "list")[0]?["readings"]?[0]?["id"]?.text == steps)
        let entry = try home.json("eat", "ndb-09040", "150 g")
        let id = try #require(entry["entry"]?["id"]?.text)
        let edited = try home.json("journal", "edit", String(id.suffix(8)), "--amount", "1/2 cup, mashed")
        #expect(edited["entry"]?["grams"] == .number(112.5))
        try home.done("journal", "delete", String(id.suffix(8)))
        #expect(try home.json("journal")["meals"] == .array([]))
    }

    @Test("photos stand in the journal with their meal, also where the original is gone")
    func photos() throws {
        let home = try KidneyBox()
        try onePixel.write(to: home.box.folder.file("lunch.png"))
        let photo = try home.json("photo", "add", "lunch.png", "--meal", "lunch", "--note", "half of it")
        #expect(photo["meals"]?[0]?["photos"]?[0]?["isOriginalPresent"] == .truth(true))
        let lunch = try #require(try home.json("journal")["meals"]?[0])
        #expect(lunch["meal"] == .text("lunch") && lunch["photos"]?[0]?["note"] == .text("half of it"))
        #expect(try home.run(["photo", "add", "/etc/hostname"]).status == 65)
    }

    @Test("an entry at half past midnight belongs to the day before")
    func night() throws {
        let home = try KidneyBox()
        let entry = try home.json("eat", "ndb-09040", "150 g", at: "2026-03-04T00:30")
        #expect(entry["day"] == .text("2026-03-03"))
        #expect(try home.json("today", at: "2026-03-04T00:31")["meals"]?.array.count == 1)
        #expect(try home.json("today", at: "2026-03-04T08:00")["meals"]?.array.isEmpty == true)
        #expect(try home.json("today", "--day", "yesterday", at: "2026-03-04T08:00")["meals"]?.array.count == 1)
    }

    @Test(
        "every command that prints prints one JSON document and nothing else",
        arguments: [
            ["accept-terms"], ["today"], ["targets"], ["targets", "potassium"], ["journal"], ["journal", "show"],
            ["profile"],
            ["profile", "set", "--gout", "yes"], ["weight"], ["weight", "list"], ["weight", "add", "80kg"],
            ["bp", "list"], ["bp", "add", "128/76"], ["lab", "list"], ["lab", "add", "a1c", "6.1"],
            ["activity", "list"],
            ["activity", "add", "steps", "6200"], ["food", "search", "rice"], ["food", "show", "ndb-09040"],
            ["food", "custom", "list"], ["food", "custom", "create", "Bowl", "--component", "ndb-09040=150 g"],
            ["eat", "ndb-09040", "150", "g"], ["drink", "ndb-14209", "1 cup"], ["substitute", "ndb-09040"], ["undo"],
            ["backup"], ["backup", "--list"], ["doctor"], ["tick"], ["agent", "status"],
            ["archive", "export", "all.jsonl"],
        ]
    )
    func document(_ arguments: [String]) throws {
        let result = try KidneyBox().run(arguments + ["--json"])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        let shape = try JSONDecoder().decode(Shape.self, from: result.output)
        switch shape {
        case .object, .array: break
        default: Issue.record("\(arguments) prints \(shape)")
        }
    }
}
