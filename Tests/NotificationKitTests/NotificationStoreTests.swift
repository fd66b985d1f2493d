import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Pending and delivered notifications")
struct NotificationStoreTests {
    @Test("a refresh adds what is new, keeps what stands, replaces what moved, withdraws what lost its reason")
    func refresh() throws {
        let store = try NotificationStore.inMemory()
        let wishes = NotificationPreferences(zone: try phoenix())
        let now = try at("2026-03-08T00:00:00Z")
        let timer = try reason("timer", at: .at([at("2026-03-08T15:00:00Z")]))
        let event = try reason("event", title: "Market at nine", at: .at([at("2026-03-09T15:00:00Z")]))
        let first = try store.refresh([timer, event], of: tips, preferences: wishes, now: now)
        #expect(first.difference.added.map(\.series.name) == ["timer", "event"])
        #expect(try store.refresh([timer, event], of: tips, preferences: wishes, now: now).difference.isEmpty)

        let moved = try reason("event", title: "Market at ten", at: .at([at("2026-03-09T16:00:00Z")]))
        let second = try store.refresh([moved], of: tips, preferences: wishes, now: now)
        #expect(second.difference.added.map(\.title) == ["Market at ten"])
        #expect(second.difference.withdrawn.map(\.title) == ["Title", "Market at nine"])
        #expect(try store.pending(of: tips) == second.plan.requests)

        var reworded = moved
        reworded.title = "Market at ten, rain or shine"
        #expect(
            try store.refresh([reworded], of: tips, preferences: wishes, now: now).difference.replaced.map(\.title)
                == ["Market at ten, rain or shine"]
        )
    }

    @Test("a refresh of one person's notifications leaves another's alone")
    func scopes() throws {
        let store = try NotificationStore.inMemory()
        let wishes = NotificationPreferences(zone: try phoenix())
        let now = try at("2026-03-08T00:00:00Z")
        let ana = NotificationScope(app: "tips", recipient: "ana")
        let timing = NotificationCandidate.Timing.at([try at("2026-03-08T15:00:00Z")])
        try store.refresh([try reason("timer", recipient: "ana", at: timing)], of: ana, preferences: wishes, now: now)
        try store.refresh([try reason("timer", at: timing)], of: tips, preferences: wishes, now: now)
        try store.refresh([], of: tips, preferences: wishes, now: now)
        #expect(try store.pending(of: tips).isEmpty)
        #expect(try store.pending(of: ana).count == 1)
        try store.tellDue(now: try at("2026-03-08T15:00:00Z"))
        #expect(try store.inbox(of: ana).count == 1)
        #expect(try store.inbox(of: tips).isEmpty)
    }

    @Test("a due notice goes to the inbox once, at its time, and never again, even after the clock was set back")
    func once() throws {
        let store = try NotificationStore.inMemory()
        let reasons = [try reason("daily", at: daily("2026-03-07T08:00"))]
        #expect(try store.tell(reasons, now: at("2026-03-08T14:59:59.999Z")).isEmpty)
        let told = try store.tell(reasons, now: at("2026-03-08T15:00:00Z"))
        #expect(told.map(\.id.rawValue) == ["tips//treatment/daily/2026-03-08T08:00"])
        #expect(told.map(\.request.link) == ["tips://home/daily"])
        #expect(try store.tell(reasons, now: at("2026-03-08T15:00:00Z")).isEmpty)
        #expect(try store.tell(reasons, now: at("2026-03-07T15:30:00Z")).isEmpty)
        #expect(try store.tell(reasons, now: at("2026-03-08T15:00:00Z")).isEmpty)
        #expect(
            try store.tell(reasons, now: at("2026-03-09T15:00:00Z")).map(\.id.rawValue) == [
                "tips//treatment/daily/2026-03-09T08:00"
            ]
        )
    }

    @Test("after a month asleep the newest of each series is told, not thirty")
    func month() throws {
        let store = try NotificationStore.inMemory()
        let reasons = [
            try reason("daily", at: daily("2026-03-01T08:00")),
            try reason("reward", at: .at([at("2026-03-10T00:00:00Z")])),
        ]
        _ = try store.tell(reasons, now: at("2026-03-01T00:00:00Z"))
        let telling = try store.tellDue(now: try at("2026-04-01T00:00:00Z"))
        #expect(
            telling.told.map(\.id.rawValue) == [
                "tips//treatment/reward/2026-03-10T00:00:00.000Z", "tips//treatment/daily/2026-03-31T08:00",
            ]
        )
        #expect(telling.superseded.count == 30)
        #expect(try store.tell(reasons, now: at("2026-04-01T00:00:00Z")).isEmpty)
    }

    @Test("a told notice doesn't take the place of an older one that was missed when the clock was wrong")
    func toldAndSetBack() throws {
        let store = try NotificationStore.inMemory()
        let reasons = [try reason("daily", at: daily("2026-03-01T08:00"))]
        let wishes = NotificationPreferences(zone: try phoenix())
        // With a budget of one, the 8th is delivered, and the 5th was never planned.
        try store.refresh(reasons, of: tips, preferences: wishes, now: at("2026-03-08T00:00:00Z"), budget: 1)
        #expect(try store.tellDue(now: at("2026-03-08T15:00:00Z")).told.count == 1)
        try store.refresh(reasons, of: tips, preferences: wishes, now: at("2026-03-05T00:00:00Z"), budget: 1)
        #expect(try store.pending(of: tips).map(\.id.rawValue) == ["tips//treatment/daily/2026-03-05T08:00"])
        try store.refresh(reasons, of: tips, preferences: wishes, now: at("2026-03-08T16:00:00Z"), budget: 1)
        #expect(try store.tellDue(now: at("2026-03-08T16:00:00Z")).told.isEmpty)
        #expect(try store.pending(of: tips).map(\.id.rawValue) == ["tips//treatment/daily/2026-03-09T08:00"])
    }

    @Test("a reason that went before anyone looked leaves nothing to tell")
    func goneBeforeTold() throws {
        let store = try NotificationStore.inMemory()
        let day = try at("2026-03-08T07:00:00Z")..<at("2026-03-09T07:00:00Z")
        _ = try store.tell([reason("daily", at: daily("2026-03-07T08:00"))], now: at("2026-03-08T08:00:00Z"))
        // It is due at 15:00. Everything is logged at 16:00, before the next round.
        let logged = try reason("daily", at: daily("2026-03-07T08:00"), silent: [day])
        #expect(try store.tell([logged], now: at("2026-03-08T16:00:00Z")).isEmpty)
        #expect(try store.tell([logged], now: at("2026-03-09T15:00:00Z")).count == 1)
    }

    @Test("a timer that ended while nothing ran is told late; a reminder set for a time that has passed is not")
    func late() throws {
        let store = try NotificationStore.inMemory()
        let timer = try reason("timer", at: .at([at("2026-03-08T15:00:00Z")]))
        _ = try store.tell([timer], now: at("2026-03-08T14:45:00Z"))
        #expect(try store.tell([timer], now: at("2026-03-08T20:00:00Z")).count == 1)
        let early = try reason("early", at: daily("2026-03-07T08:00"))
        #expect(try store.tell([timer, early], now: at("2026-03-08T20:00:00Z")).isEmpty)
    }

    @Test(
        "an event that has happened is told as soon as it is seen, once for its series, however its time is reckoned later"
    )
    func occurred() throws {
        let store = try NotificationStore.inMemory()
        let now = try at("2026-03-08T15:00:00Z")
        #expect(try store.tell([reason("week-3", at: .occurred(now.adding(hours: -50)))], now: now).count == 1)
        let again = try reason("week-3", at: .occurred(now.adding(minutes: 5)))
        #expect(try store.tell([again], now: now.adding(hours: 1)).isEmpty)
    }

    @Test("a notice that is no longer worth telling is dropped")
    func expired() throws {
        let store = try NotificationStore.inMemory()
        let reasons = [try reason("event", at: .at([at("2026-03-08T15:00:00Z")]), usefulFor: 3_600_000)]
        _ = try store.tell(reasons, now: at("2026-03-08T00:00:00Z"))
        let telling = try store.tellDue(now: try at("2026-03-08T16:00:00Z"))
        #expect(telling.told.isEmpty)
        #expect(telling.expired.map(\.series.name) == ["event"])
        #expect(try store.tell(reasons, now: at("2026-03-08T15:30:00Z")).isEmpty)
    }

    @Test(
        "a notice that came due while nothing ran and is found in quiet hours waits for their end, or is dropped",
        arguments: QuietHours.Policy.allCases
    )
    func quietWhenLate(policy: QuietHours.Policy) throws {
        let store = try NotificationStore.inMemory()
        let quiet = try QuietHours(
            from: LocalTime(iso8601: "22:00"),
            until: LocalTime(iso8601: "07:00"),
            policy: policy
        )
        let wishes = NotificationPreferences(zone: try phoenix(), quietHours: quiet)
        let reasons = [try reason("daily", at: daily("2026-03-08T21:50"))]
        try store.refresh(reasons, of: tips, preferences: wishes, now: try at("2026-03-09T00:00:00Z"))
        // 21:50 in Phoenix is 04:50Z. The round runs at half past midnight.
        let late = try store.tellDue(now: try at("2026-03-09T07:30:00Z")) { _ in wishes }
        #expect(late.told.isEmpty)
        #expect(late.postponed.map(\.fireAt) == (policy == .delay ? [try at("2026-03-09T14:00:00Z")] : []))
        #expect(late.quiet.count == (policy == .drop ? 1 : 0))
        let morning = try store.tellDue(now: try at("2026-03-09T14:00:00Z")) { _ in wishes }
        #expect(morning.told.count == (policy == .delay ? 1 : 0))
    }

    @Test("a use case that fails leaves what is pending as it was")
    func rollback() throws {
        struct Refused: Error {}
        let local = try LocalStore.inMemory(schemas: [NotificationStore.schema])
        let store = NotificationStore(local, ids: .seeded(1))
        let wishes = NotificationPreferences(zone: try phoenix())
        let reasons = [try reason("timer", at: .at([at("2026-03-08T15:00:00Z")]))]
        let now = try at("2026-03-08T00:00:00Z")
        #expect(throws: Refused.self) {
            try local.write { db in
                try NotificationStore.refresh(reasons, of: tips, preferences: wishes, now: now, in: db)
                throw Refused()
            }
        }
        #expect(try store.pending(of: tips).isEmpty)
    }

    @Test("the next moment to do something is the first fire time, and then none")
    func nextDue() throws {
        let store = try NotificationStore.inMemory()
        #expect(try store.nextDue() == nil)
        let fireAt = try at("2026-03-08T15:00:00Z")
        _ = try store.tell([reason("timer", at: .at([fireAt]))], now: at("2026-03-08T00:00:00Z"))
        #expect(try store.nextDue() == fireAt)
        try store.tellDue(now: fireAt)
        #expect(try store.nextDue() == nil)
    }
}
