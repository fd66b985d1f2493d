import BenchmarkSupport
import Foundation
import RealtimeTree
import TIPsTracker
import TestKit
import TimeKit

// Measures a year of a busy room (20 items, 4 members: 29,200 ticks) on a device: the first sync, a round without news, and the first upload
// under the shipped rules, each compared with a floor of the same run; the first sync of ten times the ticks; and the memory used.
//
// usage: bench-rooms [ROUNDS]   three rounds by default

private typealias Times = [(floor: Double, subject: Double)]

private let rounds = CommandLine.arguments.dropFirst().compactMap { Int($0) }.first ?? 3
private var table = Table(["", "ms", "floor ms", "times the floor", "at most"])
private let stopwatch = ContinuousClock()

@MainActor private func seconds(_ body: @MainActor () async throws -> Void) async rethrows -> Double {
    let start = stopwatch.now
    try await body()
    let parts = start.duration(to: stopwatch.now).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

@MainActor private func add(_ name: String, _ times: Times, limit: Double) {
    table.add([
        name, (median(times.map(\.subject)) * 1e3).text(places: 1), (median(times.map(\.floor)) * 1e3).text(places: 1),
        median(times.map { $0.subject / $0.floor }).text(places: 2), limit.text(places: 2),
    ])
}

private let now = try Instant(iso8601: "2026-01-05T15:00:00Z")
private let clock = ManualClock(now, zone: try TimeZone.named("America/Phoenix"))
private let year = try Year(from: now.adding(days24h: -370))
private let tenth = try Year(from: now.adding(days24h: -370), days: 36)
private let shipped = try YearTree.shippedRules()
private var firsts: Times = []
private var firstsByJSON: Times = []
private var firstsByTenth: Times = []
private var reconnects: Times = []
private var uploads: Times = []
private var memory: (room: Int, sync: Int)?
private var size = 0
private var writes = 0

/// Measures the first sync of a room with these ticks, whose JSON has been built before.
@MainActor private func firstSync(of year: Year) async throws -> Double {
    let tree = YearTree(now: now.milliseconds)
    await tree.set(shipped)
    let device = try await RoomDevice(clock, tree: tree)
    await tree.put(try year.write(device.layout))
    keep(try await tree.read(device.layout.shared, as: device.layout.account).count)
    return try await seconds {
        let receipt = try await device.round()
        precondition(receipt.received.claims == year.claims.count && receipt.repaired == 0, "all ticks are taken in")
    }
}

for round in 0..<max(1, rounds) {
    let tree = YearTree(now: now.milliseconds)
    await tree.set(shipped)
    let device = try await RoomDevice(clock, tree: tree)
    await tree.put(try year.write(device.layout))
    let body = try await tree.read(device.layout.shared, as: device.layout.account)
    size = body.count
    // The room is kept during the sync, so that its memory isn't reused.
    var room = RealtimeValue.null
    PeakMemory.reset()
    let start = PeakMemory.current()
    let decoding = try await seconds { room = try decoded(body) }
    let between = PeakMemory.current()
    PeakMemory.reset()
    let first = try await seconds {
        let receipt = try await device.round()
        precondition(receipt.received.claims == year.claims.count, "all ticks are taken in")
        precondition(receipt.repaired == 0, "nothing is missing")
    }
    if round == 0, let start, let between, let peak = PeakMemory.peak() {
        memory = (between - start, peak - between)
    }
    keep(room.children.count)
    let file = device.folder.file("bare.sqlite")
    let bare = await seconds { BareRows.insert(year.claims, into: file) }
    let reconnect = try await seconds {
        let receipt = try await device.round()
        precondition(receipt.received.claims == 0 && receipt.repaired == 0, "nothing is new")
    }
    firsts.append((bare, first))
    firstsByJSON.append((decoding, first))
    firstsByTenth.append((try await firstSync(of: tenth), first))
    reconnects.append((decoding, reconnect))

    // The server has only a new room's data, so everything else is uploaded.
    var upload: [Double] = []
    for rules in [SecurityRules.open, shipped] {
        await tree.set(rules)
        await tree.keep(only: device.layout.member(device.layout.account))
        upload.append(
            try await seconds {
                let receipt = try await device.round()
                writes = await tree.writes
                precondition(receipt.repaired == writes && writes > year.claims.count / 500, "all goes out")
            }
        )
        let there = try await tree.read(device.layout.shared.child("logs"), as: device.layout.account)
        let logs = try decoded(there)
        let ticks = logs.children.values.reduce(0) { $0 + $1["c"].children.count }
        precondition(ticks == year.claims.count, "all ticks are there")
    }
    uploads.append((upload[0], upload[1]))
}
add("a first sync, beside bare inserts of its ticks", firsts, limit: 12)
add("a first sync, beside reading the room's JSON", firstsByJSON, limit: 9)
add("a first sync, beside one of a tenth of its ticks", firstsByTenth, limit: 12)
add("a round with nothing new, beside reading the room's JSON", reconnects, limit: 6)
add("a first upload under the shipped rules, beside one under none", uploads, limit: 6)
print("\(year.claims.count) ticks, \((Double(size) / 1e6).text(places: 1)) MB of JSON, median of \(max(1, rounds))")
print(table)
private let perWrite = median(uploads.map { $0.subject - $0.floor }) / Double(max(1, writes)) * 1e3
print(
    "\na first upload takes \(writes) writes of up to 500 places; the rules take \(perWrite.text(places: 1)) ms of each"
)
if let memory {
    print(
        "a first sync takes \(memory.sync >> 20) MB at its peak; the room alone, as it was read, takes \(memory.room >> 20) MB; at most 128"
    )
}
