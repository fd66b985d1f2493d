import Foundation
import TIPsTracker
import TestKit
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

    @Test("a wall clock that is ahead is taken; one that was set back is not followed")
    func wallClock() {
        let seen = HybridClock(milliseconds: 5_000, counter: 7, node: "b")
        let ahead = HybridClock.next(after: seen, now: Instant(milliseconds: 6_000), node: "a")
        #expect(ahead == HybridClock(milliseconds: 6_000, counter: 0, node: "a"))
        let behind = HybridClock.next(after: seen, now: Instant(milliseconds: 10), node: "a")
        #expect(behind == HybridClock(milliseconds: 5_000, counter: 8, node: "a"))
    }

    @Test("a counter that is full goes on with the next millisecond; a time before 1970 counts as 1970")
    func edges() {
        let full = HybridClock(milliseconds: 5_000, counter: 0xFFFF, node: "b")
        let next = HybridClock.next(after: full, now: Instant(milliseconds: 0), node: "a")
        #expect(next == HybridClock(milliseconds: 5_001, counter: 0, node: "a"))
        #expect(HybridClock.next(after: nil, now: Instant(milliseconds: -9), node: "a").milliseconds == 0)
    }

    @Test(
        "over generated histories of clocks set forwards and back, each time is later than all seen, and texts sort as times do"
    )
    func laws() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            var newest: HybridClock?
            var all: [HybridClock] = []
            for _ in 0..<50 {
                let now = Instant(milliseconds: Int64(random.int(in: 0...100)))
                if random.oneIn(4) {
                    let other = HybridClock(
                        milliseconds: Int64(random.int(in: 0...100)),
                        counter: random.pick([0, 1, 0xFFFE, 0xFFFF]),
                        node: random.pick(["a", "b", "0z"])
                    )
                    newest = [newest, other].compactMap { $0 }.max()
                    all.append(other)
                }
                let next = HybridClock.next(after: newest, now: now, node: random.pick(["a", "b"]))
                if let newest { #expect(newest < next) }
                newest = next
                all.append(next)
            }
            let byTime = all.sorted().map(\.text)
            let byBytes = all.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            #expect(byTime == byBytes)
            #expect(all.allSatisfy { HybridClock($0.text) == $0 })
        }
    }

    @Test(
        "a text that is none is refused",
        arguments: [
            "", "-", "--", "0195749a6e40-0000-", "0195749a6e40-0000", "0195749a6e4-0000-a", "0195749a6e40-000-a",
            "0195749A6E40-0000-a", "0195749a6e40-0000-A", "0195749a6e40-0000-a-b", "0195749a6e40-0000-é",
            "+195749a6e40-0000-a",
            "０195749a6e40-0000-a",
        ]
    )
    func refused(text: String) {
        #expect(HybridClock(text) == nil)
    }
}
