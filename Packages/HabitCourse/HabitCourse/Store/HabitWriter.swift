import Foundation
import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of one action, all within one transaction and at one instant.
struct HabitWriter: ChangeWriter {
    let db: Database
    let actor: String
    let now: Instant

    var reader: HabitReader { HabitReader(db: db) }

    /// Records what has unlocked by now, as a change by the course itself. Returns whether there was anything to record.
    @discardableResult
    func hold(_ state: CourseState) throws -> Bool {
        let posts = try reader.posts()
        let held = state.holdingUnlocks(on: state.clock.day(of: now), of: posts)
        let weeks = state.unlockedWeeks < held.unlockedWeeks ? state.unlockedWeeks + 1...held.unlockedWeeks : nil
        let opened = posts.filter { held.opened.contains($0.id) && !state.opened.contains($0.id) }
        guard weeks != nil || !opened.isEmpty else { return false }
        let summary = (weeks.map { $0.map { "week \($0) unlocked" } } ?? []) + opened.map { "“\($0.title)” opened" }
        try change(
            "holdUnlocks",
            of: HabitCourse.subject,
            summary.joined(separator: ", "),
            by: HabitCourse.courseActor
        ) { rows in
            for week in weeks.map(Array.init) ?? [] {
                try rows.insert(into: "unlocked_week", ["week": .integer(Int64(week))])
            }
            for post in opened { try rows.insert(into: "opened_post", ["post_id": .text(post.id.rawValue)]) }
        }
        return true
    }
}

extension HabitCourse {
    /// The actor that records unlocks. It is not the user, so that the user's undo never locks anything.
    static let courseActor = "course"

    /// The reference to the course in the change log.
    static let subject = EntityRef(kind: "course", id: "course")

    /// Returns the reference to a post in the change log.
    static func subject(_ post: TimeKit.ID<Post>) -> EntityRef { EntityRef(kind: "post", id: post.rawValue) }

    /// Returns the reference to a habit in the change log.
    static func subject(_ habit: Habit.ID) -> EntityRef { EntityRef(kind: "habit", id: habit.rawValue) }

    /// Returns the reference to a skip in the change log.
    static func subject(_ skip: SkippedDays.ID) -> EntityRef { EntityRef(kind: "skip", id: skip.rawValue) }

    /// The kinds of a course's changes. Other engines in the same file use other kinds.
    static let subjectKinds: Set<String> = ["course", "post", "habit", "skip"]

    /// Writes in one transaction: all of `body` or nothing.
    func write<Value>(_ body: (HabitWriter) throws -> Value) throws(HabitCourseError) -> Value {
        let now = clock.now()
        do {
            return try store.write(under: operation) { db in try body(HabitWriter(db: db, actor: actor, now: now)) }
        } catch {
            throw HabitCourseError(error)
        }
    }

    /// Writes in one transaction of a started course. It first records what has unlocked by now, so that the change
    /// cannot lock it again.
    ///
    /// - Throws: `notStarted`, and the errors of `body`.
    func writeHolding<Value>(_ body: (HabitWriter, CourseState) throws -> Value) throws(HabitCourseError) -> Value {
        try write { tables in
            var state = try tables.reader.startedState()
            if try tables.hold(state) { state = try tables.reader.startedState() }
            return try body(tables, state)
        }
    }
}

extension HabitWriter {
    /// Replaces the posts of the copy. They are not in the change log, because they can be fetched again.
    func replacePosts(_ posts: [Post]) throws {
        try db.execute(sql: "DELETE FROM course_post")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        let statement = try db.cachedStatement(
            sql: """
                INSERT INTO course_post (id, week, place, kind, title, theme, ideas, url, summary, updated)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        )
        for post in posts {
            let ideas = String(decoding: try encoder.encode(post.ideas), as: UTF8.self)
            try statement.execute(
                arguments: [
                    post.id.rawValue, post.week, post.order, post.kind.rawValue, post.title, post.theme?.rawValue,
                    ideas, post.url, post.summary, post.updated?.milliseconds,
                ]
            )
        }
    }
}

/// The inserts of the user's rows.
extension HabitWriter {
    /// Inserts the start of the course with its clock.
    static func start(
        on day: LocalDate,
        by setting: CourseClock.Setting,
        at now: Instant,
        in rows: ChangeScope
    ) throws {
        try rows.insert(
            into: "course_state",
            [
                "id": .integer(1), "start_day": .text(day.description), "goal": .null, "tells_week": .integer(1),
                "tells_edit": .integer(1), "started_at": .integer(now.milliseconds),
            ]
        )
        try insert(setting, number: 0, at: now, in: rows)
    }

    /// Inserts a setting of the clock from an instant on.
    static func insert(
        _ setting: CourseClock.Setting,
        number: Int,
        at instant: Instant,
        in rows: ChangeScope
    ) throws {
        try rows.insert(
            into: "clock_setting",
            [
                "number": .integer(Int64(number)), "at": .integer(instant.milliseconds),
                "zone": .text(setting.timeZoneID), "reset_time": .text(setting.boundary.startsAt.description),
            ]
        )
    }

    /// Inserts a habit with all its versions.
    static func insert(_ habit: Habit, in rows: ChangeScope) throws {
        try rows.insert(
            into: "habit",
            [
                "id": .text(habit.id.rawValue), "theme": .text(habit.theme.rawValue),
                "reminder_is_on": .integer(habit.reminder.isOn ? 1 : 0),
                "reminder_time": .text(habit.reminder.time.description),
            ]
        )
        for (number, version) in habit.versions.enumerated() {
            try insert(version, number: number, of: habit.id, in: rows)
        }
    }

    /// Inserts a version of a habit; `number` counts from 0.
    static func insert(_ version: Habit.Version, number: Int, of habit: Habit.ID, in rows: ChangeScope) throws {
        try rows.insert(
            into: "habit_version",
            [
                "habit_id": .text(habit.rawValue), "number": .integer(Int64(number)),
                "set_on": .text(version.setOn.description), "text": .text(version.text),
            ]
        )
    }

    /// Inserts a skip.
    static func insert(_ skipped: SkippedDays, in rows: ChangeScope) throws {
        try rows.insert(
            into: "skip",
            [
                "id": .text(skipped.id.rawValue),
                "habit_id": skipped.skip.habit.map { .text($0.rawValue) } ?? .null,
                "from_day": .text(skipped.skip.days.lowerBound.description),
                "until_day": .text(skipped.skip.days.upperBound.description),
                "reason": .text(skipped.skip.reason),
            ]
        )
    }

    /// Ticks an empty box or unticks a ticked one. `text` is the wording of the habit on that day.
    func tick(_ habit: Habit.ID, _ text: String, on day: LocalDate, to isChecked: Bool) throws {
        let key: [StoredValue] = [.text(habit.rawValue), .integer(Int64(day.dayNumber))]
        try change(
            isChecked ? "check" : "uncheck",
            of: HabitCourse.subject(habit),
            isChecked ? localized("“\(text)” ticked for \(day)") : localized("“\(text)” unticked for \(day)")
        ) { rows in
            if isChecked {
                try rows.insert(into: "tick", ["habit_id": key[0], "day": key[1]])
            } else {
                try rows.delete(from: "tick", key: key)
            }
        }
    }
}
