import BenchmarkSupport
import Foundation
import HabitCourse
import TimeKit

// Checks the course day in every zone of the tz database with every half hour as the reset time, from 1970 to 2037: the day never decreases, and it
// begins at the first instant that belongs to it. Prints the number of checked instants, the speed and the number of violations; fails if there is
// one. Then prints the cost of a course day compared with that of a calendar day.
//
// Around each clock change, every half hour of the day and a half before and after it is checked, and the milliseconds next to the change. Besides,
// each day's boundary is checked with the milliseconds next to it. Zones with the same clock changes since 1970 are checked only once.
//
// usage: bench-coursedays [--whole] [ZONE-PREFIX]   --whole: all reset times instead of every sixth; ZONE-PREFIX: only zones with this prefix,
// such as "Pacific/"

/// The result of checking one zone.
struct Sweep {
    var instants = 0
    var violations: [String] = []

    mutating func fail(_ words: String) {
        violations.append(words)
    }
}

let years = try (LocalDate(iso8601: "1970-01-02"), LocalDate(iso8601: "2037-12-30"))
let halfHour: Int64 = 1_800_000
let day: Int64 = 86_400_000

/// The changes of a zone's offset, found in steps of twelve hours and then by bisection.
func changes(of zone: TimeZone) -> [ClockChange] {
    var low = DayBoundary.midnight.start(of: years.0, in: .gmt)
    let end = DayBoundary.midnight.start(of: years.1, in: .gmt)
    var changes = [ClockChange(at: low, offset: zone.offset(at: low))]
    while low < end {
        let next = low.adding(milliseconds: day / 2)
        if zone.offset(at: low) != zone.offset(at: next) {
            var (before, after) = (low, next)
            while before.milliseconds(until: after) > 1 {
                let middle = before.adding(milliseconds: before.milliseconds(until: after) / 2)
                if zone.offset(at: middle) == zone.offset(at: low) { before = middle } else { after = middle }
            }
            changes.append(ClockChange(at: after, offset: zone.offset(at: after)))
        }
        low = next
    }
    return changes
}

/// The instant of a change of a zone's clocks, with the new offset.
struct ClockChange: Hashable {
    let at: Instant
    let offset: Int64
}

/// Checks that the days' boundaries are in order, each day begins at its boundary, and the millisecond before is an earlier day.
func sweepDays(_ clock: CourseClock, _ name: String, _ sweep: inout Sweep) {
    var day = years.0
    var previous = clock.boundary(of: day.previous)
    while day <= years.1 {
        let boundary = clock.boundary(of: day)
        if boundary < previous { sweep.fail("\(name): \(day) begins before \(day.previous)") }
        if clock.day(of: boundary) < day { sweep.fail("\(name): \(day) has not begun at its own boundary") }
        if clock.day(of: boundary.adding(milliseconds: -1)) >= day { sweep.fail("\(name): \(day) has begun too early") }
        sweep.instants += 2
        previous = boundary
        day = day.next
    }
}

/// Checks that the day never decreases around a clock change.
func sweep(around change: Instant, _ clock: CourseClock, _ name: String, _ sweep: inout Sweep) {
    var instant = change.adding(milliseconds: -36 * 2 * halfHour)
    let end = change.adding(milliseconds: 36 * 2 * halfHour)
    var previous = clock.day(of: instant)
    while instant < end {
        // The last millisecond before the change and the change itself are included.
        let next = instant.adding(milliseconds: halfHour)
        let steps = instant < change && next >= change ? [change.adding(milliseconds: -1), change, next] : [next]
        for step in steps {
            let now = clock.day(of: step)
            if now < previous { sweep.fail("\(name): \(now) came after \(previous) at \(step)") }
            previous = max(previous, now)
            sweep.instants += 1
        }
        instant = next
    }
}

let prefix = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? ""
let zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.hasPrefix(prefix) }
let isWhole = CommandLine.arguments.contains("--whole")
let resets = try stride(from: 0, to: 48, by: isWhole ? 1 : 6).map {
    // One of the chosen reset times has minutes, too.
    try LocalTime(hour: $0 / 2, minute: isWhole ? $0 % 2 * 30 : $0 % 12 * 5)
}
let ticking = ContinuousClock()
let start = ticking.now
var parts: [Sweep] = []
var swept: Set<[ClockChange]> = []
for identifier in zones {
    let zone = try TimeZone.named(identifier)
    let changes = changes(of: zone)
    guard swept.insert(changes).inserted else { continue }
    var part = Sweep()
    for (number, reset) in resets.enumerated() {
        let clock = CourseClock(.init(timeZone: zone, resetsAt: reset))
        let name = "\(identifier), reset \(reset)"
        // Violations would occur at clock changes, so every day is checked for some of the reset times only.
        if number.isMultiple(of: isWhole ? 12 : 4) { sweepDays(clock, name, &part) }
        for change in changes { sweep(around: change.at, clock, name, &part) }
    }
    parts.append(part)
}
let instants = parts.reduce(0) { $0 + $1.instants }
let violations = parts.flatMap(\.violations)
let seconds = Double(start.duration(to: ticking.now) / .nanoseconds(1)) / 1e9
print(
    """
    \(zones.count) zones (\(parts.count) different) × \(resets.count) reset times, 1970–2037: \
    \(Double(instants).text(places: 0)) instants in \(seconds.text(places: 1)) s, \((Double(instants) / seconds).text(places: 0)) a second, \(violations.count) violations
    """
)
for violation in violations.prefix(20) { print(violation) }
print(try DayCost.table())
exit(violations.isEmpty ? 0 : 1)
