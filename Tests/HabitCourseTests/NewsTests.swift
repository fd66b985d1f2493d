import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("News: weeks that unlock, the end, habits that can be edited")
struct NewsTests {
    @Test("each week that unlocks is told exactly once, at nine, and then the end; the week of the start is no news")
    func weeks() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        let end = try Learner.instant("2026-08-20T12:00", learner.zone)
        let told = try notices.told(learner, until: end).filter { $0.request.category == "week" }
        #expect(told.map(\.request.series.name) == (2...10).map(String.init) + ["end"])
        let days = try (2...11).map { try HabitSample.day(7 * ($0 - 1) + 1) }
        let nine = try LocalTime(iso8601: "09:00")
        #expect(told.map { learner.zone.local(at: $0.at) } == days.map { LocalDateTime($0, nine) })
        #expect(told[0].request.title == "Week 2 is unlocked")
        #expect(told[0].request.body == "To read: “article-2” and 1 more")
        #expect(told[0].request.link == "habit://post/article-2")
        #expect(told[9].request.title == "Congratulations: all 10 weeks are behind you")
        #expect(told[9].request.link == "habit://progress")
        for (_, request) in told { _ = try HabitLink(request.link) }
    }

    @Test("a week is no news anymore once the next one is unlocked, although that one is told only at nine")
    func overtaken() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try notices.round(at: learner.clock.now)
        try learner.day(22, "08:07")
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "week" }.isEmpty)
        try learner.day(22, "09:00")
        #expect(
            try notices.round(at: learner.clock.now).filter { $0.category == "week" }.map(\.title) == [
                "Week 4 is unlocked"
            ]
        )
    }

    @Test("the first week of a course that starts on a later day is news")
    func later() throws {
        let learner = try Learner()
        try learner.course.start(on: HabitSample.day(15))
        let planned = try Notices(learner.course).planned("week", after: learner.clock.now)
        #expect(learner.local(planned).first == "2026-06-15T09:00" && planned.count == 11)
    }

    @Test("a week that was unlocked days before the course was fetched, or before anything was asked, is no news")
    func fetched() throws {
        let learner = try Learner(posts: nil, isStarted: true)
        let notices = try Notices(learner.course)
        try learner.day(17)
        #expect(try notices.round(at: learner.clock.now).isEmpty)
        #expect(try notices.planned("week", after: learner.clock.now).isEmpty)
        try learner.give(Learner.smallCourse)
        #expect(try notices.round(at: learner.clock.now).isEmpty)
        let names = try notices.planned("week", after: learner.clock.now).map(\.series.name)
        #expect(names == (4...10).map(String.init) + ["end"])
    }

    @Test(
        "a week that unlocked within the last day is told once, although nothing was asked before",
        arguments: [(15, "09:30", ["3"]), (16, "08:59", ["3"]), (16, "09:00", []), (71, "10:00", ["end"])]
            as [(Int, String, [String])]
    )
    func firstLook(day: Int, time: String, weeks: [String]) throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try learner.day(day, time)
        let told = try notices.round(at: learner.clock.now).filter { $0.category == "week" }
        #expect(told.map(\.series.name) == weeks)
        let again = try notices.round(at: learner.clock.now.adding(minutes: 1))
        #expect(again.filter { $0.category == "week" }.isEmpty)
    }

    @Test("a week whose posts were all read before nine is told no more")
    func read() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try notices.round(at: learner.clock.now)
        try learner.day(8, "06:00")
        try learner.course.finish(.init("article-1"))
        try learner.readAll()
        try learner.day(8, "09:00")
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "week" }.isEmpty)
    }

    @Test("pausing withdraws the coming weeks' notifications, resuming brings them back moved by the rest")
    func pause() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try learner.day(10)
        try notices.round(at: learner.clock.now)
        #expect(learner.local(try notices.pending("week")).first == "2026-06-15T09:00")
        try learner.course.pause()
        try notices.round(at: learner.clock.now)
        #expect(try notices.pending("week").isEmpty)
        try learner.day(15, "09:00")
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "week" }.isEmpty)
        try learner.course.resume()
        try notices.round(at: learner.clock.now)
        let pending = try notices.pending("week")
        #expect(learner.local(pending).first == "2026-06-20T09:00")
        #expect(pending.map(\.series.name) == (3...10).map(String.init) + ["end"])
        #expect(learner.local(pending).last == "2026-08-15T09:00")
    }

    @Test("a week that was told and is followed by a rest isn't told again")
    func pausedAfterwards() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try notices.round(at: learner.clock.now)
        try learner.day(8, "09:00")
        #expect(try notices.round(at: learner.clock.now).map(\.series.name).contains("2"))
        try learner.course.pause()
        try learner.day(20)
        try learner.course.resume()
        let told = try notices.told(learner, until: learner.clock.now.adding(hours: 24 * 20))
        #expect(told.map(\.request).filter { $0.category == "week" }.map(\.series.name) == ["3", "4"])
    }

    @Test("the running week is told of several that nobody was awake for")
    func asleep() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try notices.round(at: learner.clock.now)
        try learner.day(31)
        let told = try notices.round(at: learner.clock.now).filter { $0.category == "week" }
        #expect(told.map(\.series.name) == ["5"])
    }

    @Test("with a reset time after nine the news come with the new day")
    func lateReset() throws {
        let learner = try Learner()
        try learner.course.start(resetsAt: try LocalTime(iso8601: "11:30"))
        let planned = try Notices(learner.course).planned("week", after: learner.clock.now)
        #expect(learner.local(planned).first == "2026-06-07T11:30")
    }

    @Test("each kind can be turned off by itself, which withdraws what is pending")
    func off() throws {
        let (learner, notices, _) = try Learner.withAHabit()
        try notices.round(at: learner.clock.now)
        for category in ["habit", "week", "edit"] { #expect(try !notices.pending(category).isEmpty) }
        try learner.course.setSettings(weekUnlocked: false)
        try notices.round(at: learner.clock.now)
        #expect(try notices.pending("week").isEmpty && !notices.pending("edit").isEmpty)
        try learner.course.setSettings(editUnlocked: false)
        try notices.round(at: learner.clock.now)
        #expect(try notices.pending("edit").isEmpty && !notices.pending("habit").isEmpty)
        try learner.day(15, "09:00")
        #expect(try notices.round(at: learner.clock.now).filter { $0.category != "habit" }.isEmpty)
        // Events while the setting was off aren't delivered on a later day.
        try learner.day(16, "09:00")
        try learner.course.setSettings(weekUnlocked: true, editUnlocked: true)
        #expect(try notices.round(at: learner.clock.now.adding(minutes: 1)).filter { $0.category != "habit" }.isEmpty)
        #expect(try notices.pending("week").first?.series.name == "4")
    }
}

@Suite("News: habits that can be edited")
struct EditNewsTests {
    @Test(
        "exactly one when a habit can be edited, on day 14 at nine, with the reason from the user's own days as of then",
        arguments: [
            (4, 0, "4 of 14 days: make it easier"), (14, 0, "14 of 14 days: build on it"),
            (4, 6, "4 of 8 days: keep it, or change what doesn't fit"),
        ]
    )
    func advice(done: Int, skipped: Int, expected: String) throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        try notices.round(at: learner.clock.now)
        for day in 8..<(8 + done) {
            try learner.day(day, "12:00")
            try learner.course.check(habit)
        }
        if skipped > 0 {
            try learner.day(21, "13:00")
            try learner.course.skip(HabitSample.day(22 - skipped)...HabitSample.day(21), reason: "flu")
        }
        let told = try notices.told(learner, until: Learner.instant("2026-07-20T12:00", learner.zone))
            .filter { $0.request.category == "edit" }
        #expect(told.count == 1)
        #expect(told.first.map { learner.zone.local(at: $0.at).description } == "2026-06-22T09:00")
        #expect(told.first?.request.body == expected)
        #expect(told.first?.request.title == "“I put the fork down” can be edited")
        #expect(try told.first.map { try HabitLink($0.request.link) } == .editHabit(habit))
    }

    @Test(
        "a habit that was edited is told of again after 14 more days, once; one edited before nine isn't told of that morning"
    )
    func again() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        try notices.round(at: learner.clock.now)
        try learner.day(22, "07:00")
        try learner.course.editHabit(habit, "I put the fork down twice")
        let told = try notices.told(learner, until: Learner.instant("2026-08-20T12:00", learner.zone))
            .filter { $0.request.category == "edit" }
        #expect(told.map { learner.zone.local(at: $0.at).description } == ["2026-07-06T09:00"])
        #expect(told.first?.request.title == "“I put the fork down twice” can be edited")
        try learner.course.editHabit(habit, "I chew twenty times")
        let next = try notices.told(learner, until: learner.clock.now.adding(hours: 24 * 40))
            .filter { $0.request.category == "edit" }
        #expect(next.map { learner.zone.local(at: $0.at).description } == ["2026-09-03T09:00"])
    }

    @Test("a habit that was typed in quotation marks gets no second pair")
    func quoted() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        try notices.round(at: learner.clock.now)
        try learner.day(22, "07:00")
        try learner.course.editHabit(habit, "“I chew”")
        let told = try notices.told(learner, until: Learner.instant("2026-08-20T12:00", learner.zone))
            .filter { $0.request.category == "edit" }
        #expect(told.map(\.request.title) == ["“I chew” can be edited"])
    }

    @Test("taking an edit back doesn't tell of the old day again")
    func undone() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        let end = try Learner.instant("2026-06-23T12:00", learner.zone)
        #expect(try notices.told(learner, until: end).filter { $0.request.category == "edit" }.count == 1)
        try learner.course.editHabit(habit, "I chew twenty times")
        try notices.round(at: learner.clock.now)
        #expect(learner.local(try notices.pending("edit")) == ["2026-07-07T09:00"])
        try learner.course.undo()
        let later = try notices.told(learner, until: end.adding(hours: 24 * 30))
        #expect(later.filter { $0.request.category == "edit" }.isEmpty)
    }

    @Test(
        "a habit that was set and could be edited between two looks is told of once at the next one, in the course and after it",
        arguments: [(set: 8, looked: 50), (set: 80, looked: 120)]
    )
    func seldom(set: Int, looked: Int) throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        try notices.round(at: learner.clock.now)
        try learner.day(set)
        try learner.readAll()
        try learner.course.setHabit(.eatingSlowly, "I put the fork down")
        try learner.day(looked, "10:00")
        let told = try notices.round(at: learner.clock.now).filter { $0.category == "edit" }
        #expect(told.map(\.title) == ["“I put the fork down” can be edited"])
        try learner.day(looked + 9, "10:00")
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "edit" }.isEmpty)
    }

    @Test("the observation can't be edited, and nothing is told of it")
    func observation() throws {
        let learner = try Learner(isStarted: true)
        #expect(try Notices(learner.course).planned("edit", after: learner.clock.now).isEmpty)
    }
}
