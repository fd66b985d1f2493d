import Foundation
import GRDB
import StorageKit
import TestKit
import TimeKit

@testable import HabitCourse

/// Somebody who takes the course, for a test: foreseeable ids, a clock that the test moves, a course without pages in the store.
///
/// The clock begins on Monday, 1 June 2026, at ten in the morning in Phoenix, which has no summer time.
final class Learner {
    let clock: ManualClock
    let store: LocalStore
    let course: HabitCourse
    let zone: TimeZone

    /// A learner with the posts of ``smallCourse``; in memory, or in a file.
    ///
    /// - Parameters:
    ///   - now: What the zone's clocks show.
    ///   - posts: The course that was fetched; nil for none.
    ///   - isStarted: Whether the course is started at once, today.
    init(
        now: String = "2026-06-01T10:00",
        zone: String = "America/Phoenix",
        seed: UInt64 = 1,
        file: URL? = nil,
        posts: [Post]? = Learner.smallCourse,
        weeks: Int = 10,
        isStarted: Bool = false
    ) throws {
        self.zone = try .named(zone)
        clock = ManualClock(try Self.instant(now, self.zone), zone: self.zone)
        store =
            if let file {
                try LocalStore.open(at: file, schemas: HabitCourse.schemas)
            } else {
                try LocalStore.inMemory(schemas: HabitCourse.schemas)
            }
        course = HabitCourse(store: store, clock: clock.wallClock, ids: .seeded(seed))
        if let posts { try give(posts, weeks: weeks) }
        if isStarted { try course.start() }
    }

    /// Ten weeks: a tutorial, then an article a week, and after it a habit post in the weeks that have one.
    static let smallCourse: [Post] = (1...10).flatMap { week in
        let theme = Theme.allCases.first { $0.week == week && $0 != .foodObservation }
        let article = HabitSample.post("article-\(week)", week: week, 1, week == 1 ? .tutorial : .article)
        return [article] + (theme.map { [HabitSample.post($0.rawValue, week: week, 2, .habit, theme: $0)] } ?? [])
    }

    /// The posts of the course that the repository carries.
    static func sampleCourse() throws -> CourseManifest {
        try CourseManifest(try CourseSampleSiteTests.files()["course.json"] ?? [])
    }

    /// Puts a course into the store as its site would list it now; without pages.
    func give(_ posts: [Post], weeks: Int = 10, title: String = "Ten weeks") throws {
        try course.write { tables in
            try tables.db.execute(
                sql: """
                    INSERT OR REPLACE INTO course_copy
                        (id, address, base, title, language, author, weeks, updated, etag, last_modified, confirmed_at)
                    VALUES (1, ?1, ?1, ?2, 'en', '', ?3, NULL, NULL, NULL, ?4)
                    """,
                arguments: ["https://course.example/site/course.json", title, weeks, tables.now.milliseconds]
            )
            try tables.replacePosts(posts)
        }
    }

    // MARK: Time

    /// Sets the clock to what the zone's clocks show.
    func at(_ local: String) throws { clock.now = try Self.instant(local, zone) }

    /// Ten in the morning of the course's day of a number, from 1, counted from 1 June 2026.
    func day(_ number: Int, _ time: String = "10:00") throws {
        try at("\(try HabitSample.day(number))T\(time)")
    }

    /// The course day.
    func today() throws -> LocalDate { try course.state().clock.day(of: clock.now) }

    static func instant(_ local: String, _ zone: TimeZone) throws -> Instant {
        zone.earliestInstant(atOrAfter: try LocalDateTime(iso8601: local))
    }

    // MARK: What many tests do

    /// Reads all that is open, one post after the other; the posts that were read.
    @discardableResult
    func readAll() throws -> [String] {
        var read: [String] = []
        while case .read(let post) = try course.shelf().next {
            try course.finish(post)
            read.append(post.rawValue)
        }
        return read
    }

    /// The habit of a theme.
    func habit(_ theme: Theme) throws -> Habit.ID {
        try course.findHabit(theme.rawValue).id
    }

    /// Ticks today's box of each habit that runs.
    func tickAll() throws {
        let state = try course.state()
        for habit in try course.habits() where HabitSetting.runs(habit, in: state, on: try today()) {
            try course.check(habit.id)
        }
    }

    /// All points, from the sets of ticks and skips in the tables.
    func total() throws -> Int { Score(of: try records()).total }

    /// The days of all habits, by theme.
    func records() throws -> [HabitRecord] {
        let today = try today()
        return try course.read { tables in
            try tables.records(of: tables.habits(), in: tables.startedState(), through: today)
        }
    }

    /// How many rows a table has.
    func count(_ table: String) throws -> Int {
        try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}
