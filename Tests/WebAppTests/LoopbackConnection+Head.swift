import Foundation
import TestKit

extension LoopbackConnection {
    /// Returns the answer to HEAD. It is awaited on a thread of its own, because the server needs the threads of tasks.
    ///
    /// - Parameter fields: More lines of the request, each with its line end.
    static func head(of path: String, _ fields: String = "", port: Int) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let connection = try LoopbackConnection(port: port)
                        let request = "HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(fields)Connection: close\r\n\r\n"
                        _ = connection.send(Array(request.utf8))
                        var bytes: [UInt8] = []
                        while let more = connection.receive() { bytes += more }
                        return String(decoding: bytes, as: UTF8.self)
                    }
                )
            }
        }
    }
}
