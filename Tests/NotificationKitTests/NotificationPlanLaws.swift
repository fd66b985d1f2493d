import NotificationKit
import TestKit
import Testing
import TimeKit

@Suite("Laws of the plan, over generated reasons and wishes")
struct NotificationPlanLaws {
    static let seeds = Array(UInt64(1)...60)

    private static func plan(
        _ world: PlanWorld,
        at now: Instant,
        budget: Int,
        told: Set<ID<NotificationRequest>> = []
    ) -> NotificationPlan {
        .plan(world.candidates, preferences: world.preferences, now: now, budget: budget) { told.contains($0) }
    }

    @Test(
        "it never exceeds the budget, is in order, holds no id twice, and doesn't depend on the order of the reasons",
        arguments: seeds
    )
    func shape(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        let budget = generator.int(in: 0...64)
        let plan = Self.plan(world, at: world.start, budget: budget)
        #expect(plan.requests.count <= budget, "seed \(seed)")
        #expect(plan.requests == plan.requests.sorted(), "seed \(seed)")
        #expect(Set(plan.requests.map(\.id)).count == plan.requests.count, "seed \(seed)")
        var other = world
        other.candidates = generator.shuffle(world.candidates)
        #expect(Self.plan(other, at: world.start, budget: budget) == plan, "seed \(seed)")
    }

    @Test("with room for all, it is exactly what walking through days and minutes finds", arguments: seeds)
    func agreesWithTheWalk(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        let end = world.start.adding(hours: 24 * 20)
        let plan = Self.plan(world, at: world.start, budget: 250)
        var expected: Set<PlanWorld.Telling> = []
        for candidate in world.candidates {
            for telling in try world.tellings(of: candidate, until: end) {
                guard let fireAt = telling.fireAt, fireAt < end else { continue }
                if case .occurred = candidate.timing {} else if fireAt <= world.start { continue }
                expected.insert(telling)
            }
        }
        let found = Set(
            plan.requests.filter { $0.fireAt < end }.map { PlanWorld.Telling(id: $0.id.rawValue, fireAt: $0.fireAt) }
        )
        #expect(found == expected, "seed \(seed)")
    }

    @Test("nothing is planned inside quiet hours", arguments: seeds)
    func quiet(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        for request in Self.plan(world, at: world.start, budget: 64).requests {
            guard let quiet = world.preferences.quietHours(of: request.category) else { continue }
            #expect(!world.isQuiet(request.fireAt, quiet), "seed \(seed): \(request.id)")
        }
    }

    @Test("the budget is shared: nobody who wants more has two fewer than another", arguments: seeds)
    func fair(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        let budget = generator.int(in: 1...40)
        let plan = Self.plan(world, at: world.start, budget: budget)
        let wanted = Dictionary(grouping: Self.plan(world, at: world.start, budget: 120).requests, by: \.series)
        let given = Dictionary(grouping: plan.requests, by: \.series)
        let most = given.values.map(\.count).max() ?? 0
        for (series, all) in wanted {
            let count = given[series]?.count ?? 0
            #expect(count == all.count || count >= most - 1, "seed \(seed): \(series.name) has \(count) of \(most)")
            // Each series gets its earliest requests.
            #expect((given[series] ?? []) == Array(all.prefix(count)), "seed \(seed)")
        }
        #expect(plan.requests.count == min(budget, wanted.values.map(\.count).reduce(0, +)), "seed \(seed)")
    }

    @Test("before its next refresh the plan stays as it is, and then it changes", arguments: seeds)
    func refresh(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        let budget = generator.int(in: 1...10)
        let plan = Self.plan(world, at: world.start, budget: budget)
        guard let next = plan.nextRefresh else {
            #expect(plan.requests.allSatisfy { $0.fireAt <= world.start }, "seed \(seed)")
            return
        }
        let wait = Int(world.start.milliseconds(until: next))
        for _ in 0..<5 {
            let moment = world.start.adding(milliseconds: Int64(generator.int(in: 0...wait - 1)))
            #expect(Self.plan(world, at: moment, budget: budget).requests == plan.requests, "seed \(seed)")
        }
        #expect(Self.plan(world, at: next, budget: budget).requests != plan.requests, "seed \(seed)")
        if let left = plan.firstLeftOut { #expect(left > world.start, "seed \(seed)") }
    }

    @Test("applying the difference gives the plan; applying it again changes nothing", arguments: seeds)
    func difference(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var world = try PlanWorld(&generator)
        let before = Self.plan(world, at: world.start, budget: 20).requests
        // Changes the state: removes a candidate, rewords another, and moves the member to another zone.
        world.candidates.removeFirst()
        if !world.candidates.isEmpty { world.candidates[0].title = "In other words" }
        world.preferences.zone = try .named(generator.pick(PlanWorld.zones))
        let now = world.start.adding(hours: generator.int(in: 0...60))
        let plan = Self.plan(world, at: now, budget: 20)
        let difference = plan.difference(from: before)
        var pending = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
        for request in difference.withdrawn {
            #expect(pending.removeValue(forKey: request.id) == request, "seed \(seed)")
        }
        for request in difference.added {
            #expect(pending.updateValue(request, forKey: request.id) == nil, "seed \(seed)")
        }
        for request in difference.replaced {
            let old = pending.updateValue(request, forKey: request.id)
            #expect(old != nil && old != request, "seed \(seed)")
        }
        for request in difference.kept { #expect(pending[request.id] == request, "seed \(seed)") }
        let ids = Set(plan.requests.map(\.id))
        #expect(ids.isSubset(of: pending.keys), "seed \(seed)")
        for request in pending.values where !ids.contains(request.id) {
            #expect(plan.overdue.contains(request), "seed \(seed): only what is overdue may stay besides")
        }
        #expect(plan.difference(from: Array(pending.values)).isEmpty, "seed \(seed)")
    }
}
