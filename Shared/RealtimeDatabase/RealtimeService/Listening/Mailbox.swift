import Foundation

/// What waits for one reader: anybody puts in, in order, and the reader takes all there is.
final class Mailbox<Element: Sendable>: @unchecked Sendable {
    // @unchecked: the variables are touched under the lock only.
    private let lock = NSLock()
    private var waiting: [Element] = []
    private var isFinished = false
    private var reader: CheckedContinuation<[Element], Never>?

    /// Puts one in; after the end it is nobody's.
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

    /// Nothing more will be put in; what waits can still be taken.
    func finish() {
        let reader = lock.withLock {
            isFinished = true
            defer { self.reader = nil }
            return self.reader
        }
        reader?.resume(returning: [])
    }

    /// All that waits, as soon as something does; nothing once it has ended.
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
