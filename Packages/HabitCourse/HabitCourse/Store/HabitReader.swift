import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The queries over the tables, all within one transaction.
struct HabitReader {
    let db: Database

    /// Returns the id of the store's newest change.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }
}

// MARK: The course

extension HabitReader {
    /// Returns the user's progress; nil before the start. The number of weeks is that of the copy, or ten without one.
    func state() throws -> CourseState? {
        let statement = try db.cachedStatement(
            sql: "SELECT start_day, goal, tells_week, tells_edit FROM course_state WHERE id = 1"
        )
        guard let row = try Row.fetchOne(statement) else { return nil }
        return CourseState(
            start: try LocalDate(iso8601: row[0]),
            clock: try clock(),
            weeks: try weeks() ?? 10,
            goal: row[1],
            finished: try finished(),
            opened: try opened(),
            unlockedWeeks: try unlockedWeeks(),
            pauses: try pauses(),
            notices: CourseState.Notices(weekUnlocked: row[2], editUnlocked: row[3])
        )
    }

    /// - Throws: `notStarted`.
    func startedState() throws -> CourseState {
        guard let state = try state() else { throw HabitCourseError.notStarted }
        return state
    }

    /// Returns the number of weeks in the copy; nil without a copy.
    func weeks() throws -> Int? {
        try Int.fetchOne(try db.cachedStatement(sql: "SELECT weeks FROM course_copy WHERE id = 1"))
    }

    private func clock() throws -> CourseClock {
        let statement = try db.cachedStatement(sql: "SELECT at, zone, reset_time FROM clock_setting ORDER BY number")
        let settings = try Row.fetchAll(statement).map { row in
            // The zone keeps the name that was entered, even if this machine does not know it.
            var setting = CourseClock.Setting(timeZone: .gmt, resetsAt: try LocalTime(iso8601: row[2]))
            setting.timeZoneID = row[1]
            return CourseClock.Change(at: Instant(milliseconds: row[0]), setting: setting)
        }
        guard let first = settings.first else { throw HabitCourseError.fault(localized("a course without a clock")) }
        return CourseClock(first.setting, changes: Array(settings.dropFirst()))
    }

    private func finished() throws -> [TimeKit.ID<Post>: CourseState.Finished] {
        let statement = try db.cachedStatement(sql: "SELECT post_id, at, theme FROM finished_post")
        return Dictionary(
            uniqueKeysWithValues: try Row.fetchAll(statement).map { row in
                let theme = (row[2] as String?).flatMap { Theme(rawValue: $0) }
                return (ID(row[0] as String), .init(at: Instant(milliseconds: row[1]), theme: theme))
            }
        )
    }

    private func opened() throws -> Set<TimeKit.ID<Post>> {
        let statement = try db.cachedStatement(sql: "SELECT post_id FROM opened_post")
        return Set(try String.fetchAll(statement).map { ID($0) })
    }

    private func unlockedWeeks() throws -> Int {
        try Int.fetchOne(try db.cachedStatement(sql: "SELECT max(week) FROM unlocked_week")) ?? 0
    }

    private func pauses() throws -> [CourseState.Pause] {
        let statement = try db.cachedStatement(sql: "SELECT from_day, until_day FROM pause ORDER BY number")
        return try Row.fetchAll(statement).map { row in
            CourseState.Pause(
                from: try LocalDate(iso8601: row[0]),
                until: try (row[1] as String?).map { try LocalDate(iso8601: $0) }
            )
        }
    }

    /// Returns the posts of the copy, sorted by week, order and id; empty without a copy.
    func posts() throws -> [Post] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, week, place, kind, title, theme, ideas, url, summary, updated FROM course_post
                ORDER BY week, place, id
                """
        )
        return try Row.fetchAll(statement).map { row in
            guard let kind = Post.Kind(rawValue: row[3]) else {
                throw HabitCourseError.fault(localized("“\(row[3] as String)” is no kind of post"))
            }
            return Post(
                id: ID(row[0] as String),
                week: row[1],
                order: row[2],
                kind: kind,
                title: row[4],
                theme: (row[5] as String?).flatMap { Theme(rawValue: $0) },
                ideas: try JSONDecoder().decode([String].self, from: Data((row[6] as String).utf8)),
                url: row[7],
                summary: row[8],
                updated: (row[9] as Int64?).map { Instant(milliseconds: $0) }
            )
        }
    }
}

extension HabitCourse {
    /// Reads in one transaction.
    func read<Value>(_ body: (HabitReader) throws -> Value) throws(HabitCourseError) -> Value {
        do {
            return try store.read { db in try body(HabitReader(db: db)) }
        } catch {
            throw HabitCourseError(error)
        }
    }
}
