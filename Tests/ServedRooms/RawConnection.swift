import Foundation
import TestKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection that sends exactly the given bytes, whole requests or not.
///
/// It reads on a queue of its own, so that a waiting test blocks no other.
public final class RawConnection: @unchecked Sendable {
    // @unchecked: received bytes are used on the queue only.
    /// The reason why no answer was received.
    public enum Problem: Error {
        /// Nothing was received for a minute.
        case silent(afterReceiving: String)
        /// The server closed the connection first.
        case ended(afterReceiving: String)
        /// The bytes received are not an HTTP answer.
        case noAnswer(String)
    }

    private let socket: LoopbackConnection
    private let queue = DispatchQueue(label: "connection")
    private var received: [UInt8] = []
    private static let patience: Int32 = 60_000

    /// Connects to a local port.
    ///
    /// - Parameter buffer: the size of the receive buffer in bytes; nil for the system's default.
    public init(port: Int, buffer: Int32? = nil) throws {
        socket = try LoopbackConnection(port: port, receiveBuffer: buffer)
    }

    /// Sends a text with CRLF line ends.
    public func send(_ text: String) { send(Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8)) }

    /// Sends bytes, as many as the other end accepts.
    public func send(_ bytes: [UInt8]) { socket.send(bytes) }

    /// Closes the connection for sending.
    public func closeWriting() { socket.closeWriting() }

    /// Ends the connection in both directions.
    public func hangUp() { socket.hangUp() }

    /// Receives up to and including a text.
    public func receive(upTo mark: String) async throws -> String {
        let mark = Array(mark.utf8)
        return String(
            decoding: try await take { bytes in
                bytes.firstRange(of: mark).map { $0.upperBound }
            },
            as: UTF8.self
        )
    }

    /// Receives this many bytes.
    public func receive(count: Int) async throws -> [UInt8] { try await take { $0.count >= count ? count : nil } }

    /// Receives until the other end closes.
    public func receiveAll() async throws -> String {
        try await onQueue {
            while try self.pump() {}
            defer { self.received = [] }
            return String(decoding: self.received, as: UTF8.self)
        }
    }

    private func take(_ end: @escaping @Sendable ([UInt8]) -> Int?) async throws -> [UInt8] {
        try await onQueue {
            while true {
                if let end = end(self.received) {
                    defer { self.received.removeFirst(end) }
                    return Array(self.received[..<end])
                }
                guard try self.pump() else {
                    throw Problem.ended(afterReceiving: String(decoding: self.received, as: UTF8.self))
                }
            }
        }
    }

    private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }

    /// Reads the available bytes; false at the end. A reset by the other end counts as an end.
    private func pump() throws -> Bool {
        var wanted = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, Self.patience) > 0 else {
            throw Problem.silent(afterReceiving: String(decoding: received, as: UTF8.self))
        }
        guard let bytes = socket.receive() else { return false }
        received += bytes
        return true
    }
}

// MARK: HTTP

/// An HTTP response.
public struct RawAnswer {
    /// The status code.
    public let status: Int
    /// The fields by lowercase name.
    public let fields: [String: String]
    /// The body, without its framing.
    public var body: [UInt8] = []

    /// The body as UTF-8 text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    init(head: String) throws {
        let lines = head.components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count >= 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
            throw RawConnection.Problem.noAnswer(head)
        }
        self.status = status
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[line[..<colon].lowercased()] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        }
        self.fields = fields
    }
}

extension RawConnection {
    /// Sends a complete request.
    public func request(_ line: String, _ fields: [String] = [], body: String? = nil) {
        var lines = ["\(line) HTTP/1.1", "Host: 127.0.0.1"] + fields
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8))
    }

    /// Receives the next response, with its body if its length is given.
    public func answer(hasBody: Bool = true) async throws -> RawAnswer {
        var answer = try RawAnswer(head: try await receive(upTo: "\r\n\r\n"))
        if hasBody, let length = answer.fields["content-length"].flatMap({ Int($0) }) {
            answer.body = try await receive(count: length)
        }
        return answer
    }

    /// Sends a request and receives the response.
    public func ask(_ line: String, _ fields: [String] = [], body: String? = nil) async throws -> RawAnswer {
        request(line, fields, body: body)
        return try await answer(hasBody: !line.hasPrefix("HEAD"))
    }

    /// Begins a stream and receives its head.
    public func listen(_ target: String, _ fields: [String] = []) async throws -> RawAnswer {
        request("GET \(target)", ["Accept: text/event-stream"] + fields)
        return try await answer()
    }

    /// Receives the next event of a stream without the chunk framing; nil at the end of the stream.
    public func event() async throws -> String? {
        let line = try await receive(upTo: "\r\n")
        guard let length = Int(line.dropLast(), radix: 16) else { throw Problem.noAnswer(line) }
        let bytes = try await receive(count: length + 2)
        return length == 0 ? nil : String(decoding: bytes.dropLast(2), as: UTF8.self)
    }
}
