import Foundation
import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

extension Learner {
    /// A learner on day 8 at 10:00 who has just set “I eat slowly”.
    static func withAHabit(reminder: String? = nil) throws -> (Learner, Notices, Habit.ID) {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.readAll()
        let habit = try learner.course.setHabit(.eatingSlowly, "I put the fork down").id
        if let reminder { try learner.course.setReminder(of: habit, at: try LocalTime(iso8601: reminder)) }
        return (learner, try Notices(learner.course), habit)
    }

    /// The local times of requests.
    func local(_ requests: some Sequence<NotificationRequest>) -> [String] {
        requests.map { zone.local(at: $0.fireAt).description }
    }
}

@Suite("Reminders: one for each habit a day")
struct HabitReminderTests {
    @Test(
        "a habit has exactly one notification a day, at eight in the evening unless the user says otherwise, leading home"
    )
    func one() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        let planned = try notices.planned("habit", after: learner.clock.now)
        #expect(learner.local(planned.prefix(3)) == ["2026-06-08T20:00", "2026-06-09T20:00", "2026-06-10T20:00"])
        #expect(Set(planned.map(\.series.name)) == [habit.rawValue])
        #expect(Set(planned.map(\.title)) == ["I put the fork down"])
        #expect(Set(planned.map(\.link)) == ["habit://home"])
        let dates = planned.map { learner.zone.date(at: $0.fireAt) }
        #expect(Set(dates).count == dates.count)
        #expect(planned[0].expiresAt == planned[0].fireAt.adding(hours: 7))
        try learner.course.setGoal("I am someone who eats with attention")
        #expect(
            try notices.planned("habit", after: learner.clock.now)[0].body == "I am someone who eats with attention"
        )
    }

    @Test("its time is the user's, and off is off: what is pending is withdrawn, and on brings it back")
    func control() throws {
        let (learner, notices, habit) = try Learner.withAHabit(reminder: "12:15")
        try notices.round(at: learner.clock.now)
        #expect(learner.local(try notices.pending("habit")).first == "2026-06-08T12:15")
        try learner.course.setReminder(of: habit, isOn: false)
        try notices.round(at: learner.clock.now)
        #expect(try notices.pending("habit").isEmpty)
        try learner.day(8, "12:15")
        #expect(try notices.round(at: learner.clock.now).isEmpty)
        try learner.course.setReminder(of: habit, isOn: true, at: try LocalTime(iso8601: "21:30"))
        #expect(learner.local(try notices.planned("habit", after: learner.clock.now)).first == "2026-06-08T21:30")
    }

    @Test("silent once today's box is ticked, told again when it is emptied; the next day's comes in any case")
    func ticked() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        let next = { try learner.local(notices.planned("habit", after: learner.clock.now)).first }
        try learner.course.check(habit)
        #expect(try next() == "2026-06-09T20:00")
        try learner.course.uncheck(habit)
        #expect(try next() == "2026-06-08T20:00")
        try learner.day(9)
        try learner.course.check(habit, forYesterday: true)
        #expect(try next() == "2026-06-09T20:00")
    }

    @Test(
        "a reminder after midnight is about the day that still runs: silent once its box is ticked, before or after midnight"
    )
    func afterMidnight() throws {
        for tickedAt in ["2026-06-08T22:00", "2026-06-09T00:40"] {
            let (learner, notices, habit) = try Learner.withAHabit(reminder: "01:30")
            let next = { try learner.local(notices.planned("habit", after: learner.clock.now)).first }
            #expect(try next() == "2026-06-09T01:30")
            try learner.at(tickedAt)
            try learner.course.check(habit)
            #expect(try next() == "2026-06-10T01:30")
        }
        let (learner, notices, habit) = try Learner.withAHabit(reminder: "01:30")
        // The tick is made after the next day has begun, so it silences that day's reminder.
        try learner.at("2026-06-09T03:00")
        try learner.course.check(habit)
        #expect(try learner.local(notices.planned("habit", after: learner.clock.now)).first == "2026-06-11T01:30")
    }

    @Test("silent on skipped days, of the habit or of all")
    func skipped() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        try learner.course.skip(HabitSample.day(9)...HabitSample.day(10), reason: "flu")
        try learner.course.skip(HabitSample.day(12)...HabitSample.day(12), of: habit, reason: "travel")
        let planned = try learner.local(notices.planned("habit", after: learner.clock.now).prefix(4))
        #expect(planned == ["2026-06-08T20:00", "2026-06-11T20:00", "2026-06-13T20:00", "2026-06-14T20:00"])
    }

    @Test("none before the habit was set: not on its first day either where the time had passed")
    func beforeSet() throws {
        let (learner, notices, _) = try Learner.withAHabit(reminder: "08:00")
        #expect(try learner.local(notices.planned("habit", after: learner.clock.now)).first == "2026-06-09T08:00")
        #expect(try notices.round(at: learner.clock.now).isEmpty)
    }

    @Test("the observation's reminder comes in week 1 alone, on its last night too, and goes on while the course rests")
    func observation() throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        let days = { try learner.local(notices.planned("habit", after: learner.clock.now)) }
        #expect(try days() == (1...7).map { "2026-06-0\($0)T20:00" })
        let observation = try learner.habit(.foodObservation)
        try learner.course.setReminder(of: observation, at: try LocalTime(iso8601: "01:30"))
        #expect(try days() == (2...8).map { "2026-06-0\($0)T01:30" })
        try learner.day(3)
        try learner.course.pause()
        #expect(try days().count > 100)
        try learner.day(5)
        try learner.course.resume()
        #expect(try days().last == "2026-06-10T01:30")
        try learner.day(12)
        #expect(try days().isEmpty)
    }

    @Test("before the start nothing is told; of a course that starts later, nothing before its first day")
    func start() throws {
        let learner = try Learner()
        let notices = try Notices(learner.course)
        #expect(try learner.course.notificationCandidates().isEmpty)
        learner.clock.zone = try TimeZone.named("Asia/Tokyo")
        #expect(try learner.course.notificationPreferences().zone.identifier == "Asia/Tokyo")
        try learner.course.start(on: HabitSample.day(15), in: learner.zone)
        #expect(try learner.course.notificationPreferences().zone == learner.zone)
        let planned = try notices.planned("habit", after: learner.clock.now)
        #expect(learner.local(planned) == (15...21).map { "2026-06-\($0)T20:00" })
    }

    @Test("after the course it goes on: on day 4,000 there is the evening's reminder, and an edit never told of")
    func later() throws {
        let (learner, notices, habit) = try Learner.withAHabit()
        try learner.day(4_000)
        #expect(try notices.planned("habit", after: learner.clock.now).first?.series.name == habit.rawValue)
        #expect(try notices.planned("week", after: learner.clock.now).isEmpty)
        #expect(learner.local(try notices.planned("edit", after: learner.clock.now)) == ["2026-06-22T09:00"])
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "edit" }.count == 1)
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "edit" }.isEmpty)
    }

    @Test("an edit that an earlier version told of, as a notification that recurs once, isn't told once more")
    func toldByAnEarlierVersion() throws {
        let (learner, notices, _) = try Learner.withAHabit()
        try learner.day(21)
        let wall = LocalDateTime(try HabitSample.day(22), try LocalTime(iso8601: "09:00"))
        let earlier = try learner.course.notificationCandidates().map { candidate in
            var candidate = candidate
            if candidate.series.category == "edit" { candidate.timing = .recurring(.once(at: wall)) }
            return candidate
        }
        let preferences = try learner.course.notificationPreferences()
        let scope = NotificationScope(app: "habit")
        try notices.store.refresh(earlier, of: scope, preferences: preferences, now: learner.clock.now)
        try learner.day(23)
        let told = try notices.store.tellDue(now: learner.clock.now) { _ in preferences }.told.map(\.request)
        #expect(told.filter { $0.category == "edit" }.count == 1)
        #expect(try notices.round(at: learner.clock.now).filter { $0.category == "edit" }.isEmpty)
    }

    @Test("a reminder that nobody was awake for is told late while its day lasts, and after that no more")
    func late() throws {
        for (wakes, isTold) in [("2026-06-09T01:00", true), ("2026-06-09T03:00", false)] {
            let (learner, notices, _) = try Learner.withAHabit()
            try notices.round(at: learner.clock.now)
            try learner.at(wakes)
            #expect(try notices.round(at: learner.clock.now).contains { $0.category == "habit" } == isTold)
        }
        let (learner, notices, habit) = try Learner.withAHabit()
        try notices.round(at: learner.clock.now)
        try learner.day(8, "23:00")
        try learner.course.check(habit)
        #expect(try notices.round(at: learner.clock.now).isEmpty)
    }

    @Test("a calendar has an entry for each habit that keeps its name, whatever time it is set to")
    func calendar() throws {
        let (learner, _, habit) = try Learner.withAHabit()
        let events = {
            let preferences = try learner.course.notificationPreferences()
            return try learner.course.notificationCandidates().flatMap {
                CalendarEvent.events(of: $0, preferences: preferences)
            }
        }
        let before = try events()
        try learner.course.setReminder(of: habit, at: try LocalTime(iso8601: "07:15"))
        try learner.course.pause()
        try learner.day(12)
        try learner.course.resume()
        let after = try events()
        #expect(Set(before.map(\.uid)) == Set(after.map(\.uid)) && Set(before.map(\.uid)).count == before.count)
        let entry = try #require(after.first { $0.uid.contains(habit.rawValue) && $0.uid.contains("/habit/") })
        #expect(entry.title == "I put the fork down" && entry.link == "habit://home")
        let expected = Recurrence.daily(from: try LocalDateTime(iso8601: "2026-06-08T07:15"))
        #expect(entry.timing == .recurring(expected, learner.zone))
    }
}
