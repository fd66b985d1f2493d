import ServerKit
import TestKit
import Testing
import TimeKit

@Suite("So many times in so long")
struct RateLimitTests {
    static func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: 1_800_000_000_000 + milliseconds) }

    @Test("the limit is reached exactly, and lifts as the first time leaves the window")
    func exact() {
        var limit = RateLimit(3, inMilliseconds: 1_000)
        #expect([0, 100, 200].map { limit.take("a", at: Self.at($0)) } == [nil, nil, nil])
        #expect(limit.take("a", at: Self.at(300)) == 700)
        #expect(limit.wait("a", at: Self.at(999)) == 1)
        #expect(limit.wait("a", at: Self.at(1_000)) == nil)
        #expect(limit.take("b", at: Self.at(300)) == nil)
        #expect(limit.take("a", at: Self.at(1_000)) == nil)
        #expect(limit.take("a", at: Self.at(1_001)) == 99)
    }

    @Test("refused requests don't count, and returned ones didn't happen")
    func givenBack() {
        var limit = RateLimit(1, inMilliseconds: 1_000)
        #expect(limit.take("a", at: Self.at(0)) == nil)
        for time in 1...50 { #expect(limit.take("a", at: Self.at(Int64(time))) != nil) }
        limit.giveBack("a")
        limit.giveBack("nobody")
        #expect(limit.take("a", at: Self.at(60)) == nil)
        #expect(limit.keyCount == 1)
    }

    @Test("amounts add up to the limit in any window; one above the whole limit is taken as the limit")
    func amounts() {
        var limit = RateLimit(1_000, inMilliseconds: 1_000)
        #expect(limit.take("a", 600, at: Self.at(0)) == nil)
        #expect(limit.take("a", 401, at: Self.at(500)) == 500)
        #expect(limit.take("a", 400, at: Self.at(500)) == nil)
        #expect(limit.wait("a", 601, at: Self.at(1_000)) == 500)
        #expect(limit.take("a", 600, at: Self.at(1_000)) == nil)
        #expect(limit.take("b", 5_000, at: Self.at(0)) == nil)
        #expect(limit.take("b", 1, at: Self.at(999)) == 1)
    }

    @Test("zero is no limit, and keeps nothing")
    func none() {
        var limit = RateLimit(0, inMilliseconds: 1_000)
        for time in 0..<1_000 { #expect(limit.take("a", at: Self.at(Int64(time))) == nil) }
        #expect(limit.keyCount == 0)
    }

    @Test(
        "no window holds more than the limit, wherever it begins, and the wait that is told is right",
        arguments: 0..<40
    )
    func generated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let most = random.pick([1, 2, 10, 64, 65, 200, 500])
        let window = Int64(random.pick([64, 1_000, 60_000]))
        var limit = RateLimit(most, inMilliseconds: window)
        var taken: [Int64] = []
        var now: Int64 = 0
        for _ in 0..<3_000 {
            now += Int64(random.int(in: 0...max(1, Int(window) / most)))
            let wait = limit.wait("a", at: Self.at(now))
            #expect(limit.take("a", at: Self.at(now)) == wait)
            if let wait {
                #expect(wait >= 1 && wait <= window)
                // Waiting for the stated time always suffices, and waiting less never does.
                #expect(limit.wait("a", at: Self.at(now + wait)) == nil)
                #expect(limit.wait("a", at: Self.at(now + wait - 1)) != nil)
            } else {
                taken.append(now)
            }
        }
        for (index, first) in taken.enumerated() where index + most < taken.count {
            #expect(taken[index + most] - first >= window, "seed \(seed): more than \(most) within \(window) ms")
        }
        #expect(taken.count > most)
    }

    @Test("a clock that was set back makes nobody wait for longer than a window")
    func setBack() {
        var limit = RateLimit(2, inMilliseconds: 1_000)
        for _ in 0..<2 { #expect(limit.take("a", at: Self.at(500_000)) == nil) }
        #expect(limit.take("a", at: Self.at(0)) == 1_000)
        #expect(limit.take("a", at: Self.at(1_000)) == nil)
    }

    @Test("keys that are gone for a window are forgotten, and many new ones drive out the oldest")
    func bounded() {
        var limit = RateLimit(5, inMilliseconds: 1_000, mostKeys: 4_000)
        for number in 0..<3_000 { _ = limit.take("early \(number)", at: Self.at(0)) }
        for number in 0..<3_000 { _ = limit.take("late \(number)", at: Self.at(2_000)) }
        #expect(limit.keyCount <= 4_000)
        for number in 0..<100_000 {
            _ = limit.take("more \(number)", at: Self.at(2_001 + Int64(number) / 1_000))
            #expect(limit.keyCount <= 4_001)
        }
        for _ in 0..<5 { _ = limit.take("more 99999", at: Self.at(2_101)) }
        #expect(limit.take("more 99999", at: Self.at(2_101)) != nil)
    }
}
