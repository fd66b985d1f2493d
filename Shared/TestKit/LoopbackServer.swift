import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A server on 127.0.0.1 that sends exactly the bytes a test wants, well-formed or not.
public final class LoopbackServer: Sendable {
    /// What to do with one request.
    public struct Answer: Sendable {
        /// What is sent.
        public var bytes: [UInt8]
        /// Send the bytes over and over until the client leaves.
        public var repeats = false
        /// Afterwards keep the connection open without a word until the client leaves.
        public var holds = false
        /// Send a byte at a time, with a pause of so many milliseconds after each.
        public var dripMilliseconds: UInt32?
        /// What is sent after the bytes, piece by piece as it comes, until there is nothing more or the client leaves.
        public var feed: LoopbackFeed?

        /// Sends a text, its newlines as CRLF, and a body after it.
        public init(_ text: String, body: [UInt8] = [], repeats: Bool = false, holds: Bool = false) {
            bytes = Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8) + body
            self.repeats = repeats
            self.holds = holds
        }

        /// A complete answer of a status with header lines and a body.
        public static func complete(_ status: Int, _ fields: [String] = [], body: [UInt8] = []) -> Answer {
            let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.count)", "Connection: close"] + fields
            return Answer(lines.joined(separator: "\n") + "\n\n", body: body)
        }
    }

    /// The port it listens at.
    public let port: Int
    private let listener: ListeningSocket
    private let tally = Tally()

    /// How many bytes were sent by now, those in buffers on the way included.
    public var sentBytes: Int { tally.count }

    /// Starts listening. `answer` gets each request whole, head and body, as text.
    public init(_ answer: @escaping @Sendable (String) -> Answer) throws(TestKitError) {
        listener = try ListeningSocket()
        port = listener.port
        let tally = tally
        listener.accept { Self.serve($0, tally, answer) }
    }

    /// The server's address with a path.
    public func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

    deinit { listener.stop() }

    private static func serve(
        _ connection: Int32,
        _ tally: Tally,
        _ answer: @escaping @Sendable (String) -> Answer
    ) {
        // Small pieces leave as they are made rather than with the next.
        var isOn: Int32 = 1
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        Thread.detachNewThread {
            if let request = readRequest(connection) { send(answer(request), to: connection, tally) }
            shutdown(connection, Int32(SHUT_WR))
            closeSocket(connection)
        }
    }

    #if canImport(Darwin)
        private static let noSignal: Int32 = 0
    #else
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #endif

    private static func send(_ answer: Answer, to connection: Int32, _ tally: Tally) {
        let piece = answer.dripMilliseconds == nil ? Int.max : 1
        repeat {
            var offset = 0
            while offset < answer.bytes.count {
                let sent = answer.bytes[offset...].prefix(piece).withUnsafeBytes {
                    Foundation.send(connection, $0.baseAddress, $0.count, noSignal)
                }
                guard sent > 0 else { return }
                offset += sent
                tally.add(sent)
                if let pause = answer.dripMilliseconds { usleep(pause * 1000) }
            }
        } while answer.repeats
        while let piece = answer.feed?.next() {
            var offset = 0
            while offset < piece.count {
                let sent = piece[offset...].withUnsafeBytes {
                    Foundation.send(connection, $0.baseAddress, $0.count, noSignal)
                }
                guard sent > 0 else { return }
                offset += sent
                tally.add(sent)
            }
        }
        if answer.holds { _ = receiveBytes(connection) }
    }

    private static func readRequest(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        while let more = receiveBytes(connection) {
            bytes += more
            let text = String(decoding: bytes, as: UTF8.self)
            guard let head = text.range(of: "\r\n\r\n") else { continue }
            let wanted = text[..<head.lowerBound].split(separator: "\r\n").lazy
                .filter { $0.lowercased().hasPrefix("content-length:") }
                .compactMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
                .first
            if text[head.upperBound...].utf8.count >= wanted ?? 0 { return text }
        }
        return nil
    }
}

/// Counts what several threads send.
private final class Tally: @unchecked Sendable {
    // @unchecked: the number is touched under the lock only.
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add(_ more: Int) { lock.withLock { number += more } }
}
