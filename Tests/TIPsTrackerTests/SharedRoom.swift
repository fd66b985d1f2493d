import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// A room that several devices share over a database in memory: Ann's, who made it, and others that have its file to begin with.
final class SharedRoom {
    let family: Family
    let server: TreeServer
    let room: Room.ID
    /// Ann's device, an admin's.
    let ann: SharedDevice
    /// The others.
    private(set) var others: [SharedDevice] = []

    /// - Parameters:
    ///   - rules: what the database lets in.
    ///   - file: a file for Ann's store; in memory where nil.
    init(_ rules: SecurityRules = .open, file: URL? = nil, now: String = "2026-02-10T08:00", seed: UInt64 = 1) throws {
        family = try Family(file: file, now: now, seed: seed)
        server = TreeServer(rules: rules, clock: family.clock)
        let id = try family.store.read { db in
            try String.fetchOne(
                db,
                sql: "SELECT value FROM register WHERE scope = 'room' AND kind = 'room' AND field = 'id'"
            )
        }
        room = Room.ID(id ?? "")
        ann = SharedDevice(
            store: family.store,
            clock: family.clock,
            tracker: family.ann,
            transport: TreeTransport(ID("accountAnn"), server)
        )
        try connect(ann, as: try family.ann.currentMember(), role: .admin)
    }

    /// Another member's device, which has the room as it is here now.
    func device(
        _ name: String,
        _ role: Member.Role = .logger,
        ahead milliseconds: Int64 = 0,
        seed: UInt64,
        file: URL? = nil
    ) throws -> SharedDevice {
        let member = try family.ann.plan().members.first { $0.name == name } ?? family.ann.addMember(name, role: role)
        let store =
            if let file {
                try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
            } else {
                try LocalStore.inMemory(schemas: TIPsTracker.schemas)
            }
        let clock = ManualClock(family.clock.now.adding(milliseconds: milliseconds), zone: family.zone)
        let tracker = TIPsTracker(store: store, clock: clock.wallClock, ids: .seeded(seed))
        try tracker.importRoom(try family.ann.exportRoom(), clockIsRight: true)
        try tracker.become(member.id)
        let transport = TreeTransport(RoomAccount.ID("account\(seed)"), server)
        let device = SharedDevice(store: store, clock: clock, tracker: tracker, transport: transport)
        try connect(device, as: member, role: role)
        others.append(device)
        return device
    }

    var devices: [SharedDevice] { [ann] + others }

    /// What connecting leaves: where the room is shared, and that this account belongs to it.
    private func connect(_ device: SharedDevice, as member: Member, role: Member.Role) throws {
        let account = RoomAccount(id: device.transport.account, member: member.id, role: role)
        try device.share(room, as: account)
        let layout = RoomLayout(room: room, account: account.id)
        let tree = AccountForm.value(account)
        server.put(tree, at: layout.member(account.id))
    }

    /// Rounds until nobody has anything new. Throws what a round throws.
    func settle() async throws {
        for _ in 0..<3 {
            for device in devices { try await device.tracker.synchronize(over: device.transport) }
        }
    }
}

/// One device of a shared room.
struct SharedDevice {
    let store: LocalStore
    let clock: ManualClock
    let tracker: TIPsTracker
    let transport: TreeTransport

    @discardableResult
    func round() async throws(TIPsError) -> SyncReceipt { try await tracker.synchronize(over: transport) }

    /// Everything the room's devices share.
    func state() throws -> RoomState { try RoomFile(try tracker.exportRoom()).state }

    /// What the rows of the outbox say.
    func outbox() throws -> [Row] {
        try store.read { db in try Row.fetchAll(db, sql: "SELECT * FROM operation ORDER BY number") }
    }

    /// Notes that the room is shared, as connecting does.
    func share(_ room: Room.ID, as account: RoomAccount) throws {
        try store.write { db in
            try db.execute(
                sql:
                    "INSERT INTO remote (id, address, room, account, connected_at) VALUES (1, 'http://localhost', ?, ?, 0)",
                arguments: [room.rawValue, account.id.rawValue]
            )
            try db.execute(
                sql: "INSERT INTO account (id, member, role) VALUES (?, ?, ?)",
                arguments: [account.id.rawValue, account.member.rawValue, account.role.rawValue]
            )
        }
    }
}

extension TreeServer {
    /// Puts something there past all rules.
    func put(_ value: RealtimeValue, at path: RealtimePath) {
        restore(root.setting(value, at: path))
    }
}
