import Foundation
import TestKit
import Testing

@Suite("On a terminal the tracker's pages are colored, fit and say in words what the colors say")
struct TipsTerminalTests {
    var room: TipsBox

    init() throws { room = try TipsBox() }

    @Test("today is yellow in the week view, and has a star where there is no color")
    mutating func today() throws {
        let week = ["week"]
        let day = "2026-01-07T08:00"
        let colored = try room.run(week, at: day, streams: .terminal).text
        #expect(colored.contains("\u{1B}[30;43m*Wed 7 \u{1B}[0m"))
        #expect(colored.contains("\u{1B}[30;43m[ ]    \u{1B}[0m"))
        #expect(!colored.contains("\u{1B}[30;43mThu"))
        let plain = try room.run(week, at: day).text
        #expect(plain.contains("  *Wed 7 "))
        #expect(!plain.contains("\u{1B}"))
        #expect(try !room.tips("week", "--week", "2", at: day).text.contains(#/\*[A-Z]/#))
    }

    @Test("the bar of a recommended food is green at three and red over five, and says so in a word")
    mutating func bar() throws {
        for day in 5...10 {
            let time = "2026-01-\(day < 10 ? "0" : "")\(day)T18:00"
            try room.tips("log", "Egg", at: time)
            let text = try room.run(["home"], at: time, streams: .terminal).text
            let expected =
                switch day - 4 {
                case 1: "█░░░░ 1/5 low"
                case 2: "██░░░ 2/5 low"
                case 3: "\u{1B}[32m███░░ 3/5 ok"
                case 4: "\u{1B}[32m████░ 4/5 ok"
                case 5: "\u{1B}[32m█████ 5/5 ok"
                default: "\u{1B}[31m█████ 6/5 over"
                }
            #expect(text.contains(expected), "\(text)")
        }
    }

    @Test("every page fits into the terminal's 80 columns, however long the names are")
    mutating func width() throws {
        let name = "A food with a name that goes on and on until it is wider than any terminal would ever show it"
        room.box.environment["NO_COLOR"] = "1"
        for category in ["medicine", "treatment", "recommended"] {
            try room.tips(
                "item",
                "add",
                "--category",
                category,
                "--name",
                "\(name) (\(category))",
                "--dose",
                "1 1/2 tablets"
            )
            try room.tips("log", "\(name) (\(category))")
        }
        try room.tips("room", "add", String(repeating: "Bob ", count: 30))
        try room.tips("hold", "add", "today", "--reason", String(repeating: "fever and ", count: 18))
        try room.tips(
            "reaction",
            "log",
            String(repeating: "hives ", count: 40),
            "--severity",
            "severe",
            "--after",
            name + " (medicine)"
        )
        try room.tips("supply", "set", "\(name) (medicine)", "3 tablets")
        for command in [
            ["home"], ["week"], ["history", "--audit"], ["item", "list"], ["unit"], ["room"], ["cycle"], ["reaction"],
            ["hold"],
            ["supply"], ["adherence"], ["reminders"], ["timer"], ["log", "Egg", "--clinic-said-go-on"],
            ["unlog", "Egg"],
        ] {
            let text = try room.run(command, streams: .terminal).text
            for line in text.split(whereSeparator: \.isNewline) {
                #expect(line.count <= 80, "\(command): \(line)")
            }
        }
        #expect(try room.tips("home").text.contains("\(name) (medicine)"))
    }

    @Test("an escape sequence in a name reaches no terminal")
    func hostileName() throws {
        try room.tips("item", "add", "--category", "medicine", "--name", "Pill\u{1B}]0;owned\u{7}", "--dose", "1 g")
        for streams in [ChildProcess.Streams.pipes, .terminal] {
            for command in [["home"], ["week"], ["item"]] {
                let text = try room.run(command, streams: streams).text
                #expect(text.contains("Pill"))
                #expect(!text.contains("\u{1B}]0"))
                #expect(!text.contains("\u{7}"))
            }
        }
    }

    @Test("the boxes are clear after midnight, and nothing ran in between")
    func midnight() throws {
        try room.tips("log", "Cetirizine", at: "2026-01-05T23:58")
        #expect(try room.tips("home", at: "2026-01-05T23:59").text.contains("[x]  Cetirizine"))
        let before = try room.everything()
        #expect(try room.tips("home", at: "2026-01-06T00:00").text.contains("[ ]  Cetirizine"))
        #expect(try room.everything() == before)
        #expect(try room.tips("history", at: "2026-01-06T00:00").text.contains("23:58  Cetirizine"))
    }

    @Test("a caregiver in another zone sees the room's day, and is told by which zone it goes")
    func otherZone() throws {
        try room.tips("log", "Cetirizine")
        let berlin = ["--now", "2026-01-06T06:30:00+01:00", "--time-zone", "Europe/Berlin"]
        let text = try room.box.run("tips", ["home"] + berlin).text
        #expect(text.contains("Monday 2026-01-05"))
        #expect(text.contains("[x]  Cetirizine"))
        #expect(text.contains("America/Phoenix"))
        #expect(try !room.tips("home").text.contains("America/Phoenix"))
    }

    @Test("deleting asks on a terminal, and only yes is a yes", arguments: [("y", true), ("n", false), ("", false)])
    func confirmation(_ answer: String, _ agreed: Bool) throws {
        let child = try room.onTerminal("unit", "delete", "puff")
        try child.answer([("Delete the unit puff? [y/N]", answer)])
        #expect(try child.wait() == .status(agreed ? 0 : 1))
        #expect(try room.tips("unit").text.contains("puff") != agreed)
    }

    @Test("the timer of the home screen has its end, in whatever words", arguments: ["en", "es", "en-XA"])
    func timerEnd(language: String) throws {
        try room.tips("log", "Peanut")
        let text = try room.tips("home", "--language", language, at: "2026-01-05T08:03").text
        #expect(text.contains(" (08:15)\n"), "\(text)")
    }

    @Test("the days of a cycle are read in words, in either language", arguments: [("en", "today"), ("es", "hoy")])
    func daysInWords(language: String, today: String) throws {
        let box = try TipsBox(isSetUp: false)
        let setup = try box.run(
            [
                "setup", "--patient", "Mia", "--start", today, "--challenge", "2026-03-30", "--me", "Ann",
                "--language", language,
            ]
        )
        #expect(setup.status == 0, "\(setup.errorText)")
        #expect(try box.json("home")["cycle"]?["start"]?.text == "2026-01-05")
        let tomorrow = language == "es" ? "mañana" : "tomorrow"
        let edit = try box.tips("cycle", "edit", "--start", tomorrow, "--keep", "week", "--language", language)
        #expect(edit.status == 0, "\(edit.errorText)")
        #expect(try box.json("home")["cycle"]?["start"]?.text == "2026-01-06")
    }

    @Test("the column of the ids has a Spanish head", arguments: ["unit", "room"])
    func spanishID(command: String) throws {
        let text = try room.tips(command, "--language", "es").text
        #expect(text.contains("Identificador"), "\(text)")
    }

    @Test("a photo of a reaction is kept and found")
    func photo() throws {
        try onePixel.write(to: room.box.folder.file("hives.png"))
        let logged = try room.json("reaction", "log", "hives", "--severity", "mild", "--photo", "hives.png")
        let id = try #require(logged["id"]?.text)
        #expect(try room.tips("reaction").text.contains("with a photo"))
        let path = try room.tips("reaction", "photo", id).text.dropLast()
        #expect(try Data(contentsOf: URL(fileURLWithPath: String(path))) == onePixel)
        try room.box.folder.write("no picture", to: "bad.png")
        #expect(try room.tips("reaction", "log", "x", "--severity", "mild", "--photo", "bad.png").status == 65)
    }
}
