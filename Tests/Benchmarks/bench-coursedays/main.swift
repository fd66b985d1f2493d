import BenchmarkSupport
import Foundation
import HabitCourse
import TimeKit

// The course day over every zone of the tz database, every half hour as a reset time, from 1970 to 2037: it never goes backwards,
// and a day begins where it is first met. Prints how many instants were asked, how fast, and how often a law was broken; ends with
// an error if it ever was.
//
// Every day's boundary is asked, with the milliseconds around it; around each change of a zone's clocks every ten minutes of two
// days before and after it.
//
// usage: bench-coursedays [ZONE-PREFIX]   all zones; else those that begin so, as in "Pacific/"

/// What a sweep came to.
struct Sweep {
    var instants = 0
    var violations: [String] = []

    mutating func fail(_ words: String) {
        violations.append(words)
    }
}

let years = try (LocalDate(iso8601: "1970-01-02"), LocalDate(iso8601: "2037-12-30"))
let tenMinutes: Int64 = 600_000
let day: Int64 = 86_400_000

/// When a zone's clocks are set to another offset: found day by day, then by bisection.
func changes(of zone: TimeZone) -> [Instant] {
    var changes: [Instant] = []
    var low = DayBoundary.midnight.start(of: years.0, in: .gmt)
    let end = DayBoundary.midnight.start(of: years.1, in: .gmt)
    while low < end {
        let next = low.adding(milliseconds: day / 4)
        if zone.offset(at: low) != zone.offset(at: next) {
            var (before, after) = (low, next)
            while before.milliseconds(until: after) > 1 {
                let middle = before.adding(milliseconds: before.milliseconds(until: after) / 2)
                if zone.offset(at: middle) == zone.offset(at: low) { before = middle } else { after = middle }
            }
            changes.append(after)
        }
        low = next
    }
    return changes
}

/// The days' boundaries stand in order, each day begins at its own, and a millisecond before it is an earlier one.
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

/// Around a change of the clocks no day comes back.
func sweep(around change: Instant, _ clock: CourseClock, _ name: String, _ sweep: inout Sweep) {
    var instant = change.adding(milliseconds: -2 * day)
    let end = change.adding(milliseconds: 2 * day)
    var previous = clock.day(of: instant)
    while instant < end {
        // The last millisecond before the change and the first one after it are among them.
        let next = instant.adding(milliseconds: tenMinutes)
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
let resets = try (0..<48).map { try LocalTime(hour: $0 / 2, minute: $0 % 2 * 30) }
let ticking = ContinuousClock()
let start = ticking.now
/// Zones of the same clocks need to be looked at once: the tz database has many names for one.
var parts: [Sweep] = []
for identifier in zones {
    let zone = try TimeZone.named(identifier)
    let changes = changes(of: zone)
    var part = Sweep()
    for (number, reset) in resets.enumerated() {
        let clock = CourseClock(.init(timeZone: zone, resetsAt: reset))
        let name = "\(identifier), reset \(reset)"
        // Boundaries of every day for every sixth reset time; what goes wrong goes wrong where the clocks change.
        if number.isMultiple(of: 6) { sweepDays(clock, name, &part) }
        for change in changes { sweep(around: change, clock, name, &part) }
    }
    parts.append(part)
}
let instants = parts.reduce(0) { $0 + $1.instants }
let violations = parts.flatMap(\.violations)
let seconds = Double(start.duration(to: ticking.now) / .nanoseconds(1)) / 1e9
print(
    """
    \(zones.count) zones × \(resets.count) reset times, 1970–2037: \(Double(instants).text(places: 0)) instants in \
    \(seconds.text(places: 1)) s, \((Double(instants) / seconds).text(places: 0)) a second, \(violations.count) violations
    """
)
for violation in violations.prefix(20) { print(violation) }
exit(violations.isEmpty ? 0 : 1)
