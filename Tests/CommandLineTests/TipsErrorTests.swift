import Foundation
import TestKit
import Testing

@Suite("An impossible request is refused with what to do, and nothing is changed")
struct TipsErrorTests {
    let room: TipsBox

    init() throws { room = try TipsBox() }

    /// A command with its exit status and a part of its error.
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        let says: String
        let at: String

        init(_ arguments: [String], _ status: Int32, _ says: String, at: String = TipsBox.start) {
            (self.arguments, self.status, self.says, self.at) = (arguments, status, says, at)
        }

        var testDescription: String { arguments.map { String($0.prefix(40)) }.joined(separator: " ") }
    }

    private static func medicine(_ name: String, _ dose: String) -> [String] {
        ["item", "add", "--category", "medicine", "--name", name, "--dose", dose]
    }

    private static func treatment(_ options: String...) -> [String] {
        ["item", "add", "--category", "treatment", "--name", "Walnut"] + options
    }

    static let texts = [
        Case(medicine("", "1 g"), 65, "item's name"), Case(medicine(" \t\u{A0}", "1 g"), 65, "item's name"),
        Case(medicine(String(repeating: "x", count: 201), "1 g"), 65, "200"),
        Case(medicine(String(repeating: "x", count: 10_000), "1 g"), 65, "200"),
        Case(["unit", "add", " "], 65, "unit"), Case(["unit", "add", String(repeating: "u", count: 41)], 65, "40"),
        Case(["unit", "add", "TSP"], 65, "TSP"), Case(["unit", "rename", "tsp", "g"], 65, "g"),
        Case(["unit", "rename", "tsp", "tablespoon"], 65, "edit the doses"),
        Case(["unit", "rename", "tsp", "Löffel"], 64, "would have 1/4 Löffel instead of 1/4 tsp"),
        Case(["cycle", "edit", "--patient", ""], 65, "patient"),
        Case(["cycle", "edit", "--patient", String(repeating: "p", count: 201)], 65, "200"),
        Case(["room", "add", " "], 65, "name"), Case(["room", "add", "ANN"], 65, "ANN"),
        Case(["hold", "add", "today", "--reason", ""], 65, "reason"),
        Case(["reaction", "log", "", "--severity", "mild"], 65, "symptom"),
        Case(["reaction", "log", String(repeating: "s", count: 301), "--severity", "mild"], 65, "300"),
        Case(["reaction", "log", "x", "--severity", "mild", "--note", String(repeating: "n", count: 5_001)], 65, "5"),
        Case(["reaction", "log", "x", "--note", "n"], 64, "mild, moderate or severe"),
    ]

    static let doses = [
        Case(medicine("X", "0 g"), 65, "0"), Case(medicine("X", "-1 g"), 65, "-1"), Case(medicine("X", "5"), 65, "5"),
        Case(medicine("X", "g"), 65, "g"), Case(medicine("X", "1-2 g"), 65, "1-2"),
        Case(medicine("X", "0,5 g"), 65, "0,5"),
        Case(medicine("X", "1 spoon"), 66, "spoon"), Case(medicine("X", "many g"), 65, "many"),
        Case(treatment("--week", "1=1 g"), 65, "2"), Case(treatment("--week", "1-13=1 g"), 65, "13"),
        Case(treatment(), 65, "week"), Case(treatment("--week", "one=1 g"), 65, "one=1 g"),
        Case(treatment("--week", "1-12=1 g", "--week", "3=2 g"), 65, "week 3"),
        Case(treatment("--week", "1=1 g", "--dose", "1 g"), 64, "--dose and --week"),
        Case(["item", "add", "--category", "medicine", "--name", "X", "--week", "1-12=1 g"], 65, "Medicine"),
        Case(["item", "edit", "Cetirizine", "--week", "1-12=1 g"], 65, "week"),
        Case(["item", "edit", "Egg"], 64, "no change"),
        Case(["unit", "rename", "foo", "bar"], 66, "tips unit add foo"),
        Case(
            ["item", "add", "--category", "treatment", "--name", "Oat", "--week", "1=1 g"],
            65,
            "--week '2-12=AMOUNT UNIT'"
        ),
        Case(["supply", "set", "Egg", "some piece"], 65, "some"), Case(["supply", "set", "Egg", "5 g"], 65, "piece"),
        Case(["supply", "set", "Egg", "5 pieces", "--warn-below", "0"], 65, "0"),
    ]

    static let cycles = [
        Case(["cycle", "edit", "--number", "0"], 65, "0"), Case(["cycle", "edit", "--number", "26"], 65, "25"),
        Case(["cycle", "edit", "--challenge", "2026-01-05"], 65, "2026-01-05"),
        Case(["cycle", "edit", "--challenge", "2025-12-01"], 65, "2025-12-01"),
        Case(["cycle", "edit", "--challenge", "2027-06-01"], 65, "60"),
        Case(["cycle", "edit", "--challenge", "2026-04-06"], 65, "--week 'Peanut:13=AMOUNT UNIT'"),
        Case(
            ["cycle", "edit", "--challenge", "2026-04-06"],
            65,
            "--week 'Peanut:13=AMOUNT UNIT' --week 'Cashew:13=AMOUNT UNIT'"
        ),
        Case(["cycle", "edit", "--challenge", "soon"], 65, "soon"), Case(["cycle", "edit"], 64, "no change"),
        Case(["cycle", "new", "--start", "2026-03-30", "--challenge", "2026-06-22"], 77, "2026-03-30"),
        Case(
            ["cycle", "new", "--start", "2026-03-29", "--challenge", "2026-06-22"],
            65,
            "overlap",
            at: "2026-03-30T08:00"
        ),
        Case(["week", "--cycle", "7"], 66, "7"), Case(["cycle", "edit", "--cycle", "x", "--number", "3"], 66, "x"),
        Case(
            ["setup", "--patient", "M", "--start", "2026-01-05", "--challenge", "2026-02-02", "--me", "A"],
            73,
            "room"
        ),
    ]

    static let logs = [
        Case(["log", "Walnut"], 66, "tips item add --category CATEGORY --name Walnut"), Case(["log"], 64, "item"),
        Case(["unlog", "Egg"], 66, "Egg"),
        Case(["log", "Egg", "--at", "09:00"], 65, "2026-01-05 09:00"),
        Case(["log", "Egg", "--at", "25:00"], 65, "25:00"),
        Case(["log", "Egg", "--at", "2026-01-04T09:00:00-07:00"], 65, "2026-01-04"),
        Case(["log", "Egg", "--yesterday"], 65, "03:00"),
        Case(["log", "Egg"], 65, "2026-04-01", at: "2026-04-01T08:00"),
        Case(["history", "edit", "nothing", "--at", "08:00"], 66, "nothing"),
        Case(["history", "delete", "nothing", "--yes"], 66, "nothing"),
        Case(["history", "--on", "today", "--from", "today"], 64, "--on"),
        Case(["history", "--on", "someday"], 65, "someday"),
        Case(["history", "--from", "today", "--to", "yesterday"], 65, "2026-01-04 is before 2026-01-05"),
        Case(["history", "--on", "mañana"], 65, "“2026-01-06” is no day of the history"),
        Case(["reaction", "log", "x", "--severity", "mild", "--at", "09:00"], 65, "2026-01-05 09:00"),
        Case(["reaction", "log", "x", "--severity", "mild", "--after", "Cod"], 66, "Cod"),
        Case(["reaction", "log", "x", "--severity", "mild", "--photo", "none.png"], 66, "none.png"),
        Case(["reaction", "delete", "nothing"], 66, "nothing"),
        Case(["hold", "add", "2026-05-01", "--reason", "x"], 65, "2026-05-01"),
        Case(["hold", "add", "2026-01-05", "--to", "2026-03-29", "--reason", "x"], 65, "60"),
        Case(["hold", "release", "today"], 66, "2026-01-05"),
    ]

    static let settings = [
        Case(["reminders", "set", "sweets", "--at", "08:00"], 65, "sweets"),
        Case(["reminders", "set", "medicine", "--at", "24:00"], 65, "24:00"),
        Case(["reminders", "set", "medicine", "--at", ""], 65, "time"),
        Case(["timer", "--minutes", "0"], 65, "0"), Case(["timer", "--minutes", "241"], 65, "240"),
        Case(["timer", "maybe"], 64, "maybe"), Case(["reminders", "zone", "Mars/Olympus"], 65, "Mars/Olympus"),
        Case(["as", "Dan"], 66, "tips room add Dan"), Case(["room", "role", "Dan", "admin"], 66, "Dan"),
        Case(["room", "role", "Ann", "boss"], 64, "boss"), Case(["join", "K3F9X2AA0", "--me", "Dan"], 65, "K3F9X2AA0"),
        Case(["item", "move", "Egg", "sweets"], 65, "sweets"), Case(["item", "reorder", "Egg", "first"], 64, "first"),
        Case(["export", "--format", "json", "--cycle", "1"], 64, "--cycle"),
        Case(["export", "--format", "xml"], 64, "xml"),
        Case(["import", "none.json"], 66, "none.json"), Case(["open", "tips:nowhere"], 66, "nowhere"),
        Case(["unit", "delete", "tsp"], 64, "--yes"), Case(["item", "delete", "Egg"], 64, "--yes"),
        Case(["room", "leave"], 64, "--yes"),
    ]

    @Test("each limit and rule has its message and exit status", arguments: texts + doses + cycles + logs + settings)
    func refused(_ example: Case) throws {
        let before = try room.everything()
        let result = try room.run(example.arguments, at: example.at)
        #expect(result.status == example.status, "\(result.text)\(result.errorText)")
        #expect(result.errorText.contains(example.says), "\(result.errorText)")
        #expect(result.errorText.hasPrefix("error: "))
        #expect(result.errorText.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty)
        #expect(try room.everything() == before)
    }

    @Test("an address that is none, in the language of the person, by a command and by an act")
    func address() throws {
        for arguments in [
            ["sync", "setup", "--remote", "ftp://x"], ["act", "tips://sync", "sync/share", "remote=ftp://x"],
        ] {
            let result = try room.run(arguments + ["--language", "es"])
            #expect(result.status == 65)
            #expect(result.errorText.contains("“ftp://x” no es una dirección"), "\(result.errorText)")
        }
        let act = try room.run(["act", "tips://sync", "sync/share", "remote=http://example.org"])
        #expect(act.status == 65 && act.errorText.contains("“http://example.org” is no address"), "\(act.errorText)")
    }

    @Test("a setup on a machine whose zone names no place says to give the patient's zone")
    func namelessZone() throws {
        var home = try TipsBox(isSetUp: false)
        home.box.environment["TZ"] = "GMT+7"
        let now = ["--now", "2026-01-05T08:00:00-07:00"]
        let result = try home.box.run("tips", TipsBox.setup + now)
        #expect(result.status == 64)
        #expect(
            result.errorText.contains("“GMT+0700”") && result.errorText.contains("--time-zone"),
            "\(result.errorText)"
        )
        let there = try home.box.run("tips", TipsBox.setup + now + ["--time-zone", "Europe/Berlin"])
        #expect(there.status == 0, "\(there.errorText)")
    }

    @Test("the placeholders of a next step are in Spanish, too")
    func placeholders() throws {
        let result = try room.run(["log", "Leche", "--language", "es"])
        #expect(result.status == 66)
        #expect(result.errorText.contains("--category CATEGORÍA --name Leche --dose DOSIS"), "\(result.errorText)")
    }

    @Test("ArgumentParser's choices for a wrong value are in Spanish, too")
    func offered() throws {
        let result = try room.run(["room", "role", "Ann", "boss", "--language", "es"])
        #expect(result.status == 64)
        #expect(!result.errorText.contains("Please"), "\(result.errorText)")
        #expect(result.errorText.contains("“admin”") && result.errorText.contains("“logger”"))
    }

    @Test("an act that is refused prints the errors of its fields, and an undo without a revision says what to pass")
    func acts() throws {
        let reminders = try room.run([
            "act", "tips://reminders", "save", "medicine.on=true", "medicine.time=25:00", "treatment.on=true",
            "treatment.time=26:00",
        ])
        #expect(reminders.status == 65)
        #expect(
            reminders.errorText.contains("25:00") && reminders.errorText.contains(": “26:00”"),
            "\(reminders.errorText)"
        )
        try room.tips("log", "Egg")
        let undo = try room.tips("act", "tips://home", "undo")
        #expect(undo.status == 65)
        let pass = try #require(undo.errorText.firstMatch(of: /“--seen ([0-9]+)”/)).1
        #expect(try room.tips("act", "tips://home", "undo", "--seen", String(pass)).status == 0)
    }

    @Test("the last step of a next cycle tells its dates, items and doses in text")
    func confirmStep() throws {
        let link = "tips://draft/challenge=2026-06-22/dosesFollow=true/step=confirm/new-cycle"
        let said = try room.tips("open", link, at: "2026-03-30T08:00").text
        #expect(
            said.contains("2026-06-22") && said.contains("Almond (2 pieces)") && said.contains("12 weeks"),
            "\(said)"
        )
    }

    @Test("one week of doses is a week, and an item that was saved shows the doses that were in force")
    func savedDoses() throws {
        let week = try room.tips("item", "edit", "Peanut", "--week", "6=1 tsp")
        #expect(week.text.contains("weeks 1–4: 1/4 tsp, 5: 1/2 tsp, 6: 1 tsp"), "\(week.text)")
        try room.tips("item", "edit", "Peanut", "--dose", "2 tsp", at: "2026-02-11T08:00")
        let later = try room.tips("item", "edit", "Peanut", "--week", "7-12=2 tsp", at: "2026-02-18T08:00")
        #expect(later.text.contains("weeks 1–4: 1/4 tsp, 5: 1/2 tsp, 6–12: 2 tsp"), "\(later.text)")
        let report = try room.tips("report", at: "2026-02-18T08:00").text
        #expect(report.contains("1 tsp, 2 tsp from"), "\(report)")
    }

    @Test("a reaction after a food that isn't ticked is kept with the food, and its line says that it isn't ticked")
    func unticked() throws {
        let noted = try room.run(["reaction", "log", "hives", "--severity", "moderate", "--after", "Egg"])
        #expect(noted.status == 0)
        #expect(noted.text.contains(", after Egg, not ticked") && !noted.errorText.contains("not noted"))
        #expect(try room.run(["reaction", "list"]).text.contains("after Egg, not ticked"))
        let asked = try room.run(["log", "Egg"])
        #expect(asked.status != 0 && asked.errorText.contains("hives"), "\(asked.errorText)")
    }

    @Test("an ambiguous name lists the candidates, and each of them is understood")
    func ambiguous() throws {
        try room.tips("item", "add", "--category", "recommended", "--name", "peanut", "--dose", "1 g")
        let result = try room.tips("log", "Peanut")
        #expect(result.status == 66)
        #expect(result.errorText.contains("treatment/"))
        #expect(result.errorText.contains("recommended/"))
        #expect(try room.tips("log", "recommended/Peanut").text.hasPrefix("[x] peanut"))
    }

    @Test("before the dosing start nothing can be logged, and the home page says when it starts")
    func beforeStart() throws {
        let room = try TipsBox(isSetUp: false)
        let day = "2026-01-02T08:00"
        try room.run(TipsBox.setup, at: day)
        try room.run(["item", "add"] + TipsBox.items[0], at: day)
        let refused = try room.tips("log", "Cetirizine", at: day)
        #expect(refused.status == 65)
        #expect(refused.errorText.contains("2026-01-02 is no day"))
        #expect(try room.tips("home", at: day).text.contains("starts in 3 days"))
        #expect(try room.tips("log", "Cetirizine", at: "2026-01-05T00:00").status == 0)
    }

    @Test("after cycle 25 there is no other")
    func lastCycle() throws {
        try room.tips("cycle", "edit", "--number", "25")
        let result = try room.tips(
            "cycle",
            "new",
            "--start",
            "2026-03-30",
            "--challenge",
            "2026-06-22",
            at: "2026-03-30T08:00"
        )
        #expect(result.status == 77)
        #expect(result.errorText.contains("25"))
    }

    @Test(
        "a clock that is more than a day behind what the room holds is refused a log, unless somebody says that it is right"
    )
    func clockBehind() throws {
        try room.tips("log", "Almond", at: "2026-01-08T08:00")
        let before = try room.everything()
        let refused = try room.tips("log", "Egg", at: "2026-01-06T08:00")
        #expect(refused.status == 65)
        #expect(refused.errorText.contains("2026-01-08 08:00"))
        #expect(try room.everything() == before)
        #expect(try room.tips("log", "Egg", "--clock-is-right", at: "2026-01-06T08:00").status == 0)
    }

    @Test("while the timer runs a treatment food is refused with exit 75; on a terminal a yes logs it early")
    func timer() throws {
        try room.tips("log", "Peanut")
        let refused = try room.tips("log", "Cashew", at: "2026-01-05T08:05")
        #expect(refused.status == 75)
        #expect(refused.errorText.contains("until 08:15"))
        for (answer, status) in [("n", Int32(75)), ("y", 0)] {
            let child = try room.onTerminal("log", "Cashew", at: "2026-01-05T08:05")
            try child.answer([("The timer runs until 08:15. Log Cashew early? [y/N]", answer)])
            #expect(try child.wait() == .status(status))
        }
        #expect(try room.tips("home", at: "2026-01-05T08:05").text.contains("early"))
    }

    @Test("before 03:00 a terminal asks whether a log counts for yesterday, while that box is open")
    func yesterday() throws {
        let night = "2026-01-06T00:30"
        let child = try room.onTerminal("log", "Egg", at: night)
        try child.answer([("Count Egg for yesterday, 2026-01-05? [y/N]", "y")])
        try child.waitForText("counted for 2026-01-05")
        #expect(try child.wait() == .status(0))
        let again = try room.onTerminal("log", "Egg", at: night)
        try again.waitForText("[x] Egg")
        #expect(try again.wait() == .status(0))
        let later = try room.onTerminal("log", "Almond", at: "2026-01-06T03:00")
        try later.waitForText("[x] Almond")
        #expect(try later.wait() == .status(0))
        let days = try room.json("history", at: night)["days"]?.array.compactMap { $0["date"]?.text }
        #expect(days == ["2026-01-06", "2026-01-05"])
        // An item that was not in the plan yesterday is not asked about.
        try room.tips("item", "add", "--category", "medicine", "--name", "Syrup", "--dose", "5 mL", at: night)
        let fresh = try room.onTerminal("log", "Syrup", at: night)
        try fresh.waitForText("[x] Syrup")
        #expect(try fresh.wait() == .status(0))
    }

    @Test("names of any script are kept and shown", arguments: ["🥜 Erdnuß", "فول سوداني", "花生", "e\u{301}clair"])
    func names(_ name: String) throws {
        #expect(try room.run(Self.medicine(name, "1 g")).status == 0)
        #expect(try room.tips("log", name).status == 0)
        #expect(try room.tips("home").text.contains("[x]  \(name)"))
    }

    @Test(
        "a command that isn't there is named, with the nearest one, also below another",
        arguments: [
            (["lgo", "Egg", "--json"], "error: tips has no command “lgo” — did you mean “log”? See “tips --help”\n"),
            (["nonsense"], "error: tips has no command “nonsense” — see “tips --help”\n"),
            (["item", "ad"], "error: tips item has no command “ad” — did you mean “add”? See “tips item --help”\n"),
            (
                ["sync", "jion", "X"],
                "error: tips sync has no command “jion” — did you mean “join”? See “tips sync --help”\n"
            ),
        ]
    )
    func unknownCommand(_ arguments: [String], _ line: String) throws {
        let result = try room.run(arguments)
        #expect(result.status == 64)
        #expect(result.errorText == line)
    }

    @Test(
        "a log's time is taken as people type it",
        arguments: ["7:30", "7.30", "7:30 am", "2026-01-05 7:30", "2026-01-05 7.30am"]
    )
    func typedTimes(_ time: String) throws {
        #expect(try room.tips("log", "Egg", "--at", time).status == 0)
        #expect(try room.tips("history").text.contains("07:30"))
    }

    @Test("a time that the clocks skip is said, and so is a unit that has its new name already")
    func skippedTime() throws {
        #expect(try room.tips("room", "zone", "America/Denver").status == 0)
        let logged = try room.tips("log", "Egg", "--at", "02:30", at: "2026-03-08T09:00")
        #expect(logged.status == 0 && logged.errorText.contains("the clocks skipped 02:30 on 2026-03-08"))
        let other = try room.tips("log", "Cetirizine", "--at", "03:30", at: "2026-03-08T09:00")
        #expect(other.status == 0 && !other.errorText.contains("skipped"))
        #expect(try room.tips("unit", "rename", "piece", "piece").text == "piece has that name already\n")
    }
}
