import StorageKit
import TimeKit

/// What was taken back or brought back.
public struct UndoneChange: Hashable, Codable, Sendable {
    /// In words: "Peanut logged".
    public let summary: String

    /// A change.
    public init(summary: String) { self.summary = summary }
}

extension TIPsTracker {
    /// Takes back the last change of the member who acts. Nothing is unwritten: a tick gets a tombstone, an un-tick a new claim
    /// with the old time, a field its old value under a new clock. So an undo reaches the other devices like any other change.
    ///
    /// Throws `store(.nothingToUndo)`, `store(.changedSince)` where a field was changed since, and `notAllowed` where the member
    /// couldn't do by hand what it takes.
    @discardableResult
    public func undo() throws(TIPsError) -> UndoneChange {
        throw .fault("not built")
    }
}
