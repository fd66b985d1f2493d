import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The timeline through the store")
struct TimelineTests {
    // MARK: The start

    @Test("the course is started once, and brings the observation habit for week 1")
    func start() throws {
        let learner = try Learner()
        #expect(throws: HabitCourseError.notStarted) { try learner.course.state() }
        let state = try learner.course.start()
        #expect(state.start == (try HabitSample.day(1)) && state.weeks == 10 && state.goal == nil)
        #expect(state.clock == (try HabitSample.clock()))
        #expect(try learner.course.state() == state)
        #expect(throws: HabitCourseError.alreadyStarted(state.start)) { try learner.course.start() }
        let habits = try learner.course.habits()
        #expect(habits.map(\.theme) == [.foodObservation] && habits[0].first.setOn == state.start)
        #expect(try learner.course.check(habits[0].id).total == 5)
        #expect(try learner.readAll() == ["article-1"])
    }

    @Test("before the start every use case but looking for posts says that the course hasn't been started")
    func notStarted() throws {
        let learner = try Learner()
        let course = learner.course
        let day = try HabitSample.day(1)
        let useCases: [() throws -> Void] = [
            { _ = try course.state() }, { _ = try course.shelf() }, { _ = try course.finish("article-1") },
            { try course.setGoal("I eat with attention") }, { try course.pause() }, { try course.resume() },
            { _ = try course.setHabit(.drinkingWater, "I drink") }, { _ = try course.editHabit("h", "I drink") },
            { _ = try course.check("h") }, { _ = try course.uncheck("h", forYesterday: true) },
            { _ = try course.skip(day...day, reason: "flu") }, { _ = try course.unskip(day) },
            { _ = try course.setSettings(resetsAt: .midnight) }, { _ = try course.setSettings(weekUnlocked: false) },
            { _ = try course.setReminder(of: "h", isOn: false) },
        ]
        for (number, useCase) in useCases.enumerated() {
            #expect(throws: HabitCourseError.notStarted, "use case \(number)") { try useCase() }
        }
        #expect(throws: HabitCourseError.store(.nothingToUndo)) { try course.undo() }
        #expect(try course.holdUnlocks() == false)
        #expect(try course.findPost("article-1").week == 1)
        for place in ["1.0", "1.\(Int.min)", "1.\(Int.max)", "\(Int.min).1", "1.-1"] {
            #expect(throws: HabitCourseError.noSuchPost(place)) { try course.findPost(place) }
        }
        #expect(try learner.count("change") == 0)
    }

    @Test("a user who starts at one in the morning starts on the course day that began the day before")
    func startAtNight() throws {
        let learner = try Learner(now: "2026-06-02T01:00")
        #expect(try learner.course.start().start == (try HabitSample.date("2026-06-01")))
        #expect(try learner.course.check(try learner.habit(.foodObservation)).day.description == "2026-06-01")
        try learner.at("2026-06-02T03:00")
        #expect(try learner.course.check(try learner.habit(.foodObservation)).day.description == "2026-06-02")
    }

    @Test(
        "the first day can be today or up to a year ahead, and no other",
        arguments: [("2026-05-31", false), ("2026-06-01", true), ("2027-06-01", true), ("2027-06-02", false)]
    )
    func startRange(day: String, isAllowed: Bool) throws {
        let learner = try Learner()
        let day = try HabitSample.date(day)
        if isAllowed {
            #expect(try learner.course.start(on: day).start == day)
        } else {
            let range = try HabitSample.date("2026-06-01")...HabitSample.date("2027-06-01")
            #expect(throws: HabitCourseError.startOutOfRange(day, range)) { try learner.course.start(on: day) }
            #expect(try learner.count("change") == 0)
        }
    }

    @Test("until its first day a course that starts later has nothing to read or to tick, and then it has")
    func startsLater() throws {
        let learner = try Learner()
        try learner.course.start(on: try HabitSample.day(3))
        let first = try #require(try learner.course.shelf().entries.first)
        #expect(first.standing == .waitsForWeek(1))
        let observation = try learner.habit(.foodObservation)
        #expect(throws: HabitCourseError.self) { try learner.course.check(observation) }
        #expect(throws: HabitCourseError.self) { try learner.course.finish("article-1") }
        try learner.day(3, "02:59:59.999")
        #expect(throws: HabitCourseError.self) { try learner.course.finish("article-1") }
        try learner.day(3, "03:00")
        #expect(try learner.course.finish("article-1").wasFinished == false)
        #expect(throws: HabitCourseError.self) { try learner.course.check(observation, forYesterday: true) }
        #expect(try learner.course.check(observation).day == (try HabitSample.day(3)))
    }

    @Test("the course can be started before it was fetched: ten weeks, and no posts until they come")
    func startWithoutCopy() throws {
        let learner = try Learner(posts: nil, isStarted: true)
        #expect(try learner.course.state().weeks == 10)
        #expect(try learner.course.shelf().entries.isEmpty)
        #expect(throws: HabitCourseError.noCourse) { try learner.course.findPost("article-1") }
        #expect(throws: HabitCourseError.noSuchPost("article-1")) { try learner.course.finish("article-1") }
        try learner.give(Learner.smallCourse, weeks: 12)
        #expect(try learner.course.state().weeks == 12)
        #expect(try learner.readAll() == ["article-1"])
    }

    // MARK: Posts

    @Test("finishing a post opens the next of its week, says so, and again changes nothing")
    func finish() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        let course = learner.course
        let locked = HabitCourseError.postLocked(
            title: "eatingSlowly",
            .waitsForPost("article-2"),
            unlock: nil
        )
        #expect(throws: locked) { try course.finish("eatingSlowly") }
        let receipt = try course.finish("article-2")
        #expect(receipt.opened.map(\.id) == ["eatingSlowly"] && !receipt.wasFinished && receipt.themeToSet == nil)
        #expect(receipt.next == .read("article-1"))
        let habit = try course.finish("eatingSlowly")
        #expect(habit.themeToSet == .eatingSlowly && habit.opened == [])
        let changes = try learner.count("change")
        learner.clock.advance(hours: 1)
        let again = try course.finish("eatingSlowly")
        #expect(again.wasFinished && again.themeToSet == .eatingSlowly)
        #expect(try learner.count("change") == changes)
        #expect(try course.state().finished["eatingSlowly"]?.at == learner.clock.now.adding(hours: -1))
        try course.setHabit(.eatingSlowly, "I put the fork down")
        #expect(try course.finish("eatingSlowly").themeToSet == nil)
    }

    @Test("a post of a week to come says when that week begins; none of the course, that there is none")
    func lockedWeek() throws {
        let learner = try Learner(isStarted: true)
        let unlock = try learner.course.state().unlock(ofWeek: 2)
        let locked = HabitCourseError.postLocked(title: "article-2", .waitsForWeek(2), unlock: unlock)
        #expect(throws: locked) { try learner.course.finish("article-2") }
        #expect("\(locked)" == "“article-2” can't be read yet — week 2 begins on Monday 2026-06-08 at 03:00")
        #expect(throws: HabitCourseError.noSuchPost("nothing")) { try learner.course.finish("nothing") }
        try learner.readAll()
        #expect(try learner.course.shelf().next == unlock.map { .week($0) })
    }

    @Test("a post is found by its id, its title in any case, and its place in its week")
    func findPost() throws {
        let learner = try Learner(posts: nil)
        var posts = Learner.smallCourse
        posts[0].title = "Welcome to the course"
        posts[1].title = "The same"
        posts[2].title = "the  Same"
        try learner.give(posts)
        let found = [
            "article-1": "article-1", "welcome  TO the course": "article-1", "1.1": "article-1",
            "2.2": "eatingSlowly", "wholeFoods": "wholeFoods", "8.2": "wholeFoods",
        ]
        for (text, id) in found { #expect(try learner.course.findPost(text).id.rawValue == id, "\(text)") }
        for text in ["", "1.2", "0.1", "11.1", "2.", ".2", "2.2.2", "-2.1", "welcome"] {
            #expect(throws: HabitCourseError.noSuchPost(text)) { try learner.course.findPost(text) }
        }
        #expect(throws: HabitCourseError.ambiguousPost("THE SAME", candidates: ["article-2", "eatingSlowly"])) {
            try learner.course.findPost("THE SAME")
        }
    }

    // MARK: The goal

    @Test("the self-image goal is taken from the end of week 1 on, kept, and changed as often as wished")
    func goal() throws {
        let learner = try Learner(isStarted: true)
        let course = learner.course
        try learner.day(8, "02:59:59.999")
        #expect(throws: HabitCourseError.goalTooEarly(try course.state().unlock(ofWeek: 2))) {
            try course.setGoal("I eat with attention")
        }
        try learner.day(8, "03:00")
        try course.setGoal("  I eat with\n attention ")
        #expect(try course.state().goal == "I eat with attention")
        let changes = try learner.count("change")
        try course.setGoal("I eat with attention")
        #expect(try learner.count("change") == changes)
        try learner.day(200)
        try course.setGoal("I enjoy each meal")
        #expect(try course.state().goal == "I enjoy each meal")
        #expect(throws: HabitCourseError.blank(.goal)) { try course.setGoal("\u{200B} ") }
        #expect(throws: HabitCourseError.tooLong(.goal, characters: 301)) {
            try course.setGoal(String(repeating: "a", count: 301))
        }
        #expect(try course.undo().summary == "goal changed: I enjoy each meal")
        #expect(try course.state().goal == "I eat with attention")
    }

    // MARK: Rests

    @Test("a pause moves the weeks to come and nothing else; a second one, and a resume too many, are refused")
    func pause() throws {
        let learner = try Learner(isStarted: true)
        let course = learner.course
        try learner.day(10)
        #expect(throws: HabitCourseError.notPaused) { try course.resume() }
        try course.pause()
        #expect(throws: HabitCourseError.alreadyPaused) { try course.pause() }
        try learner.day(20)
        #expect(try course.state().phase(on: try learner.today()) == .paused(week: 2))
        #expect(try learner.readAll() == ["article-1", "article-2", "eatingSlowly"])
        #expect(try course.shelf().next == .resume)
        try course.setHabit(.eatingSlowly, "I put the fork down")
        #expect(try course.check(try learner.habit(.eatingSlowly)).total == 5)
        try course.resume()
        #expect(throws: HabitCourseError.notPaused) { try course.resume() }
        #expect(try course.state().startDay(ofWeek: 3) == (try HabitSample.day(25)))
        try learner.day(24)
        #expect(try course.shelf().open.isEmpty)
        try learner.day(25)
        #expect(try course.shelf().open.map(\.id) == ["article-3"])
        try learner.day(90)
        #expect(throws: HabitCourseError.courseOver) { try course.pause() }
    }

    // MARK: Beyond the end

    @Test(
        "on day 71 nothing is left to unlock, and on day 4,000 boxes are ticked and counted as ever",
        arguments: [71, 4000]
    )
    func beyond(day: Int) throws {
        let learner = try Learner(isStarted: true)
        try learner.day(day)
        let course = learner.course
        #expect(try learner.readAll().count == 14)
        #expect(try course.shelf().next == .nothing)
        #expect(try course.state().phase(on: try learner.today()) == .complete(days: day - 71))
        #expect(throws: HabitCourseError.self) { try course.check(try learner.habit(.foodObservation)) }
        for theme in Theme.allCases.dropFirst() { try course.setHabit(theme, "I do it") }
        try learner.tickAll()
        learner.clock.advance(hours: 24)
        try learner.tickAll()
        #expect(try learner.total() == 4 * (5 + 6))
        try course.setGoal("I eat with attention")
        #expect(try course.undo().summary == "goal set: I eat with attention")
    }
}
