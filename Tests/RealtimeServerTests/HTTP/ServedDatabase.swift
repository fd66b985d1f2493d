import Foundation
import Logging
import RealtimeServer
import RealtimeService
import ServedRooms
import StorageKit
import TestKit
import TimeKit

/// A server in this process on a port of its own, over a store in a new folder.
struct ServedDatabase: Sendable {
    let port: Int
    let metrics: ServerMetrics
    let clock: ManualClock
    /// The server's store, for access without the network.
    let store: SQLiteTreeStore
    private let stop: AsyncStream<Void>.Continuation

    /// Tells the server to stop.
    func end() { stop.yield() }

    /// A new connection to the server.
    func connect(buffer: Int32? = nil) throws -> RawConnection { try RawConnection(port: port, buffer: buffer) }

    /// Sends a request over a connection of its own.
    func ask(_ line: String, _ fields: [String] = [], body: String? = nil) async throws -> RawAnswer {
        try await connect().ask(line, fields, body: body)
    }

    /// Begins a request over a connection of its own, with the head and a part of the body.
    func begin(_ line: String, _ fields: [String], _ part: String = "") throws -> RawConnection {
        let connection = try connect()
        connection.send((["\(line) HTTP/1.1", "Host: localhost"] + fields).joined(separator: "\n") + "\n\n" + part)
        return connection
    }

    /// The credential of the emulator's owner, who bypasses the rules.
    static let owner = "Authorization: Bearer owner"

    /// A JSON text with this many letters.
    static func text(_ count: Int) -> String { "\"" + String(repeating: "x", count: count) + "\"" }

    /// Runs a body with a server that is stopped afterwards.
    static func with(
        _ configuration: ServerConfiguration = .local(),
        makesDatabases: Bool = true,
        log: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        _ body: @Sendable (ServedDatabase) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let clock = try ManualClock("2026-11-01T08:00:00Z")
        let store = try SQLiteTreeStore.open(at: folder.file("rooms.sqlite"))
        let metrics = ServerMetrics()
        store.observe { metrics.noteCommits($0.count) }
        let server = RealtimeServer(
            service: RealtimeService(store: store, clock: clock.wallClock, makesDatabases: makesDatabases),
            identity: LoopbackIdentity(clock: clock.wallClock),
            configuration: configuration,
            clock: clock.wallClock,
            log: log,
            metrics: metrics
        )
        let (stops, stop) = AsyncStream.makeStream(of: Void.self)
        let (addresses, address) = AsyncStream.makeStream(of: String.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { address.finish() }
                try await server.run(until: stops) { address.yield($0) }
            }
            for await text in addresses {
                guard let port = text.split(separator: ":").last.flatMap({ Int($0) }) else { break }
                defer { stop.yield() }
                try await body(ServedDatabase(port: port, metrics: metrics, clock: clock, store: store, stop: stop))
                break
            }
            try await group.waitForAll()
        }
        withExtendedLifetime(folder) {}
    }
}

extension ServerConfiguration {
    /// A configuration with a free port, and limits that no test reaches by accident.
    static func local(_ change: (inout SenderLimits) -> Void = { _ in }) -> ServerConfiguration {
        var limits = SenderLimits()
        limits.requestsPerMinute = 0
        limits.reportsPerMinute = 0
        limits.requestsAtOnce = 0
        limits.streamsPerSender = 0
        limits.streamsPerAccount = 0
        limits.smallBodyBytes = limits.bodyBytes
        limits.bodyBytesPerSecond = 0
        limits.connectionsPerAddress = limits.connections
        // On a busy machine a test can exceed the usual timeouts, and a keep-alive would appear among its events.
        limits.headSeconds = 3_600
        limits.bodySeconds = 3_600
        limits.idleSeconds = 3_600
        limits.keepAliveSeconds = 3_600
        change(&limits)
        return ServerConfiguration(port: 0, limits: limits)
    }
}
