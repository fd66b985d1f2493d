import BenchmarkSupport
import Foundation
import MaricopaDirectory
import TestKit

/// Writes the whole site of a thousand and of ten thousand records into a new folder, and again without changes. The floor is
/// writing the same bytes to the same files.
enum SiteBenchmark {
    private static let base = "https://example.org/healthy/"

    static func run() throws {
        var table = Table([
            "site of", "files", "MB", "seconds", "a 1 000 records", "floor", "again", "peak memory MB", "KB a 1 000",
        ])
        for count in [1_000, 10_000] {
            let stored = try StoredDirectory(count)
            let directory = try stored.open()
            let folder = try TemporaryFolder()
            let site = folder.file("site")
            var seconds = 0.0
            let memory = try PeakMemory.growth {
                seconds = try timed { _ = try directory.buildSite(in: site, base: base) }
            }
            let again = try timed { _ = try directory.buildSite(in: site, base: base) }
            let files = try contents(of: site)
            let floor = try timed { try write(files, into: folder.file("floor")) }
            let thousands = Double(count) / 1_000
            table.add([
                "\(Double(count).text(places: 0)) records", Double(files.count).text(places: 0),
                (Double(files.reduce(0) { $0 + $1.bytes.count }) / 1e6).text(), seconds.text(places: 2),
                (seconds / thousands).text(places: 3), floor.text(places: 2), again.text(places: 2),
                memory.map { (Double($0) / 1e6).text() } ?? "(not known here)",
                memory.map { (Double($0) / 1_024 / thousands).text(places: 0) } ?? "(not known here)",
            ])
        }
        print(table)
    }

    private static func contents(of folder: URL) throws -> [(path: String, bytes: Data)] {
        var files: [(path: String, bytes: Data)] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
            let file = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files.append((path, try Data(contentsOf: file)))
        }
        return files
    }

    private static func write(_ files: [(path: String, bytes: Data)], into folder: URL) throws {
        var made: Set<String> = []
        for file in files {
            let place = folder.appendingPathComponent(file.path)
            let parent = place.deletingLastPathComponent()
            if made.insert(parent.path).inserted {
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            }
            try file.bytes.write(to: place)
        }
    }

    private static func timed(_ body: () throws -> Void) rethrows -> Double {
        let components = try ContinuousClock().measure(body).components
        return Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
