import Foundation

/// Bytes that a test gives a ``LoopbackServer`` to send, when it wants them sent.
public final class LoopbackFeed: @unchecked Sendable {
    // @unchecked: both variables are touched under the lock only.
    private let lock = NSCondition()
    private var pieces: [[UInt8]] = []
    private var isFinished = false

    /// A feed of pieces that are sent one by one, and go on with ``send(_:)`` until ``finish()``.
    public init(_ pieces: [[UInt8]] = []) { self.pieces = pieces }

    /// Has a piece sent.
    public func send(_ bytes: some Sequence<UInt8>) {
        lock.withLock {
            pieces.append(Array(bytes))
            lock.signal()
        }
    }

    /// Nothing comes after what was given by now.
    public func finish() {
        lock.withLock {
            isFinished = true
            lock.broadcast()
        }
    }

    /// The next piece, waiting for it; nil after the last.
    func next() -> [UInt8]? {
        lock.withLock {
            while pieces.isEmpty, !isFinished { lock.wait() }
            return pieces.isEmpty ? nil : pieces.removeFirst()
        }
    }
}
