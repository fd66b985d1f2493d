import Foundation
import HabitCourse
import TestKit
import Testing
import TimeKit

@Suite("The weeks of the course")
struct CourseWeekTests {
    @Test("week w begins as day 7(w−1) + 1 of the course does, and the day before is still the week before's")
    func weeks() throws {
        let course = try HabitSample.course()
        for week in 1...10 {
            let first = try HabitSample.day(7 * (week - 1) + 1)
            #expect(course.startDay(ofWeek: week) == first)
            #expect(course.week(on: first) == week && course.week(on: first.previous) == week - 1)
            #expect(course.unlock(ofWeek: week)?.at == course.clock.boundary(of: first))
        }
        for outside in [Int.min, -1, 0, 12, Int.max] { #expect(course.startDay(ofWeek: outside) == nil) }
    }

    @Test(
        "a course has ten weeks; day 70 is the last, from day 71 on it is complete, on day 4,000 too, and no week is to come"
    )
    func complete() throws {
        let course = try HabitSample.course()
        #expect(course.weeks == 10)
        #expect(try course.phase(on: HabitSample.day(-2)) == .before(days: 3))
        #expect(try course.phase(on: HabitSample.day(1)) == .running(week: 1, day: 1))
        #expect(try course.phase(on: HabitSample.day(70)) == .running(week: 10, day: 7))
        #expect(try course.phase(on: HabitSample.day(71)) == .complete(days: 0))
        #expect(try course.phase(on: HabitSample.day(4_000)) == .complete(days: 3_929))
        for day in [64, 71, 4_000] {
            #expect(try course.lastUnlockedWeek(on: HabitSample.day(day)) == 10)
            #expect(try course.nextWeek(on: HabitSample.day(day)) == nil)
        }
    }

    @Test(
        "the page says when the next week unlocks: on a weekday with the time, and with the date where it is further off"
    )
    func unlockText() throws {
        let course = try HabitSample.course()
        let next = try #require(try course.nextWeek(on: HabitSample.day(3)))
        #expect(next.week == 2)
        #expect(next.at == (try Instant(iso8601: "2026-06-08T10:00:00Z")))
        #expect(try next.text(on: HabitSample.day(3)) == "unlocks Monday 03:00")
        #expect(try next.text(on: HabitSample.day(1)) == "unlocks Monday 2026-06-08 03:00")
        // The reset time doesn't occur on the night of the clock change. The clocks show 03:00 then.
        let spring = CourseState(
            start: try HabitSample.date("2026-03-01"),
            clock: try HabitSample.clock("America/Los_Angeles", "02:30")
        )
        #expect(
            try spring.nextWeek(on: HabitSample.date("2026-03-05"))?.text(on: HabitSample.date("2026-03-05"))
                == "unlocks Sunday 03:00"
        )
    }

    @Test("started at 01:00, the course begins with the day that hasn't ended yet")
    func startedAtNight() throws {
        let clock = try HabitSample.clock()
        let start = clock.day(of: try Instant(iso8601: "2026-06-02T08:00:00Z"))
        #expect(start.description == "2026-06-01")
        let course = CourseState(start: start, clock: clock)
        #expect(course.phase(on: start) == .running(week: 1, day: 1))
        #expect(course.nextWeek(on: start)?.at == (try Instant(iso8601: "2026-06-08T10:00:00Z")))
    }

    @Test("a pause moves the weeks that hadn't begun, and nothing while it has no end")
    func pause() throws {
        let paused = try HabitSample.course().paused(on: HabitSample.day(10))
        #expect(try paused.phase(on: HabitSample.day(12)) == .paused(week: 2))
        #expect(try paused.nextWeek(on: HabitSample.day(12)) == nil && paused.startDay(ofWeek: 3) == nil)
        #expect(try paused.phase(on: HabitSample.day(400)) == .paused(week: 2))
        let resumed = paused.resumed(on: try HabitSample.day(15))
        #expect(resumed.startDay(ofWeek: 2) == (try HabitSample.day(8)))
        #expect(resumed.startDay(ofWeek: 3) == (try HabitSample.day(20)))
        #expect(resumed.startDay(ofWeek: 10) == (try HabitSample.day(69)))
        #expect(try resumed.phase(on: HabitSample.day(19)) == .running(week: 2, day: 12))
        #expect(try resumed.phase(on: HabitSample.day(75)) == .running(week: 10, day: 7))
        #expect(try resumed.phase(on: HabitSample.day(76)) == .complete(days: 0))
    }

    @Test(
        "a week that begins on the day of the pause has begun; a pause ended on its day moves nothing; a second one adds up"
    )
    func pauseEdges() throws {
        let course = try HabitSample.course()
        let onMonday = try course.paused(on: HabitSample.day(8)).resumed(on: HabitSample.day(11))
        #expect(onMonday.startDay(ofWeek: 2) == (try HabitSample.day(8)))
        #expect(onMonday.startDay(ofWeek: 3) == (try HabitSample.day(18)))
        let moment = try course.paused(on: HabitSample.day(9)).resumed(on: HabitSample.day(9))
        #expect(moment.startDay(ofWeek: 3) == course.startDay(ofWeek: 3))
        let twice = try onMonday.paused(on: HabitSample.day(16)).resumed(on: HabitSample.day(18))
        #expect(twice.startDay(ofWeek: 3) == (try HabitSample.day(20)))
        // A repeated pause, a repeated resume, and a pause of a finished course change nothing.
        let once = try course.paused(on: HabitSample.day(9))
        #expect(try once.paused(on: HabitSample.day(12)) == once)
        #expect(try course.resumed(on: HabitSample.day(9)) == course)
        #expect(try course.paused(on: HabitSample.day(71)) == course)
    }

    @Test(
        "whatever is paused, weeks follow each other by seven days or more, and what was unlocked stays so",
        arguments: Array(1...20) as [UInt64]
    )
    func law(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var course = try HabitSample.course()
        var seen = 0
        for number in 1...120 {
            let day = try HabitSample.day(number)
            if generator.oneIn(12) {
                let before = course
                course = generator.oneIn(2) ? course.paused(on: day) : course.resumed(on: day)
                #expect(course.week(on: day) == before.week(on: day), "seed \(seed)")
            }
            let week = course.lastUnlockedWeek(on: day)
            #expect(week >= seen && week <= 10, "seed \(seed)")
            seen = week
        }
        course = course.resumed(on: try HabitSample.day(121))
        let starts = (1...11).compactMap { course.startDay(ofWeek: $0) }
        #expect(starts.count == 11)
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0.days(until: $1) >= 7 })
    }

    @Test("the schedule preview shows all weeks in any zone, with the weeks in which a habit is set")
    func preview() throws {
        let weeks = CoursePreview.weeks(of: try HabitSample.course(), shownIn: try .named("Asia/Kathmandu"))
        #expect(weeks.map(\.unlock.week) == Array(1...10))
        #expect(weeks[1].unlock.wallTime.description == "2026-06-08T03:00")
        #expect(weeks[1].shown.description == "2026-06-08T15:45")
        #expect(weeks.compactMap(\.theme) == Theme.allCases && weeks[7].theme == .wholeFoods)
        // The reset stays at 03:00 local time on the night of the clock change.
        let spring = CourseState(
            start: try HabitSample.date("2026-03-01"),
            clock: try HabitSample.clock("America/New_York")
        )
        let shown = CoursePreview.weeks(of: spring, shownIn: .gmt).map(\.shown.time.description)
        #expect(Array(shown.prefix(3)) == ["08:00", "07:00", "07:00"])
        let paused = try HabitSample.course().paused(on: HabitSample.day(10))
        #expect(CoursePreview.weeks(of: paused, shownIn: .gmt).map(\.unlock.week) == [1, 2])
    }

    @Test("a course comes back from JSON as it was, and has at least one week and no more than its limit")
    func values() throws {
        var course = try HabitSample.course().paused(on: HabitSample.day(10))
        course.finished["p"] = .init(at: Instant(milliseconds: 5), theme: .drinkingWater)
        course.opened = ["p", "q"]
        course.goal = "calm"
        #expect(try JSONDecoder().decode(CourseState.self, from: JSONEncoder().encode(course)) == course)
        let json = String(decoding: try JSONEncoder().encode(course), as: UTF8.self)
        let broken = json.replacing("\"weeks\":10", with: "\"weeks\":\(Int.max)")
            .replacing("\"unlockedWeeks\":0", with: "\"unlockedWeeks\":\(Int.max)")
        let read = try JSONDecoder().decode(CourseState.self, from: Data(broken.utf8))
        #expect(read.weeks == CourseState.weekLimit)
        #expect(try read.lastUnlockedWeek(on: HabitSample.day(1)) == CourseState.weekLimit)
        #expect(CourseState(start: course.start, clock: course.clock, weeks: 0).weeks == 1)
        #expect(CourseState(start: course.start, clock: course.clock, weeks: .max).weeks == CourseState.weekLimit)
        #expect(try CourseState.Pause(from: HabitSample.day(5), until: HabitSample.day(3)).until == HabitSample.day(5))
    }
}
