import BenchmarkData
import BenchmarkSupport
import KidneyNutrition
import LibXML2Floor
import MarkupKit
import TestKit

// Measures the import of a health export of a gigabyte, compared with libxml2's SAX parser alone over the same bytes in the same rounds.
// Target: at least 30 MB/s in under 200 MB of memory. (Measured for the design: the usual Python importer reads 1.7 MB/s.)

/// Reads an export and returns the number of read records and emitted items together.
private func importing(_ document: ChunkedDocument) -> Int {
    var items = 0
    let source = XMLSource.chunks(named: "the export", document.chunks())
    guard let counts = try? AppleHealthReader().read(source, { _ in items += 1 }) else { return 0 }
    return counts.read + items
}

private func growth(_ document: ChunkedDocument) {
    let bytes = PeakMemory.growth { precondition(importing(document) > 0, "the export was not read") }
    let size = (Double(document.byteCount) / 1e6).text(places: 0)
    print(
        "health export of \(size) MB: peak memory grew by \(bytes.map { "\(($0 + 512) / 1024) KB" } ?? "(not known here)")"
    )
}

private let small = GeneratedHealthExport.document(byteCount: 100_000_000)
private let large = GeneratedHealthExport.document(byteCount: 1_000_000_000)

growth(small)
growth(large)

private let measurement = Measurement(
    rounds: 3,
    floor: { BareLibXML2.events(of: small) },
    subject: { importing(small) }
)
private let tenfold = Measurement(rounds: 1, floor: { importing(small) }, subject: { importing(large) })
private let megabytes = Double(small.byteCount) / 1e6
private var table = Table(["", "MB", "MB/s", "floor MB/s", "times the floor", "cost of 10 times the data"])
table.add([
    "health export imported", megabytes.text(), (megabytes / measurement.seconds).text(),
    (megabytes / measurement.floorSeconds).text(), measurement.ratio.text(places: 2), tenfold.ratio.text(),
])
print(table)

// The same exports into a store in a file.

print(try HealthStoreBenchmark.report(small))
print(try HealthStoreBenchmark.report(large))

// Searching foods during typing, and importing them, with the whole standard reference.

if Corpus.isPresent {
    let foods = try FoodBenchmarks()
    try foods.importValues()
    try foods.typeAhead()
} else {
    print("type-ahead and import of foods: not measured, the corpus isn't here")
}

// A day after five years compared with one after a month.

print(YearsBenchmarks.compare(month: try YearsBenchmarks(days: 30), years: try YearsBenchmarks(days: 1826)))
