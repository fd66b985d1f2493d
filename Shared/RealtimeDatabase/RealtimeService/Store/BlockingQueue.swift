import Foundation

/// A queue that runs blocking work off the shared task threads: in order, with at most `width` pieces at a time. A width of 1 is a serial queue.
final class BlockingQueue: Sendable {
    private let width: Int
    private let queue: DispatchQueue
    private let lock = NSLock()
    nonisolated(unsafe) private var waiting: [@Sendable () -> Void] = []
    nonisolated(unsafe) private var first = 0
    nonisolated(unsafe) private var running = 0
    nonisolated(unsafe) private var watchers: [CheckedContinuation<Void, Never>] = []

    init(_ label: String, width: Int) {
        self.width = width
        queue = DispatchQueue(label: label, attributes: .concurrent)
    }

    func run(_ piece: @escaping @Sendable () -> Void) {
        let starts = lock.withLock {
            waiting.append(piece)
            guard running < width else { return false }
            running += 1
            return true
        }
        if starts { queue.async { self.work() } }
    }

    /// Waits until no work is left.
    func drained() async {
        await withCheckedContinuation { continuation in
            let isIdle = lock.withLock {
                if running > 0 { watchers.append(continuation) }
                return running == 0
            }
            if isIdle { continuation.resume() }
        }
    }

    private func work() {
        while let piece = next() { piece() }
    }

    private func next() -> (@Sendable () -> Void)? {
        let (piece, done) = lock.withLock { () -> ((@Sendable () -> Void)?, [CheckedContinuation<Void, Never>]) in
            if first < waiting.count {
                let piece = waiting[first]
                first += 1
                // Removes taken pieces once they are more than half, which makes taking one amortized O(1).
                if first * 2 > waiting.count {
                    waiting.removeFirst(first)
                    first = 0
                }
                return (piece, [])
            }
            running -= 1
            guard running == 0 else { return (nil, []) }
            defer { watchers = [] }
            return (nil, watchers)
        }
        for watcher in done { watcher.resume() }
        return piece
    }
}
