import BenchmarkSupport
import Foundation
import TestKit

// Measures the service for an honest client of a release build of roomd under attack: the times of a small write and a small read, compared with
// those of the same server before the attack.
//
// usage: bench-attack [ROOMD] [SMALL-DISK]   SMALL-DISK: a folder on a separate file system of about 64 MB, which is filled; without it the test of
// the full disk is skipped

private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
private let given = Processes.givenPaths
private let seconds = 10.0

private var table = Table([
    "while", "write p50 ms", "p99 ms", "times before", "read p50 ms", "p99 ms", "times before", "failed", "peak MB",
])

@MainActor private func add(_ name: String, _ service: Service, before: Service, peak: Int) {
    func cells(_ times: [Double], _ before: [Double]) -> [String] {
        guard !times.isEmpty, !before.isEmpty else { return ["–", "–", "–"] }
        return [
            (median(times) * 1e3).text(places: 1), (percentile99(times) * 1e3).text(places: 1),
            (median(times) / median(before)).text(places: 1),
        ]
    }
    table.add(
        [name] + cells(service.writes, before.writes) + cells(service.reads, before.reads)
            + ["\(service.failures)", "\(peak >> 20)"]
    )
}

guard let roomd = Processes.release("roomd", given: given.first, root: root) else {
    print("no release build of roomd: swift build -c release --product roomd")
    exit(1)
}

for attack in [Attack.slowSenders, .streams, .updates, .largest, .longest(4), .longest(19)] {
    let folder = try TemporaryFolder()
    let server = try AttackedServer(roomd, root: root, data: folder.file("data"))
    let client = HonestClient(server)
    let before = client.serve(for: seconds)
    add("before", before, before: before, peak: server.peak)
    let running = attack.begin(server)
    pause(milliseconds: 2000)
    add(attack.name, client.serve(for: seconds), before: before, peak: server.peak)
    running.stop()
    pause(milliseconds: 1000)
}

if given.count > 1 {
    let disk = URL(filePath: given[1])
    let server = try AttackedServer(roomd, root: root, data: disk.appending(path: "data"))
    let client = HonestClient(server)
    let before = client.serve(for: seconds)
    add("before", before, before: before, peak: server.peak)
    let filler = disk.appending(path: "filler")
    try Data().write(to: filler)
    let file = try FileHandle(forWritingTo: filler)
    for size in [1 << 20, 4_096, 1] {
        while (try? file.write(contentsOf: Data(count: size))) != nil {}
    }
    add("a full disk", client.serve(for: seconds), before: before, peak: server.peak)
    try file.close()
    try FileManager.default.removeItem(at: filler)
    add("space again", client.serve(for: seconds), before: before, peak: server.peak)
}
print(table)
