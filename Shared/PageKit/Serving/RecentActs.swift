import Foundation
import ScreenKit

/// The answers to the newest acts, so that the page that follows an act can tell what was done. They are lost when the server ends.
final class RecentActs: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var answers: [String: Acted.Done] = [:]
    nonisolated(unsafe) private var order: [String] = []

    /// The number of answers that are kept.
    private static let limit = 1_000

    subscript(_ operation: String) -> Acted.Done? {
        get { lock.withLock { answers[operation] } }
        set {
            lock.withLock {
                if answers[operation] == nil { order.append(operation) }
                answers[operation] = newValue
                if order.count > Self.limit { answers[order.removeFirst()] = nil }
            }
        }
    }
}
