import Foundation
import HabitCourse
import TestKit
import TimeKit

/// A course in progress: on six days of seven each current habit is ticked through the use case itself.
struct CourseRoom {
    let folder: TemporaryFolder
    let clock: ManualClock
    let course: HabitCourse
    private(set) var ticks = 0

    /// Starts a course `days` days before today, in which every post is read and every habit set as early as possible.
    init(days: Int, today: LocalDate, zone: TimeZone, site: CourseSite) async throws {
        folder = try TemporaryFolder()
        clock = ManualClock(Self.noon(of: today.adding(days: 1 - days), zone), zone: zone)
        course = try HabitCourse.open(at: folder.file("habit.sqlite"), clock: clock.wallClock, ids: .seeded(1))
        _ = try await course.pull(CourseSite.address, from: site)
        try course.start()
        for number in 0..<days {
            clock.now = Self.noon(of: today.adding(days: number + 1 - days), zone)
            if number < 71, number.isMultiple(of: 7) { try readOn() }
            try tick(dayNumber: number)
        }
    }

    /// Noon of a day, at which the habits are ticked.
    private static func noon(of day: LocalDate, _ zone: TimeZone) -> Instant {
        DayBoundary.midnight.start(of: day, in: zone).adding(hours: 12)
    }

    private func readOn() throws {
        while case .read(let post) = try course.shelf().next {
            guard let theme = try course.finish(post).themeToSet else { continue }
            try course.setHabit(theme, "I do something about \(theme.rawValue) once a day")
        }
    }

    private mutating func tick(dayNumber: Int) throws {
        for (place, habit) in try course.habits().enumerated() where (dayNumber + place) % 7 != 0 {
            if habit.theme == .foodObservation, dayNumber >= 7 { continue }
            try course.check(habit.id)
            ticks += 1
        }
    }

    /// Ticks everything on the day after the clock's, after the first week, and returns the number of ticks.
    func tickNextDay() throws -> Int {
        clock.now = clock.now.adding(hours: 24)
        let running = try course.habits().filter { $0.theme != .foodObservation }
        for habit in running { try course.check(habit.id) }
        return running.count
    }
}
