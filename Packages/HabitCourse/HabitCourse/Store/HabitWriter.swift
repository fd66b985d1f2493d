import GRDB
import StorageKit
import TimeKit
import WordKit

/// The writes of one action, all within one transaction and at one instant.
struct HabitWriter {
    let db: Database
    let actor: String

    /// The time of the action.
    let now: Instant

    var reader: HabitReader { HabitReader(db: db) }

    /// Writes rows under one entry of the change log, whose summary is kept in English.
    func change(
        _ useCase: String,
        of subject: EntityRef,
        _ summary: @autoclosure () -> String,
        by actor: String? = nil,
        _ body: (ChangeScope) throws -> Void
    ) throws {
        try body(
            ChangeScope(
                db: db,
                cause: ChangeCause(
                    actor: actor ?? self.actor,
                    at: now,
                    useCase: useCase,
                    subject: subject,
                    summary: inEnglish { summary() }
                )
            )
        )
    }

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
