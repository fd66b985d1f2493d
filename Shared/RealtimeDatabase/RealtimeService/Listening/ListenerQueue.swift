import Foundation

/// The events that wait for one listener: a bounded row of bytes.
final class ListenerQueue: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock only.
    private let lock = NSLock()
    private let mostEvents: Int
    private let mostBytes: Int
    private var waiting: [[UInt8]] = []
    /// How many of the row are gone already: so that taking one doesn't move the others.
    private var taken = 0
    private var waitingBytes = 0
    /// Whether the next one is the whole of a place, which doesn't count.
    private var isAtSnapshot = false
    private var isFinished = false
    private var reader: CheckedContinuation<[UInt8]?, Never>?

    init(limits: ServiceLimits) {
        mostEvents = limits.waitingEvents
        mostBytes = limits.waitingBytes
    }

    /// Puts an event at the end. False where the listener has fallen too far behind: then what waited is gone, and the row has ended.
    func push(_ event: [UInt8]) -> Bool {
        var isLost = false
        let reader = lock.withLock { () -> CheckedContinuation<[UInt8]?, Never>? in
            guard !isFinished else { return nil }
            if let reader = self.reader {
                self.reader = nil
                return reader
            }
            guard waiting.count - taken < mostEvents, waitingBytes + event.count <= mostBytes else {
                isLost = true
                clear()
                isFinished = true
                return nil
            }
            waiting.append(event)
            waitingBytes += event.count
            return nil
        }
        reader?.resume(returning: event)
        return !isLost
    }

    /// Puts the whole of a place in, of any size: what waited is told by it, too.
    func restart(_ snapshot: [UInt8]) {
        let reader = lock.withLock { () -> CheckedContinuation<[UInt8]?, Never>? in
            guard !isFinished else { return nil }
            if let reader = self.reader {
                self.reader = nil
                return reader
            }
            clear()
            waiting = [snapshot]
            isAtSnapshot = true
            return nil
        }
        reader?.resume(returning: snapshot)
    }

    /// Ends the row, after a last event where there is one; what waits can still be taken.
    func finish(_ last: [UInt8]? = nil) {
        let reader = lock.withLock { () -> CheckedContinuation<[UInt8]?, Never>? in
            guard !isFinished else { return nil }
            isFinished = true
            if self.reader == nil, let last {
                waiting.append(last)
                waitingBytes += last.count
            }
            defer { self.reader = nil }
            return self.reader
        }
        reader?.resume(returning: last)
    }

    /// Ends the row at once, as the listener has gone.
    func abandon() {
        let reader = lock.withLock {
            isFinished = true
            clear()
            defer { self.reader = nil }
            return self.reader
        }
        reader?.resume(returning: nil)
    }

    /// The next event, as soon as there is one; nil at the end.
    func next() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            let answer = lock.withLock { () -> [UInt8]?? in
                guard taken < waiting.count else {
                    guard !isFinished else { return .some(nil) }
                    reader = continuation
                    return nil
                }
                let event = waiting[taken]
                waiting[taken] = []
                taken += 1
                if !isAtSnapshot { waitingBytes -= event.count }
                isAtSnapshot = false
                if taken == waiting.count || taken > 1_024 {
                    waiting.removeFirst(taken)
                    taken = 0
                }
                return .some(event)
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }

    private func clear() {
        waiting = []
        taken = 0
        waitingBytes = 0
        isAtSnapshot = false
    }
}
