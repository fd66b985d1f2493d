import Foundation
import TestKit
import Testing

@Suite("The JSON of habit has the shapes that are promised")
struct HabitJSONShapeTests {
    typealias Shape = JSONShapeTests.Shape

    @Test("home: day, week, phase, greeting, goal, habits, score, posts and prompts; null for what is missing")
    func home() throws {
        let box = try HabitBox(.weekTwo)
        try box.done("check", "slowly", at: "2026-03-09T20:00")
        let home = try box.json("home", at: "2026-03-10T08:00")
        #expect(
            home.keys.isSuperset(
                of: ["day", "week", "phase", "greeting", "goal", "habits", "score", "posts", "prompts"]
            )
        )
        #expect(home["day"] == .text("2026-03-10") && home["week"] == .number(2) && home["phase"] == .text("running"))
        #expect(home["goal"] == .text("I am someone who eats with attention"))
        let habit = try #require(home["habits"]?[0])
        #expect(home["habits"]?.array.count == 1)
        #expect(
            habit.keys.isSuperset(of: ["id", "theme", "text", "checked", "canEdit", "editableOn", "streak", "points"])
        )
        #expect(habit["theme"] == .text("eatingSlowly") && habit["checked"] == .truth(false))
        #expect(habit["canEdit"] == .truth(false) && habit["editableOn"] == .text("2026-03-23"))
        #expect(habit["streak"] == .number(1) && habit["points"] == .object(["next": .number(6)]))
        let score = try #require(home["score"])
        #expect(score["total"] == .number(100) && score["today"] == .number(0))
        let series = try #require(score["series"]).array
        #expect(series.count == 9)
        #expect(series.first == .object(["day": .text("2026-03-02"), "total": .number(5)]))
        #expect(series.last == .object(["day": .text("2026-03-10"), "total": .number(100)]))
        let posts = try #require(home["posts"])
        #expect(posts["available"]?.array.compactMap { $0["id"]?.text } == ["fullness"])
        #expect(posts["nextUnlock"]?["day"] == .text("2026-03-16"))
        #expect(posts["nextUnlock"]?["at"] == .text("2026-03-16T10:00:00.000Z"))
        let first = try HabitBox().json("home")
        #expect(first["goal"] == .null && first["habits"]?[0]?["editableOn"] == .null)
        #expect(try HabitBox(.fetched).json("home")["phase"] == .text("notStarted"))
    }

    @Test(
        "every command that prints prints one JSON document and nothing else",
        arguments: [
            ["home"], ["posts"], ["posts", "--week", "2"], ["read", "welcome"],
            ["read", "welcome", "--html", "post.html"],
            ["finish", "fullness"], ["goal"], ["goal", "show"], ["goal", "set", "x"], ["set", "water"], ["habits"],
            ["check", "slowly"], ["uncheck", "slowly"], ["skip", "--reason", "flu"], ["skip", "list"],
            ["edit", "slowly"], ["score"], ["score", "--receipt"], ["stats"], ["progress"], ["graph"], ["heatmap"],
            ["notify"], ["notify", "slowly", "--on"], ["settings"], ["settings", "--reset-at", "04:00"], ["schedule"],
            ["schedule", "--in", "UTC"], ["course", "status"], ["course", "pause"], ["undo"], ["export", "all.jsonl"],
            ["backup"], ["backup", "--list"], ["doctor"], ["notifications"], ["open", "habit:home"],
            ["open", "habit:goal"], ["open", "habit:skips"], ["open", "habit:reminders"],
            ["open", "habit:course"], ["open", "habit:habits/new/drinkingWater"], ["tick"],
            ["agent", "status"], ["archive", "export", "all.jsonl"], ["calendar", "export", "--output", "habit.ics"],
        ]
    )
    func document(_ arguments: [String]) throws {
        let result = try HabitBox(.weekTwo).run(arguments + ["--json"], at: "2026-03-10T08:00")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        let shape = try JSONDecoder().decode(Shape.self, from: result.output)
        #expect(shape.oddities == [])
        switch shape {
        case .object, .array: break
        default: Issue.record("\(arguments) prints \(shape)")
        }
    }

    @Test("the documents of what is done say what came of it")
    func receipts() throws {
        let box = try HabitBox(.weekTwo)
        let monday = "2026-03-09T20:00"
        let tick = try box.json("check", "slowly", at: monday)
        #expect(
            tick["day"] == .text("2026-03-09") && tick["isChecked"] == .truth(true) && tick["wasSo"] == .truth(false)
        )
        #expect(tick["total"] == .number(100) && tick["text"] == .text("I put the fork down between bites"))
        #expect(try box.json("check", "slowly", at: monday)["wasSo"] == .truth(true))
        let skip = try box.json("skip", "--on", "today", "--until", "tomorrow", "--reason", "flu", at: monday)
        #expect(skip["skip"]?["reason"] == .text("flu"))
        #expect(try box.json("skip", "--remove", at: monday).array.count == 1)
        let finished = try box.json("finish", "fullness", at: monday)
        #expect(finished["wasFinished"] == .truth(false))
        #expect(finished["opened"]?.array.compactMap { $0["id"]?.text } == ["without-screens"])
        let started = try HabitBox(.fetched).json("start", "--on", "2026-03-04", "--reset-at", "4:30")
        #expect(
            started
                == .object([
                    "start": .text("2026-03-04"), "weeks": .number(10), "timeZone": .text("America/Phoenix"),
                    "resetsAt": .text("04:30"),
                ])
        )
    }

    @Test("an export is read into an empty folder whole, and goes on there as if nothing had happened")
    func exchange() throws {
        let box = try HabitBox(.weekTwo)
        let day = "2026-03-10T08:00"
        try box.done("export", "all.jsonl")
        let other = try HabitBox(.new)
        try FileManager.default.copyItem(at: box.box.folder.file("all.jsonl"), to: other.box.folder.file("all.jsonl"))
        try other.done("import", "all.jsonl")
        for command in [["home"], ["posts"], ["score", "--receipt"], ["habits"], ["read", "eating-slowly"]] {
            #expect(try other.run(command, at: day).text == box.run(command, at: day).text, "\(command)")
        }
        try other.done("check", "slowly", at: day)
        #expect(try other.habit("import", "all.jsonl").status == 77)
        #expect(try box.everything() != other.everything())
    }

    @Test("a page for a browser is one file without scripts, its pictures beside it")
    func page() throws {
        let box = try HabitBox(.weekTwo)
        try box.done("read", "eating-slowly", "--html", "slowly.html", at: "2026-03-09T08:00")
        let html = try String(contentsOf: box.box.folder.file("slowly.html"), encoding: .utf8)
        #expect(html.contains("<h1>Your first habit: eating slowly</h1>"))
        #expect(!html.contains("<script"))
        #expect(html.contains("slowly_files/"))
        let pictures = try FileManager.default.contentsOfDirectory(atPath: box.box.folder.file("slowly_files").path)
        #expect(pictures == ["1.svg"])
        let again = try box.habit("read", "eating-slowly", "--html", "slowly.html", at: "2026-03-09T08:00")
        #expect(again.status == 64 && again.errorText.contains("--yes"))
    }
}
