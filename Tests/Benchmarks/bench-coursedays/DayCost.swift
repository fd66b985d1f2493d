import BenchmarkSupport
import Foundation
import HabitCourse
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

/// The cost of finding the course day of an instant, compared with the calendar day's, and for ten years compared with one.
enum DayCost {
    static func table() throws -> Table {
        // A zone with clock changes, as for most people.
        let zone = try TimeZone.named("America/Los_Angeles")
        let clock = CourseClock(.init(timeZone: zone, resetsAt: try LocalTime(hour: 3, minute: 0)))
        let start = try Instant(iso8601: "2026-01-01T00:00:00Z")
        func instants(years: Int) -> [Instant] {
            (0..<years * 365 * 48).map { start.adding(milliseconds: Int64($0) * 1_800_000) }
        }
        let (year, decade) = (instants(years: 1), instants(years: 10))
        func days(_ instants: [Instant]) -> Int { instants.reduce(0) { $0 &+ clock.day(of: $1).dayNumber } }
        let measured = Measurement {
            year.reduce(0) { $0 &+ zone.date(at: $1).dayNumber }
        } subject: {
            days(year)
        }
        let tenfold = Measurement(rounds: 5, floor: { days(year) }, subject: { days(decade) })
        var table = Table(["", "ns", "floor ns", "times the floor", "cost of 10 times the data"])
        table.add([
            "the course day of an instant; floor: the calendar's", nanoseconds(measured.seconds, year.count),
            nanoseconds(measured.floorSeconds, year.count), measured.ratio.text(places: 2), tenfold.ratio.text(),
        ])
        return table
    }

    private static func nanoseconds(_ seconds: Double, _ count: Int) -> String {
        (seconds / Double(count) * 1e9).text(places: 0)
    }
}
