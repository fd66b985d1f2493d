import Foundation
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Bundled markets and the export they come from")
struct BundledMarketsTests {
    @Test(
        "The bundled markets are the county's rows of the export as an import reads them, but for the corrections told here",
        .enabled(if: Corpus.isPresent)
    )
    func sameAsImported() throws {
        let today = LocalDate(dayNumber: 20_576)
        let file = try Corpus.folder("markets").appendingPathComponent("usda_farmers_market_Export_2017.csv")
        let lines = try Data(contentsOf: file).split(separator: 0x0A)
        // No row of Arizona spans several lines.
        let bytes = ([lines[0]] + lines.filter { $0.range(of: Data(",Arizona,".utf8)) != nil }).joined(separator: [0x0A]
        )
        var reader = MarketReader(today: today)
        var read: [TimeKit.ID<Record>: Record] = [:]
        for item in try reader.feed(Array(bytes) + [0x0A]) + reader.finish() {
            guard case .record(var record, _) = item.outcome else { continue }
            try Self.corrections[record.source?.id ?? ""]?(&record)
            read[record.id] = record
        }
        let bundled = try BundledDirectory.records(on: today).filter { $0.kind == .market }
        for market in bundled { #expect(read[market.id] == market, "\(market.id)") }
        // The county's rows that aren't bundled are two duplicates and a market of another trade.
        let left = read.values.filter { $0.subtitle == "Maricopa County" }.map(\.id.rawValue)
        #expect(Set(left).subtracting(bundled.map(\.id.rawValue)) == BundledDirectory.leftOut)
    }

    private static let corrections: [String: @Sendable (inout Record) throws -> Void] = [
        // The ZIP code belongs to the neighboring city.
        "1012498": { $0.zip = nil },
        "1011820": { $0.city = "Phoenix" },
        "1012808": {
            $0.city = "Sun City West"
            $0.address = "22135 N Mission Dr"
        },
        "1012809": { $0.address = "10336 S Estrella Pkwy" },
        "1012204": {
            $0.hours = .unknown
            $0.description =
                "Its name says the second Sunday of a month, its source each Sunday, so its hours are unknown here."
        },
    ]

    @Test("Every bundled market lies in the county, near its ZIP code, and none is there twice or in capitals alone")
    func county() throws {
        let markets = try BundledDirectory.records(on: LocalDate(dayNumber: 20_576)).filter { $0.kind == .market }
        for (index, market) in markets.enumerated() {
            let place = try #require(market.coordinate, "\(market.id)")
            #expect(Gazetteer.isInCounty(place) && market.subtitle == "Maricopa County", "\(market.id)")
            #expect(market.title != market.title.uppercased(), "\(market.title)")
            if let zip = market.zip {
                let center = try #require(Gazetteer.center(of: zip), "\(market.id)")
                #expect(Distance.meters(place, center) < 15_000, "\(market.id)")
            }
            for other in markets[..<index] {
                let apart = Distance.meters(place, try #require(other.coordinate))
                #expect(apart > 200, "\(market.title), \(other.title)")
            }
        }
    }

    @Test(
        "Dates that USDA's export doesn't have aren't shown as its own: the start, the end or both are unknown",
        arguments: [
            ("usda-1011832", "In 2016, from 2016-04-23 on, end unknown"), ("usda-1011830", "In 2016, dates unknown"),
            ("usda-1012657", "In 2017, from 2017-01-12 on, end unknown"),
        ]
    )
    func untoldDates(id: String, title: String) throws {
        let moment = try #require(LocalDateTime("2026-05-02T09:00"))
        let market = try #require(try BundledDirectory.records(on: moment.date).first { $0.id.rawValue == id })
        #expect(market.hours.seasons.map { PlaceWords.season($0, on: moment.date) }.contains(title))
    }

    @Test("A season that was dropped is told, with the dates that its source gives")
    func droppedSeason() throws {
        let markets = try BundledDirectory.records(on: LocalDate(dayNumber: 20_576))
        let market = try #require(markets.first { $0.id.rawValue == "usda-1011959" })
        #expect(market.description.hasSuffix(": 10/01/2016 to 05/07/2016"))
    }

    @Test("Hours of past years are told for those years, and are no hours of a day since")
    func pastYears() throws {
        let moment = try #require(LocalDateTime("2026-05-02T09:00"))
        let markets = try BundledDirectory.records(on: moment.date).filter { $0.kind == .market }
        for market in markets {
            #expect(OpenRule.openness(of: market.hours, at: moment) == .unknown, "\(market.id)")
            for season in market.hours.seasons {
                guard case .once(_, let to) = season.dates else {
                    Issue.record("\(market.id) has a season that returns every year")
                    continue
                }
                #expect(to.year < 2020)
            }
            let row = RecordRow(market, at: moment, from: nil)
            let year = (market.verifiedOn?.year).map { "last checked \($0)-" }
            #expect(row.checked.hasPrefix(year ?? "never checked"), "\(market.id): \(row.checked)")
        }
        let uptown = try #require(markets.first { $0.id.rawValue == "usda-1018235" })
        #expect(PlaceWords.open(uptown.hours, at: moment) == "hours unknown, told only for 2017 and 2018")
    }
}
