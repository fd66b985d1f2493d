import TIPsTracker
import Testing
import TimeKit

@Suite("Three to five times a week")
struct WeeklyBandTests {
    @Test(
        "up to two logs are low, three to five on target, more than five over",
        arguments: [
            (0, WeeklyBand.State.low), (1, .low), (2, .low), (3, .onTarget), (4, .onTarget), (5, .onTarget), (6, .over),
            (7, .over), (100, .over),
        ]
    )
    func states(count: Int, state: WeeklyBand.State) {
        let band = WeeklyBand(count: count)
        #expect(band.state == state)
        #expect(band.count == count)
        #expect(!band.isShortWeek)
    }

    @Test(
        "a week too short to reach three is short; the colors stay what they are",
        arguments: [(1, true), (2, true), (3, false), (4, false), (5, false), (6, false), (7, false)]
    )
    func shortWeeks(days: Int, isShort: Bool) {
        for count in 0...days {
            let band = WeeklyBand(count: count, days: days)
            #expect(band.isShortWeek == isShort)
            #expect(band.state == WeeklyBand(count: count).state)
        }
    }

    @Test("the last week of a cycle is as short as the challenge date makes it", arguments: [0, 1, 2, 3, 6])
    func lastWeek(extra: Int) throws {
        let start = try date("2026-01-05")
        let cycle = try Sample.cycle("2026-01-05", "\(start.adding(days: 77 + extra))")
        let days = cycle.days(ofWeek: cycle.weekCount).length
        #expect(days == (extra == 0 ? 7 : extra))
        #expect(WeeklyBand(count: 0, days: days).isShortWeek == (1...2).contains(days))
    }
}
