import RealtimeService
import RealtimeTree
import StorageKit
import TestKit
import Testing
import TimeKit

/// The kinds of stores for sessions.
enum StoreKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case model
    case sqlite

    var testDescription: String { rawValue }

    func open(in folder: TemporaryFolder) throws -> any TreeStore {
        switch self {
        case .model: ModelStore()
        case .sqlite: try SQLiteTreeStore.open(at: folder.file("trees.sqlite"))
        }
    }
}

/// Makes random calls on a small tree, so that they often conflict.
struct CallMaker {
    var generator: SeededGenerator
    static let keys = ["a", "b", "c", "0", "1", "w06"]

    mutating func path(_ depth: ClosedRange<Int>) -> String {
        "/" + (0..<generator.int(in: depth)).map { _ in generator.pick(Self.keys) }.joined(separator: "/")
    }

    mutating func json(_ depth: Int) -> String {
        switch generator.int(in: 0...(depth > 0 ? 9 : 4)) {
        case 0: "null"
        case 1: generator.oneIn(2) ? "true" : "false"
        case 2: "\(generator.int(in: -3...9))"
        case 3: "\"\(generator.pick(["x", "y", "ä"]))\""
        case 4: "\(generator.int(in: 0...9)).5"
        case 5: "[\(json(depth - 1)),\(json(depth - 1))]"
        case 6: "{\".sv\":{\"increment\":\(generator.int(in: 1...3))}}"
        default:
            "{"
                + Set((0..<generator.int(in: 1...3)).map { _ in generator.pick(Self.keys) }).sorted()
                .map { "\"\($0)\":\(json(depth - 1))" }.joined(separator: ",") + "}"
        }
    }

    /// A random write: mostly puts, some updates of several places, some deletions.
    mutating func write() -> (method: RealtimeCall.Method, path: String, body: String) {
        switch generator.int(in: 0...9) {
        case 0: (.delete, path(0...3), "")
        case 1: (.post, path(1...2), json(1))
        case 2, 3, 4:
            (
                .patch, path(0...2),
                "{"
                    + Set((0..<3).map { _ in String(path(1...2).dropFirst()) }).sorted()
                    .map { "\"\($0)\":\(json(1))" }.joined(separator: ",") + "}"
            )
        default: (.put, path(0...4), json(2))
        }
    }

    /// A random path to listen to, sometimes with a query.
    mutating func place() -> (path: String, parameters: [String: String]) {
        let path = path(0...2)
        guard generator.oneIn(2) else { return (path, [:]) }
        var parameters = ["orderBy": generator.pick(["\"$key\"", "\"$value\"", "\"a\"", "\"b/c\"", "\"$priority\""])]
        let isKey = parameters["orderBy"] == "\"$key\""
        if generator.oneIn(2) {
            parameters[generator.pick(["limitToFirst", "limitToLast"])] = "\(generator.int(in: 1...3))"
        }
        if generator.oneIn(3) {
            let bound = isKey ? "\"\(generator.pick(Self.keys))\"" : "\(generator.int(in: 0...5))"
            parameters[generator.pick(["startAt", "startAfter", "endAt", "endBefore", "equalTo"])] = bound
        }
        return (path, parameters)
    }
}

@Suite("Generated sessions", .timeLimit(.minutes(5)))
struct SessionTests {
    @Test(
        "after every step each listener knows what a fresh read shows, to places and to queries",
        arguments: StoreKind.allCases,
        UInt64(1)...6
    )
    func caches(kind: StoreKind, seed: UInt64) async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(try kind.open(in: folder), rules: nil, makesDatabases: true)
        var maker = CallMaker(generator: SeededGenerator(seed: seed))
        var model = RealtimeValue.null
        var ears: [(ear: Ear, path: String, parameters: [String: String])] = []
        for step in 0..<60 {
            if step % 4 == 0 {
                let place = maker.place()
                ears.append(
                    (try await desk.listen(place.path + ".json", place.parameters), place.path, place.parameters)
                )
            }
            let (method, path, body) = maker.write()
            let reply = try await desk.call(method, path == "/" ? "/.json" : path + ".json", body)
            model = try follow(model, method, path, body, reply)
            #expect(
                try await value(desk.get("/.json")) == model,
                "seed \(seed), step \(step): \(method) \(path) \(body)"
            )
            for (ear, path, parameters) in ears {
                let fresh = try await value(desk.get(path + ".json", parameters))
                try await ear.hear(until: fresh)
            }
            if ears.count > 10 {
                ears.remove(at: maker.generator.int(in: 0...ears.count - 1)).ear.listening.leave()
            }
        }
        #expect(desk.service.listening == ears.count)
        let last = model
        await desk.service.endListeners()
        for (ear, path, parameters) in ears {
            try await ear.rest()
            let fresh = try await value(desk.get(path + ".json", parameters))
            #expect(ear.known == fresh, "seed \(seed): \(path) \(parameters)")
            if parameters.isEmpty { #expect(ear.known == last[try RealtimePath(path)]) }
        }
        await desk.service.close()
    }

    /// The expected result of a call, computed with pure values.
    private func follow(
        _ model: RealtimeValue,
        _ method: RealtimeCall.Method,
        _ path: String,
        _ body: String,
        _ reply: Desk.Reply
    ) throws -> RealtimeValue {
        guard reply.status == 200 else { return model }
        let place = try RealtimePath(path)
        let server = ServerValues(now: 0) { model[$0] }
        switch method {
        case .put:
            return model.setting(try RealtimeValue.read(Array(body.utf8), at: place, server), at: place)
        case .delete: return model.setting(.null, at: place)
        case .patch: return try RealtimeWrite.update(Array(body.utf8), at: place, server).applied(to: model)
        case .post:
            guard case .string(let name) = try value(reply.text)["name"] else { return model }
            let child = place.child(name)
            return model.setting(try RealtimeValue.read(Array(body.utf8), at: child, server), at: child)
        case .get: return model
        }
    }

    @Test(
        "two thousand writes by many at once: forty listeners end where a fresh read does, and none ever sees half of one",
        arguments: StoreKind.allCases
    )
    func crowd(kind: StoreKind) async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(try kind.open(in: folder), rules: nil, makesDatabases: true)
        // A pair is always written in one update to both places, so the places are always equal.
        let pairs = ["p", "q", "r"]
        let places: [(String, [String: String])] = [
            ("/.json", [:]), ("/pairs.json", [:]), ("/pairs/left.json", [:]), ("/free.json", [:]),
            ("/pairs.json", ["orderBy": "\"$key\"", "limitToLast": "2"]),
            ("/free.json", ["orderBy": "\"a\"", "limitToFirst": "2"]), ("/pairs/right/q.json", [:]),
            ("/free.json", ["orderBy": "\"$value\""]),
        ]
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let (path, parameters) = places[number % places.count]
                    // The listeners subscribe one by one while others write.
                    for _ in 0..<number * 5 { await Task.yield() }
                    let ear = try await desk.listen(path, parameters)
                    arrived.yield()
                    while true {
                        guard let events = try await ear.next() else { break }
                        #expect(!events.isEmpty)
                        for pair in pairs {
                            guard path == "/.json" || path == "/pairs.json" else { continue }
                            let known = path == "/.json" ? ear.known["pairs"] : ear.known
                            #expect(known["left"][pair] == known["right"][pair], "\(path) \(parameters)")
                        }
                    }
                    let fresh = try await value(desk.get(path, parameters))
                    #expect(ear.known == fresh, "\(path) \(parameters)")
                }
            }
            try await withThrowingTaskGroup(of: Void.self) { writers in
                for writer in 0..<8 {
                    writers.addTask {
                        var maker = CallMaker(generator: SeededGenerator(seed: UInt64(writer) + 77))
                        for _ in 0..<250 {
                            if maker.generator.oneIn(3) {
                                let pair = maker.generator.pick(pairs)
                                let json = maker.json(1)
                                let body = "{\"left/\(pair)\":\(json),\"right/\(pair)\":\(json)}"
                                // Increments depend on the state before, which is the same for both.
                                _ = try await desk.call(.patch, "/pairs.json", body)
                            } else {
                                let (method, path, body) = maker.write()
                                _ = try await desk.call(method, "/free" + (path == "/" ? "" : path) + ".json", body)
                            }
                        }
                    }
                }
                try await writers.waitForAll()
            }
            for await _ in arrivals.prefix(40) {}
            await desk.service.endListeners()
            try await group.waitForAll()
        }
    }
}
