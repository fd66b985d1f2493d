import Foundation
import RealtimeClient
import RealtimeTree
import TestKit
import Testing
import TimeKit

@Suite("The client and the server of the repository")
struct ClientAgainstServerTests {
    /// The default options, with immediate reconnection.
    static func options(_ clock: ManualClock) -> RealtimeClientOptions {
        RealtimeClientOptions(
            agent: "tests",
            clock: clock.wallClock,
            patience: .seconds(60),
            sleep: { _ in await Task.yield() },
            chance: { SeededGenerator(seed: 1) }
        )
    }

    static let admin = RealtimeCredential.accessToken("owner")

    static func with<Value: Sendable>(
        _ port: Int,
        _ clock: ManualClock,
        _ credentials: any CredentialSource = admin,
        _ body: @Sendable (RealtimeClient) async throws -> Value
    ) async throws -> Value {
        let endpoint = try RealtimeEndpoint("http://127.0.0.1:\(port)/?ns=rooms")
        return try await RealtimeClient.with(endpoint, credentials: credentials, options: options(clock), body)
    }

    @Test("a written value is read, at any place and with any value")
    func session() async throws {
        try await ServedDatabase.with { server in
            try await Self.with(server.port, server.clock) { client in
                let place = try RealtimePath("rooms/a b%ü+&?=/🥜")
                #expect(try await client.get(place) == .null)
                #expect(try await client.tagged(place) == TaggedValue(value: .null, tag: "null_etag"))
                let value = RealtimeValue.children([
                    "n": .number(-1.5e-7), "t": .string("\"\\\u{1}é\u{2028}"), "b": .bool(false),
                    "deep": .children(["0": .number(1), "2": .string("")]),
                ])
                try await client.set(value, at: place)
                #expect(try await client.get(place) == value)
                #expect(try await client.get(place.child("deep").child("2")) == .string(""))
                try await client.update(
                    try RealtimeWrite([place.child("n"): .null, place.child("deep").child("x").child("y"): .number(2)])
                )
                let after = try await client.get(place)
                #expect(after["n"] == .null)
                #expect(after["deep"]["x"]["y"] == .number(2))
                #expect(after["deep"]["0"] == .number(1))
                try await client.delete(place)
                #expect(try await client.get(.root) == .null)
                #expect(client.serverClock.offset != nil)
            }
        }
    }

    @Test("a condition lets one of many through, and the others see what is there")
    func conditions() async throws {
        try await ServedDatabase.with { server in
            try await Self.with(server.port, server.clock) { client in
                let place = try RealtimePath("counter")
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<8 {
                        group.addTask {
                            var known = try await client.tagged(place)
                            while true {
                                guard case .number(let number) = known.value == .null ? .number(0) : known.value else {
                                    throw RealtimeClientError.malformed(reason: "no number")
                                }
                                let next = RealtimeValue.number(number + 1)
                                switch try await client.set(next, at: place, ifMatch: known.tag) {
                                case .written: return
                                case .differs(let other): known = other
                                }
                            }
                        }
                    }
                    try await group.waitForAll()
                }
                #expect(try await client.get(place) == .number(8))
                let tag = try await client.tagged(place).tag
                #expect(try await client.set(.null, at: place, ifMatch: tag) == .written(tag: "null_etag"))
            }
        }
    }

    @Test("a query is answered as the pure one is")
    func queries() async throws {
        try await ServedDatabase.with { server in
            try await Self.with(server.port, server.clock) { client in
                var random = SeededGenerator(seed: 3)
                var children: [String: RealtimeValue] = [:]
                for number in 0..<40 {
                    let values: [RealtimeValue] = [
                        .number(Double(random.int(in: -5...5))), .string("s\(random.int(in: 0...9))"), .bool(true),
                        .children(["n": .number(Double(random.int(in: 0...3)))]),
                    ]
                    children["k\(number)"] = random.pick(values)
                }
                let tree = RealtimeValue.children(children)
                let place = try RealtimePath("list")
                try await client.set(tree, at: place)
                for parameters in [
                    ["orderBy": "\"$key\"", "limitToFirst": "7"],
                    ["orderBy": "\"$value\"", "startAt": "-2", "endBefore": "3"],
                    ["orderBy": "\"n\"", "equalTo": "2"], ["orderBy": "\"n\"", "startAfter": "1,\"k5\""],
                    ["orderBy": "\"$value\"", "limitToLast": "5"], ["orderBy": "\"$key\"", "equalTo": "\"k7\""],
                ] {
                    let query = try #require(try RealtimeQuery.read(parameters))
                    #expect(try await client.get(place, query: query) == query.applied(to: tree), "\(parameters)")
                }
            }
        }
    }

    @Test("an answer that is lost leaves a write that was made; sent again, it changes nothing")
    func lostAnswer() async throws {
        try await ServedDatabase.with { server in
            let proxy = try CuttingProxy(to: server.port) { if case .answered = $0 { .cut } else { .pass } }
            let place = try RealtimePath("tick")
            let lost = await Self.failure {
                try await Self.with(proxy.port, server.clock) { try await $0.set(.number(1), at: place) }
            }
            guard case .unreachable = lost else {
                Issue.record("\(String(describing: lost))")
                return
            }
            proxy.decide { _ in .pass }
            try await Self.with(proxy.port, server.clock) { client in
                let tagged = try await client.tagged(place)
                #expect(tagged.value == .number(1))
                try await client.set(.number(1), at: place)
                #expect(try await client.tagged(place) == tagged)
            }
        }
    }

    @Test("through cuts at random every listener ends with what is there, and no write is lost")
    func cuts() async throws {
        try await ServedDatabase.with { server in
            let done = try RealtimePath("room/done")
            let lot = Lot(seed: 11, oneIn: 5)
            let proxy = try CuttingProxy(to: server.port) { _ in lot.draw() }
            let port = proxy.port
            let caches = try await Self.with(port, server.clock) { client in
                try await withThrowingTaskGroup(of: RealtimeValue?.self) { group in
                    for _ in 0..<6 {
                        group.addTask {
                            var cache = RealtimeValue.null
                            for try await event in client.listen(to: try RealtimePath("room")) {
                                cache = event.applied(to: cache)
                                if cache["done"] == .bool(true) { return cache }
                            }
                            return nil
                        }
                    }
                    try await withThrowingTaskGroup(of: Void.self) { writers in
                        for writer in 0..<4 {
                            writers.addTask { try await Self.write(client, writer) }
                        }
                        try await writers.waitForAll()
                    }
                    try await Self.insist { () async throws(RealtimeClientError) in
                        try await client.set(.bool(true), at: done)
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
            }
            let direct = try await Self.with(server.port, server.clock) { try await $0.get(try RealtimePath("room")) }
            #expect(proxy.cuts > 10)
            #expect(caches == Array(repeating: direct, count: 6))
            for writer in 0..<4 { #expect(direct["w\(writer)"].children.count == 25) }
        }
    }

    /// Makes twenty-five changes of the writer's own, and changes that the others make, too.
    private static func write(_ client: RealtimeClient, _ writer: Int) async throws {
        var random = SeededGenerator(seed: UInt64(writer))
        for number in 0..<25 {
            let room = try RealtimePath("room")
            let shared = room.child("shared").child("s\(random.int(in: 0...4))")
            let value: RealtimeValue = random.oneIn(3) ? .null : .number(Double(number))
            let write = try RealtimeWrite([
                room.child("w\(writer)").child("t\(number)"): .number(Double(number)), shared: value,
            ])
            try await insist { () async throws(RealtimeClientError) in try await client.update(write) }
        }
    }

    /// Repeats a call until it succeeds.
    private static func insist(_ body: () async throws(RealtimeClientError) -> Void) async throws {
        for _ in 0..<1_000 {
            do throws(RealtimeClientError) {
                return try await body()
            } catch {
                guard case .unreachable = error else { throw error }
            }
        }
        throw RealtimeClientError.unreachable(reason: "a thousand times")
    }

    static func failure(_ body: () async throws -> Void) async -> RealtimeClientError? {
        do {
            try await body()
            return nil
        } catch {
            return error as? RealtimeClientError
        }
    }
}

/// Random fates for the connections of a proxy.
final class Lot: @unchecked Sendable {
    // @unchecked: the generator is touched under the lock only.
    private let lock = NSLock()
    private var generator: SeededGenerator
    private let chances: Int

    init(seed: UInt64, oneIn chances: Int) {
        generator = SeededGenerator(seed: seed)
        self.chances = chances
    }

    func draw() -> CuttingProxy.Fate { lock.withLock { .drawn(oneIn: chances, using: &generator) } }
}
