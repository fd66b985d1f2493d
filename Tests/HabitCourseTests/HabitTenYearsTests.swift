import Foundation
import GRDB
import HabitCourse
import StorageKit
import StoreSteps
import TestKit
import Testing
import TimeKit

@Suite("A course after ten years")
struct HabitTenYearsTests {
    /// A learner with all habits set on day 71 and ticked daily up to a day, with entries in the change log.
    private static func learner(through day: Int) throws -> Learner {
        let learner = try Learner(isStarted: true)
        // The course is over, so that nothing unlocks anymore.
        try learner.day(71)
        try learner.readAll()
        for theme in Theme.allCases.dropFirst() { try learner.course.setHabit(theme, "I do it") }
        let first = try HabitSample.day(71).dayNumber
        let last = try HabitSample.day(day).dayNumber
        try learner.store.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE number (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM number WHERE n < ?2)
                    INSERT INTO tick (habit_id, day)
                    SELECT habit.id, n FROM habit, number WHERE theme <> 'foodObservation';
                    """,
                arguments: [first, last]
            )
            try db.execute(
                sql: """
                    INSERT INTO change (at, actor, use_case, subject_kind, subject_id, summary)
                    SELECT day * 86400000, 'me', 'check', 'habit', habit_id, 'ticked' FROM tick ORDER BY day;
                    INSERT INTO change_row (change_id, position, table_name, before, after)
                    SELECT id, 0, 'tick', NULL, '{}' FROM change WHERE use_case = 'check';
                    """
            )
        }
        try learner.day(day + 1)
        return learner
    }

    @Test("a tick, an un-tick and their undo take SQLite a tenth more steps at most, a look at the score two tenths")
    func sameSteps() throws {
        let young = try Self.learner(through: 74)
        let old = try Self.learner(through: 74 + 3650)
        #expect(try young.count("tick") == 16 && old.count("tick") == 16 + 4 * 3650)
        let looks: [(String, Double, (Learner) throws -> Void)] = [
            ("tick", 1.1, { _ = try $0.course.check(try $0.habit(.drinkingWater)) }),
            ("un-tick", 1.1, { _ = try $0.course.uncheck(try $0.habit(.drinkingWater)) }),
            ("undo", 1.1, { _ = try $0.course.undo() }),
            (
                "skip", 1.1,
                { learner in
                    let today = try learner.today()
                    _ = try learner.course.skip(today...today, reason: "flu")
                }
            ),
            ("state", 1.1, { _ = try $0.course.state() }),
            ("score", 1.2, { _ = try $0.total() }),
        ]
        for (name, bound, look) in looks {
            let steps = try [young, old].map { learner in
                try StepCount.count(in: learner.store) { try look(learner) }
            }
            #expect(steps[0] > 50, "\(name): the steps are counted")
            #expect(Double(steps[1]) <= Double(steps[0]) * bound, "\(name): \(steps)")
        }
        // The few steps have read everything.
        #expect(try old.total() == 4 * (95 + (3654 - 7) * 24) + 24)
    }
}
