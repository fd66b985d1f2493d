import RealtimeTree

/// What the listeners of one database are to hear of, or what changes among them.
enum News: Sendable {
    /// Somebody has come, and will say what they have seen.
    case entered(Listener)
    case opened(Int, Opening)
    case left(Int)
    case commit(TreeCommit)
    case rulesChanged
    /// Time has passed.
    case tick
}

/// What somebody who came to listen has seen of the database.
struct Opening: Sendable {
    /// Right after which commit.
    let sequence: Int64
    /// Under which rules.
    let rulesVersion: Int64
    /// On what their right to read hangs; nil for those whom rules don't bind.
    let right: RuleAnswer?
    /// What was there.
    let seen: Seen

    enum Seen: Sendable {
        /// All of the place, as the first event.
        case place([UInt8])
        /// What the query asks for.
        case window(RealtimeValue)
    }
}
