import Foundation
import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("Reminders as the clocks change, and on journeys")
struct HabitReminderZoneTests {
    @Test(
        "once a day at the user's wall time through the week in which the clocks change",
        arguments: [
            ("America/New_York", "2026-03-05"), ("America/New_York", "2026-10-29"), ("Europe/Berlin", "2026-03-26"),
            ("Australia/Lord_Howe", "2026-04-02"), ("Africa/Cairo", "2026-04-22"), ("America/Phoenix", "2026-03-05"),
        ],
        ["00:00", "02:15", "08:00", "23:45"]
    )
    func week(place: (zone: String, start: String), time: String) throws {
        let learner = try Learner(now: "\(place.start)T04:00", zone: place.zone, isStarted: true)
        let wall = try LocalTime(iso8601: time)
        try learner.course.setReminder(of: learner.habit(.foodObservation), at: wall)
        let told = try Notices(learner.course).told(learner, until: learner.clock.now.adding(hours: 9 * 24))
            .filter { $0.request.category == "habit" }
        let start = try HabitSample.date(place.start)
        let rule = ReminderRule(at: wall, by: try learner.course.state().clock)
        let expected = (0..<7).map { learner.zone.instant(of: rule.wallTime(of: start.adding(days: $0))) }
        #expect(told.map(\.at) == expected)
    }

    @Test(
        "a traveler who sets the zone is reminded once for each date, at eight there, or on arrival if that has just passed",
        arguments: [
            // To the west the evening occurs twice; to the east across the date line a date is skipped.
            ("Pacific/Honolulu", "2026-06-09T21:00", []), ("Asia/Tokyo", "2026-06-09T10:00", ["2026-06-10T02:00"]),
            ("Pacific/Auckland", "2026-06-09T21:00", []), ("Europe/Berlin", "2026-06-09T12:30", ["2026-06-09T21:30"]),
        ]
    )
    func travel(zone: String, leaving: String, onArrival: [String]) throws {
        let (learner, notices, _) = try Learner.withAHabit()
        let departure = try Learner.instant(leaving, learner.zone)
        let there = try TimeZone.named(zone)
        let before = try notices.told(learner, until: departure).filter { $0.request.category == "habit" }
        try learner.course.setSettings(in: there)
        let after = try notices.told(learner, until: departure.adding(hours: 72))
            .filter { $0.request.category == "habit" }
        #expect(after.filter { $0.at == departure }.map { there.local(at: $0.at).description } == onArrival)
        for (at, _) in before { #expect(learner.zone.local(at: at).time.description == "20:00") }
        for (at, _) in after where at > departure { #expect(there.local(at: at).time.description == "20:00") }
        // No notification and no course day occurs twice.
        let told = before + after
        #expect(Set(told.map(\.request.id)).count == told.count)
        let clock = try learner.course.state().clock
        #expect(Set(told.map { clock.day(of: $0.at) }).count == told.count)
        #expect(told.count >= 3)
    }

    @Test("an evening lived twice is silent the second time, if its box was ticked the first time or it was told then")
    func twice() throws {
        for isTicked in [true, false] {
            let (learner, notices, habit) = try Learner.withAHabit()
            // The learner travels from Auckland, where it is 20:30, to Los Angeles, where it is 01:30 on the same date.
            try learner.course.setSettings(in: .named("Pacific/Auckland"))
            let auckland = try TimeZone.named("Pacific/Auckland")
            learner.clock.now = try Learner.instant("2026-06-11T10:00", auckland)
            try notices.round(at: learner.clock.now)
            if isTicked { try learner.course.check(habit) }
            learner.clock.now = try Learner.instant("2026-06-11T20:30", auckland)
            #expect(try notices.round(at: learner.clock.now).contains { $0.category == "habit" } == !isTicked)
            let angeles = try TimeZone.named("America/Los_Angeles")
            try learner.course.setSettings(in: angeles)
            let rest = try notices.told(learner, until: Learner.instant("2026-06-12T21:00", angeles))
                .filter { $0.request.category == "habit" }
            #expect(rest.map { angeles.local(at: $0.at).description } == ["2026-06-12T20:00"])
        }
    }

    @Test(
        "news are told once, also to who flies before or after the unlock, and before or after nine",
        arguments: ["Pacific/Honolulu", "Europe/Berlin", "Asia/Tokyo", "America/New_York"],
        ["2026-06-08T02:00", "2026-06-08T05:00", "2026-06-08T08:00", "2026-06-08T09:30"]
    )
    func news(zone: String, leaving: String) throws {
        let place = try TimeZone.named(zone)
        try checkNews(leaving) { learner in try learner.course.setSettings(in: place) }
    }

    @Test(
        "news are told once, also where the reset time is moved before or after the unlock, and before or after nine",
        arguments: ["11:00", "00:00", "08:30"],
        ["2026-06-07T22:00", "2026-06-08T05:00", "2026-06-08T08:00", "2026-06-08T09:30"]
    )
    func newsAndReset(reset: String, at: String) throws {
        let reset = try LocalTime(iso8601: reset)
        try checkNews(at) { learner in try learner.course.setSettings(resetsAt: reset) }
    }

    /// Checks that the news of week 2 is delivered once, and not before the week unlocks, if something happens at a time.
    private func checkNews(_ time: String, _ happening: (Learner) throws -> Void) throws {
        let learner = try Learner(isStarted: true)
        let notices = try Notices(learner.course)
        var told = try notices.told(learner, until: Learner.instant(time, learner.zone))
        try happening(learner)
        told += try notices.told(learner, until: learner.clock.now.adding(hours: 72))
        let weeks = told.filter { $0.request.category == "week" }
        #expect(weeks.map(\.request.series.name) == ["2"])
        let unlocked = try #require(try learner.course.state().unlock(ofWeek: 2))
        #expect(weeks.allSatisfy { $0.at >= unlocked.at })
    }
}
