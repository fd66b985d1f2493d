import BenchmarkSupport
import DirectoryRecords
import MaricopaDirectory
import TestKit
import TimeKit

/// Checks that the store returns the same results as the slow rules at this size, for random searches and queries, ties included.
///
/// Each check scans every record, so there are fewer of them the more records there are.
struct AgreementCheck {
    private let stored: StoredDirectory

    init(_ stored: StoredDirectory) { self.stored = stored }

    func run() throws {
        let directory = try stored.open()
        let records = Array(stored.records)
        let moment = County.zone.local(at: try StoredDirectory.clock().now())
        var random = SeededGenerator(seed: 5)
        let rounds = max(5, 600_000 / max(1, records.count))
        var wrong: [String] = []
        for _ in 0..<rounds {
            let text = Self.text(records, &random)
            let expected = SearchRule.search(text, in: records, kind: nil, limit: 20)
            if try directory.search(text) != expected { wrong.append("“\(text)”") }
            let query = Self.query(records, &random)
            let results = ResultOrder.results(records, query, at: moment).prefix(20).map(\.id)
            if try directory.firstPage(query).map(\.id) != Array(results) { wrong.append("\(query)") }
        }
        print("random searches and queries that the slow rules answer otherwise: \(wrong.count) of \(2 * rounds)")
        for one in wrong.prefix(3) { print("  \(one)") }
    }

    /// One or two words of records, complete, shortened to a prefix, or with a letter missing.
    private static func text(_ records: [Record], _ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
            let words = SearchWords.words(records.randomElement(using: &random)?.title ?? "")
            var letters = Array(words.randomElement(using: &random) ?? "market")
            switch Int.random(in: 0..<3, using: &random) {
            case 0: letters = Array(letters.prefix(Int.random(in: 3...8, using: &random)))
            case 1 where letters.count > 4: letters.remove(at: Int.random(in: 1..<letters.count, using: &random))
            default: break
            }
            return String(letters)
        }.joined(separator: " ")
    }

    /// A query around a record's place, sorted by distance or by match, with or without a payment.
    private static func query(_ records: [Record], _ random: inout SeededGenerator) -> DirectoryQuery {
        var filter = Filter()
        if let place = records.randomElement(using: &random)?.coordinate {
            filter.circle = Circle(place, name: "there")
        }
        if Bool.random(using: &random) { filter.payments = [.snap] }
        if Int.random(in: 0..<4, using: &random) == 0 { filter.days = [.saturday] }
        let sorts: [SortOrder] =
            filter.circle == nil ? [.alphabetical, .newest] : [.nearMe, .nearMe, .bestMatch, .mostPopular]
        return DirectoryQuery(.market, filter, sort: sorts.randomElement(using: &random) ?? .alphabetical)
    }
}
