import HabitCourse
import ScreenKit
import StorageKit
import Testing
import TimeKit

@Suite("Habits and their boxes through the store")
struct HabitBoxTests {
    /// A learner in week 2 who has read the posts and set the first habit.
    private func learner() throws -> (Learner, Habit.ID) {
        let learner = try Learner(isStarted: true)
        try learner.day(8)
        try learner.readAll()
        return (learner, try learner.course.setHabit(.eatingSlowly, "I put the fork down").id)
    }

    // MARK: Setting

    @Test("a theme's habit is set once its post is finished, in the user's own words, and starts that day")
    func set() throws {
        let learner = try Learner(isStarted: true)
        let course = learner.course
        #expect(throws: HabitCourseError.observationIsGiven) { try course.setHabit(.foodObservation, "Photos") }
        #expect(throws: HabitCourseError.themeNotReady(.eatingSlowly, .waitsForWeek(2))) {
            try course.setHabit(.eatingSlowly, "I put the fork down")
        }
        try learner.day(8)
        #expect(throws: HabitCourseError.themeNotReady(.eatingSlowly, .waitsForPost("eatingSlowly"))) {
            try course.setHabit(.eatingSlowly, "I put the fork down")
        }
        try learner.readAll()
        #expect(throws: HabitCourseError.blank(.habit)) { try course.setHabit(.eatingSlowly, "\n") }
        #expect(throws: HabitCourseError.noWord("3")) { try course.setHabit(.eatingSlowly, " 3 ") }
        let form = try course.setHabitPage(.eatingSlowly, typed: ["habit": "3"]).form
        #expect(form.errors == [HabitCourseError.noWord("3").description])
        #expect(throws: HabitCourseError.tooLong(.habit, characters: 201)) {
            try course.setHabit(.eatingSlowly, String(repeating: "é", count: 201))
        }
        let habit = try course.setHabit(.eatingSlowly, " I put  the fork down ")
        #expect(try habit.text == "I put the fork down" && habit.first.setOn == (try HabitSample.day(8)))
        #expect(try course.habits().map(\.theme) == [.foodObservation, .eatingSlowly])
        #expect(try course.habits().last == habit)
        #expect(throws: HabitCourseError.themeAlreadySet(.eatingSlowly)) { try course.setHabit(.eatingSlowly, "More") }
    }

    @Test("a habit set late starts when it is set, in whatever order the themes come")
    func late() throws {
        let learner = try Learner(isStarted: true)
        try learner.day(57)
        try learner.readAll()
        let foods = try learner.course.setHabit(.wholeFoods, "I cook once a day")
        try learner.day(60)
        let slow = try learner.course.setHabit(.eatingSlowly, "I put the fork down")
        #expect(try learner.course.habits().map(\.theme) == [.foodObservation, .eatingSlowly, .wholeFoods])
        #expect(
            try learner.course.habits().map(\.first.setOn.dayNumber).suffix(2).map { $0 } == [
                try HabitSample.day(60).dayNumber, try HabitSample.day(57).dayNumber,
            ]
        )
        #expect(throws: HabitCourseError.cannotTick(habit: slow.text, .notRunning(try HabitSample.day(59)))) {
            try learner.course.check(slow.id, forYesterday: true)
        }
        #expect(try learner.course.check(foods.id, forYesterday: true).award?.base == 5)
    }

    @Test("the observation runs in week 1 alone; its ticks stay in the score")
    func observation() throws {
        let learner = try Learner(isStarted: true)
        let observation = try learner.habit(.foodObservation)
        for day in 1...7 {
            try learner.day(day)
            try learner.course.check(observation)
        }
        #expect(try learner.total() == 95)
        try learner.day(8)
        #expect(throws: HabitCourseError.self) { try learner.course.check(observation) }
        // The habit's last day was yesterday.
        #expect(try learner.course.uncheck(observation, forYesterday: true).total == 71)
        #expect(try learner.course.check(observation, forYesterday: true).total == 95)
        try learner.day(9)
        #expect(throws: HabitCourseError.self) { try learner.course.uncheck(observation, forYesterday: true) }
        #expect(throws: HabitCourseError.observationIsGiven) { try learner.course.editHabit(observation, "Photos") }
    }

    @Test("a habit is found by its id, its theme and how its text begins")
    func find() throws {
        let (learner, slow) = try learner()
        try learner.day(40)
        try learner.readAll()
        let water = try learner.course.setHabit(.drinkingWater, "I put a glass on the table").id
        let course = learner.course
        for text in [slow.rawValue, "eatingSlowly", "Eating slowly", "eating-slowly", "SLOWLY", "i put the f"] {
            #expect(try course.findHabit(text).id == slow, "\(text)")
        }
        for text in ["water", "drinking", "drinkingWater", "I  put a"] {
            #expect(try course.findHabit(text).id == water, "\(text)")
        }
        #expect(
            throws: HabitCourseError.ambiguousHabit(
                "i put",
                candidates: [
                    "I put the fork down", "I put a glass on the table",
                ]
            )
        ) { try course.findHabit("i put") }
        for text in ["", " ", "portion control", "fork"] {
            #expect(throws: HabitCourseError.noSuchHabit(text)) { try course.findHabit(text) }
        }
    }

    // MARK: Editing

    @Test(
        "a habit is edited on day 14 after it was set and not on day 13; what it was is kept, and the next edit waits again"
    )
    func edit() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        try learner.day(21)
        #expect(throws: HabitCourseError.cannotEdit(habit: "I put the fork down", from: try HabitSample.day(22))) {
            try course.editHabit(slow, "I chew ten times")
        }
        try learner.day(22, "02:59")
        #expect(throws: HabitCourseError.self) { try course.editHabit(slow, "I chew ten times") }
        try learner.day(22, "03:00")
        let edited = try course.editHabit(slow, "I chew ten times")
        #expect(edited.text == "I chew ten times" && edited.id == slow)
        #expect(throws: HabitCourseError.self) { try course.editHabit(slow, "I chew twenty times") }
        let changes = try learner.count("change")
        #expect(try course.editHabit(slow, " I chew ten times ") == edited)
        #expect(try learner.count("change") == changes)
        #expect(throws: HabitCourseError.noSuchHabit("x")) { try course.editHabit("x", "I chew") }
        // Yesterday's box still shows the former text of the habit.
        #expect(try course.check(slow, forYesterday: true).text == "I put the fork down")
        #expect(try course.check(slow).text == "I chew ten times")
        try learner.day(36)
        try course.editHabit(slow, "I chew twenty times")
        let habit = try course.findHabit("slowly")
        #expect(habit.versions.map(\.text) == ["I put the fork down", "I chew ten times", "I chew twenty times"])
        #expect(habit.versions.map(\.setOn) == (try [8, 22, 36].map { try HabitSample.day($0) }))
        #expect(try course.undo().summary == "habit edited: “I chew twenty times”")
        #expect(try course.findHabit("slowly").text == "I chew ten times")
    }

    @Test(
        "the figures of an edited habit stand under all wordings, the current one first, because they count the days of all"
    )
    func figuresOfAllWordings() throws {
        let (learner, slow) = try learner()
        try learner.day(22)
        try learner.course.editHabit(slow, "I chew ten times")
        let earlier = "before \(try HabitSample.day(22)): I put the fork down"
        let words = "I chew ten times; \(earlier)"
        #expect(try learner.course.statisticsScreen().habits.first { $0.id == slow }?.text == words)
        #expect(try learner.course.scoreScreen().habits.first { $0.id == slow }?.text == words)
        try learner.day(36)
        try learner.course.editHabit(slow, "I chew twenty times")
        let third = "I chew twenty times; before \(try HabitSample.day(36)): I chew ten times; \(earlier)"
        #expect(try learner.course.statisticsScreen().habits.first { $0.id == slow }?.text == third)
    }

    // MARK: Ticking

    @Test("a tick of yesterday says what it adds to the total, with what it adds to the awards after it")
    func tickOfYesterday() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        #expect(try course.check(slow).change == 5)
        try learner.day(10)
        let today = try course.check(slow)
        #expect(today.change == today.total - 5)
        let late = try course.check(slow, forYesterday: true)
        #expect(late.award?.points == 6 && late.total == 5 + 6 + 8 && late.change == 8)
        #expect(try course.check(slow, forYesterday: true).change == 0)
        #expect(try course.uncheck(slow, forYesterday: true).change == -8)
    }

    @Test("a box is ticked once a course day; a second tick, and a second un-tick, change nothing and say so")
    func tickOnce() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        let receipt = try course.check(slow)
        #expect(receipt.isChecked && !receipt.wasSo && receipt.total == 5 && receipt.award?.points == 5)
        let changes = try learner.count("change")
        let again = try course.check(slow)
        #expect(again.wasSo && again.total == 5 && again.award == receipt.award)
        #expect(try learner.count("change") == changes)
        let empty = try course.uncheck(slow)
        #expect(!empty.isChecked && !empty.wasSo && empty.award == nil && empty.total == 0)
        #expect(try course.uncheck(slow).wasSo)
        #expect(try learner.count("tick") == 0 && learner.count("tick_days") == 0)
        #expect(throws: HabitCourseError.noSuchHabit("x")) { try course.check("x") }
    }

    @Test(
        "today's and yesterday's boxes can be changed, nothing older; the day is the one at the tick, whenever it is looked at"
    )
    func yesterday() throws {
        let (learner, slow) = try learner()
        try learner.day(9)
        #expect(try learner.course.check(slow, forYesterday: true).day == (try HabitSample.day(8)))
        try learner.day(10, "02:59:59.999")
        #expect(try learner.course.check(slow).day == (try HabitSample.day(9)))
        try learner.day(10, "03:00")
        #expect(try learner.course.check(slow).day == (try HabitSample.day(10)))
        #expect(try learner.course.check(slow, forYesterday: true).wasSo)
        #expect(try learner.records().last.map { Array($0.ticks) } == (try [8, 9, 10].map { try HabitSample.day($0) }))
        // Ticks made while the clock was ahead stay and count.
        try learner.day(8)
        #expect(try learner.total() == 19)
    }

    @Test("a receipt says what the score says: each tick of two weeks, out of order too")
    func receipts() throws {
        let (learner, slow) = try learner()
        var total = 0
        for day in 8...21 {
            try learner.day(day)
            if day % 3 == 0 { continue }
            if day % 3 == 1, day > 8 {
                total = try learner.course.check(slow).total
                #expect(try learner.course.check(slow, forYesterday: true).total > total)
            }
            let receipt = try learner.course.check(slow)
            #expect(receipt.total >= total)
            total = receipt.total
            #expect(total == (try learner.total()))
            let awards = try #require(try learner.records().last).awards()
            #expect(receipt.award == awards.last)
        }
    }

    // MARK: Skips

    @Test("skips may overlap, of all habits and of one; taken away, each takes only its own days")
    func skips() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        func days(_ from: Int, _ to: Int) throws -> ClosedRange<LocalDate> {
            try HabitSample.day(from)...HabitSample.day(to)
        }
        let flu = try course.skip(try days(10, 14), reason: " flu ")
        let trip = try course.skip(try days(13, 16), reason: "travel")
        let dentist = try course.skip(try days(12, 12), of: slow, reason: "dentist")
        #expect(try course.skips() == [trip, dentist, flu])
        #expect(flu.skip.reason == "flu")
        let record = try #require(try learner.records().last)
        #expect(Array(record.skips) == (try (10...16).map { try HabitSample.day($0) }))
        #expect(try course.unskip(try HabitSample.day(13)) == [trip, flu])
        #expect(Array(try #require(try learner.records().last).skips) == [try HabitSample.day(12)])
        #expect(throws: HabitCourseError.noSuchSkip(try HabitSample.day(12))) {
            try course.unskip(try HabitSample.day(12))
        }
        #expect(try course.unskip(try HabitSample.day(12), of: slow) == [dentist])
        #expect(try course.undo().summary == "2026-06-12 no longer skipped")
        #expect(try course.skips() == [dentist])
        #expect(try course.undo().summary == "2026-06-13 to 2026-06-16, 2026-06-10 to 2026-06-14 no longer skipped")
        #expect(try course.skips() == [trip, dentist, flu])
    }

    @Test("the same days are skipped once: again for the same reason is no change, and another reason replaces it")
    func sameSkip() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        let days = try HabitSample.day(10)...HabitSample.day(11)
        let flu = try course.skip(days, reason: "flu")
        let changes = try learner.count("change")
        #expect(try course.skip(days, reason: "flu") == flu)
        #expect(try learner.count("change") == changes)
        let cold = try course.skip(days, reason: "a cold")
        let dentist = try course.skip(days, of: slow, reason: "dentist")
        #expect(try Set(course.skips()) == [cold, dentist])
        try course.undo()
        try course.undo()
        #expect(try course.skips() == [flu])
    }

    @Test("days are skipped from the start, two weeks back and a year ahead, with a reason")
    func skipRange() throws {
        let (learner, _) = try learner()
        let course = learner.course
        let start = try HabitSample.day(1)
        let allowed = start...(try HabitSample.day(8).adding(days: 365))
        for days in [start.previous...start, allowed.upperBound...allowed.upperBound.next] {
            #expect(throws: HabitCourseError.skipOutOfRange(days, allowed: allowed)) {
                try course.skip(days, reason: "flu")
            }
        }
        #expect(throws: HabitCourseError.blank(.reason)) { try course.skip(start...start, reason: "") }
        #expect(throws: HabitCourseError.endBeforeStart(start, start: start.next)) {
            try SkipRule.days(from: start.next, until: start)
        }
        #expect(throws: HabitCourseError.noSuchHabit("x")) { try course.skip(start...start, of: "x", reason: "flu") }
        #expect(try course.skip(allowed, reason: "flu").skip.days == allowed)
    }

    @Test("a week of flu that is skipped doesn't cost the streak, and a box ticked in it counts")
    func flu() throws {
        let (learner, slow) = try learner()
        for day in 8...14 {
            try learner.day(day)
            try learner.course.check(slow)
        }
        let before = try learner.total()
        try learner.day(21)
        try learner.course.skip(try HabitSample.day(15)...HabitSample.day(21), reason: "flu")
        #expect(try learner.total() == before)
        try learner.day(22)
        let receipt = try learner.course.check(slow)
        #expect(receipt.award?.bonus == 4 && receipt.total == before + 24)
        #expect(try learner.course.check(slow, forYesterday: true).total > receipt.total)
    }

    // MARK: Reminders and news

    @Test("each habit has one reminder, on or off, at a time; each kind of news is told or not")
    func reminders() throws {
        let (learner, slow) = try learner()
        let course = learner.course
        #expect(try course.findHabit("slowly").reminder == Habit.Reminder())
        #expect(try course.setReminder(of: slow, at: .midnight).reminder == .init(isOn: true, time: .midnight))
        #expect(try course.setReminder(of: slow, isOn: false).reminder == .init(isOn: false, time: .midnight))
        let changes = try learner.count("change")
        #expect(try course.setReminder(of: slow, isOn: false) == course.findHabit("slowly"))
        #expect(try course.setReminder(of: slow).reminder.isOn == false)
        #expect(try learner.count("change") == changes)
        #expect(throws: HabitCourseError.noSuchHabit("x")) { try course.setReminder(of: "x", isOn: true) }
        #expect(try course.setSettings(editUnlocked: false).notices == .init(editUnlocked: false))
        #expect(try course.setSettings(weekUnlocked: false).notices == .init(weekUnlocked: false, editUnlocked: false))
        #expect(try course.setSettings(weekUnlocked: false).notices == (try course.state().notices))
        #expect(try course.undo().summary == "news of weeks off, of edits off")
        #expect(try course.state().notices == .init(editUnlocked: false))
    }
}
