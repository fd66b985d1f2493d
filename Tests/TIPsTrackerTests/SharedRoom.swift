import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import TimeKit

/// A room that several devices share over an in-memory database: Ann's device, which created it, and others that start with its file.
final class SharedRoom {
    let family: Family
    let server: TreeServer
    let room: Room.ID
    /// Ann's device, with an admin's account.
    let ann: SharedDevice
    private(set) var others: [SharedDevice] = []

    /// - Parameters:
    ///   - rules: the rules of the database.
    ///   - file: the file of Ann's store; nil for a store in memory.
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

    /// Adds another member's device with a copy of the room.
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

    /// Stores the results of connecting: the address of the room, and this account.
    private func connect(_ device: SharedDevice, as member: Member, role: Member.Role) throws {
        let account = RoomAccount(id: device.transport.account, member: member.id, role: role)
        try device.share(room, as: account)
        let layout = RoomLayout(room: room, account: account.id)
        let tree = AccountForm.value(account)
        server.put(tree, at: layout.member(account.id))
    }

    /// Synchronizes all devices until nothing is new.
    func settle() async throws {
        for _ in 0..<3 {
            for device in devices { try await device.tracker.synchronize(over: device.transport) }
        }
    }
}

/// A device of a shared room.
struct SharedDevice {
    let store: LocalStore
    let clock: ManualClock
    let tracker: TIPsTracker
    let transport: TreeTransport

    @discardableResult
    func round() async throws(TIPsError) -> SyncReceipt { try await tracker.synchronize(over: transport) }

    /// The shared state of the room.
    func state() throws -> RoomState { try RoomFile(try tracker.exportRoom()).state }

    /// The rows of the outbox.
    func outbox() throws -> [Row] {
        try store.read { db in try Row.fetchAll(db, sql: "SELECT * FROM operation ORDER BY number") }
    }

    /// Records that the room is shared, as connecting does.
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
    /// Writes a value to the server without rules.
    func put(_ value: RealtimeValue, at path: RealtimePath) {
        restore(root.setting(value, at: path))
    }
}
