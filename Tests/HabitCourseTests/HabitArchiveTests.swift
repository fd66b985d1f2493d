import Foundation
import GRDB
import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Archives and backups of a course")
struct HabitArchiveTests {
    /// All rows of the course's tables and of the change log.
    private func rows(_ store: LocalStore) throws -> [String: [String]] {
        try store.read { db in
            let tables = try String.fetchAll(
                db,
                sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'grdb%'"
            )
            return Dictionary(
                uniqueKeysWithValues: try tables.map { table in
                    (table, try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { "\($0)" }.sorted())
                }
            )
        }
    }

    private func history() throws -> Learner {
        var history = try HabitHistory(seed: 5)
        for number in 0..<250 { _ = try history.step(number) }
        return history.learner
    }

    @Test("an archive brings every row back, the words of ticked days among them, and ticking goes on in it")
    func archive() throws {
        let folder = try TemporaryFolder()
        let learner = try history()
        #expect(try learner.count("tick") > 10 && learner.count("tick_days") > 1)
        let file = folder.file("course.jsonl")
        try Archive.write(learner.store, to: file)
        let other = try LocalStore.inMemory(schemas: HabitCourse.schemas)
        try Archive.read(file, into: other)
        #expect(try rows(other) == rows(learner.store))
        try goesOn(in: other, beside: learner)
    }

    @Test("a backup is the same course, and ticking goes on in it")
    func backup() throws {
        let folder = try TemporaryFolder()
        let learner = try history()
        let file = folder.file("copy.sqlite")
        try Backup.write(learner.store, to: file)
        let other = try LocalStore.open(at: file, schemas: HabitCourse.schemas)
        #expect(try rows(other) == rows(learner.store))
        try goesOn(in: other, beside: learner)
    }

    /// Ticks a box in both stores and undoes it. The triggers must keep the texts of the days.
    private func goesOn(in store: LocalStore, beside learner: Learner) throws {
        let course = HabitCourse(store: store, clock: learner.clock.wallClock, ids: .seeded(9))
        learner.clock.advance(hours: 48)
        let habit = try #require(try course.habits().last)
        #expect(habit.theme != .foodObservation)
        let receipt = try course.check(habit.id)
        #expect(try !receipt.wasSo && receipt == learner.course.check(habit.id))
        try course.undo()
        #expect(try course.check(habit.id) == receipt)
        #expect(try store.inspect().findings.isEmpty)
    }
}
