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
        var transcript = Transcript("kidney-goals", in: home.box.folder.url)
        let day = "2026-03-03T"
        let turns: [(String, [String])] = [
            (day + "08:00", ["goal"]), (day + "08:00", ["goal", "add", "fruit", "2"]),
            (day + "08:01", ["lab", "add", "potassium", "4.4", "--unit", "mmol/L"]),
            (day + "08:02", ["goal", "add", "fruit", "2"]),
            (day + "08:02", ["goal", "add", "weight", "75 kg", "--by", "2026-03-20"]),
            (day + "08:02", ["goal", "add", "weight", "75 kg", "--by", "2026-09-01"]),
            (day + "08:02", ["goal", "add", "bp", "130/80"]), (day + "08:02", ["goal", "add", "lab", "bicarbonate"]),
            (day + "08:02", ["goal", "add", "sodium", "2000 mg"]), (day + "08:03", ["goal", "add", "fluid", "50"]),
            (day + "08:03", ["goal", "add", "fluid", "50 oz"]), (day + "08:03", ["goal", "add", "protein", "70 g"]),
            (day + "08:03", ["goal", "add", "sleep", "8 h"]),
            (day + "09:00", ["eat", "ndb-09040", "1 medium", "--meal", "breakfast"]),
            (day + "09:00", ["drink", "ndb-14209", "2 cup"]), (day + "09:01", ["bp", "add", "128/78"]),
            (day + "09:02", ["goal", "list"]), (day + "09:03", ["goal", "move", "4", "1"]),
            (day + "09:04", ["goal", "edit", "2", "1 1/2 cups"]), (day + "09:05", ["goal", "show", "3"]),
            ("2026-03-10T08:00", ["lab", "add", "potassium", "5.8", "--unit", "mmol/L"]),
            ("2026-03-10T08:01", ["goal", "show", "2"]), ("2026-03-10T08:02", ["goal", "delete", "2"]),
            ("2026-03-10T08:03", ["goal", "list", "--all"]), ("2026-03-10T08:03", ["undo"]),
            ("2026-03-10T08:04", ["goal", "delete", "99"]),
        ]
        for (time, command) in turns { try transcript.run("kidney", arguments: command + KidneyBox.at(time)) }
        try transcript.compare()
    }

    @Test("what to choose: by potassium, likes and what is avoided, and refused where two things pull apart")
    func recommend() throws {
        let home = try KidneyBox(.ana)
        var transcript = Transcript("kidney-recommend", in: home.box.folder.url)
        let day = "2026-03-03T08:00"
        let turns: [(String, [String])] = [
            (day, ["lab", "add", "potassium", "4.4", "--unit", "mmol/L"]), (day, ["goal", "add", "fruit", "2"]),
            (day, ["profile", "like", "ndb-11109"]), (day, ["profile", "dislike", "ndb-09003"]),
            (day, ["profile", "avoid", "dairy", "walnuts"]), (day, ["profile", "avoid", "plastic"]),
            (day, ["profile", "vegetarian"]), (day, ["recommend"]),
            ("2026-03-09T08:00", ["lab", "add", "potassium", "5.8", "--unit", "mmol/L"]),
            ("2026-03-09T08:00", ["recommend"]), ("2026-03-09T08:00", ["recommend", "--day", "2026-03-04"]),
            ("2026-03-09T08:00", ["profile", "like", "ndb-11109", "--remove"]),
            ("2026-03-09T08:00", ["profile", "preferences"]),
        ]
        for (time, command) in turns { try transcript.run("kidney", arguments: command + KidneyBox.at(time)) }
        try transcript.compare()
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
        #expect(goal["steps"]?.array.count == 1 && goal["save"]?["enabled"] == .truth(true))
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
