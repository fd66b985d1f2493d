import Foundation
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("The limits of the habit rules, inside, on and outside")
struct HabitEdgeTests {
    @Test("fewer than half of the days ask for less, and at most one miss in seven leaves room for more")
    func advice() {
        for days in 0...14 {
            for done in 0...days {
                let missed = days - done
                let kind: EditAdvice.Kind =
                    if days == 0 { .keep } else if missed > done { .easier } else if missed * 7 <= days {
                        .buildOn
                    } else {
                        .keep
                    }
                #expect(EditAdvice(done: done, days: days).kind == kind, "\(done) of \(days)")
            }
        }
    }

    @Test("the level of a day is the share done in quarters, rounded up")
    func levels() throws {
        let day = try HabitSample.day(1)
        for due in 0...9 {
            for done in 0...due {
                let quarters = (0...4).first { $0 * due >= 4 * done }
                #expect(DayActivity(day: day, done: done, due: due).level == (due == 0 ? nil : quarters))
            }
        }
    }

    @Test(
        "days can be skipped from two weeks back, but not before the course, to a year ahead",
        arguments: [(20, 6, 385), (16, 2, 381), (15, 1, 380), (14, 1, 379), (1, 1, 366), (-10, 1, 355)]
    )
    func skips(today: Int, first: Int, last: Int) throws {
        let course = try HabitSample.course()
        let today = try HabitSample.day(today)
        let (first, last) = (try HabitSample.day(first), try HabitSample.day(last))
        #expect(SkipRule.allowed(on: today, in: course) == first...last)
        try SkipRule.check(first...last, on: today, in: course)
        for days in [first.previous...last, first...last.next, first.previous...first, last...last.next] {
            #expect(throws: HabitCourseError.skipOutOfRange(days, allowed: first...last)) {
                try SkipRule.check(days, on: today, in: course)
            }
        }
        #expect(throws: HabitCourseError.endBeforeStart(first, start: first.next)) {
            try SkipRule.days(from: first.next, until: first)
        }
        #expect(try SkipRule.days(from: first, until: first) == first...first)
    }

    @Test(
        "each text has its limit in characters, and a habit a word",
        arguments: [(HabitText.goal, 300), (.habit, 200), (.reason, 100)]
    )
    func texts(text: HabitText, limit: Int) throws {
        let longest = String(repeating: "é", count: limit)
        #expect(try text.checked(longest) == longest && text.checked("  a \n b ") == "a b")
        #expect(throws: HabitCourseError.tooLong(text, characters: limit + 1)) { try text.checked(longest + "x") }
        #expect(throws: HabitCourseError.blank(text)) { try text.checked(" \n ") }
        if text == .habit {
            #expect(throws: HabitCourseError.noWord("1 + 1")) { try text.checked("1 + 1") }
            #expect(try text.checked("1 é") == "1 é")
        } else {
            #expect(try text.checked("1 + 1") == "1 + 1")
        }
    }

    @Test(
        "the unlock of Monday, day 8, is told with its date where it is more than six days away or past",
        arguments: [(1, true), (2, false), (7, false), (8, false), (9, true)]
    )
    func unlockText(day: Int, hasDate: Bool) throws {
        let unlock = try #require(try HabitSample.course().unlock(ofWeek: 2))
        let text = hasDate ? "unlocks Monday 2026-06-08 03:00" : "unlocks Monday 03:00"
        #expect(try unlock.text(on: HabitSample.day(day)) == text)
    }

    @Test("a reminder's box is looked at eight days back and not nine")
    func remindersBack() throws {
        let rule = ReminderRule(at: try LocalTime(iso8601: "20:00"), by: try HabitSample.clock())
        let record = try HabitSample.record([20, 21, 22])
        let zone = try TimeZone.named("America/Phoenix")
        let silences = rule.silences(of: record, around: try HabitSample.day(29))
        for (day, isSilent) in [(20, false), (21, true), (22, true), (23, false)] {
            let moment = zone.instant(of: rule.wallTime(of: try HabitSample.day(day)))
            let isFound = silences.contains { $0.contains(moment) }
            #expect(isFound == isSilent, "\(day)")
        }
    }

    @Test("a reminder is of use until the next reset, and for an hour at least")
    func usefulFor() throws {
        for (time, minutes) in [
            ("01:59", 61), ("02:00", 60), ("02:01", 60), ("02:59", 60), ("03:00", 1_440), ("03:01", 1_439),
        ] {
            let rule = ReminderRule(at: try LocalTime(iso8601: time), by: try HabitSample.clock())
            #expect(rule.usefulFor == Int64(minutes) * 60_000, "\(time)")
        }
    }

    // MARK: Weeks and pauses

    @Test("with any pauses the weeks are those of a count day by day: seven days that weren't paused make a week")
    func weeks() throws {
        for seed in UInt64(1)...25 {
            var random = SeededGenerator(seed: seed)
            var course = try HabitSample.course()
            var paused: Set<Int> = []
            var day = 1
            let isOpen = random.oneIn(3)
            let count = random.int(in: 0...4)
            for number in 0..<count {
                // Pauses begin on, before and after the first day of a week.
                day += random.pick([0, 1, 6, 7, 8, 14])
                let length = random.pick([0, 1, 2, 7, 10])
                let before = course
                course = course.paused(on: try HabitSample.day(day))
                if course == before { break }
                if isOpen, number == count - 1 {
                    paused.formUnion(day...400)
                    break
                }
                course = course.resumed(on: try HabitSample.day(day + length))
                paused.formUnion(day..<day + length)
                day += length
            }
            try expectWeeks(of: course, paused, "seed \(seed)")
        }
    }

    private func expectWeeks(of course: CourseState, _ paused: Set<Int>, _ comment: Comment) throws {
        // The first day of each week, counted from 1: the first with seven days for each week before that weren't paused.
        var starts: [Int] = []
        var passed = 0
        for number in 1...200 {
            if passed == 7 * starts.count { starts.append(number) }
            if !paused.contains(number) { passed += 1 }
        }
        starts = Array(starts.prefix(11))
        for week in 1...11 {
            let start = try week <= starts.count ? HabitSample.day(starts[week - 1]) : nil
            #expect(course.startDay(ofWeek: week) == start, comment)
        }
        for number in -2...120 {
            let today = try HabitSample.day(number)
            let week = starts.count { $0 <= number }
            let phase: CoursePhase
            if week == 11 {
                phase = .complete(days: number - starts[10])
            } else if paused.contains(number) {
                phase = .paused(week: week)
            } else if week == 0 {
                phase = .before(days: 1 - number)
            } else {
                phase = .running(week: week, day: number - starts[week - 1] + 1)
            }
            #expect(course.phase(on: today) == phase, comment)
            #expect(course.week(on: today) == week && course.isPaused(on: today) == paused.contains(number), comment)
            #expect(course.lastUnlockedWeek(on: today) == (week < 10 ? week : 10), comment)
            let next = week < 10 && week < starts.count ? week + 1 : nil
            #expect(course.nextWeek(on: today)?.week == next, comment)
        }
    }
}
