import StorageKit
import TIPsTracker
import TestKit
import Testing
import TimeKit

@Suite("The store merges as the laws say")
struct StoreMergeTests {
    @Test(
        "over generated histories of three devices, what an import makes of two rooms is their merge, and all of them end alike",
        arguments: 0..<12 as Range<UInt64>
    )
    func histories(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let family = try Family(now: "2026-02-10T12:00", seed: seed + 1)
        let bob = try family.member("Bob", .admin)
        let cleo = try family.member("Cleo", .admin)
        let hours: Int64 = 3_600_000
        let devices = [
            try family.device(family.ann, seed: seed + 100),
            try family.device(bob, ahead: Int64(random.int(in: -11...11)) * hours, seed: seed + 200),
            try family.device(cleo, ahead: Int64(random.int(in: -11...11)) * hours, seed: seed + 300),
        ]
        let items = try family.ann.plan().items.map(\.id)
        for _ in 0..<40 {
            for device in devices { device.clock.advance(minutes: random.int(in: 0...90)) }
            let device = random.pick(devices)
            if random.oneIn(4) {
                try send(from: random.pick(devices), to: device, seed)
            } else {
                try act(device, items, &random)
            }
        }
        for _ in 0..<2 {
            for (from, to) in [(0, 1), (1, 2), (2, 0)] { try send(from: devices[from], to: devices[to], seed) }
        }
        let files = try devices.map { try $0.tracker.exportRoom() }
        #expect(files[0] == files[1] && files[1] == files[2], "seed \(seed)")
        let everything = try date("2026-01-01")..<date("2026-12-31")
        let shown = Dictionary(
            try devices[0].tracker.entries(in: everything).map { ($0.slot, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        #expect(try devices[0].state().logs.entries == shown, "seed \(seed): the queries show what the merge says")
        #expect(try devices.allSatisfy { try $0.store.inspect().findings.isEmpty })
    }

    private func send(from: Device, to: Device, _ seed: UInt64) throws {
        let expected = try to.state().merged(with: from.state())
        try to.tracker.importRoom(try from.tracker.exportRoom())
        #expect(try to.state() == expected, "seed \(seed)")
    }

    /// Makes a random change, which the rules may refuse.
    private func act(_ device: Device, _ items: [Item.ID], _ random: inout SeededGenerator) throws {
        let tracker = device.tracker
        let item = random.pick(items)
        let today = try tracker.plan().room.day(of: device.clock.now)
        let entries = try tracker.entries(in: today.adding(days: -2)..<today.next)
        do throws(TIPsError) {
            switch random.int(in: 0...9) {
            case 0...4: try tracker.log(item, early: true, clinicSaidGoOn: true)
            case 5: try tracker.unlog(item)
            case 6:
                guard !entries.isEmpty else { return }
                let back = Int64(random.int(in: 0...2000)) * 60_000
                try tracker.editLog(random.pick(entries).id, at: device.clock.now.adding(milliseconds: -back))
            case 7:
                guard !entries.isEmpty else { return }
                try tracker.deleteLog(random.pick(entries).id)
            case 8: try tracker.addUnit("unit \(random.int(in: 0...3))")
            default: try tracker.undo()
            }
        } catch {
            switch error {
            case .notLogged, .alreadyLogged, .ambiguous, .nameTaken, .notFound, .store(.nothingToUndo),
                .changedAgain,
                .store(.cannotUndo):
                return
            default: throw error
            }
        }
    }
}
