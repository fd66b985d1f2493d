import Foundation
import TestKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to a port of this machine that sends whatever a test likes.
final class Visitor: Sendable {
    private let connection: Int32

    init(port: Int) throws(TestKitError) {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        connection = socket(AF_INET, stream, 0)
        guard connection >= 0 else { throw .system(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = UInt16(port).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                connect(connection, generic, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else {
            let code = errno
            close(connection)
            throw .system(call: "connect", code: code)
        }
    }

    deinit { close(connection) }

    func send(_ text: String) throws(TestKitError) {
        let bytes = Array(text.utf8)
        guard write(connection, bytes, bytes.count) == bytes.count else { throw .system(call: "write", code: errno) }
    }

    /// A visitor who was answered once, and has begun another request.
    static func inMidRequest(_ port: Int) async throws -> Visitor {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let visitor = try Visitor(port: port)
                        try visitor.send("GET /a.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                        _ = visitor.firstLine()
                        try visitor.send("GET /a.txt HT")
                        return visitor
                    }
                )
            }
        }
    }

    /// The first line of the answer to a text. It is waited for on a thread of its own: the server under test needs those of tasks.
    static func ask(_ port: Int, _ text: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let visitor = try Visitor(port: port)
                        try visitor.send(text)
                        return visitor.firstLine()
                    }
                )
            }
        }
    }

    private func firstLine() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !bytes.contains(0x0A) {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes.prefix { $0 != 0x0D }, as: UTF8.self)
    }
}
