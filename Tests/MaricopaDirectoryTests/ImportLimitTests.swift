import Foundation
import StorageKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Hostile files")
struct ImportLimitTests {
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

    private func read(_ text: String, _ settings: ImportSettings, _ limits: ImportLimits = .small) throws
        -> ImportReport
    {
        let bytes = Array(text.utf8)
        let pieces = stride(from: 0, to: bytes.count, by: 1 << 16).map { start in
            Array(bytes[start..<min(start + 1 << 16, bytes.count)])
        }
        return try directory.importRecords(pieces, settings, limits: limits)
    }

    /// Checks that the file is refused with a reason and that no table has changed.
    private func expectRefused(_ text: String, _ settings: ImportSettings, _ reason: String) throws {
        let before = try ImportTables.all(in: store)
        #expect(throws: DirectoryError.notThisFormat(settings.format.rawValue, reason: reason)) {
            try read(text, settings)
        }
        #expect(try ImportTables.all(in: store) == before)
    }

    private static func feature(_ id: Int, _ name: String, _ more: String = "") -> String {
        #"{"type":"Feature","id":\#(id),"geometry":null,"properties":{"name":"\#(name)"\#(more)}}"#
    }

    private static func collection(_ features: [String], _ more: String = "") -> String {
        "{\"type\":\"FeatureCollection\"\(more),\"features\":[\n\(features.joined(separator: ",\n"))\n]}"
    }

    private static let parks = ImportSettings(.geojson, kind: .park, source: "g")

    // MARK: JSON

    @Test("An entry of JSON that is too large is refused with its line, and those before and after it come in")
    func largeEntry() throws {
        let large = Self.feature(2, "Large", ",\"x\":\"" + String(repeating: "x", count: 2_000) + "\"")
        let report = try read(Self.collection([Self.feature(1, "First"), large, Self.feature(3, "Last")]), Self.parks)
        #expect(report.new == 2)
        #expect(report.refusals == [.init(line: 3, reason: "it is larger than 1000 bytes")])
        let services =
            #"{"contents":[{"id":"1","name":"First"},"# + "\n"
            + #"{"id":"2","name":"\#(String(repeating: "x", count: 2_000))"},"# + "\n" + #"{"id":"3","name":"Last"}]}"#
        let told = try read(services, ImportSettings(.hsds))
        #expect(told.new == 2)
        #expect(told.refusals == [.init(line: 2, reason: "it is larger than 1000 bytes")])
    }

    @Test("The usual limits are those that are written down, and a file at the limit is read")
    func atTheLimit() throws {
        let limits = ImportLimits()
        #expect(limits.document == 33_554_432 && limits.tables == 67_108_864)
        #expect(limits.entry == 8_388_608 && limits.exceptions == 1_000)
        for (spare, new) in [(1, 0), (0, 1)] {
            let empty = Self.feature(1, "").utf8.count
            let name = String(repeating: "n", count: 1_000 - empty + spare)
            let report = try read(Self.collection([Self.feature(1, name)]), Self.parks)
            #expect(report.new == new && report.refused == 1 - new)
        }
    }

    @Test("JSON that is nested without end, or breaks off, is refused as a whole with what was read before it")
    func endless() throws {
        let first = Self.feature(1, "First") + ",\n" + Self.feature(2, "Second") + ",\n"
        let deep =
            "{\"type\":\"FeatureCollection\",\"features\":[\n\(first){\"a\":" + String(repeating: "[", count: 100_000)
        try expectRefused(
            deep,
            Self.parks,
            "it isn't JSON, or breaks off, at line 4, after 2 entries that aren't kept"
        )
        let half = "{\"type\":\"FeatureCollection\",\"features\":[\n" + first
        try expectRefused(
            half,
            Self.parks,
            "it isn't JSON, or breaks off, at line 4, after 2 entries that aren't kept"
        )
        let around = Self.collection(
            [Self.feature(1, "First")],
            ",\"x\":\"" + String(repeating: "x", count: 2_000) + "\""
        )
        try expectRefused(around, Self.parks, "it isn't JSON, or breaks off, at line 1")
        for open in ["[", "{\"@graph\":[", "{\"a\":"] {
            #expect(throws: DirectoryError.self) {
                try read(String(repeating: open, count: 100_000), ImportSettings(.jsonld), ImportLimits())
            }
        }
        #expect(try ImportTables.count("record", in: store) == 0)
    }

    // MARK: Documents

    @Test("A document larger than the limit is refused as a whole, of each format that is one, and so are tables")
    func largeDocument() throws {
        let filler = String(repeating: "x", count: 5_000)
        let calendar =
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:First\r\nDTSTART:20260410T090000\r\nEND:VEVENT\r\nX:\(filler)\r\nEND:VCALENDAR\r\n"
        try expectRefused(calendar, ImportSettings(.ics), "it is larger than 5000 bytes")
        let recipe = #"[{"@type":"Recipe","name":"Soup","recipeIngredient":["water"]},"\#(filler)"]"#
        try expectRefused(recipe, ImportSettings(.jsonld), "it is larger than 5000 bytes")
        try expectRefused("<html>" + recipe, ImportSettings(.jsonld), "it is larger than 5000 bytes")
        #expect(try read(calendar, ImportSettings(.ics), ImportLimits()).new == 1)
        #expect(try read(recipe, ImportSettings(.jsonld), ImportLimits()).new == 1)
        let before = try ImportTables.all(in: store)
        let tables = [
            (name: "services", bytes: Array("id,name\n1,First\n".utf8)),
            (name: "phones", bytes: Array("id,number\n\(filler),1\n".utf8)),
        ]
        #expect(throws: DirectoryError.notThisFormat("hsds", reason: "its tables are larger than 5000 bytes")) {
            try directory.importServiceTables(tables, ImportSettings(.hsds), limits: .small)
        }
        #expect(try ImportTables.all(in: store) == before)
        #expect(try directory.importServiceTables(tables, ImportSettings(.hsds)).new == 1)
    }

    @Test("Extra dates of an event without a rule are changed and called off one by one, and kept up to the limit")
    func onlyExtraDates() throws {
        let days = ["20260613T070000", "20260620T070000", "20260627T070000"]
        let parts = [
            [
                "SUMMARY:Run", "DTSTART:20260606T070000", "DTEND:20260606T080000",
                "RDATE:" + days.joined(separator: ","),
            ],
            ["RECURRENCE-ID:20260606T140000Z", "DTSTART:20260607T090000"],
            ["RECURRENCE-ID:20260613T070000", "DTSTART:20260614T070000"],
            ["RECURRENCE-ID:20260620T070000", "STATUS:CANCELLED"],
            ["RECURRENCE-ID:20260701T070000", "DTSTART:20260702T070000"],
        ]
        let lines = parts.flatMap { ["BEGIN:VEVENT", "UID:1"] + $0 + ["END:VEVENT"] }
        let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).joined(separator: "\r\n")
        let lost = "of more than 2 exceptions or moved or extra dates the rest isn't kept"
        let stray = "a change of a date that isn't kept is left out"
        for (limit, kept, told) in [
            (1_000, ["2026-06-07T09:00", "2026-06-14T07:00", "2026-06-27T07:00"], [stray]),
            (2, ["2026-06-06T07:00", "2026-06-14T07:00"], [stray, lost]),
        ] {
            var limits = ImportLimits()
            limits.exceptions = limit
            var reader = CalendarReader(source: "ics", today: LocalDate(dayNumber: 20_000), limits: limits)
            let items = try reader.feed(Array(text.utf8)) + reader.finish()
            guard case .record(let record, let notes) = try #require(items.first).outcome,
                case .event(let event) = record.details
            else {
                Issue.record("\(items)")
                return
            }
            #expect(items.count == 1 && event.schedule.recurrence == nil)
            let found = EventRule.occurrences(
                of: event.schedule,
                endingAfter: event.schedule.start,
                startingBefore: EventRule.endOfCalendar
            )
            #expect(found.map(\.start.description) == kept)
            #expect(notes == told)
        }
    }

    @Test(
        "A calendar nested without end, and an event with exceptions without end, are read up to the limit, and that is told"
    )
    func calendars() throws {
        let event = "BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Fair\r\nDTSTART:20260410T090000\r\nRRULE:FREQ=DAILY\r\n"
        let days = (1...20).map { "202605\($0 < 10 ? "0" : "")\($0)T090000" }
        let text =
            "BEGIN:VCALENDAR\r\n" + event + "EXDATE:" + days.joined(separator: ",") + "\r\nEND:VEVENT\r\n"
            + String(repeating: "BEGIN:VALARM\r\n", count: 100_000)
            + String(repeating: "END:VALARM\r\n", count: 100_000)
            + "BEGIN:VEVENT\r\nUID:2\r\nSUMMARY:Last\r\nDTSTART:20260410T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        var limits = ImportLimits()
        limits.exceptions = 12
        let report = try read(text, ImportSettings(.ics), limits)
        #expect(report.new == 2)
        #expect(report.notes.map(\.what) == ["of more than 12 exceptions or moved or extra dates the rest isn't kept"])
        let fair = try #require(try directory.search("fair").hits.first)
        guard case .event(let details) = try directory.read({ try $0.record(fair.id) }).details else {
            Issue.record("no event")
            return
        }
        #expect(details.schedule.exceptions.count == 12)
    }

    @Test("A recipe of more ingredients than are kept keeps the first, and that is told")
    func ingredients() throws {
        let list = (1...1_200).map { "\"\($0) eggs\"" }.joined(separator: ",")
        let text =
            #"{"@type":"Recipe","name":"Omelette","description":"\#(String(repeating: "d", count: 40_001))","recipeIngredient":[\#(list)]}"#
        let report = try read(text, ImportSettings(.jsonld), ImportLimits())
        #expect(report.new == 1)
        #expect(report.notes.map(\.what).contains("of more than 1000 ingredients the first are kept"))
        #expect(report.notes.map(\.what).contains("a description is too long"))
        let hit = try #require(try directory.search("omelette").hits.first)
        guard case .recipe(let recipe) = try directory.read({ try $0.record(hit.id) }).details else {
            Issue.record("no recipe")
            return
        }
        #expect(recipe.ingredients.count == 1_000 && recipe.ingredients.last == "1000 eggs")
    }

    // MARK: Tables

    private static let csv = ImportSettings(
        .csv,
        kind: .park,
        source: "t",
        mapping: Array(#"{"id":"No","columns":{"Name":"title","About":"description"}}"#.utf8)
    )

    @Test(
        "A row with a quote that isn't closed, a line of a megabyte, a field too long: each is refused, and the others come in"
    )
    func rows() throws {
        let lines =
            ["No,Name,About", "1,First,", "2,\"Open,"] + (0..<60).map { "\(100 + $0),Park \($0)," }
            + [
                "3,Long," + String(repeating: "x", count: 40_001), String(repeating: "4", count: 1_001) + ",Name,",
                "5," + String(repeating: "y", count: 3 << 20), "6," + String(repeating: ",", count: 100_000),
                "7,Last,",
            ]
        let report = try read(lines.joined(separator: "\n"), Self.csv)
        #expect(report.new == 62)
        let reasons = Set(report.refusals.map(\.reason))
        #expect(report.refusals.first?.line == 3 && report.refusals.first?.reason == "a quote isn't closed")
        #expect(reasons.contains("a field is too long") && reasons.contains("it has no id"))
        #expect(reasons.contains("it has 100,002 fields, the header 3"))
        // The megabytes are read in pieces, none of which is a row.
        #expect(report.refused >= 5 && report.read == report.new + report.refused)
        #expect(try directory.search("last").total == 1)
    }

    @Test("The first thousand of endless refusals are told, and all are counted")
    func refusals() throws {
        let lines = ["No,Name,About"] + (0..<1_500).map { "\($0),," } + ["1500,Last,"]
        let report = try read(lines.joined(separator: "\n"), Self.csv)
        #expect(report.new == 1 && report.refused == 1_500 && report.read == 1_501)
        #expect(report.refusals.count == ImportReport.toldLimit && ImportReport.toldLimit == 1_000)
        #expect(report.refusals.last?.line == 1_001)
    }

    @Test("A mapping larger than a megabyte is refused")
    func mapping() throws {
        var settings = Self.csv
        settings.mapping = (settings.mapping ?? []) + [UInt8](repeating: 0x20, count: 1 << 20)
        #expect(throws: DirectoryError.badMapping(reason: "it is no JSON with “columns”")) {
            try read("No,Name,About\n1,A,\n", settings)
        }
        #expect(try ImportTables.count("record", in: store) == 0)
    }
}

extension ImportLimits {
    /// Small limits for fast tests.
    fileprivate static var small: ImportLimits {
        var limits = ImportLimits()
        limits.document = 5_000
        limits.tables = 5_000
        limits.entry = 1_000
        return limits
    }
}
