import Foundation
import TestKit
import Testing

@Suite("The JSON of tips has the shapes that are promised")
struct TipsJSONShapeTests {
    typealias Shape = JSONShapeTests.Shape
    let room: TipsBox

    init() throws { room = try TipsBox() }

    @Test("home: title, cycle, date, categories with timer and items, prompts and warnings; null for what is missing")
    func home() throws {
        try room.tips("log", "Peanut")
        try room.tips("log", "Egg")
        let home = try room.json("home", at: "2026-01-05T08:03")
        #expect(home.keys.isSuperset(of: ["title", "cycle", "date", "categories", "prompts", "warnings"]))
        #expect(home["title"] == .text("Mia Plan"))
        #expect(home["date"] == .text("2026-01-05"))
        let cycle = try #require(home["cycle"])
        #expect(cycle.keys == ["number", "week", "day", "weeks", "phase", "start", "challenge"])
        #expect(cycle["number"] == .number(1) && cycle["week"] == .number(1) && cycle["day"] == .number(1))
        #expect(cycle["weeks"] == .number(12) && cycle["phase"] == .text("dosing"))
        #expect(cycle["start"] == .text("2026-01-05") && cycle["challenge"] == .text("2026-03-30"))
        let categories = try #require(home["categories"]).array
        #expect(
            categories.map { $0["category"]?.text } == ["medicine", "maintenance", "treatment", "recommended"]
        )
        #expect(categories[0]["timer"] == .null)
        #expect(categories[2]["timer"]?["endsAt"] == .text("2026-01-05T15:15:00.000Z"))
        #expect(categories[2]["timer"]?["remainingSeconds"] == .number(720))
        let peanut = try #require(categories[2]["items"]?[0])
        #expect(peanut.keys.isSuperset(of: ["id", "name", "dose", "checked", "log", "week"]))
        #expect(peanut["dose"] == .object(["amount": .text("1/4"), "unit": .text("tsp"), "text": .text("1/4 tsp")]))
        #expect(peanut["checked"] == .truth(true) && peanut["week"] == .null)
        #expect(peanut["log"]?.keys.isSuperset(of: ["id", "at", "by", "early"]) == true)
        #expect(peanut["log"]?["by"] == .text("Ann") && peanut["log"]?["early"] == .truth(false))
        #expect(categories[2]["items"]?[1]?["log"] == .null)
        let egg = try #require(categories[3]["items"]?[0])
        #expect(egg["week"]?["count"] == .number(1) && egg["week"]?["state"] == .text("low"))
    }

    @Test("before the start and after the end week and day are null, and prompts have a kind and a text")
    func phases() throws {
        let before = try room.json("home", at: "2026-01-02T08:00")
        #expect(before["cycle"]?["phase"] == .text("before") && before["cycle"]?["day"] == .null)
        let challenge = try room.json("home", at: "2026-03-30T08:00")
        #expect(challenge["cycle"]?["phase"] == .text("challenge"))
        let prompt = try #require(challenge["prompts"]?[0])
        #expect(prompt.keys.isSuperset(of: ["kind", "text"]))
        #expect(try room.json("home", at: "2026-04-03T08:00")["cycle"]?["phase"] == .text("complete"))
    }

    @Test(
        "every command that prints prints one JSON document and nothing else",
        arguments: [
            ["home"], ["week"], ["week", "--week", "2"], ["history"], ["history", "--on", "today", "--audit"],
            ["history", "edit", "LOG", "--at", "07:50"], ["history", "delete", "LOG", "--yes"], ["log", "Egg"],
            ["log", "Cashew", "--early"], ["unlog", "Peanut"], ["reaction"],
            ["reaction", "log", "hives", "--severity", "mild"],
            ["adherence"], ["cycle"], ["cycle", "edit", "--patient", "Max"], ["item"],
            ["item", "add", "--category", "medicine", "--name", "X", "--dose", "1 g"],
            ["item", "edit", "Egg", "--name", "Eggs"],
            ["item", "move", "Egg", "medicine"], ["item", "reorder", "Sesame", "1"],
            ["item", "delete", "Egg", "--yes"],
            ["unit"], ["unit", "add", "drop"], ["unit", "rename", "g", "gram"], ["unit", "delete", "g", "--yes"],
            ["hold"],
            ["hold", "add", "today", "--reason", "x"], ["supply"], ["supply", "set", "Egg", "6 pieces"],
            ["supply", "clear", "Cetirizine"], ["room"], ["room", "code"], ["room", "add", "Bob"], ["room", "zone"],
            ["as", "Ann"], ["reminders"], ["reminders", "set", "medicine", "--at", "08:00"],
            ["reminders", "off", "medicine"],
            ["reminders", "zone"], ["timer"], ["timer", "off"], ["undo"],
            ["export", "--format", "json", "--output", "room.json"], ["export", "--format", "csv", "-o", "logs.csv"],
            ["backup"], ["backup", "--list"], ["doctor"], ["notifications"], ["open", "tips:home"],
            ["open", "tips:reminders"], ["open", "tips:setup"], ["open", "tips:new-cycle"],
            ["open", "tips:settings"], ["open", "tips:plan"], ["open", "tips:plan/cycle"],
            ["open", "tips:items/new/treatment"],
            ["open", "tips:sync"], ["open", "tips:room"], ["open", "tips:inbox"], ["open", "tips:holds"],
            ["open", "tips:supplies"],
            ["tick"],
            ["agent", "status"], ["archive", "export", "all.jsonl"], ["calendar", "export", "--output", "tips.ics"],
        ]
    )
    func document(_ arguments: [String]) throws {
        let log = try #require(try room.json("log", "Peanut")["entry"]?["claim"]?["clock"]?.text)
        try room.tips("supply", "set", "Cetirizine", "100 mL")
        let result = try room.run(arguments.map { $0 == "LOG" ? log : $0 } + ["--json"], at: "2026-01-05T08:02")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.isEmpty)
        let shape = try JSONDecoder().decode(Shape.self, from: result.output)
        #expect(shape.oddities == [])
        if case .object = shape { return }
        guard case .array = shape else {
            Issue.record("\(arguments) prints \(shape)")
            return
        }
    }

    @Test("a room file brings the whole room elsewhere, once, and the logs come as CSV")
    func exchange() throws {
        try room.tips("log", "Peanut")
        try room.tips("log", "Egg")
        let file = try room.everything()
        let other = try TipsBox(isSetUp: false)
        try other.box.folder.write(file, to: "room.json")
        let first = try other.json("import", "room.json")
        #expect(first["claims"] == .number(2))
        #expect(try other.tips("home").status == 77)
        #expect(try other.tips("as", "Ann").status == 0)
        #expect(try other.tips("import", "room.json").text == "Everything in it was here already.\n")
        #expect(try other.tips("home").text == room.tips("home").text)
        let logs = try room.tips("export", "--format", "csv", "--cycle", "1").text.split(whereSeparator: \.isNewline)
        #expect(logs.count == 3)
        #expect(logs[0].contains("category"))
        #expect(logs.contains { $0.contains("Peanut") && $0.contains("1/4") && $0.contains("Ann") })
        try other.tips("item", "edit", "Almond", "--dose", "3 pieces", at: "2026-01-05T09:00")
        try room.box.folder.write(try other.everything(), to: "back.json")
        let back = try room.tips("import", "back.json", at: "2026-01-05T10:00").text
        let words = back.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("another admin set a dose later than this device: Almond: 3 piece"), "\(back)")
        try other.box.folder.write("{}", to: "bad.json")
        #expect(try other.tips("import", "bad.json").status == 65)
    }
}
