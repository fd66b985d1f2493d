import GRDB
import StorageKit
import TimeKit

/// What a use case may do to the tables, all within one transaction, at one instant.
struct HabitWriter {
    let db: Database
    let actor: String

    /// The one "now" of the use case.
    let now: Instant

    var reader: HabitReader { HabitReader(db: db) }

    /// Writes rows under one entry of the change log.
    func change(
        _ useCase: String,
        of subject: EntityRef,
        _ summary: String,
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
                    summary: summary
                )
            )
        )
    }

    /// Holds what has unlocked by now, as a change of the course's own; true if there was something to hold.
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
    /// Who holds what unlocks: not the user, so that no undo of theirs locks anything again.
    static let courseActor = "course"

    /// How the change log names the course as a whole.
    static let subject = EntityRef(kind: "course", id: "course")

    /// How the change log names a post.
    static func subject(_ post: TimeKit.ID<Post>) -> EntityRef { EntityRef(kind: "post", id: post.rawValue) }

    /// How the change log names a habit.
    static func subject(_ habit: Habit.ID) -> EntityRef { EntityRef(kind: "habit", id: habit.rawValue) }

    /// How the change log names skipped days.
    static func subject(_ skip: SkippedDays.ID) -> EntityRef { EntityRef(kind: "skip", id: skip.rawValue) }

    /// The kinds of every change of a course; other engines in the same file have others.
    static let subjectKinds: Set<String> = ["course", "post", "habit", "skip"]

    /// One transaction: all of it or nothing.
    func write<Value>(_ body: (HabitWriter) throws -> Value) throws(HabitCourseError) -> Value {
        let now = clock.now()
        do {
            return try store.write { db in try body(HabitWriter(db: db, actor: actor, now: now)) }
        } catch {
            throw HabitCourseError(error)
        }
    }

    /// One transaction in a course that was started, with what has unlocked by now held first, so that no change locks it again.
    ///
    /// Throws `notStarted`.
    func writeHolding<Value>(_ body: (HabitWriter, CourseState) throws -> Value) throws(HabitCourseError) -> Value {
        try write { tables in
            var state = try tables.reader.startedState()
            if try tables.hold(state) { state = try tables.reader.startedState() }
            return try body(tables, state)
        }
    }
}
