import Foundation
import TestKit
import Testing

@Suite("tips answers as its transcripts record")
struct TipsTranscriptTests {
    let box: ProgramHome

    init() throws { box = try ProgramHome() }

    /// Runs the commands in turn, each at its wall time in Phoenix, and compares the transcript.
    private func converse(_ name: String, _ turns: [(at: String, [String])]) throws {
        var transcript = Transcript(name, in: box.folder.url)
        for (time, command) in turns { try transcript.run("tips", arguments: command + TipsBox.at(time)) }
        try transcript.compare()
    }

    private static let setup: [(at: String, [String])] =
        [(TipsBox.start, TipsBox.setup)] + TipsBox.items.map { (TipsBox.start, ["item", "add"] + $0) }

    @Test("a room is set up in one shot, its items added, moved, edited and deleted")
    func plan() throws {
        let day = "2026-01-05T08:00"
        try converse(
            "tips-plan",
            [(day, ["home"])] + Self.setup + [
                (day, TipsBox.setup), (day, ["item", "list"]),
                (day, ["item", "add", "--category", "treatment", "--name", "Walnut", "--week", "1-3=1 g"]),
                (
                    day,
                    [
                        "item", "add", "--category", "treatment", "--name", "Walnut", "--week", "1-12=3 g", "--week",
                        "2=4 g",
                    ]
                ),
                (day, ["item", "edit", "Peanut", "--week", "6=1/8 tsp"]),
                (day, ["item", "edit", "Egg", "--name", "Eggs"]),
                (day, ["item", "reorder", "Sesame", "1"]), (day, ["item", "move", "Cashew", "maintenance"]),
                (day, ["item", "delete", "Almond"]), (day, ["item", "delete", "Almond", "--yes"]),
                (day, ["item", "list"]), (day, ["unit", "add", "drop"]), (day, ["unit", "rename", "piece", "pieces"]),
                (day, ["unit", "delete", "tsp", "--yes"]), (day, ["unit", "list"]), (day, ["cycle"]),
                (day, ["cycle", "edit", "--challenge", "2026-04-06"]),
                (day, ["cycle", "edit", "--challenge", "2026-03-23"]), (day, ["cycle", "new"]), (day, ["undo"]),
                (day, ["cycle", "show"]),
            ]
        )
    }

    @Test("a day is logged: boxes, timer, an early log, a week's bar, history")
    func day() throws {
        let day = "2026-01-05T"
        try converse(
            "tips-day",
            Self.setup + [
                (day + "08:00", ["home"]), (day + "08:00", ["log", "cetirizine", "--at", "07:30"]),
                (day + "08:00", ["log", "Peanut"]), (day + "08:03", ["home"]), (day + "08:04", ["log", "Cashew"]),
                (day + "08:04", ["log", "Cashew", "--early"]), (day + "08:05", ["log", "Cashew"]),
                (day + "08:05", ["log", "Egg"]), (day + "08:06", ["unlog", "Peanut"]),
                (day + "08:06", ["unlog", "Peanut"]),
                (day + "08:20", ["home"]), (day + "08:20", ["history"]), (day + "08:20", ["history", "--audit"]),
                (day + "08:20", ["week"]), (day + "08:20", ["undo"]), (day + "08:21", ["timer", "--minutes", "20"]),
                (day + "08:21", ["timer"]), (day + "08:21", ["reminders", "set", "medicine", "--at", "7:15"]),
                (day + "08:21", ["reminders"]), (day + "08:21", ["reminders", "off", "medicine"]),
                ("2026-01-06T01:10", ["log", "Almond", "--yesterday", "--at", "23:30"]),
                ("2026-01-06T01:10", ["home"]), ("2026-01-06T09:00", ["history"]),
            ]
        )
    }

    @Test("a recommended food's bar turns from low to ok at three logs and to over at six")
    func bar() throws {
        let days = (5...10).map { "2026-01-\($0 < 10 ? "0" : "")\($0)T18:00" }
        try converse(
            "tips-recommended",
            [Self.setup[0], Self.setup[6]] + days.map { ($0, ["log", "Egg"]) } + [
                ("2026-01-10T18:01", ["home"]), ("2026-01-10T18:01", ["week"]), ("2026-01-12T08:00", ["home"]),
            ]
        )
    }

    @Test("the weeks before the start, of the challenge and after it are shown for what they are")
    func phases() throws {
        try converse(
            "tips-phases",
            Self.setup.map { ("2026-01-01T08:00", $0.1) } + [
                ("2026-01-02T08:00", ["home"]), ("2026-01-02T08:00", ["log", "Peanut"]),
                ("2026-01-02T08:00", ["week"]), ("2026-03-29T08:00", ["home"]), ("2026-03-30T08:00", ["home"]),
                ("2026-03-30T08:00", ["log", "Peanut"]), ("2026-03-30T08:00", ["log", "Cetirizine"]),
                ("2026-04-02T08:00", ["home"]), ("2026-04-02T08:00", ["week"]),
                (
                    "2026-04-02T08:00",
                    [
                        "cycle", "new", "--start", "2026-04-02", "--challenge", "2026-05-14", "--week",
                        "Peanut:1-6=1 tsp", "--dose", "Almond=3 pieces", "--drop", "Sesame",
                    ]
                ),
                (
                    "2026-04-02T08:00",
                    [
                        "cycle", "new", "--start", "2026-04-02", "--challenge", "2026-05-14", "--week",
                        "Peanut:1-6=1 tsp", "--dose", "Almond=3 pieces", "--drop", "Sesame", "--doses-follow",
                    ]
                ),
                ("2026-04-02T08:00", ["home"]), ("2026-04-02T08:00", ["cycle"]),
                ("2026-04-02T08:00", ["week", "--cycle", "1"]),
                ("2026-04-02T08:00", ["week", "--cycle", "1", "--week", "1"]),
            ]
        )
    }

    @Test("reactions, held days, supplies and adherence")
    func observations() throws {
        try converse(
            "tips-observations",
            Self.setup + [
                ("2026-01-05T08:00", ["log", "Peanut"]), ("2026-01-05T08:00", ["log", "Cetirizine"]),
                (
                    "2026-01-05T08:30",
                    [
                        "reaction", "log", "hives on both arms", "--severity", "mild", "--at", "08:20", "--after",
                        "Peanut",
                        "--note", "gone after an hour",
                    ]
                ),
                ("2026-01-05T08:30", ["reaction", "list"]),
                ("2026-01-06T08:00", ["hold", "add", "today", "--to", "2026-01-07", "--reason", "stomach bug"]),
                ("2026-01-06T08:00", ["hold"]), ("2026-01-08T08:00", ["hold", "release", "2026-01-07"]),
                ("2026-01-08T08:00", ["hold", "add", "2026-01-09", "--to", "2026-01-08", "--reason", "x"]),
                ("2026-01-05T08:30", ["supply", "set", "Cetirizine", "20 mL"]),
                ("2026-01-05T08:30", ["supply", "set", "Cetirizine", "20 g"]), ("2026-01-05T08:30", ["supply"]),
                ("2026-01-05T08:30", ["supply", "clear", "Cetirizine"]), ("2026-01-08T08:00", ["adherence"]),
                ("2026-01-08T08:00", ["week"]), ("2026-01-08T08:00", ["history"]),
            ]
        )
    }

    @Test("members are added, become admins, are removed and leave")
    func room() throws {
        let day = "2026-01-05T08:00"
        try converse(
            "tips-room",
            Self.setup.prefix(2) + [
                (day, ["room"]), (day, ["room", "add", "Bob"]), (day, ["room", "add", "bob"]),
                (day, ["room", "role", "Bob", "admin"]), (day, ["room", "leave", "--yes"]), (day, ["home"]),
                (day, ["as", "Ann"]), (day, ["as", "Bob"]), (day, ["room", "leave", "--yes"]), (day, ["room", "zone"]),
                (day, ["room", "zone", "America/Denver"]), (day, ["room", "zone", "Mars/Olympus"]), (day, ["room"]),
                (day, ["join", "K3F9-X2AA-7QWM-C", "--me", "Cleo"]), (day, ["join", "hello", "--me", "Cleo"]),
            ]
        )
    }
}
