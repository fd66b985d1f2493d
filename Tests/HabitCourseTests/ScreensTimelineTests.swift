import Foundation
import NotificationKit
import ScreenKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The document: the timeline, on the screens")
struct ScreensTimelineTests {
    @Test("TIMELINE-1.0: a new user is welcomed with a guide: what the app does, and the first week's experiment")
    func welcome() throws {
        let learner = try Learner()
        let welcome = try learner.course.homeScreen()
        #expect(welcome.phase == .notStarted && welcome.greeting.hasPrefix("Welcome!"))
        #expect(welcome.guide.contains { $0.contains("first experiment") && $0.contains("photo") })
        #expect(welcome.guide.contains { $0.contains("checklist") } && welcome.guide.contains { $0.contains("points") })
        try learner.course.start()
        let home = try learner.course.homeScreen()
        #expect(home.greeting.hasPrefix("Welcome to your first week!") && home.guide == welcome.guide)
        #expect(home.prompt("read")?.text.contains("shows you around") == true)
        let link = try #require(home.prompt("read")?.opens)
        #expect(try HabitLink(link.target) == .post("article-1"))
    }

    @Test("TIMELINE-1.1: the first week's checklist is the photos alone, and ticking it scores")
    func photos() throws {
        let learner = try Learner(isStarted: true)
        let row = try #require(try learner.course.homeScreen().habits.first)
        #expect(row.theme == .foodObservation && row.text.contains("photo") && row.points.next == 5)
        #expect(row.box.id == "habit/\(row.id)/check/2026-06-01" && row.box.isEnabled && row.editableOn == nil)
        try learner.course.check(row.id)
        let after = try learner.course.homeScreen()
        #expect(after.habits.map(\.checked) == [true] && after.score.today == 5 && after.habits[0].points.next == 6)
    }

    @Test("TIMELINE-2.0: the goal is asked for as week 1 ends, and from then on stands on the home screen")
    func goal() throws {
        let learner = try Learner(isStarted: true)
        try learner.at("2026-06-08T02:59")
        #expect(try learner.course.homeScreen().prompt("goal") == nil)
        #expect(try !learner.course.goalPage(typed: ["goal": "I am patient"]).save.isEnabled)
        try learner.at("2026-06-08T03:00")
        #expect(try learner.course.homeScreen().prompt("goal")?.opens?.target == HabitLink.goal.target)
        let page = try learner.course.goalPage(typed: ["goal": " I am  patient "])
        #expect(page.save.isEnabled)
        try learner.course.setGoal(try #require(page.text))
        let home = try learner.course.homeScreen()
        #expect(home.goal == "I am patient" && home.prompt("goal") == nil)
    }

    @Test(
        "TIMELINE-2.2, 4.0, 6.0, 8.0: home leads to the post, then to its ideas and a field for one's own words",
        arguments: Theme.allCases.filter { $0 != .foodObservation }
    )
    func setting(theme: Theme) throws {
        var posts = Learner.smallCourse
        let place = try #require(posts.firstIndex { $0.theme == theme })
        posts[place].ideas = ["One idea", "Another"]
        let learner = try Learner(posts: posts, isStarted: true)
        let id = "setHabit/\(theme.rawValue)"
        try learner.day(7 * (theme.week - 1))
        try learner.readAll()
        #expect(try learner.course.homeScreen().prompt(id) == nil)
        #expect(try learner.course.setHabitPage(theme).ideas.isEmpty)
        try learner.day(7 * (theme.week - 1) + 1)
        // The week's article first, then the post of the habit.
        #expect(try learner.course.homeScreen().prompt(id)?.opens?.target == "habit://post/article-\(theme.week)")
        try learner.course.finish(TimeKit.ID<Post>("article-\(theme.week)"))
        #expect(try learner.course.homeScreen().prompt(id)?.opens?.target == "habit://post/\(theme.rawValue)")
        #expect(try !learner.course.setHabitPage(theme, typed: ["habit": "My way"]).save.isEnabled)
        try learner.course.finish(TimeKit.ID<Post>(theme.rawValue))
        #expect(try learner.course.homeScreen().prompt(id)?.opens?.target == "habit://habits/new/\(theme.rawValue)")
        let page = try learner.course.setHabitPage(theme, typed: ["habit": "My way"])
        #expect(page.ideas == ["One idea", "Another"] && page.save.isEnabled)
        try learner.course.setHabit(theme, try #require(page.habit))
        let home = try learner.course.homeScreen()
        #expect(home.prompt(id) == nil && home.habits.contains { $0.theme == theme && $0.text == "My way" })
    }

    @Test("TIMELINE-2.3: as week 1 ends the photos leave the checklist, and the first own habit takes their place")
    func replaced() throws {
        let learner = try Learner(isStarted: true)
        try learner.at("2026-06-08T02:59")
        #expect(try learner.course.homeScreen().habits.map(\.theme) == [.foodObservation])
        try learner.at("2026-06-08T03:00")
        #expect(try learner.course.homeScreen().habits.isEmpty)
        try learner.readAll()
        try learner.course.setHabit(.eatingSlowly, "I put the fork down")
        #expect(try learner.course.homeScreen().habits.map(\.theme) == [.eatingSlowly])
    }

    @Test("TIMELINE-0.0, 0.1: what can be read, what opens it, and when the next week unlocks stand on home and posts")
    func reading() throws {
        let learner = try Learner(isStarted: true)
        var home = try learner.course.homeScreen()
        #expect(home.posts.available.map(\.title) == ["article-1"])
        #expect(home.posts.text == "week 2 unlocks Monday 2026-06-08 03:00")
        try learner.readAll()
        try learner.day(2)
        home = try learner.course.homeScreen()
        #expect(home.posts.available.isEmpty && home.posts.text == "unlocks Monday 03:00")
        try learner.day(8, "03:00")
        #expect(try learner.course.homeScreen().posts.available.map(\.title) == ["article-2"])
        let locked = try learner.course.postsScreen().weeks[1].posts[1]
        #expect(locked.read.whyNot == "opens when “article-2” is read to its end")
        try learner.course.finish("article-2" as TimeKit.ID<Post>)
        #expect(try learner.course.postsScreen(week: 2).weeks[0].posts[1].read.isEnabled)
    }

    @Test("TIMELINE-10.0: as the last week ends home congratulates and invites to look back over all ten weeks")
    func end() throws {
        let learner = try Learner(isStarted: true)
        try learner.tickAll()
        try learner.day(70)
        #expect(try learner.course.homeScreen().prompt("lookBack") == nil)
        try learner.day(71, "03:00")
        let home = try learner.course.homeScreen()
        #expect(home.greeting.hasPrefix("Congratulations: you have come to the end of all 10 weeks!"))
        let link = try HabitLink(try #require(home.prompts.first?.opens).target)
        let progress = try #require(try learner.course.screen(link) as? ProgressScreen)
        #expect(progress.congratulation != nil && progress.weeks.map(\.week) == Array(1...10))
    }

    @Test("TIMELINE-10.1: after the course boxes and score go on, and nothing new unlocks", arguments: [71, 80, 4000])
    func afterwards(day: Int) throws {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.readAll()
        try learner.course.setHabit(.eatingSlowly, "I put the fork down")
        try learner.day(day)
        let before = try learner.course.homeScreen()
        #expect(before.phase == .complete && before.posts.nextUnlock == nil && before.habits.count == 1)
        try learner.course.check(before.habits[0].id)
        let after = try learner.course.homeScreen()
        #expect(after.score.total == before.score.total + 5 && after.habits[0].checked)
        #expect(after.score.series.count == day)
    }
}
