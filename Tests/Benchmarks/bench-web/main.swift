import BenchmarkSupport
import Foundation
import TestKit

private typealias Measurement = BenchmarkSupport.Measurement

// Measures the pages of `nourish serve` over one connection, beside a bare page of the same server: that of an address that nothing has, which reads
// no data. The bytes and requests are those of a first visit: the page and the files that it names.
//
// usage: bench-web [NOURISH]   the release binary; by default that built at the root with `swift build -c release`

/// A connection that gets one page after another.
private final class Visitor {
    private let connection: LoopbackConnection
    private var received: [UInt8] = []

    init(port: Int) throws { connection = try LoopbackConnection(port: port) }

    /// Returns the body of an address.
    func get(_ path: String) -> String {
        connection.send(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        let mark = Array("\r\n\r\n".utf8)
        while received.firstRange(of: mark) == nil { more() }
        let end = received.firstRange(of: mark)?.upperBound ?? 0
        let head = String(decoding: received[..<end], as: UTF8.self).lowercased()
        let length = head.split(separator: "content-length: ").dropFirst().first?.prefix { $0.isNumber }
        let size = length.flatMap { Int($0) } ?? 0
        while received.count < end + size { more() }
        defer { received.removeFirst(end + size) }
        return String(decoding: received[end..<(end + size)], as: UTF8.self)
    }

    private func more() {
        guard let bytes = connection.receive() else { preconditionFailure("the server closed the connection") }
        received += bytes
    }
}

private func executable() -> URL {
    if let found = Processes.release("nourish", given: Processes.givenPaths.first, root: Corpus.package) {
        return found
    }
    print("there is no nourish — make it with: swift build -c release --static-swift-stdlib --product nourish")
    exit(66)
}

let nourish = executable()
private let folder = try TemporaryFolder()
private let now = "2026-11-20T18:00:00Z"
private let data = folder.file("data").path
private let filled = try ChildProcess.run(nourish, ["demo", data, "--json", "--now", now])
precondition(filled.exit == .status(0), "the sample data is written")
private let start = ContinuousClock.now
private let server = try ChildProcess(nourish, ["serve", "--port", "0", "--data-dir", data, "--now", now])
private let line = try server.waitForLine(startingWith: "Open http://")
private let started = start.duration(to: .now)
private let port = line.split { !$0.isNumber }.compactMap { Int($0) }.first { $0 > 1_000 } ?? 0
private let visitor = try Visitor(port: port)

private let bare = "/nowhere"
private let visits = 50
var table = Table(["page", "bytes", "requests", "µs", "bare page µs", "ratio"])
for path in [
    "/", "/tips", "/tips/week", "/habit", "/kidney", "/kidney/labs", "/recipes", "/maricopa/markets", "/design",
] {
    let page = visitor.get(path)
    let files = page.split(separator: "\"").filter { $0.hasPrefix("/assets/") || $0.contains("/pictures/") }.map(
        String.init
    )
    let bytes = page.utf8.count + Set(files).reduce(0) { $0 + visitor.get($1).utf8.count }
    let measured = Measurement(
        floor: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get(bare).utf8.count } },
        subject: { (0..<visits).reduce(0) { sum, _ in sum + visitor.get(path).utf8.count } }
    )
    table.add([
        path, Double(bytes).text(places: 0), "\(1 + Set(files).count)",
        (measured.seconds / Double(visits) * 1e6).text(places: 0),
        (measured.floorSeconds / Double(visits) * 1e6).text(places: 0), measured.ratio.text(places: 1),
    ])
}
print(table)
private let seconds = Double(started.components.seconds) + Double(started.components.attoseconds) / 1e18
print(
    "start to the first answer: \((seconds * 1_000).text(places: 0)) ms, peak memory: \(((PeakMemory.peak(of: server.id) ?? 0) / 1_000_000)) MB"
)
server.kill()
