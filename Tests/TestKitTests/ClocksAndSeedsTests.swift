import Foundation
import TestKit
import Testing
import TimeKit

@Suite struct ClocksAndSeedsTests {
    @Test("A manual clock shows what it was set to, forwards, back and in another zone")
    func manualClock() throws {
        let clock = try ManualClock("2026-03-08T06:59:59.999Z", zone: "America/New_York")
        let wall = clock.wallClock
        #expect(wall.local().description == "2026-03-08T01:59:59.999")
        #expect(clock.advance(milliseconds: 1).description == "2026-03-08T07:00:00.000Z")
        #expect(wall.local().description == "2026-03-08T03:00")
        clock.advance(seconds: -30, minutes: -1, hours: -2)
        #expect(wall.now().description == "2026-03-08T04:58:30.000Z")
        clock.zone = try .named("Asia/Tokyo")
        clock.now = Instant(milliseconds: 0)
        #expect(wall.local().description == "1970-01-01T09:00")
        #expect(throws: TimeError.unknownZone("Nowhere")) { try ManualClock("2026-03-08T07:00Z", zone: "Nowhere") }
    }

    @Test("The generator is SplitMix64: the first numbers of seed 1234567 are those of the reference code")
    func reference() {
        var generator = SeededGenerator(seed: 1_234_567)
        let expected: [UInt64] = [
            6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
        ]
        #expect(expected.map { _ in generator.next() } == expected)
    }

    @Test("The same seed gives the same choices, another seed others")
    func seeds() {
        func draw(_ seed: UInt64) -> [Int] {
            var generator = SeededGenerator(seed: seed)
            let drawn = (0..<20).map { _ in generator.int(in: 1...1_000) }
            return drawn + generator.shuffle(Array(1...10)) + [generator.pick([7, 8, 9]), generator.oneIn(2) ? 1 : 0]
        }
        #expect(draw(1) == draw(1))
        #expect(draw(1) != draw(2))
        #expect(draw(3).prefix(20).allSatisfy { (1...1_000).contains($0) })
        #expect(draw(3)[20..<30].sorted() == Array(1...10))
    }

    @Test("Seeded identifiers are foretold by the seed")
    func seededIDs() {
        enum Item {}
        let at = Instant(milliseconds: 1_772_955_000_000)
        let (one, other, third) = (IDSource.seeded(9), IDSource.seeded(9), IDSource.seeded(10))
        let (first, second, different): (ID<Item>, ID<Item>, ID<Item>) = (
            one.next(at: at), other.next(at: at), third.next(at: at)
        )
        #expect(first == second && first != different)
        let following: ID<Item> = one.next(at: at)
        #expect(following != first)
    }
}
