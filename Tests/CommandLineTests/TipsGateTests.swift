import Foundation
import TestKit
import Testing

@Suite("tips asks for the clinic's word")
struct TipsGateTests {
    @Test(
        "a treatment food after a gap is refused with the reason, the clinic's words and the way to answer; the answer is shown"
    )
    func refused() throws {
        let room = try TipsBox()
        #expect(try room.run(["log", "Peanut"]).status == 0)
        let set = try room.run(["clinic", "--phone", "602-555-0100", "--gap", "call us first"])
        #expect(set.status == 0 && set.text.contains("602-555-0100") && set.text.contains("call us first"))
        for options in [[], ["--yes"]] as [[String]] {
            let refused = try room.run(["log", "Peanut"] + options, at: "2026-01-08T09:00")
            #expect(refused.status == 75, "\(options)")
            for words in [
                "2026-01-05 08:00", "more than 48 hours", "“call us first”", "call 602-555-0100", "--clinic-said-go-on",
            ] {
                #expect(refused.errorText.contains(words), "\(words): \(refused.errorText)")
            }
        }
        let home = try room.run(["home"], at: "2026-01-08T09:00").text.split(separator: "\n").joined(separator: " ")
        #expect(home.contains("The clinic's word is asked for before Peanut"))
        #expect(try room.run(["log", "Peanut", "--clinic-said-go-on"], at: "2026-01-08T09:00").status == 0)
        let history = try room.run(["history"], at: "2026-01-08T10:00").text
        #expect(history.contains("the clinic said go on"))
        #expect(try room.run(["open", "tips://clinic"]).text.contains("call us first"))
    }
}

@Suite("tips emergency")
struct TipsEmergencyTests {
    @Test(
        "a severe reaction prints the emergency plan first, stops what reminds of treatment foods, and is lifted by an admin; the card is a PDF"
    )
    func severe() throws {
        let room = try TipsBox()
        let set = ["emergency", "set", "--allergens", "peanut", "--adrenaline", "0.15 mg", "--expires", "2026-12-31"]
        #expect(try room.run(set).status == 0)
        let reaction = [
            "reaction", "log", "wheezing", "--severity", "severe", "--adrenaline", "07:55", "--emergency-room",
        ]
        let noted = try room.run(reaction)
        #expect(noted.status == 0, "\(noted.errorText)")
        let plan = try #require(noted.text.range(of: "0.15 mg"))
        let line = try #require(noted.text.range(of: "Noted wheezing"))
        #expect(plan.lowerBound < line.lowerBound)
        let shown = try room.run(["emergency"]).text
        #expect(shown.contains("treatment reminders and timer are off"))
        #expect(noted.text.contains("are off until an admin lifts it"))
        let id = try #require(
            shown.split(separator: " ").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        )
        let file = room.box.folder.file("card.pdf")
        #expect(try room.run(["emergency", "card", "--pdf", file.path]).status == 0)
        #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
        #expect(try room.run(["emergency", "lift", id]).status == 0)
        #expect(try !room.run(["emergency"]).text.contains("are off"))
        #expect(try room.run(["emergency", "lift", id]).status == 66)
    }

    @Test(
        "a severe reaction is noted whatever is wrong in an option, after the plan; the lines say what was left out and how it is added"
    )
    func keepsWhatItCan() throws {
        let room = try TipsBox()
        #expect(try room.run(["emergency", "set", "--adrenaline", "0.15 mg"]).status == 0)
        let noted = try room.run([
            "reaction", "log", "fainted", "--severity", "severe", "--after", "Nothing", "--at", "soon", "--adrenaline",
            "x",
            "--photo", "none.png",
        ])
        #expect(
            noted.status == 0 && noted.text.contains("0.15 mg")
                && noted.text.contains("Noted fainted (severe), 2026-01-05 08:00")
        )
        for words in ["Nothing", "soon", "“x”", "none.png"] {
            #expect(noted.errorText.contains(words), "\(words): \(noted.errorText)")
        }
        let lines = noted.errorText.split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("not noted:") } == 4)
        let id = try #require(lines.last?.split(separator: " ").last.map(String.init))
        try room.tips("log", "Peanut", "--clinic-said-go-on", at: "2026-01-05T08:01")
        #expect(
            try room.tips("reaction", "edit", id, "--after", "Peanut", at: "2026-01-05T08:02").text == "Saved fainted\n"
        )
        #expect(try room.tips("reaction", "edit", id).status == 64)
        #expect(try room.tips("reaction", "log", "hives").status == 64)
        #expect(try room.tips("reaction", "log", "--severity", "mild").status == 64)
        let refused = try room.run(["reaction", "log", "hives", "--severity", "moderate", "--after", "Nothing"])
        #expect(refused.status == 66 && refused.text.isEmpty)
    }

    @Test(
        "A severe reaction is noted after the plan whatever is wrong in the command line, and each slip is listed",
        arguments: [
            (["fainted", "--severity", "Severe"], "fainted", nil),
            (["--severity", "severe"], "severe reaction", nil),
            (["fainted", "--severity=SEVERE", "--color", "red"], "fainted red", "there is no option --color"),
            (
                ["--emergency-room", "fainted", "--severity", "severe", "--adrenaline"], "fainted",
                "--adrenaline has no value"
            ),
            (["fainted", "--severty", "severe"], "fainted", "there is no option --severty"),
            (["fainted", "--severity", "severe", "--adrenaline", "noonish"], "fainted", "noonish"),
        ] as [([String], String, String?)]
    )
    func neverLost(arguments: [String], symptom: String, slip: String?) throws {
        let room = try TipsBox()
        #expect(try room.run(["emergency", "set", "--adrenaline", "0.15 mg"]).status == 0)
        let noted = try room.run(["reaction", "log"] + arguments)
        #expect(noted.status == 0, "\(noted.errorText)")
        #expect(
            noted.text.hasPrefix("Emergency number") && noted.text.contains("Noted \(symptom) (severe)"),
            "\(noted.text)"
        )
        #expect(
            slip.map { noted.errorText.contains("not noted: ") && noted.errorText.contains($0) } ?? true,
            "\(noted.errorText)"
        )
        #expect(try room.run(["reaction", "list"]).text.contains("\(symptom) (severe)"))
    }

    @Test("A reaction that isn't severe is refused for a slip, and nothing is noted")
    func refusedSlip() throws {
        let room = try TipsBox()
        #expect(try room.run(["reaction", "log", "hives", "--severity", "mild", "--color", "red"]).status == 64)
        #expect(try room.run(["reaction", "list"]).text.contains("No reaction"))
    }

    @Test("tips reaction edit changes time, symptom, note, severity and treatment")
    func edits() throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "hives", "--severity", "mild", "--antihistamine")
        let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
        let edit = [
            "reaction", "edit", id, "--severity", "Severe", "--symptom", "wheezing", "--at", "07:50", "--note",
            "in the car",
            "--no-antihistamine", "--emergency-room",
        ]
        let saved = try room.run(edit)
        #expect(saved.status == 0 && saved.text.hasPrefix("Emergency number"), "\(saved.errorText)")
        let list = try room.run(["reaction", "list"]).text
        #expect(
            list.contains("07:50 wheezing (severe)") && list.contains("in the car") && !list.contains("antihistamine")
        )
        #expect(try room.run(["emergency"]).text.contains("are off"))
    }

    @Test(
        "The card has the contacts on its first page however many allergens there are, and names a picture that no font has"
    )
    func card() throws {
        let room = try TipsBox()
        let allergens = (1...40).map { "allergen \($0)" }.joined(separator: ", ") + ", 🥜"
        try room.run([
            "emergency", "set", "--number", "911", "--allergens", allergens, "--contacts", "Ann 602-555-0100",
        ])
        let file = room.box.folder.file("card.pdf")
        #expect(try room.run(["emergency", "card", "--pdf", file.path]).status == 0)
        let text = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
        let first = text.split(separator: "\u{0C}").first.map(String.init) ?? ""
        #expect(first.contains("602-555-0100") && first.contains("911"))
        #expect(text.contains("(peanuts)") && !text.contains("□"))
    }

    @Test("a terminal asks for the severity that isn't given, and whether a reaction with adrenaline was mild")
    func asksSeverity() throws {
        let room = try TipsBox()
        let first = try room.onTerminal("reaction", "log", "hives")
        try first.answer([("mild, moderate or severe?", "bad"), ("mild, moderate or severe?", "Moderate")])
        #expect(try first.wait() == .status(0))
        let second = try room.onTerminal("reaction", "log", "rash", "--severity", "mild", "--emergency-room")
        try second.answer([("mild all the same?", "n"), ("mild, moderate or severe?", "severe")])
        #expect(try second.wait() == .status(0))
        let list = try room.run(["reaction", "list"]).text
        #expect(list.contains("hives (moderate)") && list.contains("rash (severe)"))
    }

    @Test("an exported calendar withdraws the reminder of treatment foods while a severe reaction stands")
    func calendar() throws {
        let room = try TipsBox()
        try room.tips("reminders", "set", "treatment", "--at", "08:00")
        #expect(try !room.tips("calendar", "export").text.contains("CANCELLED"))
        try room.tips("reaction", "log", "fainted", "--severity", "severe")
        #expect(try room.tips("calendar", "export").text.contains("STATUS:CANCELLED"))
    }

    @Test("A stopped item: the calendar withdraws its reminder, home, week and items say it, and a log asks")
    func stoppedItem() throws {
        let room = try TipsBox()
        try room.tips("reminders", "set", "medicine", "--at", "08:00")
        #expect(try room.tips("item", "stop", "Cetirizine").status == 0)
        let calendar = try room.tips("calendar", "export").text.components(separatedBy: "BEGIN:VEVENT")
        #expect(calendar.contains { $0.contains("SUMMARY:Medicine") && $0.contains("STATUS:CANCELLED") })
        for command in [["home"], ["item", "list"], ["item", "show", "Cetirizine"]] {
            #expect(try room.run(command).text.contains("stopped by the clinic"), "\(command)")
        }
        #expect(try room.tips("week").text.contains("stop "))
        for options in [[], ["--yes"]] as [[String]] {
            let refused = try room.run(["log", "Cetirizine"] + options)
            #expect(refused.status == 75 && refused.errorText.contains("--although-stopped"), "\(refused.errorText)")
        }
        let asked = try room.onTerminal("log", "Cetirizine")
        try asked.answer([("Was it taken all the same?", "y")])
        #expect(try asked.wait() == .status(0))
        #expect(try room.tips("report").text.contains("Logged although the clinic had stopped it"))
    }
}
