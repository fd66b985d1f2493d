import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A way to a server on this machine that breaks where a test wants it: before the server hears, in the middle, or after the server has
/// answered and before the client hears.
///
/// It passes bytes and knows no protocol: a request begins with the first byte of the client after the server's last, an answer the other way
/// round. That holds for HTTP/1.1 without pipelining, where a connection carries one request after another.
public final class CuttingProxy: Sendable {
    /// What is about to be passed on.
    public enum Moment: Hashable, Sendable {
        /// A client has come; connections are counted from 1.
        case opened(connection: Int)
        /// The first bytes of a request are here, and the server has none of them; the requests of a connection are counted from 1.
        case asked(connection: Int, request: Int)
        /// The first bytes of an answer are here, and the client has none of them.
        case answered(connection: Int, request: Int)
    }

    /// What becomes of it.
    public enum Fate: Hashable, Sendable {
        /// It is passed on.
        case pass
        /// The connection ends for both sides; one that has just been opened is refused.
        case cut
        /// So many bytes are passed on, then the connection ends.
        case cutAfter(bytes: Int)
        /// It is passed on after so many milliseconds.
        case delay(milliseconds: UInt32)
    }

    /// The port it listens at.
    public let port: Int
    private let listener: ListeningSocket
    private let state: ProxyState

    /// Starts listening. `fate` is asked at every moment, from several threads.
    ///
    /// - Parameter target: the server's port on 127.0.0.1.
    public init(
        to target: Int,
        fate: @escaping @Sendable (Moment) -> Fate = { _ in .pass }
    ) throws(TestKitError) {
        listener = try ListeningSocket()
        port = listener.port
        state = ProxyState(target: target, fate: fate)
        let state = state
        listener.accept { state.connect($0) }
    }

    deinit {
        listener.stop()
        state.close()
    }

    /// The proxy's address with a path.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    /// What becomes of everything from now on.
    public func decide(_ fate: @escaping @Sendable (Moment) -> Fate) { state.decide(fate) }

    /// Where it leads from now on: a server that was started again.
    public func lead(to target: Int) { state.lead(to: target) }

    /// Ends every connection and refuses new ones, until ``open()``: the network is gone.
    public func close() { state.close() }

    /// Takes connections again.
    public func open() { state.open() }

    /// Ends every connection; new ones are taken.
    public func cutAll() { state.cutAll() }

    /// How many connections were cut or refused by now.
    public var cuts: Int { state.cuts }

    /// How many connections there were.
    public var connections: Int { state.connections }

    /// How many connections stand now.
    public var standing: Int { state.standing }
}

extension CuttingProxy.Fate {
    /// A fate by lot: one moment in `of` is cut, half of those after some bytes; others pass.
    public static func drawn(
        oneIn of: Int,
        bytes: ClosedRange<Int> = 0...400,
        using generator: inout some RandomNumberGenerator
    ) -> CuttingProxy.Fate {
        guard Int.random(in: 0..<max(1, of), using: &generator) == 0 else { return .pass }
        return Bool.random(using: &generator) ? .cut : .cutAfter(bytes: Int.random(in: bytes, using: &generator))
    }
}

// MARK: What all connections share

private final class ProxyState: @unchecked Sendable {
    // @unchecked: all variables are touched under the lock only.
    private let lock = NSLock()
    private var decision: @Sendable (CuttingProxy.Moment) -> CuttingProxy.Fate
    private var target: Int
    private var isOpen = true
    private var count = 0
    private var cutCount = 0
    private var pairs: [Int: SocketPair] = [:]

    init(target: Int, fate: @escaping @Sendable (CuttingProxy.Moment) -> CuttingProxy.Fate) {
        self.target = target
        decision = fate
    }

    var cuts: Int { lock.withLock { cutCount } }
    var connections: Int { lock.withLock { count } }
    var standing: Int { lock.withLock { pairs.count } }

    func lead(to target: Int) { lock.withLock { self.target = target } }

    func open() { lock.withLock { isOpen = true } }

    func decide(_ fate: @escaping @Sendable (CuttingProxy.Moment) -> CuttingProxy.Fate) {
        lock.withLock { decision = fate }
    }

    private func fate(_ moment: CuttingProxy.Moment) -> CuttingProxy.Fate {
        let decision = lock.withLock { self.decision }
        return decision(moment)
    }

    func close() {
        lock.withLock { isOpen = false }
        cutAll()
    }

    func cutAll() {
        let standing = lock.withLock {
            cutCount += pairs.count
            return Array(pairs.values)
        }
        for pair in standing { pair.end() }
    }

    func connect(_ client: Int32) {
        let (number, target, isOpen) = lock.withLock {
            count += 1
            return (count, self.target, self.isOpen)
        }
        guard isOpen, passes(.opened(connection: number)), let server = try? connectedSocket(to: target) else {
            lock.withLock { cutCount += 1 }
            return closeSocket(client)
        }
        let pair = SocketPair(client: client, server: server)
        // It may have been closed since.
        let stands = lock.withLock {
            if self.isOpen { pairs[number] = pair }
            return self.isOpen
        }
        guard stands else { return pair.end() }
        let turns = Turns(connection: number)
        for isRequest in [true, false] {
            Thread.detachNewThread { [self] in
                pump(pair, turns, isRequest: isRequest)
                lock.withLock {
                    if pair.leave() { pairs[number] = nil }
                }
            }
        }
    }

    private func passes(_ moment: CuttingProxy.Moment) -> Bool {
        switch fate(moment) {
        case .pass: return true
        case .cut, .cutAfter: return false
        case .delay(let milliseconds):
            usleep(milliseconds * 1_000)
            return true
        }
    }

    /// Passes the bytes of one direction on until that ends.
    private func pump(_ pair: SocketPair, _ turns: Turns, isRequest: Bool) {
        let source = isRequest ? pair.client : pair.server
        let sink = isRequest ? pair.server : pair.client
        var budget: Int?
        while let bytes = receiveBytes(source) {
            if let moment = turns.begin(isRequest: isRequest) {
                switch fate(moment) {
                case .pass: budget = nil
                case .cut: budget = 0
                case .cutAfter(let count): budget = max(0, count)
                case .delay(let milliseconds):
                    budget = nil
                    usleep(milliseconds * 1_000)
                }
            }
            let passed = bytes.prefix(budget ?? bytes.count)
            guard sendBytes(Array(passed), to: sink) else { break }
            guard let left = budget else { continue }
            budget = left - passed.count
            if left <= bytes.count {
                // Counted first: whoever sees the end sees the count.
                lock.withLock { cutCount += 1 }
                return pair.end()
            }
        }
        if isRequest, pair.isStanding {
            // A client may end its half and wait for the answer.
            shutdown(sink, Int32(SHUT_WR))
        } else {
            pair.end()
        }
    }
}

/// Whose turn it is on one connection.
private final class Turns: @unchecked Sendable {
    // @unchecked: all variables are touched under the lock only.
    private let lock = NSLock()
    private let connection: Int
    private var request = 0
    private var isAsking = false

    init(connection: Int) { self.connection = connection }

    /// The moment that begins with bytes of this direction; nil where they belong to the one before.
    func begin(isRequest: Bool) -> CuttingProxy.Moment? {
        lock.withLock {
            guard isAsking != isRequest else { return nil }
            isAsking = isRequest
            if isRequest { request += 1 }
            return isRequest
                ? .asked(connection: connection, request: request)
                : .answered(connection: connection, request: request)
        }
    }
}

/// The two sockets of a connection, closed when the last thread that uses them is done.
private final class SocketPair: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock only.
    let client: Int32
    let server: Int32
    private let lock = NSLock()
    private var hasEnded = false
    private var users = 2

    init(client: Int32, server: Int32) {
        self.client = client
        self.server = server
    }

    var isStanding: Bool { lock.withLock { !hasEnded } }

    /// Ends both connections; whoever waits for bytes of them wakes.
    func end() {
        let isFirst = lock.withLock {
            defer { hasEnded = true }
            return !hasEnded
        }
        guard isFirst else { return }
        shutdown(client, Int32(SHUT_RDWR))
        shutdown(server, Int32(SHUT_RDWR))
    }

    /// One of the two directions is done; true when both are.
    func leave() -> Bool {
        lock.withLock {
            users -= 1
            return users == 0
        }
    }

    deinit {
        closeSocket(client)
        closeSocket(server)
    }
}
