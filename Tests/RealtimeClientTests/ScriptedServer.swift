import Foundation
import RealtimeClient
import TestKit
import TimeKit

/// A server that answers by a script, and remembers what it was asked.
final class ScriptedServer: @unchecked Sendable {
    // @unchecked: what was asked is touched under the lock only; the server is set once, before anybody can ask.
    private let lock = NSLock()
    private var asked: [String] = []
    private var server: LoopbackServer?

    /// Starts one. The script gets the number of the request, from 0 on, and the request.
    init(_ script: @escaping @Sendable (Int, String) -> LoopbackServer.Answer) throws {
        server = try LoopbackServer { [weak self] request in
            guard let self else { return .complete(500) }
            return script(
                self.lock.withLock {
                    self.asked.append(request)
                    return self.asked.count - 1
                },
                request
            )
        }
    }

    /// One that gives answers in their order, and the last over and over.
    convenience init(_ answers: [LoopbackServer.Answer]) throws {
        try self.init { number, _ in answers[min(number, answers.count - 1)] }
    }

    /// What was asked by now.
    var requests: [String] { lock.withLock { asked } }

    /// What was asked by now: method and address.
    var lines: [String] {
        requests.map { String($0.prefix { $0 != "\r\n" }.replacingOccurrences(of: " HTTP/1.1", with: "")) }
    }

    /// Its database.
    func endpoint(_ database: String? = "room") throws -> RealtimeEndpoint {
        try RealtimeEndpoint(address + (database.map { "/?ns=\($0)" } ?? ""))
    }

    /// Its address without a slash at the end.
    var address: String { String(server?.url().dropLast() ?? "") }
}

extension LoopbackServer.Answer {
    /// A whole answer with JSON.
    static func json(_ status: Int, _ text: String, _ fields: [String] = []) -> Self {
        .complete(status, ["Content-Type: application/json; charset=utf-8"] + fields, body: Array(text.utf8))
    }

    /// A stream: its head, and events.
    static func stream(_ events: String, holds: Bool = false) -> Self {
        Self(
            "HTTP/1.1 200 OK\nContent-Type: text/event-stream; charset=utf-8\nConnection: close\n\n",
            body: Array(events.utf8),
            holds: holds
        )
    }
}

/// Options of tests: nothing is waited for between two tries, and nothing else is cut short.
func options(
    _ clock: ManualClock? = nil,
    patience: Duration = .seconds(60),
    silence: Duration = .seconds(60),
    largest: Int = 1 << 20,
    waits: Waits = Waits()
) throws -> RealtimeClientOptions {
    RealtimeClientOptions(
        agent: "tests",
        clock: try (clock ?? ManualClock("2026-11-22T12:00:00Z")).wallClock,
        patience: patience,
        silence: silence,
        largestAnswer: largest,
        sleep: { try waits.note($0) },
        chance: { SeededGenerator(seed: 1) }
    )
}

/// The waits between tries, which are noted rather than waited for.
final class Waits: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var list: [Duration] = []
    private let most: Int

    /// After so many the next is cancelled: a test that goes wrong ends all the same.
    init(most: Int = 1_000) { self.most = most }

    var all: [Duration] { lock.withLock { list } }

    func note(_ wait: Duration) throws {
        try lock.withLock {
            guard list.count < most else { throw CancellationError() }
            list.append(wait)
        }
    }
}

/// Things told from elsewhere, in their order.
final class Told<Element: Sendable>: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var list: [Element] = []

    var all: [Element] { lock.withLock { list } }

    func add(_ element: Element) { lock.withLock { list.append(element) } }
}

/// What a call throws; nil where it doesn't.
func failure(_ body: () async throws -> Void) async -> RealtimeClientError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? RealtimeClientError
    }
}

/// The usual options of tests.
func usual() throws -> RealtimeClientOptions { try options() }
