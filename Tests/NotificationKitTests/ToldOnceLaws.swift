import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("Everything is told exactly once, however seldom anyone looks")
struct ToldOnceLaws {
    /// An in-memory model of the store: it applies the difference and delivers due notifications.
    private struct Teller {
        var pending: [ID<NotificationRequest>: NotificationRequest] = [:]
        var told: [(id: ID<NotificationRequest>, at: Instant)] = []

        mutating func refresh(_ world: PlanWorld, now: Instant, budget: Int) {
            let known = Set(told.map(\.id))
            let plan = NotificationPlan.plan(
                world.candidates,
                preferences: world.preferences,
                now: now,
                budget: budget
            ) { known.contains($0) }
            let difference = plan.difference(from: Array(pending.values))
            for request in difference.withdrawn { pending[request.id] = nil }
            for request in difference.added + difference.replaced {
                pending[request.id] = request
            }
        }

        mutating func deliver(now: Instant) {
            let due = Dictionary(grouping: pending.values.filter { $0.fireAt <= now }, by: \.series)
            for (_, requests) in due {
                for request in requests { pending[request.id] = nil }
                if let newest = requests.max() { told.append((newest.id, now)) }
            }
        }
    }

    @Test(
        "the newest notice of each series since the last look is told, once, at the next look",
        arguments: UInt64(1)...40
    )
    func exactlyOnce(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator, silences: false)
        let budget = world.candidates.count + generator.int(in: 0...4)
        var teller = Teller()
        var now = world.start
        teller.refresh(world, now: now, budget: budget)
        teller.deliver(now: now)
        var looks = [now]
        for _ in 0..<14 {
            now = now.adding(minutes: generator.int(in: 0...generator.pick([30, 600, 3_000])))
            looks.append(now)
            teller.refresh(world, now: now, budget: budget)
            teller.deliver(now: now)
        }
        #expect(Set(teller.told.map(\.id)).count == teller.told.count, "seed \(seed): told twice")

        var expected: Set<String> = []
        for candidate in world.candidates {
            let tellings = try world.tellings(of: candidate, until: now)
            if case .occurred = candidate.timing {
                expected.formUnion(tellings.filter { ($0.fireAt ?? .distant) <= now }.map(\.id))
                continue
            }
            for (last, look) in zip(looks, looks.dropFirst()) {
                // Several requests of a series can be moved to the same end of the quiet hours. Then the order of ids decides.
                let newest = tellings.filter { $0.fireAt.map { last < $0 && $0 <= look } ?? false }
                    .max { ($0.fireAt ?? last, $0.id) < ($1.fireAt ?? last, $1.id) }
                if let newest { expected.insert(newest.id) }
            }
        }
        #expect(Set(teller.told.map(\.id.rawValue)) == expected, "seed \(seed)")
    }

    @Test(
        "a clock set back, a journey and a change of wishes tell nothing twice",
        arguments: UInt64(1)...40
    )
    func clockSetBack(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var world = try PlanWorld(&generator)
        var teller = Teller()
        var now = world.start
        for _ in 0..<20 {
            now = now.adding(minutes: generator.int(in: -2_000...2_500))
            if generator.oneIn(5) { world.preferences.zone = try .named(generator.pick(PlanWorld.zones)) }
            if generator.oneIn(6) { world.preferences["treatment"].isOn.toggle() }
            teller.refresh(world, now: now, budget: generator.int(in: 1...64))
            #expect(teller.pending.keys.allSatisfy { id in !teller.told.contains { $0.id == id } }, "seed \(seed)")
            if !generator.oneIn(4) { teller.deliver(now: now) }
        }
        #expect(Set(teller.told.map(\.id)).count == teller.told.count, "seed \(seed)")
    }
}

extension Instant {
    /// An instant after all others in these tests.
    fileprivate static let distant = Instant(milliseconds: .max)
}
