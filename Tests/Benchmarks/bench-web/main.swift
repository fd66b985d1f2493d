import BenchmarkData
import BenchmarkSupport
import Foundation
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures the pages of `nourish serve` beside a bare page of the same server: that of an address that nothing has, which reads no data. First each
// page over one connection, with the bytes and requests of a first visit: the page and the files that it names, as a browser loads them. Then a page
// of 20 rows beside its screen as JSON, the home of a ten-year room for several visitors at once, the start, and the memory.
//
// The budgets are those of the web app's design. Live listeners and many households need accounts and aren't measured here.
//
// usage: bench-web [NOURISH]   the release binary; by default that built at the root with `swift build -c release`

private func executable() -> URL {
    if let found = Processes.release("nourish", given: Processes.givenPaths.first, root: Corpus.package) {
        return found
    }
    print("there is no nourish — make it with: swift build -c release --static-swift-stdlib --product nourish")
    exit(66)
}

/// A server of a data folder.
private struct Served {
    let child: ChildProcess
    let port: Int
    /// The time from the start to the address, in seconds.
    let seconds: Double

    init(_ program: URL, folder: String, _ options: [String] = []) throws {
        let clock = ContinuousClock()
        let start = clock.now
        child = try ChildProcess(program, ["serve", "--port", "0", "--data-dir", folder] + options)
        let line = try child.waitForLine(startingWith: "Open http://")
        let components = start.duration(to: clock.now).components
        seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
        port = line.split { !$0.isNumber }.compactMap { Int($0) }.first { $0 > 1_000 } ?? 0
    }

    /// The resident memory in MB.
    var memory: Int { (PeakMemory.current(of: child.id) ?? 0) / 1_000_000 }
}

let nourish = executable()
private let folder = try TemporaryFolder()
private let now = "2026-11-20T18:00:00Z"
private let data = folder.file("data").path
private let filled = try ChildProcess.run(nourish, ["demo", data, "--json", "--now", now])
precondition(filled.exit == .status(0), "the sample data is written")
private let samples = try Served(nourish, folder: data, ["--now", now])
private let idle = samples.memory
private let visitor = try Visitor(port: samples.port)

private let bare = "/nowhere"
private let visits = 50
var table = Table(["page", "bytes", "requests", "µs", "bare page µs", "ratio"])
for path in [
    "/", "/tips", "/tips/week", "/habit", "/kidney", "/kidney/labs", "/recipes", "/maricopa", "/maricopa/markets",
    "/design",
] {
    let page = String(decoding: visitor.get(path), as: UTF8.self)
    let files = Set(
        page.split(separator: "\"").filter { $0.hasPrefix("/assets/") || $0.contains("/pictures/") }.map(String.init)
    )
    let bytes = page.utf8.count + files.reduce(0) { $0 + visitor.get($1).count }
    let measured = Measurement(
        floor: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get(bare).count } },
        subject: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get(path).count } }
    )
    table.add([
        path, Double(bytes).text(places: 0), "\(1 + files.count)",
        (measured.seconds / Double(visits) * 1e6).text(places: 0),
        (measured.floorSeconds / Double(visits) * 1e6).text(places: 0), measured.ratio.text(places: 1),
    ])
}
print(table)

private let rows = Measurement(
    floor: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get("/maricopa/markets", "application/json").count } },
    subject: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get("/maricopa/markets").count } }
)
private let beyond = (rows.seconds - rows.floorSeconds) / Double(visits) * 1e6
print(
    "a page of 20 rows: \(rows.ratio.text(places: 2)) times its screen as JSON, \(beyond.text(places: 0)) µs beyond it (50 at most)"
)

// A zone with clock changes, as for most families.
private let zone = try TimeZone.named("America/Los_Angeles")
private let room = try FamilyRoom(
    days: 24 * FamilyRoom.cycleDays + 30,
    today: zone.date(at: WallClock.live.now()),
    zone: zone
)
private let family = try Served(nourish, folder: room.folder.url.path)
var loads = Table(["8 visitors at once", "a second", "p50 ms", "p99 ms"])
private var rates: [Double] = []
for (name, path) in [("bare page", bare), ("home of a ten-year room", "/tips")] {
    // The first answers fill the caches.
    _ = await Load(of: path, port: family.port, visitors: 8, visits: 20)
    let load = await Load(of: path, port: family.port, visitors: 8, visits: 500)
    rates.append(load.perSecond)
    loads.add([
        name, load.perSecond.text(places: 0), (median(load.times) * 1e3).text(places: 2),
        (percentile99(load.times) * 1e3).text(places: 2),
    ])
}
print(loads)
print("the home is answered \((rates[1] / rates[0]).text(places: 2)) times as often as the bare page")

private let bareStart = Measurement(rounds: 5) {
    Processes.run(nourish, ["--version"])
} subject: {
    guard let served = try? Served(nourish, folder: data, ["--now", now]) else { preconditionFailure("it starts") }
    served.child.kill()
    return 1
}
print(
    """
    start to the address: \((bareStart.seconds * 1e3).text(places: 0)) ms (100 at most), \(bareStart.ratio.text(places: 1)) times \
    `nourish --version`
    memory: \(idle) MB idle (60 at most), \(samples.memory) MB after the pages, \(family.memory) MB after the load
    """
)
for served in [samples, family] { served.child.kill() }
