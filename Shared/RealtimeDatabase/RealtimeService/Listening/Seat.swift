import RealtimeTree
import TimeKit

/// Where one listener stands.
struct Seat {
    let listener: Listener
    /// The newest commit that they know of, or have been told of since they came; nil until they have seen the database.
    var from: Int64?
    /// On what their right to read hangs.
    var right: RuleAnswer?
    /// When that was looked at.
    var checked = Instant(milliseconds: .min)
    /// What they'll be told once their right is certain, with the commits' numbers.
    var held: [(sequence: Int64, event: [UInt8])] = []
    var heldBytes = 0
    /// Whether a query's listener hasn't been told of its window yet.
    var awaitsWindow = false

    /// Keeps an event back. False where that is too much.
    mutating func hold(_ event: [UInt8], _ sequence: Int64, _ limits: ServiceLimits) -> Bool {
        held.append((sequence, event))
        heldBytes += event.count
        return held.count <= limits.waitingEvents && heldBytes <= limits.waitingBytes
    }

    /// Gives up what was held back up to a commit, as it was seen.
    mutating func forget(to sequence: Int64) {
        held.removeAll { $0.sequence <= sequence }
        heldBytes = held.reduce(0) { $0 + $1.event.count }
    }

    /// Gives what was held back, and keeps nothing of it.
    mutating func release() -> [[UInt8]] {
        defer {
            held = []
            heldBytes = 0
        }
        return held.map(\.event)
    }
}

/// Why somebody's right to read is no longer certain.
enum Doubt: Hashable {
    /// Time has passed.
    case clock
    /// A commit has changed what it hangs on, or there are other rules since that commit. Only a look at the state right after it tells
    /// whether they may hear of it; a later state tells whether they may see that one.
    case since(Int64)

    /// Both.
    func and(_ other: Doubt?) -> Doubt {
        switch (self, other) {
        case (.since(let first), .since(let second)?): .since(min(first, second))
        case (.since, _), (_, nil): self
        case (.clock, let other?): other
        }
    }
}
