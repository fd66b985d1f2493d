import Foundation
import RealtimeTree
import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// Devices that log, un-log, edit and plan at any time, offline for days, with deviating clocks, over a connection that loses, repeats and cuts
/// requests.
@Suite("Generated histories of a shared room")
struct RoomHistoryTests {
    @Test(
        "no tick is lost, none doubled, nothing parked, and all devices and the database end alike, whatever was cut",
        .timeLimit(.minutes(5)),
        arguments: 0..<8 as Range<UInt64>
    )
    func histories(seed: UInt64) async throws {
        try await run(seed: seed, steps: 220)
    }

    @Test(
        "the same for thousands of operations",
        .enabled(if: ProcessInfo.processInfo.environment["NOURISH_LONG"] != nil),
        .timeLimit(.minutes(30)),
        arguments: 100..<110 as Range<UInt64>
    )
    func longHistories(seed: UInt64) async throws {
        try await run(seed: seed, steps: 3_000)
    }

    private func run(seed: UInt64, steps: Int) async throws {
        var random = SeededGenerator(seed: seed)
        let room = try SharedRoom(try RoomRules.read(), now: "2026-02-10T12:00", seed: seed + 1)
        let hours: Int64 = 3_600_000
        try await room.ann.round()
        for (index, name) in ["Bob", "Cleo", "Dan"].prefix(Int(seed % 3) + 1).enumerated() {
            // The clocks deviate by half a day and drift. The rules accept a day.
            let ahead = seed.isMultiple(of: 2) ? Int64(random.int(in: -12...12)) * hours : 0
            _ = try room.device(
                name,
                name == "Cleo" ? .logger : .admin,
                ahead: ahead,
                seed: seed + 200 + UInt64(index)
            )
        }
        try await room.settle()
        let items = try room.family.ann.plan().openItems.map(\.id)
        var made: Set<Claim.ID> = []
        var tombstones = 0
        var old: RealtimeValue = room.server.root
        for step in 0..<steps {
            for device in room.devices { device.clock.advance(minutes: random.int(in: 0...20)) }
            let index = random.int(in: 0...room.devices.count - 1)
            let device = room.devices[index]
            switch random.int(in: 0...9) {
            case 0...6:
                if let claim = try act(device, items, &random) { made.insert(claim) }
            case 7...8:
                try await round(device, &random)
            default:
                // The server is restored to an older state, or a device is restarted from its store.
                if random.oneIn(8) { room.server.restore(old) } else if random.oneIn(4) { old = room.server.root }
                if step % 3 == 0 { try await round(device, &random) }
            }
        }
        for device in room.devices { device.transport.fate { _ in .fine } }
        try await room.settle()
        let states = try room.devices.map { try $0.state() }
        tombstones = states[0].logs.tombstones.count
        for (index, state) in states.enumerated() {
            #expect(state.logs == states[0].logs, "seed \(seed): device \(index) has other logs")
            #expect(
                state.registers.registers.filter { isShared($0.key) }
                    == states[0].registers.registers.filter { isShared($0.key) },
                "seed \(seed): device \(index) has another plan"
            )
        }
        #expect(made.isSubset(of: states[0].logs.claims.keys), "seed \(seed): a tick is lost")
        #expect(Set(states[0].logs.claims.keys).count >= made.count && tombstones <= states[0].logs.claims.count)
        for device in room.devices {
            let status = try device.tracker.syncStatus()
            let parked = try device.tracker.parkedOperations()
            #expect(status.waiting == 0 && parked.isEmpty, "seed \(seed): \(parked)")
            #expect(try device.store.inspect().findings.isEmpty)
        }
        // The database has the same data as the devices, and no more.
        let layout = RoomLayout(room: room.room, account: ID("none"))
        var parts = RoomParts()
        parts.add(room.server.root[layout.shared], at: layout.shared, of: layout, latest: .max)
        #expect(LogBook(claims: parts.claims, tombstones: parts.tombstones) == states[0].logs, "seed \(seed)")
        // All devices show the same boxes.
        let days = try date("2026-01-01")..<date("2026-12-31")
        let shown = try room.devices.map { try $0.tracker.entries(in: days) }
        #expect(shown.allSatisfy { $0 == shown[0] } && Set(shown[0].map(\.slot)).count == shown[0].count)
    }

    /// Whether a field is shared. Members' own settings aren't, and the code is known to admins only.
    private func isShared(_ key: Register.Key) -> Bool {
        (key.scope == "room" || key.scope.hasPrefix("cycle-")) && key.field != "code"
    }

    private func round(_ device: SharedDevice, _ random: inout SeededGenerator) async throws {
        let seed = random.next()
        device.transport.fate { request in
            var fates = SeededGenerator(seed: seed &+ UInt64(request))
            switch fates.int(in: 0...9) {
            case 0: return .unanswered
            case 1: return .lost
            case 2: return .busy
            case 3: return .twice
            default: return .fine
            }
        }
        do throws(TIPsError) {
            try await device.round()
        } catch {
            switch error {
            case .remote(.unreachable), .remote(.busy): return
            default: throw error
            }
        }
    }

    /// Makes a random change, which the rules may refuse. Returns the new claim; nil for none.
    private func act(_ device: SharedDevice, _ items: [Item.ID], _ random: inout SeededGenerator) throws -> Claim.ID? {
        let tracker = device.tracker
        let item = random.pick(items)
        let today = try tracker.plan().room.day(of: device.clock.now)
        let entries = try tracker.entries(in: today.adding(days: -2)..<today.next)
        do throws(TIPsError) {
            switch random.int(in: 0...9) {
            case 0...4:
                let receipt = try tracker.log(item, early: true, clinicSaidGoOn: true, clockIsRight: true)
                return receipt.wasTicked ? nil : receipt.entry.id
            case 5: try tracker.unlog(item)
            case 6:
                guard !entries.isEmpty else { return nil }
                let back = Int64(random.int(in: 0...2000)) * 60_000
                return try tracker.editLog(random.pick(entries).id, at: device.clock.now.adding(milliseconds: -back)).id
            case 7:
                guard !entries.isEmpty else { return nil }
                try tracker.deleteLog(random.pick(entries).id)
            case 8: try tracker.editItem(item, ItemEdit(name: "food \(random.int(in: 0...999))"))
            default: try tracker.undo()
            }
        } catch {
            switch error {
            case .notLogged, .alreadyLogged, .ambiguous, .nameTaken, .notFound, .store(.nothingToUndo),
                .changedAgain,
                .store(.cannotUndo), .notAllowed, .outsideCycle, .challengeDay, .outsideItsCycle, .notPlanned,
                .notToday, .inTheFuture:
                return nil
            default: throw error
            }
        }
        return nil
    }
}
