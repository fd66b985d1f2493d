import BenchmarkData
import BenchmarkSupport
import Foundation
import KidneyNutrition
import MarkupKit
import TestKit

/// Measures the time and memory of a health export's whole import into a store in a file.
enum HealthStoreBenchmark {
    /// Imports an export into a new store.
    static func importing(_ document: ChunkedDocument) throws -> HealthImport {
        let folder = try TemporaryFolder()
        let kidney = try KidneyNutrition.open(at: folder.file("kidney.sqlite"))
        try kidney.acceptTerms()
        return try kidney.importAppleHealth(.chunks(named: "the export", document.chunks()))
    }

    /// The size of an export, its records, the time, and the growth of the peak memory. Target: under 200 MB for 1 GB.
    static func report(_ document: ChunkedDocument) throws -> String {
        var seconds = 0.0
        var summary = ""
        let bytes = try PeakMemory.growth {
            seconds = try timed {
                summary = try importing(document).summary
            }
        }
        let size = (Double(document.byteCount) / 1e6).text(places: 0)
        let memory = bytes.map { "\(($0 + 512) / 1024) KB" } ?? "(not known here)"
        let speed = (Double(document.byteCount) / 1e6 / seconds).text()
        return "health export of \(size) MB into the store: \(speed) MB/s, peak memory grew by \(memory); \(summary)"
    }

    private static func timed(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try body()
        let components = start.duration(to: clock.now).components
        return Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
