import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The home screen")
struct ScreensHomeTests {
    // MARK: JSON

    @Test("its JSON has the page's keys, with null where there is nothing")
    func keys() throws {
        var sample = try ScreenSample()
        sample.ticks = ["photos": [1]]
        let page = [
            "day", "week", "phase", "greeting", "goal", "habits", "score", "posts", "prompts",
        ]
        let others = [
            "title", "language", "revision", "validUntil", "weeks", "guide", "actions", "startForm", "newStart",
        ]
        let home = try json(try sample.home(2))
        #expect(home.keys == (page + others).sorted())
        #expect(home["goal"] == .null)
        let own = ["id", "theme", "text", "checked", "canEdit", "editableOn", "streak", "points"]
        let habit = try #require(home["habits"]?.first)
        #expect(habit.keys == (own + ["isSkipped", "box", "yesterday", "edit"]).sorted())
        #expect(habit["editableOn"] == .null && habit["points"]?.keys == ["next"])
        #expect(try json(try sample.home(1))["habits"]?.first?["yesterday"] == .null)
        #expect(home["score"]?.keys == ["opens", "series", "today", "total"])
        #expect(home["score"]?["series"]?.first?.keys == ["day", "total"])
        #expect(home["posts"]?.keys == ["available", "nextUnlock", "opens", "text"])
        #expect(try json(try sample.home(71))["posts"]?["nextUnlock"] == .null)
        #expect(home["prompts"]?.first?.keys == ["id", "opens", "text"])
    }

    @Test("its JSON of a day reads as the page writes it")
    func wholeDay() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        try sample.readAll(on: 8)
        try sample.set(.eatingSlowly, on: 8, "I put the fork down between bites")
        sample.state.goal = "I am someone who eats with attention"
        sample.ticks = ["photos": [1, 2, 3, 4, 5, 6, 7], "eatingSlowly": [8, 9]]
        let expected = """
            {"day": "2026-06-09", "week": 2, "phase": "running", "goal": "I am someone who eats with attention",
             "greeting": "Week 2, day 2. All ticked for today: well done!",
             "habits": [{"id": "eatingSlowly", "theme": "eatingSlowly", "text": "I put the fork down between bites",
               "checked": true, "canEdit": false, "editableOn": "2026-06-22", "streak": 2, "points": {"next": 8}}],
             "posts": {"available": [], "nextUnlock": {"week": 3, "day": "2026-06-15", "at": "2026-06-15T10:00:00.000Z",
               "text": "unlocks Monday 03:00"}, "text": "unlocks Monday 03:00"},
             "prompts": [], "validUntil": "2026-06-10T10:00:00.000Z"}
            """
        let written = try JSONDecoder().decode(AnyJSON.self, from: Data(expected.utf8))
        let lacks = try json(try sample.home(9)).lacks(written)
        #expect(lacks == [])
        // The week of photos gives 95 points, and the next days 5 and 6.
        let home = try sample.home(9)
        #expect(home.score.total == 106 && home.score.today == 6)
        #expect(home.score.series.map(\.total) == [5, 11, 19, 31, 48, 71, 95, 100, 106])
    }

    // MARK: Phases

    @Test(
        "before, in each week, and after the course it says where the user is",
        arguments: [
            (-2, HomeScreen.Phase.before, 0, "Your course begins on Monday 2026-06-01, in 3 days."),
            (0, .before, 0, "Your course begins tomorrow."), (1, .running, 1, "Welcome to your first week!"),
            (7, .running, 1, "Week 1, day 7."), (8, .running, 2, "Week 2, day 1."), (22, .running, 4, "Week 4, day 1."),
            (70, .running, 10, "Week 10, day 7."),
            (71, .complete, 10, "Congratulations: you have come to the end of all 10 weeks!"),
            (78, .complete, 10, "Congratulations on your 10 weeks!"),
            (4000, .complete, 10, "Congratulations on your 10 weeks!"),
        ]
    )
    func phases(day: Int, phase: HomeScreen.Phase, week: Int, greeting: String) throws {
        let home = try ScreenSample().home(day)
        #expect(home.phase == phase && home.week == week && home.weeks == 10)
        #expect(home.greeting.hasPrefix(greeting), "\(home.greeting)")
        #expect(home.day == (try HabitSample.day(day)))
    }

    @Test("every greeting has at most two sentences, and none blames or speaks of weight")
    func tone() throws {
        var texts: [String] = [Greeting.welcome(weeks: 10)]
        for seed in 1...4 as ClosedRange<UInt64> {
            var rested = try ScreenSample.diligent(through: 80, seed: seed)
            rested.skips = [.init(id: "s", skip: Skip(try HabitSample.day(30), reason: "flu"))]
            for day in -3...90 {
                for sample in [try ScreenSample(), rested] {
                    let home = try sample.home(day)
                    #expect(sentences(home.greeting) <= 2, "\(home.greeting)")
                    texts += [home.greeting] + home.guide + home.prompts.map(\.text)
                    let progress = ProgressScreen(try sample.context(day))
                    texts += [progress.congratulation].compactMap { $0 }
                }
            }
            rested.state = rested.state.paused(on: try HabitSample.day(30))
            texts.append(try rested.home(33).greeting)
        }
        let words = ["fail", "missed", "should", "weight", "calorie", "forgot", "bad", "only", "diet", "lost", "lazy"]
        for text in Set(texts) {
            let found = text.lowercased().split { !$0.isLetter }.filter { word in words.contains { word.hasPrefix($0) }
            }
            #expect(found == [], "\(text)")
        }
    }

    @Test("a rest says that the habits go on; posts wait, and the course can be gone on with")
    func paused() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        sample.state = sample.state.paused(on: try HabitSample.day(5))
        let home = try sample.home(6)
        #expect(home.phase == .paused && home.week == 1)
        #expect(
            home.greeting
                == "The course rests in week 1. Your habits go on as you like, and new posts wait until you do."
        )
        #expect(home.posts.nextUnlock == nil && home.posts.text == "the course rests")
        let rest = home.actions.map(\.id).filter { ["pause", "resume"].contains($0) }
        #expect(rest == ["resume"])
        #expect(home.habits.map(\.id) == ["photos"])
    }

    @Test("resting and going on are offered while there is something to rest from")
    func rest() throws {
        func offered(_ day: Int) throws -> [String] {
            try ScreenSample().home(day).actions.map(\.id).filter { ["pause", "resume"].contains($0) }
        }
        #expect(try offered(-1) == [])
        #expect(try offered(1) == ["pause"] && offered(70) == ["pause"])
        #expect(try offered(71) == [])
    }

    @Test(
        "it holds until the course day ends, and no week unlocks before that",
        arguments: ["America/Phoenix", "America/New_York", "Pacific/Apia", "Antarctica/Troll", "Australia/Lord_Howe"]
    )
    func validUntil(zone: String) throws {
        let sample = try ScreenSample(zone)
        for day in stride(from: -3, through: 200, by: 1) {
            let home = try sample.home(day, "23:30")
            let end = try #require(home.validUntil)
            #expect(end > (try sample.now(day, "23:30")))
            #expect(sample.state.clock.day(of: end) == home.day.next)
            #expect(sample.state.clock.day(of: end.adding(milliseconds: -1)) == home.day)
            if let unlock = home.posts.nextUnlock { #expect(unlock.at >= end) }
        }
    }

    // MARK: Boxes

    @Test("a box ticks, and a ticked one empties; yesterday's beside it, where the habit ran")
    func boxes() throws {
        var sample = try ScreenSample()
        #expect(try sample.home(1).habits.map(\.box.id) == ["habit/photos/check/2026-06-01"])
        #expect(try sample.home(1).habits[0].yesterday == nil)
        sample.ticks = ["photos": [2]]
        let row = try #require(try sample.home(2).habits.first)
        #expect(row.checked && row.box.id == "habit/photos/uncheck/2026-06-02" && row.box.isEnabled)
        let yesterday = try #require(row.yesterday)
        #expect(try yesterday.day == HabitSample.day(1) && !yesterday.checked)
        #expect(yesterday.box.id == "habit/photos/check/2026-06-01" && yesterday.box.isEnabled)
        let next = try #require(try sample.home(3).habits.first)
        #expect(!next.checked && next.yesterday?.box.id == "habit/photos/uncheck/2026-06-02")
    }

    @Test("the morning after the first week its last photos can still be ticked, and the day after no more")
    func endedBox() throws {
        let home = try ScreenSample().home(8)
        #expect(home.habits.isEmpty)
        let action = try #require(home.actions.first)
        #expect(action.id == "habit/photos/check/2026-06-07" && action.isEnabled)
        #expect(action.label == "Tick for yesterday: “Take a photo of each meal”")
        #expect(try !ScreenSample().home(9).actions.contains { $0.id.hasPrefix("habit/") })
    }

    @Test("yesterday's box has the words of yesterday if the habit was edited today")
    func editedToday() throws {
        let (learner, _, habit) = try Learner.withAHabit()
        try learner.day(22)
        try learner.course.editHabit(habit, "I eat slowly")
        let row = try #require(try learner.course.homeScreen().habits.first { $0.id == habit })
        #expect(row.text == "I eat slowly" && row.yesterday?.text == "I put the fork down")
        #expect(row.yesterday?.box.label == "Tick for yesterday: “I put the fork down”")
        try learner.day(23)
        let next = try #require(try learner.course.homeScreen().habits.first { $0.id == habit })
        #expect(next.yesterday?.text == nil && next.yesterday?.box.label == "Tick for yesterday")
    }

    @Test("a skipped day says so and can be ticked all the same; then it is a day like any other")
    func skipped() throws {
        var sample = try ScreenSample()
        sample.skips = [.init(id: "s", skip: Skip(try HabitSample.day(2), reason: "flu"))]
        let home = try sample.home(2)
        #expect(home.habits.map(\.isSkipped) == [true] && home.habits[0].box.isEnabled)
        #expect(home.greeting == "Week 1, day 2. Today is skipped: take care, your habits will wait for you.")
        sample.ticks = ["photos": [2]]
        #expect(try sample.home(2).habits.map(\.isSkipped) == [false])
        #expect(try sample.home(2).greeting == "Week 1, day 2. All ticked for today: well done!")
    }

    @Test("before the start nothing is due, and the first week's unlock is told")
    func before() throws {
        let home = try ScreenSample().home(-2)
        #expect(home.habits.isEmpty && home.score.series.isEmpty && home.score.total == 0)
        #expect(home.posts.available.isEmpty && home.posts.nextUnlock?.week == 1)
        #expect(home.posts.text == "unlocks Monday 03:00")
        #expect(home.guide.count == 5)
    }

    // MARK: The welcome

    @Test("before the course was started it is a welcome with a guide: what the app does, and the first experiment")
    func welcome() throws {
        let sample = try ScreenSample()
        let home = HomeScreen(
            welcomeBy: sample.state.clock,
            at: try sample.now(1, "01:00"),
            source: sample.source,
            revision: Revision(change: 0)
        )
        #expect(home.phase == .notStarted && home.week == 0 && home.weeks == 10 && home.title == "Ten weeks")
        // At 01:00 it is still the course day of the day before.
        #expect(try home.day == HabitSample.day(0) && home.validUntil == sample.now(1, "03:00"))
        #expect(home.greeting.hasPrefix("Welcome!"))
        #expect(home.guide.contains { $0.contains("first experiment") && $0.contains("photo") })
        #expect(home.guide.contains { $0.contains("checklist") && $0.contains("03:00") })
        #expect(home.asked == ["start"])
        let start = try #require(home.startForm?.buttons.first)
        #expect(start.id == "start" && start.confirmation?.question.contains("Sunday 2026-05-31") == true)
        #expect(home.habits.isEmpty && home.posts.available.isEmpty && home.goal == nil)
    }

    @Test("without a course the welcome asks to fetch one, and says what the last try came to")
    func welcomeWithout() throws {
        let clock = try HabitSample.clock()
        let now = try ScreenSample().now(1)
        let first = HomeScreen(welcomeBy: clock, at: now, source: nil, revision: Revision(change: 0))
        #expect(first.asked == ["fetch", "start"] && first.weeks == 10)
        #expect(first.prompt("fetch")?.opens?.target == "habit://course")
        let failed = CourseStatus(address: "https://a.example/", copy: nil, attempted: now, failure: "no answer")
        let second = HomeScreen(welcomeBy: clock, at: now, source: failed, revision: Revision(change: 0))
        #expect(second.prompt("fetch")?.text.hasSuffix("The last try: no answer.") == true)
    }

    @Test("the welcome has a field for another first day, within the year, and Start asks about the day that is chosen")
    func startDay() throws {
        let clock = try HabitSample.clock()
        let now = try ScreenSample().now(1)
        func welcome(_ typed: [String: String]) -> HomeScreen {
            HomeScreen(welcomeBy: clock, at: now, source: nil, revision: Revision(change: 0), typed: typed)
        }
        let usual = welcome([:])
        #expect(try usual.newStart == HabitSample.day(1))
        #expect(usual.startForm?.fields.map(\.id) == ["on"])
        let later = welcome(["on": "2026-06-15"])
        // A page without a script keeps the label while another day is chosen.
        for form in [usual.startForm, later.startForm] { #expect(form?.buttons.first?.label == "Start") }
        #expect(later.newStart?.description == "2026-06-15")
        #expect(later.startForm?.buttons.first?.confirmation?.question.contains("Monday 2026-06-15") == true)
        for (typed, part) in [
            ("2026-05-01", "2026-06-01"), ("2028-01-01", "choose a day from"), ("soon", "“soon” is no day"),
        ] {
            let wrong = welcome(["on": typed])
            #expect(wrong.newStart == nil && wrong.startForm?.buttons.first?.whyNot?.contains(part) == true, "\(typed)")
        }
        #expect(try ScreenSample().home(1).startForm == nil)
    }
}
