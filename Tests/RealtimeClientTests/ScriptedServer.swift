import Foundation
import RealtimeClient
import TestKit
import TimeKit

/// A server that answers by a script and records the requests.
final class ScriptedServer: @unchecked Sendable {
    // @unchecked: the requests are used under the lock only. The server is set once, before the first request.
    private let lock = NSLock()
    private var asked: [String] = []
    private var server: LoopbackServer?

    /// Starts a server. The script gets the number of the request, from 0 on, and the request.
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

    /// Starts a server that gives responses in order, and repeats the last one.
    convenience init(_ answers: [LoopbackServer.Answer]) throws {
        try self.init { number, _ in answers[min(number, answers.count - 1)] }
    }

    /// The requests so far.
    var requests: [String] { lock.withLock { asked } }

    /// The method and address of each request so far.
    var lines: [String] {
        requests.map { String($0.prefix { $0 != "\r\n" }.replacingOccurrences(of: " HTTP/1.1", with: "")) }
    }

    /// The endpoint of a database.
    func endpoint(_ database: String? = "room") throws -> RealtimeEndpoint {
        try RealtimeEndpoint(address + (database.map { "/?ns=\($0)" } ?? ""))
    }

    /// The address without the trailing slash.
    var address: String { String(server?.url().dropLast() ?? "") }
}

extension LoopbackServer.Answer {
    /// A complete response with JSON.
    static func json(_ status: Int, _ text: String, _ fields: [String] = []) -> Self {
        .complete(status, ["Content-Type: application/json; charset=utf-8"] + fields, body: Array(text.utf8))
    }

    /// A stream: its head and events.
    static func stream(_ events: String, holds: Bool = false) -> Self {
        Self(
            "HTTP/1.1 200 OK\nContent-Type: text/event-stream; charset=utf-8\nConnection: close\n\n",
            body: Array(events.utf8),
            holds: holds
        )
    }
}

/// Options without waits between retries and with long timeouts.
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

/// Records the waits between retries instead of waiting.
final class Waits: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var list: [Duration] = []
    private let most: Int

    /// - Parameter most: the number of waits after which the next is canceled, so that a failing test ends.
    init(most: Int = 1_000) { self.most = most }

    var all: [Duration] { lock.withLock { list } }

    func note(_ wait: Duration) throws {
        try lock.withLock {
            guard list.count < most else { throw CancellationError() }
            list.append(wait)
        }
    }
}

/// The received elements, in order.
final class Told<Element: Sendable>: @unchecked Sendable {
    // @unchecked: the list is touched under the lock only.
    private let lock = NSLock()
    private var list: [Element] = []

    var all: [Element] { lock.withLock { list } }

    func add(_ element: Element) { lock.withLock { list.append(element) } }
}

/// The error of a call; nil if it succeeds.
func failure(_ body: () async throws -> Void) async -> RealtimeClientError? {
    do {
        try await body()
        return nil
    } catch {
        return error as? RealtimeClientError
    }
}

/// The default options of the tests.
func usual() throws -> RealtimeClientOptions { try options() }
