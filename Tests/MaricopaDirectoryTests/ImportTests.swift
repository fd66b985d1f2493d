import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("Imports")
struct ImportingTests {
    private let store: LocalStore
    private let directory: MaricopaDirectory
    private let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)

    init() throws {
        store = try LocalStore.inMemory(schemas: MaricopaDirectory.schemas)
        directory = MaricopaDirectory(
            store: store,
            pictures: nil,
            clock: clock.wallClock,
            ids: .seeded(5),
            credential: .owner
        )
    }

    private static let mapping = Array(
        #"{"id":"No","columns":{"Name":"title","Hours":"hours","City":"city","Features":"features","Lat":"latitude","Lon":"longitude","Web":"website"}}"#
            .utf8
    )
    private static let header = "No,Name,Hours,City,Features,Lat,Lon,Web"
    private static let rows = [
        #"1,Desert Park,Sat 08:00-13:00,Mesa,"Trails; Pool",33.4151,-111.8315,https://example.org/1"#,
        "2,River Park,,Tempe,Trails,33.42,-111.94,",
        "3,Hill Park,,Phoenix,,33.5,-112.0,",
    ]

    private func read(
        _ rows: [String] = rows,
        dryRun: Bool = false,
        overwrites: Bool = false
    ) throws -> ImportReport {
        let text = ([Self.header] + rows).joined(separator: "\n")
        return try directory.importRecords(
            [Array(text.utf8)],
            ImportSettings(
                .csv,
                kind: .park,
                source: "test-parks",
                mapping: Self.mapping,
                isDryRun: dryRun,
                overwritesEdits: overwrites
            )
        )
    }

    private func record(_ number: Int) throws -> Record { try record("test-parks-\(number)") }

    private func record(_ id: String) throws -> Record {
        try directory.read { try $0.record(TimeKit.ID<Record>(id)) }
    }

    private func change(_ number: Int, _ field: RecordField, _ text: String) throws {
        let record = try record(number)
        try directory.edit(record.id, [field: text], expecting: record.version)
    }

    @Test(
        "A table that is exported in Spanish has the rows of the English one, and is imported again in either language"
    )
    func exportedInSpanish() throws {
        try directory.seed()
        for kind in RecordKind.allCases {
            let tables = try Language.offered.map { language in
                try Language.$current.withValue(language) { try directory.table(of: kind) }
            }
            // The rows are in the order of the titles as they are shown.
            let lines = tables.map {
                $0.bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }.sorted()
            }
            #expect(lines[0] == lines[1] && tables[0].mapping == tables[1].mapping, "\(kind)")
            let records = try directory.records(of: kind)
            for language in Language.offered {
                let other = try MaricopaDirectory.inMemory(
                    clock: clock.wallClock,
                    ids: .seeded(6),
                    credential: .owner
                )
                let report = try Language.$current.withValue(language) {
                    try other.importRecords(
                        [tables[1].bytes],
                        ImportSettings(.csv, kind: kind, source: "copy", mapping: tables[1].mapping)
                    )
                }
                #expect(report.read == records.count && report.refused == 0, "\(kind): \(report.refusals)")
                #expect(Set(try other.records(of: kind).map(\.title)) == Set(records.map(\.title)), "\(kind)")
            }
        }
    }

    @Test("Read again, a file brings nothing new and changes nothing")
    func idempotent() throws {
        let first = try read()
        #expect(first.read == 3 && first.new == 3 && first.changed == 0 && first.same == 0 && first.refused == 0)
        let before = try (1...3).map(record)
        clock.advance(seconds: 86_400 * 40)
        let again = try read()
        #expect(again.new == 0 && again.changed == 0 && again.same == 3)
        #expect(try (1...3).map(record) == before)
    }

    @Test("A file's differing value is taken, and stands in the record's history")
    func changed() throws {
        _ = try read()
        let report = try read([Self.rows[0], Self.rows[1].replacing("River Park", with: "Rio Park"), Self.rows[2]])
        #expect(report.changed == 1 && report.same == 2)
        #expect(try record(2).title == "Rio Park")
        #expect(try record(2).version == 2)
        let changes = try store.read { db in
            try ChangeLog.changes(for: EntityRef(kind: "record", id: "test-parks-2"), in: db)
        }
        #expect(changes.map(\.useCase) == ["import"])
    }

    @Test("A field that was changed here stays as it is, and the report tells where the file says otherwise")
    func keptFields() throws {
        _ = try read()
        try change(1, .hours, "Sun 09:00-12:00")
        try change(1, .city, "Gilbert")
        // The file hasn't changed, so there is nothing to report.
        let quiet = try read()
        #expect(quiet.same == 3 && quiet.keptRecords == 0)
        let new = Self.rows[0].replacing("Sat 08:00-13:00", with: "Sat 07:00-11:00").replacing("Desert", with: "Sand")
        let report = try read([new, Self.rows[1], Self.rows[2]])
        #expect(report.changed == 1)
        #expect(report.kept.map(\.fields) == [["hours"]])
        #expect(report.kept.map(\.id) == ["test-parks-1"])
        #expect(try record(1).title == "Sand Park")
        #expect(try record(1).city == "Gilbert")
        #expect(try HoursText.text(record(1).hours) == HoursText.text(HoursText.read("Sun 09:00-12:00")))
        // With `overwrites`, the file wins.
        let forced = try read([new, Self.rows[1], Self.rows[2]], overwrites: true)
        #expect(forced.changed == 1 && forced.keptRecords == 0)
        #expect(try record(1).city == "Mesa")
    }

    @Test("A record deleted here stays deleted, unless the file shall win")
    func deleted() throws {
        _ = try read()
        try directory.delete(try record(3).id)
        let report = try read()
        #expect(report.deletedHere == 1 && report.same == 2 && report.new == 0)
        #expect(throws: DirectoryError.noSuchRecord("test-parks-3")) { try record(3) }
        #expect(try read(overwrites: true).new == 1)
        #expect(try record(3).title == "Hill Park")
    }

    @Test("A trial tells the same counts and changes nothing")
    func trial() throws {
        let trial = try read(dryRun: true)
        #expect(trial.isDryRun && trial.new == 3)
        #expect(throws: DirectoryError.self) { try record(1) }
        let report = try read()
        #expect(report.new == trial.new && report.read == trial.read)
    }

    @Test("An import is taken back and brought back, with the same bytes; records that were changed since stay")
    func takenBack() throws {
        _ = try read()
        let before = try (1...3).map(record)
        let undo = try directory.undo()
        for number in 1...3 { #expect(throws: DirectoryError.self) { try record(number) } }
        let redo = try directory.rollBack(undo.id)
        #expect(try (1...3).map(record) == before)
        try change(2, .city, "Guadalupe")
        _ = try directory.rollBack(redo.id)
        #expect(throws: DirectoryError.self) { try record(1) }
        #expect(try record(2).city == "Guadalupe")
    }

    @Test("One bad row never stops the others: each is refused with its line and reason")
    func badRows() throws {
        let rows = [
            "1,,,Mesa,,,,", "2,River Park,sometimes,Tempe,,,,", "3,Hill Park,,,,,,javascript:alert(1)", "4,Short",
            "5,Good Park,,,,99,-112,", "5,Again,,,,,,", #"6,Un"closed,,,,,,"#, "7,Last Park,,,,,,",
        ]
        let report = try read(rows)
        #expect(report.read == 8 && report.new == 2 && report.refused == 6)
        #expect(report.refusals.map(\.line) == [2, 3, 4, 5, 7, 8])
        #expect(report.refusals[1].reason.hasPrefix("hours: "))
        #expect(report.refusals[2].reason.hasPrefix("website: "))
        #expect(report.refusals[4].reason == "an entry before it has the same id")
        #expect(report.notes.map(\.what) == ["coordinates are no place on earth"])
        #expect(try record(5).coordinate == nil)
    }

    @Test("A mapping that can't be used is refused with the reason, and nothing is changed")
    func badMappings() {
        for mapping in [
            "", "[]", #"{"columns":{"Name":"nonsense"}}"#, #"{"columns":{"City":"city"}}"#,
            #"{"columns":{"A":"title","B":"title"}}"#, #"{"columns":{"Missing":"title"}}"#,
            #"{"columns":{"Name":"payments"}}"#, #"{"columns":{"Name":"title","NAME":"city"}}"#,
        ] {
            #expect(throws: DirectoryError.self) {
                try directory.importRecords(
                    [Array("Name,City\nA,B\n".utf8)],
                    ImportSettings(.csv, kind: .park, mapping: Array(mapping.utf8))
                )
            }
        }
    }

    @Test("A source's name isn't taken for USDA's export, whose rows are found again by USDA's numbers")
    func ownSource() throws {
        #expect(try ImportSettings.source("", ofFile: "My parks", .geojson) == "geojson-my-parks")
        #expect(try ImportSettings.source("", ofFile: "x", .usdaMarkets) == nil)
        #expect(try ImportSettings.source("parks-2", ofFile: "x", .csv) == "parks-2")
        for (name, format) in [("Parks", ImportFormat.geojson), (String(repeating: "p", count: 41), .csv)] {
            #expect(throws: DirectoryError.self) { try ImportSettings.source(name, ofFile: "x", format) }
        }
        let typed = ["format": "usda-markets", "source": "mine"]
        #expect(throws: DirectoryError.self) { try ImportSettings(typed: typed, fileName: "x") }
        #expect(ImportSettings(.usdaMarkets, source: "mine").sourceName == "usda-markets")
        #expect(ImportSettings(.geojson, source: "mine").sourceName == "mine")
        #expect(RecordSource.shown("usda-markets") == "USDA National Farmers Market Directory")
        #expect(RecordSource.shown("phoenix-parks") == "Phoenix parks")
    }

    @Test("An entry with a value that no record may have is refused with that reason, and not with one of ids")
    func impossibleValue() throws {
        let blank = Record(
            id: TimeKit.ID("x"),
            title: " ",
            source: RecordSource("test", id: "1"),
            addedOn: LocalDate(dayNumber: 20_000),
            details: .resource
        )
        var items: [ImportedItem]? = [ImportedItem(line: 3, .record(blank, notes: []))]
        let report = try directory.writeImport(ImportSettings(.geojson, source: "test"), { _ in }) {
            defer { items = nil }
            return items
        }
        #expect(report.refusals.map(\.reason) == ["it has a value that no record may have"])
    }

    @Test("A file that says that a market takes no payment is believed; one that doesn't tell leaves them")
    func noPayments() {
        func market(_ payments: Set<PaymentOption>?) -> Record {
            Record(
                id: TimeKit.ID("m"),
                title: "M",
                addedOn: LocalDate(dayNumber: 20_000),
                details: .market(MarketDetails(payments: payments))
            )
        }
        let known = market([.snap, .wic])
        #expect(ImportMerge(told: market([]), base: known, current: known).result.details == market([]).details)
        #expect(ImportMerge(told: market(nil), base: known, current: known).result.details == known.details)
    }

    @Test("Only admins import")
    func admins() {
        for credential in [Credential.signedOut, .member(TimeKit.ID("u"))] {
            #expect(throws: DirectoryError.adminsOnly) {
                try directory.acting(as: credential).importRecords([], ImportSettings(.geojson))
            }
        }
    }

    @Test("Markup from outside becomes plain text, in every text of every format")
    func plainText() throws {
        let hostile = "<script>alert(1)</script><b>Fresh</b> &amp; <img src=x onerror=alert(2)>good\u{202E}\u{0}"
        let quoted = hostile.replacing("\u{0}", with: "\\u0000").replacing("\u{202E}", with: "\\u202E")
        let geo =
            #"{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"geometry":null,"properties":{"name":"\#(quoted)","description":"\#(quoted)","address":"\#(quoted)","amenities":["\#(quoted)"],"url":"javascript:alert(3)"}}]}"#
        _ = try directory.importRecords([Array(geo.utf8)], ImportSettings(.geojson, kind: .park, source: "g"))
        let park = try record("g-1")
        #expect([park.title, park.description, park.address] == Array(repeating: "Fresh & good", count: 3))
        #expect(park.details == .park(ParkDetails(features: ["Fresh & good"])))
        #expect(park.links == [])
        let page =
            #"<html><script type="application/ld+json">{"@type":"Recipe","name":"\#(quoted.replacing("</script>", with: "<\\/script>"))","url":"javascript:alert(1)","recipeIngredient":["\#(quoted.replacing("</script>", with: "<\\/script>"))"],"recipeInstructions":"<p>Stir</p><p>Eat</p>"}</script></html>"#
        let report = try directory.importRecords([Array(page.utf8)], ImportSettings(.jsonld, source: "j"))
        #expect(report.new == 1)
        let recipe = try #require(try directory.firstPage(DirectoryQuery(.recipe, sort: .alphabetical)).first)
        #expect(recipe.title == "Fresh & good")
        guard case .recipe(let details) = recipe.details else { return #expect(Bool(false)) }
        #expect(details.ingredients == ["Fresh & good"])
        #expect(details.directions == ["Stir", "Eat"])
        #expect(recipe.links == [])
    }
}
