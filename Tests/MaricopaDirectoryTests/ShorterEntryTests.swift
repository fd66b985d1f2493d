import Foundation
import ScreenKit
import TestKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Entries that tell less than before, or something older")
struct ShorterEntryTests {
    private let directory: MaricopaDirectory
    private let clock = ManualClock(Instant(milliseconds: 1_777_000_000_000), zone: County.zone)

    init() throws {
        directory = try MaricopaDirectory.inMemory(clock: clock.wallClock, ids: .seeded(3), credential: .owner)
    }

    /// Imports one event of iCalendar.
    private func calendar(_ lines: [String]) throws -> ImportReport {
        let event = ["BEGIN:VEVENT", "UID:run@example.org", "SUMMARY:Run"] + lines + ["END:VEVENT"]
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + event + ["END:VCALENDAR"]).joined(separator: "\r\n")
        return try directory.importRecords([Array(text.utf8)], ImportSettings(.ics))
    }

    private func data(_ text: String) throws -> ImportReport {
        try directory.importRecords([Array(text.utf8)], ImportSettings(.jsonld, kind: .event))
    }

    private func services(_ text: String) throws -> ImportReport {
        try directory.importRecords([Array(text.utf8)], ImportSettings(.hsds))
    }

    private func record(_ source: String, _ id: String) throws -> Record? {
        try directory.read { try $0.recordOrNil(ImportedID.make(source, id)) }
    }

    private func event(_ source: String, _ id: String) throws -> EventDetails {
        guard case .event(let event)? = try record(source, id)?.details else { throw DirectoryError.fault("no event") }
        return event
    }

    private func run() throws -> EventDetails { try event("ics", "run@example.org") }

    @Test("A canceled event comes back by a status alone: an older SEQUENCE is refused, and no status changes nothing")
    func canceled() throws {
        let times = ["DTSTART:20260606T070000", "DTEND:20260606T090000"]
        _ = try calendar(times + ["SEQUENCE:2", "STATUS:CANCELLED"])
        #expect(try run().isCancelled)
        let older = try calendar(times + ["SEQUENCE:1", "STATUS:CONFIRMED"])
        #expect(older.refused == 1 && older.changed == 0)
        #expect(older.refusals[0].reason.contains("SEQUENCE 1 after 2"), "\(older.refusals)")
        #expect(try run().isCancelled)
        let silent = try calendar(times + ["SEQUENCE:3"])
        #expect(silent.notes.map(\.what) == ["a canceled event stays so, as its entry has no status"])
        #expect(try run().isCancelled)
        _ = try calendar(times + ["SEQUENCE:4", "STATUS:CONFIRMED"])
        #expect(try !run().isCancelled)
    }

    @Test("An end and repeats that an entry leaves out stay; those of another start don't")
    func leftOut() throws {
        _ = try calendar(["DTSTART:20260606T070000", "DURATION:PT2H", "RRULE:FREQ=WEEKLY", "EXDATE:20260613T070000"])
        let whole = try run().schedule
        let again = try calendar(["DTSTART:20260606T070000"])
        #expect(again.same == 1)
        #expect(try run().schedule == whole)
        _ = try calendar(["DTSTART:20260607T070000"])
        let moved = try run().schedule
        #expect(moved.end == moved.start && moved.recurrence == nil)
    }

    @Test("An entry with a SEQUENCE is whole: without a rule its event repeats no more, and without an end it has none")
    func whole() throws {
        let start = "DTSTART:20260606T070000"
        _ = try calendar([start, "DURATION:PT2H", "RRULE:FREQ=WEEKLY", "EXDATE:20260613T070000", "SEQUENCE:1"])
        #expect(try run().schedule.recurrence != nil)
        _ = try calendar([start, "DTEND:soon", "SEQUENCE:2"])
        let once = try run().schedule
        #expect(once.recurrence == nil && once.exceptions.isEmpty)
        #expect(once.end.description == "2026-06-06T09:00")
        _ = try calendar([start, "SEQUENCE:3"])
        #expect(try run().schedule.end == run().schedule.start)
    }

    @Test("A changed occurrence without an end lasts as long as the others")
    func occurrence() throws {
        _ = try calendar([
            "DTSTART:20260606T070000", "DTEND:20260606T090000", "RRULE:FREQ=WEEKLY", "END:VEVENT", "BEGIN:VEVENT",
            "UID:run@example.org", "SUMMARY:Run", "RECURRENCE-ID:20260613T070000", "DTSTART:20260614T080000",
        ])
        #expect(try run().schedule.moved.map(\.end.description) == ["2026-06-14T10:00"])
    }

    @Test("A tentative event isn't told as certain, until it is confirmed")
    func tentative() throws {
        let times = ["DTSTART:20260606T070000", "DTEND:20260606T090000"]
        _ = try calendar(times + ["STATUS:TENTATIVE"])
        let id = ImportedID.make("ics", "run@example.org")
        let row = { try directory.list(DirectoryQuery(.event, sort: .chronological)).rows[0].when }
        #expect(try row().hasPrefix("not certain yet: "))
        #expect(try directory.recordScreen(id).header.lines.contains { $0.hasPrefix("Not certain yet: ") })
        _ = try calendar(times)
        #expect(try run().isTentative == true)
        _ = try calendar(times + ["STATUS:CONFIRMED"])
        #expect(try !row().hasPrefix("not certain yet: "))
    }

    @Test("An admin's status stays while the calendar tells the same, and a new one of it is named as not taken")
    func statusByAdmin() throws {
        let times = ["DTSTART:20260606T070000", "DTEND:20260606T090000"]
        _ = try calendar(times + ["STATUS:CONFIRMED"])
        let id = ImportedID.make("ics", "run@example.org")
        try directory.edit(id, [.status: "tentative"])
        let same = try calendar(times + ["STATUS:CONFIRMED"])
        #expect(same.changed == 0 && same.kept.isEmpty)
        #expect(try run().isTentative == true)
        try directory.edit(id, [.status: ""])
        let other = try calendar(times + ["STATUS:TENTATIVE"])
        #expect(other.kept.map(\.fields) == [["status"]])
        #expect(try run().isTentative == nil)
    }

    @Test("An all-day event that ends before it begins is noted")
    func backwards() throws {
        let report = try calendar(["DTSTART;VALUE=DATE:20260606", "DTEND;VALUE=DATE:20260601"])
        #expect(report.notes.map(\.what) == ["an event ends before it begins: its end isn't kept"])
        let fair = try data(#"{"@type":"Event","name":"Fair","startDate":"2026-10-03","endDate":"2026-10-01"}"#)
        #expect(fair.notes.map(\.what) == ["an event ends before it begins: its end isn't kept"])
    }

    @Test("An event of schema.org keeps the end and the cancellation that a later entry leaves out")
    func schemaOrg() throws {
        let times = #""startDate":"2026-10-03T10:00:00-07:00","#
        let name = #"{"@type":"Event","@id":"ev9","name":"Fair","#
        let end = #""endDate":"2026-10-03T12:00:00-07:00","eventStatus":"https://schema.org/EventCancelled"}"#
        _ = try data(name + times + end)
        _ = try data(name + times + #""description":"Food and music."}"#)
        let fair = try event("jsonld", "ev9")
        #expect(fair.isCancelled && fair.schedule.end.description == "2026-10-03T12:00")
        #expect(try record("jsonld", "ev9")?.description == "Food and music.")
        let postponed = #""eventStatus":"https://schema.org/EventPostponed","startDate":"2026-11-03"}"#
        let report = try data(#"{"@type":"Event","name":"Walk","# + postponed)
        #expect(report.notes.map(\.what) == ["a postponed event counts as canceled until it has another date"])
    }

    @Test("A row of a table without the column of cancellations cancels nothing, and brings nothing back")
    func table() throws {
        func read(_ header: String, _ row: String, _ columns: String) throws {
            let mapping = Array(#"{"id":"No","columns":{"Name":"title","When":"schedule"\#(columns)}}"#.utf8)
            let settings = ImportSettings(.csv, kind: .event, source: "t", mapping: mapping)
            _ = try directory.importRecords([Array("No,Name,When\(header)\n1,Run,\(row)\n".utf8)], settings)
        }
        try read(",Off", "2026-06-06 07:00-09:00,yes", #","Off":"cancelled""#)
        try read("", "2026-06-06 08:00-09:00", "")
        #expect(try event("t", "1").isCancelled)
        try read(",Off", "2026-06-06 08:00-09:00,", #","Off":"cancelled""#)
        #expect(try event("t", "1").isCancelled)
        try read(",Off", "2026-06-06 08:00-09:00,no", #","Off":"cancelled""#)
        #expect(try !event("t", "1").isCancelled)
    }

    @Test("An event of schema.org is known by its @id when its day changes, and also if it was named by its day before")
    func schemaIDs() throws {
        func fair(_ day: String, _ id: String) -> String {
            #"{"@type":"Event",\#(id)"name":"Fair","startDate":"\#(day)T10:00:00-07:00"}"#
        }
        _ = try data(fair("2026-10-03", ""))
        let old = try #require(try record("jsonld", "Fair, 2026-10-03T10:00"))
        let moved = try data(fair("2026-10-04", #""@id":"ev9","#))
        #expect(moved.new == 0 && moved.changed == 1, "\(moved.summary)")
        let now = try #require(try directory.read { try $0.recordOrNil(old.id) })
        #expect(now.source == RecordSource("jsonld", id: "ev9"))
        let again = try data(fair("2026-10-05", #""@id":"ev9","#))
        #expect(again.new == 0 && again.changed == 1)
        #expect(try data(fair("2026-10-05", #""@id":"ev9","#)).same == 1)
        let twice = try data(
            "[" + fair("2026-11-01", #""@id":"ev10","#) + "," + fair("2026-11-08", #""@id":"ev10","#) + "]"
        )
        #expect(twice.new == 2, "\(twice.summary)")
        let blank = try data(fair("2026-12-01", #""@id":"_:b0","#))
        #expect(blank.new == 1)
        #expect(try record("jsonld", "Fair, 2026-12-01T10:00") != nil)
    }

    @Test("An event without an @id before is found by its day in any order of the file, and no other takes its record")
    func orders() throws {
        func lesson(_ day: String, _ id: String) -> String {
            #"{"@type":"Event",\#(id)"name":"Cooking class","startDate":"2027-01-\#(day)T10:00:00-07:00"}"#
        }
        _ = try data(lesson("05", ""))
        let old = try #require(try record("jsonld", "Cooking class, 2027-01-05T10:00"))
        let both = [lesson("12", #""@id":"B","#), lesson("05", #""@id":"A","#)]
        let report = try data("[" + both.joined(separator: ",") + "]")
        #expect(report.new == 1 && report.changed == 1, "\(report.summary)")
        let now = try #require(try directory.read { try $0.recordOrNil(old.id) })
        #expect(now.source == RecordSource("jsonld", id: "A"))
        #expect(try event("jsonld", "B").schedule.start.description == "2027-01-12T10:00")
    }

    @Test("An occurrence keeps its record whether its file tells other occurrences of the event, too, or not anymore")
    func occurrencesOfOne() throws {
        func read(_ days: String...) throws -> ImportReport {
            let lessons = days.map {
                #"{"@type":"Event","@id":"X","name":"Class","startDate":"2027-01-\#($0)T10:00:00-07:00"}"#
            }
            return try data("[" + lessons.joined(separator: ",") + "]")
        }
        func id(of day: String) throws -> String? {
            let ids = ["X"] + ["05", "12", "19"].map { "X, 2027-01-\($0)T10:00" }
            let found = try ids.filter { id in
                guard case .event(let event)? = try record("jsonld", id)?.details else { return false }
                return event.schedule.start.description == "2027-01-\(day)T10:00"
            }
            #expect(found.count < 2, "\(day)")
            return found.first
        }
        #expect(try read("05", "12").new == 2)
        let second = try #require(try id(of: "12"))
        #expect(try read("12").new == 0)
        #expect(try id(of: "12") == second)
        #expect(try record("jsonld", "X, 2027-01-05T10:00") != nil)
        // The way back: the record is named by its day again, and the other day has its own.
        #expect(try read("19", "12").new == 1)
        #expect(try id(of: "12") == second)
        let third = try #require(try id(of: "19"))
        #expect(third != second)
        #expect(try read("19").new == 0)
        #expect(try id(of: "19") == third)
    }

    @Test("A place that moved loses the coordinates and ZIP code of the old one; one that is spelled anew doesn't")
    func movedPlace() throws {
        func read(_ address: String, _ city: String, _ place: String = "", zip: String = "") throws -> ImportReport {
            let lines = #""address_1":"\#(address)","city":"\#(city)","postal_code":"\#(zip)""#
            let location = #"{"addresses":[{\#(lines)}]\#(place)}"#
            return try services(#"{"id":"8","name":"Clinic","service_at_locations":[{"location":\#(location)}]}"#)
        }
        func clinic() throws -> Record { try #require(try record("hsds", "8")) }
        let phoenix = #","latitude":33.45,"longitude":-112.07"#
        _ = try read("100 W Main St", "Phoenix", phoenix, zip: "85004")
        let spelled = try read("100 West Main Street", "Phoenix")
        #expect(spelled.changed == 1 && spelled.notes.isEmpty, "\(spelled.notes)")
        #expect(try clinic().coordinate != nil && clinic().zip?.digits == "85004")
        for address in ["Suite 5, 100 W Main St", "100 W Main St"] {
            #expect(try read(address, "Phoenix").notes.isEmpty)
            #expect(try clinic().coordinate != nil)
        }
        let moved = try read("9 E First St", "Mesa")
        #expect(moved.notes.map(\.what).contains { $0.hasPrefix("a place moved") }, "\(moved.notes)")
        #expect(try clinic().address == "9 E First St" && clinic().city == "Mesa")
        #expect(try clinic().coordinate == nil && clinic().zip == nil)
        #expect(try read("9 E First St", "Mesa").same == 1)
        // Coordinates that an admin corrected stay.
        try directory.edit(clinic().id, [.coordinates: "33.41, -111.83"])
        _ = try read("12 E First St", "Mesa")
        #expect(try clinic().address == "12 E First St" && clinic().coordinate != nil)
    }

    @Test("A service that isn't offered anymore is taken out, that is said, and it comes back when it is active again")
    func closedService() throws {
        let name = #"{"id":"7","name":"Pantry","url":"https://example.org","status":"#
        let never = try services(name + #""inactive"}"#)
        #expect(never.refused == 1 && never.changed == 0)
        _ = try services(name + #""active"}"#)
        let before = try #require(try record("hsds", "7"))
        let closed = try services(name + #""inactive"}"#)
        #expect(closed.refused == 0 && closed.changed == 1)
        #expect(closed.notes.map(\.what).contains { $0.hasPrefix("a service isn't offered now") })
        #expect(try record("hsds", "7") == nil)
        #expect(try directory.history(of: before.id).first?.summary.contains("taken out") == true)
        let again = try services(name + #""active"}"#)
        #expect(again.new == 0 && again.changed == 1 && again.same == 0, "\(again.summary)")
        let back = try #require(try record("hsds", "7"))
        #expect(back.title == "Pantry" && back.addedOn == before.addedOn && back.version > before.version)
        #expect(try services(name + #""active"}"#).same == 1)
        #expect(try directory.history(of: before.id).first?.summary.contains("brought back") == true)
    }

    @Test("Nobody has checked a record on a day to come: a typed one is refused, and one of a file is unknown")
    func checkedInFuture() throws {
        _ = try services(#"{"id":"7","name":"Pantry","assured_date":"2030-11-05"}"#)
        let pantry = try #require(try record("hsds", "7"))
        #expect(pantry.verifiedOn == nil)
        for field in [RecordField.verified, .added] {
            #expect(throws: DirectoryError.self) { try directory.edit(pantry.id, [field: "2031-01-01"]) }
            #expect(throws: DirectoryError.self) {
                try directory.add(RecordDraft(.resource, [.title: "Kitchen", field: "2031-01-01"]))
            }
        }
        let today = "2026-04-23"
        #expect(try directory.edit(pantry.id, [.verified: today]).record.verifiedOn?.description == today)
        let form = try directory.recordForm(of: pantry.id, [.verified: "2031-01-01"])
        #expect(form.drafted.isEmpty)
    }

    @Test("Nobody has checked a record before 2000: a typed day is refused, and one of a file is noted and unknown")
    func checkedLongAgo() throws {
        let report = try services(#"{"id":"7","name":"Pantry","assured_date":"1999-12-31"}"#)
        let note = "a day of the last check is before 2000-01-01, and isn't kept"
        #expect(report.notes.map(\.what).contains(note), "\(report.notes)")
        let pantry = try #require(try record("hsds", "7"))
        #expect(pantry.verifiedOn == nil)
        let form = try directory.recordForm(of: pantry.id, [.verified: "1800-01-01"])
        #expect(form.drafted.isEmpty)
        #expect(throws: DirectoryError.self) { try directory.edit(pantry.id, [.verified: "1800-01-01"]) }
        do {
            try directory.edit(pantry.id, [.verified: "1999-12-31"])
            Issue.record("a day before 2000 was kept")
        } catch {
            #expect("\(error)".contains("write a day from 2000-01-01 on, or none"), "\(error)")
        }
        #expect(try directory.edit(pantry.id, [.verified: "2000-01-01"]).record.verifiedOn?.description == "2000-01-01")
    }

    @Test(
        "The city and ZIP code are read from an address on one line",
        arguments: [
            ("1 Main St, Phoenix, AZ 85004", "1 Main St", "Phoenix", "85004"),
            ("1 Main St Phoenix AZ 85004-1234", "1 Main St", "Phoenix", "85004"),
            (
                "Main Library, 1221 N Central Ave, Phoenix, 85004, USA", "Main Library, 1221 N Central Ave", "Phoenix",
                "85004"
            ),
            ("Main Library, sun city west", "Main Library", "Sun City West", nil), ("Mesa", "", "Mesa", nil),
            ("5 Oak Rd, 85201", "5 Oak Rd", "Mesa", "85201"), ("5 Oak Rd, Tucson, Arizona", "5 Oak Rd", "Tucson", nil),
            ("Main Library, 1221 N Central", "Main Library, 1221 N Central", "", nil),
            ("5 Mesa Dr", "5 Mesa Dr", "", nil), ("5 Oak Rd, Peoria, IL 61602", "5 Oak Rd, Peoria, IL 61602", "", nil),
            ("", "", "", nil),
        ] as [(String, String, String, String?)]
    )
    func placeLine(_ line: String, _ address: String, _ city: String, _ zip: String?) {
        let place = PlaceLine(line)
        #expect(place.address == address && place.city == city && place.zip?.digits == zip, "\(place)")
    }

    @Test("An event's one-line place leads there and is found by its city; without a city it is listed as unknown")
    func places() throws {
        let times = ["DTSTART:20260606T070000", "DTEND:20260606T090000"]
        _ = try calendar(times + ["LOCATION:1 Main St\\, Phoenix\\, AZ 85004"])
        let run = try #require(try record("ics", "run@example.org"))
        #expect(Directions.goal(of: run) == .address("1 Main St, Phoenix, AZ 85004"))
        let asked = { (city: String) in
            DirectoryQuery(.event, Filter(place: .cities([city])), sort: .chronological)
        }
        #expect(try directory.list(asked("Phoenix")).total == 1 && directory.list(asked("Mesa")).total == 0)
        let dance = #"{"@type":"Event","name":"Dance","startDate":"2026-10-03","location":"Village Hall"}"#
        _ = try data(dance)
        let rows = try directory.list(asked("Mesa")).rows
        #expect(rows.map(\.reason) == ["city unknown"])
        let hall = try #require(try record("jsonld", "Dance, 2026-10-03T00:00"))
        #expect(Directions.goal(of: hall) == .none("nobody told the city of its address"))
    }

    @Test("Ages that nobody told are unknown, for the filter and on the page")
    func ages() throws {
        _ = try calendar(["DTSTART:20260606T070000", "DTEND:20260606T090000"])
        let list = try directory.list(DirectoryQuery(.event, Filter(age: 3), sort: .chronological))
        #expect(list.rows.map(\.reason) == ["ages unknown"])
        let id = ImportedID.make("ics", "run@example.org")
        #expect(!"\(try directory.recordScreen(id))".contains("all ages"))
        try directory.edit(id, [.ages: "all"])
        let certain = try directory.list(DirectoryQuery(.event, Filter(age: 3), sort: .chronological))
        #expect(certain.rows.map(\.reason) == ["for all ages"])
        try directory.edit(id, [.ages: "5-12"])
        #expect(try directory.list(DirectoryQuery(.event, Filter(age: 3), sort: .chronological)).total == 0)
    }

    @Test(
        "A phone number has three digits at least",
        arguments: [("1", false), ("ask", false), ("2-1-1", true), ("", true)]
    )
    func phones(_ text: String, _ isTaken: Bool) throws {
        _ = try services(#"{"id":"7","name":"Pantry"}"#)
        let id = ImportedID.make("hsds", "7")
        if isTaken {
            #expect(try directory.edit(id, [.phone: text]).record.phone == text)
        } else {
            #expect(throws: DirectoryError.self) { try directory.edit(id, [.phone: text]) }
        }
    }

    @Test("A list without results names a city that is misspelled or not of the county")
    func strangeCities() throws {
        let asked = DirectoryQuery(.market, Filter(place: .cities(["Pheonix", "Tucson", "Mesa"])), sort: .alphabetical)
        #expect(
            try directory.list(asked).notes == [
                "“Pheonix” may be misspelled: the county has Phoenix.",
                "“Tucson” is no city of Maricopa County, where this directory ends.",
            ]
        )
    }

    @Test("A city or ZIP code that the county doesn't have is told beside events whose place is unknown, too")
    func strangePlaces() throws {
        _ = try calendar(["DTSTART:20260606T070000", "DTEND:20260606T090000"])
        func notes(_ place: PlaceFilter) throws -> [String] {
            let list = try directory.list(DirectoryQuery(.event, Filter(place: place), sort: .chronological))
            #expect(list.total == 1)
            return list.notes
        }
        #expect(try notes(.cities(["Tmepe"])).contains("“Tmepe” may be misspelled: the county has Tempe."))
        let tucson = "“Tucson” is no city of Maricopa County, where this directory ends."
        #expect(try notes(.cities(["Tucson"])).contains(tucson))
        for zip in ["99999", "90210", "85701"] {
            let note = "\(zip) is no ZIP code of Maricopa County, where this directory ends."
            #expect(try notes(.zip(#require(ZIPCode(zip)))).contains(note))
        }
        #expect(try notes(.zip(#require(ZIPCode("85281")))).count == 1)
        #expect(try notes(.cities(["Tempe"])).count == 1)
    }

    @Test("Hours of earlier years are offered only where a record has some")
    func earlierYears() throws {
        try directory.add(RecordDraft(.park, [.title: "A park"]))
        let asked = DirectoryQuery(.park, Filter(days: [.sunday]), sort: .alphabetical)
        let notes = try directory.list(asked).notes
        #expect(notes == ["None of these surely fits: a fact that a filter asks for is unknown for each of them."])
    }

    @Test("A feature is found by its Spanish word, and one with a slip gets a hint")
    func spanishFeature() throws {
        #expect(["Pesca", "pesca", "fishing", "Fishing"].map(Filter.stored) == Array(repeating: "Fishing", count: 4))
        #expect(Filter.stored("Lake Road") == "Lake Road")
        try directory.add(RecordDraft(.park, [.title: "A park", .features: "Fishing"]))
        let notes = { (feature: String) in
            try directory.list(DirectoryQuery(.park, Filter(features: [feature]), sort: .alphabetical)).notes
        }
        #expect(try notes("Fishin") == ["“Fishin” may be misspelled: there is “Fishing”."])
        #expect(try notes("Fishing").isEmpty)
    }

    @Test("Without a location the nearest are those to the middle of Phoenix, and the list says so")
    func nearestToPhoenix() throws {
        try directory.add(RecordDraft(.park, [.title: "A park"]))
        var query = DirectoryQuery(.park, sort: .nearMe)
        #expect(try directory.list(query).text.hasSuffix("nearest to the middle of Phoenix first"))
        query.origin = Gazetteer.phoenixCenter
        #expect(try directory.list(query).text.hasSuffix("nearest first"))
    }

    @Test("A list in which one record surely fits doesn't say that none does, whatever its order")
    func oneFits() throws {
        try directory.add(RecordDraft(.park, [.title: "A park"]))
        try directory.add(RecordDraft(.park, [.title: "B park", .hours: "Sun 08:00-13:00"]))
        let asked = DirectoryQuery(.park, Filter(days: [.sunday]), sort: .alphabetical)
        let list = try directory.list(asked)
        #expect(list.total == 2 && list.notes.isEmpty, "\(list.notes)")
    }

    @Test("The form of the location is empty while it is off, shows a ZIP code again, and takes only places")
    func locationForm() throws {
        func shown() throws -> String? {
            (try directory.screen(.settings) as? SettingsScreen)?.location[field: "place"]?.value
        }
        #expect(try shown() == "")
        try directory.setUserLocation(.at(UserLocationText.place("85281")))
        #expect(try shown() == "85281")
        try directory.setUserLocation(.at(UserLocationText.place("33.4255,-111.94")))
        #expect(try shown() == "33.4255,-111.94")
        try directory.setUserLocation(.denied)
        #expect(try shown() == "")
    }

    @Test("All forms of a record's page are closed to a visitor, as its favorite button is")
    func visitorForms() throws {
        _ = try services(#"{"id":"7","name":"Pantry"}"#)
        let visitor = directory.acting(as: .signedOut)
        let page = try visitor.recordScreen(ImportedID.make("hsds", "7"))
        #expect(!page.forms.isEmpty)
        #expect(page.forms.allSatisfy { $0.whyNot == "Sign in first." && $0.buttons.allSatisfy { !$0.isEnabled } })
    }
}
