import Foundation
import NotificationKit
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("Ten weeks lived through, as the document tells them")
struct StoryTests {
    // MARK: Week 1

    @Test("TIMELINE-1.0: a new user is greeted, and the first posts explain the app and the first experiment")
    func welcome() async throws {
        let story = try await CourseStory.installed()
        let welcome = try story.course.homeScreen()
        #expect(welcome.phase == .notStarted)
        #expect(welcome.greeting.contains("Welcome"))
        #expect(welcome.prompts.first?.id == "start")
        #expect(welcome.habits.isEmpty && welcome.score.total == 0)

        try story.course.start()
        let home = try story.course.homeScreen()
        #expect(home.phase == .running && home.week == 1 && home.day == CourseStory.start)
        #expect(home.posts.available.map(\.id.rawValue) == ["welcome"])
        #expect(home.prompts.contains { $0.id == "read" })
        let first = try story.course.postScreen("welcome")
        #expect(first.post.kind == .tutorial)
        #expect(first.page.text.contains("tick"))
        try story.course.finish("welcome")
        let second = try story.course.postScreen("first-experiment")
        #expect(second.post.kind == .tutorial && second.page.text.lowercased().contains("photo"))
    }

    @Test(
        "TIMELINE-1.1: in the first week there is one habit, to tick that photos were taken; it shows how ticks score"
    )
    func observation() async throws {
        let story = try await CourseStory.started()
        try story.go(to: 1)
        let row = try #require(try story.course.homeScreen().habits.first)
        #expect(row.theme == .foodObservation && row.text.lowercased().contains("photo"))
        #expect(!row.checked && row.points.next == 5 && !row.canEdit && row.editableOn == nil)
        let receipt = try story.course.check(row.id)
        #expect(receipt.award?.points == 5 && receipt.total == 5)
        let home = try story.course.homeScreen()
        #expect(home.habits.first?.checked == true && home.habits.first?.points.next == 6)
        #expect(home.score.total == 5 && home.score.today == 5)
        #expect(home.score.series == [SeriesPoint(day: CourseStory.start, total: 5)])
    }

    // MARK: Through all weeks

    @Test("TIMELINE-0.0: each week's posts unlock as the week before ends, and not a moment earlier", arguments: 2...10)
    func weeksUnlock(week: Int) async throws {
        let story = try await CourseStory.lived(through: 7 * (week - 1))
        let manifest = try #require(try story.course.storedCourse()).manifest
        let posts = manifest.posts(ofWeek: week)
        let before = try story.course.shelf()
        #expect(posts.allSatisfy { before.standing(of: $0.id) == .waitsForWeek(week) })
        let next = try #require(try story.course.homeScreen().posts.nextUnlock)
        #expect(next.week == week && next.day == CourseStory.day(7 * (week - 1) + 1))
        #expect(next.text == "unlocks Monday 03:00")

        story.clock.now = next.at.adding(milliseconds: -1)
        #expect(try story.course.shelf().standing(of: posts[0].id) == .waitsForWeek(week))
        story.clock.now = next.at
        #expect(try story.course.shelf().standing(of: posts[0].id) == .open)
        #expect(try story.course.homeScreen().posts.available.map(\.id) == [posts[0].id])
    }

    @Test(
        "TIMELINE-0.1: in a week the next post opens when the one before is finished; after the last the next week is waited for"
    )
    func postsOpenOneByOne() async throws {
        let story = try await CourseStory.lived(through: 14)
        try story.go(to: 15)
        let posts = try #require(try story.course.storedCourse()).manifest.posts(ofWeek: 3)
        for (place, post) in posts.enumerated() {
            let home = try story.course.homeScreen()
            #expect(home.posts.available.map(\.id) == [post.id])
            for later in posts[(place + 1)...] {
                #expect(throws: HabitCourseError.self) { try story.course.finish(later.id) }
                #expect(throws: HabitCourseError.self) { try story.course.postScreen(later.id) }
            }
            let receipt = try story.course.finish(post.id)
            #expect(receipt.opened.map(\.id) == posts[(place + 1)...].prefix(1).map(\.id))
        }
        let home = try story.course.homeScreen()
        #expect(home.posts.available.isEmpty && home.posts.nextUnlock?.week == 4)
    }

    // MARK: The goal and the habits

    @Test(
        "TIMELINE-2.0: from the end of week 1 the self-image goal can be entered, stands on the home screen, and can be changed"
    )
    func goal() async throws {
        let story = try await CourseStory.lived(through: 7)
        #expect(throws: HabitCourseError.self) { try story.course.setGoal("I am someone who eats with attention") }
        #expect(try story.course.homeScreen().goal == nil)

        try story.go(to: 8, at: "09:00")
        #expect(try story.course.homeScreen().prompts.contains { $0.id == "goal" })
        try story.course.setGoal("I am someone who eats with attention")
        #expect(try story.course.homeScreen().goal == "I am someone who eats with attention")
        #expect(try !story.course.homeScreen().prompts.contains { $0.id == "goal" })
        try story.course.setGoal("I am a calm eater")
        #expect(try story.course.homeScreen().goal == "I am a calm eater")
    }

    @Test(
        "TIMELINE-2.2, 4.0, 6.0, 8.0: at the end of weeks 1, 3, 5 and 7 a habit is set: a post read, ideas shown, own words typed",
        arguments: zip(
            [Theme.eatingSlowly, .drinkingWater, .portionControl, .wholeFoods],
            [8, 22, 36, 50]
        )
    )
    func setting(theme: Theme, day: Int) async throws {
        let story = try await CourseStory.lived(through: day - 1)
        #expect(throws: HabitCourseError.self) { try story.course.setHabit(theme, "too early") }

        try story.go(to: day, at: "09:00")
        let words = try #require(CourseStory.words[theme])
        #expect(throws: HabitCourseError.self, "the post comes first") { try story.course.setHabit(theme, words) }
        let post = try #require(try story.course.homeScreen().posts.available.first)
        let receipt = try story.course.finish(post.id)
        #expect(receipt.themeToSet == theme && !receipt.post.ideas.isEmpty)
        #expect(try story.course.homeScreen().prompts.contains { $0.id == "setHabit/\(theme.rawValue)" })
        let page = try #require(try story.course.screen(.setHabit(theme)) as? SetHabitPage)
        #expect(page.ideas == receipt.post.ideas)

        let habit = try story.course.setHabit(theme, words)
        #expect(habit.text == words && habit.first.setOn == CourseStory.day(day))
        let home = try story.course.homeScreen()
        #expect(home.habits.contains { $0.id == habit.id && $0.text == words && !$0.checked })
        #expect(!home.prompts.contains { $0.id.hasPrefix("setHabit") })
    }

    @Test("TIMELINE-2.3: at the end of week 1 the observation stops and the first own habit takes its place")
    func observationStops() async throws {
        let story = try await CourseStory.lived(through: 7)
        let observation = try story.course.homeScreen().habits
        #expect(observation.map(\.theme) == [.foodObservation] && observation[0].checked)
        try story.evening(8)
        let home = try story.course.homeScreen()
        #expect(home.habits.map(\.theme) == [.eatingSlowly])
        #expect(throws: HabitCourseError.self) { try story.course.check(observation[0].id) }
        // The points already earned stay.
        #expect(home.score.total == 95 + 5)
    }

    @Test(
        "HABIT-0.0, HABIT-0.1: the home screen is a checklist; a box is ticked once a day and can be ticked again after three in the morning"
    )
    func checklist() async throws {
        let story = try await CourseStory.lived(through: 56)
        try story.go(to: 57, at: "21:00")
        let rows = try story.course.homeScreen().habits
        #expect(rows.map(\.theme) == [.eatingSlowly, .drinkingWater, .portionControl, .wholeFoods])
        #expect(rows.allSatisfy { !$0.checked && $0.box.isEnabled })
        let first = try story.course.check(rows[0].id)
        let again = try story.course.check(rows[0].id)
        #expect(!first.wasSo && again.wasSo && again.total == first.total)
        try story.go(to: 58, at: "02:59")
        #expect(try story.course.homeScreen().habits[0].checked)
        try story.go(to: 58, at: "03:00")
        #expect(try !story.course.homeScreen().habits[0].checked)
        try story.course.setSettings(resetsAt: LocalTime(iso8601: "05:30"))
        try story.course.check(rows[0].id)
        try story.go(to: 59, at: "05:29")
        #expect(try story.course.homeScreen().habits[0].checked)
        try story.go(to: 59, at: "05:30")
        #expect(try !story.course.homeScreen().habits[0].checked)
    }

    @Test(
        "HABIT-1.0, HABIT-1.1: after two weeks a habit can be edited, and one notification says so with the reason from the user's days"
    )
    func editing() async throws {
        // The habit is done on four of fourteen days: 8 to 11.
        let story = try await CourseStory.lived(through: 21, without: Set(12...21))
        let habit = try #require(try story.course.homeScreen().habits.first)
        #expect(!habit.canEdit && habit.editableOn == CourseStory.day(22))
        #expect(throws: HabitCourseError.self) { try story.course.editHabit(habit.id, "earlier") }

        try story.go(to: 22)
        #expect(try story.course.homeScreen().habits.first?.canEdit == true)
        let notices = try story.course.notificationCandidates().filter { $0.series.category == "edit" }
        #expect(notices.count == 1 && notices[0].body.contains("4 of 14 days: make it easier"))
        let edited = try story.course.editHabit(habit.id, "I put the fork down once during dinner")
        #expect(edited.versions.map(\.text) == [habit.text, "I put the fork down once during dinner"])
        #expect(try story.course.homeScreen().habits.first?.canEdit == false)
        #expect(try story.course.homeScreen().habits.first?.editableOn == CourseStory.day(36))
    }

    @Test("HABIT-2.0: each habit has one notification, which can be turned off and moved")
    func notifications() async throws {
        let story = try await CourseStory.lived(through: 57)
        func told() throws -> [NotificationRequest] {
            let plan = NotificationPlan.plan(
                try story.course.notificationCandidates(),
                preferences: try story.course.notificationPreferences(),
                now: story.clock.now
            )
            // Only tomorrow's reminders count, because today's boxes are ticked.
            let tomorrow = story.clock.now.adding(hours: 7)..<story.clock.now.adding(hours: 31)
            return plan.requests.filter { $0.series.category == "habit" && tomorrow.contains($0.fireAt) }
        }
        let habits = try story.course.homeScreen().habits
        #expect(try told().map(\.series.name).sorted() == habits.map(\.id.rawValue).sorted())
        try story.course.setReminder(of: habits[0].id, isOn: false)
        #expect(try told().map(\.series.name).sorted() == habits.dropFirst().map(\.id.rawValue).sorted())
        let moved = try story.course.setReminder(of: habits[1].id, at: LocalTime(iso8601: "12:30"))
        #expect(moved.reminder == Habit.Reminder(isOn: true, time: try LocalTime(iso8601: "12:30")))
        let request = try #require(try told().first { $0.series.name == habits[1].id.rawValue })
        #expect(try TimeZone.named("America/Phoenix").local(at: request.fireAt).time == LocalTime(iso8601: "12:30"))
    }

    // MARK: Progress

    @Test(
        "PROGRESSION-0.0, 0.1, 0.2: ticks add to a score that is kept, grow with repetition, and a missed day takes nothing away"
    )
    func score() async throws {
        let story = try await CourseStory.lived(through: 7, without: [5])
        let receipt = try story.course.scoreScreen()
        let awards = try #require(receipt.habits.first).awards.reversed()
        #expect(awards.map(\.base) == [5, 6, 8, 11, 15, 20])
        #expect(awards.map(\.bonus) == [0, 0, 0, 1, 2, 3])
        #expect(receipt.total == receipt.base + receipt.bonus && receipt.total == 71)
        let totals = try story.course.homeScreen().score.series.map(\.total)
        #expect(totals == [5, 11, 19, 31, 31, 48, 71])
        // Another engine over the same store computes the same total, because it depends only on the stored ticks.
        #expect(try story.course.homeScreen().score.total == 71)
    }

    @Test(
        "PROGRESSION-1.0, 1.1: the home screen has the line of the score since the start; behind it stands how often, day by day"
    )
    func graph() async throws {
        let story = try await CourseStory.lived(through: 30, without: [10, 20])
        let home = try story.course.homeScreen()
        #expect(home.score.series.count == 30 && home.score.series.last?.total == home.score.total)
        #expect(zip(home.score.series, home.score.series.dropFirst()).allSatisfy { $0.total <= $1.total })
        let link = try HabitLink(#require(home.score.opens).target)
        #expect(link == .statistics)
        let statistics = try #require(try story.course.screen(link) as? StatisticsScreen)
        #expect(statistics.activity.count == 30)
        #expect(statistics.activity.filter { $0.done == 0 }.map(\.day) == [CourseStory.day(10), CourseStory.day(20)])
        let slowly = try #require(statistics.habits.first { $0.theme == .eatingSlowly })
        #expect(slowly.done == 21 && slowly.due == 23)
    }

    // MARK: The end, and after

    @Test("TIMELINE-10.0: after the last week there is a congratulation, and the look back over all ten weeks")
    func congratulation() async throws {
        let story = try await CourseStory.lived(through: 70)
        #expect(try story.course.homeScreen().phase == .running)
        try story.go(to: 71, at: "09:00")
        let home = try story.course.homeScreen()
        #expect(home.phase == .complete && home.greeting.contains("Congratulations"))
        let invitation = try #require(home.prompts.first { $0.id == "lookBack" })
        let link = try HabitLink(try #require(invitation.opens).target)
        let progress = try #require(try story.course.screen(link) as? ProgressScreen)
        #expect(progress.congratulation != nil && progress.weeks.count == 10)
        #expect(progress.weeks.allSatisfy { $0.done == $0.due && $0.points > 0 })
        #expect(progress.weeks.map(\.points).reduce(0, +) == progress.total)
        #expect(progress.goal == "I am someone who eats with attention")
    }

    @Test(
        "TIMELINE-10.1: the app goes on after the course: boxes and score as ever, and nothing new unlocks",
        arguments: [80, 400]
    )
    func lifeAfter(day: Int) async throws {
        let story = try await CourseStory.lived(through: 75)
        let before = try story.course.homeScreen().score.total
        try story.evening(day)
        let home = try story.course.homeScreen()
        #expect(home.phase == .complete && home.posts.nextUnlock == nil)
        #expect(home.habits.count == 4 && home.habits.allSatisfy(\.checked))
        #expect(home.score.total >= before + 4 * 20)
        #expect(try story.course.progressScreen().since?.days == day - 70)
    }

    // MARK: The course

    @Test("COURSE-0.0: the author edits the site, and the next pull shows it without an update of the app")
    func authorEdits() async throws {
        let story = try await CourseStory.started()
        #expect(try story.course.postScreen("welcome").page.text.contains("a new sentence") == false)
        let address = "https://course.example/posts/welcome.html"
        let page = "<article><h1>Welcome</h1><p>Here stands a new sentence, which its author wrote today.</p></article>"
        await story.site.set(address, .success(ScriptedSource.page(address, page)))
        let report = try await story.course.pull(from: story.site)
        #expect(report.outcome == .updated(.init(added: [], removed: [], edited: ["welcome"])))
        #expect(try story.course.postScreen("welcome").page.text.contains("a new sentence"))
    }
}
