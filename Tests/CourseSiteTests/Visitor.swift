import Foundation
import TestKit

/// A connection to a local port that sends arbitrary bytes.
final class Visitor: Sendable {
    private let connection: LoopbackConnection

    init(port: Int) throws(TestKitError) { connection = try LoopbackConnection(port: port) }

    func send(_ text: String) throws(TestKitError) {
        guard connection.send(Array(text.utf8)) else { throw .system(call: "send", code: EPIPE) }
    }

    /// A visitor who got one response and has begun another request.
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

    /// The first line of the response to a text. It waits on a thread of its own, because the server under test needs the threads of tasks.
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
        while !bytes.contains(0x0A), let more = connection.receive() { bytes += more }
        return String(decoding: bytes.prefix { $0 != 0x0D }, as: UTF8.self)
    }
}
