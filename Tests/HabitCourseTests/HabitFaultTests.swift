import Foundation
import GRDB
import HabitCourse
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Faults: a tick is whole or absent, whatever crashes and whoever writes")
struct HabitFaultTests {
    private func worker(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["habit"] + arguments)
    }

    /// A learner after the course in a file, with the four habits set and nothing ticked.
    private func learner(in folder: TemporaryFolder) throws -> (learner: Learner, file: String, habits: [String]) {
        let file = folder.file("habit.sqlite")
        let learner = try Learner(file: file, isStarted: true)
        try learner.day(71)
        try learner.readAll()
        for theme in Theme.allCases.dropFirst() { try learner.course.setHabit(theme, "I do it") }
        return (learner, file.path, try learner.course.habits().dropFirst().map(\.id.rawValue))
    }

    /// The ticked boxes in the worker's format.
    private func ticked(_ learner: Learner) throws -> [String] {
        try HabitTables(learner).ticks.map { "\($0.habit)/\($0.day)" }
    }

    /// Checks that ticks and changes match one to one, and that the score reads the same days.
    private func expectWhole(_ learner: Learner, _ comment: Comment) throws {
        let ticks = try ticked(learner)
        let noted = try learner.store.read { db in
            try ChangeLog.changes(limit: 100_000, in: db).filter { $0.useCase == "check" }.flatMap(\.rows)
                .compactMap { row -> String? in
                    guard case .text(let id)? = row.after?["habit_id"], case .integer(let day)? = row.after?["day"]
                    else { return nil }
                    return "\(id)/\(LocalDate(dayNumber: Int(day)))"
                }
        }
        #expect(noted.sorted() == ticks.sorted(), comment)
        let read = try learner.records().flatMap { record in record.ticks.map { "\(record.id)/\($0)" } }
        #expect(read.sorted() == ticks.sorted(), comment)
        #expect(try learner.store.inspect().findings.isEmpty, comment)
    }

    @Test(
        "a process killed in the middle of a tick leaves nothing of it, and the next tick works",
        arguments: ["tick", "tick_days", "change", "change_row"]
    )
    func killedInTheMiddle(table: String) throws {
        let folder = try TemporaryFolder()
        let (learner, file, habits) = try learner(in: folder)
        let changes = try learner.count("change")
        let child = try worker(["pause", file, "\(learner.clock.now)", table, habits[0]])
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try ticked(learner).isEmpty && learner.count("change") == changes)
        #expect(try !learner.course.check(Habit.ID(habits[0])).wasSo)
        try expectWhole(learner, "\(table)")
    }

    @Test("kill -9 over many rounds: what was said to be ticked is ticked, once", .timeLimit(.minutes(5)))
    func killedOverAndOver() throws {
        let folder = try TemporaryFolder()
        let (learner, file, habits) = try learner(in: folder)
        let from = learner.clock.now
        var random = SeededGenerator(seed: 7)
        var said: Set<String> = []
        for round in 0..<10 {
            let child = try worker(["tick", file, "\(from)", "60"] + habits)
            try child.waitForLine(startingWith: "ready")
            // The worker finds the ticks of the former one and adds more.
            for _ in 0..<random.int(in: 1...9) + round * 9 {
                guard let line = try child.readLine() else { break }
                if let box = line.split(separator: " ").last { said.insert(String(box)) }
            }
            child.kill()
            while let line = try child.readLine() {
                if let box = line.split(separator: " ").last { said.insert(String(box)) }
            }
            let boxes = try ticked(learner)
            #expect(said.subtracting(boxes).isEmpty, "round \(round)")
            #expect(Set(boxes).count == boxes.count, "round \(round): no box twice")
            #expect(boxes.count > round * 8, "round \(round): it got somewhere")
            try expectWhole(learner, "round \(round)")
        }
    }

    @Test("two processes that tick the same boxes at once lose nothing, and each box is ticked once")
    func twoProcesses() throws {
        let folder = try TemporaryFolder()
        let (learner, file, habits) = try learner(in: folder)
        let children = try [habits, habits.reversed()].map { order in
            try worker(["tick", file, "\(learner.clock.now)", "20"] + order)
        }
        var saved: [String] = []
        var found = 0
        for child in children {
            #expect(try child.wait() == .status(0))
            while let line = try child.readLine() {
                let words = line.split(separator: " ")
                if words.first == "saved" { saved.append(String(words[1])) }
                if words.first == "found" { found += 1 }
            }
        }
        #expect(saved.count == 80 && found == 80)
        #expect(try saved.sorted() == ticked(learner).sorted())
        learner.clock.advance(hours: 20 * 24)
        #expect(try learner.total() == 4 * (95 + 13 * 24))
        try expectWhole(learner, "two processes")
    }

    @Test("two processes that start the course at once start it once, with one observation habit")
    func startedTwice() throws {
        let folder = try TemporaryFolder()
        let learner = try Learner(file: folder.file("habit.sqlite"))
        let children = try (0..<2).map { _ in
            try worker(["start", folder.file("habit.sqlite").path, "\(learner.clock.now)"])
        }
        for child in children { try child.waitForLine(startingWith: "ready") }
        var words: [String] = []
        for child in children { child.closeInput() }
        for child in children {
            #expect(try child.wait() == .status(0))
            while let line = try child.readLine() { words.append(line) }
        }
        #expect(words.sorted() == ["found 2026-06-01", "saved 2026-06-01"])
        #expect(try learner.course.habits().map(\.theme) == [.foodObservation])
        #expect(try learner.count("change") == 1)
    }

    @Test("a disk that is full gives an error and no change; what was ticked before is there")
    func diskFull() throws {
        let folder = try TemporaryFolder()
        let (learner, file, habits) = try learner(in: folder)
        let now = learner.clock.now
        try learner.store.close()
        let child = try worker(["full", file, "\(now)", "400000"] + habits)
        try child.waitForLine(startingWith: "error: \(file)")
        let outcome = try child.waitForLine(startingWith: "saved ").split(separator: " ")
        #expect(outcome[1] == outcome[3] && outcome[5] == "0", "\(outcome)")
        #expect(try child.wait() == .status(0))
        let again = try Learner(file: folder.file("habit.sqlite"), posts: nil)
        #expect(try ticked(again).count == Int(outcome[1]))
        try expectWhole(again, "disk full")
    }

    @Test("a store that another process keeps locked gives an error and no change, and can be looked at")
    func locked() throws {
        let folder = try TemporaryFolder()
        let (learner, file, habits) = try learner(in: folder)
        let store = try LocalStore.open(
            at: folder.file("habit.sqlite"),
            schemas: HabitCourse.schemas,
            options: StoreOptions(busyTimeout: 0.05)
        )
        let impatient = HabitCourse(store: store, clock: learner.clock.wallClock, ids: .seeded(1))
        let child = try worker(["hold", file, "\(learner.clock.now)"])
        try child.waitForLine(startingWith: "holding")
        #expect(throws: HabitCourseError.store(.locked(file: file, seconds: 0.05))) {
            try impatient.check(Habit.ID(habits[0]))
        }
        #expect(try impatient.habits().count == 5, "looking goes on")
        #expect(try ticked(learner).isEmpty)
        #expect(try child.wait() == .status(0))
        #expect(try !impatient.check(Habit.ID(habits[0])).wasSo)
    }
}
