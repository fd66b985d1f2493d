import RealtimeTree

/// A message to the subscriptions of one database.
enum SubscriptionMessage: Sendable {
    /// A subscription was registered; `opened` follows once it has read the database.
    case entered(Listener)
    case opened(Int, Opening)
    case left(Int)
    case commit(TreeCommit)
    case rulesChanged
    /// The recheck interval has passed.
    case tick
}

/// The first read of a subscription.
struct Opening: Sendable {
    /// The sequence number of the state that was read.
    let sequence: Int64
    /// The version of the rules in that state.
    let rulesVersion: Int64
    /// The decision of the rules and what it depends on; nil for an admin.
    let right: RuleAnswer?
    let seen: Seen

    enum Seen: Sendable {
        /// The value of the path, encoded as the first event.
        case place([UInt8])
        /// The result of the query.
        case window(RealtimeValue)
    }
}
