import Foundation

/// A queue with many writers and one reader, which takes all elements at once.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
    // @unchecked: the variables are only used with the lock held.
    private let lock = NSLock()
    private var waiting: [Element] = []
    private var isFinished = false
    private var reader: CheckedContinuation<[Element], Never>?

    /// Appends an element; drops it if the mailbox is finished.
    func put(_ element: Element) {
        let reader = lock.withLock { () -> CheckedContinuation<[Element], Never>? in
            guard !isFinished else { return nil }
            guard let reader = self.reader else {
                waiting.append(element)
                return nil
            }
            self.reader = nil
            return reader
        }
        reader?.resume(returning: [element])
    }

    /// Finishes the mailbox. Waiting elements can still be taken.
    func finish() {
        let reader = lock.withLock {
            isFinished = true
            defer { self.reader = nil }
            return self.reader
        }
        reader?.resume(returning: [])
    }

    /// Returns all waiting elements. If there are none, waits for one, or returns an empty array once the mailbox is finished.
    ///
    /// Canceling the task doesn't end the wait; ``finish()`` does.
    func takeAll() async -> [Element] {
        await withCheckedContinuation { continuation in
            let taken = lock.withLock { () -> [Element]? in
                if waiting.isEmpty, !isFinished {
                    reader = continuation
                    return nil
                }
                defer { waiting.removeAll() }
                return waiting
            }
            if let taken { continuation.resume(returning: taken) }
        }
    }
}
