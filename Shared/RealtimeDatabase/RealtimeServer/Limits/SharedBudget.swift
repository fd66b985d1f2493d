import Foundation

/// A limit of a resource in use at the same time: in total, per sender and per account.
final class SharedBudget: Sendable {
    /// A holder of part of the budget. The account is nil for anonymous callers and admins.
    struct Holder: Hashable {
        let sender: SenderAddress
        var account: String?
    }

    /// The limit that is reached.
    enum Shortage {
        case all
        case sender
        case account
    }

    private let all: Int
    private let sender: Int
    private let account: Int
    private let lock = NSLock()
    // Only used with the lock held.
    nonisolated(unsafe) private var taken = 0
    nonisolated(unsafe) private var bySender: [SenderAddress: Int] = [:]
    nonisolated(unsafe) private var byAccount: [String: Int] = [:]

    /// Creates a budget; 0 means no limit.
    init(all: Int, sender: Int, account: Int) {
        (self.all, self.sender, self.account) = (all, sender, account)
    }

    /// Takes an amount.
    ///
    /// - Returns: nil if it was taken, otherwise the limit that is reached; nothing was taken then.
    func take(_ amount: Int, for holder: Holder) -> Shortage? {
        lock.withLock {
            if let shortage = shortage(amount, holder) { return shortage }
            change(amount, holder)
            return nil
        }
    }

    /// Returns the limit that taking an amount would exceed; nil for none. Nothing is taken.
    func lacks(_ amount: Int, for holder: Holder) -> Shortage? { lock.withLock { shortage(amount, holder) } }

    func giveBack(_ amount: Int, for holder: Holder) { lock.withLock { change(-amount, holder) } }

    private func shortage(_ amount: Int, _ holder: Holder) -> Shortage? {
        if let uid = holder.account, account > 0, byAccount[uid, default: 0] + amount > account { return .account }
        if sender > 0, bySender[holder.sender, default: 0] + amount > sender { return .sender }
        if all > 0, taken + amount > all { return .all }
        return nil
    }

    private func change(_ amount: Int, _ holder: Holder) {
        guard amount != 0 else { return }
        taken += amount
        Self.add(amount, to: &bySender, at: holder.sender)
        if let uid = holder.account { Self.add(amount, to: &byAccount, at: uid) }
    }

    /// A part of a budget. It is given back on deinitialization.
    final class Share: Sendable {
        private let budget: SharedBudget
        private let holder: Holder
        // Only the task of the request or stream takes more.
        nonisolated(unsafe) private(set) var taken = 0

        /// Creates a share that holds nothing yet.
        init(_ budget: SharedBudget, _ holder: Holder) { (self.budget, self.holder) = (budget, holder) }

        /// Takes more.
        ///
        /// - Returns: nil if it was taken, otherwise the limit that is reached; nothing was taken then.
        func take(_ amount: Int) -> Shortage? {
            if let shortage = budget.take(amount, for: holder) { return shortage }
            taken += amount
            return nil
        }

        /// Returns the limit that taking more would exceed; nil for none.
        func lacks(_ amount: Int) -> Shortage? { budget.lacks(amount, for: holder) }

        deinit { budget.giveBack(taken, for: holder) }
    }

    private static func add<Key: Hashable>(_ amount: Int, to counts: inout [Key: Int], at key: Key) {
        let count = counts[key, default: 0] + amount
        counts[key] = count == 0 ? nil : count
    }
}
