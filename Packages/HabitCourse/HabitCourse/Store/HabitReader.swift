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

extension HabitReader {
    /// Returns the time at which the user started the course; nil before.
    func startedAt() throws -> Instant? {
        let statement = try db.cachedStatement(sql: "SELECT started_at FROM course_state WHERE id = 1")
        return try Int64.fetchOne(statement).map { Instant(milliseconds: $0) }
    }
}

extension HabitReader {
    /// Returns the habits in the order of their themes.
    func habits() throws -> [Habit] {
        let versions = try db.cachedStatement(
            sql: "SELECT habit_id, set_on, text FROM habit_version ORDER BY habit_id, number"
        )
        var found: [String: [Habit.Version]] = [:]
        for row in try Row.fetchAll(versions) {
            found[row[0], default: []].append(Habit.Version(setOn: try LocalDate(iso8601: row[1]), text: row[2]))
        }
        let statement = try db.cachedStatement(sql: "SELECT id, theme, reminder_is_on, reminder_time FROM habit")
        let habits = try Row.fetchAll(statement).map { row in
            let id: String = row[0]
            guard let theme = Theme(rawValue: row[1]), let all = found[id], var first = all.first else {
                throw HabitCourseError.fault(localized("habit \(id) has no theme or no wording"))
            }
            if first.text == HabitCourse.observationText {
                first = Habit.Version(setOn: first.setOn, text: HabitCourse.shownObservationText)
            }
            return Habit(
                id: ID(id),
                theme: theme,
                first: first,
                edits: Array(all.dropFirst()),
                reminder: Habit.Reminder(isOn: row[2], time: try LocalTime(iso8601: row[3]))
            )
        }
        return Theme.allCases.flatMap { theme in habits.filter { $0.theme == theme } }
    }

    /// - Throws: `noSuchHabit`.
    func habit(_ id: Habit.ID) throws -> Habit {
        guard let habit = try habits().first(where: { $0.id == id }) else {
            throw HabitCourseError.noSuchHabit(id.rawValue)
        }
        return habit
    }

    /// Returns all skips, the latest first.
    func skips() throws -> [SkippedDays] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT id, habit_id, from_day, until_day, reason FROM skip
                ORDER BY from_day DESC, until_day DESC, id DESC
                """
        )
        return try Row.fetchAll(statement).map { row in
            let from = try LocalDate(iso8601: row[2])
            return SkippedDays(
                id: ID(row[0] as String),
                skip: Skip(
                    from...max(from, try LocalDate(iso8601: row[3])),
                    of: (row[1] as String?).map { ID($0) },
                    reason: row[4]
                )
            )
        }
    }

    /// Returns the records of habits through a course day, in their order.
    ///
    /// - Complexity: O(habits × days / 64 + skips).
    func records(of habits: [Habit], in state: CourseState, through today: LocalDate) throws -> [HabitRecord] {
        let neverWere = state.start <= today ? state.clock.daysThatNeverWere(in: state.start...today) : []
        let records = HabitRecord.all(
            of: habits,
            in: state,
            ticks: [],
            skips: try skips().map(\.skip),
            daysThatNeverWere: neverWere
        )
        return try records.map { record in
            var record = record
            record.ticks = try ticks(of: record.id)
            return record
        }
    }

    func isTicked(_ habit: Habit.ID, on day: LocalDate) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM tick WHERE habit_id = ? AND day = ?")
        return try Int.fetchOne(statement, arguments: [habit.rawValue, day.dayNumber]) != nil
    }

    /// Returns the days on which a habit was done, from rows of 1,024 days each.
    private func ticks(of habit: Habit.ID) throws -> DaySet {
        let statement = try db.cachedStatement(
            sql: "SELECT stretch, days FROM tick_days WHERE habit_id = ? ORDER BY stretch"
        )
        var ticks = DaySet()
        let rows = try Row.fetchCursor(statement, arguments: [habit.rawValue])
        while let row = try rows.next() {
            let days = Array((row[1] as String).utf8)
            // A row has 16 words of 64 days each.
            for word in 0..<days.count / 64 {
                var bits: UInt64 = 0
                for place in 0..<64 where days[64 * word + place] == UInt8(ascii: "1") { bits |= 1 << UInt64(place) }
                ticks.insert(bits, at: 16 * (row[0] as Int) + word)
            }
        }
        return ticks
    }
}
