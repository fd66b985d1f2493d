import Foundation
import HabitCourse
import ScreenContract
import ScreenKit
import TestKit
import Testing
import TimeKit

/// A learner who takes the sample course from Monday 1 June 2026 in Phoenix. The course is fetched from its site. Each evening at 20:00 the
/// learner opens the home screen, reads at most one post, and ticks every box except on the days left out.
struct CourseStory {
    let clock: ManualClock
    let site: ScriptedSource
    let course: HabitCourse

    static let address = "https://course.example/course.json"
    static let start = LocalDate("2026-06-01") ?? LocalDate(dayNumber: 0)

    /// The text of the habit for each theme.
    static let words: [Theme: String] = [
        .eatingSlowly: "I put the fork down between bites at dinner",
        .drinkingWater: "I drink a glass of water when I come home",
        .portionControl: "I serve myself once and put the pot away",
        .wholeFoods: "I put a whole vegetable on my lunch plate",
    ]

    /// Returns a front end that knows JSON alone, at the home screen.
    func client() async throws -> JSONClient {
        let course = course
        return try await JSONClient(
            at: "habit://home",
            open: { try JSONEncoder().encode(course.screen(HabitLink($0))) },
            perform: { act, link in
                let act = try JSONDecoder().decode(Act.self, from: act)
                return try JSONEncoder().encode(await course.perform(act, at: HabitLink(link)))
            }
        )
    }

    /// The app on the first morning, with a fetched course that hasn't been started.
    static func installed() async throws -> CourseStory {
        let types = ["json": "application/json", "html": "text/html", "svg": "image/svg+xml"]
        var answers: [String: Result<CourseResponse, CourseError>] = [:]
        for (path, bytes) in try CourseSampleSiteTests.files() {
            guard let type = types[String(path.split(separator: ".").last ?? "")] else { continue }
            let address = "https://course.example/" + path
            answers[address] = .success(ScriptedSource.answer(address, bytes, type))
        }
        let clock = try ManualClock("2026-06-01T08:00:00-07:00", zone: "America/Phoenix")
        let site = ScriptedSource(answers)
        let course = try HabitCourse.inMemory(clock: clock.wallClock, ids: .seeded(1)) { course, asked in
            try await course.pull(asked, from: site)
        }
        let report = try await course.pull(address, from: site)
        guard case .updated = report.outcome else { throw CourseDidNotCome(outcome: report.outcome) }
        return CourseStory(clock: clock, site: site, course: course)
    }

    /// The app with a started course.
    static func started() async throws -> CourseStory {
        let story = try await installed()
        try story.course.start()
        return story
    }

    /// The app on the evening of a course day, counted from 1.
    static func lived(through day: Int, without missed: Set<Int> = []) async throws -> CourseStory {
        let story = try await started()
        for number in 1...day { try story.evening(number, ticks: !missed.contains(number)) }
        return story
    }

    /// The date of a course day, counted from 1.
    static func day(_ number: Int) -> LocalDate { start.adding(days: number - 1) }

    /// Sets the clock to a wall time of a course day.
    func go(to number: Int, at time: String = "20:00") throws {
        let zone = try TimeZone.named("America/Phoenix")
        clock.now = zone.instant(of: LocalDateTime(Self.day(number), try LocalTime(iso8601: time)))
    }

    /// Lives through an evening: reads a post, sets a habit if possible, and ticks the boxes.
    func evening(_ number: Int, ticks: Bool = true) throws {
        try go(to: number)
        if let post = try course.homeScreen().posts.available.first {
            let receipt = try course.finish(post.id)
            if let theme = receipt.themeToSet { try course.setHabit(theme, Self.words[theme] ?? "mine") }
        }
        if try course.homeScreen().goal == nil, number > 7 {
            try course.setGoal("I am someone who eats with attention")
        }
        guard ticks else { return }
        for row in try course.homeScreen().habits { try course.check(row.id) }
    }
}

/// The course couldn't be fetched.
struct CourseDidNotCome: Error {
    let outcome: CourseReport.Outcome
}
