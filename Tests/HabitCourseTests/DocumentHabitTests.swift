import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The document: habits and progress, on the screens")
struct DocumentHabitTests {
    /// A learner in week 2 with a habit of their own.
    private func learner() throws -> (Learner, Habit.ID) {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.readAll()
        return (learner, try learner.course.setHabit(.eatingSlowly, "I put the fork down").id)
    }

    @Test("HABIT-0.0: home is a checklist, and each box is one tap")
    func checklist() throws {
        let (learner, id) = try learner()
        let row = try #require(try learner.course.homeScreen().habits.first)
        #expect(row.id == id && !row.checked && row.box.gesture == .tap && row.box.isEnabled)
        try learner.course.check(id)
        #expect(try learner.course.homeScreen().habits.map(\.checked) == [true])
        try learner.course.uncheck(id)
        #expect(try learner.course.homeScreen().habits.map(\.checked) == [false])
    }

    @Test(
        "HABIT-0.1: a box is empty again at three in the morning, or when the user says",
        arguments: [(nil, "02:59:59.999", "03:00"), ("05:30", "05:29:59.999", "05:30"), ("00:00", "23:59:59", nil)]
            as [(String?, String, String?)]
    )
    func reset(own: String?, before: String, after: String?) throws {
        let (learner, id) = try learner()
        if let own { try learner.course.setSettings(resetsAt: try LocalTime(iso8601: own)) }
        try learner.course.check(id)
        // The date is the same before midnight and the next one after it.
        let isSameDate = before.hasPrefix("23")
        try learner.day(isSameDate ? 8 : 9, before)
        let evening = try learner.course.homeScreen()
        #expect(evening.habits.map(\.checked) == [true])
        try learner.day(9, after ?? "00:00")
        #expect(evening.validUntil == learner.clock.now)
        let morning = try learner.course.homeScreen()
        #expect(morning.habits.map(\.checked) == [false] && morning.habits[0].yesterday?.checked == true)
    }

    @Test("HABIT-1.0, 1.1: after two weeks a habit can be edited, and the page says why one might")
    func edit() throws {
        let (learner, id) = try learner()
        for day in 8...11 {
            try learner.day(day)
            try learner.course.check(id)
        }
        try learner.day(21)
        #expect(try learner.course.homeScreen().habits.map(\.canEdit) == [false])
        #expect(try !learner.course.habitsScreen().habits[1].edit.isEnabled)
        try learner.day(22)
        let home = try learner.course.homeScreen()
        #expect(home.habits.map(\.canEdit) == [true])
        #expect(home.prompt("editHabit/\(id)")?.text.contains("4 of 14 days: make it easier") == true)
        let page = try learner.course.editHabitPage(id, typed: ["habit": "I put it down once"])
        #expect(page.advice.kind == .easier && page.save.isEnabled)
        try learner.course.editHabit(id, try #require(page.wording))
        let after = try learner.course.habitsScreen().habits[1]
        #expect(after.versions.map(\.text) == ["I put the fork down", "I put it down once"] && !after.canEdit)
        #expect(try learner.course.homeScreen().prompt("editHabit/\(id)") == nil)
    }

    @Test("HABIT-2.0: the reminders' page has one for each habit, to turn off and to move")
    func reminders() throws {
        let (learner, id) = try learner()
        let typed = ["\(id).on": "false", "\(id).time": "07:15"]
        let page = try learner.course.remindersPage(typed: typed)
        #expect(page.habits.map(\.reminderText) == ["daily at 20:00"])
        let setting = try #require(page.reminders?.first)
        try learner.course.setReminder(of: setting.habit, isOn: setting.reminder.isOn, at: setting.reminder.time)
        let after = try learner.course.remindersPage()
        #expect(after.habits.map(\.reminderText) == ["off"])
        #expect(after.form[field: "\(id).time"]?.value == "07:15")
    }

    @Test("PROGRESSION-0.0, 0.1, 0.2: the receipt shows repetition and steadiness, line by line, as they add up")
    func receipt() throws {
        let (learner, id) = try learner()
        for day in 8...14 {
            try learner.day(day)
            try learner.course.check(id)
        }
        let screen = try learner.course.scoreScreen()
        let part = try #require(screen.habits.last)
        #expect(part.awards.map(\.base) == [5, 6, 8, 11, 15, 20, 20].reversed())
        #expect(part.awards.map(\.bonus) == [0, 0, 0, 1, 2, 3, 4].reversed())
        #expect(part.base == 85 && part.bonus == 10 && screen.total == 95 && screen.today == 24)
        // A day without a tick loses no points, and the next tick is worth at least as much.
        try learner.day(16)
        let later = try learner.course.scoreScreen()
        #expect(later.total == 95 && later.habits.last?.next?.base == 20)
        // The observation is over, so it has no next award.
        #expect(later.habits.first?.id != later.habits.last?.id && later.habits.first?.next == nil)
    }

    @Test(
        "PROGRESSION-1.0, 1.1: the line since the start is on home, and tapping it leads to the heat map and frequencies"
    )
    func graph() throws {
        let (learner, id) = try learner()
        try learner.course.check(id)
        try learner.day(12)
        let home = try learner.course.homeScreen()
        #expect(home.score.series.map(\.day) == (1...12).map { try? HabitSample.day($0) })
        #expect(home.score.series.map(\.total) == Array(repeating: 0, count: 7) + Array(repeating: 5, count: 5))
        let link = try HabitLink(#require(home.score.opens).target)
        let statistics = try #require(try learner.course.screen(link) as? StatisticsScreen)
        #expect(statistics.series == home.score.series)
        #expect(statistics.activity.count == 12 && statistics.activity[7].done == 1 && statistics.activity[8].done == 0)
        #expect(statistics.habits.last?.done == 1 && statistics.habits.last?.due == 4)
    }

    @Test("SETTINGS: the clock and the news are changed on their page, which leads to the reminders")
    func settings() throws {
        let (learner, _) = try learner()
        let page = try learner.course.settingsPage(typed: [
            "reset": "04:00", "zone": "Europe/Berlin", "week.on": "false",
        ])
        let clock = try #require(page.newClock)
        let notices = try #require(page.newNotices)
        try learner.course.setSettings(resetsAt: clock.boundary.startsAt, in: clock.timeZone)
        try learner.course.setSettings(weekUnlocked: notices.weekUnlocked, editUnlocked: notices.editUnlocked)
        let after = try learner.course.settingsPage()
        #expect(after.form.fields.map(\.value) == ["04:00", "Europe/Berlin", "false", "true"])
        #expect(after.zoneNote != nil)
        #expect(after.pages.map(\.target).contains("habit://reminders"))
    }
}
