import Foundation
import ScreenKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The form pages")
struct ScreensFormTests {
    @Test("Every form that edits comes filled; a blank one has no error before somebody typed, and can't be saved")
    func prefilled() throws {
        var sample = try ScreenSample.diligent(through: 8)
        sample.state.goal = "I am patient"
        let context = try sample.context(36)
        let habit = try #require(context.habits.last)
        let site = CourseSourcePage(
            sample.source,
            by: context.state.clock,
            isStarted: true,
            now: try sample.now(36),
            revision: context.revision
        )
        let forms = [
            GoalPage(context).form, EditHabitPage(context, habit: habit).form, SettingsPage(context).form,
            RemindersPage(context).form, site.form,
        ]
        for form in forms {
            #expect(!form.fields.isEmpty && form.fields.allSatisfy { !$0.value.isEmpty }, "\(form.id)")
            #expect(form.errors.isEmpty, "\(form.id)")
        }
        sample.state.goal = nil
        let goal = GoalPage(try sample.context(36))
        let set = SetHabitPage(try sample.context(36), theme: .drinkingWater)
        let skips = SkipsPage(try sample.context(36))
        #expect([goal.form, set.form, skips.form].allSatisfy { $0.errors.isEmpty })
        #expect([goal.save, set.save, skips.save].allSatisfy { !$0.isEnabled })
        #expect(!SkipsPage(try sample.context(36), typed: ["reason": ""]).form.errors.isEmpty)
    }

    // MARK: Goal

    @Test(
        "the goal is written from the end of week 1 on, and can be changed",
        arguments: [(7, false), (8, true), (90, true)]
    )
    func goal(day: Int, isOpen: Bool) throws {
        var sample = try ScreenSample()
        let page = GoalPage(try sample.context(day), typed: ["goal": "  I am someone who\teats slowly "])
        #expect(page.text == "I am someone who eats slowly")
        #expect(page.save.isEnabled == isOpen && page.form.whyNot == page.save.whyNot)
        if !isOpen { #expect(page.save.whyNot == "the goal is written when week 1 is over: it unlocks Monday 03:00") }
        sample.state.goal = "I am patient"
        #expect(GoalPage(try sample.context(day)).form[field: "goal"]?.value == "I am patient")
        let blank = GoalPage(try sample.context(day), typed: ["goal": " \u{200B}"])
        #expect(blank.text == nil && !blank.save.isEnabled && (blank.form.whyNot == nil) == isOpen)
        #expect(blank.form[field: "goal"]?.error == HabitCourseError.blank(.goal).description)
        let long = GoalPage(try sample.context(day), typed: ["goal": String(repeating: "a", count: 301)])
        #expect(long.form.errors == [HabitCourseError.tooLong(.goal, characters: 301).description])
    }

    // MARK: Setting a habit

    @Test("a habit is set by reading its post, seeing its ideas, and typing one's own words")
    func setHabit() throws {
        var sample = try ScreenSample()
        try sample.readAll(on: 1)
        sample.posts = sample.posts.map { post in
            var post = post
            if post.theme == .eatingSlowly { post.ideas = ["Chew well", "Fork down", "Chew well"] }
            return post
        }
        let typed = ["habit": "I put the fork down"]
        func page(_ day: Int) throws -> SetHabitPage {
            SetHabitPage(try sample.context(day), theme: .eatingSlowly, typed: typed)
        }
        var now = try page(7)
        #expect(now.save.whyNot == "Its post unlocks Monday 03:00." && now.ideas.isEmpty && now.post == nil)
        #expect(now.validUntil != nil && now.form.whyNot == now.save.whyNot)
        try sample.finish("article-2", on: 8)
        now = try page(8)
        #expect(now.save.whyNot == "Read “eatingSlowly” to its end first." && now.ideas.isEmpty)
        #expect(now.post?.target == "habit://post/eatingSlowly")
        try sample.finish("eatingSlowly", on: 8)
        now = try page(8)
        #expect(now.standing == .ready && now.ideas == ["Chew well", "Fork down"] && now.goodHabit.count == 4)
        #expect(now.save.isEnabled && now.habit == "I put the fork down")
        let blank = SetHabitPage(try sample.context(8), theme: .eatingSlowly)
        #expect(blank.save.whyNot?.isEmpty == false && blank.form.whyNot == nil)
        try sample.set(.eatingSlowly, on: 8, "I put the fork down")
        #expect(try page(8).save.whyNot == "It is set: “I put the fork down”.")
    }

    // MARK: The habits

    @Test("the habits show what they were, when they can be edited, and which are to be set")
    func habits() throws {
        var sample = try ScreenSample.diligent(through: 8)
        sample.ticks["eatingSlowly"] = Array(8...20)
        sample.habits[1] = sample.habits[1].edited(to: "I chew well", on: try HabitSample.day(22))
        let early = HabitsScreen(try sample.context(35))
        #expect(early.habits.map(\.isRunning) == [false, true])
        #expect(try early.habits[0].until == HabitSample.day(8) && early.habits[1].until == nil)
        #expect(early.habits[0].edit.whyNot == "the first week's observation is the course's own")
        #expect(early.habits[1].edit.whyNot == "it can be edited from 2026-07-06 on, after two weeks of living with it")
        #expect(early.habits[1].versions.map(\.text) == ["my habit of eatingSlowly", "I chew well"])
        #expect(early.habits[1].advice == nil && early.habits[1].adviceText == nil)
        #expect(early.toSet.map(\.theme) == [.drinkingWater, .portionControl, .wholeFoods])
        #expect(early.toSet[0].set.whyNot == "Read “drinkingWater” to its end first.")
        #expect(early.toSet[1].text == "Its post unlocks Monday 03:00.")
        let later = HabitsScreen(try sample.context(36))
        #expect(later.habits[1].canEdit && later.habits[1].edit.isEnabled)
        #expect(later.habits[1].adviceText == "0 of 14 days: make it easier")
    }

    @Test(
        "editing shows the user's own days and which way they point",
        arguments: [
            (
                Array(8...11),
                "4 of 14 days: make it easier. A smaller version that fits your days is a good habit, too."
            ),
            (Array(8...20), "13 of 14 days: build on it. There may be room for a little more, if you like."),
            (
                Array(8...16),
                "9 of 14 days: keep it, or change what doesn't fit. Nothing has to change."
            ),
        ]
    )
    func edit(ticks: [Int], text: String) throws {
        var sample = try ScreenSample.diligent(through: 8)
        sample.ticks["eatingSlowly"] = ticks
        let habit = sample.habits[1]
        let page = EditHabitPage(try sample.context(22), habit: habit, typed: ["habit": "I chew well"])
        #expect(page.text == text && page.canEdit)
        #expect(page.save.isEnabled && page.wording == "I chew well")
        #expect(EditHabitPage(try sample.context(22), habit: habit).save.isEnabled)
        let same = EditHabitPage(try sample.context(22), habit: habit, typed: ["habit": habit.text])
        #expect(same.form.fields[0].error == "these are the words it has" && !same.save.isEnabled)
        let early = EditHabitPage(try sample.context(21), habit: habit, typed: ["habit": "I chew well"])
        #expect(
            !early.canEdit && early.text == "It can be edited from 2026-06-22 on, after two weeks of living with it."
        )
        #expect(early.save.whyNot?.hasPrefix("it can be edited from 2026-06-22") == true)
        #expect(early.form.whyNot == early.save.whyNot && same.form.whyNot == nil)
    }

    // MARK: Reminders and settings

    @Test("each habit that runs has one reminder: on or off, at a time")
    func reminders() throws {
        var sample = try ScreenSample.diligent(through: 8)
        sample.habits[1].reminder = .init(isOn: false)
        let page = RemindersPage(try sample.context(8))
        #expect(page.habits.map(\.id) == ["eatingSlowly"] && page.habits.map(\.reminderText) == ["off"])
        #expect(page.form.fields.map(\.id) == ["eatingSlowly.on", "eatingSlowly.time"])
        #expect(page.zoneNote == "times are in America/Phoenix")
        let typed = ["eatingSlowly.on": "true", "eatingSlowly.time": "07:30"]
        let changed = RemindersPage(try sample.context(8), typed: typed)
        let reminder = Habit.Reminder(isOn: true, time: try LocalTime(iso8601: "07:30"))
        #expect(changed.reminders == [.init(habit: "eatingSlowly", reminder: reminder)] && changed.save.isEnabled)
        let wrong = RemindersPage(try sample.context(8), typed: ["eatingSlowly.time": "late"])
        #expect(wrong.reminders == nil && wrong.save.whyNot == HabitCourseError.notATime("late").description)
        #expect(wrong.form.whyNot == nil)
        let none = RemindersPage(try sample.context(-1))
        #expect(none.save.whyNot == "no habit runs today" && none.form.whyNot == none.save.whyNot)
    }

    @Test("the settings are the clock and the news, and lead to the other pages")
    func settings() throws {
        let sample = try ScreenSample()
        let page = SettingsPage(try sample.context(1))
        #expect(page.form.fields.map(\.id) == ["reset", "zone", "week.on", "edit.on"])
        #expect(page.form.fields.map(\.value) == ["03:00", "America/Phoenix", "true", "true"])
        #expect(page.dayNote == "today, 2026-06-01, ends Tuesday 2026-06-02 03:00" && page.zoneNote == nil)
        #expect(
            page.pages.map(\.target)
                == ["reminders", "skips", "schedule", "course", "inbox", "backups"].map { "habit://" + $0 }
        )
        let typed = ["reset": "04:30", "zone": "Europe/Berlin", "edit.on": "false"]
        let changed = SettingsPage(try sample.context(1), typed: typed)
        #expect(changed.newClock == (try HabitSample.setting("Europe/Berlin", "04:30")))
        #expect(changed.newNotices == .init(weekUnlocked: true, editUnlocked: false) && changed.save.isEnabled)
        let zones = changed.form[field: "zone"]?.choices.map(\.value)
        #expect(zones == TimeZone.suggestedNames, "and any other zone is taken, too")
        let wrong = SettingsPage(try sample.context(1), typed: ["zone": "Mars/Olympus", "reset": "25:00"])
        #expect(wrong.newClock == nil && wrong.newNotices == nil)
        #expect(
            wrong.form.errors == [
                HabitCourseError.notATime("25:00").description, HabitCourseError.notAZone("Mars/Olympus").description,
            ]
        )
    }

    // MARK: Skips

    @Test("days are skipped with a reason, of one habit or all, from two weeks back to a year ahead")
    func skips() throws {
        let sample = try ScreenSample()
        let page = SkipsPage(try sample.context(3))
        #expect(try page.earliest == HabitSample.day(1) && page.latest == HabitSample.day(368))
        #expect(page.skip == nil && page.save.whyNot == HabitCourseError.blank(.reason).description)
        #expect(page.form[field: "habit"]?.choices.map(\.label) == ["all habits", "Take a photo of each meal"])
        var typed = ["from": "2026-06-02", "until": "2026-06-04", "habit": "photos", "reason": "flu"]
        func typing() throws -> SkipsPage { SkipsPage(try sample.context(3), typed: typed) }
        let days = try HabitSample.day(2)...HabitSample.day(4)
        #expect(try typing().skip == Skip(days, of: "photos", reason: "flu") && typing().save.isEnabled)
        typed["habit"] = ""
        typed["until"] = nil
        #expect(try typing().skip == Skip(try HabitSample.day(2), reason: "flu"))
        typed["until"] = "2026-06-01"
        #expect(
            try typing().save.whyNot
                == "the last day, 2026-06-01, is before the first, 2026-06-02 — choose the same day or a later one"
        )
        let bounds = Field.Bounds(page.earliest...page.latest)
        #expect(page.form[field: "from"]?.range == bounds && page.form[field: "until"]?.range == bounds)
        typed["from"] = "2026-05-30"
        let range = try HabitSample.date("2026-05-30")...HabitSample.day(1)
        let refusal = HabitCourseError.skipOutOfRange(range, allowed: page.earliest...page.latest)
        #expect(try typing().save.whyNot == refusal.description)
        #expect(try typing().form[field: "from"]?.error == refusal.description)
        #expect(try typing().form[field: "until"]?.error == nil)
        typed["from"] = "tomorrow"
        #expect(try typing().save.whyNot == HabitCourseError.notADay("tomorrow").description)
        typed["habit"] = "nobody"
        #expect(try typing().form[field: "habit"]?.error == HabitCourseError.noSuchHabit("nobody").description)
    }

    @Test("kept skips are listed, and taking one away asks first")
    func keptSkips() throws {
        var sample = try ScreenSample()
        sample.skips = [
            .init(id: "a", skip: Skip(try HabitSample.day(2)...HabitSample.day(4), reason: "flu")),
            .init(id: "b", skip: Skip(try HabitSample.day(1), of: "photos", reason: "a feast")),
        ]
        let page = SkipsPage(try sample.context(3))
        #expect(
            page.skips.map(\.text) == [
                "2026-06-02 to 2026-06-04, all habits: flu", "2026-06-01, “Take a photo of each meal”: a feast",
            ]
        )
        #expect(page.skips.map(\.remove.id) == ["skip/a/remove", "skip/b/remove"])
        #expect(page.skips.allSatisfy { $0.remove.confirmation != nil })
    }

    // MARK: Schedule and source

    @Test("the schedule shows when each week unlocks, as the clocks of any zone show it")
    func schedule() throws {
        let sample = try ScreenSample()
        let page = SchedulePage(try sample.context(9), shownIn: try .named("Europe/Berlin"))
        #expect(
            page.weeks.count == 10 && page.weeks.map(\.isUnlocked) == [true, true] + Array(repeating: false, count: 8)
        )
        // Three in the morning in Phoenix is noon in Berlin's summer time.
        #expect(
            page.weeks[2].text == "Monday 2026-06-15 12:00" && page.weeks[2].wallTime.description == "2026-06-15T03:00"
        )
        #expect(try page.weeks[3].theme == .drinkingWater && page.end == HabitSample.day(71) && page.note == nil)
        #expect(page.validUntil == page.weeks[2].at)
        var resting = sample
        resting.state = sample.state.paused(on: try HabitSample.day(9))
        let pausedPage = SchedulePage(try resting.context(9), shownIn: sample.deviceZone)
        #expect(pausedPage.weeks.map(\.week) == [1, 2] && pausedPage.end == nil && pausedPage.note != nil)
    }

    @Test("before the start the schedule is a preview")
    func preview() throws {
        let sample = try ScreenSample("Pacific/Apia")
        let page = SchedulePage(
            previewOf: sample.state,
            at: try sample.now(-3),
            shownIn: sample.deviceZone,
            revision: Revision(change: 0)
        )
        #expect(page.isPreview && page.weeks.allSatisfy { !$0.isUnlocked })
        #expect(page.note == "So it would be if the course began on 2026-06-01.")
    }

    @Test("the course's page says where it comes from, how old the copy is, and what the last try came to")
    func source() throws {
        let sample = try ScreenSample()
        func page(_ source: CourseStatus?, typed: [String: String] = [:]) throws -> CourseSourcePage {
            CourseSourcePage(
                source,
                by: sample.state.clock,
                isStarted: true,
                now: try sample.now(4),
                revision: Revision(change: 1),
                typed: typed
            )
        }
        let none = try page(nil)
        #expect(none.text == "no course was fetched yet" && !none.fetch.isEnabled && none.ageInDays == nil)
        let known = try page(sample.source)
        #expect(known.text == "“Ten weeks”, 10 weeks with 14 posts, the copy is 3 days old" && known.ageInDays == 3)
        #expect(known.fetch.isEnabled && known.fetch.confirmation == nil)
        let other = try page(sample.source, typed: ["address": "https://other.example/feed.xml"])
        #expect(other.fetch.confirmation?.question.contains("Your habits and points stay.") == true)
        for wrong in ["ftp://a.example/", "course.json", "https://a b/", ""] {
            #expect(try !page(sample.source, typed: ["address": wrong]).fetch.isEnabled, "\(wrong)")
        }
        let down = CourseStatus(
            address: "https://course.example/course.json",
            copy: sample.source?.copy,
            attempted: try sample.now(3),
            failure: "no answer"
        )
        #expect(
            try page(down).failureText
                == "The last try, on 2026-06-03, failed: no answer. You can still read the copy that you have."
        )
    }
}
