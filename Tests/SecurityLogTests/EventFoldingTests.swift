import Testing
import TimeKit

@testable import SecurityLog

@Suite("Folding of equal events")
struct EventFoldingTests {
    private let start = Instant(milliseconds: 1_000_000)
    private let refusal = SecurityEvent(.signIn, .refused, reason: "TOKEN_EXPIRED", subject: "ann")

    private func folding(most: Int = 3) -> EventFolding { EventFolding(window: 60_000, mostPerKind: most) }

    @Test("the first event is told at once, and its repeats as one entry when the window is over")
    func repeats() {
        var folding = folding()
        #expect(folding.take(refusal, at: start) == [SecurityLogEntry(refusal, at: start)])
        #expect(folding.take(refusal, at: start.adding(seconds: 5)).isEmpty)
        #expect(folding.take(refusal, at: start.adding(seconds: 9)).isEmpty)
        #expect(folding.due(at: start.adding(seconds: 59)).isEmpty)
        #expect(
            folding.due(at: start.adding(seconds: 60)) == [
                SecurityLogEntry(refusal, at: start.adding(seconds: 5), last: start.adding(seconds: 9), count: 2)
            ]
        )
        // In the next window, the first event is logged individually again.
        let later = start.adding(seconds: 70)
        #expect(folding.take(refusal, at: later) == [SecurityLogEntry(refusal, at: later)])
        #expect(folding.end().isEmpty)
    }

    @Test("an event that comes after the window brings the counts of that window with it")
    func carried() {
        var folding = folding()
        _ = folding.take(refusal, at: start)
        _ = folding.take(refusal, at: start)
        let later = start.adding(minutes: 5)
        #expect(
            folding.take(refusal, at: later) == [
                SecurityLogEntry(refusal, at: start), SecurityLogEntry(refusal, at: later),
            ]
        )
    }

    @Test("past a kind's number of different events, they are counted without ids; other kinds are told on")
    func manyDifferent() {
        var folding = folding(most: 3)
        var told: [SecurityLogEntry] = []
        for number in 0..<1_000 {
            told += folding.take(SecurityEvent(.signIn, .refused, subject: "account-\(number)"), at: start)
        }
        #expect(told.count == 4)
        #expect(told.last?.event == SecurityEvent(.signIn, .refused))
        let role = SecurityEvent(.roleChanged, .done, subject: "ann")
        #expect(folding.take(role, at: start) == [SecurityLogEntry(role, at: start)])
        // All events are counted: 3 with ids, 1 without, and 996 more.
        #expect(folding.end() == [SecurityLogEntry(SecurityEvent(.signIn, .refused), at: start, count: 996)])
    }

    @Test("a clock that is set back ends the window")
    func clockBack() {
        var folding = folding()
        _ = folding.take(refusal, at: start)
        _ = folding.take(refusal, at: start)
        #expect(folding.due(at: start.adding(seconds: -1)).map(\.count) == [1])
    }
}
