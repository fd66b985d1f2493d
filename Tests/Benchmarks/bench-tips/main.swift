import BenchmarkData
import BenchmarkSupport
import CSQLite
import Foundation
import TIPsTracker
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures a room of ten years compared with one of a month, a tick compared with a plain commit, and `tips home` as a whole process compared
// with the sqlite3 shell that selects 1 from the same file.
//
// usage: bench-tips [TIPS]   the release binary; by default the one built at the root with `swift build -c release --product tips`

private var table = Table(["", "ms", "floor ms", "times the floor", "at most"])

@MainActor private func add(_ name: String, each count: Int = 1, _ measured: Measurement, limit: Double) {
    table.add([
        name, (measured.seconds / Double(count) * 1e3).text(places: 3),
        (measured.floorSeconds / Double(count) * 1e3).text(places: 3), measured.ratio.text(places: 2),
        limit.text(places: 2),
    ])
}

/// The result's number. An error ends the benchmark, as its time would mean nothing.
private func answer(_ body: () throws -> Int) -> Int {
    do { return try body() } catch { preconditionFailure("the use case works: \(error)") }
}

/// Measures a screen of the ten-year room compared with that of the one-month room.
@MainActor private func compare(
    _ name: String,
    _ month: FamilyRoom,
    _ decade: FamilyRoom,
    screen: (FamilyRoom) throws -> Int
) {
    let measured = Measurement(rounds: 15) {
        answer { try (0..<20).reduce(0) { sum, _ in sum &+ (try screen(month)) } }
    } subject: {
        answer { try (0..<20).reduce(0) { sum, _ in sum &+ (try screen(decade)) } }
    }
    add(name, each: 20, measured, limit: 1.2)
}

@MainActor private func compareScreens(_ month: FamilyRoom, _ decade: FamilyRoom) throws {
    compare("home", month, decade) { try $0.tracker.homeScreen().categories.count }
    compare("this week", month, decade) { try $0.tracker.weekViewPage().sections.count }
    compare("week 2 of the first cycle", month, decade) {
        try $0.tracker.weekViewPage(cycle: try $0.tracker.findCycle("1").id, week: 2).sections.count
    }
    let today = try decade.tracker.plan().room.day(of: decade.clock.now)
    compare("history, yesterday", month, decade) { try $0.tracker.historyPage(on: today.previous).days.count }
    compare("history, first page", month, decade) { try $0.tracker.historyPage().days.count }
}

/// Measures a tick with its checks and its history, compared with a plain commit of the same three rows into a copy of the room's file.
///
/// Each round is one day of the family with all its slots; the rounds stay within the cycle.
@MainActor private func compareTicks(_ name: String, _ room: FamilyRoom) throws {
    let bare = try BareCommits(copying: room.folder.file("tips.sqlite"), to: room.folder.file("bare.sqlite"))
    let count = room.items.count
    let measured = Measurement(rounds: 100) {
        for _ in 0..<count { bare.commitThreeRows() }
        return count
    } subject: {
        answer { try room.logNextDay() }
    }
    add(name, each: count, measured, limit: 1 / 0.7)
}

@MainActor private func compareProcesses(_ room: FamilyRoom, tips: URL, sqlite3: URL) {
    let file = room.folder.file("tips.sqlite").path
    let commands = [["home"], ["week"], ["week", "--cycle", "1", "--week", "2"], ["history"]]
    for command in commands {
        let measured = Measurement(rounds: 40) {
            Processes.run(sqlite3, [file, "SELECT 1"])
        } subject: {
            Processes.run(tips, command + ["--data-dir", room.folder.url.path])
        }
        add("tips \(command.joined(separator: " "))", measured, limit: 10)
    }
}

let clock = WallClock.live
// A zone with clock changes, as for most families; in UTC the calculation of a day would cost nothing.
let zone = try TimeZone.named("America/Los_Angeles")
let today = zone.date(at: clock.now())
let month = try FamilyRoom(days: 30, today: today, zone: zone)
// Both are on the same day of their cycle, with as many ticks in its week.
let decade = try FamilyRoom(days: 24 * FamilyRoom.cycleDays + 30, today: today, zone: zone)
print("a room of \(month.ticks) ticks, and one of \(decade.ticks)")
if let tips = Processes.release("tips", given: Processes.givenPaths.first, root: Corpus.package),
    let sqlite3 = Processes.sqlite3()
{
    compareProcesses(decade, tips: tips, sqlite3: sqlite3)
} else {
    print("no processes measured: they need the sqlite3 shell, and: swift build -c release --product tips")
}
try compareScreens(month, decade)
try compareTicks("a tick in the first month, committed", month)
try compareTicks("a tick after ten years, committed", decade)
print(table)
