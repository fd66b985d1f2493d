import Foundation
import GRDB
import StorageKit
import TestKit
import TimeKit

@testable import HabitCourse

/// A learner with deterministic ids, a manual clock, and a course whose store has no pages.
///
/// The clock starts at 10:00 on Monday, 1 June 2026, in Phoenix, which has no daylight saving time.
final class Learner {
    let clock: ManualClock
    let store: LocalStore
    let course: HabitCourse
    let zone: TimeZone

    /// Creates a learner with the posts of ``smallCourse``, in memory or in a file.
    ///
    /// - Parameters:
    ///   - now: The local time of the clock.
    ///   - posts: The posts of the fetched course; nil for none.
    ///   - isStarted: Whether the course has been started today.
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

    /// A course of ten weeks: a tutorial, an article for each week, and a habit post in the weeks that have one.
    static let smallCourse: [Post] = (1...10).flatMap { week in
        let theme = Theme.allCases.first { $0.week == week && $0 != .foodObservation }
        let article = HabitSample.post("article-\(week)", week: week, 1, week == 1 ? .tutorial : .article)
        return [article] + (theme.map { [HabitSample.post($0.rawValue, week: week, 2, .habit, theme: $0)] } ?? [])
    }

    /// The sample course of the repository.
    static func sampleCourse() throws -> CourseManifest {
        try CourseManifest(try CourseSampleSiteTests.files()["course.json"] ?? [])
    }

    /// Stores a course as its site would list it, without pages.
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

    /// Sets the clock to a local time.
    func at(_ local: String) throws { clock.now = try Self.instant(local, zone) }

    /// Sets the clock to a time on a course day, counted from 1.
    func day(_ number: Int, _ time: String = "10:00") throws {
        try at("\(try HabitSample.day(number))T\(time)")
    }

    /// The present course day.
    func today() throws -> LocalDate { try course.state().clock.day(of: clock.now) }

    static func instant(_ local: String, _ zone: TimeZone) throws -> Instant {
        zone.earliestInstant(atOrAfter: try LocalDateTime(iso8601: local))
    }

    // MARK: Common steps

    /// Reads all open posts in order, and returns their ids.
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

    /// Ticks today's box of each running habit.
    func tickAll() throws {
        let state = try course.state()
        for habit in try course.habits() where HabitSetting.runs(habit, in: state, on: try today()) {
            try course.check(habit.id)
        }
    }

    /// The total score, computed from the ticks and skips in the tables.
    func total() throws -> Int { Score(of: try records()).total }

    /// The records of all habits.
    func records() throws -> [HabitRecord] {
        let today = try today()
        return try course.read { tables in
            try tables.records(of: tables.habits(), in: tables.startedState(), through: today)
        }
    }

    /// The number of rows in a table.
    func count(_ table: String) throws -> Int {
        try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }
}
