import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("Setting, editing and ticking habits")
struct HabitRuleTests {
    let posts = [
        HabitSample.post("a", week: 1, 1, .tutorial), HabitSample.post("d", week: 2, 1, .habit, theme: .eatingSlowly),
        HabitSample.post("f", week: 4, 1), HabitSample.post("g", week: 4, 2, .habit, theme: .drinkingWater),
        HabitSample.post("h", week: 6, 1, .habit, theme: .portionControl),
        HabitSample.post("i", week: 8, 1, .habit, theme: .wholeFoods),
    ]
    let now = Instant(milliseconds: 1_780_000_000_000)

    private func habit(_ theme: Theme = .eatingSlowly, day: Int) throws -> Habit {
        Habit(id: HabitSample.habit, theme: theme, first: .init(setOn: try HabitSample.day(day), text: "chew"))
    }

    private func standing(_ theme: Theme, _ state: CourseState, _ habits: [Habit] = [], day: Int) throws
        -> ThemeStanding
    {
        try HabitSetting.standing(of: theme, posts: posts, habits: habits, in: state, on: HabitSample.day(day))
    }

    // MARK: Setting

    @Test(
        "a theme's habit can be set from the end of weeks 1, 3, 5 and 7 on, once its post is finished",
        arguments: [
            (Theme.eatingSlowly, 2, "d"), (.drinkingWater, 4, "g"), (.portionControl, 6, "h"), (.wholeFoods, 8, "i"),
        ]
    )
    func setting(theme: Theme, week: Int, post: String) throws {
        let course = try HabitSample.course()
        let first = 7 * (week - 1) + 1
        let id = TimeKit.ID<Post>(post)
        #expect(try standing(theme, course, day: first - 1) == .waitsForWeek(week))
        #expect(try standing(theme, course, day: first) == .waitsForPost(id))
        var state = course
        for post in posts where post.week == week {
            state = try #require(try state.finishing(post.id, at: now, on: HabitSample.day(first), of: posts))
        }
        #expect(try standing(theme, state, day: first) == .ready)
        // A habit can be set late.
        #expect(try standing(theme, state, day: 4_000) == .ready)
        #expect(try standing(theme, state, [habit(theme, day: 90)], day: 91) == .set(HabitSample.habit))
    }

    @Test("a theme whose post was read can be set although the post was taken off the site since")
    func removedPost() throws {
        let state = try #require(try HabitSample.course().finishing("d", at: now, on: HabitSample.day(8), of: posts))
        #expect(
            try HabitSetting.standing(of: .eatingSlowly, posts: [], habits: [], in: state, on: HabitSample.day(9))
                == .ready
        )
        #expect(
            try HabitSetting.standing(of: .wholeFoods, posts: [], habits: [], in: state, on: HabitSample.day(9))
                == .waitsForWeek(8)
        )
        #expect(
            try HabitSetting.standing(of: .wholeFoods, posts: [], habits: [], in: state, on: HabitSample.day(60))
                == .waitsForPost(nil)
        )
    }

    @Test("the food observation is there as the course begins, runs in week 1 and stops at its end")
    func observation() throws {
        let course = try HabitSample.course()
        #expect(try standing(.foodObservation, course, day: 0) == .waitsForWeek(1))
        #expect(try standing(.foodObservation, course, day: 1) == .ready)
        let photos = try habit(.foodObservation, day: 1)
        for day in 1...7 { #expect(try HabitSetting.runs(photos, in: course, on: HabitSample.day(day))) }
        for day in [-3, 0, 8, 9, 71] { #expect(try !HabitSetting.runs(photos, in: course, on: HabitSample.day(day))) }
        // A pause makes week 1 longer.
        let paused = try course.paused(on: HabitSample.day(3)).resumed(on: HabitSample.day(5))
        #expect(try HabitSetting.runs(photos, in: paused, on: HabitSample.day(9)))
        #expect(try !HabitSetting.runs(photos, in: paused, on: HabitSample.day(10)))
    }

    @Test("a habit of one's own runs from the day it was set, also after the course")
    func runs() throws {
        let course = try HabitSample.course()
        let own = try habit(day: 12)
        #expect(try !HabitSetting.runs(own, in: course, on: HabitSample.day(11)))
        for day in [12, 13, 70, 71, 4_000] { #expect(try HabitSetting.runs(own, in: course, on: HabitSample.day(day))) }
    }

    @Test("the self-image goal can be entered from the end of week 1 on")
    func goal() throws {
        let course = try HabitSample.course()
        #expect(try !HabitSetting.takesGoal(in: course, on: HabitSample.day(7)))
        #expect(try HabitSetting.takesGoal(in: course, on: HabitSample.day(8)))
        #expect(try HabitSetting.takesGoal(in: course, on: HabitSample.day(300)))
    }

    // MARK: Editing

    @Test(
        "a habit can be edited once 14 course days have passed: on day 13 not, on day 14 it can; then again after 14 more"
    )
    func editing() throws {
        let first = try habit(day: 8)
        #expect(HabitEditing.editableOn(first) == (try HabitSample.day(22)))
        #expect(try HabitEditing.edited(first, to: "chew more", on: HabitSample.day(8 + 13)) == nil)
        let edited = try #require(try HabitEditing.edited(first, to: "chew more", on: HabitSample.day(8 + 14)))
        #expect(edited.text == "chew more" && edited.id == first.id && edited.theme == first.theme)
        #expect(try !HabitEditing.canEdit(edited, on: HabitSample.day(22 + 13)))
        #expect(try HabitEditing.canEdit(edited, on: HabitSample.day(22 + 14)))
        #expect(try HabitEditing.editableOn(habit(.foodObservation, day: 1)) == nil)
        #expect(try !HabitEditing.canEdit(habit(.foodObservation, day: 1), on: HabitSample.day(100)))
    }

    @Test("an edit makes a new version; the history keeps what the habit was")
    func versions() throws {
        let edited = try habit(day: 8).edited(to: "b", on: HabitSample.day(22)).edited(to: "c", on: HabitSample.day(40))
        #expect(edited.versions.map(\.text) == ["chew", "b", "c"])
        let texts = try [7, 8, 21, 22, 39, 40, 900].map { try edited.version(on: HabitSample.day($0))?.text }
        #expect(texts == [nil, "chew", "chew", "b", "b", "c", "c"])
        #expect(try JSONDecoder().decode(Habit.self, from: JSONEncoder().encode(edited)) == edited)
    }

    @Test(
        "the advice is drawn from what the user did",
        arguments: [
            (0, 14, "0 of 14 days: make it easier"), (4, 14, "4 of 14 days: make it easier"),
            (6, 14, "6 of 14 days: make it easier"), (7, 14, "7 of 14 days: keep it, or change what doesn't fit"),
            (11, 14, "11 of 14 days: keep it, or change what doesn't fit"), (12, 14, "12 of 14 days: build on it"),
            (13, 14, "13 of 14 days: build on it"), (1, 1, "1 of 1 day: build on it"),
            (0, 0, "all days skipped: keep it, or change what doesn't fit"),
        ]
    )
    func adviceText(done: Int, days: Int, text: String) {
        #expect(EditAdvice(done: done, days: days).text == text)
    }

    @Test("the advice counts the 14 days before, from the last edit on, without skipped ones")
    func advice() throws {
        let first = try habit(day: 8)
        let record = try HabitSample.record([8, 10, 12, 14, 22], skips: [9, 10, 11], from: 8)
        #expect(
            try HabitEditing.advice(for: first, record: record, on: HabitSample.day(22))
                == EditAdvice(done: 4, days: 12)
        )
        #expect(
            try HabitEditing.advice(for: first, record: record, on: HabitSample.day(24))
                == EditAdvice(done: 4, days: 13)
        )
        #expect(
            try HabitEditing.advice(for: first, record: record, on: HabitSample.day(30))
                == EditAdvice(done: 1, days: 14)
        )
        let edited = first.edited(to: "b", on: try HabitSample.day(20))
        #expect(
            try HabitEditing.advice(for: edited, record: record, on: HabitSample.day(23))
                == EditAdvice(done: 1, days: 3)
        )
        #expect(try HabitEditing.advice(for: edited, record: record, on: HabitSample.day(5)).days == 0)
    }

    // MARK: Ticking

    @Test("today's and yesterday's boxes can be changed, nothing older and nothing to come")
    func ticking() throws {
        let course = try HabitSample.course()
        let own = try habit(day: 2)
        let at = course.clock.boundary(of: try HabitSample.day(20)).adding(hours: 9)
        func refusal(_ day: Int) throws -> TickRefusal? {
            try TickRule.refusal(of: own, on: HabitSample.day(day), in: course, at: at)
        }
        #expect(try refusal(20) == nil && refusal(19) == nil)
        #expect(try refusal(18) == .tooOld(HabitSample.day(18), earliest: HabitSample.day(19)))
        #expect(try refusal(21) == .inTheFuture(HabitSample.day(21)))
    }

    @Test("at 02:59:59.999 the box is yesterday's, at 03:00 a new day's")
    func night() throws {
        let clock = try HabitSample.clock()
        let reset = clock.boundary(of: try HabitSample.day(20))
        #expect(clock.current.timeZone.local(at: reset).time.description == "03:00")
        #expect(
            TickRule.changeableDays(at: reset.adding(milliseconds: -1), by: clock)
                == (try HabitSample.day(18)...HabitSample.day(19))
        )
        #expect(TickRule.changeableDays(at: reset, by: clock) == (try HabitSample.day(19)...HabitSample.day(20)))
    }

    @Test("only while the habit runs: not before it was set, and the observation's last day on the first of week 2")
    func onlyWhileItRuns() throws {
        let course = try HabitSample.course()
        let own = try habit(day: 20)
        let at = course.clock.boundary(of: try HabitSample.day(20))
        #expect(try TickRule.refusal(of: own, on: HabitSample.day(20), in: course, at: at) == nil)
        #expect(
            try TickRule.refusal(of: own, on: HabitSample.day(19), in: course, at: at)
                == .notRunning(HabitSample.day(19))
        )
        let photos = try habit(.foodObservation, day: 1)
        let monday = course.clock.boundary(of: try HabitSample.day(8))
        #expect(try TickRule.refusal(of: photos, on: HabitSample.day(7), in: course, at: monday) == nil)
        #expect(
            try TickRule.refusal(of: photos, on: HabitSample.day(8), in: course, at: monday)
                == .notRunning(HabitSample.day(8))
        )
    }

    @Test("yesterday is the day before a day that never was")
    func overTheDateLine() throws {
        let night = try Instant(iso8601: "2026-06-04T13:00:00Z")
        var clock = try HabitSample.clock("Pacific/Pago_Pago")
        clock.change(to: try HabitSample.setting("Pacific/Kiritimati", "03:00"), at: night)
        #expect(TickRule.changeableDays(at: night, by: clock) == (try HabitSample.day(3)...HabitSample.day(5)))
        let course = CourseState(start: try HabitSample.day(1), clock: clock)
        let own = try habit(day: 1)
        #expect(try TickRule.refusal(of: own, on: HabitSample.day(3), in: course, at: night) == nil)
        #expect(
            try TickRule.refusal(of: own, on: HabitSample.day(4), in: course, at: night)
                == .tooOld(HabitSample.day(4), earliest: HabitSample.day(3))
        )
    }

    @Test("with today ticked at 02:00, another reset time neither loses the tick nor offers the box again")
    func resetChanged() throws {
        let now = try Instant(iso8601: "2026-06-20T09:00:00Z")
        var clock = try HabitSample.clock("America/Phoenix", "01:00")
        let ticked = clock.day(of: now)
        clock.change(to: try HabitSample.setting("America/Phoenix", "03:00"), at: now)
        #expect(TickRule.changeableDays(at: now, by: clock).upperBound == ticked)
    }

    // MARK: Records

    @Test("records hold each habit's ticks and the skips that mean it; a skip without a habit means all")
    func records() throws {
        let course = try HabitSample.course()
        let first = try habit(day: 8)
        let second = Habit(id: "w", theme: .drinkingWater, first: .init(setOn: try HabitSample.day(22), text: "water"))
        let photos = Habit(
            id: "o",
            theme: .foodObservation,
            first: .init(setOn: try HabitSample.day(1), text: "photos")
        )
        let records = HabitRecord.all(
            of: [first, second, photos],
            in: course,
            ticks: [
                Tick("w", on: try HabitSample.day(23)), Tick(HabitSample.habit, on: try HabitSample.day(9)),
                Tick("w", on: try HabitSample.day(22)), Tick("unknown", on: try HabitSample.day(22)),
                Tick(HabitSample.habit, on: try HabitSample.day(9)),
            ],
            skips: [
                Skip(try HabitSample.day(30), reason: "flu"),
                Skip(try HabitSample.day(40)...HabitSample.day(42), of: "w", reason: "trip"),
            ],
            daysThatNeverWere: [try HabitSample.day(50)]
        )
        #expect(records.map(\.id) == [HabitSample.habit, "w", "o"])
        #expect(
            try records.map { Array($0.ticks) } == [
                [HabitSample.day(9)], [HabitSample.day(22), HabitSample.day(23)], [],
            ]
        )
        #expect(try Array(records[0].skips) == [30, 50].map { try HabitSample.day($0) })
        #expect(try Array(records[1].skips) == [30, 40, 41, 42, 50].map { try HabitSample.day($0) })
        #expect(records.map(\.until) == [nil, nil, try HabitSample.day(8)])
        #expect(try records[2].runs(on: HabitSample.day(7)) && !records[2].runs(on: HabitSample.day(8)))
    }
}
