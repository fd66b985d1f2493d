import Foundation
import GRDB
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

extension Family {
    /// The names of the items ticked on a day, by time of intake.
    func ticked(on day: String) throws -> [String] {
        let day = try date(day)
        return try ann.entries(in: day..<day.next).map(\.claim.snapshot.item)
    }

    /// The number of rows in a table.
    func count(_ table: String) throws -> Int {
        try store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
    }

    /// The shared state of the room.
    func state() throws -> RoomState { try RoomFile(try ann.exportRoom()).state }

    /// Another device of this room, with a store that has imported this one's file and a clock of its own.
    func device(_ member: TIPsTracker, ahead milliseconds: Int64 = 0, seed: UInt64) throws -> Device {
        try Device(
            joining: try ann.exportRoom(),
            as: try member.currentMember().id,
            clock: ManualClock(clock.now.adding(milliseconds: milliseconds), zone: zone),
            seed: seed
        )
    }
}

/// A device of a room that several share.
struct Device {
    let store: LocalStore
    let clock: ManualClock
    let tracker: TIPsTracker

    init(joining file: Data, as member: Member.ID, clock: ManualClock, seed: UInt64) throws {
        store = try LocalStore.inMemory(schemas: TIPsTracker.schemas)
        self.clock = clock
        tracker = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(seed))
        try tracker.importRoom(file)
        try tracker.become(member)
    }

    /// The shared state of the room.
    func state() throws -> RoomState { try RoomFile(try tracker.exportRoom()).state }
}

/// A claim for tests of pure laws.
func claim(
    _ clock: HybridClock,
    day: LocalDate,
    item: String = "peanut",
    member: String = "ann",
    at: Int64 = 0,
    category: Category = .treatment
) -> Claim {
    Claim(
        clock: clock,
        slot: Slot(day: day, item: ID(item)),
        cycle: ID("cycle-1"),
        member: ID(member),
        at: Instant(milliseconds: at),
        recordedAt: Instant(milliseconds: at),
        snapshot: Snapshot(item: item, category: category, dose: nil)
    )
}

func tombstone(of claim: Claim, _ clock: HybridClock, by member: String = "ann") -> Tombstone {
    Tombstone(
        claim: claim.id,
        slot: claim.slot,
        member: ID(member),
        at: Instant(milliseconds: clock.milliseconds),
        clock: clock
    )
}
