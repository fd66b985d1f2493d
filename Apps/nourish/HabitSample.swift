import Foundation
import HabitCourse
import TimeKit
import WordKit

/// A sample course: six weeks of progress with three habits, one of them edited, and a cold in between.
///
/// The course is the starter site, from memory, because an installed program has no folder of its own and the demonstration uses no
/// network.
enum HabitSample {
    /// The days since the start: today is the fourth day of week 7.
    private static let daysBehind = 45
    /// The course's address, with a domain that doesn't exist.
    private static let site = "https://course.invalid/"

    /// Fills the file of a course with activity up to `clock`, and returns the number of entries; 0 if there already is a course.
    static func fill(_ file: URL, clock: WallClock) async throws -> Int {
        let (now, zone) = (clock.now(), clock.zone())
        let today = CourseClock(CourseClock.Setting(timeZone: zone)).day(of: now)
        let start = today.adding(days: -daysBehind)
        let past = PastClock(try moment(of: start, hour: 7, in: zone))
        let course = try HabitCourse.open(at: file, clock: WallClock(now: { past.now }, zone: { zone }))
        guard try isNew(course) else { return 0 }
        try await fetch(into: course, at: past.now)
        try course.start()
        var count = 0
        for passed in 0...daysBehind {
            let day = start.adding(days: passed)
            past.now = min(now, try moment(of: day, hour: 7, in: zone))
            count += try begin(passed, day, in: course)
            past.now = min(now, try moment(of: day, hour: 21, in: zone))
            for habit in try course.homeScreen().habits where isDone(habit.theme, onDay: passed) {
                try course.check(habit.id)
                count += 1
            }
        }
        return count
    }

    private static func isNew(_ course: HabitCourse) throws(HabitCourseError) -> Bool {
        do throws(HabitCourseError) {
            _ = try course.state()
            return false
        } catch {
            guard error == .notStarted else { throw error }
            return try course.courseStatus() == nil
        }
    }

    private static func moment(of day: LocalDate, hour: Int, in zone: TimeZone) throws -> Instant {
        zone.instant(of: LocalDateTime(day, try LocalTime(hour: hour, minute: 0)))
    }

    private static func fetch(into course: HabitCourse, at now: Instant) async throws(HabitCourseError) {
        let files = CourseStarter.files(title: localized("Ten weeks, a habit at a time"), at: now)
        let report = try await course.pull(site + "course.json", from: StarterSource(site: site, files: files))
        if case .kept(let error) = report.outcome { throw .course(error) }
    }

    // MARK: Activity

    /// Does what the morning of a day brings: posts, settings and edits.
    private static func begin(
        _ passed: Int,
        _ day: LocalDate,
        in course: HabitCourse
    ) throws(HabitCourseError) -> Int {
        var count = 0
        // The newest post stays unread, for the user of the demonstration.
        if passed % 7 == 0, passed < 42 {
            for post in try course.shelf().open {
                let receipt = try course.finish(post.id)
                count += 1
                guard let theme = receipt.themeToSet, let text = wordings[theme] else { continue }
                try course.setHabit(theme, text)
                count += 1
            }
        }
        switch passed {
        case 7: try course.setGoal(localized("I am someone who sits down to eat, and enjoys it"))
        case 24: try course.skip(day...day.next, reason: localized("a cold"))
        case 28:
            try course.editHabit(
                course.findHabit("slowly").id,
                localized("I put the fork down between bites, at lunch too")
            )
        default: return count
        }
        return count + 1
    }

    private static var wordings: [Theme: String] {
        [
            .eatingSlowly: localized("I put the fork down between bites at dinner"),
            .drinkingWater: localized("I drink a glass of water before breakfast"),
            .portionControl: localized("I serve myself once and put the pot away"),
        ]
    }

    /// The pattern of completions: irregular, then steady; none during the cold, and today only water.
    private static func isDone(_ theme: Theme, onDay passed: Int) -> Bool {
        if passed == 24 || passed == 25 { return false }
        if passed == daysBehind { return theme == .drinkingWater }
        return switch theme {
        case .foodObservation: passed != 4
        case .eatingSlowly: passed < 14 ? passed % 3 != 2 : passed % 7 != 5
        case .drinkingWater: passed % 5 != 3
        case .portionControl, .wholeFoods: passed % 2 == 0 || passed > 40
        }
    }
}

/// A source with the files of a site; other paths are missing.
private struct StarterSource: CourseSource {
    let site: String
    let files: [String: [UInt8]]

    func fetch(_ request: CourseRequest) async throws(CourseError) -> CourseResponse {
        guard let path = CourseLint.path(of: request.address, in: site), let bytes = files[path] else {
            return CourseResponse(status: 404, address: request.address)
        }
        let type = path.hasSuffix(".html") ? "text/html; charset=utf-8" : "application/json"
        return CourseResponse(status: 200, address: request.address, mediaType: type, bytes: bytes)
    }
}
