import Foundation
import GRDB
import RealtimeTree
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Permanent refusals")
struct ParkedTests {
    private func shared(_ role: Member.Role = .admin) async throws -> (SharedRoom, SharedDevice) {
        let room = try SharedRoom(try RoomRules.read())
        let bob = try room.device("Bob", role, seed: 2)
        try await room.settle()
        return (room, bob)
    }

    /// Makes Bob's account a logger's on the server. His device doesn't know yet.
    private func demote(_ bob: SharedDevice, in room: SharedRoom) throws {
        let layout = RoomLayout(room: room.room, account: bob.transport.account)
        room.server.put(.string("logger"), at: layout.member(bob.transport.account).child("role"))
    }

    @Test(
        "a refused tick no longer counts here, is shown as parked, and comes back under its id when it is tried again"
    )
    func tick() async throws {
        let (room, bob) = try await shared(.logger)
        let item = try room.family.item("Egg").id
        let before = try bob.state()
        let claim = try bob.tracker.log(item).entry.claim
        bob.transport.fate { $0 == 0 ? .invalid : .fine }
        let receipt = try await bob.round()
        #expect(receipt.parked == 1 && receipt.sent == 0)
        #expect(try bob.state() == before)
        let parked = try bob.tracker.parkedOperations()
        #expect(parked.map(\.summary) == ["Egg logged"] && parked.map(\.reason) == ["invalid"])
        #expect(try bob.tracker.syncStatus().parked == 1 && bob.tracker.syncStatus().waiting == 0)
        // A new tick at the same time has another id.
        let second = try bob.tracker.log(item).entry.claim
        #expect(second.id != claim.id)
        try await bob.round()
        try bob.tracker.retry(parked: try #require(parked.first).id)
        #expect(try bob.state().logs.claims[claim.id] == claim)
        #expect(try await bob.round().sent == 1)
        try await room.settle()
        #expect(try room.ann.state() == bob.state())
        #expect(try room.ann.state().logs.claims.count == before.logs.claims.count + 2)
        #expect(throws: TIPsError.notFound(what: "parked operation", "999")) { try bob.tracker.retry(parked: 999) }
        #expect(throws: TIPsError.notFound(what: "parked operation", "999")) { try bob.tracker.discard(parked: 999) }
    }

    @Test(
        "fields that were refused go back to what stood there, however many writes were refused, and in whatever order they are tried again"
    )
    func chains() async throws {
        for order in [[0, 1], [1, 0]] {
            let (room, bob) = try await shared()
            let before = try bob.state().registers
            let unit = try bob.tracker.addUnit("pinch")
            try await bob.round()
            let named = try bob.state().registers
            try demote(bob, in: room)
            bob.clock.advance(minutes: 1)
            try bob.tracker.renameUnit(unit.id, to: "smidgen")
            bob.clock.advance(minutes: 1)
            try bob.tracker.renameUnit(unit.id, to: "dash")
            let latest = try bob.state().registers
            #expect(try await bob.round().parked == 2)
            #expect(try bob.state().registers == named && named != before)
            let parked = try bob.tracker.parkedOperations()
            for index in order { try bob.tracker.retry(parked: parked[index].id) }
            #expect(try bob.state().registers == latest, "\(order)")
            #expect(try await bob.round().parked == 2, "still a logger")
            #expect(try bob.state().registers == named, "\(order)")
            for operation in try bob.tracker.parkedOperations() { try bob.tracker.discard(parked: operation.id) }
            #expect(try bob.tracker.parkedOperations().isEmpty)
            #expect(try bob.state().registers == named)
            try await room.settle()
            #expect(try room.ann.state().registers == named)
        }
    }

    @Test("a write that has lost against a newer one is no refusal: what has lost goes, and the rest is sent")
    func lost() async throws {
        let (room, bob) = try await shared()
        let item = try bob.tracker.addItem(ItemDraft("Walnut", .maintenance, .same(DoseDraft("1", "g")))).item
        try await room.settle()
        // Bob renames it offline. Ann renames it later but synchronizes first.
        bob.clock.advance(minutes: 1)
        try bob.tracker.editItem(item.id, ItemEdit(name: "Walnut, ground", dosing: .same(DoseDraft("2", "g"))))
        room.family.clock.advance(minutes: 5)
        try room.ann.tracker.editItem(item.id, ItemEdit(name: "Walnuts"))
        try await room.ann.round()
        let receipt = try await bob.round()
        #expect(receipt.parked == 0 && receipt.sent == 1)
        try await room.settle()
        #expect(try room.ann.state() == bob.state())
        let merged = try #require(try room.ann.tracker.plan().openItems.first { $0.id == item.id })
        #expect(merged.name == "Walnuts")
        #expect(merged.dosing.dose(inWeek: 1)?.text == "2", "what has not lost has arrived")
        #expect(try bob.tracker.syncStatus().parked == 0)
    }

    @Test("TIPSCASE-041: what a removed member logged before still arrives, what they log after is parked")
    func removedMember() async throws {
        let (room, bob) = try await shared(.logger)
        let items = try room.family.ann.plan().openItems
        try bob.tracker.log(items[0].id)
        room.family.clock.advance(hours: 1)
        bob.clock.advance(hours: 1)
        let layout = RoomLayout(room: room.room, account: bob.transport.account)
        let until = room.family.clock.now
        room.server.put(.number(Double(until.milliseconds)), at: layout.member(bob.transport.account).child("until"))
        bob.clock.advance(hours: 1)
        room.family.clock.advance(hours: 1)
        try bob.tracker.log(items[1].id)
        await #expect(throws: TIPsError.notAllowed(.revoked("Bob"))) { try await bob.round() }
        #expect(try bob.tracker.parkedOperations().map(\.summary) == ["\(items[1].name) logged"])
        #expect(try bob.tracker.syncStatus().waiting == 0)
        try await room.ann.round()
        #expect(try room.family.ticked(on: "2026-02-10") == [items[0].name])
    }
}
