import GRDB
import StorageKit
import TimeKit

/// What can be asked of the tables, all within one transaction.
struct HabitReader {
    let db: Database

    /// The store's newest change.
    func revision() throws -> Int64 { try ChangeLog.latest(in: db) }

    /// How far the user is; nil before the course was started. Its weeks are those of the copy, ten where there is none.
    func state() throws -> CourseState? { fatalError("store") }

    /// The copy's posts by week, place and id; empty without a copy.
    func posts() throws -> [Post] { fatalError("store") }

    /// The habits in the order of their themes.
    func habits() throws -> [Habit] { fatalError("store") }

    /// All skips, the latest first.
    func skips() throws -> [SkippedDays] { fatalError("store") }

    /// The records of habits through a course day, in their order. O(habits × days / 64 + skips).
    func records(of habits: [Habit], in state: CourseState, through today: LocalDate) throws -> [HabitRecord] {
        fatalError("store")
    }
}

extension HabitCourse {
    /// One consistent look at the tables.
    func read<Value>(_ body: (HabitReader) throws -> Value) throws(HabitCourseError) -> Value {
        do {
            return try store.read { db in try body(HabitReader(db: db)) }
        } catch {
            throw HabitCourseError(error)
        }
    }
}
