import Foundation
import TestKit
import Testing

@Suite("habit answers as its transcripts record")
struct HabitTranscriptTests {
    /// Runs the commands in turn, each at its wall time in Phoenix, and compares the transcript.
    private func converse(
        _ name: String,
        from stage: HabitBox.Stage,
        _ turns: [(at: String, [String])]
    ) throws {
        let home = try HabitBox(stage)
        var transcript = Transcript(name, in: home.box.folder.url)
        for (time, command) in turns { try transcript.run("habit", arguments: command + HabitBox.at(time)) }
        try transcript.compare()
    }

    @Test(
        "the first week: welcome, start, reading one post after the other, ticking, the reset at three, a skipped day"
    )
    func firstWeek() throws {
        let monday = "2026-03-02T"
        let tuesday = "2026-03-03T"
        try converse(
            "habit-first-week",
            from: .fetched,
            [
                (monday + "07:45", ["home"]), (monday + "07:45", ["posts"]),
                (monday + "07:45", ["schedule", "--in", "Europe/Berlin"]), (monday + "08:00", ["start"]),
                (monday + "08:00", ["start"]), (monday + "08:01", ["posts", "--week", "1"]),
                (monday + "08:01", ["read", "first-experiment"]), (monday + "08:01", ["read", "welcome"]),
                (monday + "08:09", ["finish", "welcome"]), (monday + "08:09", ["finish", "1.1"]),
                (monday + "08:09", ["read", "eating-slowly"]), (monday + "20:00", ["check", "observation"]),
                (monday + "20:00", ["check", "observation"]), (monday + "20:01", ["uncheck", "observation"]),
                (monday + "20:01", ["undo"]), (monday + "20:02", ["home"]),
                (monday + "20:02", ["check", "observation", "--yesterday"]),
                (tuesday + "02:59:59", ["home"]), (tuesday + "03:00", ["home"]),
                (tuesday + "21:00", ["finish", "first-experiment"]),
                (tuesday + "21:00", ["finish", "why-observing-helps"]),
                (tuesday + "21:00", ["finish", "how-habits-form"]), (tuesday + "21:00", ["finish", "self-image"]),
                (tuesday + "21:00", ["posts"]), (tuesday + "21:00", ["goal"]),
                ("2026-03-04T08:00", ["check", "observation", "--yesterday"]),
                ("2026-03-04T08:00", ["skip", "--on", "today", "--reason", "a cold"]),
                ("2026-03-04T08:00", ["home"]), ("2026-03-05T20:00", ["check", "observation"]),
                ("2026-03-05T20:00", ["score", "--receipt"]), ("2026-03-05T20:00", ["skip", "list"]),
                ("2026-03-05T20:00", ["stats"]),
            ]
        )
    }

    @Test("acts do what a screen offers: a tick that came late, a form, the same act twice")
    func acts() throws {
        let monday = "2026-03-09T"
        let box = try HabitBox(.weekTwo)
        let habit = try #require(
            box.done("home", "--json", at: monday + "08:00").firstMatch(of: /"habit\/([0-9a-f-]+)\/check\/2026-03-09"/)?
                .output.1
        )
        let check = "habit/\(habit)/check/2026-03-09"
        var transcript = Transcript("habit-acts", in: box.box.folder.url)
        for (time, command) in [
            (monday + "08:00", ["open", "habit://home", "--ids"]),
            (monday + "08:00", ["open", "habit://goal", "--ids"]),
            ("2026-03-10T07:00", ["act", "habit://home", check, "--operation", "a1"]),
            ("2026-03-10T07:00", ["act", "habit://home", check, "--operation", "a1"]),
            ("2026-03-10T07:00", ["act", "habit://home", check]), ("2026-03-11T07:00", ["act", "habit://home", check]),
            ("2026-03-11T07:00", ["act", "habit://goal", "goal/save", "goal=I am patient"]),
            ("2026-03-11T07:00", ["act", "habit:goal", "goal/save", "goal= "]),
            ("2026-03-11T07:00", ["act", "habit://home", "undo"]),
            ("2026-03-11T07:00", ["act", "habit://home", "undo", "--seen", "1000", "--json"]),
            ("2026-03-11T07:00", ["act", "habit://settings", "settings/save", "zone=Mars"]),
            ("2026-03-11T07:00", ["act", "habit://home", "fly"]),
            ("2026-03-11T07:00", ["act", "habit://nowhere", "undo"]),
        ] { try transcript.run("habit", arguments: command + HabitBox.at(time)) }
        try transcript.compare()
    }

    @Test("the end of week 1: the goal, the first habit from a post and its ideas, and the observation stops")
    func endOfFirstWeek() throws {
        let monday = "2026-03-09T"
        try converse(
            "habit-first-habit",
            from: .started,
            [
                ("2026-03-08T20:00", ["goal", "set", "I eat with attention"]),
                ("2026-03-08T20:00", ["set", "slowly", "I put the fork down"]),
                ("2026-03-08T20:00", ["check", "observation"]), (monday + "02:59", ["read", "eating-slowly"]),
                (monday + "03:00", ["home"]), (monday + "08:00", ["goal"]),
                (monday + "08:00", ["goal", "set", "I am someone who eats with attention"]),
                (monday + "08:00", ["set", "slowly"]), (monday + "08:00", ["set", "slowly", "I put the fork down"]),
                (monday + "08:00", ["finish", "eating-slowly"]),
                (monday + "08:01", ["set", "slowly", "I put the fork down between bites"]),
                (monday + "08:01", ["set", "slowly", "I chew"]), (monday + "08:01", ["home"]),
                (monday + "08:01", ["check", "observation"]),
                (monday + "08:01", ["check", "observation", "--yesterday"]),
                (monday + "20:00", ["check", "slowly"]), (monday + "20:00", ["home"]), (monday + "20:00", ["habits"]),
                (monday + "20:00", ["notify"]), (monday + "20:00", ["notify", "slowly", "--at", "18:30"]),
                (monday + "20:00", ["notify", "slowly", "--off"]), (monday + "20:00", ["notify"]),
            ]
        )
    }

    @Test("editing: refused on day 13, unlocked on day 14 with the reason, refused again after it")
    func editing() throws {
        let ticks = [10, 12, 15, 18, 21].map { ("2026-03-\($0)T20:00", ["check", "slowly"]) }
        try converse(
            "habit-editing",
            from: .weekTwo,
            ticks + [
                ("2026-03-22T20:00", ["edit", "slowly", "I put the fork down at dinner"]),
                ("2026-03-22T20:00", ["edit", "slowly"]), ("2026-03-23T02:59", ["home"]),
                ("2026-03-23T03:00", ["home"]), ("2026-03-23T08:00", ["habits"]),
                ("2026-03-23T08:00", ["edit", "slowly"]),
                ("2026-03-23T08:00", ["edit", "slowly", "I put the fork down at dinner"]),
                ("2026-03-23T08:00", ["edit", "slowly", "I put the fork down"]), ("2026-03-23T08:00", ["habits"]),
                ("2026-03-23T08:00", ["undo"]), ("2026-03-23T08:00", ["habits"]),
            ]
        )
    }

    @Test("the end of the course: the congratulation, the look back, and ticking goes on without end")
    func endOfCourse() throws {
        let last = "2026-05-10T20:00"
        let after = "2026-05-11T08:00"
        try converse(
            "habit-end-of-course",
            from: .weekTwo,
            [
                ("2026-03-09T20:00", ["check", "slowly"]), ("2026-03-23T08:00", ["finish", "drinking-water"]),
                ("2026-03-23T08:00", ["set", "water", "I drink a glass of water before breakfast"]),
                ("2026-03-23T20:00", ["check", "water"]), ("2026-03-24T20:00", ["check", "water"]),
                ("2026-04-20T08:00", ["finish", "whole-foods"]),
                ("2026-04-20T08:00", ["set", "whole", "I put one vegetable on my lunch plate"]), (last, ["home"]),
                (after, ["home"]), (after, ["progress"]), (after, ["posts", "--week", "10"]),
                (after, ["check", "slowly"]), (after, ["check", "water", "--yesterday"]), (after, ["course", "pause"]),
                ("2037-02-12T08:00", ["home"]), ("2037-02-12T08:00", ["check", "water"]),
                ("2037-02-12T08:00", ["stats"]),
            ]
        )
    }

    @Test("settings: another reset and zone, news on and off, a rest, the schedule")
    func settings() throws {
        let day = "2026-03-09T08:00"
        try converse(
            "habit-settings",
            from: .weekTwo,
            [
                (day, ["settings", "--reset-at", "04:30"]), (day, ["settings", "--week-news", "off"]),
                (day, ["settings", "--edit-news", "on", "--week-news", "on"]), (day, ["schedule"]),
                (day, ["schedule", "--in", "Asia/Tokyo"]), (day, ["course", "pause"]), (day, ["course", "pause"]),
                (day, ["home"]), (day, ["schedule"]), ("2026-03-19T08:00", ["course", "resume"]),
                ("2026-03-19T08:00", ["schedule"]), ("2026-03-19T08:00", ["undo"]),
                ("2026-03-19T08:00", ["course", "resume"]),
                ("2026-03-19T08:00", ["skip", "--on", "2026-03-18", "--until", "tomorrow", "--reason", "travel"]),
                ("2026-03-19T08:00", ["skip", "--on", "today", "--habit", "slowly", "--reason", "the dentist"]),
                ("2026-03-19T08:00", ["skip", "list"]),
                ("2026-03-19T08:00", ["skip", "--remove", "--on", "2026-03-18"]),
                ("2026-03-19T08:00", ["skip", "list"]), ("2026-03-19T08:00", ["export", "all.jsonl"]),
                ("2026-03-19T08:00", ["import", "all.jsonl", "--data-dir", "other"]),
                ("2026-03-19T08:00", ["import", "all.jsonl"]),
                ("2026-03-19T08:00", ["home", "--data-dir", "other"]),
            ]
        )
    }
}
