import Foundation
import GRDB
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("Faults of a shared room: a tick and what is to be sent of it are there together or not at all")
struct RoomFaultTests {
    private func worker(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess(Executable.named("fault-worker"), ["tips"] + arguments)
    }

    /// The claims in waiting operations.
    private func waiting(_ device: SharedDevice) throws -> [String] {
        try device.outbox().flatMap { row in
            let body: String = row["body"]
            return body.split(separator: "\"").filter { $0.contains("/c/") }.compactMap {
                $0.split(separator: "/").last
            }
            .map(String.init)
        }
    }

    @Test(
        "a process killed in the middle of a tick leaves neither the tick nor its operation",
        arguments: ["claim", "operation"]
    )
    func killedInTheMiddle(table: String) async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        let room = try SharedRoom(file: file)
        try await room.ann.round()
        let before = try room.family.dump()
        let item = try room.family.item("Peanut").id
        let child = try worker(["pause", file.path, "\(room.family.clock.now)", table, item.rawValue])
        try child.waitForLine(startingWith: "in the middle")
        #expect(child.kill() == .signal(SIGKILL))
        #expect(try room.family.dump() == before)
        try room.family.ann.log(item, clinicSaidGoOn: true)
        #expect(try await room.ann.round().sent == 1)
    }

    @Test("kill -9 over many rounds: every tick that is here is waiting or there, once", .timeLimit(.minutes(5)))
    func killedOverAndOver() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        let room = try SharedRoom(file: file)
        try await room.ann.round()
        let items = try room.family.ann.plan().openItems.map(\.id.rawValue)
        var random = SeededGenerator(seed: 5)
        for round in 0..<10 {
            let child = try worker(["tick", file.path, "\(room.family.clock.now)", "4"] + items)
            try child.waitForLine(startingWith: "ready")
            for _ in 0..<random.int(in: 1...10) { _ = try child.readLine() }
            child.kill()
            #expect(try waiting(room.ann).count == Set(waiting(room.ann)).count)
            // The round is cut at each request in turn, and the process ends. Only the store survives.
            room.ann.transport.fate { [round] in $0 == round % 4 ? .unanswered : .fine }
            _ = try? await room.ann.round()
            let layout = RoomLayout(room: room.room, account: room.ann.transport.account)
            let there = room.server.root[layout.shared]["logs"].children.values.flatMap { $0["c"].children.keys }
            let here = try room.ann.state().logs.claims.keys.map(\.rawValue)
            #expect(Set(here).isSubset(of: Set(there).union(try waiting(room.ann))), "round \(round)")
            #expect(there.count == Set(there).count && Set(there).isSubset(of: here), "round \(round)")
            room.family.clock.advance(hours: 96)
        }
        room.ann.transport.fate { _ in .fine }
        try await room.ann.round()
        #expect(try room.ann.outbox().isEmpty)
        #expect(try room.family.store.inspect(thorough: true).findings.isEmpty)
    }

    @Test(
        "a backup of a shared store holds what waits; brought back, it sends the same bytes, and takes in what it lacks"
    )
    func backup() async throws {
        let folder = try TemporaryFolder()
        let file = folder.file("tips.sqlite")
        let room = try SharedRoom(try RoomRules.read(), file: file)
        try await room.ann.round()
        let early = try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true).entry.claim
        try Backup.write(room.family.store, to: folder.file("backup.sqlite"))
        let numbers = try room.ann.outbox().map { $0["number"] as Int64 }
        try await room.ann.round()
        room.family.clock.advance(minutes: 20)
        let late = try room.family.ann.log(room.family.item("Egg").id).entry.claim
        try await room.ann.round()
        let state = try room.ann.state()
        let almond = try room.family.item("Almond").id
        try room.family.store.close()
        _ = try Backup.restore(from: folder.file("backup.sqlite"), to: file, schemas: TIPsTracker.schemas)
        let store = try LocalStore.open(at: file, schemas: TIPsTracker.schemas)
        let tracker = TIPsTracker(store: store, clock: room.family.clock.wallClock, ids: .seeded(99))
        let back = SharedDevice(store: store, clock: room.family.clock, tracker: tracker, transport: room.ann.transport)
        #expect(try back.outbox().map { $0["number"] as Int64 } == numbers)
        #expect(try back.state().logs.claims.keys.contains(early.id) && back.state().logs.claims[late.id] == nil)
        let receipt = try await back.round()
        #expect(receipt.sent == 1 && receipt.parked == 0 && receipt.received.claims == 1)
        #expect(try back.state() == state)
        // A new operation has a new number.
        try tracker.log(almond)
        #expect(try back.outbox().allSatisfy { ($0["number"] as Int64) > numbers.max() ?? 0 })
        #expect(try store.inspect(thorough: true).findings.isEmpty)
    }

    @Test("an archive of a shared store is read into another one as it was")
    func archive() async throws {
        let room = try SharedRoom()
        try await room.ann.round()
        try room.family.ann.log(room.family.item("Peanut").id, clinicSaidGoOn: true)
        var bytes = Data()
        try Archive.write(room.family.store) { bytes += $0 }
        let store = try LocalStore.inMemory(schemas: TIPsTracker.schemas)
        var isRead = false
        try Archive.read(
            into: store,
            from: {
                defer { isRead = true }
                return isRead ? Data() : bytes
            }
        )
        let tracker = TIPsTracker(store: store, clock: room.family.clock.wallClock, ids: .seeded(3))
        #expect(try tracker.syncStatus() == room.family.ann.syncStatus())
        #expect(try tracker.syncStatus().waiting == 1)
        #expect(try await tracker.synchronize(over: room.ann.transport).sent == 1)
    }
}
