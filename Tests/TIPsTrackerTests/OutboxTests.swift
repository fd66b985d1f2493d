import Foundation
import GRDB
import NotificationKit
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The outbox")
struct OutboxTests {
    private func body(_ row: Row) -> String { row["body"] }

    @Test(
        "a use case of a shared room leaves one operation with all that it wrote, in fixed bytes; one that isn't shared none"
    )
    func oneOperation() async throws {
        let alone = try Family()
        try alone.ann.log(alone.item("Peanut").id, clinicSaidGoOn: true)
        #expect(try alone.count("operation") == 0)
        let shared = try SharedRoom()
        try await shared.ann.round()
        let claim = try shared.family.ann.log(shared.family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
        let layout = RoomLayout(room: shared.room, account: shared.ann.transport.account)
        let path = layout.claim(claim.id, in: claim.slot)
        let row = try #require(try shared.ann.outbox().first)
        #expect(
            body(row)
                == "{\"\(path)\":\(String(decoding: ClaimForm.value(claim).json(), as: UTF8.self))}"
        )
        #expect(row["summary"] == "Peanut logged")
        try await shared.ann.round()
        #expect(try shared.ann.outbox().isEmpty)
        #expect(shared.server.root[path] == ClaimForm.value(claim))
        // An edit of the time is one operation with the new claim and the tombstone.
        shared.family.clock.advance(minutes: 30)
        let edited = try shared.family.ann.editLog(claim.id, at: claim.at.adding(milliseconds: -600_000)).claim
        #expect(try shared.ann.outbox().count == 1)
        let before = shared.server.writeCount
        try await shared.ann.round()
        #expect(shared.server.writeCount == before + 1)
        let slot = shared.server.root[layout.shared]["logs"][claim.slot.key]
        #expect(slot["c"].children.count == 2 && slot["x"].children.count == 1)
        #expect(slot["x"].children.values.first?["replacement"] == .string(edited.id.rawValue))
        // Each field of the plan has a path of its own.
        let item = try shared.family.item("Egg")
        try shared.family.ann.deleteItem(item.id)
        let row2 = try #require(try shared.ann.outbox().first)
        #expect(body(row2).contains("/plan/cycle-1/item/\(item.id)/archived"))
    }

    @Test("a use case's effect and its operation are one transaction: a refused one leaves neither")
    func oneTransaction() async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        let before = try shared.family.dump()
        try shared.family.store.write { db in
            try db.execute(
                sql: "CREATE TEMP TRIGGER no BEFORE INSERT ON main.operation BEGIN SELECT RAISE(ABORT, 'no'); END"
            )
        }
        #expect(throws: (any Error).self) {
            try shared.family.ann.log(shared.family.item("Peanut").id, clinicSaidGoOn: true)
        }
        try shared.family.store.write { db in try db.execute(sql: "DROP TRIGGER no") }
        #expect(try shared.family.dump() == before)
    }

    @Test(
        "the first round sends everything that is here, and another device that begins with nothing but the room's name shows the same"
    )
    func firstRound() async throws {
        let shared = try SharedRoom()
        try shared.family.ann.log(shared.family.item("Peanut").id, clinicSaidGoOn: true)
        let receipt = try await shared.ann.round()
        #expect(receipt.repaired > 0 || receipt.sent > 0)
        let bob = try shared.device("Bob", .admin, seed: 2)
        try await shared.settle()
        #expect(try shared.ann.state() == bob.state())
        let quiet = try await shared.ann.round()
        #expect(quiet.sent == 0 && quiet.repaired == 0 && quiet.parked == 0)
        #expect(quiet.received == ImportReceipt(claims: 0, tombstones: 0, registers: 0))
        #expect(try shared.ann.tracker.syncStatus().synchronizedAt == shared.family.clock.now)
        #expect(try shared.family.store.inspect().findings.isEmpty)
    }

    @Test(
        "operations are sent in the order they were made, and stay until they are answered",
        arguments: 0..<6 as Range<Int>
    )
    func inOrder(cut: Int) async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        for name in ["Cetirizine", "Almond", "Egg"] { try shared.family.ann.log(shared.family.item(name).id) }
        let unanswered = cut.isMultiple(of: 2)
        shared.ann.transport.fate { $0 == cut / 2 ? (unanswered ? .unanswered : .lost) : .fine }
        await #expect(throws: TIPsError.remote(.unreachable(reason: "cut"))) { try await shared.ann.round() }
        #expect(try shared.ann.outbox().count == 3 - cut / 2)
        let status = try shared.ann.tracker.syncStatus()
        #expect(status.waiting == 3 - cut / 2 && status.problem != nil)
        shared.ann.transport.fate { _ in .twice }
        let receipt = try await shared.ann.round()
        #expect(receipt.sent == 3 - cut / 2 && receipt.parked == 0 && receipt.repaired == 0)
        #expect(try shared.ann.tracker.syncStatus().problem == nil)
        let logs = shared.server.root[RoomLayout(room: shared.room, account: ID("x")).shared]["logs"]
        #expect(logs.children.count == 3)
        #expect(logs.children.values.allSatisfy { $0["c"].children.count == 1 })
    }

    @Test("a room file that is imported goes out in operations of five hundred places")
    func imports() async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        let other = try Device(
            joining: try shared.family.ann.exportRoom(),
            as: try shared.family.ann.currentMember().id,
            clock: ManualClock(shared.family.clock.now, zone: shared.family.zone),
            seed: 77
        )
        let items = try other.tracker.plan().openItems.map(\.id)
        for _ in 0..<40 {
            for item in items { try other.tracker.log(item, early: true, clinicSaidGoOn: true) }
            other.clock.advance(hours: 24)
        }
        shared.family.clock.advance(hours: 960)
        try shared.family.ann.importRoom(try other.tracker.exportRoom())
        let rows = try shared.ann.outbox()
        let counts = try rows.map {
            try JSONSerialization.jsonObject(with: Data(body($0).utf8)) as? [String: Any] ?? [:]
        }.map(\.count)
        #expect(counts.reduce(0, +) == 240 && counts.allSatisfy { $0 <= 500 })
        try await shared.ann.round()
        #expect(try shared.ann.outbox().isEmpty)
        #expect(try shared.ann.state() == other.state())
    }

    @Test("undo never takes back what came from the others, and their ticks make the screens read again")
    func undo() async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        let bob = try shared.device("Bob", .admin, seed: 2)
        try shared.family.ann.log(shared.family.item("Egg").id)
        try await shared.settle()
        try bob.tracker.log(shared.family.item("Peanut").id, clinicSaidGoOn: true)
        try await bob.round()
        let revision = try shared.family.lastChange()
        let receipt = try await shared.ann.round()
        #expect(receipt.received == ImportReceipt(claims: 1, tombstones: 0, registers: 0))
        #expect(try shared.family.lastChange() == revision + 1)
        #expect(try shared.family.rowsOfLastChange() == 0, "without images of the rows")
        #expect(try shared.family.ticked(on: "2026-02-10").sorted() == ["Egg", "Peanut"])
        #expect(try shared.family.ann.undo().summary == "Egg logged")
        #expect(try shared.family.ticked(on: "2026-02-10") == ["Peanut"])
        #expect(throws: TIPsError.self) { try bob.tracker.acting(as: ID("nobody")).undo() }
    }

    @Test("the clocks of a shared device end in its account, in lower case")
    func clocksOfAnAccount() async throws {
        let shared = try SharedRoom()
        #expect(try shared.family.ann.log(shared.family.item("Egg").id).entry.claim.clock.node == "accountann")
        let alone = try Family()
        #expect(try alone.ann.log(alone.item("Egg").id).entry.claim.clock.node != "accountann")
        let bob = try shared.device("Bob", seed: 7)
        #expect(
            try bob.tracker.log(shared.family.item("Peanut").id, clinicSaidGoOn: true).entry.claim.clock.node
                == "account7"
        )
    }

    @Test("a copy of the store that is signed in as another account neither sends nor takes in")
    func copiedStore() async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        try shared.family.ann.log(shared.family.item("Egg").id)
        let stranger = TreeTransport(ID("account9"), shared.server)
        await #expect(throws: TIPsError.self) { try await shared.family.ann.synchronize(over: stranger) }
        #expect(stranger.requestCount == 0)
        let alone = try Family()
        await #expect(throws: TIPsError.notConnected) { try await alone.ann.synchronize(over: stranger) }
        #expect(try alone.ann.syncStatus().remote == nil)
    }

    @Test("an admin whose dose doesn't count, because another set it apart, is told once; the other isn't")
    func overruled() async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        let bob = try shared.device("Bob", .admin, seed: 2)
        try await shared.settle()
        let almond = try shared.family.item("Almond").id
        try shared.ann.tracker.editItem(almond, ItemEdit(dosing: .same(DoseDraft("6", "mL"))), unitIsMeant: true)
        bob.clock.advance(milliseconds: 60_000)
        try bob.tracker.editItem(almond, ItemEdit(dosing: .same(DoseDraft("7", "mL"))), unitIsMeant: true)
        let receipts = [try await shared.ann.round(), try await bob.round(), try await shared.ann.round()]
        #expect(receipts.map(\.received.overruled) == [[], [], ["Almond: 7 mL instead of 6 mL"]])
        #expect(try await shared.ann.round().received.overruled == [])
        let notices = try shared.ann.tracker.notificationCandidates().filter { $0.series.category == "overruled" }
        #expect(notices.map(\.body) == ["Almond: 7 mL instead of 6 mL"])
        guard case .occurred = notices.first?.timing else {
            Issue.record("\(notices)")
            return
        }
        #expect(try bob.tracker.notificationCandidates().allSatisfy { $0.series.category != "overruled" })
    }

    @Test("A log and what it takes back stay in one operation, however many places an import writes")
    func editIsOneOperation() async throws {
        let shared = try SharedRoom(now: "2026-02-10T08:00")
        try await shared.ann.round()
        let other = try shared.family.device(shared.family.ann, seed: 9)
        let egg = try shared.family.item("Egg").id
        let almond = try shared.family.item("Almond").id
        var edits = 0
        for _ in 0..<40 {
            for item in [egg, almond] {
                var entry = try other.tracker.log(item).entry
                for minute in 1...4 {
                    entry = try other.tracker.editLog(
                        entry.id,
                        at: entry.at.adding(milliseconds: -1_000 * Int64(minute))
                    )
                    edits += 1
                }
            }
            other.clock.advance(hours: 24)
        }
        shared.family.clock.advance(hours: 960)
        try shared.family.ann.importRoom(try other.tracker.exportRoom())
        let rows = try shared.ann.outbox()
        #expect(rows.count > 1)
        var pairs = 0
        for row in rows {
            let places = try #require(
                try JSONSerialization.jsonObject(with: Data(body(row).utf8)) as? [String: [String: Any]]
            )
            #expect(places.count <= 500)
            for (_, value) in places {
                guard let replacement = value["replacement"] as? String else { continue }
                pairs += 1
                #expect(places.keys.contains { $0.hasSuffix("/c/\(replacement)") })
            }
        }
        #expect(pairs == edits)
    }

    @Test("a unit that one admin renames while another plans a dose in it is told to both, once")
    func renamedUnit() async throws {
        let shared = try SharedRoom()
        let scoop = try shared.ann.tracker.addUnit("scoop").id
        try await shared.ann.round()
        let bob = try shared.device("Bob", .admin, seed: 2)
        try await shared.settle()
        let almond = try shared.family.item("Almond").id
        bob.clock.advance(milliseconds: 30_000)
        try bob.tracker.editItem(almond, ItemEdit(dosing: .same(DoseDraft("1", "scoop"))), unitIsMeant: true)
        shared.ann.clock.advance(milliseconds: 60_000)
        try shared.ann.tracker.renameUnit(scoop, to: "tbsp spoon")
        let receipts = [
            try await shared.ann.round(), try await bob.round(), try await shared.ann.round(), try await bob.round(),
        ]
        let note = "unit scoop is now tbsp spoon — check the doses in it"
        let notes = receipts.map { $0.received.overruled.filter { $0.hasPrefix("unit") } }
        #expect(notes == [[], [note], [note], []])
        for tracker in [shared.ann.tracker, bob.tracker] {
            let notices = try tracker.notificationCandidates().filter { $0.body == note }
            #expect(notices.map(\.title) == ["A unit has another name"])
        }
    }

    @Test("a unit without doses, and another word for the same unit, are told to nobody", arguments: ["mg", "mL"])
    func renamedQuietly(name: String) async throws {
        let shared = try SharedRoom()
        try await shared.ann.round()
        let bob = try shared.device("Bob", .admin, seed: 2)
        try await shared.settle()
        let unit = try shared.ann.tracker.findUnit(name).id
        try shared.ann.tracker.renameUnit(unit, to: name == "mg" ? "mcg" : "milliliter")
        try await shared.ann.round()
        #expect(try await bob.round().received.overruled == [])
    }
}
