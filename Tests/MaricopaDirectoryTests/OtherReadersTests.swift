import Foundation
import JSONKit
import TestKit
import Testing
import TimeKit
import WordKit

@testable import MaricopaDirectory

@Suite("GeoJSON, human services and schema.org")
struct OtherReadersTests {
    private static let today = LocalDate(dayNumber: 20_000)

    private static func records(_ items: [ImportedItem]) -> [Record] {
        items.compactMap { if case .record(let record, _) = $0.outcome { record } else { nil } }
    }

    private static func read(_ reader: some RecordReader, _ text: String, piece: Int = 11) throws -> [ImportedItem] {
        var reader = reader
        let bytes = Array(text.utf8)
        var items: [ImportedItem] = []
        for start in stride(from: 0, to: bytes.count, by: piece) {
            items += try reader.feed(Array(bytes[start..<min(start + piece, bytes.count)]))
        }
        return try items + reader.finish()
    }

    @Test(
        "A schedule counts while its dates say so: not one that ended or hasn't begun, and not one whose dates can't be read",
        arguments: [
            ("", "", "Mon 08:00-12:00"), ("2024-01-01", "", "Mon 08:00-12:00"),
            ("", "2024-12-31", "[2024-10-04 to 2024-12-31] Mon 08:00-12:00"),
            ("2024-11-01", "2024-12-31", "[2024-11-01 to 2024-12-31] Mon 08:00-12:00"),
            ("", "2019-12-31", ""), ("2025-01-01", "", ""), ("2024-12-31", "2024-01-01", ""), ("", "soon", ""),
        ]
    )
    func schedules(_ from: String, _ to: String, _ hours: String) throws {
        let text =
            #"[{"id":"1","name":"Pantry","schedules":[{"freq":"WEEKLY","byday":"MO","opens_at":"08:00","closes_at":"12:00","valid_from":"\#(from)","valid_to":"\#(to)"}]}]"#
        let today = try LocalDate(iso8601: "2024-10-04")
        let record = try #require(Self.records(try Self.read(ServiceReader(source: "s", today: today), text)).first)
        #expect(HoursText.text(record.hours) == hours)
    }

    @Test(
        "The first and last day of a schedule's rule bound it as its validity does, and a number of times alone isn't read",
        arguments: [
            (#""dtstart":"2023-01-02""#, "Mon 08:00-12:00", Openness.open, 0),
            (
                #""dtstart":"2023-01-02","until":"2023-12-31""#, "[2023-01-02 to 2023-12-31] Mon 08:00-12:00", .unknown,
                0
            ),
            (#""dtstart":"2023-01-02","until":"2024-12-31""#, "[2023-01-02 to 2024-12-31] Mon 08:00-12:00", .open, 0),
            (
                #""valid_from":"2024-01-01","dtstart":"2023-01-02","valid_to":"2025-06-30","until":"2024-12-31""#,
                "[2024-01-01 to 2024-12-31] Mon 08:00-12:00", .open, 0
            ),
            (#""until":"2023-12-31""#, "", .unknown, 1), (#""dtstart":"2025-01-06""#, "", .unknown, 1),
            (#""dtstart":"2023-01-02","count":10"#, "", .unknown, 1),
            (
                #""dtstart":"2024-01-01","until":"2024-12-31","count":10"#,
                "[2024-01-01 to 2024-12-31] Mon 08:00-12:00",
                .open, 0
            ),
        ]
    )
    func rules(_ members: String, _ hours: String, _ monday: Openness, _ noted: Int) throws {
        let text =
            #"[{"id":"1","name":"Pantry","schedules":[{"freq":"WEEKLY","byday":"MO","opens_at":"08:00","closes_at":"12:00",\#(members)}]}]"#
        let today = try LocalDate(iso8601: "2024-10-04")
        let items = try Self.read(ServiceReader(source: "s", today: today), text)
        guard case .record(let record, let notes) = try #require(items.first).outcome else {
            Issue.record("it was refused")
            return
        }
        #expect(HoursText.text(record.hours) == hours)
        #expect(notes.count == noted)
        #expect(OpenRule.openness(of: record.hours, at: try LocalDateTime(iso8601: "2024-10-07T09:00")) == monday)
    }

    // MARK: GeoJSON

    @Test(
        "A feature lies at its point, at the middle of its area, or nowhere",
        arguments: [
            (#"{"type":"Point","coordinates":[-112.07325,33.44845,331]}"#, 334_484_500, -1_120_732_500),
            (
                #"{"type":"Polygon","coordinates":[[[-112,33],[-111,33],[-111,34],[-112,34],[-112,33]]]}"#, 335_000_000,
                -1_115_000_000
            ),
            (
                #"{"type":"Polygon","coordinates":[[[-112,33],[-112,34],[-111,34],[-111,33],[-112,33]]]}"#, 335_000_000,
                -1_115_000_000
            ),
            (
                #"{"type":"Polygon","coordinates":[[[0,0],[4,0],[4,4],[0,4],[0,0]],[[2,0],[4,0],[4,4],[2,4],[2,0]]]}"#,
                20_000_000, 10_000_000
            ),
            (
                #"{"type":"MultiPolygon","coordinates":[[[[0,0],[2,0],[2,2],[0,2],[0,0]]],[[[10,0],[12,0],[12,2],[10,2],[10,0]]]]}"#,
                10_000_000, 60_000_000
            ),
            (#"{"type":"LineString","coordinates":[[-112,33],[-111,34]]}"#, 335_000_000, -1_115_000_000),
            (#"{"type":"Polygon","coordinates":[[[1,1],[1,1],[1,1]]]}"#, 10_000_000, 10_000_000),
        ]
    )
    func centroids(_ geometry: String, _ north: Int, _ east: Int) throws {
        let value = try JSONValue.parse(Array(geometry.utf8))
        #expect(GeoCentroid.of(value) == .place(try #require(Coordinate(latitudeE7: north, longitudeE7: east))))
    }

    @Test("A geometry that is null, of another system, or none, gives no place")
    func noPlace() throws {
        #expect(GeoCentroid.of(.null) == .none)
        #expect(GeoCentroid.of(nil) == .none)
        for text in [
            #"{"type":"Point","coordinates":[650000,880000]}"#, #"{"type":"Point","coordinates":[]}"#,
            #"{"type":"Polygon","coordinates":[]}"#, #"{"type":"Circle","coordinates":[1,1]}"#, "[]", "7",
            #"{"type":"LineString","coordinates":[["a","b"]]}"#,
        ] {
            #expect(GeoCentroid.of(try JSONValue.parse(Array(text.utf8))) == .unreadable, "\(text)")
        }
    }

    @Test("Features come one by one, whatever pieces the file comes in; one without a name is refused with its line")
    func features() throws {
        let text = """
            {"type":"FeatureCollection","crs":{},"features":[
            {"type":"Feature","id":"P-1","properties":{"PARK_NAME":"Encanto Park","Zip Code":"85007","AMENITIES":"Pool; Trails, pool"},
             "geometry":{"type":"Point","coordinates":[-112.0913,33.4759]}},
            {"type":"Feature","properties":{"OBJECTID":7,"name":"Kiwanis Park","City":"Tempe"},"geometry":null},
            {"type":"Feature","properties":{},"geometry":null}
            ]}
            """
        for piece in [1, 64, 10_000] {
            let items = try Self.read(GeoReader(.park, source: "phx", today: Self.today), text, piece: piece)
            let records = Self.records(items)
            #expect(records.map(\.title) == ["Encanto Park", "Kiwanis Park"])
            #expect(records.map(\.id.rawValue).first?.hasPrefix("phx-p-1-") == true)
            #expect(records.last?.id.rawValue == "phx-7")
            #expect(records.first?.details == .park(ParkDetails(features: ["Pool", "Trails"])))
            #expect(records.first?.zip?.digits == "85007")
            #expect(records.last?.coordinate == nil)
            #expect(items.map(\.line) == [2, 4, 5])
        }
        for broken in ["", "{", "[1,2", #"{"type":"FeatureCollection","features":[{"#, #"{"a":1}"#] {
            #expect(throws: DirectoryError.self) {
                try Self.read(GeoReader(.park, source: "phx", today: Self.today), broken)
            }
        }
    }

    // MARK: Human services

    @Test("HSDS's own examples are read: a service, a page of services", .enabled(if: Corpus.isPresent))
    func services() throws {
        let folder = try Corpus.folder("hsds")
        for name in ["service_full.json", "service_list.json"] {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let items = try Self.read(ServiceReader(source: "hsds", today: Self.today), text, piece: 500)
            let record = try #require(Self.records(items).first, "\(name)")
            #expect(record.title == "Community Counselling")
            #expect(record.id.rawValue == "hsds-ac148810-d857-441c-9679-408f346de14b")
            #expect(record.link(.website)?.text == "http://example.com/counselling")
            #expect(record.kind == .resource)
            guard name == "service_full.json" else { continue }
            #expect(record.city == "MyCity")
            #expect(record.address == "1-30 Main Street, MyVillage")
            #expect(record.zip == nil)
            #expect(record.coordinate == nil)
            #expect(record.phone == "+44 1234 234567 ext. 100")
            #expect(record.description.contains("For whom: This service is intended"))
            let season = try #require(record.hours.seasons.first)
            #expect(HoursText.text(season.week[.thursday]) == HoursText.text(season.week[.friday]))
            #expect(
                season.week[.thursday]
                    == .open([OpeningSpan(try LocalTime(hour: 10, minute: 0), to: try LocalTime(hour: 18, minute: 0))])
            )
            #expect(season.week[.monday] == .closed)
        }
    }

    @Test("A service's address, hours, phone and what to bring are on its page; of one without them nothing is said")
    func servicePage() throws {
        let text = """
            {"contents":[{"id":"1","name":"Food Bank","description":"Boxes of food.",
            "required_documents":[{"document":"Photo ID"},{"document":"Proof of address"}],
            "phones":[{"number":"602-555-0100","extension":"12"}],
            "schedules":[{"freq":"WEEKLY","byday":"MO,TU","opens_at":"09:00","closes_at":"17:00"}],
            "service_at_locations":[{"location":{"addresses":[{"address_1":"1 Main St","city":"Mesa","postal_code":"85201"}]}}]},
            {"id":"2","name":"Advice","description":"By phone."}]}
            """
        let records = Self.records(try Self.read(ServiceReader(source: "hsds", today: Self.today), text))
        let directory = try ResultTests.directory([])
        try directory.load(records)
        let page = try directory.recordScreen(records[0].id)
        #expect(page.header.lines == ["1 Main St, Mesa 85201", "602-555-0100 ext. 12"])
        #expect(page.header.phone?.address == "tel:6025550100")
        #expect(page.sections.map(\.title) == ["About", "Hours", "Where"])
        #expect(
            page.sections[0].parts.flatMap(\.lines) == ["Boxes of food.", "What to bring: Photo ID, Proof of address"]
        )
        #expect(page.sections[1].parts.flatMap(\.lines).contains("Mon, Tue 09:00-17:00"))
        #expect(page.sections[2].parts.flatMap(\.lines) == ["1 Main St, Mesa 85201"])
        let other = try directory.recordScreen(records[1].id)
        #expect(other.sections.map(\.title) == ["About"] && other.header.lines.isEmpty)
    }

    @Test(
        "The words that an importer adds are shown in the reader's language, and the source's own words stay",
        arguments: [
            ("Boxes of food.\n\nFor whom: Families", "Boxes of food.\n\nPara quién: Families", "en"),
            ("How to apply: Call first\n\nCost: None", "Cómo solicitarlo: Call first\n\nCosto: None", "en"),
            ("What to bring: Photo ID", "Qué llevar: Photo ID", "en"),
            ("Held at: The old mill.", "Se pone en: The old mill.", "en"),
            ("Held at: Private business parking lot.", "Se pone en: el estacionamiento de un negocio privado.", nil),
            (
                "Its source gives hours that contradict each other, so they are unknown here.",
                "Su fuente da horarios que se contradicen, así que aquí son desconocidos.", nil
            ),
            ("Ready in 1 hour 15 minutes", "Listo en 1 hora 15 minutos", nil),
            ("Ready in 2 hours", "Listo en 2 horas", nil), ("Ready in 5 minutes or 6", "Ready in 5 minutes or 6", "en"),
        ] as [(String, String, String?)]
    )
    func importedWords(text: String, spanish: String, language: String?) {
        #expect(ImportedWords.shown(text).text == text && ImportedWords.shown(text).language == nil)
        Language.$current.withValue(.spanish) {
            let shown = ImportedWords.shown(text)
            #expect(shown.text == spanish && shown.language == language)
            #expect(UsualWords.shown("5 servings") == "5 porciones" && UsualWords.shown("5 serving") == "5 serving")
        }
    }

    @Test(
        "A service that is told again in a shorter form loses no part of its description, and takes what it tells anew"
    )
    func shorterService() throws {
        let directory = try ResultTests.directory([])
        func read(_ service: String) throws -> ImportReport {
            try directory.importRecords(
                [Array(#"{"contents":[{"id":"1","name":"Food Bank",\#(service)}]}"#.utf8)],
                ImportSettings(.hsds)
            )
        }
        _ = try read(
            #""description":"Boxes.\n\nAnd soup.","fees_description":"Free.","required_documents":[{"document":"Photo ID"}]"#
        )
        #expect(try read(#""description":"Boxes.\n\nAnd soup.""#).same == 1)
        #expect(try read(#""url":"https://example.org""#).changed == 1)
        #expect(try read(#""description":"Bags.","fees_description":"A dollar.""#).changed == 1)
        let record = try #require(
            try directory.firstPage(DirectoryQuery(.resource, sort: .alphabetical), limit: 9).first
        )
        #expect(record.description == "Bags.\n\nCost: A dollar.\n\nWhat to bring: Photo ID")
    }

    @Test("HSDS's own example as a folder of tables is the same service as its JSON", .enabled(if: Corpus.isPresent))
    func serviceTables() throws {
        let folder = try Corpus.folder("hsds")
        let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)
        let directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(3), credential: .owner)
        let tables = try Corpus.files(in: "hsds/csv", withExtension: "csv").map { file in
            (name: file.deletingPathExtension().lastPathComponent, bytes: Array(try Data(contentsOf: file)))
        }
        let report = try directory.importServiceTables(tables, ImportSettings(.hsds))
        #expect(report.new == 1 && report.refused == 0)
        let json = Array(try Data(contentsOf: folder.appendingPathComponent("service_full.json")))
        let again = try directory.importRecords([json], ImportSettings(.hsds, isDryRun: true))
        #expect(again.same == 1)
        #expect(throws: DirectoryError.self) { try directory.importServiceTables([], ImportSettings(.hsds)) }
    }

    @Test("A service that isn't active, or has no name, is refused; schedules other than weekly are left out and noted")
    func refusedServices() throws {
        let text = """
            {"contents":[{"id":"1","name":"A","status":"defunct"},{"id":"2"},
            {"id":"3","name":"C","schedules":[{"freq":"MONTHLY","bymonthday":"1","opens_at":"09:00","closes_at":"10:00"},
            {"freq":"WEEKLY","byday":"MO","opens_at":"09:00:00","closes_at":"17:00:00"}]}]}
            """
        let items = try Self.read(ServiceReader(source: "hsds", today: Self.today), text)
        #expect(items.count == 3)
        guard case .record(let record, let notes) = items[2].outcome else {
            Issue.record("it was refused")
            return
        }
        #expect(notes == ["a schedule isn't one of weekly hours"])
        #expect(record.hours.week?[.monday] == .open([try OpeningSpan(opens: 540, closes: 1020)]))
        #expect(record.hours.week?[.tuesday] == .closed)
    }

    // MARK: schema.org

    @Test("A recipe of a page has its ingredients, steps, facts, meals and time")
    func recipe() throws {
        let page = """
            <html><head><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage"},
            {"@type":["Recipe"],"name":"Corn &amp; bean salad","url":"https://example.org/salad","prepTime":"PT15M","cookTime":"PT1H",
            "recipeYield":["4","4 servings"],"recipeCategory":"Side Dish, Lunch","recipeIngredient":["2 cups corn","1 can beans"],
            "recipeInstructions":[{"@type":"HowToSection","name":"Salad","itemListElement":[{"@type":"HowToStep","text":"Mix."},
            {"@type":"HowToStep","name":"Chill","text":"Chill it."}]},"Serve."],
            "nutrition":{"@type":"NutritionInformation","calories":"210 kcal","sodiumContent":"140 mg"}}]}</script></head></html>
            """
        let items = try Self.read(SchemaReader(nil, source: "jsonld", today: Self.today), page)
        let record = try #require(Self.records(items).first)
        #expect(items.count == 1)
        #expect(record.title == "Corn & bean salad")
        #expect(record.subtitle == "Ready in 1 hour 15 minutes")
        #expect(record.link(.website)?.text == "https://example.org/salad")
        #expect(
            record.details
                == .recipe(
                    RecipeDetails(
                        ingredients: ["2 cups corn", "1 can beans"],
                        directions: ["Salad: Mix.", "Chill it.", "Serve."],
                        nutrition: [NutritionFact("Calories", "210 kcal"), NutritionFact("Sodium", "140 mg")],
                        servings: "4 servings",
                        meals: [.side, .lunch]
                    )
                )
        )
    }

    @Test("An event of schema.org has its time by Phoenix's clocks, its place, cost and ages")
    func event() throws {
        let text = """
            [{"@type":"FoodEvent","name":"Harvest dinner","startDate":"2026-10-03T20:00:00-04:00","endDate":"2026-10-04T02:00:00Z",
            "eventStatus":"https://schema.org/EventCancelled","typicalAgeRange":"7-12","organizer":{"name":"City of Mesa"},
            "offers":[{"price":"15.50","priceCurrency":"USD"},{"price":0}],
            "location":{"@type":"Place","name":"Pioneer Park","address":{"streetAddress":"526 E Main St","addressLocality":"Mesa",
            "postalCode":"85203"},"geo":{"latitude":33.4159,"longitude":-111.8209}}},
            {"@type":"Event","name":"Fair","startDate":"2026-10-03","endDate":"2026-10-05","isAccessibleForFree":true},
            {"@type":"Event","name":"Never"},
            {"@type":"Event","name":"Camp","startDate":"2026-06-05T18:00","endDate":"2026-06-07"},
            {"@type":"Event","name":"Talk","startDate":"2026-06-05T18:00","endDate":"2026-06-05"},
            {"@type":"Event","name":"Late","startDate":"2026-06-05T18:00","endDate":"2026-06-04"}]
            """
        let items = try Self.read(SchemaReader(.event, source: "jsonld", today: Self.today), text)
        let records = Self.records(items)
        #expect(items.count == 6 && records.count == 5)
        guard case .event(let dinner) = records[0].details, case .event(let fair) = records[1].details else {
            Issue.record("no events")
            return
        }
        #expect(dinner.schedule.start.description == "2026-10-03T17:00")
        #expect(dinner.schedule.end.description == "2026-10-03T19:00")
        #expect(dinner.isCancelled && dinner.organizer == "City of Mesa")
        #expect(dinner.cost == .cents(0, 1_550) && dinner.ages == AgeRange(from: 7, to: 12))
        #expect(records[0].address == "Pioneer Park, 526 E Main St")
        #expect(records[0].city == "Mesa" && records[0].zip?.digits == "85203")
        #expect(fair.schedule.isAllDay && fair.cost == .free)
        #expect(fair.schedule.end.description == "2026-10-06T00:00")
        let ends = records.dropFirst(2).map { record in
            if case .event(let event) = record.details { event.schedule.end.description } else { "" }
        }
        #expect(ends == ["2026-06-08T00:00", "2026-06-05T18:00", "2026-06-05T18:00"])
    }

    @Test("A file without recipes or events is refused, and so is broken JSON")
    func noData() {
        for text in ["", "<html></html>", "{", #"{"@type":"Person","name":"x"}"#] {
            #expect(throws: DirectoryError.self) {
                try Self.read(SchemaReader(nil, source: "jsonld", today: Self.today), text)
            }
        }
    }
}
