import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("A year of a busy room")
struct RoomYearTests {
    /// Counts the statements of an in-memory store, which has one connection.
    private final class StatementCount: @unchecked Sendable {
        // @unchecked: touched under the lock only.
        private let lock = NSLock()
        private var count = 0

        init(_ store: LocalStore) throws {
            try store.write { db in
                db.trace { event in
                    if case .statement = event { self.lock.withLock { self.count += 1 } }
                }
            }
        }

        /// The number of statements since the last call.
        func take() -> Int {
            lock.withLock {
                defer { count = 0 }
                return count
            }
        }
    }

    /// The claims of four members for twenty items on each of this many days.
    private func logs(days: Int) throws -> RealtimeValue {
        let first = try date("2025-01-01")
        var slots: [String: RealtimeValue] = [:]
        for day in 0..<days {
            for item in 0..<20 {
                let slot = Slot(day: first.adding(days: day), item: ID("item-\(item)"))
                var ticks: [String: RealtimeValue] = [:]
                for member in 0..<4 {
                    let at = 1_735_718_400_000 + Int64(day) * 86_400_000 + Int64(item * 4 + member)
                    let claim = Claim(
                        clock: HybridClock(milliseconds: at, counter: 0, node: "node\(member)"),
                        slot: slot,
                        cycle: ID("cycle-1"),
                        member: ID("member-\(member)"),
                        at: Instant(milliseconds: at),
                        recordedAt: Instant(milliseconds: at),
                        snapshot: Snapshot(
                            item: "Item \(item)",
                            category: .maintenance,
                            dose: DoseLabel(amount: "1", unit: "g")
                        )
                    )
                    ticks[claim.id.rawValue] = ClaimForm.value(claim)
                }
                slots[slot.key] = .object(["c": .object(ticks)])
            }
        }
        return .object(slots)
    }

    @Test(
        "the first sync asks the store a few statements for each tick, and three requests; a reconnect asks as many as an empty room",
        .timeLimit(.minutes(5))
    )
    func linear() async throws {
        var first: [Int] = []
        var again: [Int] = []
        for days in [0, 73, 365] {
            let room = try SharedRoom()
            try await room.ann.round()
            let layout = RoomLayout(room: room.room, account: room.ann.transport.account)
            room.server.put(try logs(days: days), at: layout.shared.child("logs"))
            let count = try StatementCount(room.family.store)
            room.ann.transport.fate { _ in .fine }
            let receipt = try await room.ann.round()
            #expect(receipt.received.claims == days * 80 && receipt.repaired == 0)
            #expect(room.ann.transport.requestCount == 3, "the room, the account's own, the code")
            first.append(count.take())
            let revision = try room.family.lastChange()
            #expect(try await room.ann.round().received.claims == 0)
            again.append(count.take())
            #expect(try room.family.lastChange() == revision)
            #expect(try room.family.count("claim") == days * 80)
        }
        #expect(first[2] < 4 * 365 * 80 + 100, "\(first)")
        #expect(again[2] <= again[0] + 4, "\(again)")
    }
}
