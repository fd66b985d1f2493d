import Foundation
import TestKit
import Testing
import TimeKit

@Suite struct IDTests {
    private enum Item {}

    @Test("A version 7 UUID carries its instant in the first 48 bits, its version and its variant")
    func uuid7() throws {
        var generator = SeededGenerator(seed: 1)
        // The instant is the example in RFC 9562, appendix A.6.
        let instant = Instant(milliseconds: 0x017F_22E2_79B0)
        let text = IDSource.uuid7(at: instant, using: &generator)
        #expect(text.wholeMatch(of: /017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
        #expect(Foundation.UUID(uuidString: text) != nil)
    }

    @Test(
        "Identifiers of later instants sort after those of earlier ones, and none comes twice",
        arguments: [1, 2] as [UInt64]
    )
    func order(seed: UInt64) {
        let source = IDSource.seeded(seed)
        let ids: [ID<Item>] = (0..<1_000).map { source.next(at: Instant(milliseconds: 1_772_955_000_000 + $0)) }
        #expect(ids.sorted() == ids, "seed \(seed)")
        let same: Set<ID<Item>> = Set((0..<1_000).map { _ in source.next(at: Instant(milliseconds: 5)) })
        #expect(same.count == 1_000, "seed \(seed)")
    }

    @Test("The live source makes different identifiers of the same form at the same instant")
    func live() {
        let first: ID<Item> = IDSource.live.next(at: Instant(milliseconds: 0))
        let second: ID<Item> = IDSource.live.next(at: Instant(milliseconds: 0))
        #expect(first != second)
        #expect(first.description.hasPrefix("00000000-0000-7") && first.rawValue.utf8.count == 36)
    }

    @Test("An instant before 1970 counts as 1970")
    func before1970() {
        let id: ID<Item> = IDSource.seeded(3).next(at: Instant(milliseconds: -1))
        #expect(id.rawValue.hasPrefix("00000000-0000-7"))
    }
}

@Suite struct WallClockTests {
    @Test("A fixed clock stands still, and the live one does not run backwards between two looks")
    func clocks() throws {
        let instant = try Instant(iso8601: "2026-03-08T07:30:00Z")
        let fixed = WallClock.fixed(instant, zone: try .named("America/Phoenix"))
        #expect(fixed.now() == instant && fixed.now() == fixed.now())
        #expect(fixed.local().description == "2026-03-08T00:30")
        #expect(WallClock.live.now() <= WallClock.live.now())
        #expect(TimeZone.knownTimeZoneIdentifiers.isEmpty == false && WallClock.live.zone().identifier.isEmpty == false)
    }

    @Test("Plain arithmetic counts milliseconds, whatever the clocks on the wall do")
    func arithmetic() throws {
        let instant = try Instant(iso8601: "2026-03-08T06:30:00Z")
        let later = instant.adding(days24h: 1).adding(hours: 1).adding(minutes: 2).adding(seconds: 3).adding(
            milliseconds: 4
        )
        #expect(later.description == "2026-03-09T07:32:03.004Z")
        #expect(instant.milliseconds(until: later) == 90_123_004)
        #expect(
            try TimeZone.named("America/New_York").local(at: instant.adding(days24h: 1)).description
                == "2026-03-09T02:30"
        )
    }
}
