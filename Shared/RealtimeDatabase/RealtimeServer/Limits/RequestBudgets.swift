/// The budgets that all requests of a server share.
struct RequestBudgets: Sendable {
    /// Bytes of bodies that have arrived, beyond the small part of each.
    let bodies: SharedBudget
    /// Requests that are being answered.
    let requests: SharedBudget
    /// Streams. A quarter of the connections is left to requests, however many streams are wanted.
    let streams: SharedBudget

    init(_ limits: SenderLimits) {
        let share = limits.bodyBytesAtOncePerSender
        bodies = SharedBudget(all: limits.bodyBytesAtOnce, sender: share, account: share)
        requests = SharedBudget(all: 0, sender: limits.requestsAtOnce, account: 0)
        streams = SharedBudget(
            all: max(1, limits.connections - limits.connections / 4),
            sender: limits.streamsPerSender,
            account: limits.streamsPerAccount
        )
    }
}

/// A stream's part of the budget, given back when nobody sends it any more.
final class StreamSeat: Sendable {
    private let budget: SharedBudget
    private let holder: SharedBudget.Holder
    private let leave: @Sendable () -> Void

    /// A seat that was taken.
    ///
    /// - Parameter leave: Called at the end, also where the stream was never begun.
    init(_ budget: SharedBudget, _ holder: SharedBudget.Holder, leave: @escaping @Sendable () -> Void) {
        (self.budget, self.holder, self.leave) = (budget, holder, leave)
    }

    deinit {
        leave()
        budget.giveBack(1, for: holder)
    }
}
