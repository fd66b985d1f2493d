import Foundation
import NotificationKit
import Testing
import TimeKit

@testable import MaricopaDirectory

@Suite("Events as iCalendar")
struct EventCalendarTests {
    private func text(_ record: Record, link: String = "") throws -> String {
        let bytes = try #require(try EventCalendar.file(record, link: link))
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
    }

    @Test("an event is its times by the county's clocks, its place, and where more is to be found")
    func plain() throws {
        let record = try EventSample.record("cooking", EventSample.once("2026-03-07T08:00", "2026-03-07T13:30"))
        let found = try text(record, link: "maricopa://events/cooking")
        for line in [
            "UID:cooking@maricopa", "DTSTART;TZID=America/Phoenix:20260307T080000", "DURATION:PT330M",
            "SUMMARY:Cooking class", "DESCRIPTION:Bring a knife.", "LOCATION:1221 N Central Ave\\, Phoenix\\, 85004",
            "URL:maricopa://events/cooking", "DTSTAMP:20260102T070000Z",
        ] {
            #expect(found.contains(line + "\n"), "\(line)")
        }
        #expect(!found.contains("VALARM") && !found.contains("RRULE"))
    }

    @Test("a sample leaves the directory as a sample: in a calendar, in a notice and on its page")
    func sample() throws {
        let box = try EventBox()
        var record = try EventSample.record("cooking", EventSample.once("2026-03-07T08:00", "2026-03-07T13:30"))
        record.isSample = true
        let found = try text(record)
        #expect(found.contains("SUMMARY:Sample: Cooking class\n") && found.contains("DESCRIPTION:This is a sample"))
        try box.owner.write { [record] in try $0.insert(record) }
        try box.ana.remind(of: record.id, minutesBefore: 60)
        let notices = try box.ana.notificationCandidates()
        #expect(notices.map(\.title) == ["Sample: Cooking class"])
        let page = String(decoding: try box.ana.sharePage(record.id), as: UTF8.self)
        let note = try #require(page.firstRange(of: "This is a sample"))
        let heading = try #require(page.firstRange(of: "<h1"))
        #expect(note.lowerBound < heading.lowerBound)
    }

    @Test(
        "a recurring event is one entry with its rule, exceptions left out, and a moved occurrence in the place of its slot"
    )
    func recurring() throws {
        var schedule = try EventSample.weekly("2026-03-07T08:00", "2026-03-07T13:00", until: .count(5))
        schedule.exceptions = [try EventSample.moment("2026-03-14T08:00")]
        schedule.moved = [
            MovedOccurrence(
                from: try EventSample.moment("2026-03-21T08:00"),
                start: try EventSample.moment("2026-03-22T09:00"),
                end: try EventSample.moment("2026-03-22T10:00")
            ),
            MovedOccurrence(
                from: try EventSample.moment("2026-03-25T08:00"),
                start: try EventSample.moment("2026-03-25T08:00"),
                end: try EventSample.moment("2026-03-25T09:00")
            ),
        ]
        let found = try text(EventSample.record("market", schedule))
        #expect(found.contains("RRULE:FREQ=WEEKLY;BYDAY=SA;WKST=MO;COUNT=5\n"))
        #expect(found.contains("EXDATE;TZID=America/Phoenix:20260314T080000\n"))
        #expect(
            found.contains(
                """
                RECURRENCE-ID;TZID=America/Phoenix:20260321T080000
                DTSTART;TZID=America/Phoenix:20260322T090000
                DURATION:PT60M

                """
            )
        )
        #expect(found.components(separatedBy: "UID:market@maricopa\n").count == 3)
        #expect(found.contains("UID:market/2026-03-25T08:00@maricopa\n"))
    }

    @Test("whole days are whole days, to the last of them, moved ones too")
    func allDay() throws {
        var schedule = try EventSample.weekly("2026-05-01T00:00", "2026-05-03T00:00")
        schedule.isAllDay = true
        schedule.moved = [
            MovedOccurrence(
                from: try EventSample.moment("2026-05-08T00:00"),
                start: try EventSample.moment("2026-05-09T00:00"),
                end: try EventSample.moment("2026-05-10T00:00")
            )
        ]
        let found = try text(EventSample.record("festival", schedule))
        #expect(found.contains("DTSTART;VALUE=DATE:20260501\nDURATION:P2D\nRRULE:FREQ=WEEKLY;BYDAY=FR"))
        #expect(found.contains("RECURRENCE-ID;VALUE=DATE:20260508\nDTSTART;VALUE=DATE:20260509\nDURATION:P1D\n"))
    }

    @Test("an event that was called off says so, and each edit raises the sequence")
    func canceled() throws {
        let once = try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00")
        var record = try EventSample.record("cooking", once, isCancelled: true)
        record.version = 4
        let found = try text(record)
        #expect(found.contains("STATUS:CANCELLED\n") && found.contains("SEQUENCE:3\n"))
    }

    @Test("an event that isn't certain yet says so, and one that is certain or canceled doesn't")
    func tentative() throws {
        let once = try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00")
        var record = try EventSample.record("cooking", once)
        func status(_ isTentative: Bool?, isCancelled: Bool = false) throws -> [Substring] {
            let details = EventDetails(schedule: once, isCancelled: isCancelled, isTentative: isTentative)
            record.details = .event(details)
            return try text(record).split(separator: "\n").filter { $0.hasPrefix("STATUS") }
        }
        #expect(try status(true) == ["STATUS:TENTATIVE"])
        #expect(try status(false).isEmpty && status(nil).isEmpty)
        #expect(try status(true, isCancelled: true) == ["STATUS:CANCELLED"])
    }

    @Test("the same record gives the same bytes; a record that is no event, or never takes place, gives none")
    func bytes() throws {
        var schedule = try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00")
        let record = try EventSample.record("cooking", schedule)
        #expect(try EventCalendar.file(record) == EventCalendar.file(record))
        schedule.exceptions = [schedule.start]
        #expect(try EventCalendar.file(EventSample.record("cooking", schedule)) == nil)
        var park = record
        park.details = .park(ParkDetails())
        #expect(try EventCalendar.file(park) == nil)
    }

    @Test("lines, commas and commands of calendars in an event's texts stay text")
    func hostile() throws {
        let once = try EventSample.once("2026-03-07T08:00", "2026-03-07T13:00")
        let title = "Class\r\nEND:VEVENT\nATTACH:https://example.org;x,y"
        let found = try text(EventSample.record("cooking", once, title: title))
        #expect(found.contains("SUMMARY:Class\\nEND:VEVENT\\nATTACH:https://example.org\\;x\\,y\n"))
        #expect(found.components(separatedBy: "\nEND:VEVENT\n").count == 2)
    }
}
