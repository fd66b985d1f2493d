import Foundation
import NotificationKit
import StorageKit
import TestKit
import Testing
import TimeKit

@Suite("Exactly once, through kills and side by side")
struct ExactlyOnceTests {
    private static let now = Instant(milliseconds: 1_772_982_000_000)

    private static func fill(_ file: URL, _ count: Int) throws {
        let store = try NotificationStore.open(file)
        let reasons = try (1...count).map { try reason("r\($0)", at: .occurred(now)) }
        let wishes = NotificationPreferences(zone: try phoenix())
        try store.refresh(reasons, of: tips, preferences: wishes, now: now, budget: count)
    }

    @Test("killed inside the transaction that tells, nothing was told; the next process tells each once")
    func killedWhileTelling() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("n.sqlite").path
        try Self.fill(URL(filePath: path), 5)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = try NotificationStore.open(URL(filePath: path), seed: 2)
            let wishes = NotificationPreferences(zone: try phoenix())
            let asked = Counter()
            try store.tellDue(now: Self.now) { _ in
                if asked.next() == 4 { kill(getpid(), SIGKILL) }
                return wishes
            }
        }
        let store = try NotificationStore.open(folder.file("n.sqlite"), seed: 3)
        #expect(try store.inbox(of: tips).isEmpty)
        #expect(try store.tellDue(now: Self.now).told.count == 5)
        #expect(try store.tellDue(now: Self.now).told.isEmpty)
    }

    @Test(
        "killed while a sink has the third of five, the inbox has all; after the lease the sink gets the third again, same id"
    )
    func killedWhileDelivering() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("n.sqlite").path
        try Self.fill(URL(filePath: path), 5)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = try NotificationStore.open(URL(filePath: path), seed: 2)
            let got = Counter()
            let sink = ScriptedSink { delivery in
                let line = Data((delivery.id + "\n").utf8)
                let log = URL(filePath: path + ".log")
                let before = (try? Data(contentsOf: log)) ?? Data()
                try? (before + line).write(to: log)
                if got.next() == 3 { kill(getpid(), SIGKILL) }
            }
            _ = try await store.deliverDue(now: Self.now, sinks: [sink], patience: .unlimited)
        }
        let handed = try String(contentsOf: folder.file("n.sqlite.log"), encoding: .utf8).split(separator: "\n")
        #expect(handed.count == 3)
        let store = try NotificationStore.open(folder.file("n.sqlite"), seed: 3)
        #expect(try store.inbox(of: tips).count == 5)
        let sink = ScriptedSink()
        let soon = try await store.deliverDue(now: Self.now, sinks: [sink], patience: .unlimited)
        #expect(soon.telling.told.isEmpty)
        #expect(sink.deliveries.count == 2)
        _ = await store.handOver(now: Self.now.adding(minutes: 5), to: [sink], patience: .unlimited)
        #expect(sink.deliveries.last?.id == handed.last.map(String.init))
        #expect(Set(handed.map(String.init) + sink.deliveries.map(\.id)).count == 5)
    }

    @Test("several connections at once tell each once and hand each over once")
    func sideBySide() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("n.sqlite")
        try Self.fill(file, 60)
        let sink = ScriptedSink()
        let told = try await withThrowingTaskGroup(of: Int.self) { group in
            for seed in UInt64(10)..<14 {
                let store = try NotificationStore.open(file, seed: seed)
                group.addTask {
                    try await store.deliverDue(now: Self.now, sinks: [sink], patience: .unlimited).telling.told.count
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(told == 60)
        #expect(sink.deliveries.count == 60)
        #expect(Set(sink.deliveries.map(\.item.id)).count == 60)
    }

    @Test("two processes at once tell each once and hand each over once")
    func twoProcesses() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("n.sqlite").path
        try Self.fill(URL(filePath: path), 40)
        async let first: Void = Self.deliverInChild(path, as: "a")
        async let second: Void = Self.deliverInChild(path, as: "b")
        _ = await (first, second)
        let handed = try ["a", "b"].flatMap { name in
            try String(contentsOf: URL(filePath: path + name), encoding: .utf8).split(separator: "\n")
        }
        #expect(handed.count == 40)
        #expect(Set(handed).count == 40)
        let store = try NotificationStore.open(folder.file("n.sqlite"), seed: 3)
        #expect(try store.inbox(of: tips).count == 40)
        #expect(try store.sinkStates().map(\.arrived) == [40])
    }

    private static func deliverInChild(_ path: String, as name: String) async {
        await #expect(processExitsWith: .success) { [path = path as String, name = name as String] in
            let store = try NotificationStore.open(URL(filePath: path), seed: name == "a" ? 11 : 12)
            let log = Log<String>()
            let sink = ScriptedSink { log.append($0.id) }
            _ = try await store.deliverDue(now: Self.now, sinks: [sink], patience: .unlimited)
            try Data(log.all.joined(separator: "\n").utf8).write(to: URL(filePath: path + name))
        }
    }

    @Test("the store tells just what the laws of the plan demand, over generated histories", arguments: UInt64(1)...25)
    func histories(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let world = try PlanWorld(&generator)
        let store = try NotificationStore.inMemory(seed: seed)
        var now = world.start
        var told: [InboxItem] = []
        for _ in 0..<20 {
            now = now.adding(minutes: generator.int(in: -300...1_500))
            let refresh = try store.refresh(world.candidates, of: tips, preferences: world.preferences, now: now)
            #expect(Set(refresh.plan.requests.map(\.id)).isDisjoint(with: told.map(\.id)), "seed \(seed)")
            let telling = try store.tellDue(now: now) { _ in world.preferences }
            for item in telling.told {
                #expect(item.request.fireAt <= now, "seed \(seed)")
                if let quiet = world.preferences.quietHours(of: item.request.category) {
                    #expect(!world.isQuiet(now, quiet), "seed \(seed): \(item.id) told in quiet hours")
                }
            }
            told += telling.told
        }
        #expect(Set(told.map(\.id)).count == told.count, "seed \(seed)")
        #expect(try store.inbox(of: tips, limit: 10_000) == told.reversed(), "seed \(seed)")
    }
}

/// Counts from 1.
final class Counter: @unchecked Sendable {
    // @unchecked: the variable is touched under the lock only.
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
