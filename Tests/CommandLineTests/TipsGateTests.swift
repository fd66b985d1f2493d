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

    @Test(
        "a late first dose and a food that a reaction followed are refused, asked about on a terminal, and told on home"
    )
    func askedFirst() throws {
        let room = try TipsBox()
        let late = "2026-01-27T08:00"
        for options in [[], ["--yes"]] as [[String]] {
            let refused = try room.run(["log", "Peanut"] + options, at: late)
            #expect(refused.status == 75, "\(options)")
            #expect(refused.errorText.contains("no dose of it was ever logged; its plan began on 2026-01-05"))
            #expect(refused.errorText.contains("--clinic-said-go-on"))
        }
        let asked = try room.onTerminal("log", "Peanut", at: late)
        try asked.answer([("Did the clinic say go on?", "y")])
        #expect(try asked.wait() == .status(0))
        #expect(try room.run(["log", "Almond"], at: late).status == 0)
        let reaction = ["reaction", "log", "fainted", "--severity", "severe", "--after", "Almond"]
        let noted = try room.run(reaction, at: "2026-01-27T08:20")
        #expect(noted.status == 0 && noted.text.hasPrefix("Call 911."), "\(noted.errorText)")
        let next = "2026-01-28T08:00"
        #expect(try room.run(["log", "Almond", "--yes"], at: next).status == 75)
        let home = try room.run(["home"], at: next).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            home.contains("The clinic's word is asked for before Almond")
                && home.contains("a severe reaction was noted")
        )
        #expect(home.contains("The emergency plan isn't typed yet"))
        #expect(try room.run(["log", "Almond", "--clinic-said-go-on"], at: next).status == 0)
        #expect(try room.run(["history"], at: next).text.contains("the clinic said go on"))
    }

    @Test("a reaction that is noted while a terminal asks is asked about before the log, too")
    func askedMeanwhile() throws {
        let room = try TipsBox()
        let late = "2026-01-27T08:00"
        let asked = try room.onTerminal("log", "Peanut", at: late)
        try asked.answer([("Did the clinic say go on?", nil)])
        #expect(try room.run(["reaction", "log", "hives", "--severity", "moderate"], at: late).status == 0)
        asked.send("y\n")
        try asked.answer([("hives", nil), ("Did the clinic say go on?", "n")])
        #expect(try asked.wait() == .status(75))
        #expect(try !room.run(["history"], at: late).text.contains("the clinic said go on"))
    }

    @Test(
        "the clinic's words for a first dose, a close one and a carried-over one are typed and shown with the question"
    )
    func words() throws {
        let room = try TipsBox()
        let set = ["clinic", "--first", "call before you begin", "--soon", "wait", "--carried-over", "ask us"]
        let shown = try room.run(set)
        #expect(shown.status == 0, "\(shown.errorText)")
        for words in ["call before you begin", "wait", "ask us"] { #expect(shown.text.contains(words)) }
        let refused = try room.run(["log", "Peanut"], at: "2026-01-27T08:00")
        #expect(refused.errorText.contains("“call before you begin”") && !refused.errorText.contains("“wait”"))
    }
}

@Suite("tips and a treatment food without a dose")
struct TipsNoDoseTests {
    @Test("it is refused with the way to log it without one, asked about on a terminal, and the answer is shown")
    func refused() throws {
        let room = try TipsBox()
        let day = "2026-03-30T08:00"
        let new = ["cycle", "new", "--start", "2026-03-30", "--challenge", "2026-06-22", "--doses-follow"]
        #expect(try room.run(new, at: day).status == 0)
        for options in [[], ["--yes"]] as [[String]] {
            let refused = try room.run(["log", "Peanut", "--clinic-said-go-on"] + options, at: day)
            #expect(refused.status == 75 && refused.errorText.contains("--without-dose"), "\(refused.errorText)")
        }
        let asked = try room.onTerminal("log", "Peanut", "--clinic-said-go-on", at: day)
        try asked.answer([("The plan has no dose of Peanut. Log it without a dose?", "y")])
        #expect(try asked.wait() == .status(0))
        let history = try room.run(["history"], at: day).text.split(whereSeparator: \.isWhitespace).joined(
            separator: " "
        )
        #expect(history.contains("no dose was in the plan, and Ann logged it without one"))
        #expect(
            try room.run(["log", "Cashew", "--without-dose", "--clinic-said-go-on", "--early"], at: day).status == 0
        )
    }

    @Test("a start that moves says today's other dose, and a terminal asks whether each date keeps its dose")
    func movedStart() throws {
        let day = "2026-02-05T08:00"
        let plain = try TipsBox()
        let told = try plain.tips("cycle", "edit", "--start", "2026-01-12", at: day)
        #expect(told.status == 0, "\(told.errorText)")
        #expect(told.text.contains("today's dose of Peanut is now 1/4 tsp, it was 1/2 tsp"), "\(told.text)")
        let room = try TipsBox()
        let asked = try room.onTerminal("cycle", "edit", "--start", "2026-01-12", at: day)
        try asked.answer([("With no, each week keeps its dose", "y")])
        #expect(try asked.wait() == .status(0))
        let row = try room.tips("home", at: day).text.split(separator: "\n").first { $0.contains("Peanut") }
        #expect(row?.contains("1/2 tsp") == true)
    }

    @Test("item show has the doses of all weeks, past ones too, where the food has one dose now")
    func allWeeks() throws {
        let room = try TipsBox()
        let edit = ["item", "edit", "Peanut", "--dose", "3 tsp", "--tenfold-is-meant"]
        #expect(try room.run(edit, at: "2026-02-12T08:00").status == 0)
        let shown = try room.run(["item", "show", "Peanut"], at: "2026-02-12T08:00").text
        #expect(shown.contains("1/4 tsp") && shown.contains("1/2 tsp, 3 tsp from Thu 12"), "\(shown)")
        #expect(shown.split(separator: "\n").count == 14)
        let id = try #require(try room.json("item", "show", "Sesame", at: "2026-02-12T08:00")["id"]?.text)
        let weekly = ["item", "edit", "Sesame", "--week", "6-12=2 g"]
        #expect(try room.run(weekly, at: "2026-02-12T08:00").status == 0)
        let form = try room.run(["open", "tips://items/edit/\(id)"], at: "2026-02-12T08:00").text
        #expect(form.contains("Week 6: Dose") && form.contains("Week 12: Unit"), "\(form)")
    }

    @Test("an item of the cycle to come is deleted from that cycle, and an empty category of it names it")
    func coming() throws {
        let room = try TipsBox()
        let day = "2026-03-30T08:00"
        let new = ["cycle", "new", "--start", "2026-04-06", "--challenge", "2026-06-22", "--doses-follow"]
        #expect(try room.run(new, at: day).status == 0)
        let deleted = try room.run(["item", "delete", "Egg", "--cycle", "2", "--yes"], at: day)
        #expect(deleted.text.contains("Deleted Egg from cycle 2;") && !deleted.text.contains("today"))
        let list = try room.run(["item", "list", "--cycle", "2"], at: day).text
        #expect(list.contains("tips item add --category recommended --name NAME --dose DOSE --cycle 2"))
    }

    @Test("the setup walk says how to leave after an empty answer")
    func wayOut() throws {
        let room = try TipsBox(isSetUp: false)
        let child = try room.onTerminal("setup")
        try child.answer([("(self or code)", "")])
        try child.waitForText("Press Ctrl-C to leave: nothing is changed.")
        try child.answer([("(self or code)", "self"), ("Patient's name", "")])
        try child.waitForText("Answer < to go back, or press Ctrl-C to leave: nothing is changed.")
        #expect(try child.wait() == .status(1))
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
        "a reaction is noted by the severity's word in either language, and one that can't be read counts as severe",
        arguments: [("grave", "severe"), ("Moderada", "moderate"), ("leve", "mild"), ("sever", "severe")]
    )
    func severityWords(typed: String, severity: String) throws {
        let room = try TipsBox()
        #expect(try room.run(["emergency", "set", "--adrenaline", "0.15 mg"]).status == 0)
        let noted = try room.run(["reaction", "log", "no respira", "--severity", typed, "--language", "es"])
        #expect(noted.status == 0, "\(noted.errorText)")
        #expect(noted.text.contains("0.15 mg") == (severity == "severe"))
        let words =
            "La reacción quedó anotada como grave, porque “sever” no es una gravedad: use leve, moderada o grave"
        #expect(noted.errorText.contains(words) == (typed == "sever") && !noted.errorText.contains("no se anotó"))
        let kept = try room.run(["reaction", "list", "--json"]).text
        #expect(kept.contains("no respira") && kept.contains("\"\(severity)\""), "\(kept)")
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
                "the time of the epinephrine; the time of the onset stands for it"
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
            noted.text.hasPrefix("Call 911.") && noted.text.contains("Noted \(symptom) (severe)"),
            "\(noted.text)"
        )
        #expect(
            slip.map { noted.errorText.contains("not noted: ") && noted.errorText.contains($0) } ?? true,
            "\(noted.errorText)"
        )
        #expect(try room.run(["reaction", "list"]).text.contains("\(symptom) (severe)"))
    }

    @Test("no option stands for what wasn't understood", arguments: ["--not-understood", "--severity-not-understood"])
    func noHiddenOption(option: String) throws {
        let room = try TipsBox()
        #expect(try room.run(["reaction", "log", "hives", "--severity", "mild", option, "x"]).status == 64)
        let severe = try room.run(["reaction", "log", "hives", "--severity", "severe", option, "x"])
        #expect(severe.status == 0 && severe.errorText.contains("there is no option \(option)"))
    }

    @Test(
        "A reaction with adrenaline is noted after the plan whatever is wrong in the command line, and each slip is listed",
        arguments: [
            (["--adrenaline", "07:50", "--after", "Penut"], "Penut", "epinephrine at 07:50"),
            (["--adrenaline", "07:50", "--photo", "none.png"], "none.png", "epinephrine at 07:50"),
            (["--adrenaline", "07:50", "--color=red"], "there is no option --color", "epinephrine at 07:50"),
            (["--adrenaline", "now"], nil, "epinephrine at 08:00"),
            (["--adrenaline", "7:50 a. m."], nil, "epinephrine at 07:50"),
            (["--at", "07:40", "--adrenaline", "yes"], "the time of the epinephrine", "epinephrine at 07:40"),
            (["--at", "07:40", "--adrenaline", "noonish"], "noonish", "epinephrine at 07:40"),
            (["--at", "07:40", "--adrenaline"], "the time of the epinephrine", "epinephrine at 07:40"),
        ] as [([String], String?, String)]
    )
    func adrenalineNeverLost(options: [String], slip: String?, told: String) throws {
        let room = try TipsBox()
        let noted = try room.run(["reaction", "log", "hives", "--severity", "moderate"] + options)
        #expect(noted.status == 0 && noted.text.hasPrefix("Call 911."), "\(noted.text) \(noted.errorText)")
        #expect(noted.text.contains("Noted hives (moderate)") && noted.text.contains(told), "\(noted.text)")
        #expect(noted.errorText.contains("not noted: ") == (slip != nil), "\(noted.errorText)")
        if let slip { #expect(noted.errorText.contains(slip), "\(noted.errorText)") }
        #expect(try room.run(["emergency"]).text.contains("are off"))
        let list = try room.run(["reaction", "list"]).text.split(whereSeparator: \.isWhitespace)
        #expect(list.joined(separator: " ").components(separatedBy: told).count == 2, "\(list)")
        let without = try room.run(["reaction", "log", "rash", "--severity", "mild", "--adrenaline", "no"])
        #expect(without.status == 0 && !without.text.contains("epinephrine"), "\(without.text)")
    }

    @Test(
        "After midnight a time of the evening before is yesterday's up to 12 hours later; another one is refused with its form",
        arguments: [
            (["--at", "23:55", "--adrenaline", "23:58"], "00:15", true),
            (["--at", "yesterday 23:55", "--adrenaline", "ayer 23:58"], "13:00", true),
            (["--at", "yesterday 23:55", "--adrenaline", "11:58 p. m."], "13:00", true),
            (["--at", "23:55"], "12:30", false),
        ] as [([String], String, Bool)]
    )
    func afterMidnight(times: [String], now: String, isNoted: Bool) throws {
        let room = try TipsBox()
        let words = ["reaction", "log", "hives", "--severity", "moderate", "--after", "Peanut"]
        let noted = try room.run(words + times, at: "2026-01-07T\(now)")
        if isNoted {
            #expect(noted.status == 0 && !noted.errorText.contains("not noted"), "\(noted.errorText)")
            #expect(noted.text.contains("Noted hives (moderate), 2026-01-06 23:55, after Peanut"), "\(noted.text)")
            #expect(noted.text.contains("epinephrine at 23:58"), "\(noted.text)")
        } else {
            #expect(noted.status == 65 && noted.text.isEmpty)
            let error = "2026-01-07 23:55 is still to come — give the day with the time, such as “yesterday 23:55”"
            #expect(noted.errorText.contains(error), "\(noted.errorText)")
        }
    }

    @Test("A reaction that began before the dose was logged keeps the food in its answer")
    func beganBefore() throws {
        let room = try TipsBox()
        try room.tips("log", "Peanut", at: "2026-01-05T08:10")
        let words = ["reaction", "log", "hives", "--severity", "mild", "--after", "Peanut", "--at", "08:00"]
        let noted = try room.run(words, at: "2026-01-05T08:20")
        #expect(noted.text.contains(", after Peanut (it began before the dose was logged)"), "\(noted.text)")
    }

    @Test("A second dose of adrenaline is noted with its own time beside the first, and taken out again")
    func secondDose() throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "fainted", "--severity", "severe", "--at", "07:35", "--adrenaline", "07:40")
        func text(_ key: String) throws -> String {
            try #require(try room.json("reaction", "list")["rows"]?[0]?[key]?.text)
        }
        let id = try text("id")
        let saved = try room.tips("reaction", "edit", id, "--second-adrenaline", "07:55", "--photo", "none.png")
        #expect(saved.status == 0 && saved.errorText.contains("none.png"), "\(saved.errorText)")
        #expect(try text("text").hasSuffix("; epinephrine at 07:40 and 07:55"))
        #expect(try room.tips("reaction", "edit", id, "--second-adrenaline", "no").status == 0)
        #expect(try text("text").hasSuffix("; epinephrine at 07:40"))
    }

    @Test(
        "A second dose of adrenaline whose time isn't known, or can't be read, is noted as the first one is",
        arguments: [["yes"], ["noonish"], []]
    )
    func secondDoseWithoutTime(time: [String]) throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "fainted", "--severity", "severe", "--at", "07:35", "--adrenaline", "07:40")
        func text(_ key: String) throws -> String {
            try #require(try room.json("reaction", "list")["rows"]?[0]?[key]?.text)
        }
        let saved = try room.run(["reaction", "edit", try text("id"), "--second-adrenaline"] + time)
        let words = "not noted: the time of the second epinephrine; the time of the first stands for it"
        #expect(saved.status == 0 && saved.errorText.contains(words), "\(saved.errorText)")
        #expect(try text("text").hasSuffix("; epinephrine at 07:40 and 07:40"))
    }

    @Test("An edit that gives adrenaline after the lift of a severe reaction tells the stop anew")
    func adrenalineAfterLift() throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "hives", "--severity", "severe")
        let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
        try room.tips("emergency", "lift", id, at: "2026-01-05T08:10")
        let saved = try room.tips("reaction", "edit", id, "--adrenaline", "now", at: "2026-01-05T08:20")
        let words = saved.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.hasPrefix("Call 911.") && words.contains("are off until an admin lifts it"), "\(words)")
        #expect(try room.tips("emergency", at: "2026-01-05T08:30").text.contains("are off"))
    }

    @Test("A reaction that isn't severe is refused for a slip, and nothing is noted")
    func refusedSlip() throws {
        let room = try TipsBox()
        #expect(try room.run(["reaction", "log", "hives", "--severity", "mild", "--color", "red"]).status == 64)
        #expect(try room.run(["reaction", "list"]).text.contains("No reaction"))
    }

    @Test(
        "An edit that makes a reaction severe is saved after the plan whatever else is wrong, and each slip is listed",
        arguments: [
            (["--severity", "severe", "--photo", "none.png"], "none.png"),
            (["--severity", "severe", "--at", "25:99"], "25:99"),
            (["--severity", "severe", "--after", "Banana"], "Banana"),
            (["--severity", "severe", "--symptom", ""], "symptom"),
            (["--severity", "severe", "--color", "red"], "there is no option --color"),
            (["--severity", "sevre"], "“sevre” is no severity"),
        ] as [([String], String)]
    )
    func editNeverLost(arguments: [String], slip: String) throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "hives", "--severity", "mild")
        let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
        let saved = try room.run(["reaction", "edit", id, "--note", "worse"] + arguments)
        #expect(saved.status == 0 && saved.text.hasPrefix("Call 911."), "\(saved.text) \(saved.errorText)")
        #expect(saved.errorText.contains(slip), "\(saved.errorText)")
        let list = try room.run(["reaction", "list"]).text
        #expect(list.contains("hives (severe)") && list.contains("worse"), "\(list)")
        #expect(try room.run(["emergency"]).text.contains("are off"))
        // A slip changes nothing in a reaction that is severe already.
        #expect(try room.run(["reaction", "edit", id, "--at", "25:99"]).status != 0)
    }

    @Test("an edit that gives adrenaline tells the stop, and asks on a terminal whether the reaction was mild")
    func editAdrenaline() throws {
        for isAsked in [false, true] {
            let room = try TipsBox()
            try room.tips("reaction", "log", "hives", "--severity", "mild")
            let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
            if isAsked {
                let asked = try room.onTerminal("reaction", "edit", id, "--adrenaline", "07:55")
                try asked.answer([("mild all the same?", "y")])
                #expect(try asked.wait() == .status(0))
            } else {
                let saved = try room.run(["reaction", "edit", id, "--adrenaline", "07:55"])
                let words = saved.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                #expect(saved.status == 0, "\(saved.errorText)")
                #expect(
                    words.hasPrefix("Call 911.")
                        && words.contains("Saved hives The reminders and the timer of treatment foods are off"),
                    "\(words)"
                )
            }
            #expect(try room.run(["emergency"]).text.contains("are off"))
            #expect(try room.run(["reaction", "list"]).text.contains("hives (mild)"))
        }
    }

    @Test("a deleted severe reaction asks first, and a delete and an edit that end its stop say so")
    func ends() throws {
        let room = try TipsBox()
        try room.tips("reaction", "log", "fainted", "--severity", "severe", "--adrenaline", "07:55")
        let id = try #require(try room.json("reaction", "list")["rows"]?[0]?["id"]?.text)
        let asked = try room.run(["reaction", "delete", id])
        #expect(asked.status == 64 && asked.errorText.contains("and end its stop of the treatment foods?"))
        #expect(try room.run(["emergency"]).text.contains("are off"))
        let said = "The stop is over: treatment reminders and timer go on after fainted"
        let edited = try room.run(["reaction", "edit", id, "--severity", "moderate", "--no-adrenaline"])
        #expect(edited.text.contains(said), "\(edited.text)\(edited.errorText)")
        #expect(try !room.run(["emergency"]).text.contains("are off"))
        try room.tips("undo")
        let deleted = try room.run(["reaction", "delete", id, "--yes"])
        #expect(deleted.status == 0 && deleted.text.contains(said), "\(deleted.text)\(deleted.errorText)")
    }

    @Test("the home of a terminal marks expired adrenaline and a severe reaction as warnings")
    func urgent() throws {
        let room = try TipsBox()
        try room.tips("emergency", "set", "--expires", "2026-01-04")
        try room.tips("reaction", "log", "fainted", "--severity", "severe")
        let home = try room.run(["home"]).text
        #expect(home.contains("! The epinephrine EXPIRED on 2026-01-04"), "\(home)")
        #expect(home.contains("! A severe reaction was noted"), "\(home)")
    }

    @Test("one wrong field of the emergency plan says that nothing was saved, and where other numbers go")
    func unsaved() throws {
        let room = try TipsBox()
        let refused = try room.run(["emergency", "set", "--number", "911, 112", "--allergens", "peanut"])
        #expect(refused.status == 65 && refused.errorText.contains("others among the contacts; nothing was saved"))
        let day = try room.run(["emergency", "set", "--allergens", "peanut", "--expires", "soon"])
        #expect(day.status == 65 && day.errorText.contains("nothing was saved"))
        #expect(try !room.run(["emergency"]).text.contains("peanut"))
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
        #expect(saved.status == 0 && saved.text.hasPrefix("Call 911."), "\(saved.errorText)")
        let list = try room.run(["reaction", "list"]).text
        #expect(
            list.contains("07:50 wheezing (severe)") && list.contains("in the car") && !list.contains("antihistamine")
        )
        #expect(try room.run(["emergency"]).text.contains("are off"))
        let page = try room.run(["open", "tips://reaction/\(id)"]).text
        let lines = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains("Antihistamine given no") && lines.contains("Emergency room yes"), "\(page)")
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
        let printed = try room.run(["emergency", "card", "--pdf", file.path])
        #expect(printed.status == 0 && !printed.text.contains("nobody has typed"))
        let text = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
        let first = text.split(separator: "\u{0C}").first.map(String.init) ?? ""
        #expect(first.contains("602-555-0100") && first.contains("911"))
        #expect(text.contains("(peanuts)") && !text.contains("□"))
    }

    @Test("The card of an emergency plan that nobody typed says so, and not that the family typed it")
    func emptyCard() throws {
        let room = try TipsBox()
        let file = room.box.folder.file("card.pdf")
        let printed = try room.run(["emergency", "card", "--pdf", file.path])
        #expect(printed.status == 0 && printed.text.contains("nobody has typed the emergency plan yet"))
        let text = try ChildProcess.run(URL(filePath: "/usr/bin/pdftotext"), ["-layout", file.path, "-"]).text
        for part in ["Call 911.", "This card is empty"] { #expect(text.contains(part)) }
        #expect(!text.contains("Typed by the family"))
    }

    @Test("a member who left gets no card and no line of the family's plan, and is told whom to call")
    func cardOfNobody() throws {
        let room = try TipsBox()
        try room.run(["emergency", "set", "--number", "602-555-0100", "--allergens", "cashew"])
        try room.tips("room", "add", "Bob", "--role", "admin")
        #expect(try room.tips("room", "leave", "--yes").status == 0)
        let file = room.box.folder.file("card.pdf")
        let printed = try room.run(["emergency", "card", "--pdf", file.path])
        #expect(printed.status == 77 && !FileManager.default.fileExists(atPath: file.path), "\(printed.errorText)")
        let noted = try room.run(["reaction", "log", "fainted", "--severity", "severe"])
        #expect(noted.status == 77 && noted.text.contains("Call 911.") && !noted.text.contains("cashew"))
    }

    @Test("the home of a terminal says that today is held, and why")
    func heldHome() throws {
        let room = try TipsBox()
        try room.tips("hold", "add", "today", "--reason", "a fever")
        let words = try room.run(["home"]).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Today is held and doesn't count against adherence: a fever"), "\(words)")
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

    @Test("While a severe reaction stands, a second treatment food waits for the plan's wait, and no timer is told")
    func waitWithoutTimer() throws {
        let room = try TipsBox()
        try room.tips("log", "Peanut")
        try room.tips("reaction", "log", "fainted", "--severity", "severe")
        let refused = try room.run(["log", "Cashew", "--clinic-said-go-on"])
        #expect(refused.status != 0 && refused.errorText.contains("the wait between treatment foods lasts until 08:15"))
        #expect(!refused.errorText.contains("timer"), "\(refused.errorText)")
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
