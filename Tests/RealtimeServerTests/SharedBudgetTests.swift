import TestKit
import Testing

@testable import RealtimeServer

@Suite("So much at once")
struct SharedBudgetTests {
    @Test(
        "nobody holds more than their share, all together not more than there is, and what is given back is there again",
        arguments: 0..<20
    )
    func generated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let budget = SharedBudget(all: 100, sender: 60, account: 40)
        let senders = [SenderAddress("192.0.2.1"), SenderAddress("192.0.2.2")]
        var held: [(SharedBudget.Holder, Int)] = []
        var refused = 0
        for _ in 0..<2_000 {
            if !held.isEmpty, random.oneIn(2) {
                let (holder, amount) = held.remove(at: random.int(in: 0...held.count - 1))
                budget.giveBack(amount, for: holder)
                continue
            }
            let holder = SharedBudget.Holder(
                sender: random.pick(senders),
                account: random.pick([nil, "ann", "bob"] as [String?])
            )
            let amount = random.int(in: 1...30)
            func sum(_ isCounted: (SharedBudget.Holder) -> Bool) -> Int {
                held.filter { isCounted($0.0) }.reduce(amount) { $0 + $1.1 }
            }
            let fits =
                sum { _ in true } <= 100 && sum { $0.sender == holder.sender } <= 60
                && (holder.account == nil || sum { $0.account == holder.account } <= 40)
            #expect((budget.lacks(amount, for: holder) == nil) == fits)
            #expect((budget.take(amount, for: holder) == nil) == fits)
            if fits { held.append((holder, amount)) } else { refused += 1 }
        }
        #expect(refused > 50)
        for (holder, amount) in held { budget.giveBack(amount, for: holder) }
        #expect(budget.take(60, for: SharedBudget.Holder(sender: senders[0])) == nil)
        #expect(budget.take(40, for: SharedBudget.Holder(sender: senders[1])) == nil)
        #expect(budget.take(1, for: SharedBudget.Holder(sender: senders[1])) == .all)
    }
}
