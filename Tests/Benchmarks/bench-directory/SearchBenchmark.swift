import BenchmarkSupport
import DirectoryRecords
import MaricopaDirectory

/// The twenty best matches of a typed text from the store. Target: a p99 under 1 ms at 20,000 records, under 10 ms at a million.
struct SearchBenchmark {
    private let stored: StoredDirectory

    init(_ stored: StoredDirectory) { self.stored = stored }

    /// Common words (complete, as prefixes, misspelled and combined) and rare ones.
    private static let typed: [(what: String, texts: [String])] = [
        (
            "common words",
            [
                "market", "park", "phoenix", "fresh", "farmers", "mesa", "tempe", "local", "yoga", "food", "free",
                "community", "healthy", "family", "trail", "saturday", "festival", "mercado", "jalapeño", "niños",
                "soup", "class", "library", "clinic", "sunrise",
            ]
        ),
        (
            "beginnings",
            ["mar", "par", "pho", "fre", "far", "com", "sat", "jal", "the", "cal", "mon", "qui", "mark", "fami"]
        ),
        (
            "slips of the finger",
            ["markte", "prak", "pheonix", "fesh", "farmesr", "tempee", "jalepeno", "comunity", "yga1", "libary"]
        ),
        (
            "several words",
            [
                "phoenix park", "farmers market mesa", "fresh local food", "yoga in the park", "san jose market",
                "mesa wic",
            ]
        ),
        ("rare words", ["guahil", "corqui", "montez", "xyzzy", "belzo", "wicor ñe", "lanma"]),
    ]

    func run() throws {
        let directory = try stored.open()
        let floor = try WordTableFloor(stored.records)
        var table = Table([
            "20 best of", "median ms", "slowest text's median ms", "p99 ms", "p99 ms of CPU", "FTS5 ranked p99",
            "FTS5 unranked p99",
        ])
        for (what, texts) in Self.typed {
            var times: (ours: [RunTime], ranked: [Double], unranked: [Double]) = ([], [], [])
            var byText = texts.map { _ in [Double]() }
            for round in 0..<(stored.records.count > 500_000 ? 5 : 20) {
                for (place, text) in texts.enumerated() {
                    let ours = RunTime { (try? directory.search(text))?.total ?? 0 }
                    let unranked = time { floor.count(text, isRanked: false) }
                    if round > 0 {
                        times.ours.append(ours)
                        // Grouped by text: on a busy machine the median shows the text's cost, while the p99 shows the machine's load.
                        byText[place].append(ours.wall)
                        times.unranked.append(unranked)
                    }
                    if round < 2 { times.ranked.append(time { floor.count(text, isRanked: true) }) }
                }
            }
            let wall = times.ours.map(\.wall)
            let ours = [median(wall), byText.map(median).max() ?? 0, percentile99(wall)]
            let others = [
                percentile99(times.ours.map(\.processor)), percentile99(times.ranked), percentile99(times.unranked),
            ]
            table.add(
                [what] + (ours + others).map { ($0 * 1e3).text(places: 3) }
            )
        }
        print(table)
        print("the first search of a newly opened file: \((try firstSearch() * 1e3).text(places: 2)) ms (median)")
    }

    /// The cost in a process that searches only once, without opening the store, with the file in the system's cache.
    private func firstSearch() throws -> Double {
        median(
            try ["market", "park", "phoenix", "fresh", "farmers market"].map { text in
                let directory = try stored.open()
                return time { (try? directory.search(text))?.total ?? 0 }
            }
        )
    }
}
