import BenchmarkSupport
import Foundation
import KidneyNutrition
import TestKit
import TimeKit

private typealias Measurement = BenchmarkSupport.Measurement

/// Reads, imports and searches USDA's standard reference. It needs the corpus.
struct FoodBenchmarks {
    private let files: [(file: StandardReferenceReader.File, bytes: [UInt8])]
    private let foods: [Food]
    /// The number of values of nutrients that the engine uses.
    private let figures: Int

    init() throws {
        let folder = try Corpus.folder("usda/sr-ascii")
        files = try StandardReferenceReader.File.allCases.map { file in
            (file, [UInt8](try Data(contentsOf: folder.appendingPathComponent(file.rawValue))))
        }
        foods = Self.read(files)
        figures = foods.reduce(0) { $0 + $1.contents.known.count }
    }

    private static func read(_ files: [(file: StandardReferenceReader.File, bytes: [UInt8])]) -> [Food] {
        var reader = StandardReferenceReader()
        for (file, bytes) in files {
            reader.read(bytes, of: file)
            reader.finish(file)
        }
        return reader.foods
    }

    private func engine() throws -> KidneyNutrition {
        let kidney = try KidneyNutrition.inMemory(clock: try ManualClock("2026-06-02T14:00:00Z").wallClock)
        try kidney.acceptTerms()
        return kidney
    }

    /// Measures values per second from the bytes of the files into the tables. Target: at least 300,000.
    func importValues() throws {
        let lines = files.first { $0.file == .nutrients }.map { $0.bytes.count { $0 == 10 } } ?? 0
        var seconds: [Double] = []
        for _ in 0..<3 {
            let kidney = try engine()
            seconds.append(
                time {
                    (try? kidney.importFoods(Self.read(files), from: "the standard reference").new) ?? 0
                }
            )
        }
        let middle = median(seconds)
        print(
            "standard reference imported: \(foods.count) foods in \(middle.text(places: 2)) s, "
                + "\((Double(lines) / middle).text(places: 0)) values read a second, "
                + "\((Double(figures) / middle).text(places: 0)) kept a second (wanted: 300 000 values)"
        )
    }

    /// Measures the slowest of a hundred searches for names typed letter by letter, one in four with a mistake. Target: under 1 ms.
    func typeAhead() throws {
        let kidney = try engine()
        try kidney.importFoods(foods, from: "the standard reference")
        let floor = try BareWordIndex(foods.map(\.name))
        let typed = self.typed()
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for round in 0..<3 {
            for text in typed {
                let floorTime = time { floor.count(text) }
                let ownTime = time { (try? kidney.searchFoods(text, limit: 20).count) ?? 0 }
                // The first round is the warm-up.
                if round > 0 {
                    theirs.append(floorTime)
                    ours.append(ownTime)
                }
            }
        }
        var table = Table(["type-ahead through the store", "median ms", "p99 ms", "slowest ms"])
        for (name, times) in [("searchFoods, 20 foods", ours), ("FTS5, ranked prefixes", theirs)] {
            let sorted = times.sorted()
            let p99 = sorted[sorted.count * 99 / 100]
            table.add([name] + [median(times), p99, sorted.last ?? 0].map { ($0 * 1e3).text(places: 3) })
        }
        print("\(typed.count) texts over \(foods.count) foods (wanted: p99 under 1 ms)")
        print(table)
    }

    /// The texts while some names are typed: each prefix of their first words.
    private func typed() -> [String] {
        var generator = SeededGenerator(seed: 7)
        var texts: [String] = []
        for _ in 0..<150 {
            let name = generator.pick(foods).name
            let words = name.split { !$0.isLetter }.prefix(generator.int(in: 1...3)).joined(separator: " ").lowercased()
            var letters = Array(words)
            if letters.count > 4, generator.oneIn(4) {
                let place = generator.int(in: 1...(letters.count - 2))
                letters.swapAt(place, place + 1)
            }
            for length in 1...max(1, letters.count) { texts.append(String(letters.prefix(length))) }
        }
        return texts
    }
}
