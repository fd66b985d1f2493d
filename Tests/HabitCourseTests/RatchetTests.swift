import HabitCourse
import StorageKit
import Testing
import TimeKit

@Suite("Unlocked posts stay unlocked, through the store")
struct RatchetTests {
    private func readable(_ learner: Learner) throws -> Set<String> {
        Set(try learner.course.shelf().entries.filter(\.standing.isReadable).map(\.id.rawValue))
    }

    @Test("looking writes nothing, so that asking about the future unlocks nothing")
    func looking() throws {
        let learner = try Learner(isStarted: true)
        let revision = try learner.count("change")
        try learner.day(60)
        #expect(try readable(learner).count == 9)
        _ = try learner.course.state()
        try learner.day(1)
        #expect(try readable(learner) == ["article-1"])
        #expect(try learner.count("change") == revision)
    }

    @Test("each use case that writes holds what has unlocked, and the clock set back by weeks locks nothing again")
    func setBack() throws {
        let writes: [(String, (HabitCourse) throws -> Void)] = [
            ("holdUnlocks", { _ = try $0.holdUnlocks() }),
            ("setGoal", { try $0.setGoal("I eat with attention") }),
            ("pause", { try $0.pause() }),
            ("setNotices", { _ = try $0.setSettings(weekUnlocked: false) }),
            ("setClock", { _ = try $0.setSettings(resetsAt: .midnight) }),
            (
                "skip",
                { course in
                    let day = try HabitSample.day(25)
                    _ = try course.skip(day...day, reason: "travel")
                }
            ),
            ("finish", { _ = try $0.finish("article-4") }),
            ("undo", { _ = try $0.undo() }),
        ]
        for (name, write) in writes {
            let learner = try Learner(isStarted: true)
            try learner.day(25)
            let before = try readable(learner)
            #expect(before == ["article-1", "article-2", "article-3", "article-4"])
            try write(learner.course)
            if name == "undo" { try learner.course.start() }
            try learner.day(1)
            #expect(try readable(learner).isSuperset(of: before), "\(name)")
            #expect(try learner.course.state().lastUnlockedWeek(on: try learner.today()) == 4, "\(name)")
            #expect(try learner.course.holdUnlocks() == false, "\(name)")
        }
    }

    @Test("a refused use case holds nothing: it changes nothing at all")
    func refused() throws {
        let learner = try Learner(isStarted: true)
        let changes = try learner.count("change")
        try learner.day(25)
        #expect(throws: HabitCourseError.self) { try learner.course.setHabit(.drinkingWater, "I drink") }
        #expect(throws: HabitCourseError.blank(.goal)) { try learner.course.setGoal(" ") }
        #expect(try learner.count("change") == changes && learner.count("unlocked_week") == 0)
    }

    @Test("undo takes back what the user did and never what time unlocked: the next post stays open after it")
    func undoNeverLocks() throws {
        let learner = try Learner(isStarted: true)
        let course = learner.course
        try learner.day(22)
        try course.finish("article-4")
        let before = try readable(learner)
        #expect(before.contains("drinkingWater"))
        #expect(try course.undo().summary == "“article-4” read")
        #expect(try course.state().finished.isEmpty)
        #expect(try readable(learner) == before)
        #expect(try course.shelf().standing(of: "article-4") == .open)
        // The engine's own changes lie between the user's, and the user can't undo them.
        #expect(try course.undo().summary == "course started on 2026-06-01")
        #expect(throws: HabitCourseError.store(.nothingToUndo)) { try course.undo() }
        #expect(try learner.count("unlocked_week") == 4)
    }

    @Test("a goal is taken back although weeks have unlocked since")
    func undoAfterUnlocks() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.course.setGoal("I eat with attention")
        try learner.day(25)
        #expect(try learner.course.holdUnlocks())
        #expect(try learner.course.undo().summary == "goal set: I eat with attention")
        #expect(try learner.course.state().goal == nil)
        #expect(try learner.course.state().unlockedWeeks == 4)
    }

    @Test("a post inserted before the one that is open locks nothing, and one moved to a later week stays readable")
    func editedSite() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(22)
        try learner.course.finish("article-4")
        var posts = Learner.smallCourse
        posts.append(HabitSample.post("inserted", week: 4, 1))
        posts.append(HabitSample.post("before-all", week: 4, 0))
        for place in posts.indices where posts[place].id == "drinkingWater" { posts[place].week = 9 }
        try learner.give(posts)
        #expect(try learner.course.shelf().standing(of: "drinkingWater") == .open)
        #expect(try learner.course.shelf().standing(of: "before-all") == .open)
        #expect(try learner.course.shelf().standing(of: "inserted") == .open, "the post before it was read")
        #expect(try learner.course.finish("drinkingWater").themeToSet == .drinkingWater)
    }

    @Test("a post that leaves the site after it was read is nobody's hindrance, and its habit can still be set")
    func removedAfterReading() throws {
        let learner = try Learner(isStarted: true)
        let course = learner.course
        try learner.day(22)
        try course.finish("article-4")
        try course.finish("drinkingWater")
        try learner.give(Learner.smallCourse.filter { !["article-4", "drinkingWater"].contains($0.id) })
        #expect(throws: HabitCourseError.noSuchPost("drinkingWater")) { try course.finish("drinkingWater") }
        #expect(try course.setHabit(.drinkingWater, "I drink a glass first").theme == .drinkingWater)
        #expect(try course.state().finished.keys.sorted() == ["article-4", "drinkingWater"])
        // A returning post has its former state.
        try learner.give(Learner.smallCourse)
        #expect(try course.finish("drinkingWater").wasFinished)
    }

    @Test("a course that lost weeks or posts is no reason to write again and again")
    func shrunk() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(60)
        #expect(try learner.course.holdUnlocks())
        try learner.give(Array(Learner.smallCourse.prefix(3)), weeks: 3)
        #expect(try learner.course.holdUnlocks() == false)
        #expect(try learner.course.state().lastUnlockedWeek(on: try learner.today()) == 3)
        try learner.give(Learner.smallCourse)
        try learner.day(1)
        #expect(try learner.course.state().lastUnlockedWeek(on: try learner.today()) == 9)
    }

    @Test("a week that ends in mid-post leaves that post open and opens the next week's first")
    func midPost() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(14)
        try learner.course.finish("article-2")
        try learner.day(15)
        #expect(try learner.course.shelf().open.map(\.id) == ["article-1", "eatingSlowly", "article-3"])
    }
}
