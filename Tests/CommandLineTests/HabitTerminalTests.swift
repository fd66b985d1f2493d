import Foundation
import TestKit
import Testing

@Suite(
    "On a terminal the course asks for a habit where its post ends, and every page fits and says in words what colors say"
)
struct HabitTerminalTests {
    static let monday = "2026-03-09T08:00"

    @Test("finishing a habit's post shows its ideas and asks for the habit in one's own words")
    func asking() throws {
        let home = try HabitBox()
        let child = try home.onTerminal("finish", "eating-slowly", at: Self.monday)
        let shown = try child.waitForText("In your own words (Enter for later):")
        #expect(shown.contains("· Put the fork down between bites"))
        #expect(shown.contains("Small: you can do it on a busy day"))
        child.send("3\n")
        try child.waitForText("“3” says nothing to do")
        child.send(String(repeating: "chew ", count: 50) + "\n")
        try child.waitForText("200")
        child.send("  I chew the first five bites  \n")
        try child.waitForText("[ ] I chew the first five bites")
        #expect(try child.wait() == .status(0))
        let habits = try home.json("home", at: Self.monday)["habits"]?.array
        #expect(habits?.compactMap { $0["text"]?.text } == ["I chew the first five bites"])
    }

    @Test(
        "Enter alone, or the end of the input, leaves the habit for later, and the post is read all the same",
        arguments: [true, false]
    )
    func later(_ answers: Bool) throws {
        let home = try HabitBox()
        let child = try home.onTerminal("finish", "eating-slowly", at: Self.monday)
        try child.waitForText("(Enter for later):")
        // Control-D on an empty line ends the input.
        child.send(answers ? "\n" : "\u{4}")
        try child.waitForText("Set it with: habit set slowly")
        #expect(try child.wait() == .status(0))
        let screen = try home.json("home", at: Self.monday)
        #expect(screen["habits"]?.array.isEmpty == true)
        let shown = try home.run(["home"], at: Self.monday).text
        #expect(shown.contains("in your own words.  habit set slowly"), "\(shown)")
        #expect(screen["prompts"]?.array.contains { $0["id"] == .text("setHabit/eatingSlowly") } == true)
        let again = try home.onTerminal("set", "slowly", at: Self.monday)
        try again.answer([("(Enter for later):", "I sit down to eat"), ("[ ] I sit down to eat", nil)])
        #expect(try again.wait() == .status(0))
    }

    @Test("whoever isn't asked is told what to type: without a terminal, with --yes, and never in JSON")
    func notAsked() throws {
        for options in [[], ["--yes"]] {
            let home = try HabitBox()
            let streams: ChildProcess.Streams = options.isEmpty ? .pipes : .terminal
            let text = try home.run(["finish", "eating-slowly"] + options, at: Self.monday, streams: streams).text
            #expect(text.contains("Set it with: habit set slowly \"…\""))
            #expect(!text.contains("Enter for later"))
        }
        let home = try HabitBox()
        let receipt = try home.json("finish", "eating-slowly", at: Self.monday)
        #expect(receipt["themeToSet"] == .text("eatingSlowly"))
    }

    @Test("a habit's new wording is asked for with what one's own days say, once it can be edited")
    func editing() throws {
        let home = try HabitBox(.weekTwo)
        let early = try home.onTerminal("edit", "slowly", at: "2026-03-22T20:00")
        let refusal = try early.waitForText("2026-03-23")
        #expect(!refusal.contains("From today on"))
        #expect(try early.wait() == .status(0))
        let child = try home.onTerminal("edit", "slowly", at: "2026-03-23T08:00")
        let shown = try child.waitForText("From today on (Enter to keep it):")
        #expect(shown.contains("0 of 14 days: make it easier"))
        child.send("I put the fork down once\n")
        try child.waitForText("was: I put the fork down between bites")
        #expect(try child.wait() == .status(0))
    }

    /// Runs `habit` on a terminal with this number of columns.
    private func lines(_ home: HabitBox, _ command: [String], columns: Int, at time: String) throws -> [String] {
        var environment = home.box.environment
        environment["NO_COLOR"] = "1"
        let program = try Executable.named("habit").path
        let result = try ChildProcess.run(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "stty cols \(columns) && exec \"$0\" \"$@\"", program] + command + HabitBox.at(time),
            input: "\u{4}",
            environment: environment,
            folder: home.box.folder.url,
            streams: .terminal
        )
        #expect(result.status == 0, "\(command): \(result.text)")
        return result.text.split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test("every page fits into 80 and into 40 columns, however much one has to say", arguments: [80, 40])
    func width(_ columns: Int) throws {
        let home = try HabitBox(.weekTwo)
        let later = "2026-03-23T20:00"
        let long = String(repeating: "I put the fork down between bites and ", count: 5) + "breathe"
        try home.done("goal", "set", String(repeating: "I am someone who eats with attention ", count: 8), at: later)
        try home.done("edit", "slowly", long, at: later)
        try home.done(
            "skip",
            "--on",
            "2026-03-20",
            "--until",
            "2026-03-22",
            "--reason",
            String(repeating: "a cold ", count: 14),
            at: later
        )
        for day in 9...15 { _ = try home.habit("check", "slowly", at: "2026-03-\(day < 10 ? "0" : "")\(day)T20:00") }
        for command in [
            ["home"], ["posts"], ["read", "eating-slowly"], ["finish", "drinking-water", "--yes"], ["goal"], ["habits"],
            ["set", "water"], ["set", "whole"], ["edit", "slowly"], ["check", "slowly"], ["uncheck", "slowly"],
            ["score", "--receipt"], ["stats"], ["progress"], ["notify"], ["settings"], ["skip", "list"], ["schedule"],
            ["schedule", "--in", "America/Argentina/ComodRivadavia"], ["course", "status"],
        ] {
            for line in try lines(home, command, columns: columns, at: later) {
                // An address is one word and isn't broken.
                #expect(line.count <= columns || line.contains("://"), "\(command): \(line)")
            }
        }
        #expect(try home.done("home", at: later).contains(long))
    }

    @Test("a page that is piped is not broken into lines, and has no colors")
    func piped() throws {
        let text = try HabitBox(.weekTwo).done("read", "eating-slowly", at: Self.monday)
        #expect(text.split(separator: "\n").contains { $0.count > 200 })
        #expect(!text.contains("\u{1B}"))
    }

    @Test("a box is ticked green and says so with an x, a skipped day with a dash")
    func colors() throws {
        let home = try HabitBox()
        try home.done("check", "observation")
        let ticked = try home.run(["home"], streams: .terminal).text
        #expect(ticked.contains("\u{1B}[32m[x]\u{1B}[0m I take a photo of everything I eat"))
        #expect(try home.done("home").contains("[x] I take a photo of everything I eat"))
        try home.done("skip", "--on", "tomorrow", "--reason", "travel")
        #expect(try home.done("home", at: "2026-03-03T08:00").contains("[–] I take a photo of everything I eat"))
    }

    @Test("an escape sequence in a habit, a goal or a reason reaches no terminal")
    func hostileText() throws {
        let home = try HabitBox(.weekTwo)
        let later = "2026-03-23T08:00"
        try home.done("goal", "set", "Calm\u{1B}]0;owned\u{7}", at: later)
        try home.done("edit", "slowly", "Fork\u{1B}[2J down", at: later)
        try home.done("skip", "--reason", "flu\u{1B}[1A", at: later)
        for streams in [ChildProcess.Streams.pipes, .terminal] {
            for command in [["home"], ["habits"], ["goal"], ["skip", "list"], ["score"], ["progress"]] {
                let text = try home.run(command, at: later, streams: streams).text
                #expect(!text.contains("\u{1B}]0") && !text.contains("\u{7}"), "\(command)")
                #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}[1A"), "\(command)")
            }
        }
    }
}
