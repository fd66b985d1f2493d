import Foundation
import GRDB
import StorageKit
import TestKit
import TimeKit

@testable import HabitCourse

/// A random history of the engine's use cases, including refused ones.
struct HabitHistory {
    let learner: Learner
    var generator: SeededGenerator
    /// Whether hours pass between use cases; else seconds.
    var passes = true

    static let zones = ["America/Phoenix", "Europe/Berlin", "Pacific/Auckland", "Pacific/Apia", "America/Los_Angeles"]

    init(seed: UInt64, startsOn day: Int = 1) throws {
        learner = try Learner(seed: seed)
        try learner.day(day)
        generator = SeededGenerator(seed: seed)
    }

    /// Runs one use case, and returns its name with the outcome.
    mutating func step(_ number: Int) throws -> String {
        if passes { learner.clock.advance(hours: generator.int(in: 0...14)) } else { learner.clock.advance(seconds: 1) }
        let (name, useCase) = try next(number)
        do {
            try useCase(learner.course)
            return name
        } catch let error as HabitCourseError {
            return "\(name), refused: \(error)"
        }
    }

    private mutating func next(_ number: Int) throws -> (String, (HabitCourse) throws -> Void) {
        let habits = try learner.course.habits()
        guard !habits.isEmpty else { return ("start", { _ = try $0.start() }) }
        let habit = generator.pick(habits)
        let isYesterday = generator.oneIn(3)
        let isOn = generator.oneIn(2)
        switch generator.int(in: 0...19) {
        case 0...5: return ("check", { _ = try $0.check(habit.id, forYesterday: isYesterday) })
        case 6...7: return ("uncheck", { _ = try $0.uncheck(habit.id, forYesterday: isYesterday) })
        case 8...10:
            let open = try learner.course.shelf().open
            guard let post = open.isEmpty ? nil : generator.pick(open) else { return ("nothing", { _ in }) }
            return ("finish \(post.id)", { _ = try $0.finish(post.id) })
        case 11:
            let theme = generator.pick(Theme.allCases)
            return ("set \(theme)", { _ = try $0.setHabit(theme, "I do \(number)") })
        case 12: return ("edit", { _ = try $0.editHabit(habit.id, "I do \(number) rather") })
        case 13: return ("goal", { try $0.setGoal("I am number \(number)") })
        case 14:
            let from = try learner.today().adding(days: generator.int(in: -15...3))
            let until = from.adding(days: generator.int(in: 0...4))
            return ("skip", { _ = try $0.skip(from...until, of: isOn ? habit.id : nil, reason: "reason \(number)") })
        case 15:
            let skips = try learner.course.skips()
            guard let skip = skips.isEmpty ? nil : generator.pick(skips).skip else { return ("nothing", { _ in }) }
            return ("unskip", { _ = try $0.unskip(skip.days.upperBound, of: skip.habit) })
        case 16: return isOn && isYesterday ? ("pause", { try $0.pause() }) : ("resume", { try $0.resume() })
        case 17:
            let zone = try TimeZone.named(generator.pick(Self.zones))
            let reset = try LocalTime(hour: generator.int(in: 0...23), minute: 30)
            return ("clock", { _ = try $0.setSettings(resetsAt: reset, in: isOn ? zone : nil) })
        case 18: return ("notices", { _ = try $0.setSettings(weekUnlocked: isOn, editUnlocked: isYesterday) })
        default: return ("reminder", { _ = try $0.setReminder(of: habit.id, isOn: isOn) })
        }
    }
}

/// The user's data, without the unlocked weeks.
struct HabitTables: Equatable {
    var state: CourseState?
    var habits: [Habit]
    var skips: [SkippedDays]
    var ticks: [Tick]

    init(_ learner: Learner) throws {
        (state, habits, skips, ticks) = try learner.course.read { tables in
            let rows = try Row.fetchAll(tables.db, sql: "SELECT habit_id, day FROM tick ORDER BY habit_id, day")
            let ticks = rows.map { Tick(ID($0[0] as String), on: LocalDate(dayNumber: $0[1])) }
            return (try tables.state(), try tables.habits(), try tables.skips(), ticks)
        }
        state?.opened = []
        state?.unlockedWeeks = 0
    }
}
