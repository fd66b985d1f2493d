import Foundation
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Imports beside the records that are here")
struct ImportAreaTests {
    private let directory: MaricopaDirectory

    init() throws {
        let clock = try ManualClock("2026-05-02T15:00:00Z")
        directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(1), credential: .owner)
        try directory.seed()
    }

    private func record(_ id: String) throws -> Record? {
        try directory.read { try $0.recordOrNil(TimeKit.ID(id)) }
    }

    private func count(_ kind: RecordKind) throws -> Int { try directory.read { try $0.counts()[kind] ?? 0 } }

    private func read(_ folder: String, _ file: String, _ settings: ImportSettings) throws -> ImportReport {
        let url = try Corpus.folder(folder).appendingPathComponent(file)
        return try directory.importRecords([Array(try Data(contentsOf: url))], settings)
    }

    @Test(
        "USDA's export of the whole country brings the county's markets alone, with Phoenix as it is spelled",
        .enabled(if: Corpus.isPresent)
    )
    func county() throws {
        let report = try read("markets", "usda_farmers_market_Export_2017.csv", ImportSettings(.usdaMarkets))
        #expect(report.read == 8759)
        for record in try directory.firstPage(DirectoryQuery(.market, sort: .alphabetical), limit: 200) {
            #expect(try Gazetteer.isInCounty(#require(record.coordinate)), "\(record.title)")
            #expect(record.city != "Pheonix")
        }
        // The bundled tables omit duplicates and rows that are no markets.
        #expect(try count(.market) == 36)
        #expect(report.new == 0 && report.known == 3)
        #expect(try record("usda-1011820")?.city == "Phoenix")
    }

    @Test(
        "A list of services read after their full form erases neither address nor phone nor hours nor a part of the description",
        .enabled(if: Corpus.isPresent)
    )
    func sparse() throws {
        _ = try read("hsds", "service_full.json", ImportSettings(.hsds))
        let full = try directory.firstPage(DirectoryQuery(.resource, sort: .alphabetical), limit: 200)
            .filter { $0.source?.name == "hsds" }
        _ = try read("hsds", "service_list.json", ImportSettings(.hsds))
        #expect(!full.isEmpty)
        for before in full {
            let after = try #require(try record(before.id.rawValue))
            #expect(after.address == before.address && after.city == before.city, "\(before.id)")
            #expect(after.phone == before.phone && after.hours == before.hours, "\(before.id)")
            #expect(
                before.description.split(separator: "\n\n").dropFirst().allSatisfy(after.description.contains),
                "\(before.id)"
            )
        }
    }

    @Test(
        "Parks that are here from another source aren't there twice, with a place or without one",
        .enabled(if: Corpus.isPresent)
    )
    func parks() throws {
        let before = try count(.park)
        _ = try read("geo", "phoenix_parks_sample.geojson", ImportSettings(.geojson, kind: .park))
        #expect(try count(.park) == before + 1)
        let titles = try directory.firstPage(DirectoryQuery(.park, sort: .alphabetical), limit: 200).map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    @Test("The directory's own calendar, read in again, brings nothing")
    func ownCalendar() throws {
        let before = try count(.event)
        let calendar = try directory.eventCalendar()
        let report = try directory.importRecords([calendar], ImportSettings(.ics))
        #expect(report.new == 0 && report.changed == 0)
        #expect(try count(.event) == before)
    }

    @Test("An export in Spanish, read in again, brings no Spanish texts, and no records that were deleted here")
    func ownExportInSpanish() throws {
        let gone = try #require(try directory.records(of: .event).first)
        let (calendar, map) = try Language.$current.withValue(.spanish) {
            (try directory.eventCalendar(), try directory.geoJSON(of: .activity))
        }
        try directory.delete(gone.id)
        let before = try [RecordKind.event, .activity].map { try directory.records(of: $0) }
        for (bytes, settings) in [(calendar, ImportSettings(.ics)), (map, ImportSettings(.geojson, kind: .activity))] {
            let report = try directory.importRecords([bytes], settings)
            #expect(report.new == 0 && report.changed == 0 && report.doubled == 0, "\(report.summary)")
        }
        #expect(try [RecordKind.event, .activity].map { try directory.records(of: $0) } == before)
    }

    @Test(
        "An entry whose place is unknown isn't outside the county, and one elsewhere is",
        arguments: [
            ("Mesa", false), ("Mesa\\, AZ", false), ("Room 5", false), ("", false),
            ("1 Main St\\, Tucson\\, AZ 85701", true), ("1 Main St\\, Tucson\\, AZ", true),
            ("1 Main St\\, Chicago\\, IL 60601", true), ("Suite 60601", false),
        ]
    )
    func unknownPlace(place: String, isOutside: Bool) throws {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:a@x", "DTSTAMP:20260501T000000Z",
            "DTSTART:20260606T070000", "DTEND:20260606T090000", "SUMMARY:A class", "LOCATION:\(place)", "END:VEVENT",
            "END:VCALENDAR", "",
        ]
        let bytes = Array(lines.joined(separator: "\r\n").utf8)
        let report = try directory.importRecords([bytes], ImportSettings(.ics, area: .county))
        #expect(report.outside == (isOutside ? 1 : 0) && report.new == (isOutside ? 0 : 1), "\(report.summary)")
    }

    @Test("A park of the same name in another city is another park")
    func otherCity() throws {
        let before = try count(.park)
        let text =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Encanto Park","city":"Gila Bend"},"#
            + #""geometry":{"type":"Point","coordinates":[-112.72,32.95]}}]}"#
        _ = try directory.importRecords([Array(text.utf8)], ImportSettings(.geojson, kind: .park))
        #expect(try count(.park) == before + 1)
    }

    @Test("Two entries of one file that tell of one place bring one record, and the report says so, also read again")
    func twins() throws {
        func feature(_ name: String, _ id: Int, _ longitude: Double, city: String = "Gila Bend") -> String {
            #"{"type":"Feature","id":\#(id),"properties":{"name":"\#(name)","city":"\#(city)"},"#
                + #""geometry":{"type":"Point","coordinates":[\#(longitude),32.95]}}"#
        }
        let features = [
            feature("Well Park", 1, -112.72), feature("WELL PARK", 2, -112.7201), feature("Well Park", 3, -112.75),
            feature("Other Park", 4, -112.72),
        ]
        let text = #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#
        let before = try count(.park)
        for _ in 0..<2 {
            let report = try directory.importRecords([Array(text.utf8)], ImportSettings(.geojson, kind: .park))
            #expect(report.doubled == 1 && report.doubles.map(\.title) == ["WELL PARK"], "\(report.summary)")
            #expect(report.summary.contains("1 listed twice"))
            #expect(try directory.importScreen(report).remarks.contains { $0.contains("bring no second record") })
            #expect(try count(.park) == before + 3)
        }
    }
}
