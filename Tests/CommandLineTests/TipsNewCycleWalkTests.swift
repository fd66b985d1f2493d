import Foundation
import TestKit
import Testing

@Suite("A new cycle is walked through: everything is offered, Enter keeps it, treatment foods get new doses")
struct TipsNewCycleWalkTests {
    let room: TipsBox
    let day = "2026-03-30T09:00"

    init() throws {
        room = try TipsBox()
        try room.tips("item", "delete", "Cashew", "--yes")
        try room.tips("reminders", "set", "medicine", "--at", "07:15")
    }

    /// The answers for a cycle of two weeks: Almond is dropped, Sesame changed, Walnut added.
    private let answers: [(question: String, answer: String?)] = [
        ("Patient's name [Mia]:", ""), ("Cycle number [2]:", ""), ("start date [2026-03-30]:", ""),
        ("Food challenge date", "2026-04-13"), ("Cetirizine, 5 mL: keep, change or drop [keep]:", ""),
        ("Item name, or Enter for none:", ""), ("Almond, 2 pieces: keep, change or drop [keep]:", "drop"),
        ("Item name, or Enter for none:", "Walnut"), ("Dose:", "1 piece"), ("Another item name", ""),
        ("Peanut: keep, change or drop [keep]:", ""), ("one for each week? [Y/n]", ""), ("Week 1 of 2:", "1 tsp"),
        ("Week 2 of 2 [1 tsp]:", "2"), ("Sesame, 1 g: keep, change or drop [keep]:", "change"),
        ("Name [Sesame]:", "Sesame paste"), ("Category [treatment]:", ""),
        ("one for each week? [Y/n]", "n"), ("Dose, the same in every week:", "2 g"),
        ("Cashew was deleted; take it in again? [y/N]", ""),
        ("Item name, or Enter for none:", ""), ("Egg, 1 piece: keep, change or drop [keep]:", ""),
        ("Item name, or Enter for none:", ""),
        ("Medicine: a time such as 08:00, or off [07:15]:", ""), ("Maintenance Foods: a time", ""),
        ("Treatment Foods: a time", "18:00"), ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", "20"),
    ]

    @Test("patient, number and items are carried over; doses by week are asked for anew")
    func whole() throws {
        #expect(try room.tips("home", at: day).text.contains("set up cycle 2"))
        let child = try room.onTerminal("cycle", "new", at: day)
        try child.answer(answers)
        let summary = try child.waitForText("Begin the cycle? [y/n]")
        #expect(summary.contains("Peanut (weeks 1: 1 tsp, 2: 2 tsp), Sesame paste (2 g)"))
        #expect(!summary.contains("Almond"))
        child.send("y\n")
        try child.waitForText("Began cycle 2 of Mia: 2026-03-30 up to the challenge on 2026-04-13")
        #expect(try child.wait() == .status(0))
        let home = try room.json("home", at: day)
        let names = home["categories"]?.array.map { $0["items"]?.array.compactMap { $0["name"]?.text } ?? [] }
        #expect(names == [["Cetirizine"], ["Walnut"], ["Peanut", "Sesame paste"], ["Egg"]])
        let doses = home["categories"]?[2]?["items"]?.array.compactMap { $0["dose"]?["text"]?.text }
        #expect(doses == ["1 tsp", "2 g"])
        let reminders = try room.tips("reminders", at: day).text
        #expect(reminders.contains("daily at 07:15"))
        #expect(reminders.contains("daily at 18:00"))
        #expect(try room.tips("timer", at: day).text.contains("on, 20 minutes"))
        #expect(try room.tips("week", "--cycle", "1", at: day).text.contains("Almond"))
    }

    @Test("the doses of the last cycle are shown, and taken over at a word")
    func same() throws {
        let child = try room.onTerminal("cycle", "new", at: day)
        let again = answers.compactMap { (question, answer) -> (question: String, answer: String?)? in
            question.hasPrefix("Week 2") ? nil : (question, question.hasPrefix("Week 1") ? "same" : answer)
        }
        let place = try #require(again.firstIndex { $0.question.hasPrefix("Week 1") })
        try child.answer(Array(again[..<place]))
        let shown = try child.waitForText("Week 1 of 2:")
        #expect(shown.contains("Last cycle (weeks 1–4: 1/4 tsp, 5–12: 1/2 tsp)"))
        child.send("same\n")
        try child.answer(Array(again[(place + 1)...]))
        try child.waitForText("Begin the cycle? [y/n]")
        child.send("y\n")
        #expect(try child.wait() == .status(0))
        #expect(try room.json("home", at: day)["categories"]?[2]?["items"]?[0]?["dose"]?["text"]?.text == "1/4 tsp")
    }

    @Test(
        "after “same” the weeks that the last cycle lacks are asked for, and Enter repeats the dose of the week before"
    )
    func missingWeeks() throws {
        try room.tips(
            "item",
            "add",
            "--category",
            "treatment",
            "--name",
            "Hazelnut",
            "--week",
            "4-12=2 tsp",
            at: "2026-01-26T09:00"
        )
        let place = try #require(answers.firstIndex { $0.question.hasPrefix("Week 1") })
        var again = Array(answers[..<place])
        again[3].answer = "2026-05-04"
        again += [
            ("Week 1 of 5:", "1-5=1 tsp"), ("Sesame, 1 g: keep, change or drop [keep]:", "drop"),
            ("Hazelnut: keep, change or drop [keep]:", ""), ("one for each week? [Y/n]", ""),
            ("Week 1 of 5:", "same"), ("Week 1 of 5:", "1/4 tsp"), ("Week 2 of 5 [1/4 tsp]:", ""),
            ("Week 3 of 5 [1/4 tsp]:", "1 tsp"),
        ]
        let rest = try #require(answers.firstIndex { $0.question.hasPrefix("Cashew") })
        let child = try room.onTerminal("cycle", "new", at: day)
        try child.answer(again + Array(answers[rest...]))
        let summary = try child.waitForText("Begin the cycle? [y/n]").split { $0.isWhitespace }.joined(separator: " ")
        #expect(summary.contains("Hazelnut (weeks 1–2: 1/4 tsp, 3: 1 tsp, 4–5: 2 tsp)"), "\(summary)")
    }

    @Test("a food is moved to another category in the walk, its last dose offered")
    func moved() throws {
        let child = try room.onTerminal("cycle", "new", at: day)
        let place = try #require(answers.firstIndex { $0.question.hasPrefix("Peanut") })
        let rest = try #require(answers.firstIndex { $0.question.hasPrefix("Sesame") })
        let change: [(question: String, answer: String?)] = [
            ("Peanut: keep, change or drop [keep]:", "change"), ("Name [Peanut]:", ""),
            ("Category [treatment]:", "maintenance"), ("Dose of Peanut [1/2 tsp]:", ""),
        ]
        try child.answer(Array(answers[..<place]) + change + Array(answers[rest...]))
        try child.answer([("Begin the cycle? [y/n]", "y")])
        #expect(try child.wait() == .status(0))
        let home = try room.json("home", at: day)
        let names = home["categories"]?[1]?["items"]?.array.compactMap { $0["name"]?.text }
        #expect(names == ["Peanut", "Walnut"])
    }

    @Test(
        "items of a cycle that has not begun are listed, changed, moved and deleted; one dose for all weeks comes along"
    )
    func beforeItBegins() throws {
        try room.tips(
            "cycle",
            "new",
            "--start",
            "2026-04-06",
            "--challenge",
            "2026-04-20",
            "--rename",
            "Egg=Eggs",
            "--move",
            "Almond=recommended",
            "--doses-follow",
            at: day
        )
        let list = try room.tips("item", "list", "--cycle", "2", at: day).text
        #expect(list.contains("Eggs"))
        #expect(list.contains("Sesame  1 g"))
        #expect(try room.tips("item", "edit", "Eggs", "--cycle", "2", "--dose", "2 pieces", at: day).status == 0)
        #expect(try room.tips("item", "move", "Eggs", "maintenance", "--cycle", "2", at: day).status == 0)
        #expect(try room.tips("item", "delete", "Almond", "--cycle", "2", "--yes", at: day).status == 0)
        let home = try room.json("home", at: "2026-04-06T08:00")
        let names = home["categories"]?.array.map { $0["items"]?.array.compactMap { $0["name"]?.text } ?? [] }
        #expect(names == [["Cetirizine"], ["Eggs"], ["Peanut", "Sesame"], []])
        #expect(try room.tips("item", "list", at: day).text.contains("Almond"))
    }

    @Test("a treatment food without doses keeps the cycle from beginning, and the answer says how to give them")
    func needsDoses() throws {
        let words = ["cycle", "new", "--start", "2026-04-06", "--challenge", "2026-04-20"]
        let before = try room.everything()
        let refused = try room.run(words, at: day)
        #expect(refused.status == 65)
        #expect(refused.errorText.contains("“Peanut” has no dose in this cycle yet"))
        #expect(refused.errorText.contains("--week 'Peanut:1-2=AMOUNT UNIT'"))
        #expect(try room.everything() == before)
        #expect(try room.run(words + ["--week", "Peanut:1-2=1 tsp"], at: day).status == 0)
        #expect(try room.tips("item", "list", "--cycle", "2", at: day).text.contains("1 tsp"))
    }

    @Test("a deleted item comes back in the new cycle where somebody says so, with the doses asked for")
    func takenIn() throws {
        let child = try room.onTerminal("cycle", "new", at: day)
        let again = answers.map { $0.question.hasPrefix("Cashew") ? ($0.question, "y") : $0 }
        let place = try #require(again.firstIndex { $0.0.hasPrefix("Cashew") })
        let doses: [(question: String, answer: String?)] = [
            ("one for each week? [Y/n]", "n"), ("Dose, the same in every week:", "3 g"),
        ]
        let rest = try #require(again.firstIndex { $0.0.hasPrefix("Medicine") })
        // Its doses were in teaspoons.
        let asked: [(question: String, answer: String?)] = [("another unit. Does the clinic's plan say so? [y/n]", "y")]
        try child.answer(Array(again[...place]) + doses + Array(again[(place + 1)..<rest]) + asked)
        try child.answer(Array(again[rest...]) + [("Begin the cycle? [y/n]", "y")])
        #expect(try child.wait() == .status(0))
        #expect(try room.tips("home", at: day).text.contains("Cashew        3 g"))
    }

    @Test(
        "an unusual dose is asked about before the reminders; after a no it is asked for again, and < leads back to it"
    )
    func unusual() throws {
        let child = try room.onTerminal("cycle", "new", at: day)
        let place = try #require(answers.firstIndex { $0.question.hasPrefix("Egg") })
        let rest = try #require(answers.firstIndex { $0.question.hasPrefix("Medicine") })
        let change: [(question: String, answer: String?)] = [
            ("Egg, 1 piece: keep, change or drop [keep]:", "change"), ("Name [Egg]:", ""),
            ("Category [recommended]:", ""), ("Dose of Egg [1 piece]:", "10 pieces"),
            ("Item name, or Enter for none:", ""), ("“Egg” has 10 pieces after 1 piece", nil),
            ("Does the clinic's plan say so? [y/n]", "<"), ("Item name, or Enter for none:", "<"),
            ("Dose of Egg [1 piece]:", "20"), ("Unit (", "piece"), ("Item name, or Enter for none:", ""),
            ("“Egg” has 20 pieces after 1 piece", nil), ("Does the clinic's plan say so? [y/n]", "n"),
            ("Dose of Egg:", "2 pieces"),
        ]
        try child.answer(Array(answers[..<place]) + change + Array(answers[rest...]))
        try child.answer([("Begin the cycle? [y/n]", "y")])
        #expect(try child.wait() == .status(0))
        #expect(try room.tips("home", at: day).text.contains("2 pieces"))
    }

    @Test("a no, or the end of the input, leaves the old cycle as it is", arguments: [0, 3, 9, 13, 24, 28])
    func ended(_ count: Int) throws {
        let before = try room.everything()
        let child = try room.onTerminal("cycle", "new", at: day)
        try child.answer(Array(answers.prefix(count)))
        if count == answers.count { try child.answer([("Begin the cycle? [y/n]", "n")]) }
        #expect(try child.wait() == .status(1))
        #expect(try room.everything() == before)
    }

    @Test("before the challenge date, for loggers and without a terminal it is refused before anything is asked")
    func refused() throws {
        #expect(try room.onTerminal("cycle", "new", at: "2026-03-29T09:00").wait() == .status(77))
        #expect(try room.tips("cycle", "new", at: day).status == 64)
        #expect(try room.tips("cycle", "new", "--start", "2026-03-30", at: day).status == 64)
        try room.tips("room", "add", "Bob")
        try room.tips("as", "Bob")
        #expect(try room.onTerminal("cycle", "new", at: day).wait() == .status(77))
    }
}
