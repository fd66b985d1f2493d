import RealtimeService
import RealtimeTree
import TestKit
import Testing
import TimeKit

/// A service over a store, with short calls.
struct Desk: Sendable {
    let service: RealtimeService
    let clock: ManualClock
    let database: DatabaseName

    static let open = "{\"rules\":{\".read\":true,\".write\":true}}"

    init(
        _ store: any TreeStore = ModelStore(),
        rules: String? = Desk.open,
        limits: ServiceLimits = ServiceLimits(),
        makesDatabases: Bool = false,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in throw CancellationError() }
    ) async throws {
        clock = try ManualClock("2026-03-08T07:30:00Z")
        database = try #require(DatabaseName("home"))
        service = RealtimeService(
            store: store,
            clock: clock.wallClock,
            limits: limits,
            makesDatabases: makesDatabases,
            random: SeededGenerator(seed: 11),
            sleep: sleep
        )
        if let rules { try await store.setRules(Array(rules.utf8), of: database) }
    }

    /// A response with its body as text.
    struct Reply: Sendable {
        let status: Int
        let fields: [String: String]
        let text: String

        var eTag: String? { fields["ETag"] }
    }

    func ask(
        _ method: RealtimeCall.Method,
        _ path: String,
        _ body: String = "",
        _ parameters: [String: String] = [:],
        fields: [String: String] = [:],
        as caller: RealtimeCaller = .admin,
        of other: DatabaseName? = nil
    ) async -> RealtimeAnswer {
        await service.answer(
            RealtimeCall(
                method,
                path,
                parameters: parameters.sorted { $0.key < $1.key }.map { RealtimeCall.Parameter($0.key, $0.value) },
                fields: fields,
                body: Array(body.utf8),
                database: other ?? database,
                caller: caller
            )
        )
    }

    func call(
        _ method: RealtimeCall.Method,
        _ path: String,
        _ body: String = "",
        _ parameters: [String: String] = [:],
        fields: [String: String] = [:],
        as caller: RealtimeCaller = .admin,
        of other: DatabaseName? = nil
    ) async throws -> Reply {
        let answer = await ask(method, path, body, parameters, fields: fields, as: caller, of: other)
        guard case .bytes(let bytes) = answer.body else {
            Issue.record("\(path) is answered with events")
            return Reply(status: 0, fields: [:], text: "")
        }
        return Reply(
            status: answer.status,
            fields: Dictionary(answer.fields.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
            text: String(decoding: bytes, as: UTF8.self)
        )
    }

    /// The body of the response to a GET.
    func get(_ path: String, _ parameters: [String: String] = [:]) async throws -> String {
        try await call(.get, path, "", parameters).text
    }

    /// Subscribes to a path.
    func listen(
        _ path: String,
        _ parameters: [String: String] = [:],
        as caller: RealtimeCaller = .admin
    ) async throws -> Ear {
        let answer = await ask(.get, path, "", parameters, fields: ["accept": "text/event-stream"], as: caller)
        guard case .events(let listening) = answer.body else {
            throw DeskError.refused(answer.status)
        }
        return Ear(listening)
    }

    /// A user whose credential expires in this many minutes.
    func user(_ uid: String, minutes: Int = 60) -> RealtimeCaller {
        .user(auth: .children(["uid": .string(uid)]), expires: clock.now.adding(minutes: minutes))
    }
}

enum DeskError: Error, Equatable {
    case refused(Int)
}

/// A listener that keeps the present value.
final class Ear {
    let listening: RealtimeListening
    private(set) var known = RealtimeValue.null
    private(set) var heard = 0
    private var iterator: AsyncStream<[UInt8]>.Iterator

    init(_ listening: RealtimeListening) {
        self.listening = listening
        iterator = listening.events.makeAsyncIterator()
    }

    /// The next chunk: all events of one commit. Nil at the end.
    func next(isolation: isolated (any Actor)? = #isolation) async throws -> [StreamEvent]? {
        guard let bytes = await iterator.next(isolation: isolation) else { return nil }
        var parser = StreamParser()
        let events = try parser.read(bytes)
        heard += 1
        for event in events { known = event.applied(to: known) }
        return events
    }

    /// The next chunk as text.
    func text() async throws -> String? {
        try await next().map { events in
            events.map { String(decoding: $0.bytes, as: UTF8.self).split(separator: "\n").joined(separator: " ") }
                .joined(separator: " | ")
        }
    }

    /// Reads events until the present value equals `value`.
    func hear(until value: RealtimeValue) async throws {
        while known != value {
            guard try await next() != nil else { throw DeskError.refused(0) }
        }
    }

    /// Reads events until the end.
    func rest() async throws { while try await next() != nil {} }
}

/// Parses a value from JSON.
func value(_ json: String) throws -> RealtimeValue {
    try RealtimeValue.read(Array(json.utf8), ServerValues(now: 0) { _ in .null })
}
