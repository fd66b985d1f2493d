import BenchmarkSupport
import Foundation
import HabitCourse
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures a course of ten years compared with one on its first day: the score with graph and heat map, the home screen, a tick; and
// pulling the whole course from its site.

private var table = Table(["", "ms", "floor ms", "times the floor", "at most"])

@MainActor private func add(_ name: String, each count: Int = 1, _ measured: Measurement, limit: String) {
    table.add([
        name, (measured.seconds / Double(count) * 1e3).text(places: 3),
        (measured.floorSeconds / Double(count) * 1e3).text(places: 3), measured.ratio.text(places: 2), limit,
    ])
}

/// The result's number. An error ends the benchmark, as its time would mean nothing.
private func answer(_ body: () throws -> Int) -> Int {
    do { return try body() } catch { preconditionFailure("the use case works: \(error)") }
}

/// Measures score, series and heat map from an open store, compared with reading the same ticks through SQLite's own interface.
@MainActor private func compareStatistics(_ name: String, _ course: HabitCourse, _ bare: BareTables, limit: String) {
    let measured = Measurement(rounds: 15) {
        (0..<10).reduce(0) { sum, _ in sum &+ bare.readTicks() }
    } subject: {
        answer {
            try (0..<10).reduce(0) { sum, _ in
                let screen = try course.statisticsScreen()
                return sum &+ screen.series.count &+ screen.activity.count &+ (screen.series.last?.total ?? 0)
            }
        }
    }
    add(name, each: 10, measured, limit: limit)
}

/// Measures the rule alone: ten records of ten years in memory, compared with iterating over their ticks.
@MainActor private func compareRules(today: LocalDate) {
    let start = today.adding(days: -3652)
    let records = (0..<10).map { habit in
        let days = (0..<3653).filter { ($0 + habit) % 11 != 0 }.map { start.adding(days: $0) }
        return HabitRecord(id: ID("habit-\(habit)"), from: start, ticks: DaySet(days))
    }
    let measured = Measurement(rounds: 15) {
        (0..<10).reduce(0) { sum, _ in
            records.reduce(sum) { sum, record in record.ticks.reduce(sum) { $0 &+ $1.dayNumber } }
        }
    } subject: {
        (0..<10).reduce(0) { sum, _ in
            let score = Score(of: records)
            let series = score.series(from: start, through: today)
            return sum &+ score.total &+ series.count
                &+ ActivityLevels.days(of: records, from: start, through: today).count
        }
    }
    let ticks = records.reduce(0) { $0 + $1.ticks.count }
    add("score, series, heat map of ten habits, \(ticks) ticks in memory", each: 10, measured, limit: "–")
}

@MainActor private func compareHomes(_ first: CourseRoom, _ decade: CourseRoom) {
    let measured = Measurement(rounds: 15) {
        answer { try (0..<10).reduce(0) { sum, _ in sum &+ (try first.course.homeScreen().habits.count) } }
    } subject: {
        answer { try (0..<10).reduce(0) { sum, _ in sum &+ (try decade.course.homeScreen().score.series.count) } }
    }
    add("home screen after ten years; floor: on the first day", each: 10, measured, limit: "–")
}

/// Measures a tick with its checks and its history, compared with a plain commit of the same rows into a copy of the file.
@MainActor private func compareTicks(_ name: String, _ room: CourseRoom, limit: String) throws {
    let bare = try BareTables(
        copying: room.folder.file("habit.sqlite"),
        to: room.folder.file("bare-\(room.ticks).sqlite")
    )
    let count = try room.tickNextDay()
    let measured = Measurement(rounds: 60) {
        for _ in 0..<count { bare.commitTick() }
        return count
    } subject: {
        answer { try room.tickNextDay() }
    }
    add(name, each: count, measured, limit: limit)
}

/// Measures pulling the whole sample course into a store in memory, and pulling it again unchanged.
@MainActor private func measurePull(_ site: CourseSite, clock: ManualClock) async throws {
    var whole: [Double] = []
    var again: [Double] = []
    let ticking = ContinuousClock()
    for _ in 0..<9 {
        let course = try HabitCourse.inMemory(clock: clock.wallClock, ids: .seeded(1))
        let start = ticking.now
        _ = try await course.pull(CourseSite.address, from: site)
        let middle = ticking.now
        _ = try await course.pull(from: site)
        whole.append(Double(start.duration(to: middle) / .nanoseconds(1)) / 1e6)
        again.append(Double(middle.duration(to: ticking.now) / .nanoseconds(1)) / 1e6)
    }
    let megabytes = Double(site.byteCount) / 1e6
    let (first, second) = (median(whole), median(again))
    print(
        """
        the sample course of \(megabytes.text(places: 2)) MB pulled from memory and kept: \(first.text(places: 1)) ms, \
        \((megabytes / first * 1e3).text(places: 1)) MB/s; again, from a site that says nothing about versions: \(second.text(places: 1)) ms
        """
    )
}

// A zone with clock changes, as for most people; in UTC the calculation of a day would cost nothing.
let zone = try TimeZone.named("America/Los_Angeles")
let today = try LocalDate(iso8601: "2036-06-02")
let site = try CourseSite()
let first = try await CourseRoom(days: 1, today: today, zone: zone, site: site)
// A course in its second week has a current habit: the observation ends after the first week.
let week = try await CourseRoom(days: 8, today: today, zone: zone, site: site)
let decade = try await CourseRoom(days: 3653, today: today, zone: zone, site: site)
print("a course of a day, and one of ten years with \(decade.ticks) ticks")

let file = decade.folder.file("habit.sqlite")
compareStatistics(
    "score, series, heat map after ten years",
    decade.course,
    try BareTables(copying: file, to: decade.folder.file("bare.sqlite")),
    limit: "5 ms"
)
// A course has four continuing habits; over thirty years they have as many ticks as ten habits over ten years.
let longer = try BareTables(copying: file, to: decade.folder.file("longer.sqlite"))
longer.run("INSERT INTO tick (habit_id, day) SELECT habit_id, day + 3653 FROM tick")
longer.run("INSERT INTO tick (habit_id, day) SELECT habit_id, day + 3653 FROM tick WHERE true ON CONFLICT DO NOTHING")
let later = ManualClock(decade.clock.now.adding(hours: 24 * 2 * 3653), zone: zone)
compareStatistics(
    "the same after thirty years, with the ticks of ten habits (\(longer.readTicks()))",
    try HabitCourse.open(at: decade.folder.file("longer.sqlite"), clock: later.wallClock, ids: .seeded(2)),
    longer,
    limit: "5 ms"
)
compareRules(today: today)
compareHomes(first, decade)
try compareTicks("a tick in the second week; floor: a bare commit", week, limit: "–")
try compareTicks("a tick after ten years; floor: a bare commit", decade, limit: "–")
print(table)
try await measurePull(site, clock: later)
