import Foundation
import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("The document: timeline, habits and score, through the store")
struct DocumentTimelineTests {
    /// A learner with the sample course of the repository.
    private func learner(file: URL? = nil) throws -> Learner {
        let course = try Learner.sampleCourse()
        return try Learner(file: file, posts: course.posts, weeks: course.weeks, isStarted: true)
    }

    @Test("at the end of each week the next week's posts unlock, not a millisecond earlier, and after the tenth none")
    func weeks() throws {
        let learner = try learner()
        try learner.readAll()
        for week in 2...10 {
            try learner.day(7 * (week - 1) + 1, "02:59:59.999")
            #expect(try learner.course.shelf().open.isEmpty, "week \(week)")
            #expect(try learner.course.shelf().next == learner.course.state().unlock(ofWeek: week).map { .week($0) })
            try learner.day(7 * (week - 1) + 1, "03:00")
            #expect(try learner.course.shelf().open.first?.week == week, "week \(week)")
            #expect(try !learner.readAll().isEmpty)
        }
        for day in [70, 71, 100, 4000] {
            try learner.day(day)
            #expect(try learner.course.shelf().next == .nothing)
            #expect(try learner.readAll().isEmpty)
        }
        #expect(try learner.course.state().finished.count == Learner.sampleCourse().posts.count)
    }

    @Test("within a week each post opens as the one before it is finished, until the week's are read")
    func posts() throws {
        let learner = try learner()
        for week in 1...10 {
            try learner.day(7 * (week - 1) + 1)
            let posts = try Learner.sampleCourse().posts(ofWeek: week)
            for (place, post) in posts.enumerated() {
                #expect(try learner.course.shelf().open.map(\.id) == [post.id])
                for later in posts.dropFirst(place + 1) {
                    #expect(throws: HabitCourseError.self, "\(later.id)") { try learner.course.finish(later.id) }
                }
                let receipt = try learner.course.finish(post.id)
                #expect(receipt.opened.map(\.id) == posts.dropFirst(place + 1).prefix(1).map(\.id))
            }
            #expect(try learner.course.shelf().open.isEmpty)
        }
    }

    @Test("the first week has a habit of its own, photos of meals: it is ticked, scores, and stops as the week ends")
    func observation() throws {
        let learner = try learner()
        let habit = try #require(try learner.course.habits().first)
        #expect(habit.theme == .foodObservation && habit.text == "I take a photo of everything I eat")
        var totals: [Int] = []
        for day in 1...7 {
            try learner.day(day)
            totals.append(try learner.course.check(habit.id).total)
        }
        #expect(totals == [5, 11, 19, 31, 48, 71, 95])
        try learner.day(8)
        let stopped = HabitCourseError.cannotTick(habit: habit.text, .notRunning(try HabitSample.day(8)))
        #expect(throws: stopped) { try learner.course.check(habit.id) }
        // The user's own habit replaces it.
        try learner.readAll()
        #expect(try learner.course.setHabit(.eatingSlowly, "I chew each bite").first.setOn == HabitSample.day(8))
    }

    @Test(
        "a theme's habit is set at the end of its week, by reading its post, being shown ideas, and typing one's own",
        arguments: [(Theme.eatingSlowly, 1), (.drinkingWater, 3), (.portionControl, 5), (.wholeFoods, 7)]
    )
    func setting(theme: Theme, week: Int) throws {
        let learner = try learner()
        let course = learner.course
        let post = try #require(try Learner.sampleCourse().posts.first { $0.theme == theme })
        try learner.day(7 * week + 1, "02:59:59.999")
        try learner.readAll()
        #expect(throws: HabitCourseError.themeNotReady(theme, .waitsForWeek(week + 1))) {
            try course.setHabit(theme, "I do it my way")
        }
        try learner.day(7 * week + 1, "03:00")
        #expect(throws: HabitCourseError.themeNotReady(theme, .waitsForPost(post.id))) {
            try course.setHabit(theme, "I do it my way")
        }
        var shown: [String] = []
        while case .read(let next) = try course.shelf().next {
            let receipt = try course.finish(next)
            if receipt.themeToSet == theme { shown = receipt.post.ideas }
        }
        #expect(shown.count >= 2 && shown == post.ideas)
        let habit = try course.setHabit(theme, "I do it my way")
        #expect(try habit.text == "I do it my way" && habit.first.setOn == HabitSample.day(7 * week + 1))
        #expect(try course.check(habit.id).award?.points == 5)
    }

    @Test("after the course habits are ticked, scored, edited and skipped as ever, and nothing new unlocks")
    func afterwards() throws {
        let learner = try learner()
        try learner.day(64)
        try learner.readAll()
        let water = try learner.course.setHabit(.drinkingWater, "I drink a glass first").id
        for day in 70...77 {
            try learner.day(day)
            try learner.course.check(water)
        }
        #expect(try learner.total() == 95 + 24)
        try learner.day(78)
        #expect(try learner.course.editHabit(water, "I drink two glasses first").edits.count == 1)
        let today = try learner.today()
        try learner.course.skip(today...today, reason: "flu")
        try learner.day(79)
        #expect(try learner.course.check(water).total == 95 + 24 + 24)
        #expect(try learner.course.shelf().open.isEmpty && learner.course.holdUnlocks() == false)
    }

    @Test("completing habits adds to an overall score that is there when the app is opened again")
    func stored() throws {
        let folder = try TemporaryFolder()
        let learner = try learner(file: folder.file("habit.sqlite"))
        let habit = try learner.habit(.foodObservation)
        #expect(try learner.course.check(habit).total == 5)
        try learner.store.close()
        let again = try Learner(now: "2026-06-02T10:00", file: folder.file("habit.sqlite"), posts: nil)
        #expect(try again.total() == 5)
        #expect(try again.course.check(habit).total == 11)
        #expect(try again.course.uncheck(habit, forYesterday: true).total == 5)
    }

    @Test(
        "a box is ticked once a day and can be ticked again after the time the user set, three in the morning unless said"
    )
    func reset() throws {
        for (reset, times) in [(nil, ("02:59:59.999", "03:00")), ("22:30", ("22:29:59.999", "22:30"))] {
            let learner = try Learner(now: "2026-06-01T02:00")
            if let reset {
                try learner.course.start(resetsAt: try LocalTime(iso8601: reset))
            } else {
                try learner.course.start()
            }
            let habit = try learner.habit(.foodObservation)
            #expect(try !learner.course.check(habit).wasSo)
            try learner.at("2026-06-01T\(times.0)")
            #expect(try learner.course.check(habit).wasSo)
            try learner.at("2026-06-01T\(times.1)")
            #expect(try !learner.course.check(habit).wasSo)
        }
    }
}
