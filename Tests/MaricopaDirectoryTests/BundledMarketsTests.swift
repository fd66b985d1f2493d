import Foundation
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Bundled markets and the export they come from")
struct BundledMarketsTests {
    @Test(
        "The bundled markets are Arizona's rows of the export as an import reads them, but for the spelling of Phoenix",
        .enabled(if: Corpus.isPresent)
    )
    func sameAsImported() throws {
        let today = LocalDate(dayNumber: 20_576)
        let file = try Corpus.folder("markets").appendingPathComponent("usda_farmers_market_Export_2017.csv")
        let lines = try Data(contentsOf: file).split(separator: 0x0A)
        // No row of Arizona runs over several lines.
        let bytes = ([lines[0]] + lines.filter { $0.range(of: Data(",Arizona,".utf8)) != nil }).joined(separator: [0x0A]
        )
        var reader = MarketReader(today: today)
        var read: [TimeKit.ID<Record>: Record] = [:]
        for item in try reader.feed(Array(bytes) + [0x0A]) + reader.finish() {
            guard case .record(var record, _) = item.outcome else { continue }
            if record.city == "Pheonix" { record.city = "Phoenix" }
            read[record.id] = record
        }
        let bundled = try BundledDirectory.records(on: today).filter { $0.kind == .market }
        #expect(read.count == bundled.count)
        for market in bundled { #expect(read[market.id] == market, "\(market.id)") }
    }
}
