import GRDB
import HabitCourse
import StorageKit
import Testing
import TimeKit

@Suite("The tables")
struct HabitSchemaTests {
    @Test("the tables keep the house rules")
    func audit() throws {
        let findings = try SchemaAudit.findings(
            of: HabitCourse.schemas[0],
            nullable: [
                "course_attempt.failure", "course_copy.etag", "course_copy.last_modified", "course_copy.updated",
                "course_image.etag", "course_image.last_modified", "course_image.media_type", "course_page.etag",
                "course_page.last_modified", "course_post.theme", "course_post.updated", "course_state.goal",
                "finished_post.theme", "pause.until_day", "skip.habit_id",
            ]
        )
        #expect(findings == [])
    }

    @Test("the texts of tick_days are the ticks, also of the last day of a stretch and of days before 1970")
    func days() throws {
        let learner = try Learner(isStarted: true)
        let habit = try learner.habit(.foodObservation).rawValue
        let days = [-1025, -1024, -1, 0, 1, 63, 64, 1023, 1024, 20_000]
        func stretches() throws -> [Int] {
            try learner.store.read { db in
                try Int.fetchAll(db, sql: "SELECT stretch FROM tick_days ORDER BY stretch")
            }
        }
        try learner.store.write { db in
            for day in days { try db.execute(sql: "INSERT INTO tick VALUES (?, ?)", arguments: [habit, day]) }
        }
        #expect(try stretches() == [-2, -1, 0, 1, 19])
        #expect(try learner.records()[0].ticks.map(\.dayNumber) == days)
        for (place, day) in days.enumerated() {
            try learner.store.write { db in try db.execute(sql: "DELETE FROM tick WHERE day = ?", arguments: [day]) }
            #expect(try learner.records()[0].ticks.map(\.dayNumber) == Array(days.dropFirst(place + 1)))
        }
        #expect(try stretches().isEmpty)
    }
}
