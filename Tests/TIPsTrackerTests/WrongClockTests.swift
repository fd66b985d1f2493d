import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Devices with wrong clocks, and forms of earlier versions, in a shared room")
struct WrongClockTests {
    private static let day: Int64 = 86_400_000

    /// Ann's room with the shipped rules, and Bob's device, whose clock is ahead. Both know the server's time.
    private func room(bobAhead days: Int64, _ role: Member.Role = .admin) async throws -> (SharedRoom, SharedDevice) {
        let room = try SharedRoom(try RoomRules.read())
        room.ann.transport.tellTime(to: room.ann.clock)
        try await room.ann.round()
        let bob = try room.device("Bob", role, ahead: days * Self.day, seed: 2)
        bob.transport.tellTime(to: bob.clock)
        return (room, bob)
    }

    private func egg(_ room: SharedRoom) throws -> RealtimeValue {
        let layout = RoomLayout(room: room.room, account: ID("none"))
        let item = try room.family.item("Egg")
        let key = Register.Key(scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue, field: "name")
        return room.server.root[layout.register(key)]
    }

    @Test(
        "a clock that is ahead holds back what is written, says so, and takes in the others' ticks; set right, everything is sent",
        arguments: [3, 3_650] as [Int64]
    )
    func ahead(days: Int64) async throws {
        let (room, bob) = try await room(bobAhead: days)
        try bob.tracker.editItem(room.family.item("Egg").id, ItemEdit(name: "Eggs"))
        let dose = try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
        try await room.ann.round()
        let off = TIPsError.clockOff(milliseconds: days * Self.day)
        for _ in 0..<2 {
            await #expect(throws: off) { try await bob.round() }
            let status = try bob.tracker.syncStatus()
            #expect(status.waiting == 1 && status.parked == 0)
            #expect(status.problem == off.description)
        }
        #expect(try bob.state().logs.claims[dose.id] != nil)
        bob.clock.now = room.family.clock.now
        // Another change waits behind the first.
        try bob.tracker.editItem(room.family.item("Almond").id, ItemEdit(name: "Almonds"))
        #expect(try await bob.round().parked == 0)
        #expect(try bob.tracker.syncStatus().waiting == 0)
        #expect(try egg(room)["v"] == .string("Eggs"))
        try await room.settle()
        #expect(try room.ann.tracker.plan().openItems.map(\.name).contains("Eggs"))
        #expect(try room.ann.state().registers == bob.state().registers)
        // Nothing is ahead anymore, here or there, and the next change isn't dragged along.
        let now = room.family.clock.now.milliseconds
        #expect(try bob.state().registers.registers.values.allSatisfy { $0.clock.milliseconds <= now + 1_000 })
    }

    @Test("a lift that was written ahead knows its reaction under the clocks that were set right")
    func liftedAhead() async throws {
        let (room, bob) = try await room(bobAhead: 3)
        let reaction = try bob.tracker.logReaction(ReactionDraft(symptom: "wheeze", severity: .severe))
        try bob.tracker.liftStop(of: reaction.id)
        await #expect(throws: TIPsError.self) { try await bob.round() }
        bob.clock.now = room.family.clock.now
        try await bob.round()
        try await room.settle()
        #expect(try bob.tracker.plan().standing.isEmpty)
        #expect(try room.ann.tracker.plan().standing.isEmpty)
        #expect(try room.ann.tracker.reactions(of: reaction.cycle).map(\.id) == [reaction.id])
    }

    @Test("a tick that was recorded ahead waits until the server accepts it, and what comes after it is sent")
    func recordedAhead() async throws {
        let (room, bob) = try await room(bobAhead: 3, .logger)
        let tick = try bob.tracker.log(room.family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
        bob.clock.now = room.family.clock.now
        // The newest timestamp in the room is the one from before.
        let next = try bob.tracker.log(room.family.item("Egg").id, clockIsRight: true).entry.claim
        await #expect(throws: TIPsError.recordedAhead(tick.recordedAt)) { try await bob.round() }
        let status = try bob.tracker.syncStatus()
        #expect(status.waiting == 1 && status.parked == 0)
        #expect(try bob.state().logs.claims[tick.id] != nil)
        try await room.ann.round()
        #expect(try room.ann.state().logs.claims[next.id] != nil)
        // Two minutes before the server accepts it, it still waits.
        let early = tick.recordedAt.adding(milliseconds: -Self.day - 120_000)
        for clock in [bob.clock, room.family.clock] { clock.now = early }
        await #expect(throws: TIPsError.recordedAhead(tick.recordedAt)) { try await bob.round() }
        #expect(try bob.tracker.syncStatus().parked == 0)
        #expect(try bob.state().logs.claims[tick.id] != nil)
        for clock in [bob.clock, room.family.clock] { clock.advance(hours: 1) }
        try await bob.round()
        try await room.ann.round()
        #expect(try room.ann.state().logs.claims[tick.id] != nil)
    }

    @Test("a clock that is a day and some seconds ahead holds back what is written")
    func barelyAhead() async throws {
        let (room, bob) = try await room(bobAhead: 0)
        bob.clock.now = room.family.clock.now.adding(milliseconds: Self.day + 3_000)
        try bob.tracker.editItem(room.family.item("Egg").id, ItemEdit(name: "Eggs"))
        _ = try? await bob.round()
        let status = try bob.tracker.syncStatus()
        #expect(status.waiting == 1 && status.parked == 0)
        #expect(try bob.tracker.plan().openItems.map(\.name).contains("Eggs"))
    }

    @Test("a device that was shut out while the clock was ahead is out as soon as the clock is right")
    func endedAhead() async throws {
        let (room, bob) = try await room(bobAhead: 3)
        let lost = try room.device("Cy", seed: 3).transport.account
        try await bob.round()
        try bob.tracker.endDevice(lost.rawValue)
        await #expect(throws: TIPsError.clockOff(milliseconds: 3 * Self.day)) { try await bob.round() }
        bob.clock.now = room.family.clock.now
        try await bob.round()
        let layout = RoomLayout(room: room.room, account: bob.transport.account)
        let ended = AccountForm.account(room.server.root[layout.member(lost)], lost)
        #expect(ended?.until == bob.clock.now)
        #expect(try bob.tracker.syncStatus().waiting == 0)
        #expect(try bob.tracker.roomPage().devices.contains { $0.id == lost } == false)
    }

    @Test("a clock that is two months behind holds back a logger's ticks, and says so")
    func behind() async throws {
        let (room, bob) = try await room(bobAhead: -31, .logger)
        try bob.tracker.log(room.family.item("Egg").id, clockIsRight: true)
        await #expect(throws: TIPsError.clockOff(milliseconds: -31 * Self.day)) { try await bob.round() }
        let status = try bob.tracker.syncStatus()
        #expect(status.waiting == 1 && status.parked == 0)
    }

    @Test("three weeks without a connection lose no tick of a logger's, and nothing is set aside")
    func threeWeeks() async throws {
        let (room, bob) = try await room(bobAhead: 0, .logger)
        try await bob.round()
        var made: Set<Claim.ID> = []
        for _ in 0..<21 {
            made.insert(try bob.tracker.log(room.family.item("Egg").id).entry.id)
            for clock in [bob.clock, room.family.clock] { clock.advance(hours: 24) }
        }
        #expect(try await bob.round().parked == 0)
        try await room.ann.round()
        #expect(try made.isSubset(of: room.ann.state().logs.claims.keys))
    }

    @Test("a clock that no server can hold is passed over, and drags nothing along")
    func passedOver() async throws {
        let (room, bob) = try await room(bobAhead: 0)
        try await room.settle()
        let now = room.family.clock.now.milliseconds
        let item = try room.family.item("Egg")
        let key = Register.Key(scope: item.cycle.rawValue, kind: "item", entity: item.id.rawValue, field: "name")
        let clock = HybridClock(milliseconds: now + 2 * Self.day, counter: 0, node: "x")
        let planted = RegisterForm.value(Register(key: key, value: "Poison", clock: clock))
        room.server.put(planted, at: RoomLayout(room: room.room, account: ID("none")).register(key))
        try await bob.round()
        #expect(try bob.tracker.plan().openItems.map(\.name).contains("Egg"))
        try bob.tracker.editItem(room.family.item("Almond").id, ItemEdit(name: "Almonds"))
        #expect(try bob.state().registers.registers.values.allSatisfy { $0.clock.milliseconds <= now })
    }

    // MARK: Codes that are gone

    @Test("a code that is gone already is replaced, and nothing is set aside")
    func goneCode() async throws {
        let (room, _) = try await room(bobAhead: 0)
        _ = try room.family.ann.roomCode()
        try await room.ann.round()
        room.server.write(RealtimeWrite(.null, at: try RealtimePath("codes")), pastRules: true)
        let new = try room.family.ann.roomCode(rotate: true)
        #expect(try await room.ann.round().parked == 0)
        #expect(room.server.root["codes"].sortedKeys == [new.letters])
    }

    @Test("an admin who leaves and hears no answer sends the same again, and nothing is set aside")
    func leaving() async throws {
        let (room, bob) = try await room(bobAhead: 0)
        _ = try room.family.ann.roomCode()
        try await room.settle()
        try bob.tracker.leave()
        bob.transport.fate { $0 == 1 ? .unanswered : .fine }
        await #expect(throws: TIPsError.self) { try await bob.round() }
        #expect(room.server.root["codes"] == .null)
        await #expect(throws: TIPsError.self) { try await bob.round() }
        let status = try bob.tracker.syncStatus()
        #expect(status.waiting == 0 && status.parked == 0)
    }

    @Test("a member who has put off the end of their own account is ended by a removal all the same")
    func puttingOff() async throws {
        let (room, bob) = try await room(bobAhead: 0, .logger)
        try await room.settle()
        let until = RoomLayout(room: room.room, account: bob.transport.account).member(bob.transport.account)
            .child("until")
        let now = room.family.clock.now.milliseconds
        try await bob.transport.write(RealtimeWrite(.number(Double(now + Self.day)), at: until))
        try await room.ann.round()
        try room.family.ann.revoke(room.family.ann.findMember("Bob").id)
        try await room.ann.round()
        #expect(room.server.root[until] == .number(Double(now)))
    }

    // MARK: Earlier versions

    @Test("an outbox of an earlier version is sent in today's form, without its code of eight letters")
    func oldOutbox() async throws {
        let (room, _) = try await room(bobAhead: 0)
        try await room.ann.round()
        try room.family.ann.editItem(room.family.item("Egg").id, ItemEdit(name: "Eggs"))
        let register = try #require(
            room.ann.state().registers.registers.values.first { $0.value == "Eggs" }
        )
        let path = RoomLayout(room: room.room, account: ID("none")).register(register.key)
        let old = #"""
            {"\#(path)": {"v": "Eggs", "h": "\#(register.clock.text)"},
             "/codes/K3F9X2AA": {"room": "\#(room.room)", "expires": 1772979600000}}
            """#
        try room.family.store.write { db in try db.execute(sql: "UPDATE operation SET body = ?", arguments: [old]) }
        let receipt = try await room.ann.round()
        #expect(receipt.sent == 1 && receipt.parked == 0)
        #expect(room.server.root[path] == RegisterForm.value(register))
        #expect(room.server.root["codes"] == .null)
    }

    @Test("a store from before the server's clock was noted is opened with all that it holds")
    func oldStore() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        let before: RoomState
        do {
            let room = try SharedRoom(file: file)
            try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true)
            before = try room.ann.state()
            try room.family.store.write { db in
                try db.execute(sql: "ALTER TABLE remote DROP COLUMN server_offset")
                try db.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE '%0003-server-clock'")
            }
        }
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        let clock = try ManualClock("2026-02-10T15:00:00Z").wallClock
        let tracker = TIPsTracker(store: store, clock: clock, ids: .seeded(9))
        #expect(try RoomFile(try tracker.exportRoom()).state == before)
        #expect(try tracker.syncStatus().waiting == 1)
    }
}
