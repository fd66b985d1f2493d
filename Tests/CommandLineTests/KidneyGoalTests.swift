import Foundation
import TestKit
import Testing

@Suite("kidney goal, recommend and what somebody likes")
struct KidneyGoalTests {
    @Test(
        "goals from the first to the last: made as people write them, refused with the reason, tracked, moved, edited, ended"
    )
    func goals() throws {
        let home = try KidneyBox(.ana)
        #expect(try home.done("goal").contains("There are no goals yet."))
        func refusal(_ command: String...) throws -> String { try home.run(["goal", "add"] + command).errorText }
        #expect(try refusal("fruit", "2").contains("there is no potassium value"))
        try home.done("lab", "add", "potassium", "4.4", "--unit", "mmol/L")
        #expect(try home.done("goal", "add", "fruit", "2").contains("Eat 2 cups of fruit and vegetables a day"))
        #expect(try refusal("weight", "75 kg", "--by", "2026-03-20").contains("choose a later day"))
        let weight = try home.done("goal", "add", "weight", "75 kg", "--by", "2026-09-01")
        #expect(weight.contains("Weigh 165.3 lb (75 kg) by 2026-09-01") && weight.contains("179.0 of 165.3 lb"))
        try home.done("goal", "add", "bp", "130/80")
        try home.done("goal", "add", "lab", "bicarbonate")
        try home.done("goal", "add", "sodium", "2000 mg")
        #expect(try refusal("fluid", "50").contains("with its unit"))
        #expect(try home.done("goal", "add", "fluid", "50 oz").contains("at least 50 fl oz (1,479 mL) a day"))
        #expect(try refusal("sleep", "8 h").contains("choose weight"))

        try home.done("eat", "ndb-09040", "1 cup, sliced", "--meal", "breakfast")
        try home.done("bp", "add", "128/78")
        let list = try home.done("goal", "list")
        #expect(list.contains("1. Eat 2 cups") && list.contains("50 %  under way") && list.contains("1 cups of 2 cups"))
        #expect(list.contains("A mean of 128/78 of 1 reading in 30 days"))
        #expect(try home.done("goal", "move", "5", "1").contains("1. At most 2,000 mg of sodium a day"))
        #expect(try home.done("goal", "edit", "2", "1 1/2 cups").contains("Eat 1.5 cups"))
        #expect(try home.done("goal", "show", "3").contains("100 points a month"))

        let later = "2026-03-10T08:00"
        try home.done("lab", "add", "potassium", "5.8", "--unit", "mmol/L", at: later)
        let paused = try home.done("goal", "show", "2", at: later)
        #expect(paused.contains("paused") && paused.contains("5.8 mmol/L of 2026-03-10 is high"))
        #expect(try home.done("goal", "delete", "2", at: later).contains("what was reached before stays"))
        #expect(try home.done("goal", "list", "--all", at: later).contains("ended on 2026-03-10"))
        try home.done("undo", at: later)
        #expect(try home.done("goal", at: later).contains("2. Eat 1.5 cups"))
    }

    @Test(
        "foods are recommended by potassium and likes, without what is avoided, and refused where two things pull apart"
    )
    func recommend() throws {
        let home = try KidneyBox(.ana)
        try home.done("lab", "add", "potassium", "4.4", "--unit", "mmol/L")
        try home.done("goal", "add", "fruit", "2")
        try home.done("profile", "like", "ndb-11110")
        try home.done("profile", "dislike", "ndb-09003")
        try home.done("profile", "avoid", "dairy", "walnuts")
        #expect(try home.run(["profile", "avoid", "plastic"]).errorText.contains("no kind of food"))
        let likes = try home.done("profile", "vegetarian")
        #expect(likes.contains("ndb-11110") && likes.contains("Vegetarian") && likes.contains("Without walnuts"))
        #expect(try !home.done("recommend").contains("Not advised"))
        let later = "2026-03-09T08:00"
        try home.done("lab", "add", "potassium", "5.8", "--unit", "mmol/L", at: later)
        let advice = try home.done("recommend", at: later)
        #expect(advice.contains("(you like it)") && advice.contains("5.8 mmol/L of 2026-03-09"))
        #expect(advice.contains("Not advised") && advice.contains("the potassium limit pull apart"))
        #expect(try !home.done("recommend", "--day", "2026-03-04", at: later).contains("Not advised"))
        #expect(try !home.done("profile", "like", "ndb-11110", "--remove", at: later).contains("ndb-11110"))
        #expect(try home.done("profile", "preferences", at: later).contains("ndb-09003"))
    }

    @Test("a goal that could harm ends with a status of its own, and leaves nothing behind")
    func status() throws {
        let home = try KidneyBox(.ana)
        #expect(try home.run(["goal", "add", "weight", "45 kg"]).status == 77)
        #expect(try home.run(["goal", "add", "weight", "75 stone"]).status == 65)
        #expect(try home.run(["goal", "add", "fruit", "2", "--by", "2026-09-01"]).status == 64)
        #expect(try home.run(["goal", "add", "fluid", "50 oz", "--at-least", "--at-most"]).status == 64)
        #expect(try home.run(["goal", "show", "7"]).status == 66)
        #expect(try home.json("goal")["goals"] == .array([]))
        try home.done("goal", "add", "activity", "150")
        #expect(try home.run(["goal", "add", "activity", "200"]).status == 77)
    }

    @Test("the JSON of goals, advice and likes is that of their pages")
    func shapes() throws {
        let home = try KidneyBox(.ana)
        let goal = try home.json("goal", "add", "activity", "2.5 h")
        #expect(goal["goal"]?["subject"] == .text("activity") && goal["goal"]?["share"] == .number(0))
        #expect(goal["steps"]?.array.count == 1 && goal["form"]?["buttons"]?[0]?["enabled"] == .truth(true))
        try home.done("activity", "add", "minutes", "60")
        let list = try home.json("goal", "list")
        let row = try #require(list["goals"]?[0])
        #expect(row.keys.isSuperset(of: ["id", "priority", "title", "state", "share", "text", "note", "opens"]))
        #expect(row["share"] == .number(0.4) && row["state"] == .text("underway"))
        #expect(list["careTeam"]?.text?.isEmpty == false && list["form"]?["fields"]?.array.isEmpty == false)
        let advice = try home.json("recommend")
        #expect(advice.keys.isSuperset(of: ["day", "advice", "refused", "careTeam"]))
        let first = try #require(advice["advice"]?[0])
        #expect(first.keys.isSuperset(of: ["id", "text", "more", "less", "why", "source", "caution", "lab", "isWeak"]))
        let likes = try home.json("profile", "avoid", "soy")
        #expect(likes["preferences"]?["avoids"] == .array([.text("soy")]))
        #expect(try home.json("goal", "delete", "1")["deleted"] == goal["goal"]?["id"])
    }

    @Test("a diabetes diet is entered with the profile and counted on the day")
    func diet() throws {
        let home = try KidneyBox(.ana)
        try home.done(
            "profile",
            "set",
            "--diabetes",
            "yes",
            "--diet",
            "carbohydrate=180",
            "--diet",
            "meal=60 g",
            "--diet",
            "HbA1c=7.0"
        )
        try home.done("eat", "ndb-09040", "3 medium", "--meal", "breakfast")
        let diet = try #require(try home.json("today")["diet"]?.array)
        #expect(diet.map { $0["id"] } == [.text("carbohydrate"), .text("mealCarbohydrate"), .text("HbA1c")])
        #expect(diet.map { $0["state"] } == [.text("ok"), .text("over"), .text("unknown")])
        #expect(try home.run(["profile", "set", "--diet", "carbohydrate=2"]).status == 65)
        #expect(try home.run(["profile", "set", "--diet", "sweets=2"]).status == 65)
        try home.done("profile", "set", "--diet", "meal=none")
        #expect(try home.json("today")["diet"]?.array.count == 2)
    }
}
