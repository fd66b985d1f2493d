import Foundation

/// The newest values by operation, such as the answers to acts, so that the page that follows an act can tell what was done. They are lost when the
/// server ends.
final class Recent<Value: Sendable>: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var values: [String: Value] = [:]
    nonisolated(unsafe) private var order: [String] = []

    /// The number of values that are kept.
    private let limit = 1_000

    subscript(_ operation: String) -> Value? {
        get { lock.withLock { values[operation] } }
        set {
            lock.withLock {
                if values[operation] == nil { order.append(operation) }
                values[operation] = newValue
                if order.count > limit { values[order.removeFirst()] = nil }
            }
        }
    }
}
