import Foundation
import GRDB
import HabitCourse
import StorageKit
import TimeKit

/// `fault-worker habit MODE FILE FROM …`: takes the course until the process is stopped or an operation fails. FROM is the time of its clock.
///
///     tick FILE FROM DAYS HABIT …   ticks the habits at FROM and every 24 hours later, DAYS times; prints each when it is saved
///     pause FILE FROM TABLE HABIT   ticks the habit, and pauses at a row of TABLE before anything is saved
///     start FILE FROM               starts the course, or prints that it was started before
///     full FILE FROM BYTES HABIT …  ticks the habits day by day until an error; BYTES is the size limit of its files
///     hold FILE FROM                keeps the file locked until the input ends
enum HabitMode {
    private static let misuse = Misuse("habit tick|pause|start|full|hold FILE FROM …")

    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 3 else { throw misuse }
        let file = URL(filePath: arguments[1])
        let from = try Instant(iso8601: arguments[2])
        let rest = Array(arguments.dropFirst(3))
        let store = try LocalStore.open(at: file, schemas: HabitCourse.schemas)
        switch (arguments[0], rest.count) {
        case ("tick", 2...): try tick(store, from, days: Int(rest[0]) ?? 0, rest.dropFirst().map { Habit.ID($0) })
        case ("pause", 2): try pause(store, from, table: rest[0], Habit.ID(rest[1]))
        case ("start", 0): try start(store, from)
        case ("full", 2...): try full(store, from, limit: Int(rest[0]) ?? 0, rest.dropFirst().map { Habit.ID($0) })
        case ("hold", 0): try store.hold()
        default: throw misuse
        }
    }

    private static func course(_ store: LocalStore, at now: Instant) -> HabitCourse {
        HabitCourse(store: store, clock: WallClock(now: { now }, zone: { .gmt }), ids: .live)
    }

    private static func tick(_ store: LocalStore, _ from: Instant, days: Int, _ habits: [Habit.ID]) throws {
        say("ready")
        for day in 0..<days {
            for habit in habits {
                let receipt = try course(store, at: from.adding(days24h: day)).check(habit)
                say("\(receipt.wasSo ? "found" : "saved") \(habit)/\(receipt.day)")
            }
        }
    }

    private static func pause(_ store: LocalStore, _ from: Instant, table: String, _ habit: Habit.ID) throws {
        try store.pause(atRowsOf: table)
        try course(store, at: from).check(habit)
        say("saved")
    }

    private static func start(_ store: LocalStore, _ from: Instant) throws {
        say("ready")
        _ = readLine()
        do {
            say("saved \(try course(store, at: from).start().start)")
        } catch {
            guard case .alreadyStarted(let day) = error else { throw error }
            say("found \(day)")
        }
    }

    private static func full(_ store: LocalStore, _ from: Instant, limit: Int, _ habits: [Habit.ID]) throws {
        StorageFaults.limitFiles(to: limit)
        var saved = 0
        do {
            for day in 0..<10_000 {
                for habit in habits {
                    try course(store, at: from.adding(days24h: day)).check(habit)
                    saved += 1
                }
            }
            say("never full")
        } catch {
            guard case .store(let reason) = error else { throw error }
            say("error: \(reason)")
        }
        // After the error the store still reads exactly the saved data.
        let ticks = try store.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM tick") ?? 0 }
        say("saved \(saved) ticks \(ticks) findings \(try store.inspect().findings.count)")
    }
}
