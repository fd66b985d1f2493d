import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Attacks by a member on the others")
struct ForgedRoomTests {
    private func shared() async throws -> (room: SharedRoom, layout: RoomLayout) {
        let room = try SharedRoom()
        try await room.ann.round()
        return (room, RoomLayout(room: room.room, account: room.ann.transport.account))
    }

    private func put(_ value: String, _ key: Register.Key, ahead: Int64, in room: SharedRoom, _ layout: RoomLayout) {
        let time = room.family.clock.now.milliseconds + ahead
        let register = Register(key: key, value: value, clock: HybridClock(milliseconds: time, counter: 0, node: "x"))
        room.server.put(RegisterForm.value(register), at: layout.register(key))
    }

    @Test("a tick in a box of another day than its own is passed over, and the real tick is made")
    func otherDay() async throws {
        let (room, layout) = try await shared()
        let ann = room.family.ann
        let (egg, peanut) = (try room.family.item("Egg").id, try room.family.item("Peanut").id)
        let tick = try ann.log(egg).entry.claim
        for day in ["2026-02-13", "2026-02-06", "9999-12-31", "0001-01-01"] {
            let slot = Slot(day: try date(day), item: peanut)
            room.server.put(ClaimForm.value(tick), at: layout.claim(tick.id, in: slot))
        }
        try await room.ann.round()
        #expect(try room.family.ticked(on: "2026-02-10") == ["Egg"])
        #expect(try room.family.ticked(on: "2026-02-13").isEmpty && room.family.ticked(on: "2026-02-06").isEmpty)
    }

    @Test(
        "days of a cycle that no device would write break no screen and no report",
        arguments: ["start", "challenge"],
        ["0001-01-01", "2020-01-01", "2026-02-10", "2199-12-31", "9999-12-31"]
    )
    func days(field: String, day: String) async throws {
        let (room, layout) = try await shared()
        let ann = room.family.ann
        let cycle = try #require(try ann.plan().cycles.first)
        let key = Register.Key(scope: "room", kind: "cycle", entity: cycle.id.rawValue, field: field)
        put(day, key, ahead: 1_000, in: room, layout)
        try await room.ann.round()
        let merged = try #require(try ann.plan().cycles.first)
        #expect(merged.start < merged.challenge && merged.weekCount <= Cycle.weekLimit)
        _ = try ann.homeScreen()
        _ = try ann.adherencePage(cycle: cycle.id)
        _ = try ann.report(of: cycle.id)
    }

    @Test("a field that can't be read is written past, whatever its clock")
    func unreadable() async throws {
        let (room, layout) = try await shared()
        let key = Register.Key(scope: "room", kind: "room", entity: "room", field: "code")
        put("PPPPPPPPPPPP 1795802250803", key, ahead: 86_399_000, in: room, layout)
        try await room.ann.round()
        let code = try room.family.ann.roomCode(rotate: true)
        try await room.ann.round()
        guard case .string(let text) = room.server.root[layout.codeRegister]["v"] else {
            Issue.record("there is no code")
            return
        }
        #expect(text.hasPrefix(code.letters))
    }
}
