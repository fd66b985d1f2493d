import Foundation
import TestKit
import Testing

@Suite("The course is walked at a terminal, theme by theme, to its end and beyond")
struct HabitWalkTests {
    /// The post of a theme, the Monday of its week, and one of its ideas.
    struct Theme: Sendable, CustomTestStringConvertible {
        let word: String
        let post: String
        let monday: String
        let idea: String
        let text: String
        var testDescription: String { word }
    }

    static let themes = [
        Theme(
            word: "slowly",
            post: "eating-slowly",
            monday: "2026-03-09",
            idea: "Put the fork down between bites",
            text: "I put the fork down at dinner"
        ),
        Theme(
            word: "water",
            post: "drinking-water",
            monday: "2026-03-23",
            idea: "Put a glass of water on the table at every meal",
            text: "I drink a glass of water before breakfast"
        ),
        Theme(
            word: "portion",
            post: "portion-control",
            monday: "2026-04-06",
            idea: "plate",
            text: "I serve myself once and put the pot away"
        ),
        Theme(
            word: "whole",
            post: "whole-foods",
            monday: "2026-04-20",
            idea: "Add one vegetable to whatever I have for dinner",
            text: "I put one vegetable on my lunch plate"
        ),
    ]

    @Test(
        "at the ends of weeks 1, 3, 5 and 7 a theme's post opens; read, it shows ideas and takes one's own words",
        arguments: themes
    )
    func theme(_ theme: Theme) throws {
        let home = try HabitBox()
        let (before, after) = (theme.monday + "T02:59:59", theme.monday + "T03:00")
        #expect(try home.habit("read", theme.post, at: before).status == 77)
        #expect(try home.habit("set", theme.word, theme.text, at: before).status == 77)
        #expect(try home.habit("read", theme.post, at: after).status == 0)
        #expect(try home.habit("set", theme.word, theme.text, at: after).status == 77)
        let child = try home.onTerminal("finish", theme.post, at: after)
        let shown = try child.waitForText("In your own words (Enter for later):")
        #expect(shown.contains(theme.idea))
        child.send(theme.text + "\n")
        try child.waitForText("[ ] \(theme.text)")
        #expect(try child.wait() == .status(0))
        #expect(try home.done("home", at: after).contains("[ ] \(theme.text)  +5"))
        #expect(try home.done("check", theme.word, at: after).contains("+5"))
    }

    @Test("a week's posts open one after the other as they are finished, then the next week is waited for")
    func posts() throws {
        let home = try HabitBox()
        let posts = ["welcome", "first-experiment", "why-observing-helps", "how-habits-form", "self-image"]
        for (post, next) in zip(posts, posts.dropFirst()) {
            #expect(try home.habit("read", next).status == 77)
            #expect(try home.done("finish", post).contains("habit read \(next)"))
            #expect(try home.habit("read", next).status == 0)
        }
        #expect(try home.done("finish", "self-image").contains("week 2 unlocks Monday 2026-03-09 03:00"))
        #expect(try home.done("home").contains("To read: nothing now; week 2 unlocks Monday 2026-03-09 03:00"))
        #expect(try home.habit("read", "eating-slowly", at: "2026-03-09T02:59:59").status == 77)
        #expect(try home.habit("read", "eating-slowly", at: "2026-03-09T03:00").status == 0)
        #expect(try home.habit("read", "fullness", at: "2026-03-09T03:00").status == 77)
    }

    @Test("a new user is greeted and led to the tutorial; the first week's habit is there and runs in it alone")
    func firstWeek() throws {
        let welcome = try HabitBox(.fetched).done("home")
        #expect(welcome.contains("Welcome!") && welcome.contains("habit start"))
        let home = try HabitBox()
        let first = try home.done("home")
        #expect(first.contains("Welcome") && first.contains("habit read welcome"))
        #expect(first.contains("[ ] I take a photo of everything I eat  +5"))
        #expect(try home.done("read", "welcome").contains("The checklist"))
        #expect(try home.done("home", at: "2026-03-09T02:59:59").contains("I take a photo"))
        #expect(try !home.done("home", at: "2026-03-09T03:00").contains("I take a photo"))
    }

    @Test("the goal stands on the home screen, and can be changed")
    func goal() throws {
        let home = try HabitBox(.weekTwo)
        let day = "2026-03-10T08:00"
        #expect(try home.done("home", at: day).contains("“I am someone who eats with attention”"))
        try home.done("goal", "set", "I", "enjoy", "each", "meal", at: day)
        let text = try home.done("home", at: day)
        #expect(text.contains("“I enjoy each meal”") && !text.contains("attention"))
    }

    @Test("home has the score's line since the start; where it leads are the frequencies, and the heat map beside it")
    func line() throws {
        let home = try HabitBox(.weekTwo)
        let day = "2026-03-09T20:00"
        try home.done("check", "slowly", at: day)
        let text = try home.done("home", at: day)
        #expect(text.contains("Score 100  +5 today\n▁▁▂▃▄▆██"))
        let link = try #require(try home.json("home", at: day)["score"]?["opens"]?["target"]?.text)
        let statistics = try home.done("open", link, at: day)
        #expect(statistics.contains("7 of 7  100%"))
        #expect(statistics.contains("habit heatmap"))
        #expect(try home.json("open", link, at: day)["activity"]?.array.count == 8)
        #expect(try !home.done("heatmap", at: day).isEmpty)
    }

    @Test("today's and yesterday's boxes can be changed, and what each tick gave stands on the receipt in two lines")
    func boxes() throws {
        let home = try HabitBox()
        for day in 2...6 { try home.done("check", "observation", at: "2026-03-0\(day)T20:00") }
        let score = try home.json("score", at: "2026-03-06T20:00")
        #expect(score["base"] == .number(45) && score["bonus"] == .number(3) && score["total"] == .number(48))
        #expect(try home.done("score", at: "2026-03-06T20:00").contains("45 for completions, 3 for steady weeks"))
        try home.done("uncheck", "observation", "--yesterday", at: "2026-03-06T20:00")
        #expect(try home.json("score", at: "2026-03-06T20:00")["total"] == .number(31))
        try home.done("check", "observation", "--yesterday", at: "2026-03-06T20:00")
        #expect(try home.json("score", at: "2026-03-06T20:00")["total"] == .number(48))
        #expect(try home.habit("check", "observation", "--on", "2026-03-03", at: "2026-03-06T20:00").status == 64)
    }

    @Test("after the course it is congratulated and looked back on; ticking goes on, and nothing new opens")
    func afterwards() throws {
        let home = try HabitBox(.weekTwo)
        let end = "2026-05-11T03:00"
        #expect(try !home.done("home", at: "2026-05-11T02:59:59").contains("Congratulations"))
        let text = try home.done("home", at: end)
        #expect(text.contains("Congratulations") && text.contains("habit progress"))
        let progress = try home.json("progress", at: end)
        #expect(progress["weeks"]?.array.count == 10 && progress["congratulation"] != .null)
        for day in [end, "2037-02-12T08:00"] {
            #expect(try home.done("check", "slowly", at: day).hasPrefix("[x] I put the fork down"))
            let screen = try home.json("home", at: day)
            #expect(screen["phase"] == .text("complete") && screen["posts"]?["nextUnlock"] == .null)
        }
    }
}
