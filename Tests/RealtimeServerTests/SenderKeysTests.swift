import RealtimeServer
import TestKit
import Testing
import TimeKit

@Suite("Keys that stand for senders in a log")
struct SenderKeysTests {
    @Test("a sender has one key for a day, another the next day and in another process, and no two senders share one")
    func keys() throws {
        let clock = try ManualClock("2026-03-08T07:30:00Z")
        let keys = SenderKeys(clock: clock.wallClock)
        let sender = SenderAddress("203.0.113.77")
        let first = keys.key(of: sender)
        #expect(first.count == 12 && first.allSatisfy(\.isHexDigit))
        clock.advance(hours: 16)
        #expect(keys.key(of: SenderAddress("203.0.113.77")) == first)
        #expect(Set((0..<256).map { keys.key(of: SenderAddress("203.0.113.\($0)")) }).count == 256)
        #expect(SenderKeys(clock: clock.wallClock).key(of: sender) != first)
        clock.advance(minutes: 30)
        #expect(keys.key(of: sender) != first)
    }
}
