import TIPsTracker
import Testing
import TimeKit

@Suite("Hybrid clocks")
struct HybridClockTests {
    @Test("never behind what was seen, never the same twice")
    func next() throws {
        let now = Instant(milliseconds: 1_000)
        let first = HybridClock.next(after: nil, now: now, node: "a")
        let second = HybridClock.next(after: first, now: now, node: "a")
        #expect(first < second)
        #expect(second.counter == 1)
        #expect(HybridClock(second.text) == second)
    }
}
