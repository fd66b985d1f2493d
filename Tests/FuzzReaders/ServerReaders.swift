import Foundation
import Logging
import RealtimeClient
import RealtimeServer
import RealtimeService
import RealtimeTree
import StorageKit
import Synchronization
import TestKit
import TimeKit
import WebClient

extension FuzzReader {
    /// Readers of network data: requests, senders, credentials and addresses.
    static let serverReaders: [FuzzReader] = [
        FuzzReader("http", longest: 2_048, megabytes: 1_024) { bytes in
            guard let server = ServedDatabase.shared else { throw BrokenLaw("the server doesn't start") }
            try server.ask(bytes)
        },
        FuzzReader("sender", longest: 256) { bytes in
            // Each line is a field “X-Forwarded-For”.
            let fields = text(bytes).split(separator: "\n").map(String.init)
            let sender = SenderAddress(peer: "192.0.2.1", forwardedFor: fields, trustsProxy: true)
            try require(!sender.text.isEmpty && sender.text.utf8.count <= 64, "a sender is “\(sender.text)”")
            let untrusted = SenderAddress(peer: "192.0.2.1", forwardedFor: fields, trustsProxy: false)
            try require(untrusted.text == "192.0.2.1", "a field that isn't believed changes the sender")
        },
        FuzzReader("token", longest: 2_048) { bytes in
            guard let database = DatabaseName("a") else { throw BrokenLaw("“a” is no name of a database") }
            let clock = WallClock(now: { Instant(milliseconds: 1_700_000_000_000) }, zone: { .gmt })
            let identity = LoopbackIdentity(clock: clock)
            let credentials = RealtimeCredentials(auth: text(bytes), database: database)
            let caller = try waiting { try await identity.caller(credentials) }
            if let caller, caller == .admin { throw BrokenLaw("an ID token makes an admin") }
        },
        FuzzReader("endpoint", longest: 512) { bytes in
            let endpoint = try outcome { () throws(RealtimeClientError) in try RealtimeEndpoint(text(bytes)) }
            guard let endpoint else { return }
            let written = endpoint.description
            try require((try? RealtimeEndpoint(written)) == endpoint, "an endpoint isn't read back as it was written")
        },
        FuzzReader("address", longest: 512) { bytes in
            let text = text(bytes)
            guard let address = try outcome({ () throws(WebError) in try WebAddress(text) }) else { return }
            try require(WebAddress.isWebAddress("\(address)"), "an address is read and is said to be none")
            _ = try outcome { () throws(WebError) in try WebAddress("../a?b#c", relativeTo: address) }
        },
    ]
}

/// The result of asynchronous work; nil if it throws. The calling thread isn't one of Swift's own.
private func waiting<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws(BrokenLaw) -> Value?
{
    let answer = Mutex<Result<Value, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
        do {
            let value = try await work()
            answer.withLock { $0 = .success(value) }
        } catch {
            answer.withLock { $0 = .failure(error) }
        }
        isDone.signal()
    }
    isDone.wait()
    return try outcome { try answer.withLock { try $0?.get() } } ?? nil
}

/// A server of an in-memory database, in this process, at a local port.
private final class ServedDatabase: Sendable {
    static let shared = try? ServedDatabase()
    private let port: Int
    private let asked = Mutex(0)

    init() throws {
        let service = RealtimeService(
            store: SQLiteTreeStore(store: try LocalStore.inMemory(schemas: SQLiteTreeStore.schemas)),
            clock: .live,
            makesDatabases: true
        )
        var limits = SenderLimits()
        (limits.requestsPerMinute, limits.signUpsPerHour, limits.guessesPerHour) = (0, 0, 0)
        let server = RealtimeServer(
            service: service,
            identity: LoopbackIdentity(clock: .live),
            configuration: ServerConfiguration(port: 0, database: DatabaseName("a"), limits: limits),
            clock: .live,
            log: Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() }
        )
        let (stops, _) = AsyncStream.makeStream(of: Void.self)
        let address = Mutex("")
        let isReady = DispatchSemaphore(value: 0)
        Task.detached {
            try await server.run(until: stops) { text in
                address.withLock { $0 = text }
                isReady.signal()
            }
        }
        isReady.wait()
        port = address.withLock { Int($0.split(separator: ":").last ?? "") } ?? 0
    }

    /// Sends bytes as a client and reads the immediate response. Sometimes it checks that other clients are still served.
    func ask(_ bytes: [UInt8]) throws {
        let answer = try reply(to: bytes, patience: 5)
        if !answer.isEmpty {
            let line = text(Array(answer.prefix { $0 != 0x0D }))
            try require(line.wholeMatch(of: #/HTTP\/1\.[01] [1-4]\d\d .*/#) != nil, "an answer begins with “\(line)”")
        }
        let count = asked.withLock {
            $0 += 1
            return $0
        }
        guard count % 1_000 == 1 else { return }
        let clearing = "DELETE /.json HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer owner\r\n\r\n"
        let cleared = text(try reply(to: Array(clearing.utf8), patience: 5_000))
        try require(cleared.hasPrefix("HTTP/1.1 200"), "the server answers “\(cleared)” after \(count) requests")
    }

    /// A new connection. libFuzzer's alarm interrupts some calls, which are then repeated.
    private func connected() throws(TestKitError) -> LoopbackConnection {
        while true {
            do throws(TestKitError) {
                return try LoopbackConnection(port: port)
            } catch {
                guard case .system(_, EINTR) = error else { throw error }
            }
        }
    }

    /// - Parameter patience: The timeout for the response, in milliseconds.
    private func reply(to bytes: [UInt8], patience: Int32) throws -> [UInt8] {
        let connection = try connected()
        // A reset closes the connection. Some ten thousand connections with an orderly end would block all ports for a minute.
        var ending = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection.descriptor, SOL_SOCKET, SO_LINGER, &ending, socklen_t(MemoryLayout<linger>.size))
        connection.send(bytes)
        var answer: [UInt8] = []
        var waited = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
        while answer.count < 65_536, poll(&waited, 1, answer.isEmpty ? patience : 1) > 0 {
            guard let piece = connection.receive() else { break }
            answer += piece
        }
        return answer
    }
}
