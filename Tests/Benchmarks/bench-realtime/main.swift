import BenchmarkSupport
import Foundation
import RealtimeService
import RealtimeTree
import TestKit
import TimeKit

// Measures a saved write compared with a plain commit of three rows in the same run, alone and with 64 writers; the delay for 200 listeners;
// the memory of an idle listener; and a thousand rooms compared with one.

private var table = Table(["", "µs", "floor µs", "times the floor", "at most"])
private let clock = ContinuousClock()

@MainActor private func seconds(_ body: @MainActor () async throws -> Void) async rethrows -> Double {
    let start = clock.now
    try await body()
    let parts = start.duration(to: clock.now).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

/// Measures floor and subject in turn; each does `count` things.
@MainActor private func compare(
    _ name: String,
    each count: Int,
    limit: Double,
    rounds: Int = 5,
    floor: @MainActor () async throws -> Void,
    subject: @MainActor () async throws -> Void
) async throws {
    try await subject()
    var times: [(floor: Double, subject: Double)] = []
    for _ in 0..<rounds { times.append((try await seconds(floor), try await seconds(subject))) }
    table.add([
        name, (median(times.map(\.subject)) / Double(count) * 1e6).text(places: 1),
        (median(times.map(\.floor)) / Double(count) * 1e6).text(places: 1),
        median(times.map { $0.subject / $0.floor }).text(places: 2), limit.text(places: 2),
    ])
}

/// Writes `count` ticks by `writers` concurrent writers, to the databases in turn.
private func tick(_ server: RoomServer, from first: Int, count: Int, writers: Int) async {
    await withTaskGroup(of: Void.self) { group in
        for writer in 0..<writers {
            group.addTask {
                for number in stride(from: first + writer, to: first + count, by: writers) {
                    let status = await server.tick(number, in: server.databases[number % server.databases.count])
                    precondition(status == 200, "a tick is saved")
                }
            }
        }
    }
}

/// Writes `count` values directly to the store by `writers` concurrent writers.
private func write(_ store: SQLiteTreeStore, _ name: DatabaseName, from first: Int, count: Int, writers: Int)
    async throws
{
    let value = RealtimeValue.object([
        "at": .number(1_767_225_600_000), "by": .string("ann"), "item": .string("the-id-of-an-item-takes-26"),
    ])
    try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<writers {
            group.addTask {
                for number in stride(from: first + writer, to: first + count, by: writers) {
                    let path = try RealtimePath("rooms/room/logs/\(number)/c/claim")
                    _ = try await store.write(name) { _ in RealtimeWrite(value, at: path) }
                }
            }
        }
        try await group.waitForAll()
    }
}

private let folder = try TemporaryFolder()
private let bare = BareCommits(folder.file("bare.sqlite"))
private let count = 960
private var next = 0

private let one = try await RoomServer(databases: 1)
for (writers, limit) in [(1, 2.5), (64, 0.5)] {
    try await compare("a write acknowledged by the store, \(writers) at once", each: count, limit: limit) {
        for _ in 0..<count { bare.commitThreeRows() }
    } subject: {
        next += count
        try await write(one.store, one.databases[0], from: next, count: count, writers: writers)
    }
    try await compare(
        "a tick answered by the service, with its rules, \(writers) at once",
        each: count,
        limit: 1.6 * limit
    ) {
        for _ in 0..<count { bare.commitThreeRows() }
    } subject: {
        next += count
        await tick(one, from: next, count: count, writers: writers)
    }
}

private let groups = one.groups.take().filter { $0 > 1 }
private let changes = groups.reduce(0, +)
print("with 64 writers \((changes / Double(max(1, groups.count))).text(places: 1)) changes share a commit in the mean")

private let thousand = try await RoomServer(databases: 1_000)
try await compare("a tick in one of 1,000 rooms beside one in the only room, 64 at once", each: count, limit: 1.5) {
    next += count
    await tick(one, from: next, count: count, writers: 64)
} subject: {
    next += count
    await tick(thousand, from: next, count: count, writers: 64)
}

// A separate room, so that the listeners' first event is small.
private let heard = try await RoomServer(databases: 1)
private let audience = await Hearers(heard, databases: heard.databases, each: 200)
private var latencies: [Double] = []
try await compare("a tick until the last of 200 listeners has it", each: 200, limit: 6) {
    for _ in 0..<200 { bare.commitThreeRows() }
} subject: {
    for _ in 0..<200 {
        next += 1
        audience.expect(audience.size)
        latencies.append(
            await seconds {
                let status = await heard.tick(next, in: heard.databases[0])
                precondition(status == 200, "a tick is saved")
                await audience.allHaveHeard()
            }
        )
    }
}
print(table)
print(
    "\n200 listeners have a tick after \((median(latencies) * 1e3).text(places: 2)) ms in the median,",
    terminator: " "
)
print("\((percentile99(latencies) * 1e3).text(places: 2)) ms at the 99th percentile")

private let idle = 10_000
private let before = PeakMemory.current() ?? 0
private let crowd = await Hearers(thousand, databases: thousand.databases, each: idle / 1_000)
private let after = PeakMemory.current() ?? 0
print("an idle listener takes \((Double(after - before) / Double(idle) / 1024).text(places: 1)) KB", terminator: " ")
print("(\(idle) on 1,000 rooms), at most 16.0")
keep(crowd.size)
await thousand.service.close()
