import Foundation

/// So much of something at once: in all, for one sender, and for one account.
final class SharedBudget: Sendable {
    /// Who holds some of it. The account is nil for nobody and for admins.
    struct Holder: Hashable {
        let sender: SenderAddress
        var account: String?
    }

    /// The resource that is short.
    enum Shortage {
        case all
        case sender
        case account
    }

    private let all: Int
    private let sender: Int
    private let account: Int
    private let lock = NSLock()
    // Touched under the lock only.
    nonisolated(unsafe) private var taken = 0
    nonisolated(unsafe) private var bySender: [SenderAddress: Int] = [:]
    nonisolated(unsafe) private var byAccount: [String: Int] = [:]

    /// A budget; 0 for any amount.
    init(all: Int, sender: Int, account: Int) {
        (self.all, self.sender, self.account) = (all, sender, account)
    }

    /// Takes an amount, or nothing and tells what there isn't enough of.
    func take(_ amount: Int, for holder: Holder) -> Shortage? {
        lock.withLock {
            if let shortage = shortage(amount, holder) { return shortage }
            change(amount, holder)
            return nil
        }
    }

    /// The resource that is short, without taking anything.
    func lacks(_ amount: Int, for holder: Holder) -> Shortage? { lock.withLock { shortage(amount, holder) } }

    /// Gives back what was taken.
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

    private static func add<Key: Hashable>(_ amount: Int, to counts: inout [Key: Int], at key: Key) {
        let count = counts[key, default: 0] + amount
        counts[key] = count == 0 ? nil : count
    }
}
