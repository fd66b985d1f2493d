import RealtimeTree
import TimeKit

/// The state of one subscription.
struct SubscriptionState {
    let listener: Listener
    /// The newest commit that the subscriber has read or been sent; nil until the first read.
    var from: Int64?
    /// The decision of the rules and what it depends on; nil for an admin.
    var right: RuleAnswer?
    /// The time of that decision.
    var checked = Instant(milliseconds: .min)
    /// The events held back until the right is certain, with the sequence numbers of their commits.
    var held: [(sequence: Int64, event: [UInt8])] = []
    var heldBytes = 0
    /// Whether a query's subscriber still waits for the first result.
    var awaitsWindow = false

    /// Holds an event back; false if too much is held.
    mutating func hold(_ event: [UInt8], _ sequence: Int64, _ limits: ServiceLimits) -> Bool {
        held.append((sequence, event))
        heldBytes += event.count
        return held.count <= limits.waitingEvents && heldBytes <= limits.waitingBytes
    }

    /// Drops the events up to a commit, because the first read includes them.
    mutating func forget(to sequence: Int64) {
        held.removeAll { $0.sequence <= sequence }
        heldBytes = held.reduce(0) { $0 + $1.event.count }
    }

    /// Returns the events held back, and clears them.
    mutating func release() -> [[UInt8]] {
        defer {
            held = []
            heldBytes = 0
        }
        return held.map(\.event)
    }
}

/// The reason why a right to read must be rechecked.
enum RecheckReason: Hashable {
    /// The clock has advanced.
    case clock
    /// A commit changed what the right depends on, or the rules changed since that commit. Only a check in the state right after it decides whether
    /// its event may be sent; a check in a later state allows that state's whole value.
    case since(Int64)

    /// Returns the combination of two reasons: the earliest commit wins.
    func and(_ other: RecheckReason?) -> RecheckReason {
        switch (self, other) {
        case (.since(let first), .since(let second)?): .since(min(first, second))
        case (.since, _), (_, nil): self
        case (.clock, let other?): other
        }
    }
}
