import Foundation
import HabitCourse
import TestKit
import TimeKit

/// Common sample values.
enum HabitSample {
    static let habit = Habit.ID("h")

    static func date(_ text: String) throws -> LocalDate { try LocalDate(iso8601: text) }

    static func clock(_ zone: String = "America/Phoenix", _ reset: String = "03:00") throws -> CourseClock {
        CourseClock(try setting(zone, reset))
    }

    static func setting(_ zone: String, _ reset: String) throws -> CourseClock.Setting {
        .init(timeZone: try .named(zone), resetsAt: try LocalTime(iso8601: reset))
    }

    /// A course that starts on Monday, 1 June 2026.
    static func course(_ zone: String = "America/Phoenix", _ reset: String = "03:00") throws -> CourseState {
        CourseState(start: try date("2026-06-01"), clock: try clock(zone, reset))
    }

    /// The date of a course day, counted from 1, in a course without pauses.
    static func day(_ number: Int) throws -> LocalDate { try date("2026-06-01").adding(days: number - 1) }

    static func post(
        _ id: String,
        week: Int,
        _ order: Int,
        _ kind: Post.Kind = .article,
        theme: Theme? = nil
    ) -> Post {
        Post(id: .init(id), week: week, order: order, kind: kind, title: id, theme: theme, url: "\(id).html")
    }

    /// A record with ticks and skips on these days, counted from 1 June 2026.
    static func record(_ ticks: some Sequence<Int>, skips: [Int] = [], from: Int = 1, until: Int? = nil) throws
        -> HabitRecord
    {
        HabitRecord(
            id: habit,
            from: try day(from),
            until: try until.map { try day($0) },
            ticks: DaySet(try ticks.map { try day($0) }),
            skips: DaySet(try skips.map { try day($0) })
        )
    }

    /// A random history of some days, each ticked, skipped, both, or neither.
    static func history(_ generator: inout SeededGenerator, days: Int) throws -> HabitRecord {
        let eager = generator.int(in: 1...4)
        let ticks = (1...days).filter { _ in eager == 4 ? !generator.oneIn(8) : generator.oneIn(5 - eager) }
        let skips = (1...days).filter { _ in generator.oneIn(6) }
        return try record(ticks, skips: skips)
    }
}

extension TimeKit.ID: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByUnicodeScalarLiteral
{
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}
