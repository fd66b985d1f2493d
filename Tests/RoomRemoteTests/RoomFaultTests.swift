import Foundation
import RealtimeTree
import ServedRooms
import Synchronization
import TIPsTracker
import TestKit
import Testing
import TimeKit

/// A room with random faults: connections are cut, and devices and the server are killed.
@Suite("Whatever breaks, no tick is lost and none is doubled")
struct RoomFaultTests {
    /// Whether to run the long form, with `NOURISH_LONG=1`.
    private static let isLong = ProcessInfo.processInfo.environment["NOURISH_LONG"] == "1"

    /// The changes that the devices reported as saved.
    private struct Ledger {
        var ticked: Set<String> = []
        var cleared: Set<String> = []
        var operations = 0
        var kills = 0

        mutating func note(_ line: String) {
            let words = line.split(separator: " ").map(String.init)
            switch (words.first, words.count) {
            case ("ticked", 2): ticked.insert(words[1])
            case ("cleared", 2): cleared.insert(words[1])
            case ("edited", 3):
                cleared.insert(words[1])
                ticked.insert(words[2])
            default: return
            }
            operations += 1
        }
    }

    /// A working device.
    private final class Worker {
        let name: String
        let child: ChildProcess
        var hasMade = false
        var hasSent = false

        init(_ name: String, in room: SharedRoom, seed: Int, count: Int, pause: Int) throws {
            self.name = name
            child = try ChildProcess(
                Executable.named("room-worker"),
                [room.home(of: name).path, "2026-01-05T00:00:00Z", "60", "\(seed)", "\(count)", "\(pause)"]
            )
        }

        /// Reads this many lines, or to the end.
        func read(_ count: Int, into ledger: inout Ledger) throws {
            for _ in 0..<count {
                guard let line = try child.readLine() else { return }
                ledger.note(line)
                if line == "made" { hasMade = true }
                if line == "sent" { hasSent = true }
            }
        }

        /// Kills the device. The lines it printed before count.
        func kill(into ledger: inout Ledger) throws {
            child.kill()
            try read(.max, into: &ledger)
            ledger.kills += 1
        }
    }

    /// Runs the devices until each was killed `rounds` times, and then to the end of their work. The server is killed now and then.
    private func work(in room: SharedRoom, seed: UInt64, rounds: Int, perRound: Int) throws -> Ledger {
        var generator = SeededGenerator(seed: seed)
        var ledger = Ledger()
        for round in 0..<rounds {
            let isLast = round == rounds - 1
            // After a cut, unsent changes wait for the next keep-alive, up to half a minute. The last round has no cuts, to avoid that.
            if isLast { for proxy in room.proxies.values { proxy.decide { _ in .pass } } }
            let workers = try ["ann", "bob"].map { name in
                try Worker(
                    name,
                    in: room,
                    seed: generator.int(in: 0...1_000_000),
                    count: perRound,
                    pause: isLast ? 0 : 1
                )
            }
            if isLast {
                for worker in workers {
                    try worker.read(.max, into: &ledger)
                    #expect(worker.hasSent, "\(worker.name): \(String(decoding: worker.child.errors, as: UTF8.self))")
                    #expect(try worker.child.wait() == .status(0))
                }
                continue
            }
            for worker in generator.shuffle(workers) { try worker.read(generator.int(in: 1...perRound), into: &ledger) }
            if generator.oneIn(3) {
                room.roomd.kill()
                for worker in workers { try worker.read(generator.int(in: 0...3), into: &ledger) }
                try room.restart()
                ledger.kills += 1
            }
            for worker in generator.shuffle(workers) {
                try worker.read(generator.int(in: 0...perRound / 2), into: &ledger)
                try worker.kill(into: &ledger)
            }
        }
        return ledger
    }

    @Test(
        "devices and server killed at random behind connections cut at random: every tick once, one picture everywhere"
    )
    func killed() async throws {
        let room = try SharedRoom()
        try room.setUp(with: "bob")
        let chance = Mutex(SeededGenerator(seed: 20_260_105))
        for name in ["ann", "bob"] {
            try room.proxy(of: name).decide { moment in
                chance.withLock { generator in
                    switch moment {
                    case .opened: .pass
                    case .asked: .drawn(oneIn: 40, using: &generator)
                    case .answered: .drawn(oneIn: 12, using: &generator)
                    }
                }
            }
        }
        let ledger = try work(in: room, seed: 42, rounds: Self.isLong ? 60 : 8, perRound: 400)
        let cuts = room.proxies.values.reduce(0) { $0 + $1.cuts }
        print("\(ledger.operations) operations, \(cuts) cuts, \(ledger.kills) kills")
        #expect(ledger.operations > (Self.isLong ? 5_000 : 1_000))
        #expect(cuts > (Self.isLong ? 500 : 100))
        for name in ["ann", "bob", "ann"] { try room.done(name, at: "2026-03-10T08:00", "sync", "run") }
        try await check(room, ledger)
    }

    private func check(_ room: SharedRoom, _ ledger: Ledger) async throws {
        let state = try room.state(of: "ann")
        #expect(try room.state(of: "bob") == state)
        #expect(try room.screens(of: "ann", at: "2026-03-05T21:00") == room.screens(of: "bob", at: "2026-03-05T21:00"))
        let claims = Set(state.claims.map(\.id.rawValue))
        #expect(ledger.ticked.subtracting(claims).isEmpty, "ticks are lost")
        // Each kill leaves at most one saved change that wasn't reported.
        #expect(claims.subtracting(ledger.ticked).count <= ledger.kills, "ticks nobody made")
        let taken = Set(state.tombstones.map(\.claim.rawValue))
        #expect(ledger.cleared.isSubset(of: taken), "what was taken back is there again")
        let served = try await room.served().children.values
        #expect(Set(served.flatMap { $0["c"].children.keys }) == claims, "the server has another room")
        // A box counts once, however often and by whomever it was ticked.
        let live = state.claims.filter { !taken.contains($0.id.rawValue) }
        let days = try LocalDate(iso8601: "2026-01-01")..<LocalDate(iso8601: "2026-03-31")
        let entries = try room.entries(of: "bob", in: days)
        #expect(entries.count == Set(live.map(\.slot)).count)
        for device in ["ann", "bob"] {
            #expect(try room.done(device, at: "2026-03-10T08:00", "sync", "status").contains("everything is shared"))
            #expect(try room.done(device, at: "2026-03-10T08:00", "sync", "parked").contains("Nothing was refused"))
        }
    }
}
