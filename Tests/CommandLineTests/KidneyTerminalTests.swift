import Foundation
import TestKit
import Testing

@Suite("On a terminal kidney asks for the terms, and every page fits")
struct KidneyTerminalTests {
    @Test("the terms are shown and asked for; only a yes accepts them", arguments: [true, false])
    func terms(_ agrees: Bool) throws {
        let home = try KidneyBox(.new)
        let child = try home.onTerminal("accept-terms")
        let shown = try child.waitForText("Accept these terms?")
        #expect(shown.contains("Terms of use, version 1"))
        child.send(agrees ? "y\n" : "\n")
        #expect(try child.wait() == .status(agrees ? 0 : 1))
        #expect(try home.run(["today"]).status == (agrees ? 0 : 77))
    }

    @Test("without a terminal the terms can be read, and --yes is asked for")
    func reading() throws {
        let home = try KidneyBox(.new)
        let result = try home.run(["accept-terms"])
        #expect(result.status == 64 && result.errorText.contains("--yes"))
        #expect(result.text.contains("no medical device"))
        let document = try home.json("accept-terms")
        #expect(document["version"] == .number(1) && document["accepted"] == .null)
        #expect(try home.run(["today"]).status == 77)
        #expect(try home.json("accept-terms", "--yes")["accepted"]?["at"] == .text("2026-03-03T15:00:00.000Z"))
        #expect(try home.json("accept-terms")["accepted"]?["at"] == .text("2026-03-03T15:00:00.000Z"))
    }

    /// Runs `kidney` on a terminal of so many columns.
    private func lines(_ home: KidneyBox, _ command: [String], columns: Int) throws -> [String] {
        var environment = home.box.environment
        environment["NO_COLOR"] = "1"
        let program = try Executable.named("kidney").path
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "stty cols \(columns) && exec \"$0\" \"$@\"", program] + command + KidneyBox.at(KidneyBox.start),
            input: "\u{4}",
            environment: environment,
            folder: home.box.folder.url,
            streams: .terminal
        )
        #expect(result.status == 0, "\(command): \(result.text)")
        return result.text.split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test("the first minute at a terminal: the terms, the profile, a first lab, a first meal, and the day adds them up")
    func firstMinute() throws {
        let home = try KidneyBox(.new)
        let terms = try home.onTerminal("accept-terms")
        _ = try terms.waitForText("Accept these terms?")
        terms.send("y\n")
        #expect(try terms.wait() == .status(0))
        func type(_ words: String...) throws -> String { try lines(home, words, columns: 60).joined(separator: "\n") }
        let hint = try type("today")
        #expect(hint.contains("Enter your profile") && hint.contains("kidney profile set --name"))
        let profile = try type("profile", "set", "--name", "Ana", "--sex", "female", "--category", "haemodialysis")
        #expect(profile.hasPrefix("Ana\n") && profile.contains("hemodialysis"))
        let lab = try type("lab", "add", "phosphorus", "6.8", "--unit", "mg/dL")
        #expect(lab.contains("high") && lab.contains("phosphorus: no limit → at most 1,000 mg a day"))
        let found = try type("food", "search", "chedder")
        #expect(found.contains("Cheese, cheddar") && found.contains("ndb-01009"))
        let meal = try type("eat", "ndb-01009", "150 g", "--meal", "lunch")
        #expect(meal.hasPrefix("Cheese, cheddar, 150 g, lunch"))
        let day = try type("today")
        #expect(day.contains("Lunch") && day.contains("Phosphorus") && !day.contains("Enter your profile"))
    }

    @Test("every page fits into 80 and into 40 columns", arguments: [80, 40])
    func width(_ columns: Int) throws {
        let home = try KidneyBox()
        try home.done("profile", "set", "--name", String(repeating: "Ana Maria ", count: 9))
        try home.done("weight", "add", "80.4 kg", "--context", "post-dialysis", "--at", "07:00")
        try home.done("lab", "add", "potassium", "5.4", "--unit", "mmol/L", "--at", "2026-03-02")
        try home.done("lab", "add", "creatinine", "1.6")
        try home.done("food", "custom", "create", "Fruit bowl of the morning", "--component", "ndb-09040=1 medium")
        for command in [
            ["accept-terms"], ["today"], ["profile"], ["profile", "set", "--limit", "interdialyticGain=4"],
            ["weight", "add", "79 kg"], ["weight", "list"], ["bp", "add", "171/101"], ["bp", "list"],
            ["lab", "add", "phosphorus", "6.2"], ["lab", "list"], ["activity", "add", "steps", "12000"],
            ["activity", "list"], ["food", "search", "cheese"], ["food", "show", "ndb-09040"],
            ["food", "custom", "list"],
            ["eat", "ndb-09040", "2 medium", "--meal", "breakfast"], ["drink", "ndb-14209", "1 cup"], ["today"],
            ["journal"], ["targets"], ["food", "show", "ndb-09040", "2 medium"], ["substitute", "ndb-09040"], ["undo"],
            ["goal", "add", "sodium", "2000 mg"], ["goal", "add", "weight", "75 kg", "--by", "2026-12-01"], ["goal"],
            ["goal", "show", "1"], ["recommend"], ["profile", "avoid", "dairy"], ["profile", "preferences"],
        ] {
            for line in try lines(home, command, columns: columns) {
                // An id is one word: it is not broken.
                let isOneWord = line.split(separator: " ").contains { $0.count > columns - 8 }
                #expect(line.count <= columns || isOneWord, "\(command): \(line)")
            }
        }
    }

    @Test(
        "every page that advises ends with the care team",
        arguments: [
            ["today"], ["targets"], ["substitute", "ndb-09040"], ["lab", "add", "potassium", "5.4"],
            ["bp", "add", "171/101"], ["eat", "ndb-09040", "150 g"],
            ["goal"], ["goal", "add", "fluid", "1500 mL"], ["recommend"],
        ]
    )
    func careTeam(_ command: [String]) throws {
        let text = try KidneyBox().run(command).text
        #expect(text.hasSuffix("This informs and does not prescribe: what your care team says comes first.\n"))
    }
}
