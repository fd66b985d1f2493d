import Foundation
import TestKit
import Testing

@Suite("kidney answers as its transcripts record")
struct KidneyTranscriptTests {
    /// Runs the commands in turn, each at its wall time in Phoenix, and compares the transcript.
    private func converse(_ name: String, from stage: KidneyBox.Stage, _ turns: [(at: String, [String])]) throws {
        let home = try KidneyBox(stage)
        var transcript = Transcript(name, in: home.box.folder.url)
        for (time, command) in turns { try transcript.run("kidney", arguments: command + KidneyBox.at(time)) }
        try transcript.compare()
    }

    @Test(
        "the first day: the terms, the profile, labs that switch a limit on, meals, a dish, the day against its targets"
    )
    func firstDay() throws {
        let day = "2026-03-03T"
        try converse(
            "kidney-first-day",
            from: .new,
            [
                (day + "07:55", ["today"]), (day + "07:55", ["accept-terms"]),
                (day + "07:56", ["accept-terms", "--yes"]), (day + "07:56", ["today"]),
                (day + "07:56", ["profile"]),
                (
                    day + "07:57",
                    [
                        "profile", "set", "--name", "Ana", "--sex", "female", "--birth-date", "1960-05-14", "--height",
                        "165 cm", "--category", "G3b",
                    ]
                ),
                (day + "07:58", ["lab", "add", "potassium", "5.4", "--unit", "mmol/L", "--at", "2026-03-02"]),
                (day + "07:58", ["lab", "add", "potassium", "50", "--unit", "mmol/L"]),
                (day + "07:58", ["lab", "add", "creatinine", "1.6", "--at", "2026-03-02T09:00"]),
                (day + "07:59", ["weight", "add", "81.2kg"]), (day + "07:59", ["bp", "add", "128/76"]),
                (day + "08:00", ["food", "search", "banana", "--limit", "3"]),
                (day + "08:00", ["eat", "ndb-09040", "1 medium", "--meal", "breakfast", "--at", "07:30"]),
                (day + "08:00", ["substitute", "ndb-09040", "--lowering", "potassium"]),
                (day + "08:01", ["drink", "ndb-14209", "1 cup", "--meal", "breakfast"]),
                (day + "08:01", ["drink", "ndb-09040", "1 medium"]),
                (
                    day + "12:00",
                    [
                        "food", "custom", "create", "Fruit bowl", "--component", "ndb-09040=1 medium", "--component",
                        "ndb-09003=150 g", "--portion", "bowl=250 g",
                    ]
                ),
                (day + "12:30", ["eat", "fruit bowl", "1/2 bowl", "--meal", "lunch"]),
                (day + "20:00", ["activity", "add", "minutes", "30"]), (day + "20:00", ["today"]),
                (day + "20:00", ["journal"]), (day + "20:00", ["undo"]), (day + "20:00", ["undo"]),
                (day + "20:00", ["journal"]), (day + "20:00", ["lab", "list"]),
            ]
        )
    }

    @Test("profile and targets: dialysis from a day on, the clinic's limits before the tables, each with its reasons")
    func targets() throws {
        let day = "2026-03-03T08:00"
        try converse(
            "kidney-targets",
            from: .ana,
            [
                (day, ["targets"]),
                (
                    day,
                    [
                        "profile", "set", "--category", "haemodialysis", "--from", "2026-03-10", "--dry-weight",
                        "80 kg", "--urine", "500 mL",
                    ]
                ),
                (day, ["profile", "set", "--limit", "potassium=2500", "--limit", "protein=60-75"]), (day, ["profile"]),
                (day, ["targets"]), (day, ["targets", "--day", "2026-03-10"]),
            ]
        )
    }
}
