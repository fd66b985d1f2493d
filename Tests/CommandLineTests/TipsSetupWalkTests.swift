import Foundation
import TestKit
import Testing

@Suite("The first setup asks everything, and changes nothing before it is confirmed")
struct TipsSetupWalkTests {
    let room: TipsBox

    init() throws { room = try TipsBox(isSetUp: false) }

    /// The answers of a whole setup: a medicine, a treatment food with three weekly doses, a new unit, one reminder, a timer of 20 minutes.
    private let answers: [(question: String, answer: String?)] = [
        ("(self or code):", "self"), ("Patient's name:", "Mia"), ("Cycle number [1]:", "2"),
        ("Cycle dosing start date [2026-01-05]:", ""), ("Food challenge date", "2026-01-26"), ("Your name:", "Ann"),
        ("Time zone of the patient's home [America/Phoenix]:", ""),
        ("Item name, or Enter for none:", "Cetirizine"), ("Dose: the amount, such as 1/4:", "5"),
        ("Unit (mg, g, mL, tsp, tbsp, tablet, capsule, puff, piece, or another):", "mL"), ("Another item name", ""),
        ("Item name, or Enter for none:", ""), ("Item name, or Enter for none:", "Peanut"),
        ("one for each week? [Y/n]", ""), ("Week 1 of 3:", "1/4"), ("Unit (", "TSP"),
        ("Week 2 of 3 [1/4 tsp]:", "3 drops"),
        ("Add it? [y/N]", "y"), ("Week 3 of 3 [3 drops]:", "4"), ("Another item name", ""),
        ("Item name, or Enter for none:", "Egg"), ("Dose:", "1 piece"), ("Another item name", ""),
        ("Does the clinic's plan say so? [y/n]", "y"),
        ("Medicine: a time such as 08:00", "07:30"), ("Maintenance Foods: a time", ""), ("Treatment Foods: a time", ""),
        ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", "20"),
    ]

    @Test("it walks through cycle, items, reminders and timer, and lands at the home page")
    func whole() throws {
        let child = try room.onTerminal("setup")
        try child.answer(answers)
        let summary = try child.waitForText("Set this up? [y/n]")
        for fact in [
            "Mia Plan, cycle 2", "from Monday 2026-01-05 up to the challenge on Monday 2026-01-26, 3 weeks",
            "Ann, an admin; the plan goes by America/Phoenix",
            "Treatment Foods: Peanut (weeks 1: 1/4 tsp, 2: 3 drops, 3: 4 drops)", "a timer of 20 minutes",
        ] {
            #expect(summary.contains(fact), "the summary lacks \(fact):\n\(summary)")
        }
        child.send("y\n")
        try child.waitForText("Mia Plan")
        try child.waitForText("Cycle 2 · Week 1 · Day 1")
        #expect(try child.wait() == .status(0))
        let home = try room.json("home")
        let names = home["categories"]?.array.map { $0["items"]?.array.compactMap { $0["name"]?.text } ?? [] }
        #expect(names == [["Cetirizine"], [], ["Peanut"], ["Egg"]])
        #expect(try room.tips("unit", "list").text.contains("drop"))
        #expect(try room.tips("timer").text.contains("on, 20 minutes"))
        #expect(try room.tips("reminders").text.contains("daily at 07:30"))
        #expect(try room.tips("setup").status == 64)
        #expect(try room.run(TipsBox.setup).status == 73)
    }

    @Test("a wrong answer is asked again, with what is wrong")
    func wrongAnswers() throws {
        let child = try room.onTerminal("setup")
        try child.answer([
            ("(self or code):", "maybe"), ("answer self or code", nil), ("(self or code):", "self"),
            ("Patient's name:", ""), ("error:", nil), ("Patient's name:", "Mia"), ("Cycle number [1]:", "26"),
            ("error: ", nil), ("Cycle number [1]:", "one"), ("error: “one” is no cycle number", nil),
            ("Cycle number [1]:", "1"),
            ("start date [2026-01-05]:", "soon"), ("error:", nil), ("start date [2026-01-05]:", "2026-01-05"),
            ("challenge date", "2026-01-05"), ("error:", nil), ("start date [2026-01-05]:", "2026-01-05"),
            ("challenge date", "2026-01-12"), ("Your name:", " "), ("error:", nil), ("Your name:", "Ann"),
            ("home [America/Phoenix]:", "Mars/Olympus"), ("error:", nil), ("home [America/Phoenix]:", ""),
            ("Item name, or Enter for none:", "Cetirizine"), ("Dose:", "0"), ("error:", nil), ("Dose:", "0 mL"),
            ("error:", nil), ("Dose:", "many mL"), ("error:", nil), ("Dose:", "5 spoon"), ("Add it? [y/N]", "n"),
            ("Dose:", ""), ("error:", nil), ("Dose:", "2.5"), ("Unit (", ""), ("error:", nil), ("Unit (", "spoon"),
            ("Add it? [y/N]", "n"), ("Unit (", "mL"), ("Another item name", ""), ("Item name", ""), ("Item name", ""),
            ("Item name", ""),
            ("Medicine: a time", "25:00"), ("error:", nil), ("Medicine: a time", ""), ("Maintenance Foods: a time", ""),
            ("Treatment Foods: a time", ""), ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", "500"),
            ("error:", nil), ("Minutes, or off [15]:", "off"), ("Set this up? [y/n]", "perhaps"),
            ("answer y or n", nil),
        ])
        #expect(try child.wait() != .status(0))
    }

    @Test("an answer of < goes back to the question before, as often as one likes")
    func back() throws {
        let child = try room.onTerminal("setup")
        try child.answer([
            ("(self or code):", "self"), ("Patient's name:", "Mai"), ("Cycle number [1]:", "<"),
            ("Patient's name:", "Mia"), ("Cycle number [1]:", ""), ("start date [2026-01-05]:", "today"),
            ("challenge date", "2026-01-26"), ("Your name:", "<"), ("challenge date", "<"),
            ("start date [2026-01-05]:", ""), ("challenge date", "2026-01-19"), ("Your name:", "Ann"),
            ("home [America/Phoenix]:", ""), ("Item name, or Enter for none:", "Zink"), ("Dose:", "<"),
            ("Item name, or Enter for none:", "Zinc"), ("Dose:", "5 mL"), ("Another item name", ""),
            ("Item name", ""), ("Item name, or Enter for none:", "Peanut"), ("one for each week? [Y/n]", ""),
            ("Week 1 of 2:", "1-2=1/4 tsp"), ("Another item name", ""), ("Item name", ""),
            ("Medicine: a time", ""), ("Maintenance Foods: a time", ""), ("Treatment Foods: a time", ""),
            ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", ""), ("Set this up? [y/n]", "<"),
            ("Minutes, or off [15]:", "20"), ("Set this up? [y/n]", "y"),
        ])
        try child.waitForText("Mia Plan")
        #expect(try child.wait() == .status(0))
        let home = try room.json("home")
        let names = home["categories"]?.array.map { $0["items"]?.array.compactMap { $0["name"]?.text } ?? [] }
        #expect(names == [["Zinc"], [], ["Peanut"], []])
        #expect(try room.tips("timer").text.contains("on, 20 minutes"))
        #expect(try room.tips("cycle").text.contains("2026-01-19"))
        #expect(try room.tips("item", "show", "Peanut").text.contains("1/4 tsp"))
    }

    @Test(
        "a dose of ten times the one before it is asked about; after a no it is asked for again, and < leads back to it"
    )
    func tenfold() throws {
        let until: [(question: String, answer: String?)] = [
            ("(self or code):", "self"), ("Patient's name:", "Mia"), ("Cycle number [1]:", ""),
            ("start date [2026-01-05]:", ""), ("challenge date", "2026-01-19"), ("Your name:", "Ann"),
            ("home [America/Phoenix]:", ""), ("Item name", ""), ("Item name", ""),
            ("Item name, or Enter for none:", "Peanut"), ("one for each week? [Y/n]", ""), ("Week 1 of 2:", "0.5 g"),
            ("Week 2 of 2 [0.5 g]:", "5 g"), ("Another item name", ""), ("Item name", ""),
            ("“Peanut” has 5 g after 0.5 g, which is ten times as much or more", nil),
        ]
        let other = try TipsBox(isSetUp: false)
        let refusing = try other.onTerminal("setup")
        try refusing.answer(
            until + [
                ("say so? [y/n]", "n"), ("Peanut, week 2:", "50"), ("Unit (", "g"),
                ("“Peanut” has 50 g after 0.5 g", nil),
                ("say so? [y/n]", "n"), ("Peanut, week 2:", "1"), ("Unit (", "<"), ("Peanut, week 2:", "0.6"),
                ("Unit (", "g"), ("Medicine: a time", ""), ("Maintenance Foods: a time", ""),
                ("Treatment Foods: a time", ""), ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", ""),
                ("Set this up? [y/n]", "y"),
            ]
        )
        #expect(try refusing.wait() == .status(0))
        let plan = try other.tips("item", "show", "Peanut").text
        #expect(plan.contains("0.5 g") && plan.contains("0.6 g"), "\(plan)")
        let child = try room.onTerminal("setup")
        try child.answer(
            until + [
                ("say so? [y/n]", "<"), ("Item name, or Enter for none:", "<"), ("Another item name", "<"),
                ("Week 2 of 2 [0.5 g]:", "1 g"), ("Another item name", ""), ("Item name", ""),
                ("Medicine: a time", ""), ("Maintenance Foods: a time", ""), ("Treatment Foods: a time", ""),
                ("Recommended Foods: a time", ""), ("Minutes, or off [15]:", ""), ("Set this up? [y/n]", "y"),
            ]
        )
        try child.waitForText("Mia Plan")
        #expect(try child.wait() == .status(0))
        #expect(try room.tips("item", "show", "Peanut").text.contains("1 g"))
    }

    @Test("the question about unusual doses names those of every food")
    func everyFood() throws {
        let child = try room.onTerminal("setup")
        try child.answer([
            ("(self or code):", "self"), ("Patient's name:", "Mia"), ("Cycle number [1]:", ""),
            ("start date [2026-01-05]:", ""), ("challenge date", "2026-01-19"), ("Your name:", "Ann"),
            ("home [America/Phoenix]:", ""), ("Item name", ""), ("Item name", ""),
            ("Item name, or Enter for none:", "Peanut"), ("one for each week? [Y/n]", ""), ("Week 1 of 2:", "0.5 g"),
            ("Week 2 of 2 [0.5 g]:", "5 g"), ("Another item name", "Cashew"), ("one for each week? [Y/n]", ""),
            ("Week 1 of 2:", "1 g"), ("Week 2 of 2 [1 g]:", "10 g"), ("Another item name", ""), ("Item name", ""),
            ("“Peanut” has 5 g after 0.5 g", nil), ("“Cashew” has 10 g after 1 g", nil), ("say so? [y/n]", "n"),
            ("Peanut, week 2:", "1 g"), ("Cashew, week 2:", "2 g"), ("Medicine: a time", nil),
        ])
        #expect(try child.wait() == .status(1))
    }

    @Test("the end of the input changes nothing, wherever it comes", arguments: [1, 4, 8, 14, 20, 25])
    func endOfInput(_ count: Int) throws {
        let child = try room.onTerminal("setup")
        try child.answer(Array(answers.prefix(count)))
        try child.waitForText(answers[count].question)
        #expect(try child.wait() == .status(1))
        #expect(try room.tips("home").status == 66)
    }

    @Test("a no at the confirmation changes nothing", arguments: ["n", "no"])
    func refused(_ answer: String) throws {
        let child = try room.onTerminal("setup")
        try child.answer(answers + [("Set this up? [y/n]", answer)])
        try child.waitForText("not confirmed, so nothing was changed")
        #expect(try child.wait() == .status(1))
        #expect(try room.tips("home").status == 66)
    }

    @Test(
        "with a room code it asks for the code, the name, reminders and timer, and makes a logger; a taken name alone is asked again"
    )
    func code() throws {
        let room = try TipsBox(hasItems: false)
        let code = try #require(try room.json("room", "code")["code"]?.text)
        let child = try room.onTerminal("setup")
        try child.answer([
            ("(self or code):", "code"), ("Room code", "K3F9"), ("error:", nil), ("Room code", code.lowercased()),
            ("Your name:", "Ann"), ("Medicine: a time", "06:45"), ("Maintenance Foods: a time", ""),
            ("Treatment Foods: a time", ""), ("Recommended Foods: a time", ""),
            ("A timer between treatment foods? [Y/n]", "n"),
            ("Join the room? [y/n]", ""), ("nothing was answered", nil),
            ("Join the room? [y/n]", "y"), ("another member is called “Ann”", nil), ("Your name:", "Bob"),
        ])
        try child.waitForText("this device is Bob's, a logger")
        #expect(try child.wait() == .status(0))
        #expect(try room.tips("reminders").text.contains("daily at 06:45"))
        #expect(try room.tips("timer").text.contains("off"))
        #expect(try room.tips("item", "add", "--category", "medicine", "--name", "X", "--dose", "1 g").status == 77)
    }

    @Test("in Spanish the walk takes Spanish words, and says that an empty date is empty")
    func spanish() throws {
        var room = try TipsBox(isSetUp: false)
        room.box.environment["NOURISH_LANGUAGE"] = "es"
        let child = try room.onTerminal("setup")
        try child.answer([
            ("tiene código", "yo"), ("Nombre del paciente", "Mia"), ("Número de ciclo", ""),
            ("inicio de las dosis", "hoy"), ("provocación", ""), ("la fecha está vacía", nil),
            ("provocación", "2026-01-12"), ("Su nombre", "Ana"), ("Zona horaria", ""), ("Nombre del elemento", ""),
            ("Nombre del elemento", "Maní"), ("Dosis", "2 piezas"), ("Nombre de otro elemento", ""),
            ("Nombre del elemento", ""),
            ("Nombre del elemento", ""), ("08:00, o apagado", "apagado"),
        ])
        #expect(try child.wait() != .status(0))
    }

    @Test("a command that can ask nobody says which options to give")
    func noTerminal() throws {
        let result = try room.tips("setup")
        #expect(result.status == 64)
        #expect(result.errorText.contains("--patient, --start, --challenge and --me"))
        #expect(try room.tips("setup", "--patient", "Mia").status == 64)
    }
}
