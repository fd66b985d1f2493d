import Foundation
import RealtimeService
import ServerKit

/// The metrics of a server, in Prometheus' format. They contain no personal data: no address, path or account.
public final class ServerMetrics: Sendable {
    /// The upper bounds of the latency buckets, in seconds.
    static let buckets = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Request: Hashable {
        let method: String
        let status: Int
    }

    private struct Counts {
        var requests: [Request: Int] = [:]
        var latencies = [Int](repeating: 0, count: ServerMetrics.buckets.count)
        var latencySum = 0.0
        var latencyCount = 0
        var refused: [String: Int] = [:]
        var commits = 0
        var received = 0
        var sent = 0
        var listeners = 0
        var connections = 0
    }

    private let lock = NSLock()
    // Only used with the lock held.
    nonisolated(unsafe) private var counts = Counts()

    private let onClosing: @Sendable (String) -> Void

    /// Creates metrics with all counts at zero.
    ///
    /// - Parameter onClosing: Called with the name of each limit that closes a connection without a request to answer.
    public init(onClosing: @escaping @Sendable (_ limit: String) -> Void = { _ in }) { self.onClosing = onClosing }

    /// Counts durable commits; call it from a store's `observe`.
    public func noteCommits(_ number: Int) { change { $0.commits += number } }

    /// The number of open streams.
    public var listeners: Int { lock.withLock { counts.listeners } }

    func noteRequest(_ method: String, status: Int, seconds: Double) {
        change {
            $0.requests[Request(method: method, status: status), default: 0] += 1
            $0.latencySum += seconds
            $0.latencyCount += 1
            if let bucket = Self.buckets.firstIndex(where: { seconds <= $0 }) { $0.latencies[bucket] += 1 }
        }
    }

    /// Counts a connection that a limit closed. Requests are refused by a `ReachedLimit`.
    func noteRefusal(_ limit: ConnectionLimit) {
        change { $0.refused[limit.rawValue, default: 0] += 1 }
        onClosing(limit.rawValue)
    }

    func noteRefusal(_ limit: ReachedLimit) { change { $0.refused[limit.rawValue, default: 0] += 1 } }

    func note(_ event: ConnectionEvent) {
        switch event {
        case .opened: change { $0.connections += 1 }
        case .closed: change { $0.connections -= 1 }
        case .received(let bytes): change { $0.received += bytes }
        case .sent(let bytes): change { $0.sent += bytes }
        case .streamBegan: change { $0.listeners += 1 }
        case .streamEnded: change { $0.listeners -= 1 }
        case .reached(let limit): noteRefusal(limit)
        }
    }

    private func change(_ body: (inout Counts) -> Void) { lock.withLock { body(&counts) } }
}

// MARK: Prometheus

extension ServerMetrics {
    /// Returns the metrics in Prometheus' text exposition format 0.0.4.
    func text() -> String {
        let counts = lock.withLock { self.counts }
        var lines: [String] = []
        func family(_ name: String, _ kind: String, _ help: String, _ samples: [String]) {
            lines += ["# HELP \(name) \(help)", "# TYPE \(name) \(kind)"] + samples
        }
        family(
            "roomd_requests_total",
            "counter",
            "Requests answered.",
            counts.requests.map { "roomd_requests_total{method=\"\($0.method)\",status=\"\($0.status)\"} \($1)" }
                .sorted()
        )
        var below = 0
        var buckets: [String] = []
        for (end, count) in zip(Self.buckets, counts.latencies) {
            below += count
            buckets.append("roomd_request_seconds_bucket{le=\"\(end)\"} \(below)")
        }
        family(
            "roomd_request_seconds",
            "histogram",
            "From a request's head to its answer; of a stream, to its first event.",
            buckets + [
                "roomd_request_seconds_bucket{le=\"+Inf\"} \(counts.latencyCount)",
                "roomd_request_seconds_sum \(counts.latencySum)",
                "roomd_request_seconds_count \(counts.latencyCount)",
            ]
        )
        family(
            "roomd_refused_total",
            "counter",
            "Connections and requests that a limit turned away.",
            counts.refused.map { "roomd_refused_total{limit=\"\($0)\"} \($1)" }.sorted()
        )
        family("roomd_commits_total", "counter", "Commits that are durable.", ["roomd_commits_total \(counts.commits)"])
        family(
            "roomd_received_bytes_total",
            "counter",
            "Bytes read.",
            ["roomd_received_bytes_total \(counts.received)"]
        )
        family("roomd_sent_bytes_total", "counter", "Bytes written.", ["roomd_sent_bytes_total \(counts.sent)"])
        family("roomd_listeners", "gauge", "Streams that are open.", ["roomd_listeners \(counts.listeners)"])
        family("roomd_connections", "gauge", "Connections that are open.", ["roomd_connections \(counts.connections)"])
        return lines.joined(separator: "\n") + "\n"
    }
}
