/// The budgets that all requests of a server share. An amount of 0 is no limit.
struct RequestBudgets: Sendable {
    /// Received bytes of bodies, beyond the small part of each.
    let bodies: SharedBudget
    /// Bytes of large answers and events that clients haven't read yet.
    let answers: SharedBudget
    /// Concurrent requests.
    let requests: SharedBudget
    /// Concurrent streams. A quarter of the connections is reserved for other requests.
    let streams: SharedBudget

    init(_ limits: SenderLimits) {
        let share = limits.bodyBytesAtOncePerSender
        bodies = SharedBudget(all: limits.bodyBytesAtOnce, sender: share, account: share)
        answers = SharedBudget(all: limits.answerBytesAtOnce, sender: limits.answerBytesAtOncePerSender, account: 0)
        requests = SharedBudget(all: 0, sender: limits.requestsAtOnce, account: 0)
        streams = SharedBudget(
            all: max(1, limits.connections - limits.connections / 4),
            sender: limits.streamsPerSender,
            account: limits.streamsPerAccount
        )
    }
}

/// A stream's part of the budget, which is given back on deinitialization.
final class StreamSeat: Sendable {
    private let budget: SharedBudget
    private let holder: SharedBudget.Holder
    private let leave: @Sendable () -> Void

    /// Creates a seat that was already taken from the budget.
    ///
    /// - Parameter leave: Called on deinitialization, even if the stream never began.
    init(_ budget: SharedBudget, _ holder: SharedBudget.Holder, leave: @escaping @Sendable () -> Void) {
        (self.budget, self.holder, self.leave) = (budget, holder, leave)
    }

    deinit {
        leave()
        budget.giveBack(1, for: holder)
    }
}
