import Foundation
import TestKit
import Testing

@Suite("The course refuses with what to do, and nothing is changed")
struct HabitErrorTests {
    /// A command with its exit status and a part of its error.
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        let says: String
        let at: String

        init(_ arguments: [String], _ status: Int32, _ says: String, at: String = "2026-03-10T08:00") {
            (self.arguments, self.status, self.says, self.at) = (arguments, status, says, at)
        }

        var testDescription: String { arguments.map { String($0.prefix(40)) }.joined(separator: " ") }
    }

    static let unstarted = [
        Case(["check", "water"], 66, "habit start"), Case(["posts"], 66, "habit start"),
        Case(["goal", "set", "x"], 66, "start"), Case(["goal", "I eat slowly"], 64, "habit goal set 'I eat slowly'"),
        Case(["set", "slowly", "x"], 66, "start"),
        Case(["score"], 66, "start"), Case(["stats"], 66, "start"), Case(["progress"], 66, "start"),
        Case(["skip", "--reason", "flu"], 66, "start"), Case(["settings", "--reset-at", "04:00"], 66, "start"),
        Case(["notify"], 66, "start"), Case(["course", "pause"], 66, "start"),
        Case(["finish", "welcome"], 66, "start"),
        Case(["start", "--on", "2026-03-09"], 65, "2026-03-09"),
        Case(["start", "--on", "2027-03-11"], 65, "2027-03-11"),
        Case(["start", "--on", "someday"], 65, "someday"), Case(["start", "--on", "2026-02-30"], 65, "2026-02-30"),
        Case(["start", "--reset-at", "25:00"], 65, "25:00"), Case(["start", "--reset-at", "03:00:30"], 65, "03:00:30"),
        Case(["schedule", "--in", "Mars/Olympus"], 65, "Mars/Olympus"),
        Case(["import", "none.jsonl"], 66, "none.jsonl"), Case(["undo"], 66, "nothing to undo"),
    ]

    static let posts = [
        Case(["read", "nothing"], 66, "nothing"), Case(["finish", "nothing"], 66, "nothing"),
        Case(["read", "99.9"], 66, "99.9"), Case(["read"], 64, "post"),
        Case(["read", "drinking-water"], 77, "Monday 2026-03-23 at 03:00"),
        Case(["finish", "drinking-water"], 77, "2026-03-23"), Case(["read", "without-screens"], 77, "finish"),
        Case(["finish", "without-screens"], 77, "finish"), Case(["posts", "--week", "0"], 64, "0"),
        Case(["posts", "--week", "x"], 64, "x"), Case(["start"], 73, "2026-03-02"),
    ]

    static let habits = [
        Case(["goal", "set", " "], 65, "self-image goal"), Case(["goal", "set"], 64, "text"),
        Case(["goal", "set", String(repeating: "g", count: 301)], 65, "300"),
        Case(["set", "sugar", "x"], 65, "sugar"), Case(["set", "observation", "x"], 77, "observation"),
        Case(["set", "water", "x"], 77, "week 4"), Case(["set", "slowly", "x"], 77, "edit"),
        Case(["edit", "slowly", "x"], 77, "2026-03-23"), Case(["edit", "observation", "x"], 77, "observation"),
        Case(["edit", "nothing", "x"], 66, "nothing"), Case(["check", "nothing"], 66, "nothing"),
        Case(["check", "water"], 66, "water"), Case(["check"], 64, "habit"),
        Case(["check", "observation"], 77, "2026-03-10"),
        Case(["check", "observation", "--yesterday"], 77, "2026-03-09"),
        Case(["uncheck", "observation"], 77, "2026-03-10"),
        Case(["check", "slowly", "--yesterday"], 77, "2026-03-08", at: "2026-03-09T08:00"),
        Case(["edit", "slowly", " "], 65, "habit", at: "2026-03-23T08:00"),
        Case(["edit", "slowly", String(repeating: "h", count: 201)], 65, "200", at: "2026-03-23T08:00"),
    ]

    static let others = [
        Case(["skip"], 64, "--reason"), Case(["skip", "--reason", " "], 65, "reason"),
        Case(["skip", "--reason", String(repeating: "r", count: 101)], 65, "100"),
        Case(["skip", "--on", "2026-03-01", "--reason", "flu"], 65, "2026-03-01"),
        Case(["skip", "--on", "2027-03-11", "--reason", "flu"], 65, "2027-03-11"),
        Case(["skip", "--on", "someday", "--reason", "flu"], 65, "someday"),
        Case(["skip", "--on", "today", "--until", "yesterday", "--reason", "flu"], 65, "2026-03-09"),
        Case(["skip", "--on", "hoy", "--until", "ayer", "--reason", "flu"], 65, "2026-03-09"),
        Case(["skip", "--habit", "nothing", "--reason", "flu"], 66, "nothing"),
        Case(["skip", "--remove", "--on", "today"], 66, "2026-03-10"),
        Case(["skip", "--remove", "--reason", "x"], 64, "--remove"),
        Case(["notify", "slowly"], 64, "--on"), Case(["notify", "--on"], 64, "which habit"),
        Case(["notify", "slowly", "--on", "--off"], 64, "--off"),
        Case(["notify", "slowly", "--off", "--at", "20:00"], 64, "--at"),
        Case(["notify", "slowly", "--at", "24:00"], 65, "24:00"), Case(["notify", "nothing", "--on"], 66, "nothing"),
        Case(["settings", "--reset-at", "noon"], 65, "noon"), Case(["settings", "--week-news", "maybe"], 64, "maybe"),
        Case(["schedule", "--in", ""], 65, "zone"), Case(["course", "resume"], 77, "isn't paused"),
        Case(["course", "pause"], 77, "over", at: "2026-05-11T08:00"),
        Case(["open", "habit://nowhere"], 66, "nowhere"), Case(["open", "tips://home"], 66, "tips"),
        Case(["open", "habit://post/nothing"], 66, "nothing"),
    ]

    private func refuse(_ example: Case, _ home: HabitBox) throws {
        let before = try home.everything()
        let result = try home.run(example.arguments, at: example.at)
        #expect(result.status == example.status, "\(result.text)\(result.errorText)")
        #expect(result.errorText.contains(example.says), "\(result.errorText)")
        #expect(result.errorText.hasPrefix("error: "))
        #expect(result.errorText.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty, "\(result.text)")
        #expect(try home.everything() == before)
    }

    @Test("each rule has its message and exit status", arguments: posts + habits + others)
    func refused(_ example: Case) throws {
        try refuse(example, HabitBox(.weekTwo))
    }

    @Test("before the start only the start can be", arguments: unstarted)
    func beforeStart(_ example: Case) throws {
        try refuse(example, HabitBox(.fetched))
    }

    @Test("the goal and a habit of a post that wasn't read wait for the end of week 1")
    func tooEarly() throws {
        let sunday = "2026-03-09T02:59"
        try refuse(Case(["goal", "set", "x"], 77, "Monday 2026-03-09 at 03:00", at: sunday), HabitBox())
        try refuse(Case(["set", "slowly", "x"], 77, "week 2", at: sunday), HabitBox())
        try refuse(Case(["set", "slowly", "x"], 77, "habit finish eating-slowly", at: "2026-03-09T03:00"), HabitBox())
    }

    @Test("names of any script are kept and shown", arguments: ["🍎 Äpfel", "أشرب ماء", "喝水", "e\u{301}clair"])
    func names(_ text: String) throws {
        let home = try HabitBox(.weekTwo)
        try home.done("edit", "slowly", text, at: "2026-03-23T08:00")
        try home.done("check", text, at: "2026-03-23T08:00")
        #expect(try home.done("home", at: "2026-03-23T08:00").contains("[x] \(text)"))
    }

    @Test("an ambiguous beginning lists the candidates, and a theme says which")
    func ambiguous() throws {
        let home = try HabitBox(.weekTwo)
        try home.done("finish", "drinking-water", at: "2026-03-23T08:00")
        try home.done("set", "water", "I put a glass beside the plate", at: "2026-03-23T08:00")
        let result = try home.habit("check", "I put", at: "2026-03-23T08:00")
        #expect(result.status == 66)
        #expect(result.errorText.contains("I put the fork down between bites"))
        #expect(result.errorText.contains("I put a glass beside the plate"))
        #expect(try home.done("check", "water", at: "2026-03-23T08:00").hasPrefix("[x] I put a glass"))
    }
}
