import Foundation
import RealtimeService

/// Listeners that can be awaited until they have received a number of events.
final class Hearers: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var missing = 0
    nonisolated(unsafe) private var waiting: CheckedContinuation<Void, Never>?
    nonisolated(unsafe) private var tasks: [Task<Void, Never>] = []
    let size: Int

    /// Creates `count` listeners for each of the databases and waits until each has received its first event.
    init(_ server: RoomServer, databases: [DatabaseName], each count: Int) async {
        size = databases.count * count
        expect(size)
        for database in databases {
            for _ in 0..<count {
                guard let listening = await server.listen(in: database) else { preconditionFailure("Ann may listen") }
                tasks.append(Task { for await _ in listening.events { self.heard() } })
            }
        }
        await allHaveHeard()
    }

    deinit { for task in tasks { task.cancel() } }

    /// Sets the number of events to wait for, of all listeners together.
    func expect(_ events: Int) { lock.withLock { missing = events } }

    func allHaveHeard() async {
        await withCheckedContinuation { continuation in
            let isThere = lock.withLock {
                if missing > 0 { waiting = continuation }
                return missing <= 0
            }
            if isThere { continuation.resume() }
        }
    }

    private func heard() {
        let done = lock.withLock { () -> CheckedContinuation<Void, Never>? in
            missing -= 1
            guard missing == 0 else { return nil }
            defer { waiting = nil }
            return waiting
        }
        done?.resume()
    }
}
