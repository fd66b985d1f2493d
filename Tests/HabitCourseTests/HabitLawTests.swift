import Foundation
import GRDB
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import HabitCourse

@Suite("Laws over generated histories of use cases")
struct HabitLawTests {
    /// The total by the definition in the design, day by day, computed from the rows.
    private func plainTotal(_ learner: Learner, _ tables: HabitTables) throws -> Int {
        guard let state = tables.state else { return 0 }
        let today = state.clock.day(of: learner.clock.now)
        let neverWere = state.start <= today ? state.clock.daysThatNeverWere(in: state.start...today) : []
        var total = 0
        for habit in tables.habits {
            let done = tables.ticks.filter { $0.habit == habit.id }.map(\.day)
            let skipped = tables.skips.map(\.skip).filter { $0.habit == nil || $0.habit == habit.id }
            for (place, day) in done.enumerated() {
                total += min(20, 5 + (place + 1) * place / 2)
                var counted = 0
                var recent = 0
                var back = day
                while counted < 7, let first = done.first, back >= first {
                    let isDone = done.contains(back)
                    if isDone || !(neverWere.contains(back) || skipped.contains { $0.days.contains(back) }) {
                        counted += 1
                        recent += isDone ? 1 : 0
                    }
                    back = back.previous
                }
                total += max(0, recent - 3)
            }
        }
        return total
    }

    @Test(
        "the score read from the store is that of its set of ticks and skips, after every use case",
        arguments: [1, 2, 3, 4] as [UInt64]
    )
    func score(seed: UInt64) throws {
        var history = try HabitHistory(seed: seed)
        var highest = 0
        for number in 0..<220 {
            let name = try history.step(number)
            let tables = try HabitTables(history.learner)
            let total = tables.state == nil ? 0 : try history.learner.total()
            highest = max(highest, total)
            #expect(total == (try plainTotal(history.learner, tables)), "seed \(seed), \(number): \(name)")
        }
        #expect(highest > 60, "seed \(seed): there was something to count")
    }

    @Test("whatever is done, nothing that could be read is locked again", arguments: [11, 12, 13, 14] as [UInt64])
    func ratchet(seed: UInt64) throws {
        var history = try HabitHistory(seed: seed)
        try history.learner.course.start()
        let course = history.learner.course
        var readable: Set<TimeKit.ID<Post>> = []
        for number in 0..<180 {
            // Sometimes the clock is set back, and sometimes a change is undone.
            if number % 17 == 16 { history.learner.clock.advance(hours: -60) }
            // The start isn't undone, because the history would begin again.
            let last = try course.read { tables in
                try ChangeLog.lastStanding(by: "me", ofKinds: HabitCourse.subjectKinds, in: tables.db)?.useCase
            }
            let isUndone = number % 9 == 8 && last != "start" && (try? course.undo()) != nil
            let name = try isUndone ? "undo" : history.step(number)
            let shelf = try course.shelf()
            let now = Set(shelf.entries.filter(\.standing.isReadable).map(\.id))
            // Reading a screen stores nothing, so store the unlocked weeks before comparing.
            try course.holdUnlocks()
            #expect(now.isSuperset(of: readable), "seed \(seed), \(number): \(name)")
            readable.formUnion(now)
        }
        #expect(readable.count >= 3)
    }

    @Test("undo is the inverse of every use case but what time unlocks", arguments: [21, 22, 23, 24] as [UInt64])
    func inverse(seed: UInt64) throws {
        var history = try HabitHistory(seed: seed)
        var undone: Set<String> = []
        for number in 0..<180 {
            let before = try HabitTables(history.learner)
            let name = try history.step(number)
            let after = try HabitTables(history.learner)
            guard before != after else { continue }
            try history.learner.course.undo()
            #expect(try HabitTables(history.learner) == before, "seed \(seed), \(number): \(name)")
            undone.insert(String(name.prefix(4)))
            // Redo the change, so that the history continues.
            if before.state == nil || number % 2 == 0 { try redo(history.learner) }
        }
        #expect(undone.count >= 10, "\(undone)")
    }

    /// Redoes the last undone change.
    private func redo(_ learner: Learner) throws {
        try learner.store.redoLast(by: "me", at: learner.clock.now)
    }

    @Test("a whole evening is taken back, change by change, to before the start", arguments: [31, 32] as [UInt64])
    func wayBack(seed: UInt64) throws {
        var history = try HabitHistory(seed: seed, startsOn: 60)
        history.passes = false
        let learner = history.learner
        var states = [try HabitTables(learner)]
        for number in 0..<80 {
            _ = try history.step(number)
            let state = try HabitTables(learner)
            if state != states.last { states.append(state) }
        }
        #expect(states.count > 15)
        while states.count > 1 {
            states.removeLast()
            try learner.course.undo()
            #expect(try HabitTables(learner) == states.last, "seed \(seed), \(states.count)")
        }
        #expect(throws: HabitCourseError.store(.nothingToUndo)) { try learner.course.undo() }
    }

    @Test("a tick is not taken back once its day can no longer be changed, nor is an un-tick")
    func fixedTicks() throws {
        let learner = try Learner(isStarted: true)
        let habit = try learner.habit(.foodObservation)
        try learner.course.check(habit)
        try learner.day(2)
        #expect(try learner.course.undo().summary == "“I take a photo of everything I eat” ticked for 2026-06-01")
        try learner.course.check(habit)
        try learner.course.uncheck(habit)
        try learner.day(4)
        let fixed = HabitCourseError.cannotTick(
            habit: "I take a photo of everything I eat",
            .tooOld(try HabitSample.day(2), earliest: try HabitSample.day(3))
        )
        #expect(throws: fixed) { try learner.course.undo() }
        #expect(try learner.count("tick") == 0)
    }

    @Test("changes of another engine, and of another's, in the same file are not the user's to take back")
    func othersChanges() throws {
        let learner = try Learner(isStarted: true)
        for (kind, actor) in [("recipe", "me"), ("habit", "daemon")] {
            let cause = ChangeCause(
                actor: actor,
                at: learner.clock.now,
                useCase: "other",
                subject: EntityRef(kind: kind, id: "1"),
                summary: "other"
            )
            for _ in 0..<60 { try learner.store.change(cause) { scope in _ = try scope.changeID } }
        }
        #expect(try learner.course.undo().summary == "course started on 2026-06-01")
        #expect(throws: HabitCourseError.store(.nothingToUndo)) { try learner.course.undo() }
    }
}
