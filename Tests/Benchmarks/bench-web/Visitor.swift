import BenchmarkSupport
import Foundation
import TestKit

/// A connection that gets one page after another, packed where the server packs.
final class Visitor {
    private let connection: LoopbackConnection
    private var received: [UInt8] = []

    init(port: Int) throws { connection = try LoopbackConnection(port: port) }

    /// Returns the body of an address, packed or not.
    ///
    /// - Parameter type: The type of the answer.
    func get(_ path: String, _ type: String = "text/html") -> [UInt8] {
        let fields = "Host: localhost\r\nAccept: \(type)\r\nAccept-Encoding: gzip\r\n"
        connection.send(Array("GET \(path) HTTP/1.1\r\n\(fields)\r\n".utf8))
        let mark = Array("\r\n\r\n".utf8)
        while received.firstRange(of: mark) == nil { more() }
        let end = received.firstRange(of: mark)?.upperBound ?? 0
        let head = String(decoding: received[..<end], as: UTF8.self).lowercased()
        let length = head.split(separator: "content-length: ").dropFirst().first?.prefix { $0.isNumber }
        let size = length.flatMap { Int($0) } ?? 0
        while received.count < end + size { more() }
        defer { received.removeFirst(end + size) }
        return Array(received[end..<(end + size)])
    }

    private func more() {
        guard let bytes = connection.receive() else { preconditionFailure("the server closed the connection") }
        received += bytes
    }
}

/// The answers to visitors who ask at once, each as fast as it is answered.
struct Load {
    let perSecond: Double
    /// The times of the answers in seconds.
    let times: [Double]

    /// Asks for a page, with a thread and a connection for each visitor.
    init(of path: String, port: Int, visitors: Int, visits: Int) async {
        let clock = ContinuousClock()
        let start = clock.now
        times = await withTaskGroup(of: [Double].self) { group in
            for _ in 0..<visitors { group.addTask { await Self.times(of: path, port: port, visits: visits) } }
            return await group.reduce(into: []) { all, some in all += some }
        }
        let components = start.duration(to: clock.now).components
        perSecond = Double(times.count) / (Double(components.seconds) + Double(components.attoseconds) / 1e18)
    }

    private static func times(of path: String, port: Int, visits: Int) async -> [Double] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                guard let visitor = try? Visitor(port: port) else { preconditionFailure("the server can be reached") }
                continuation.resume(
                    returning: (0..<visits).map { _ in BenchmarkSupport.time { visitor.get(path).count } }
                )
            }
        }
    }
}
