import BenchmarkSupport

// Measures the directory at 20,000, 200,000 and a million generated records, or at the sizes in the arguments. Each part measures its floors in the
// same run.

private let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }

for size in sizes.isEmpty ? [20_000, 200_000, 1_000_000] : sizes {
    let stored = try StoredDirectory(size)
    print("\n\(Double(size).text(places: 0)) records: written and indexed in \(stored.seconds.text(places: 1)) s")
    try RadiusBenchmark(stored).run()
    try SearchBenchmark(stored).run()
    try AgreementCheck(stored).run()
    if size <= 200_000 { try ImportBenchmark(min(size, 100_000)).run() }
}
try SiteBenchmark.run()
